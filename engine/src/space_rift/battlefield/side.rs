//! The two sides of a battle, and the direction each of them faces `[SR-1.7]`.

use super::{Direction, HexSet};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// One of the two sides of a battle, each with a fleet and one to three seats.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Side {
    /// The side whose baseline is row A.
    #[default]
    South,
    /// The side whose baseline is row K.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// Returns the index of the side in arrays with one value for each side: 0 for South, 1 for
    /// North.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the enemy side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Returns the seat of the side's fleet commander.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the side that this seat commands in a duel.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat.0 {
            0 => Some(Self::South),
            1 => Some(Self::North),
            2.. => None,
        }
    }

    /// Returns the two directions toward the enemy baseline.
    #[must_use]
    pub const fn forward(self) -> [Direction; 2] {
        match self {
            Self::South => [Direction::NorthWest, Direction::NorthEast],
            Self::North => [Direction::SouthEast, Direction::SouthWest],
        }
    }

    /// Returns the two directions toward the side's own baseline, in which its units retire.
    #[must_use]
    pub const fn backward(self) -> [Direction; 2] {
        self.other().forward()
    }

    /// Returns the hexes of the side's baseline.
    #[must_use]
    pub const fn baseline(self) -> HexSet {
        const SOUTH: HexSet = HexSet::row(0);
        const NORTH: HexSet = HexSet::row(10);
        match self {
            Self::South => SOUTH,
            Self::North => NORTH,
        }
    }
}
