//! What holds in every state that a match can come to. One check for positions that somebody wrote,
//! for states out of share codes, for the tests of the laws, and for every action in a debug build.
//!
//! A match may begin in any position, so nothing is asked that only the way from the set-up decides:
//! ships may be anywhere, and as badly hit as anybody likes. What is accepted stays so in play.

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
    /// Whether a match at this table can come to a state.
    ///
    /// # Errors
    /// Names the place in the position that cannot be, and why.
    pub(super) fn check_state(&self, state: &State) -> ValidationResult {
        self.check_ships(state)?;
        self.check_spaces(state)?;
        self.check_mines(state)?;
        self.check_turn_order(state)?;
        self.check_turn(state)?;
        self.check_rounds(state)?;
        self.check_scores(state)?;
        self.check_series(state)?;
        self.check_talk(state)?;
        self.check_wave(state)?;
        self.check_departed_ships(state)?;
        self.check_ending(state)?;
        self.check_phase(state)
    }
}

/// Whether a game is over: that of the match, or one of a series.
const fn is_ended(state: &State) -> bool {
    match state.phase {
        Phase::Activation | Phase::Orders | Phase::Blast | Phase::Return => false,
        Phase::Interval | Phase::Over => true,
    }
}

/// Holds a position to something. Place and reason are only spelled out when they are told, because
/// debug builds look at every state of a match.
fn ensure<P: Into<String>, R: Into<String>>(
    holds: bool,
    told: impl FnOnce() -> (P, R),
) -> ValidationResult {
    if holds {
        return Ok(());
    }
    let (place, reason) = told();
    Err(LoadError::new("position", place.into(), reason.into()))
}
