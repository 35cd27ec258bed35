//! What the mover may decide while the rift moves, and why not.

use super::tile::Tile;
use crate::rule::RuleId;
use crate::space_rift::battlefield::Hex;
use crate::space_rift::unit::UnitId;
use serde::{Deserialize, Serialize};

/// A decision of the mover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DriftChoice {
    /// Puts a tile back that would have left the battlefield `[SR-34.2]`.
    Place(Tile, Hex),
    /// Moves a tile into an open hex to close a gap `[SR-33.4]`.
    Close(Tile, Hex),
    /// Puts down a unit that had to make room `[SR-36.5]`.
    Settle(UnitId, Hex),
}

/// What is asked of the mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DriftQuestion {
    /// Where this tile comes back.
    Place(Tile),
    /// Which tile closes the gap.
    Close,
    /// Where this unit is put down.
    Settle(UnitId),
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DriftRefusal {
    /// A tile that went over the edge comes back first.
    PlaceFirst,
    /// A gap is closed first.
    CloseFirst,
    /// A unit that had to make room is put down first.
    SettleFirst,
    /// A tile lies there.
    Covered,
    /// No tile lies beside it.
    NotBeside,
    /// After this the rift could not be made whole any more, where a tile is placed.
    Strands,
    /// The tile moved already this turn.
    Moved,
    /// No tile left this hex in this movement.
    NotOpen,
    /// Too far for a closing tile.
    TooFar,
    /// The group of tile 1 would not grow.
    NoGain,
    /// After this the rift could not be made whole any more, where a gap is closed.
    DeadEnd,
    /// A unit stands there.
    Taken,
    /// There is a free tile, and this hex has none; or the hex is none of those beside the rift,
    /// or nearest to it, that can be used.
    NoTile,
}

impl DriftRefusal {
    /// The rule that refuses.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId::new(match self {
            Self::PlaceFirst | Self::CloseFirst | Self::SettleFirst => "SR-33.4",
            Self::Covered | Self::NotBeside => "SR-34.2",
            Self::Strands => "SR-34.3",
            Self::Moved => "SR-33.7",
            Self::NotOpen | Self::TooFar | Self::NoGain | Self::DeadEnd => "SR-33.3",
            Self::Taken => "SR-36.6",
            Self::NoTile => "SR-36.7",
        })
    }
}
