//! The six directions between adjacent hexes `[SR-1.5]`.

use serde::{Deserialize, Serialize};

/// A direction on the hex grid, clockwise from north-east.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "direction-", serialize_all = "kebab-case", const_into_str)]
pub enum Direction {
    /// One row north and half a hex east.
    #[default]
    NorthEast,
    /// One hex east in the same row, to the right of South.
    East,
    /// One row south and half a hex east.
    SouthEast,
    /// One row south and half a hex west.
    SouthWest,
    /// One hex west in the same row, to the left of South.
    West,
    /// One row north and half a hex west.
    NorthWest,
}

impl Direction {
    /// All directions, clockwise from north-east.
    pub const ALL: [Self; 6] = [
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// Returns the index in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// Returns the direction after `turns` clockwise turns of 60 degrees.
    #[must_use]
    pub const fn clockwise(self, turns: u8) -> Self {
        Self::ALL[(self as usize + turns as usize) % 6]
    }

    /// Returns the opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(3)
    }

    /// Returns one step in this direction, in doubled columns and rows.
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
