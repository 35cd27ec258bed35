//! The view of a battle for one viewer: the public state, the hands of the viewer's side, and the
//! hand sizes of all sides.

use super::battlefield::Side;
use super::state::{Private, Public};
use serde::{Deserialize, Serialize};

/// The number of cards of a side, which everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Held"))]
pub struct HandSizes {
    /// Command cards in hand.
    pub command: u8,
    /// Combat cards in hand.
    pub combat: u8,
    /// Command cards drawn, of which some are kept.
    pub drawn: u8,
}

/// The part of a battle that one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Information that both sides see.
    pub public: Public,
    /// Number of cards of each side.
    pub held: [HandSizes; 2],
    /// Side of the viewer and its hands, which all its seats see `[SR-21.4]`; missing for a
    /// spectator.
    pub own: Option<(Side, Private)>,
    /// Hands of both sides, if the viewer sees everything.
    pub open: Option<[Private; 2]>,
}

impl HandSizes {
    /// Returns the number of cards in these hands.
    #[must_use]
    pub const fn of(hands: &Private) -> Self {
        Self {
            command: hands.command.len(),
            combat: hands.combat.len(),
            drawn: hands.drawn.len(),
        }
    }
}
