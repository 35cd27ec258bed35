//! The two sides of a battle, and which way they look `[SR-1.7]`.

use super::{Direction, HexSet};
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// One of the two sides.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Its baseline is row A.
    #[default]
    South,
    /// Its baseline is row K.
    North,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// Its place in tables and lists of two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in data, and the phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
        }
    }

    /// The enemy.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// The seat of its fleet commander.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side that this seat commands in a duel.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat.0 {
            0 => Some(Self::South),
            1 => Some(Self::North),
            2.. => None,
        }
    }

    /// The two directions toward the enemy's baseline.
    #[must_use]
    pub const fn forward(self) -> [Direction; 2] {
        match self {
            Self::South => [Direction::NorthWest, Direction::NorthEast],
            Self::North => [Direction::SouthEast, Direction::SouthWest],
        }
    }

    /// The two directions toward its own baseline, in which its units retire.
    #[must_use]
    pub const fn backward(self) -> [Direction; 2] {
        self.other().forward()
    }

    /// Its baseline.
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
