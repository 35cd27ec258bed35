//! Hexes of the star map by number, sets of them, and the six directions. No tiles, no rules.

use crate::components::bit_set;
use crate::grid::PlaceSet;
use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// Most hexes of a map.
pub const MAX_HEXES: usize = 48;

/// A hex of the map, by its place in the canonical order: ring by ring, clockwise from north
/// `[EXO-2.2]`. The High Council is number 0.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct HexId(pub u8);

impl HexId {
    /// The hex of the High Council.
    pub const COUNCIL: Self = Self(0);

    /// The hex as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the six directions, 1 (north) to 6, clockwise `[EXO-1.12]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Direction(u8);

impl Direction {
    /// All six, from north clockwise.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The direction with this number, 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The direction as an index, 0 to 5.
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
    /// A set of hexes, listed in canonical order `[EXO-11.16]`.
    pub struct HexSet(u64) of HexId below MAX_HEXES, "no hex has this number";
}

impl PlaceSet for HexSet {
    type Place = HexId;

    fn contains(self, hex: HexId) -> bool {
        self.has(hex)
    }
}
