//! The position format `saga-position/1`: a whole state in words, for researchers, for bug reports
//! and for beginning anywhere. Hexes, sectors and cards are numbered as in play.
//!
//! What is read is checked against the table: nothing twice, nothing that there is not. The board,
//! mats, cards and what is under way are looked at in the files beside it.

mod board;
mod cards;
mod course;
mod mats;
mod tasks;

use super::state::State;
use super::table::Saga;
use crate::error::LoadError;
use serde::{Deserialize, Serialize};

/// The value of `format` in a position.
pub const FORMAT: &str = "saga-position/1";

/// Everything that changes in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always [`FORMAT`].
    pub format: String,
    /// What everybody sees, and the hands.
    pub state: State,
}

fn ensure(holds: bool, place: impl Into<String>, reason: &str) -> Result<(), LoadError> {
    if holds {
        Ok(())
    } else {
        Err(LoadError::new("position", place.into(), reason))
    }
}

impl Saga {
    /// A state in words.
    pub(super) fn position_of(&self, state: &State) -> Position {
        Position {
            format: FORMAT.to_owned(),
            state: state.clone(),
        }
    }

    /// The state that a position describes.
    ///
    /// # Errors
    /// Names the place in the position that cannot be played, and why.
    pub(super) fn state_of(&self, position: Position) -> Result<State, LoadError> {
        ensure(position.format == FORMAT, "format", "another format")?;
        let state = position.state;
        self.check_board(&state.public)?;
        self.check_mats(&state)?;
        self.check_cards(&state)?;
        self.check_course(&state)?;
        Ok(state)
    }
}
