//! Bots at the table: they think in a worker, or in slices of the page's own time where workers
//! are refused and that code is fetched, and give their orders one after another so that a person can follow.

mod brain;
mod lost;
mod pending;

pub use brain::Brain;
pub use lost::BotTrouble;

use super::line::Line;
use crate::desk::{Deed, Desk};
use engine::bots::Level;
use engine::error::Cites;
use engine::game::{Game, Seat};
use engine::save;
use engine::session::Session;
use std::cell::RefCell;
use std::rc::Rc;
use ui::later::after_frame;
use ui::motion::Rest;
use ui::settings::Pace;
use worker::{Errand, Reply, Wish};
use yew::prelude::*;

/// Milliseconds between two orders of a bot.
const PACE: u32 = 260;

/// The bot that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Its seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// Whether it must first answer an offer of a draw.
    pub offer: bool,
    /// Whether nobody else could act in its place.
    pub last: bool,
}

/// What a bot of a level has decided on.
type Decided<A> = Rc<RefCell<Option<(Level, Line<A>)>>>;

/// Lets the bot that is asked play at this pace; answers whether it is thinking. A seat that leaves
/// it to others of its side is told to `pass`.
#[hook]
pub fn use_bot<G>(
    desk: &UseReducerHandle<Desk<G>>,
    asked: Option<Asked>,
    haste: Pace,
    pass: Callback<Seat>,
) -> bool
where
    G: Game + 'static,
    G::Refusal: Cites,
{
    let decided: Decided<G::Action> = use_mut_ref(|| None);
    let brain = use_memo((), |()| RefCell::new(Brain::default()));
    let thinking = use_state_eq(|| false);
    let setter = thinking.setter();
    // The match as `asked` knows it: a handle may read a later one.
    let (session, deeds) = (desk.session.clone(), desk.dispatcher());
    use_effect_with((desk.changes, asked, haste), move |&(_, asked, haste)| {
        let rest = asked.map_or_else(Vec::new, |asked| known(&decided, asked, &session));
        let thinks = asked.filter(|_| rest.is_empty());
        setter.set(thinks.is_some());
        let rests = Rc::new(RefCell::new(None::<Rest>));
        match (thinks, asked) {
            (Some(asked), _) => {
                let rests = Rc::downgrade(&rests);
                let wanted = rests.clone();
                let match_now = session.clone();
                let answer = move |reply: Reply| {
                    let Some(rests) = rests.upgrade() else { return };
                    setter.set(false);
                    let line = if asked.last {
                        line_of(&session, asked.seat, &reply.line)
                    } else {
                        planned(&session, asked.seat, &reply.line)
                    };
                    if line.is_empty() {
                        return pass.emit(asked.seat);
                    }
                    let first = line.rest(session.position()).into_iter().next();
                    *decided.borrow_mut() = Some((asked.level, line));
                    // What others did is seen to its end.
                    let give = move || give(&deeds, &session, asked.seat, first.as_slice());
                    rests.replace(Some(Rest::before(0, give)));
                };
                let ask = move || {
                    // Another position, or nobody, is thought about by now.
                    if wanted.strong_count() > 0 {
                        let errand = errand(&match_now, asked);
                        brain.borrow_mut().ask(errand, answer);
                    }
                };
                if haste == Pace::Skip {
                    ask();
                } else {
                    after_frame(ask);
                }
            }
            (None, asked) => {
                brain.borrow_mut().cancel();
                let waits = asked.and_then(|asked| go_on(deeds, session, asked.seat, rest, haste));
                rests.replace(waits);
            }
        }
        move || drop(rests)
    });
    *thinking
}

/// What is decided already for where the match stands. An offer is answered first: the position
/// with the offer is none that the line leads through.
fn known<G: Game>(
    decided: &Decided<G::Action>,
    asked: Asked,
    session: &Session<G>,
) -> Vec<G::Action> {
    let decided = decided.borrow();
    let own = decided
        .as_ref()
        .filter(|(level, line)| *level == asked.level && line.seat == asked.seat);
    own.map_or_else(Vec::new, |(_, line)| line.rest(session.position()))
}

/// Gives the next of the orders when its time has come, or all at once for those who do not watch.
fn go_on<G>(
    deeds: UseReducerDispatcher<Desk<G>>,
    session: Rc<Session<G>>,
    seat: Seat,
    rest: Vec<G::Action>,
    haste: Pace,
) -> Option<Rest>
where
    G: Game + 'static,
    G::Refusal: Cites,
{
    let Some(times) = haste.times() else {
        give(&deeds, &session, seat, &rest);
        return None;
    };
    let next = rest.into_iter().next();
    let give = move || give(&deeds, &session, seat, next.as_slice());
    Some(Rest::before(PACE / times, give))
}

/// Gives orders that are meant for where `session` stands.
fn give<G>(
    deeds: &UseReducerDispatcher<Desk<G>>,
    session: &Session<G>,
    seat: Seat,
    orders: &[G::Action],
) where
    G: Game + 'static,
    G::Refusal: Cites,
{
    if !orders.is_empty() {
        deeds.dispatch(Deed::give(session.position(), seat, orders));
    }
}

/// What the bot is asked about the match as it stands.
fn errand<G: Game>(session: &Session<G>, asked: Asked) -> Errand {
    Errand {
        text: save::encode(session),
        seat: asked.seat.0,
        level: asked.level,
        seed: session.seed().brief() ^ session.log().len() as u64,
        wish: if asked.offer {
            Wish::Answer
        } else {
            Wish::Play
        },
        stocks: store::pack::stocks_elsewhere(),
    }
}

/// The line that a bot replied with, as far as it is accepted. A bot without an answer must not
/// stop the match: the first legal order stands in for it.
pub fn line_of<G: Game>(session: &Session<G>, seat: Seat, reply: &str) -> Line<G::Action> {
    let line = planned(session, seat, reply);
    if !line.is_empty() {
        return line;
    }
    let first = session.offered(seat).into_iter().next();
    Line::plan(session, seat, first.as_slice())
}

/// The line that a bot replied with, as far as it is accepted.
fn planned<G: Game>(session: &Session<G>, seat: Seat, reply: &str) -> Line<G::Action> {
    let found: Vec<G::Action> = serde_json::from_str(reply).unwrap_or_default();
    Line::plan(session, seat, &found)
}
