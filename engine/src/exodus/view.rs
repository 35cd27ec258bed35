//! The view of a game that one viewer has: the public state, and the private state of the viewer's
//! seat.

use super::ship::ShipSet;
use super::state::{Plan, Private, Public, SEATS};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// The part of a state that one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The state that all viewers see.
    pub public: Public,
    /// The viewer's seat and its private state; `None` for a spectator.
    pub own: Option<(Seat, Private)>,
    /// The private states of all seats, for an omniscient viewer.
    pub open: Option<Box<[Private; SEATS]>>,
    /// Ships that stay cloaked until the end of the turn.
    pub stayed: ShipSet,
}

impl View {
    /// Returns the private state of a seat, or `None` if the viewer does not see it.
    #[must_use]
    pub fn private(&self, seat: Seat) -> Option<&Private> {
        match (&self.own, &self.open) {
            (Some((own, private)), _) => (*own == seat).then_some(private),
            (None, Some(all)) => all.get(seat.index()),
            (None, None) => None,
        }
    }

    /// Returns the sealed choice of a seat so far, or an empty one if the viewer does not see it.
    #[must_use]
    pub fn plan(&self, seat: Seat) -> Plan {
        self.private(seat)
            .map_or_else(Plan::default, |private| private.plan)
    }
}
