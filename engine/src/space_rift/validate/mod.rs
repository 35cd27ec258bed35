//! What holds in every state that a battle can come to. One check for positions that somebody wrote,
//! for states out of share codes, for the tests of the laws, and for every action in a debug build.
//!
//! Hands that are only guessed pass as well: what is asked of them is what everybody knows.

mod fleets;
mod rift;
mod side_states;
mod turn;

use super::state::State;
use super::table::SpaceRift;
use crate::error::{ValidationResult, ensure, ensure_with};

impl SpaceRift {
    /// Whether a battle at this table can come to a state.
    ///
    /// # Errors
    /// Names the place in the position that cannot be, and why.
    pub(super) fn check_state(&self, state: &State) -> ValidationResult {
        let public = &state.public;
        self.check_units(public)?;
        self.check_sets(public)?;
        self.check_debris(public)?;
        self.check_side_states(public)?;
        self.check_cards(state)?;
        self.check_turn(public)?;
        self.check_plan(public)?;
        self.check_tasks(public)?;
        self.check_exchanges(public)?;
        self.check_end(public)?;
        self.check_rift(public)
    }

    /// Holds an action to it that what was valid stays so; a state that somebody made up may be as it
    /// is.
    pub(super) fn expect_valid(&self, before: &State, after: &State) {
        if let Err(error) = self.check_state(after) {
            debug_assert!(self.check_state(before).is_err(), "{error}");
        }
    }
}
