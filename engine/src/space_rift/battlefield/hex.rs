//! A hex of the battlefield, its names and its neighbors.

use super::{Direction, HexSet, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use thiserror::Error;

/// A point of the grid in doubled columns `[SR-1.4]`, on the battlefield or off it: column times
/// two, one more in odd rows, and the row from the south. Both have the same parity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Point {
    /// The doubled column; 0 to 24 on the battlefield.
    pub x: i8,
    /// The row; 0 to 10 on the battlefield.
    pub row: i8,
}

impl Point {
    /// The point one hex further.
    #[must_use]
    pub const fn neighbor(self, direction: Direction) -> Self {
        let (x, row) = direction.step();
        Self {
            x: self.x + x,
            row: self.row + row,
        }
    }

    /// The hex here; `None` off the battlefield, half hexes included `[SR-1.2]`.
    #[must_use]
    pub const fn hex(self) -> Option<Hex> {
        let Self { x, row } = self;
        if x < 0 || x > 24 || row < 0 || row > 10 || (x ^ row) & 1 != 0 {
            return None;
        }
        Hex::of_index((12 * row as i16 + (row as i16 + x as i16) / 2) as u8)
    }

    /// Hexes from here to `other` `[SR-1.6]`.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let across = self.x.abs_diff(other.x);
        let along = self.row.abs_diff(other.row);
        along + across.saturating_sub(along) / 2
    }
}

/// One of the 138 hexes, numbered row by row from A1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex(NonZeroU8);

/// Doubled column and row of every hex.
const POINTS: &[Point; Hex::COUNT] = &{
    let mut points = [Point { x: 0, row: 0 }; Hex::COUNT];
    let (mut n, mut x, mut row) = (0, 0, 0);
    while n < Hex::COUNT {
        points[n] = Point { x, row };
        x += 2;
        if x > 24 {
            row += 1;
            x = row & 1;
        }
        n += 1;
    }
    points
};

/// The neighbors of every hex, by direction.
static NEIGHBORS: [[Option<Hex>; 6]; Hex::COUNT] = {
    let mut all = [[None; 6]; Hex::COUNT];
    let mut n = 0;
    while n < Hex::COUNT {
        let mut d = 0;
        while d < 6 {
            all[n][d] = POINTS[n].neighbor(Direction::ALL[d]).hex();
            d += 1;
        }
        n += 1;
    }
    all
};

/// The same as sets.
static AROUND: [HexSet; Hex::COUNT] = {
    let mut all = [HexSet::NONE; Hex::COUNT];
    let mut n = 0;
    while n < Hex::COUNT {
        let mut d = 0;
        while d < 6 {
            if let Some(hex) = POINTS[n].neighbor(Direction::ALL[d]).hex() {
                all[n] = all[n].with(hex);
            }
            d += 1;
        }
        n += 1;
    }
    all
};

/// So far the table of distances goes: as far as the guns of the box reach.
const FAR: usize = 6;

/// The hexes around every hex at most so far away.
static WITHIN: [[HexSet; FAR + 1]; Hex::COUNT] = {
    let mut all = [[HexSet::NONE; FAR + 1]; Hex::COUNT];
    let mut n = 0;
    while n < Hex::COUNT {
        if let Some(hex) = Hex::of_index(n as u8) {
            all[n][0] = HexSet::only(hex);
        }
        let mut far = 1;
        while far <= FAR {
            all[n][far] = all[n][far - 1].or(all[n][far - 1].neighbors());
            far += 1;
        }
        n += 1;
    }
    all
};

impl Hex {
    /// How many hexes the battlefield has.
    pub const COUNT: usize = 138;

    /// The hex of this number, from 0.
    #[must_use]
    pub const fn of_index(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT {
            match NonZeroU8::new(index + 1) {
                Some(number) => Some(Self(number)),
                None => None,
            }
        } else {
            None
        }
    }

    /// One more than its index; never 0.
    pub(super) const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its number, from 0 to 137.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The hex in a column (from 1) of a row (from 0) `[SR-1.3]`.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row > 10 || column == 0 || column > 13 {
            return None;
        }
        let x = 2 * (column as i8 - 1) + (row as i8 & 1);
        let row = row as i8;
        Point { x, row }.hex()
    }

    /// All hexes, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).filter_map(Self::of_index)
    }

    /// Its doubled column and row.
    #[must_use]
    pub const fn point(self) -> Point {
        POINTS[self.index()]
    }

    /// Its row, 0 for A.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.point().row as u8
    }

    /// Its column, from 1 at the west edge.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.point().x as u8 / 2 + 1
    }

    /// How many hexes a row has `[SR-1.2]`.
    #[must_use]
    pub const fn row_length(row: u8) -> u8 {
        13 - (row & 1)
    }

    /// Its axial coordinates, rows growing to the north `[SR-1.4]`.
    #[must_use]
    pub const fn axial(self) -> (i8, i8) {
        let Point { x, row } = self.point();
        ((x - row) / 2, row)
    }

    /// The hex next to it.
    #[must_use]
    pub const fn neighbor(self, direction: Direction) -> Option<Self> {
        NEIGHBORS[self.index()][direction as usize]
    }

    /// The hexes next to it.
    #[must_use]
    pub const fn neighbors(self) -> HexSet {
        AROUND[self.index()]
    }

    /// Hexes from here to `other` `[SR-1.6]`.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        self.point().distance(other.point())
    }

    /// The hexes that are at most so many away, itself included.
    #[must_use]
    pub fn within(self, hexes: u8) -> HexSet {
        let table = &WITHIN[self.index()];
        let beyond = FAR..usize::from(hexes);
        let near = table[usize::from(hexes).min(FAR)];
        beyond.fold(near, |set, _| set.or(set.neighbors()))
    }

    /// Whether `other` is at distance 1.
    #[must_use]
    pub const fn is_next_to(self, other: Self) -> bool {
        self.neighbors().has(other)
    }

    /// The row that `side` calls by this count; row 1 is its own baseline `[SR-1.10]`.
    #[must_use]
    pub const fn row_from_baseline(side: Side, count: u8) -> Option<u8> {
        match (side, count) {
            (_, 0 | 12..) => None,
            (Side::South, _) => Some(count - 1),
            (Side::North, _) => Some(11 - count),
        }
    }

    /// The hex of `row` that `side` calls by this count, from its left `[SR-1.11]`.
    #[must_use]
    pub const fn counted_from_side(side: Side, row: u8, count: u8) -> Option<Self> {
        match side {
            Side::South => Self::at(row, count),
            Side::North if count <= Self::row_length(row) => {
                Self::at(row, Self::row_length(row) + 1 - count)
            }
            Side::North => None,
        }
    }
}

impl Default for Hex {
    /// A1.
    fn default() -> Self {
        Self(NonZeroU8::MIN)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.row());
        write!(f, "{letter}{}", self.column())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no hex of the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is no such hex")]
pub struct HexError;

impl FromStr for Hex {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let mut rest = text.chars();
        let letter = rest.next().and_then(|letter| u8::try_from(letter).ok());
        let row = letter.and_then(|letter| letter.checked_sub(b'A'));
        let digits = rest.as_str();
        if digits.starts_with('0') || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(HexError);
        }
        let column = digits.parse().map_err(|_| HexError)?;
        row.and_then(|row| Self::at(row, column)).ok_or(HexError)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0.get() - 1)
        }
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            text.parse().map_err(D::Error::custom)
        } else {
            let index = u8::deserialize(deserializer)?;
            Self::of_index(index).ok_or_else(|| D::Error::custom(HexError))
        }
    }
}
