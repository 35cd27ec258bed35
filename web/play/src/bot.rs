//! Bots at the table. They compute in a worker, or in slices in the page if workers are refused,
//! and give their orders one after another so that a person can follow.

mod executor;
mod pending;
mod unavailable;

pub use executor::BotExecutor;
pub use unavailable::BotsUnavailable;

use super::action_line::ActionLine;
use crate::session_store::{SessionCommand, SessionStore};
use engine::bots::Level;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::save;
use engine::session::Session;
use std::cell::RefCell;
use std::rc::Rc;
use ui::motion::AnimationWait;
use ui::settings::Pace;
use ui::timing::after_frame;
use worker::{WorkerReply, WorkerRequest, WorkerTask};
use yew::prelude::*;

/// Milliseconds between two orders of a bot.
const INTERVAL_MS: u32 = 260;

/// The bot that has to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTurn {
    pub seat: Seat,
    /// The level of the bot.
    pub level: Level,
    /// Whether it has to answer an offer of a draw first.
    pub answers_offer: bool,
    /// Whether no other seat could act in its place.
    pub is_last: bool,
}

/// The level that decided, and its orders.
type DecisionCell<A> = Rc<RefCell<Option<(Level, ActionLine<A>)>>>;

/// Lets the bot that has to act play at this pace; returns whether it is thinking. A seat that
/// leaves its turn to others of its side is passed to `pass`.
#[hook]
pub fn use_bot<G>(
    session_store: &UseReducerHandle<SessionStore<G>>,
    asked: Option<BotTurn>,
    pace: Pace,
    pass: Callback<Seat>,
) -> bool
where
    G: Game + 'static,
    G::Refusal: RuleRefusal,
{
    let decided: DecisionCell<G::Action> = use_mut_ref(|| None);
    let executor = use_memo((), |()| RefCell::new(BotExecutor::default()));
    let is_thinking = use_state_eq(|| false);
    let setter = is_thinking.setter();
    // The session that belongs to `asked`; the handle may return a later one.
    let (session, dispatcher) = (session_store.session.clone(), session_store.dispatcher());
    use_effect_with(
        (session_store.change_count, asked, pace),
        move |&(_, asked, pace)| {
            let rest = asked.map_or_else(Vec::new, |asked| decided_line(&decided, asked, &session));
            let undecided = asked.filter(|_| rest.is_empty());
            setter.set(undecided.is_some());
            let pending_wait = Rc::new(RefCell::new(None::<AnimationWait>));
            match (undecided, asked) {
                (Some(asked), _) => {
                    let pending_wait = Rc::downgrade(&pending_wait);
                    let still_wanted = pending_wait.clone();
                    let match_now = session.clone();
                    let answer = move |reply: WorkerReply| {
                        let Some(pending_wait) = pending_wait.upgrade() else {
                            return;
                        };
                        setter.set(false);
                        let line = if asked.is_last {
                            reply_line(&session, asked.seat, &reply.line)
                        } else {
                            parse_reply(&session, asked.seat, &reply.line)
                        };
                        if line.is_empty() {
                            return pass.emit(asked.seat);
                        }
                        let first = line.remaining(session.position_id()).into_iter().next();
                        *decided.borrow_mut() = Some((asked.level, line));
                        // The animation of earlier events ends first.
                        let give_orders = move || {
                            give_orders(&dispatcher, &session, asked.seat, first.as_slice())
                        };
                        pending_wait.replace(Some(AnimationWait::start(0, give_orders)));
                    };
                    let ask = move || {
                        // The bot may meanwhile be needed for another position, or not at all.
                        if still_wanted.strong_count() > 0 {
                            let request = request(&match_now, asked);
                            executor.borrow_mut().ask(request, answer);
                        }
                    };
                    if pace == Pace::Skip {
                        ask();
                    } else {
                        after_frame(ask);
                    }
                }
                (None, asked) => {
                    executor.borrow_mut().cancel();
                    let wait = asked
                        .and_then(|asked| play_next(dispatcher, session, asked.seat, rest, pace));
                    pending_wait.replace(wait);
                }
            }
            move || drop(pending_wait)
        },
    );
    *is_thinking
}

/// Returns the orders that are already decided for the current position. An offer is answered
/// first: the line does not lead through the position with the offer.
fn decided_line<G: Game>(
    decided: &DecisionCell<G::Action>,
    asked: BotTurn,
    session: &Session<G>,
) -> Vec<G::Action> {
    let decided = decided.borrow();
    let decided_actions = decided
        .as_ref()
        .filter(|(level, line)| *level == asked.level && line.seat == asked.seat);
    decided_actions.map_or_else(Vec::new, |(_, line)| line.remaining(session.position_id()))
}

/// Gives the next order when its time has come, or all orders at once if the player skips ahead.
fn play_next<G>(
    dispatcher: UseReducerDispatcher<SessionStore<G>>,
    session: Rc<Session<G>>,
    seat: Seat,
    rest: Vec<G::Action>,
    pace: Pace,
) -> Option<AnimationWait>
where
    G: Game + 'static,
    G::Refusal: RuleRefusal,
{
    let Some(times) = pace.times() else {
        give_orders(&dispatcher, &session, seat, &rest);
        return None;
    };
    let next = rest.into_iter().next();
    let give_orders = move || give_orders(&dispatcher, &session, seat, next.as_slice());
    Some(AnimationWait::start(INTERVAL_MS / times, give_orders))
}

/// Gives orders that were decided for the current position of `session`.
fn give_orders<G>(
    dispatcher: &UseReducerDispatcher<SessionStore<G>>,
    session: &Session<G>,
    seat: Seat,
    orders: &[G::Action],
) where
    G: Game + 'static,
    G::Refusal: RuleRefusal,
{
    if !orders.is_empty() {
        dispatcher.dispatch(SessionCommand::give_line(
            session.position_id(),
            seat,
            orders,
        ));
    }
}

/// Returns the request to the bot about the current position.
fn request<G: Game>(session: &Session<G>, asked: BotTurn) -> WorkerRequest {
    WorkerRequest {
        text: save::encode(session),
        seat: asked.seat.0,
        level: asked.level,
        seed: session.seed().to_u64() ^ session.log().len() as u64,
        task: if asked.answers_offer {
            WorkerTask::Answer
        } else {
            WorkerTask::Play
        },
        content_sets: store::pack::content_for_worker(),
    }
}

/// Returns the accepted part of the line in a bot's reply. A bot without an answer must not stop
/// the match: then the first legal order is used.
pub fn reply_line<G: Game>(session: &Session<G>, seat: Seat, reply: &str) -> ActionLine<G::Action> {
    let line = parse_reply(session, seat, reply);
    if !line.is_empty() {
        return line;
    }
    let first = session.sorted_legal_actions(seat).into_iter().next();
    ActionLine::accepted(session, seat, first.as_slice())
}

/// Parses the line in a bot's reply and returns its accepted part.
fn parse_reply<G: Game>(session: &Session<G>, seat: Seat, reply: &str) -> ActionLine<G::Action> {
    let found: Vec<G::Action> = serde_json::from_str(reply).unwrap_or_default();
    ActionLine::accepted(session, seat, &found)
}
