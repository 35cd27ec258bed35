//! What one viewer may know of a game: everything on the table, and what the viewer's seat alone
//! sees. No rules.

use super::ship::ShipSet;
use super::state::{Private, Public, SEATS};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What everybody sees.
    pub public: Public,
    /// The viewer's seat and what it alone sees; none for a spectator.
    pub own: Option<(Seat, Private)>,
    /// What every seat sees, when everything is open.
    pub open: Option<Box<[Private; SEATS]>>,
    /// Ships that stay cloaked until the end of the turn.
    pub stayed: ShipSet,
}
