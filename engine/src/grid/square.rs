//! Square boards of up to 32 by 32 squares, each of which exists in three stacked planes.
//!
//! A *square* is a column and a row; a *space* is a square in one plane. Columns are counted
//! from the west, rows from the north, both from 0.

use super::Heading;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Longest side of a board, in squares.
pub const MAX_SIDE: u8 = 32;

/// One of three levels: -1 lowest, 0 middle, +1 highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "i8", try_from = "i8")]
pub struct Plane(i8);

impl Plane {
    /// The lowest plane.
    pub const LOW: Self = Self(-1);
    /// The middle plane.
    pub const MIDDLE: Self = Self(0);
    /// The highest plane.
    pub const HIGH: Self = Self(1);
    /// All planes from the lowest.
    pub const ALL: [Self; 3] = [Self::LOW, Self::MIDDLE, Self::HIGH];

    /// -1, 0 or 1.
    #[must_use]
    pub const fn level(self) -> i8 {
        self.0
    }

    /// The plane at `level`, if there is one.
    #[must_use]
    pub const fn from_level(level: i8) -> Option<Self> {
        if level >= -1 && level <= 1 {
            Some(Self(level))
        } else {
            None
        }
    }
}

impl fmt::Display for Plane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["-1", "0", "+1"][(self.0 + 1) as usize])
    }
}

impl From<Plane> for i8 {
    fn from(plane: Plane) -> Self {
        plane.0
    }
}

impl TryFrom<i8> for Plane {
    type Error = String;

    fn try_from(level: i8) -> Result<Self, String> {
        Self::from_level(level).ok_or_else(|| format!("no plane {level}: -1, 0 or 1"))
    }
}

/// A column and a row; written `C5` for column 2, row 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square {
    x: u8,
    y: u8,
}

impl Square {
    /// The square in column `x` and row `y`, if both are below [`MAX_SIDE`].
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < MAX_SIDE && y < MAX_SIDE {
            Some(Self { x, y })
        } else {
            None
        }
    }

    /// Column from the west.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Row from the north.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.y
    }

    /// Its number on a board of any size: `y * 32 + x`.
    #[must_use]
    pub const fn cell(self) -> u16 {
        (self.y as u16) << 5 | self.x as u16
    }

    /// The square with a number made by [`Square::cell`].
    #[must_use]
    pub const fn from_cell(cell: u16) -> Self {
        Self {
            x: (cell & 31) as u8,
            y: (cell >> 5 & 31) as u8,
        }
    }

    /// The square `dx` columns east and `dy` rows south, if it is within [`MAX_SIDE`].
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        let (x, y) = (self.x as i8 + dx, self.y as i8 + dy);
        if x >= 0 && y >= 0 {
            Self::new(x as u8, y as u8)
        } else {
            None
        }
    }

    /// Squares between two squares, a diagonal one counting 1.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        if dx > dy { dx } else { dy }
    }

    /// Reads a label such as `C5` or `AB12`.
    ///
    /// # Errors
    /// Says what a label looks like.
    pub fn parse(label: &str) -> Result<Self, String> {
        let bad =
            || format!("`{label}` is no square: write a column letter and a row number, as in C5");
        let digits = label.find(|c: char| c.is_ascii_digit()).ok_or_else(bad)?;
        let (column, row) = label.split_at(digits);
        let x = column_number(column).ok_or_else(bad)?;
        let y = row
            .parse::<u8>()
            .ok()
            .and_then(|row| row.checked_sub(1))
            .ok_or_else(bad)?;
        Self::new(x, y).ok_or_else(bad)
    }
}

/// The letters of a column: A to Z, then AA, AB and so on.
#[must_use]
pub fn column_letters(x: u8) -> String {
    let letter = |n: u8| char::from(b'A' + n % 26);
    if x < 26 {
        letter(x).to_string()
    } else {
        format!("{}{}", letter(x / 26 - 1), letter(x % 26))
    }
}

