//! The choices of the mover during a movement of the rift, and the reasons why a choice is illegal.

use super::tile::Tile;
use crate::rule::RuleId;
use crate::space_rift::battlefield::Hex;
use crate::space_rift::unit::UnitId;
use serde::{Deserialize, Serialize};

/// A choice of the mover during a rift movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum DriftChoice {
    /// Places a tile that would have left the battlefield `[SR-34.2]`.
    Place(Tile, Hex),
    /// Moves a tile to an open hex to close a gap `[SR-33.4]`.
    Close(Tile, Hex),
    /// Puts down a lifted unit `[SR-36.5]`.
    Settle(UnitId, Hex),
}

/// The question that the mover must answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DriftQuestion {
    /// Asks where to place this tile.
    Place(Tile),
    /// Asks which tile closes the gap.
    Close,
    /// Asks where to put down this unit.
    Settle(UnitId),
}

/// The reason why a choice is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DriftRefusal {
    /// A tile that left the battlefield must be placed first.
    PlaceFirst,
    /// A gap must be closed first.
    CloseFirst,
    /// A lifted unit must be put down first.
    SettleFirst,
    /// A tile covers the hex.
    Covered,
    /// No tile is adjacent to the hex.
    NotBeside,
    /// After this placement the rift could not be connected again.
    Strands,
    /// The tile has already moved this turn.
    Moved,
    /// No tile has left this hex in this movement.
    NotOpen,
    /// The tile is too far from the hex.
    TooFar,
    /// The group of tile 1 would not grow.
    NoGain,
    /// After this closing move the rift could not be connected again.
    DeadEnd,
    /// A unit occupies the hex.
    Taken,
    /// The hex has no tile although a tile is free, or it is not among the usable hexes nearest to
    /// the rift.
    NoTile,
}

impl DriftRefusal {
    /// Returns the rule that makes the choice illegal.
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
