//! The position format `saga-position/1`: a whole state in words, for researchers, for bug reports
//! and for beginning anywhere. Hexes, sectors and cards are numbered as in play.
//!
//! What is read is held to what every state of the table keeps (`validate/`).

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
        if position.format != FORMAT {
            return Err(LoadError::new("position", "format", "another format"));
        }
        self.check_state(&position.state)?;
        Ok(position.state)
    }
}
