//! The sequence of play: which chapter answers which action at which point.
//!
//! Each chapter of `RULES.md` has its files here. Legality stands once, in functions that begin
//! with `may_`; listing an action and carrying it out both ask them. Play runs until somebody has
//! a choice (`Play::run`).
//!
//! How a chapter is built: `X_course` is called by `Play::run` whenever its task is at work; it
//! does what needs no choice and goes on, pushes what comes first, or finds that somebody has a
//! choice (`Course::Waits`). `X_asked` says who that is where the task alone does not, `may_X`
//! whether a seat that is asked may give an action, `list_X` lists what it may give, `do_X` carries
//! it out and leaves the rest to the course. What `X_asked` says and whether `X_course` waits must
//! agree.

mod arena;
mod arrival;
mod ask;
mod bill;
mod boss;
mod build;
mod can;
mod cards;
mod check;
mod claim;
mod collision;
mod conditions;
mod damage;
mod destruction;
mod dice;
mod duel;
mod effects;
mod encounter;
mod entity;
mod expand;
mod explore;
mod fight;
mod finish;
mod gear;
mod levels;
mod list;
mod maneuver;
mod march;
mod movement;
mod ops;
mod perform;
mod pieces;
mod pile;
mod place;
mod plays;
mod purse;
mod raiders;
mod ravager;
mod relocate;
mod report;
mod roll;
mod rounds;
mod run;
mod scan;
mod scenario;
mod scout;
mod sectors;
mod serve;
mod shove;
mod sites;
mod spawn;
mod start;
mod stats;
mod surge;
mod trial;
mod turns;
mod upkeep;
mod voyage;
mod ways;
mod window;

pub use voyage::Voyage;

use super::action::Action;
use super::event::Event;
use super::ids::{CardId, DeckId};
use super::state::{Public, State};
use super::step::{Step, Task};
use super::table::Saga;
use crate::chance::Chance;
use crate::game::{Reach, Record, Seat, Seats};

/// Whether play goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Course {
    /// The step or a task has changed: look again.
    On,
    /// Somebody has a choice.
    Waits,
}

/// A game in motion: the table, the state that changes, where events go and dice come from.
pub(super) struct Play<'a, R, C> {
    pub table: &'a Saga,
    pub state: &'a mut State,
    pub record: &'a mut R,
    pub chance: &'a mut C,
    /// Who acts; the table where nobody does.
    pub seat: Seat,
    /// Whether what was done may be taken back: not once something was revealed or another seat
    /// was asked.
    pub reach: Reach,
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Carries out an action that [`Saga::may`] allows, and goes on to the next choice.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Reach {
        // What is not free is given by the one seat that is asked.
        let concedes = matches!(action, Action::Concede);
        let asked = if action.is_free() || concedes {
            self.table.asked(&self.state.public)
        } else {
            Seats::only(seat)
        };
        if concedes {
            self.do_concede(seat);
        } else if action.is_free() {
            self.do_play_freely(seat, action);
        } else if let Some(task) = self.state.public.task().copied() {
            self.do_in_task(task, seat, action);
        } else {
            self.do_at_step(seat, action);
        }
        self.run();
        if self.reach != Reach::Final && self.table.asked(&self.state.public) != asked {
            self.reach = Reach::Final;
        }
        self.reach
    }

    /// Notes an event.
    pub fn note(&mut self, event: Event) {
        self.record.note(event);
    }

    /// What everybody sees.
    pub const fn public(&mut self) -> &mut Public {
        &mut self.state.public
    }

    /// Goes on to another step.
    pub fn go(&mut self, step: Step) -> Course {
        self.state.public.step = step;
        self.state.public.stage = 0;
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

    /// The task at work, to change.
    pub fn task_now(&mut self) -> Option<&mut Task> {
        self.state.public.tasks.last_mut()
    }

    /// The task at work goes on as another.
    pub fn become_task(&mut self, task: Task) -> Course {
        if let Some(now) = self.task_now() {
            *now = task;
        }
        Course::On
    }

    /// One die, 1 to 6; what was rolled stands.
    pub fn die(&mut self) -> u8 {
        self.reach = Reach::Final;
        self.chance.die(6) as u8
    }

    /// Draws the top card of a deck; what was seen stands `[SAGA-GEN.7]`.
    pub fn draw(&mut self, deck: DeckId) -> Option<CardId> {
        self.reach = Reach::Final;
        self.state.public.deck_mut(deck).draw(self.chance)
    }
}
