//! The identity of a position in a session, which can be compared and sent, so that an action
//! planned for one position is not carried out in another.

use super::Session;
use crate::game::Game;
use serde::{Deserialize, Serialize};

/// The identity of a position. Sessions of one game, seed and deal with equal ids continue in the
/// same way, whatever was done and undone before.
///
/// ```
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let mut session = Session::new(game, 7);
/// let before = session.position_id();
/// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
/// session.act(seat, session.legal_actions(seat)[0])?;
/// assert_ne!(session.position_id(), before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PositionId {
    /// The number of log entries before the position.
    entries: u64,
    /// The fingerprint of the state.
    fingerprint: u64,
}

impl<G: Game> Session<G> {
    /// Returns the id of the current position.
    #[must_use]
    pub fn position_id(&self) -> PositionId {
        PositionId {
            entries: self.entry_count() as u64,
            fingerprint: self.fingerprint(),
        }
    }
}
