//! The six numbered tiles of the rift `[SR-30.1]`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// A rift tile, by its number from 1 to 6; tile 1 is the central one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(type = "1 | 2 | 3 | 4 | 5 | 6")
)]
pub struct Tile(u8);

impl Tile {
    /// Number of tiles, which never changes `[SR-30.1]`.
    pub const COUNT: usize = 6;

    /// Tile 1, which has the dial `[SR-30.2]`.
    pub const CENTRAL: Self = Self(0);

    /// Returns the tile with this number, or `None`.
    #[must_use]
    pub const fn of_number(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number - 1)),
            0 | 7.. => None,
        }
    }

    /// Returns the number on the tile, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the index of the tile in arrays, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Iterates over all tiles, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl TryFrom<u8> for Tile {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::of_number(number).ok_or("tiles are numbered 1 to 6")
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.number()
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile {}", self.number())
    }
}

/// A set of tiles. Human-readable formats write a list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "Tile[]"))]
pub struct TileSet(u8);

impl TileSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// All six tiles.
    pub const ALL: Self = Self(0b11_1111);

    /// Returns this set with one more tile.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << tile.0)
    }

    /// Returns whether the set contains the tile.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Returns the tiles that are not in the set.
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self(Self::ALL.0 & !self.0)
    }

    /// Returns the number of tiles in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the tiles, by number.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |&tile| self.contains(tile))
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Tile>::deserialize(deserializer)?
                .into_iter()
                .collect());
        }
        match u8::deserialize(deserializer)? {
            bits if bits & !Self::ALL.0 == 0 => Ok(Self(bits)),
            _ => Err(D::Error::custom("there are only six tiles")),
        }
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Tile::number))
            .finish()
    }
}
