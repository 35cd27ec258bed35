//! The six directions of a hex `[SR-1.5]`.

use serde::{Deserialize, Serialize};

/// A direction, clockwise from north-east.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the north and half a hex to the east.
    #[default]
    NorthEast,
    /// Along the row, to the right of South.
    East,
    /// To the south and half a hex to the east.
    SouthEast,
    /// To the south and half a hex to the west.
    SouthWest,
    /// Along the row, to the left of South.
    West,
    /// To the north and half a hex to the west.
    NorthWest,
}

impl Direction {
    /// All six, clockwise from north-east.
    pub const ALL: [Self; 6] = [
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// Its place in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The direction `turns` sixths of a circle further, clockwise.
    #[must_use]
    pub const fn clockwise(self, turns: u8) -> Self {
        Self::ALL[(self as usize + turns as usize) % 6]
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(3)
    }

    /// One hex this way in doubled columns and rows.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::NorthEast => (1, 1),
            Self::East => (2, 0),
            Self::SouthEast => (1, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-2, 0),
            Self::NorthWest => (-1, 1),
        }
    }
}
