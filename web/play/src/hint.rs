//! Hints in any game, computed by the best bot. The first press shows a nudge, the second one the
//! whole plan. The hint stays while the player follows the plan.

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
    pub shown: Option<ShownHint<A>>,
    /// Requests a hint, then shows more of it; pressed once more, closes it.
    pub press: Callback<()>,
    /// Closes the hint, even while the bot is thinking.
    pub close: Callback<()>,
    /// The subject of the next hint: the change counter of the match, and the seat.
    about: (u32, Option<Seat>),
}

impl<A: PartialEq> PartialEq for HintHandle<A> {
    fn eq(&self, other: &Self) -> bool {
        self.shown == other.shown && self.about == other.about
    }
}

/// Provides hints for the seat that has to act at this screen.
#[hook]
pub fn use_hint<G>(
    session_store: &UseReducerHandle<SessionStore<G>>,
    seat: Option<Seat>,
) -> HintHandle<G::Action>
where
    G: Game + 'static,
{
    let shown = use_state(|| None::<ShownHint<G::Action>>);
    let executor = use_memo((), |()| RefCell::new(BotExecutor::default()));
    let (session, about) = (
        session_store.session.clone(),
        (session_store.change_count, seat),
    );
    // The hint may be about an earlier position: it is advanced before it is shown.
    let now = use_memo(((*shown).clone(), about), |(shown, (_, seat))| {
        shown
            .clone()
            .and_then(|shown| advance(shown, &session, *seat))
    });
    let now = (*now).clone();
    {
        let is_outdated = shown.is_some() && now.is_none();
        let (shown, executor) = (shown.setter(), executor.clone());
        use_effect_with(is_outdated, move |is_outdated| {
            if *is_outdated {
                executor.borrow_mut().cancel();
                shown.set(None);
            }
        });
    }
    let close = {
        let (shown, executor) = (shown.setter(), executor.clone());
        Callback::from(move |()| {
            executor.borrow_mut().cancel();
            shown.set(None);
        })
    };
    let press = {
        let (now, shown, close) = (now.clone(), shown.setter(), close.clone());
        Callback::from(move |()| match (now.clone(), seat) {
            (None, Some(seat)) => request_hint(&session, seat, &executor, &shown),
            (Some(hint), _) if hint.stage == HintStage::Nudge => shown.set(Some(ShownHint {
                stage: HintStage::Whole,
                ..hint
            })),
            (Some(_), _) => close.emit(()),
            (None, None) => {}
        })
    };
    HintHandle {
        shown: now,
        press,
        close,
        about,
    }
}

/// Returns the hint at the current position: the rest of its plan while the player follows it,
/// otherwise `None`.
fn advance<G: Game>(
    shown: ShownHint<G::Action>,
    session: &Session<G>,
    seat: Option<Seat>,
) -> Option<ShownHint<G::Action>> {
    let position = session.position_id();
    if seat != Some(shown.seat) {
        return None;
    }
    if shown.stage == HintStage::Thinking {
        return (position == shown.position).then_some(shown);
    }
    let line = shown.plan.remaining(position);
    (!line.is_empty()).then_some(ShownHint {
        line,
        position,
        ..shown
    })
}

fn request_hint<G: Game + 'static>(
    session: &Rc<Session<G>>,
    seat: Seat,
    executor: &RefCell<BotExecutor>,
    shown: &UseStateSetter<Option<ShownHint<G::Action>>>,
) {
    let entries = session.log().len();
    let request = WorkerRequest {
        text: save::encode(session),
        seat: seat.0,
        level: Level::Admiral,
        // All hints of a match use the same random numbers, so that their values differ only if the
        // position differs.
        seed: session.seed().to_u64(),
        task: WorkerTask::Advise(entries),
        content_sets: store::pack::content_for_worker(),
    };
    let thinking = ShownHint {
        stage: HintStage::Thinking,
        seat,
        line: Vec::new(),
        plan: ActionLine::accepted(session, seat, &[]),
        position: session.position_id(),
        best: None,
    };
    shown.set(Some(thinking.clone()));
    let (shown, session) = (shown.clone(), session.clone());
    executor
        .borrow_mut()
        .ask(request, move |reply: WorkerReply| {
            let found: Vec<G::Action> = serde_json::from_str(&reply.line).unwrap_or_default();
            let plan = ActionLine::accepted(&session, seat, &found);
            let line = plan.remaining(session.position_id());
            shown.set((!line.is_empty()).then_some(ShownHint {
                stage: HintStage::Nudge,
                plan,
                line,
                best: reply.has_searched.then_some(reply.best),
                ..thinking
            }));
        });
}
