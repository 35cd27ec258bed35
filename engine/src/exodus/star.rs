//! Hexes of the star map by number, sets of them, and the six directions. No tiles, no rules.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

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

/// A set of hexes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HexSet(u64);

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self(0);

    /// This set and `hex`.
    #[must_use]
    pub const fn with(self, hex: HexId) -> Self {
        Self(self.0 | 1 << (hex.0 & 63))
    }

    /// Puts `hex` in.
    pub const fn insert(&mut self, hex: HexId) {
        self.0 |= 1 << (hex.0 & 63);
    }

    /// Takes `hex` out.
    pub const fn remove(&mut self, hex: HexId) {
        self.0 &= !(1 << (hex.0 & 63));
    }

    /// Whether `hex` is in it.
    #[must_use]
    pub const fn has(self, hex: HexId) -> bool {
        hex.0 < 64 && self.0 >> hex.0 & 1 == 1
    }

    /// Hexes of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Hexes of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Hexes of this set and not of the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no hex is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many hexes are in it.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The hex with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<HexId> {
        if self.0 == 0 {
            None
        } else {
            Some(HexId(self.0.trailing_zeros() as u8))
        }
    }

    /// The hexes in canonical order `[EXO-11.16]`.
    pub fn iter(self) -> impl Iterator<Item = HexId> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let next = rest.first()?;
            rest.remove(next);
            Some(next)
        })
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Self {
        hexes.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let hexes = Vec::<HexId>::deserialize(deserializer)?;
            if hexes.iter().any(|hex| hex.index() >= MAX_HEXES) {
                return Err(D::Error::custom("no hex has this number"));
            }
            Ok(hexes.into_iter().collect())
        } else {
            u64::deserialize(deserializer).map(Self)
        }
    }
}
