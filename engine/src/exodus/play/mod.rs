//! The sequence of play: which chapter answers which action at which point.
//!
//! Each chapter of `RULES.md` has its files here. Legality stands once, in functions that begin
//! with `may_`; listing an action and carrying it out both ask them. Play runs until somebody has
//! a choice (`Play::run`).
//!
//! How a chapter is built: `X_course` is called by `Play::run` whenever its step is reached; it
//! does what needs no choice and goes on to another step (`Course::On`), or finds that somebody
//! has a real choice (`Course::Waits`). `may_X` says whether a seat that is asked may give an
//! action there, `list_X` lists what it may give, `do_X` carries it out and leaves the rest to the
//! course.

mod ability;
mod aim;
mod ask;
mod bank;
mod battle;
mod bonus;
mod build;
mod buy;
mod cards;
mod cloak;
mod conquest;
mod council;
mod deed;
mod deploy;
mod discard;
mod effects;
mod election;
mod fit;
mod fly;
pub mod force;
mod forecast;
mod frame;
mod gifts;
mod guard;
mod income;
mod learn;
mod list;
mod mine;
mod mount;
mod open;
mod orders;
pub mod price;
mod purse;
mod question;
mod react;
mod refit;
mod round;
mod run;
pub mod score;
mod start;
mod stash;
mod strike;
mod trade;
mod upkeep;
pub(super) mod usual;
mod vote;
mod wmd;

pub use fit::{Bench, MAX_LIFTS};
pub use fly::Flight;
pub use force::Extras;
pub use forecast::{Income, Upkeep};
pub use guard::GuardsLeft;
pub use price::{Bill, Cause, Share};
pub use question::Matter;
pub use trade::free_space;

use super::action::Action;
use super::event::Event;
use super::state::{Public, State};
use super::step::Step;
use super::step::Task;
use super::table::Exodus;
use crate::chance::Chance;
use crate::game::{Reach, Record, Seat};

/// Whether play goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Course {
    /// The step or task has changed: look again.
    On,
    /// Somebody has a choice.
    Waits,
}

/// A game in motion: the table, the state that changes, where events go and dice come from.
pub(super) struct Play<'a, R, C> {
    pub table: &'a Exodus,
    pub state: &'a mut State,
    pub record: &'a mut R,
    pub chance: &'a mut C,
    /// Whether what was done may be taken back: not once something sealed was revealed or another
    /// seat was asked.
    pub reach: Reach,
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Carries out an action that [`Exodus::may`] allows, and goes on to the next choice.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Reach {
        match action {
            Action::Concede => self.do_concede(seat),
            Action::CallTime => self.do_call_time(),
            Action::Reopen => self.do_reopen(seat),
            Action::Refit => self.do_refit(seat),
            Action::Discard(card) => self.do_discard(seat, card),
            _ => {
                if let Some(task) = self.state.public.task().copied() {
                    self.do_in_task(task, seat, action);
                } else {
                    self.do_at_step(seat, action);
                }
            }
        }
        self.run();
        self.reach
    }

    /// Goes on until somebody has a choice or the game is over.
    pub fn run(&mut self) {
        loop {
            let course = match self.state.public.task().copied() {
                Some(task) => self.task_course(task),
                None => self.step_course(self.state.public.step),
            };
            if course == Course::Waits {
                return;
            }
        }
    }

    /// Notes an event.
    pub fn note(&mut self, event: Event) {
        self.record.note(event);
    }

    /// What everybody sees.
    pub const fn public(&mut self) -> &mut Public {
        &mut self.state.public
    }

    /// Goes on to another step; nobody is ready there yet.
    pub fn go(&mut self, step: Step) -> Course {
        self.state.public.step = step;
        self.state.public.ready = crate::game::Seats::NONE;
        Course::On
    }

    /// Puts a task before everything else. With more tasks than there can be at once it is dropped,
    /// which no content that is accepted brings about.
    pub fn push(&mut self, task: Task) {
        let full = self.state.public.tasks.push(task).is_err();
        debug_assert!(!full, "too many tasks");
    }

    /// Ends the task at work.
    pub fn pop(&mut self) -> Course {
        self.state.public.tasks.pop();
        Course::On
    }

    /// One die, 1 to 6 `[EXO-1.10]`; what was rolled stands.
    pub fn die(&mut self) -> u8 {
        self.reach = Reach::Final;
        self.chance.die(6) as u8
    }

    /// The seats from a place of the turn order on, as long as there are.
    pub fn seat_at(&self, place: u8) -> Option<Seat> {
        self.state.public.at(place)
    }
}
