//! The position format `saga-position/1`: a whole state as JSON, for research, bug reports and
//! custom starts. Hexes, sectors and cards have the same numbers as in play.
//!
//! A position that is read must satisfy the invariants of all states (`validate/`).

use super::game::Saga;
use super::state::State;
use crate::error::LoadError;
use serde::{Deserialize, Serialize};

/// The value of `format` in a position.
pub const FORMAT: &str = "saga-position/1";

/// A complete state of a game in the position format.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Position {
    /// File format and its version; always `saga-position/1`.
    #[cfg_attr(feature = "schema", ts(type = "'saga-position/1'"))]
    pub format: String,
    /// The public state and the hands.
    pub state: State,
}

impl Saga {
    /// Returns a state as a position.
    pub(super) fn position_of(&self, state: &State) -> Position {
        Position {
            format: FORMAT.to_owned(),
            state: state.clone(),
        }
    }

    /// Returns the state of a position.
    ///
    /// # Errors
    ///
    /// Returns the place in the position that is invalid, and why.
    pub(super) fn state_of(&self, position: Position) -> Result<State, LoadError> {
        if position.format != FORMAT {
            return Err(LoadError::new("position", "format", "unknown format"));
        }
        self.check_state(&position.state)?;
        Ok(position.state)
    }
}
