//! A hint: the best bot is asked what it would do, and not obeyed. Pressed once it nudges, pressed
//! twice it tells the whole plan. It stays while the plan is followed. Knows no game.

use super::action_line::ActionLine;
use super::bot::BotExecutor;
use crate::session_store::{SessionCommand, SessionStore};
use engine::bots::{Level, WinChances};
use engine::game::{Game, Seat};
use engine::save;
use engine::session::{PositionId, Session};
use std::cell::RefCell;
use std::rc::Rc;
use worker::{WorkerReply, WorkerRequest, WorkerTask};
use yew::prelude::*;

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintStage {
    /// Nothing yet: the bot thinks.
    Thinking,
    /// What kind of turn it is.
    Nudge,
    /// The whole plan.
    Whole,
}

/// What is told.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownHint<A> {
    /// How much of it is shown.
    pub stage: HintStage,
    /// The seat that asked.
    pub seat: Seat,
    /// What it should give, in order; the part that is still to be given.
    pub line: Vec<A>,
    /// All that it should give.
    plan: ActionLine<A>,
    /// The chances with this plan, where they were looked for.
    pub best: Option<WinChances>,
    /// Where the match stood when `line` was still to be given.
    position: PositionId,
}

impl<A: Copy> ShownHint<A> {
    /// The deed that gives the rest of it where it is still good.
    #[must_use]
    pub fn command(&self) -> SessionCommand<A> {
        SessionCommand::give_line(self.position, self.seat, &self.line)
    }
}

/// A hint, and how to ask for it.
#[derive(Clone)]
pub struct HintHandle<A> {
    /// What is told, if it was asked for.
    pub told: Option<ShownHint<A>>,
    /// Asks, or asks for more; asked once more, it is put away.
    pub press: Callback<()>,
    /// Puts it away, also while the bot thinks.
    pub close: Callback<()>,
    /// What `press` asks about: the match after so many changes, and whose advice it is.
    about: (u32, Option<Seat>),
}

impl<A: PartialEq> PartialEq for HintHandle<A> {
    fn eq(&self, other: &Self) -> bool {
        self.told == other.told && self.about == other.about
    }
}

/// Hints for the seat that is asked here.
#[hook]
pub fn use_hint<G>(
    desk: &UseReducerHandle<SessionStore<G>>,
    seat: Option<Seat>,
) -> HintHandle<G::Action>
where
    G: Game + 'static,
{
    let told = use_state(|| None::<ShownHint<G::Action>>);
    let brain = use_memo((), |()| RefCell::new(BotExecutor::default()));
    let (session, about) = (desk.session.clone(), (desk.changes, seat));
    // What was told may be about a position that is past: it is followed before it is shown.
    let now = use_memo(((*told).clone(), about), |(told, (_, seat))| {
        told.clone().and_then(|told| advance(told, &session, *seat))
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
            (Some(hint), _) if hint.stage == HintStage::Nudge => told.set(Some(ShownHint {
                stage: HintStage::Whole,
                ..hint
            })),
            (Some(_), _) => close.emit(()),
            (None, None) => {}
        })
    };
    HintHandle {
        told: now,
        press,
        close,
        about,
    }
}

/// The hint where the match stands now: the rest of its plan while that is followed, else nothing.
fn advance<G: Game>(
    told: ShownHint<G::Action>,
    session: &Session<G>,
    seat: Option<Seat>,
) -> Option<ShownHint<G::Action>> {
    let position = session.position_id();
    if seat != Some(told.seat) {
        return None;
    }
    if told.stage == HintStage::Thinking {
        return (position == told.position).then_some(told);
    }
    let line = told.plan.remaining(position);
    (!line.is_empty()).then_some(ShownHint {
        line,
        position,
        ..told
    })
}

fn ask<G: Game + 'static>(
    session: &Rc<Session<G>>,
    seat: Seat,
    brain: &RefCell<BotExecutor>,
    told: &UseStateSetter<Option<ShownHint<G::Action>>>,
) {
    let entries = session.log().len();
    let errand = WorkerRequest {
        text: save::encode(session),
        seat: seat.0,
        level: Level::Admiral,
        // The same lots for all hints of a match: a figure differs by what has changed, and not by luck.
        seed: session.seed().to_u64(),
        wish: WorkerTask::Advise(entries),
        stocks: store::pack::content_for_worker(),
    };
    let thinking = ShownHint {
        stage: HintStage::Thinking,
        seat,
        line: Vec::new(),
        plan: ActionLine::accepted(session, seat, &[]),
        position: session.position_id(),
        best: None,
    };
    told.set(Some(thinking.clone()));
    let (told, session) = (told.clone(), session.clone());
    brain.borrow_mut().ask(errand, move |reply: WorkerReply| {
        let found: Vec<G::Action> = serde_json::from_str(&reply.line).unwrap_or_default();
        let plan = ActionLine::accepted(&session, seat, &found);
        let line = plan.remaining(session.position_id());
        told.set((!line.is_empty()).then_some(ShownHint {
            stage: HintStage::Nudge,
            plan,
            line,
            best: reply.reckoned.then_some(reply.best),
            ..thinking
        }));
    });
}
