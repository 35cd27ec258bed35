//! A hint: the best bot is asked what it would do, and not obeyed. Pressed once it nudges, pressed
//! twice it tells the whole plan. It stays while the plan is followed. Knows no game.

use super::Desk;
use super::bot::{Brain, Errand, Reply, Wish};
use engine::bots::{Chances, Level};
use engine::game::{Game, Seat};
use engine::save;
use std::cell::RefCell;
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
    /// The chances as they stood when it asked.
    pub now: Chances,
    /// The chances when the line is given.
    pub best: Chances,
    /// The length of the log that it is about.
    entries: usize,
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
}

/// Hints for the seat that is asked here.
#[hook]
pub fn use_hint<G>(desk: &UseReducerHandle<Desk<G>>, seat: Option<Seat>) -> Hint<G::Action>
where
    G: Game + 'static,
{
    let told = use_state(|| None::<Told<G::Action>>);
    let brain = use_memo((), |()| RefCell::new(Brain::default()));
    {
        let (desk, told, brain) = (desk.clone(), told.clone(), brain.clone());
        use_effect_with((desk.edition, seat), move |(_, seat)| {
            let before = (*told).clone();
            let after = before.clone().and_then(|told| follow(told, &desk, *seat));
            if after != before {
                if after.is_none() {
                    brain.borrow_mut().cancel();
                }
                told.set(after);
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
        let (desk, told, close) = (desk.clone(), told.clone(), close.clone());
        Callback::from(move |()| match ((*told).clone(), seat) {
            (None, Some(seat)) => ask(&desk, seat, &brain, &told),
            (Some(hint), _) if hint.stage == Stage::Nudge => told.set(Some(Told {
                stage: Stage::Whole,
                ..hint
            })),
            (Some(_), _) => close.emit(()),
            (None, None) => {}
        })
    };
    Hint {
        told: (*told).clone(),
        press,
        close,
    }
}

/// The hint after the match went on: the rest of it while its plan is followed, else nothing.
fn follow<G: Game>(
    mut told: Told<G::Action>,
    desk: &Desk<G>,
    seat: Option<Seat>,
) -> Option<Told<G::Action>> {
    let log = desk.session.log();
    if seat != Some(told.seat) {
        return None;
    }
    if log.len() == told.entries {
        return Some(told);
    }
    let given = log.last().map(|entry| (entry.seat, entry.action));
    let next = told.line.first().map(|action| (told.seat, *action));
    let follows = log.len() == told.entries + 1 && given == next && given.is_some();
    if !follows || told.line.len() < 2 {
        return None;
    }
    told.line.remove(0);
    told.entries += 1;
    Some(told)
}

fn ask<G: Game + 'static>(
    desk: &Desk<G>,
    seat: Seat,
    brain: &RefCell<Brain>,
    told: &UseStateHandle<Option<Told<G::Action>>>,
) {
    let session = &desk.session;
    let entries = session.log().len();
    let errand = Errand {
        text: save::encode(session),
        seat: seat.0,
        level: Level::Admiral,
        seed: session.seed() ^ entries as u64,
        wish: Wish::Advise(entries),
    };
    let thinking = Told {
        stage: Stage::Thinking,
        seat,
        line: Vec::new(),
        now: Chances::default(),
        best: Chances::default(),
        entries,
    };
    told.set(Some(thinking.clone()));
    let told = told.setter();
    brain.borrow_mut().ask(errand, move |reply: Reply| {
        let line: Vec<G::Action> = serde_json::from_str(&reply.line).unwrap_or_default();
        told.set((!line.is_empty()).then_some(Told {
            stage: Stage::Nudge,
            line,
            now: reply.now,
            best: reply.best,
            ..thinking
        }));
    });
}

impl<A: PartialEq> PartialEq for Hint<A> {
    fn eq(&self, other: &Self) -> bool {
        self.told == other.told
    }
}
