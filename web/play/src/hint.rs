//! Hints in any game: the best bot is asked what it would do. The first press gives a nudge, the
//! second one the whole plan. The hint stays while the player follows the plan.

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

/// How much of a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintStage {
    /// Nothing yet: the bot is thinking.
    Thinking,
    /// The kind of move.
    Nudge,
    /// The whole plan.
    Whole,
}

/// A hint as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownHint<A> {
    pub stage: HintStage,
    /// The seat that asked.
    pub seat: Seat,
    /// The actions of the plan that are still to be given, in order.
    pub line: Vec<A>,
    /// The whole plan.
    plan: ActionLine<A>,
    /// The win chances with this plan, if they were computed.
    pub best: Option<WinChances>,
    /// The position at which `line` begins.
    position: PositionId,
}

impl<A: Copy> ShownHint<A> {
    /// Returns the command that gives the rest of the plan, if the position is still the same.
    #[must_use]
    pub fn command(&self) -> SessionCommand<A> {
        SessionCommand::give_line(self.position, self.seat, &self.line)
    }
}

/// A hint, and callbacks that request and close it.
#[derive(Clone)]
pub struct HintHandle<A> {
    /// The hint, if one was requested.
    pub told: Option<ShownHint<A>>,
    /// Requests a hint, then shows more of it; pressed once more, closes it.
    pub press: Callback<()>,
    /// Closes the hint, even while the bot is thinking.
    pub close: Callback<()>,
    /// What `press` asks about: the change counter of the match, and the seat.
    about: (u32, Option<Seat>),
}

impl<A: PartialEq> PartialEq for HintHandle<A> {
    fn eq(&self, other: &Self) -> bool {
        self.told == other.told && self.about == other.about
    }
}

/// Provides hints for the seat that has to act at this screen.
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
    // The hint may be about an earlier position: it is advanced before it is shown.
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

/// Returns the hint at the current position: the rest of its plan while the player follows it,
/// otherwise `None`.
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
        // All hints of a match use the same random numbers, so that figures differ only by what has
        // changed.
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
