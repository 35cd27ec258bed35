//! The position format `space-rift-position/1`: a complete state as readable text, for research,
//! bug reports, and battles from any position. Units and cards are numbered as in the scenario and
//! the content set.
//!
//! `validate` checks a position that is read like any other state.

use super::game::SpaceRift;
use super::state::{Private, Public, State};
use crate::error::LoadError;
use serde::{Deserialize, Serialize};

/// Value of the key `format` in a position.
pub const FORMAT: &str = "space-rift-position/1";

/// A complete state of a battle: everything that changes in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Position {
    /// File format and its version; always `space-rift-position/1`.
    #[cfg_attr(feature = "schema", ts(type = "'space-rift-position/1'"))]
    pub format: String,
    /// Information that both sides see.
    pub public: Public,
    /// Hands of South.
    pub south: Private,
    /// Hands of North.
    pub north: Private,
}

impl SpaceRift {
    /// Returns the position of a state.
    pub(super) fn position_of(&self, state: &State) -> Position {
        let [south, north] = state.private;
        Position {
            format: FORMAT.to_owned(),
            public: state.public,
            south,
            north,
        }
    }

    /// Returns the state that a position describes.
    ///
    /// # Errors
    /// Returns an error if the position is invalid; it names the path in the position and the
    /// reason.
    pub(super) fn state_of(&self, position: Position) -> Result<State, LoadError> {
        if position.format != FORMAT {
            return Err(LoadError::new("position", "format", "unknown format"));
        }
        let state = State {
            public: position.public,
            private: [position.south, position.north],
        };
        self.check_state(&state)?;
        Ok(state)
    }
}
