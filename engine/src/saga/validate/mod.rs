//! What holds in every state that a game can come to. One check for positions that somebody wrote,
//! for states out of share codes, for the tests of the laws, and for every action in a debug build.
//!
//! Hands that are only guessed pass as well: what is asked of them is what everybody knows.

mod board;
mod cards;
mod mats;
mod supplies;
mod tasks;
mod turn;

use super::state::{Public, State};
use super::table::Saga;
use crate::error::{ValidationResult, ensure, ensure_with};

/// Most tokens, pieces and points of a kind in one place.
const MAX_COUNT: u8 = 200;

impl Saga {
    /// Whether a game at this table can come to a state.
    ///
    /// # Errors
    /// Names the place in the position that cannot be, and why.
    pub(super) fn check_state(&self, state: &State) -> ValidationResult {
        let check = StateCheck {
            table: self,
            state,
            public: &state.public,
        };
        check.check_sectors()?;
        check.check_seats()?;
        check.check_armadas()?;
        check.check_enemies()?;
        check.check_things()?;
        check.check_mats()?;
        check.check_cards()?;
        check.check_tasks()?;
        check.check_supplies()?;
        check.check_turn()
    }

    /// Holds an action to it that what was valid stays so; a state that somebody made up may be as it
    /// is.
    pub(super) fn expect_valid(&self, before: &State, after: &State) {
        if let Err(error) = self.check_state(after) {
            debug_assert!(self.check_state(before).is_err(), "{error}");
        }
    }
}

/// A state held against its table.
struct StateCheck<'a> {
    table: &'a Saga,
    state: &'a State,
    public: &'a Public,
}
