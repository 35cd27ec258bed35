//! Bots at the table: they think in a worker, or in slices of the page's own time where workers
//! are refused, and give their orders one after another so that a person can follow.

mod brain;
mod errand;

pub use brain::{Brain, READY};
pub use errand::{Errand, Reply, Wish, run};

use super::{Deed, Desk};
use crate::motion::pace;
use crate::store::settings::Pace;
use engine::bots::Level;
use engine::error::Cites;
use engine::game::{Game, Seat};
use engine::save;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
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
}

/// Orders that a bot has decided on and not yet given.
struct Line<A> {
    seat: Seat,
    actions: VecDeque<A>,
}

/// Lets the bot that is asked play at this pace; answers whether it is thinking.
#[hook]
pub fn use_bot<G>(desk: &UseReducerHandle<Desk<G>>, asked: Option<Asked>, haste: Pace) -> bool
where
    G: Game + 'static,
    G::Refusal: Cites,
{
    let line = use_mut_ref(|| None::<Line<G::Action>>);
    let brain = use_memo((), |()| RefCell::new(Brain::default()));
    let thinking = use_state_eq(|| false);
    let desk = desk.clone();
    {
        let thinking = thinking.setter();
        use_effect_with((desk.edition, asked, haste), move |(_, asked, haste)| {
            let going = Rc::new(());
            let mut timer = None;
            if desk.refused.is_some() {
                *line.borrow_mut() = None;
            }
            match *asked {
                None => {
                    thinking.set(false);
                    *line.borrow_mut() = None;
                }
                Some(asked) => {
                    let begun = match (has_next(&line, asked.seat), haste.times()) {
                        (true, Some(times)) => {
                            timer = Some(later(&desk, asked.seat, &line, PACE / times));
                            true
                        }
                        (true, None) => give_all(&desk, asked.seat, &line),
                        (false, _) => false,
                    };
                    if !begun {
                        thinking.set(true);
                        ask(&desk, asked, &brain, &line, thinking, Rc::downgrade(&going));
                    }
                }
            }
            move || drop((going, timer))
        });
    }
    *thinking
}

/// The next order of the line, if it is this seat's.
fn next<A: Copy>(line: &Rc<RefCell<Option<Line<A>>>>, seat: Seat) -> Option<A> {
    line.borrow_mut()
        .as_mut()
        .filter(|line| line.seat == seat)?
        .actions
        .pop_front()
}

/// Whether the line has an order of this seat's.
fn has_next<A>(line: &Rc<RefCell<Option<Line<A>>>>, seat: Seat) -> bool {
    line.borrow()
        .as_ref()
        .is_some_and(|line| line.seat == seat && !line.actions.is_empty())
}

/// Gives the next order after so many milliseconds. It stays in the line until then: who changes
/// the pace meanwhile must not lose it.
fn later<G>(
    desk: &UseReducerHandle<Desk<G>>,
    seat: Seat,
    line: &Rc<RefCell<Option<Line<G::Action>>>>,
    after: u32,
) -> Timeout
where
    G: Game + 'static,
    G::Refusal: Cites,
{
    let (desk, line) = (desk.dispatcher(), line.clone());
    Timeout::new(pace(after), move || {
        if let Some(action) = next(&line, seat) {
            desk.dispatch(Deed::Act(seat, action));
        }
    })
}

/// Gives all orders of the line at once, as far as the match goes on waiting for them; answers
/// whether any was given.
fn give_all<G>(
    desk: &UseReducerHandle<Desk<G>>,
    seat: Seat,
    line: &Rc<RefCell<Option<Line<G::Action>>>>,
) -> bool
where
    G: Game + 'static,
    G::Refusal: Cites,
{
    let mut session = (*desk.session).clone();
    let mut given = false;
    while let Some(action) = next(line, seat) {
        if session.act(seat, action).is_err() {
            *line.borrow_mut() = None;
            break;
        }
        desk.dispatch(Deed::Act(seat, action));
        given = true;
    }
    given
}

/// Asks the brain for a line and gives its first order, unless the table has gone on without it.
fn ask<G>(
    desk: &UseReducerHandle<Desk<G>>,
    asked: Asked,
    brain: &RefCell<Brain>,
    line: &Rc<RefCell<Option<Line<G::Action>>>>,
    thinking: UseStateSetter<bool>,
    going: std::rc::Weak<()>,
) where
    G: Game + 'static,
    G::Refusal: Cites,
{
    let session = &desk.session;
    let errand = Errand {
        text: save::encode(session),
        seat: asked.seat.0,
        level: asked.level,
        seed: session.seed() ^ session.log().len() as u64,
        wish: if asked.offer {
            Wish::Answer
        } else {
            Wish::Play
        },
    };
    let fallback = session.legal(asked.seat).into_iter().next();
    let (line, desk) = (line.clone(), desk.dispatcher());
    brain.borrow_mut().ask(errand, move |reply: Reply| {
        if going.upgrade().is_none() {
            return;
        }
        thinking.set(false);
        let found: Vec<G::Action> = serde_json::from_str(&reply.line).unwrap_or_default();
        let mut actions: VecDeque<G::Action> = found.into();
        // A bot without an answer must not stop the match: the first legal order is given.
        let first = actions.pop_front().or(fallback);
        *line.borrow_mut() = Some(Line {
            seat: asked.seat,
            actions,
        });
        if let Some(action) = first {
            desk.dispatch(Deed::Act(asked.seat, action));
        }
    });
}
