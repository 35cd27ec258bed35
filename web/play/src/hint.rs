//! A hint: the best bot is asked what it would do, and not obeyed. Pressed once it nudges, pressed
//! twice it tells the whole plan. It stays while the plan is followed. Knows no game.

use super::bot::Brain;
use super::line::Line;
use crate::desk::{Deed, Desk};
use engine::bots::{Chances, Level};
use engine::game::{Game, Seat};
use engine::save;
use engine::session::{Position, Session};
use std::cell::RefCell;
use std::rc::Rc;
use worker::{Errand, Reply, Wish};
use yew::prelude::*;

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Nothing yet: the bot thinks.
    Thinking,
    /// What kind of turn it is.
    Nudge,
    /// The whole plan.
    Whole,
}

/// What is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<A> {
    /// How much of it is shown.
    pub stage: Stage,
    /// The seat that asked.
    pub seat: Seat,
    /// What it should give, in order; the part that is still to be given.
    pub line: Vec<A>,
    /// All that it should give.
    plan: Line<A>,
    /// The chances with this plan, where they were looked for.
    pub best: Option<Chances>,
    /// Where the match stood when `line` was still to be given.
    position: Position,
}

impl<A: Copy> Told<A> {
    /// The deed that gives the rest of it where it is still good.
    #[must_use]
    pub fn deed(&self) -> Deed<A> {
        Deed::give(self.position, self.seat, &self.line)
    }
}

/// A hint, and how to ask for it.
#[derive(Clone)]
pub struct Hint<A> {
    /// What is told, if it was asked for.
    pub told: Option<Told<A>>,
    /// Asks, or asks for more; asked once more, it is put away.
    pub press: Callback<()>,
    /// Puts it away, also while the bot thinks.
    pub close: Callback<()>,
    /// What `press` asks about: the match after so many changes, and whose advice it is.
    about: (u32, Option<Seat>),
}

impl<A: PartialEq> PartialEq for Hint<A> {
    fn eq(&self, other: &Self) -> bool {
        self.told == other.told && self.about == other.about
    }
}

/// Hints for the seat that is asked here.
#[hook]
pub fn use_hint<G>(desk: &UseReducerHandle<Desk<G>>, seat: Option<Seat>) -> Hint<G::Action>
where
    G: Game + 'static,
{
    let told = use_state(|| None::<Told<G::Action>>);
    let brain = use_memo((), |()| RefCell::new(Brain::default()));
    let (session, about) = (desk.session.clone(), (desk.changes, seat));
    // What was told may be about a position that is past: it is followed before it is shown.
    let now = use_memo(((*told).clone(), about), |(told, (_, seat))| {
        told.clone().and_then(|told| follow(told, &session, *seat))
    });
    let now = (*now).clone();
    {
        let lost = told.is_some() && now.is_none();
        let (told, brain) = (told.setter(), brain.clone());
        use_effect_with(lost, move |lost| {
            if *lost {
                brain.borrow_mut().cancel();
                told.set(None);
            }
        });
    }
    let close = {
        let (told, brain) = (told.setter(), brain.clone());
        Callback::from(move |()| {
            brain.borrow_mut().cancel();
            told.set(None);
        })
    };
    let press = {
        let (now, told, close) = (now.clone(), told.setter(), close.clone());
        Callback::from(move |()| match (now.clone(), seat) {
            (None, Some(seat)) => ask(&session, seat, &brain, &told),
            (Some(hint), _) if hint.stage == Stage::Nudge => told.set(Some(Told {
                stage: Stage::Whole,
                ..hint
            })),
            (Some(_), _) => close.emit(()),
            (None, None) => {}
        })
    };
    Hint {
        told: now,
        press,
        close,
        about,
    }
}

/// The hint where the match stands now: the rest of its plan while that is followed, else nothing.
fn follow<G: Game>(
    told: Told<G::Action>,
    session: &Session<G>,
    seat: Option<Seat>,
) -> Option<Told<G::Action>> {
    let position = session.position();
    if seat != Some(told.seat) {
        return None;
    }
    if told.stage == Stage::Thinking {
        return (position == told.position).then_some(told);
    }
    let line = told.plan.rest(position);
    (!line.is_empty()).then_some(Told {
        line,
        position,
        ..told
    })
}

fn ask<G: Game + 'static>(
    session: &Rc<Session<G>>,
    seat: Seat,
    brain: &RefCell<Brain>,
    told: &UseStateSetter<Option<Told<G::Action>>>,
) {
    let entries = session.log().len();
    let errand = Errand {
        text: save::encode(session),
        seat: seat.0,
        level: Level::Admiral,
        // The same lots for all hints of a match: a figure differs by what has changed, and not by luck.
        seed: session.seed().brief(),
        wish: Wish::Advise(entries),
        stocks: store::pack::stocks_elsewhere(),
    };
    let thinking = Told {
        stage: Stage::Thinking,
        seat,
        line: Vec::new(),
        plan: Line::plan(session, seat, &[]),
        position: session.position(),
        best: None,
    };
    told.set(Some(thinking.clone()));
    let (told, session) = (told.clone(), session.clone());
    brain.borrow_mut().ask(errand, move |reply: Reply| {
        let found: Vec<G::Action> = serde_json::from_str(&reply.line).unwrap_or_default();
        let plan = Line::plan(&session, seat, &found);
        let line = plan.rest(session.position());
        told.set((!line.is_empty()).then_some(Told {
            stage: Stage::Nudge,
            plan,
            line,
            best: reply.reckoned.then_some(reply.best),
            ..thinking
        }));
    });
}
