//! The sequence of play: which chapter answers which action at which point.
//!
//! Each chapter of `RULES.md` has its files here. Legality stands once, in functions that begin
//! with `may_`; listing an action and carrying it out both ask them. Play runs until somebody has
//! a choice (`Play::dispatch`).
//!
//! How a chapter is built: `X_course` is called by `Play::dispatch` whenever its task is at work; it
//! does what needs no choice and goes on, pushes what comes first, or finds that somebody has a
//! choice (`PlayFlow::Wait`). `X_asked` says who that is where the task alone does not, `may_X`
//! whether a seat that is asked may give an action, `list_X` lists what it may give, `do_X` carries
//! it out and leaves the rest to the course. What `X_asked` says and whether `X_course` waits must
//! agree.

mod arena;
mod armada_route;
mod arrival;
mod board_usability;
mod boss;
mod build;
mod cards;
mod check;
mod claim;
mod collision;
mod conditions;
mod cost_sharing;
mod damage;
mod destruction;
mod dice;
mod dispatch;
mod duel;
mod effects;
mod encounter;
mod entity;
mod expand;
mod explore;
mod fight;
mod free_plays;
mod game_end;
mod gear;
mod legal_actions;
mod legality;
mod levels;
mod maneuver;
mod movement;
mod opening_choices;
mod ops;
mod pathfinding;
mod perform;
mod pieces;
mod placement_sites;
mod raider_movement;
mod raiders;
mod ravager;
mod relocate;
mod report;
mod resources;
mod roll;
mod rounds;
mod scan;
mod scenario;
mod scenario_encounter;
mod scout;
mod sector_pile;
mod sector_placement;
mod sectors;
mod shove;
mod spawn;
mod stats;
mod surge;
mod turns;
mod upkeep;
mod usability;
mod window;

pub use armada_route::ArmadaRoute;

use super::action::Action;
use super::event::Event;
use super::ids::{CardId, DeckId};
use super::state::{Public, State};
use super::step::{Step, Task};
use super::table::Saga;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, SeatSet, Undo};

/// Whether play goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayFlow {
    /// The step or a task has changed: look again.
    Continue,
    /// Somebody has a choice.
    Wait,
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
    pub reach: Undo,
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Carries out an action that [`Saga::may`] allows, and goes on to the next choice.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Undo {
        // What is not free is given by the one seat that is asked.
        let concedes = matches!(action, Action::Concede);
        let asked = if action.is_free() || concedes {
            self.table.seats_to_act(&self.state.public)
        } else {
            SeatSet::only(seat)
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
        if self.reach != Undo::Barrier && self.table.seats_to_act(&self.state.public) != asked {
            self.reach = Undo::Barrier;
        }
        self.reach
    }

    /// Notes an event.
    pub fn emit(&mut self, event: Event) {
        self.record.emit(event);
    }

    /// What everybody sees.
    pub const fn public_mut(&mut self) -> &mut Public {
        &mut self.state.public
    }

    /// Goes on to another step.
    pub fn go_to_step(&mut self, step: Step) -> PlayFlow {
        self.state.public.step = step;
        self.state.public.stage = 0;
        PlayFlow::Continue
    }

    /// Puts a task before everything else. With more tasks than there can be at once it is dropped,
    /// which no content that is accepted brings about.
    pub fn push_task(&mut self, task: Task) {
        let full = self.state.public.tasks.push(task).is_err();
        debug_assert!(!full, "too many tasks");
    }

    /// Ends the task at work.
    pub fn pop_task(&mut self) -> PlayFlow {
        self.state.public.tasks.pop();
        PlayFlow::Continue
    }

    /// The task at work, to change.
    pub fn task_mut(&mut self) -> Option<&mut Task> {
        self.state.public.tasks.last_mut()
    }

    /// The task at work goes on as another.
    pub fn replace_task(&mut self, task: Task) -> PlayFlow {
        if let Some(now) = self.task_mut() {
            *now = task;
        }
        PlayFlow::Continue
    }

    /// One die, 1 to 6; what was rolled stands.
    pub fn roll_die(&mut self) -> u8 {
        self.reach = Undo::Barrier;
        self.chance.die(6) as u8
    }

    /// Draws the top card of a deck; what was seen stands `[SAGA-GEN.7]`.
    pub fn draw(&mut self, deck: DeckId) -> Option<CardId> {
        self.reach = Undo::Barrier;
        self.state.public.deck_mut(deck).draw(self.chance)
    }
}
