//! The position format `exodus-position/1`: a whole state as text, for research, for bug reports
//! and to start a game from any point. Hexes, ships and cards have the same numbers as in play.
//!
//! A position is checked against its game when it is read: every component must exist exactly
//! once, and every field must belong to the current step. Tests and debug builds check the states
//! of matches the same way. The checks are in the submodules.

mod cards;
mod combat;
mod map;
mod mats;
mod plans;
mod step_state;
mod tasks;
mod turn_point;

use super::game::Exodus;
use super::ship::ShipSet;
use super::state::{Private, Public, SEATS, State};
use super::step::Step;
use crate::error::{LoadError, ensure};
use serde::{Deserialize, Serialize};

/// The value of `format` in a position.
pub const FORMAT: &str = "exodus-position/1";

/// The complete changing state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Position {
    /// Format of the file, always `exodus-position/1`.
    #[cfg_attr(feature = "schema", ts(type = "'exodus-position/1'"))]
    pub format: String,
    /// The state that all viewers see.
    pub public: Public,
    /// The private state of each seat, in seat order.
    pub private: Vec<Private>,
    /// Ships that stay cloaked until the end of the turn; empty if left out.
    #[serde(default, skip_serializing_if = "ShipSet::has_none")]
    pub stayed: ShipSet,
}

impl Exodus {
    /// Returns a state as a position.
    pub(super) fn position_of(&self, state: &State) -> Position {
        let count = usize::from(self.seat_count());
        let private = state.private.iter().take(count);
        Position {
            format: FORMAT.to_owned(),
            public: state.public,
            private: private.cloned().collect(),
            stayed: state.stayed,
        }
    }

    /// Returns the state that a position describes.
    ///
    /// # Errors
    /// Returns an error if the position is invalid; it names the path of the value and the reason.
    pub(super) fn state_of(&self, position: Position) -> Result<State, LoadError> {
        ensure(position.format == FORMAT, "format", "unknown format")?;
        let count = usize::from(self.seat_count());
        let has_every_seat = position.private.len() == count;
        ensure(has_every_seat, "private", "one of each seat")?;
        let mut state = State {
            public: position.public,
            private: Default::default(),
            stayed: position.stayed,
        };
        for (target, private) in state.private.iter_mut().zip(position.private) {
            *target = private;
        }
        self.check_state(&state)?;
        Ok(state)
    }

    /// Checks that play can have led to a state: every component exists exactly once, and no field
    /// belongs to another step.
    ///
    /// # Errors
    /// Returns an error if the state is invalid; it names the path of the value in the position of
    /// the state, and the reason.
    pub(super) fn check_state(&self, state: &State) -> Result<(), LoadError> {
        let check = StateCheck {
            game: self,
            state,
            public: &state.public,
        };
        check.check()
    }
}

/// A state together with its game, for the checks.
struct StateCheck<'a> {
    game: &'a Exodus,
    state: &'a State,
    public: &'a Public,
}

impl StateCheck<'_> {
    /// Checks first the rules of every step, then the rules of the current step.
    fn check(&self) -> Result<(), LoadError> {
        self.check_map()?;
        for index in 0..SEATS {
            self.check_mat(index)?;
        }
        self.check_cards()?;
        self.check_turn_point()?;
        self.check_tasks()?;
        self.check_turn()?;
        self.check_market()?;
        if self.public.step == Step::Over {
            // The game may end in any step, because a seat left alone wins.
            return Ok(());
        }
        self.check_ready()?;
        self.check_council()?;
        self.check_election()?;
        self.check_played()?;
        self.check_income()?;
        self.check_rockets()?;
        self.check_stage()?;
        for seat in self.game.all_seats().iter() {
            self.check_plan(seat)?;
        }
        self.check_answers()
    }

    /// Checks that every seat with a choice has a legal action.
    fn check_answers(&self) -> Result<(), LoadError> {
        for seat in self.game.seats_to_act(self.public).iter() {
            let mut list = Vec::new();
            self.game.list_legal_actions(self.state, seat, &mut list);
            let reason = "a seat that must act has no legal action";
            ensure(!list.is_empty(), "public.step", reason)?;
        }
        Ok(())
    }
}
