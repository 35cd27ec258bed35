//! What one viewer may know of a battle: everything on the table, its side's hands, and how many
//! cards the others hold. No rules.

use super::battlefield::Side;
use super::state::{Private, Public};
use serde::{Deserialize, Serialize};

/// How many cards a side holds, which everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandSizes {
    /// Command cards in the hand.
    pub command: u8,
    /// Combat cards.
    pub combat: u8,
    /// Command cards drawn of which some are kept.
    pub drawn: u8,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What everybody sees.
    pub public: Public,
    /// How many cards each side holds.
    pub held: [HandSizes; 2],
    /// The viewer's side and its hands, which all its seats see `[SR-21.4]`; none for a spectator.
    pub own: Option<(Side, Private)>,
    /// Both sides' hands, when everything is open.
    pub open: Option<[Private; 2]>,
}

impl HandSizes {
    /// How many cards these are.
    #[must_use]
    pub const fn of(own: &Private) -> Self {
        Self {
            command: own.command.len(),
            combat: own.combat.len(),
            drawn: own.drawn.len(),
        }
    }
}
