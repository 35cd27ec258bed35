//! The sequence of play, with one or more files for each chapter of `RULES.md`.
//!
//! Legality is implemented once, in functions that begin with `check_`, which both listing and
//! applying an action use. Play runs until a decision is needed (`Play::run`).
//!
//! Each chapter X has the same functions. `advance_X` runs while its task is on top: it continues
//! without a decision, pushes the tasks that come first, or waits for a decision
//! (`PlayFlow::Wait`). `X_seat_to_act` returns the deciding seat if the task alone does not tell
//! it, `check_X` checks an action, `list_X` lists the legal ones, and `do_X` applies one and leaves
//! the consequences to `advance_X`. `X_seat_to_act` and `advance_X` must agree on whether a
//! decision is needed.

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
use super::game::Saga;
use super::ids::{CardId, DeckId};
use super::state::{Public, State};
use super::step::{Step, Task};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, SeatSet, Undo};

/// The result of an `advance_…` function: go on, or wait for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayFlow {
    /// The step or the top task has changed: dispatch again.
    Continue,
    /// A seat must decide.
    Wait,
}

/// A game during an action: what never changes, the state that changes, the event sink and the source of
/// chance.
pub(super) struct Play<'a, R, C> {
    pub game: &'a Saga,
    pub state: &'a mut State,
    pub event_sink: &'a mut R,
    pub chance: &'a mut C,
    /// The seat that acts; [`Seat::TABLE`] if none does.
    pub seat: Seat,
    /// Whether the action can be undone; it becomes a barrier once something is revealed or another
    /// seat must decide.
    pub undo: Undo,
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Applies an action that [`Saga::check`] accepts, and runs on to the next decision.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Undo {
        // Actions other than free plays come from the one seat that must decide.
        let concedes = matches!(action, Action::Concede);
        let asked = if action.is_free() || concedes {
            self.game.seats_to_act(&self.state.public)
        } else {
            SeatSet::singleton(seat)
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
        if self.undo != Undo::Barrier && self.game.seats_to_act(&self.state.public) != asked {
            self.undo = Undo::Barrier;
        }
        self.undo
    }

    pub fn emit(&mut self, event: Event) {
        self.event_sink.emit(event);
    }

    pub const fn public_mut(&mut self) -> &mut Public {
        &mut self.state.public
    }

    /// Goes on to another step, at its first stage.
    pub fn go_to_step(&mut self, step: Step) -> PlayFlow {
        self.state.public.step = step;
        self.state.public.stage = 0;
        PlayFlow::Continue
    }

    /// Pushes a task on the stack. If the stack is full the task is dropped, which no valid content
    /// causes.
    pub fn push_task(&mut self, task: Task) {
        let is_full = self.state.public.tasks.push(task).is_err();
        debug_assert!(!is_full, "too many tasks");
    }

    /// Removes the top task.
    pub fn pop_task(&mut self) -> PlayFlow {
        self.state.public.tasks.pop();
        PlayFlow::Continue
    }

    /// Returns the top task, mutably.
    pub fn task_mut(&mut self) -> Option<&mut Task> {
        self.state.public.tasks.last_mut()
    }

    /// Replaces the top task with another.
    pub fn replace_task(&mut self, task: Task) -> PlayFlow {
        if let Some(top) = self.task_mut() {
            *top = task;
        }
        PlayFlow::Continue
    }

    /// Rolls a die, 1 to 6; the action can no longer be undone.
    pub fn roll_die(&mut self) -> u8 {
        self.undo = Undo::Barrier;
        self.chance.die(6) as u8
    }

    /// Draws the top card of a deck; the action can no longer be undone `[SAGA-GEN.7]`.
    pub fn draw(&mut self, deck: DeckId) -> Option<CardId> {
        self.undo = Undo::Barrier;
        self.state.public.deck_mut(deck).draw(self.chance)
    }
}
