//! Where a session stands, as a name that can be compared and sent: an order that was decided on
//! in one position is not given in another.

use super::Session;
use crate::game::Game;
use serde::{Deserialize, Serialize};

/// A position of a session. Sessions of one table, seed and deal that stand in equal positions go
/// on alike, whatever was done and taken back before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PositionId {
    /// How many entries of the log led there.
    entries: u64,
    /// The fingerprint of the state.
    fingerprint: u64,
}

impl<G: Game> Session<G> {
    /// Where it stands.
    #[must_use]
    pub fn position_id(&self) -> PositionId {
        PositionId {
            entries: self.entry_count() as u64,
            fingerprint: self.fingerprint(),
        }
    }
}
