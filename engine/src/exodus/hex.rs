//! Hex numbers of the star map, sets of hexes, and the six directions.

use crate::components::bit_set;
use crate::grid::PlaceSet;
use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// Maximum number of hexes on a map.
pub const MAX_HEXES: usize = 48;

/// A hex, numbered by its position in the canonical order: ring by ring, clockwise from north
/// `[EXO-2.2]`. The High Council is number 0.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Hex"))]
pub struct HexId(pub u8);

impl HexId {
    pub const COUNCIL: Self = Self(0);

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the six directions, 1 (north) to 6, clockwise `[EXO-1.12]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(type = "1 | 2 | 3 | 4 | 5 | 6")
)]
pub struct Direction(u8);

impl Direction {
    /// All six directions, clockwise from north.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Returns the direction with this number, or `None` unless it is 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// Returns the number of the direction, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the direction as an array index, 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl<'de> Deserialize<'de> for Direction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| D::Error::custom("a direction is a number from 1 to 6"))
    }
}

bit_set! {
    /// A set of hexes, iterated in canonical order `[EXO-11.16]`.
    pub struct HexSet(u64) of HexId below MAX_HEXES, "no hex has this number";
}

impl PlaceSet for HexSet {
    type Place = HexId;

    fn contains(self, hex: HexId) -> bool {
        self.contains(hex)
    }
}
