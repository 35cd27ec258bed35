//! The position format `space-rift-position/1`: a whole state in words, for researchers, for bug
//! reports and for beginning anywhere. Units and cards are numbered as in scenario and content.
//!
//! What is read is held to what every state of the table keeps (`validate/`).

use super::state::{Private, Public, State};
use super::table::SpaceRift;
use crate::error::LoadError;
use serde::{Deserialize, Serialize};

/// The value of `format` in a position.
pub const FORMAT: &str = "space-rift-position/1";

/// Everything that changes in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always [`FORMAT`].
    pub format: String,
    /// What lies on the table.
    pub public: Public,
    /// South's hands.
    pub south: Private,
    /// North's hands.
    pub north: Private,
}

impl SpaceRift {
    /// A state in words.
    pub(super) fn position_of(&self, state: &State) -> Position {
        let [south, north] = state.private;
        Position {
            format: FORMAT.to_owned(),
            public: state.public,
            south,
            north,
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
        let state = State {
            public: position.public,
            private: [position.south, position.north],
        };
        self.check_state(&state)?;
        Ok(state)
    }
}
