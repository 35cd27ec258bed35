//! The sequence of play: which chapter handles which action at which point.
//!
//! Each chapter of `RULES.md` has its modules here. Legality is decided in one place, the functions
//! that begin with `check_`; both listing and carrying out an action call them. Play runs until a
//! seat has a choice (`Play::run`).
//!
//! Each chapter X has the same functions: `Play::run` calls `advance_X` at its steps, which does
//! all work without a choice and either moves on to another step (`PlayFlow::Continue`) or finds
//! that a seat has a choice (`PlayFlow::Wait`). `check_X` checks an action of a seat that is asked,
//! `list_X` lists its legal actions, and `do_X` carries out one of them, after which `advance_X`
//! runs again.

mod ability;
pub mod active_effects;
mod bank;
mod battle;
mod battle_round;
mod begin_action;
mod bonus_action;
mod build;
mod buy;
mod cards;
mod cloaking;
mod conquest;
mod council;
pub(super) mod default_fitting;
mod deploy;
mod discard;
mod dispatch;
mod effects;
mod election;
mod flight;
mod forecast;
mod game_flow;
mod guard;
mod hit_assignment;
mod income;
mod instant_effects;
mod legal_actions;
mod legality;
mod loading;
mod mine;
mod open_movement;
mod opening_choices;
mod orders;
pub mod price;
mod question_key;
mod reactions;
mod refit;
mod refit_state;
mod research;
mod resources;
mod rocket_strike;
pub mod score;
mod stash;
mod trade;
mod upkeep;
mod vote;
mod wmd;

pub use active_effects::ActionContext;
pub use flight::Flight;
pub use forecast::{IncomeForecast, UpkeepForecast};
pub use guard::GuardsLeft;
pub use price::{PriceBreakdown, PriceCause, PriceModifier};
pub use question_key::QuestionKey;
pub use refit_state::{MAX_LIFTS, RefitState};
pub use trade::free_space;

use super::action::Action;
use super::event::Event;
use super::game::Exodus;
use super::state::{Public, State};
use super::step::Step;
use super::step::Task;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Undo};

/// Whether play continues without a choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayFlow {
    /// The step or task has changed; dispatch again.
    Continue,
    /// A seat has a choice.
    Wait,
}

/// A running game: its fixed data, the mutable state, the event sink and the source of randomness.
pub(super) struct Play<'a, R, C> {
    pub game: &'a Exodus,
    pub state: &'a mut State,
    pub sink: &'a mut R,
    pub chance: &'a mut C,
    /// Whether the action can be undone: not after a sealed choice was revealed or another seat was
    /// asked.
    pub undo: Undo,
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Carries out an action that [`Exodus::check`] allows, then runs to the next choice.
    pub fn carry_out(&mut self, seat: Seat, action: Action) -> Undo {
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
        self.undo
    }

    /// Runs until a seat has a choice or the game is over.
    pub fn run(&mut self) {
        loop {
            let flow = match self.state.public.task().copied() {
                Some(task) => self.advance_task(task),
                None => self.advance_step(self.state.public.step),
            };
            if flow == PlayFlow::Wait {
                return;
            }
        }
    }

    /// Sends an event to the sink.
    pub fn emit(&mut self, event: Event) {
        self.sink.emit(event);
    }

    /// Returns a mutable reference to the public state.
    pub const fn public_mut(&mut self) -> &mut Public {
        &mut self.state.public
    }

    /// Moves on to another step and clears the ready seats.
    pub fn go_to_step(&mut self, step: Step) -> PlayFlow {
        self.state.public.step = step;
        self.state.public.ready = crate::game::SeatSet::NONE;
        PlayFlow::Continue
    }

    /// Pushes a task, which becomes the current one. A full stack drops the task, which no accepted
    /// content can cause.
    pub fn push_task(&mut self, task: Task) {
        let is_full = self.state.public.tasks.push(task).is_err();
        debug_assert!(!is_full, "too many tasks");
    }

    /// Ends the current task.
    pub fn pop_task(&mut self) -> PlayFlow {
        self.state.public.tasks.pop();
        PlayFlow::Continue
    }

    /// Rolls one die, 1 to 6 `[EXO-1.10]`; a roll cannot be undone.
    pub fn roll_die(&mut self) -> u8 {
        self.undo = Undo::Barrier;
        self.chance.die(6) as u8
    }

    /// Returns the seat at a position of the turn order, or `None` beyond the last one.
    pub fn seat_at(&self, position: u8) -> Option<Seat> {
        self.state.public.at(position)
    }
}
