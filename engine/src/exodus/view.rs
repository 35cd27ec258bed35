//! What one viewer may know of a game: everything on the table, and what the viewer's seat alone
//! sees. No rules.

use super::ship::ShipSet;
use super::state::{Plan, Private, Public, SEATS};
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

impl View {
    /// What a seat alone sees, where the viewer sees it too.
    #[must_use]
    pub fn private(&self, seat: Seat) -> Option<&Private> {
        match (&self.own, &self.open) {
            (Some((own, private)), _) => (*own == seat).then_some(private),
            (None, Some(all)) => all.get(seat.index()),
            (None, None) => None,
        }
    }

    /// What a seat has laid down so far, where the viewer sees it; else nothing.
    #[must_use]
    pub fn plan(&self, seat: Seat) -> Plan {
        self.private(seat)
            .map_or_else(Plan::default, |own| own.plan)
    }
}
