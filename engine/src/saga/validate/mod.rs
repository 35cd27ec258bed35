//! The invariants of all states that a game can reach. Used for hand-written positions, states from
//! share codes, tests of the laws, and every action in debug builds.
//!
//! Determinized states pass too: the checks use only public information about hands.

mod board;
mod cards;
mod mats;
mod supplies;
mod tasks;
mod turn;

use super::game::Saga;
use super::state::{Public, State};
use crate::error::{ValidationResult, ensure, ensure_with};

/// Maximum number of tokens, pieces or points of a kind in one place.
const MAX_COUNT: u8 = 200;

impl Saga {
    /// Checks that this game can reach a state.
    ///
    /// # Errors
    ///
    /// Returns the place in the position that is invalid, and why.
    pub(super) fn check_state(&self, state: &State) -> ValidationResult {
        let check = StateCheck {
            game: self,
            state,
            public: &state.public,
        };
        check.check_sectors()?;
        check.check_seats()?;
        check.check_armadas()?;
        check.check_enemies()?;
        check.check_entities()?;
        check.check_mats()?;
        check.check_cards()?;
        check.check_tasks()?;
        check.check_supplies()?;
        check.check_turn()
    }

    /// Asserts in debug builds that an action keeps a valid state valid; invalid states are
    /// ignored.
    pub(super) fn expect_valid(&self, before: &State, after: &State) {
        if let Err(error) = self.check_state(after) {
            debug_assert!(self.check_state(before).is_err(), "{error}");
        }
    }
}

/// A state with the game that it is checked against.
struct StateCheck<'a> {
    game: &'a Saga,
    state: &'a State,
    public: &'a Public,
}
