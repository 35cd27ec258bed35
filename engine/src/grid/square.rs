//! Square boards of up to 32 by 32 squares in three stacked planes.
//!
//! A *square* is a column and a row; a *space* is a square in one plane. Columns are counted from
//! the west, rows from the north, both from 0.

mod space;

pub use space::{Space, SpaceSet};

use serde::{Deserialize, Serialize};
use std::fmt;

/// The maximum side of a board, in squares.
pub const MAX_SIDE: u8 = 32;

/// One of three levels: -1 is the lowest, 0 the middle, +1 the highest.
///
/// ```
/// use engine::grid::Plane;
///
/// assert_eq!(Plane::from_level(1), Some(Plane::HIGH));
/// assert_eq!(Plane::from_level(2), None);
/// assert_eq!(Plane::HIGH.to_string(), "+1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "i8", try_from = "i8")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "-1 | 0 | 1"))]
pub struct Plane(i8);

impl Plane {
    /// The lowest plane.
    pub const LOW: Self = Self(-1);
    /// The middle plane.
    pub const MIDDLE: Self = Self(0);
    /// The highest plane.
    pub const HIGH: Self = Self(1);
    /// All planes, the lowest first.
    pub const ALL: [Self; 3] = [Self::LOW, Self::MIDDLE, Self::HIGH];

    /// Returns the level: -1, 0 or 1.
    #[must_use]
    pub const fn level(self) -> i8 {
        self.0
    }

    /// Returns the plane at `level`.
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

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Plane {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Plane".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "enum": Self::ALL.map(Self::level),
            "description": "Low, middle, high.",
        })
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
        Self::from_level(level)
            .ok_or_else(|| format!("there is no plane {level}; planes are -1, 0 and 1"))
    }
}

/// A column and a row, written `C5`: the column by letters from the west, the row by a number from
/// the north, from 1.
///
/// ```
/// use engine::grid::Square;
///
/// let square = Square::parse("C5")?;
/// assert_eq!((square.x(), square.y()), (2, 4));
/// assert_eq!(square.to_string(), "C5");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square {
    x: u8,
    y: u8,
}

impl Square {
    /// Returns the square in column `x` and row `y`; `None` unless both are below [`MAX_SIDE`].
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < MAX_SIDE && y < MAX_SIDE {
            Some(Self { x, y })
        } else {
            None
        }
    }

    /// Returns the column, counted from the west.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Returns the row, counted from the north.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.y
    }

    /// Returns the number of the square on a board of any size: `y * 32 + x`.
    #[must_use]
    pub const fn cell(self) -> u16 {
        (self.y as u16) << 5 | self.x as u16
    }

    /// Creates the square with a number from [`Square::cell`].
    #[must_use]
    pub const fn from_cell(cell: u16) -> Self {
        Self {
            x: (cell & 31) as u8,
            y: (cell >> 5 & 31) as u8,
        }
    }

    /// Returns the square `dx` columns east and `dy` rows south; `None` outside of [`MAX_SIDE`].
    ///
    /// ```
    /// use engine::grid::{Heading, Square};
    ///
    /// let square = Square::parse("C5")?;
    /// let (dx, dy) = Heading::N.offset();
    /// assert_eq!(square.offset(dx, dy), Some(Square::parse("C4")?));
    /// assert_eq!(Square::parse("A1")?.offset(dx, dy), None);
    /// # Ok::<(), String>(())
    /// ```
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        let (x, y) = (self.x as i8 + dx, self.y as i8 + dy);
        if x >= 0 && y >= 0 {
            Self::new(x as u8, y as u8)
        } else {
            None
        }
    }

    /// Returns the number of steps between two squares; a diagonal step counts 1.
    ///
    /// ```
    /// use engine::grid::Square;
    ///
    /// assert_eq!(Square::parse("A1")?.distance(Square::parse("C6")?), 5);
    /// # Ok::<(), String>(())
    /// ```
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        if dx > dy { dx } else { dy }
    }

    /// Reads a label such as `C5` or `AB12`.
    ///
    /// # Errors
    /// Returns an error that describes the form of a label.
    pub fn parse(label: &str) -> Result<Self, String> {
        let bad = || {
            format!("`{label}` is not a square: write a column letter and a row number, as in C5")
        };
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

/// Returns the letters of a column: A to Z, then AA, AB and so on.
///
/// ```
/// use engine::grid::square::column_letters;
///
/// assert_eq!((column_letters(2), column_letters(26)), ("C".to_owned(), "AA".to_owned()));
/// ```
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

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Square {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Square".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            // Up to 32 columns and rows.
            "pattern": "^([A-Z]|A[A-F])([1-9]|[12][0-9]|3[0-2])$",
            "description": "Column and row, such as C5.",
        })
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

#[cfg(test)]
mod tests;