fn column_number(letters: &str) -> Option<u8> {
    let value = |b: u8| b.is_ascii_uppercase().then(|| b - b'A');
    match letters.as_bytes() {
        [one] => value(*one),
        [first, second] => Some(
            (value(*first)? + 1)
                .checked_mul(26)?
                .checked_add(value(*second)?)?,
        ),
        [] | [_, _, _, ..] => None,
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letters(self.x), self.y + 1)
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = String;

    fn try_from(label: String) -> Result<Self, String> {
        Self::parse(&label)
    }
}

/// A square in one plane, as one number: planes of 32 rows of 32 columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Space(u16);

impl Space {
    /// How many numbers a space can have.
    pub const COUNT: usize = 3 * 32 * 32;

    /// `square` in `plane`.
    #[must_use]
    pub const fn new(square: Square, plane: Plane) -> Self {
        Self(((plane.0 + 1) as u16) << 10 | square.cell())
    }

    /// Its number, below [`Space::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its square.
    #[must_use]
    pub const fn square(self) -> Square {
        Square::from_cell(self.0 & 1023)
    }

    /// Its plane.
    #[must_use]
    pub const fn plane(self) -> Plane {
        Plane((self.0 >> 10) as i8 - 1)
    }

    /// The space of the same square `by` planes higher.
    #[must_use]
    pub const fn offset_plane(self, by: i8) -> Option<Self> {
        match Plane::from_level(self.plane().0 + by) {
            Some(plane) => Some(Self::new(self.square(), plane)),
            None => None,
        }
    }

    /// The space of the same plane `dx` columns east and `dy` rows south.
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        match self.square().offset(dx, dy) {
            Some(square) => Some(Self::new(square, self.plane())),
            None => None,
        }
    }

    /// Distance that counts planes too: the greatest of columns, rows and planes between.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let flat = self.square().distance(other.square());
        let high = self.plane().0.abs_diff(other.plane().0);
        if flat > high { flat } else { high }
    }

    /// Columns, rows and planes from here to `other`.
    #[must_use]
    pub const fn delta_to(self, other: Self) -> (i8, i8, i8) {
        let (a, b) = (self.square(), other.square());
        (
            b.x as i8 - a.x as i8,
            b.y as i8 - a.y as i8,
            other.plane().0 - self.plane().0,
        )
    }

    /// The heading in which `other` lies straight from here in the same plane, and how many
    /// squares away; `None` for the space itself.
    #[must_use]
    pub const fn bearing(self, other: Self) -> Option<(Heading, u8)> {
        if self.0 >> 10 != other.0 >> 10 {
            return None;
        }
        let (x, y, _) = self.delta_to(other);
        let (columns, rows) = (x.unsigned_abs(), y.unsigned_abs());
        if x != 0 && y != 0 && columns != rows {
            return None;
        }
        match Heading::from_offset(x, y) {
            Some(heading) => Some((heading, columns | rows)),
            None => None,
        }
    }

    /// Reads a label such as `C5/+1`; without a plane it is the middle one.
    ///
    /// # Errors
    /// Says what a label looks like.
    pub fn parse(label: &str) -> Result<Self, String> {
        let (square, plane) = label.split_once('/').unwrap_or((label, "0"));
        let level = plane
            .parse::<i8>()
            .map_err(|_| format!("`{plane}` is no plane: -1, 0 or +1"))?;
        Ok(Self::new(Square::parse(square)?, Plane::try_from(level)?))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.square(), self.plane())
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            Self::parse(&String::deserialize(deserializer)?).map_err(D::Error::custom)
        } else {
            let number = u16::deserialize(deserializer)?;
            if usize::from(number) < Self::COUNT {
                Ok(Self(number))
            } else {
                Err(D::Error::custom("no such space"))
            }
        }
    }
}

/// A set of spaces: one bit each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceSet([u32; 96]);

impl Default for SpaceSet {
    fn default() -> Self {
        Self([0; 96])
    }
}

impl SpaceSet {
    /// Adds `space`.
    pub const fn insert(&mut self, space: Space) {
        self.0[space.index() >> 5] |= 1 << (space.index() & 31);
    }

    /// Whether `space` is in the set.
    #[must_use]
    pub const fn has(&self, space: Space) -> bool {
        self.0[space.index() >> 5] >> (space.index() & 31) & 1 == 1
    }
}

#[cfg(test)]
mod tests;
