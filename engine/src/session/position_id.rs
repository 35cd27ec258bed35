//! The identity of a position in a session, which can be compared and sent, so that an order
//! decided in one position is not carried out in another.

use super::Session;
use crate::game::Game;
use serde::{Deserialize, Serialize};

/// The identity of a position. Sessions of one table, seed and deal with equal ids continue alike,
/// whatever was done and undone before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PositionId {
    /// The number of log entries that led there.
    entries: u64,
    /// The fingerprint of the state.
    fingerprint: u64,
}

impl<G: Game> Session<G> {
    /// Returns the id of the present position.
    #[must_use]
    pub fn position_id(&self) -> PositionId {
        PositionId {
            entries: self.entry_count() as u64,
            fingerprint: self.fingerprint(),
        }
    }
}
