//! The invariants of every state that a battle can reach. The same check is used for positions
//! written by people, for states from share codes, for the property tests of the game, and in debug
//! builds after every action.
//!
//! Determinized states pass as well: only publicly known facts about hands are checked.

mod fleets;
mod rift;
mod side_states;
mod turn;

use super::game::SpaceRift;
use super::state::State;
use crate::error::{ValidationResult, ensure, ensure_with};

impl SpaceRift {
    /// Checks whether a battle of this game can reach a state.
    ///
    /// # Errors
    /// Returns an error if a battle cannot reach the state; it names the path in the position and
    /// the reason.
    pub(super) fn check_state(&self, state: &State) -> ValidationResult {
        let public = &state.public;
        self.check_units(public)?;
        self.check_sets(public)?;
        self.check_meteors_and_wrecks(public)?;
        self.check_side_states(public)?;
        self.check_cards(state)?;
        self.check_turn(public)?;
        self.check_active_command(public)?;
        self.check_tasks(public)?;
        self.check_rolls(public)?;
        self.check_end(public)?;
        self.check_rift(public)
    }

    /// Asserts that an action keeps a valid state valid; an invalid state may stay invalid.
    pub(super) fn expect_valid(&self, before: &State, after: &State) {
        if let Err(error) = self.check_state(after) {
            debug_assert!(self.check_state(before).is_err(), "{error}");
        }
    }
}
