//! The invariants of every state that a match can reach. The same check is used for positions
//! written by people, for states from share codes, for the property tests of the game, and in debug
//! builds after every action.
//!
//! A match may start from any position, so nothing that depends only on the course of play is
//! checked: ships may be anywhere and have any damage. A valid state stays valid in play.

mod counts;
mod ending;
mod phase;
mod ships;
mod spaces;
mod turn;
mod wave;

use super::Rift;
use super::state::{Phase, State};
use crate::error::{LoadError, ValidationResult};

impl Rift {
    /// Checks whether a match of this game can reach a state.
    ///
    /// # Errors
    /// Returns an error with the impossible path in the position and the reason.
    pub(super) fn check_state(&self, state: &State) -> ValidationResult {
        self.check_ships(state)?;
        self.check_spaces(state)?;
        self.check_mines(state)?;
        self.check_turn_order(state)?;
        self.check_turn(state)?;
        self.check_rounds(state)?;
        self.check_scores(state)?;
        self.check_series(state)?;
        self.check_offers_and_concessions(state)?;
        self.check_wave(state)?;
        self.check_departed_ships(state)?;
        self.check_ending(state)?;
        self.check_phase(state)
    }
}

/// Returns whether a game is over: that of the match, or one of a series.
const fn is_ended(state: &State) -> bool {
    match state.phase {
        Phase::Activation | Phase::Orders | Phase::Blast | Phase::Return => false,
        Phase::Interval | Phase::Over => true,
    }
}

/// Returns an error unless the condition holds. Path and reason are built only in case of an error,
/// because debug builds check every state of a match.
fn ensure<P: Into<String>, R: Into<String>>(
    holds: bool,
    describe: impl FnOnce() -> (P, R),
) -> ValidationResult {
    if holds {
        return Ok(());
    }
    let (path, reason) = describe();
    Err(LoadError::new("position", path.into(), reason.into()))
}
