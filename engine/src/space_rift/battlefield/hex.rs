//! The hexes of the battlefield: names, coordinates, neighbors and distances.

use super::{Direction, HexSet, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use thiserror::Error;

/// A point of the grid in doubled columns `[SR-1.4]`, on the battlefield or off it: twice the
/// column, plus one in odd rows, and the row from the south. Both coordinates have the same parity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Point {
    /// Doubled column; 0 to 24 on the battlefield.
    pub x: i8,
    /// Row; 0 to 10 on the battlefield.
    pub row: i8,
}

impl Point {
    /// Returns the adjacent point in a direction.
    #[must_use]
    pub const fn neighbor(self, direction: Direction) -> Self {
        let (x, row) = direction.step();
        Self {
            x: self.x + x,
            row: self.row + row,
        }
    }

    /// Returns the hex at this point; `None` off the battlefield, which includes half-hexes
    /// `[SR-1.2]`.
    #[must_use]
    pub const fn hex(self) -> Option<Hex> {
        let Self { x, row } = self;
        if x < 0 || x > 24 || row < 0 || row > 10 || (x ^ row) & 1 != 0 {
            return None;
        }
        Hex::of_index((12 * row as i16 + (row as i16 + x as i16) / 2) as u8)
    }

    /// Returns the distance to `other` in hexes `[SR-1.6]`.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let column_diff = self.x.abs_diff(other.x);
        let row_diff = self.row.abs_diff(other.row);
        row_diff + column_diff.saturating_sub(row_diff) / 2
    }
}

/// One of the 138 hexes by its row and column, such as `F6`; row A is the baseline of South.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
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

/// Neighbors of every hex, by direction.
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

/// Neighbors of every hex, as sets.
static NEIGHBOR_SETS: [HexSet; Hex::COUNT] = {
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

/// Largest distance in the table [`WITHIN`]: the maximum range of a unit in the base content.
const MAX_TABLE_DISTANCE: usize = 6;

/// Sets of hexes within each distance of every hex.
static WITHIN: [[HexSet; MAX_TABLE_DISTANCE + 1]; Hex::COUNT] = {
    let mut all = [[HexSet::NONE; MAX_TABLE_DISTANCE + 1]; Hex::COUNT];
    let mut n = 0;
    while n < Hex::COUNT {
        if let Some(hex) = Hex::of_index(n as u8) {
            all[n][0] = HexSet::singleton(hex);
        }
        let mut distance = 1;
        while distance <= MAX_TABLE_DISTANCE {
            all[n][distance] = all[n][distance - 1].union(all[n][distance - 1].neighbors());
            distance += 1;
        }
        n += 1;
    }
    all
};

impl Hex {
    /// Number of hexes on the battlefield.
    pub const COUNT: usize = 138;

    /// Returns the hex with this index, from 0.
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

    /// Returns the index plus one, which is never 0.
    pub(super) const fn number(self) -> u8 {
        self.0.get()
    }

    /// Returns the index, from 0 to 137.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the hex in a row (from 0) and column (from 1) `[SR-1.3]`.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row > 10 || column == 0 || column > 13 {
            return None;
        }
        let x = 2 * (column as i8 - 1) + (row as i8 & 1);
        let row = row as i8;
        Point { x, row }.hex()
    }

    /// Iterates over all hexes, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).filter_map(Self::of_index)
    }

    /// Returns the doubled column and row.
    #[must_use]
    pub const fn point(self) -> Point {
        POINTS[self.index()]
    }

    /// Returns the row, 0 for A.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.point().row as u8
    }

    /// Returns the column, from 1 at the west edge.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.point().x as u8 / 2 + 1
    }

    /// Returns the number of hexes in a row `[SR-1.2]`.
    #[must_use]
    pub const fn row_length(row: u8) -> u8 {
        13 - (row & 1)
    }

    /// Returns the axial coordinates; rows grow to the north `[SR-1.4]`.
    #[must_use]
    pub const fn axial(self) -> (i8, i8) {
        let Point { x, row } = self.point();
        ((x - row) / 2, row)
    }

    /// Returns the adjacent hex in a direction, or `None` beyond the edge.
    #[must_use]
    pub const fn neighbor(self, direction: Direction) -> Option<Self> {
        NEIGHBORS[self.index()][direction as usize]
    }

    /// Returns the adjacent hexes.
    #[must_use]
    pub const fn neighbors(self) -> HexSet {
        NEIGHBOR_SETS[self.index()]
    }

    /// Returns the distance to `other` in hexes `[SR-1.6]`.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        self.point().distance(other.point())
    }

    /// Returns the hexes within this distance, including the hex itself.
    #[must_use]
    pub fn within(self, hexes: u8) -> HexSet {
        let table = &WITHIN[self.index()];
        let beyond = MAX_TABLE_DISTANCE..usize::from(hexes);
        let in_table = table[usize::from(hexes).min(MAX_TABLE_DISTANCE)];
        beyond.fold(in_table, |set, _| set.union(set.neighbors()))
    }

    /// Returns whether `other` is at distance 1.
    #[must_use]
    pub const fn is_next_to(self, other: Self) -> bool {
        self.neighbors().contains(other)
    }

    /// Returns the row that `side` counts as row `count`, from 1 at its baseline `[SR-1.10]`;
    /// `None` beyond the last row.
    #[must_use]
    pub const fn row_from_baseline(side: Side, count: u8) -> Option<u8> {
        match (side, count) {
            (_, 0 | 12..) => None,
            (Side::South, _) => Some(count - 1),
            (Side::North, _) => Some(11 - count),
        }
    }

    /// Returns the hex of `row` that `side` counts as hex `count`, from 1 at its left `[SR-1.11]`;
    /// `None` beyond the end of the row.
    #[must_use]
    pub const fn hex_from_left(side: Side, row: u8, count: u8) -> Option<Self> {
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
    /// Returns A1.
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

/// The error for a text that is not the name of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is no such hex")]
pub struct HexError;

impl FromStr for Hex {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let mut chars = text.chars();
        let letter = chars.next().and_then(|letter| u8::try_from(letter).ok());
        let row = letter.and_then(|letter| letter.checked_sub(b'A'));
        let digits = chars.as_str();
        if digits.starts_with('0') || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(HexError);
        }
        let column = digits.parse().map_err(|_| HexError)?;
        row.and_then(|row| Self::at(row, column)).ok_or(HexError)
    }
}

/// Regular expression for the names of hexes; long and short rows alternate.
#[cfg(feature = "schema")]
pub const HEX_PATTERN: &str = "([ACEGIK]([1-9]|1[0-3])|[BDFHJ]([1-9]|1[0-2]))";

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Hex {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": format!("^{HEX_PATTERN}$"),
            "description": "Row and column, such as F6; row A is the south. Rows of A, C, E and so on have 13 hexes, \
                the others 12.",
        })
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
