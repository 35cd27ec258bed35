//! The eight headings of a square board, numbered clockwise from north.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of eight directions: 0 is north, 1 north-east, and so on clockwise to 7 north-west. Even
/// headings point at an edge of the square, odd ones at a corner.
///
/// ```
/// use engine::grid::Heading;
///
/// assert_eq!(Heading::N.rotated(1), Heading::NE);
/// assert_eq!(Heading::NE.opposite(), Heading::SW);
/// // Columns grow to the east, rows to the south.
/// assert_eq!(Heading::NE.offset(), (1, -1));
/// assert!(Heading::NE.is_diagonal());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "HeadingNumber", type = "0 | 1 | 2 | 3 | 4 | 5 | 6 | 7")
)]
pub struct Heading(u8);

const NAMES: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
/// A heading by its compass name.
#[cfg(feature = "schema")]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(
        rename = "Heading",
        type = "'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'"
    )
)]
pub struct CompassName;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for CompassName {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CompassName".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "enum": NAMES })
    }
}

const OFFSETS: [(i8, i8); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

impl Heading {
    /// North: row -1.
    pub const N: Self = Self(0);
    /// North-east.
    pub const NE: Self = Self(1);
    /// East: column +1.
    pub const E: Self = Self(2);
    /// South-east.
    pub const SE: Self = Self(3);
    /// South: row +1.
    pub const S: Self = Self(4);
    /// South-west.
    pub const SW: Self = Self(5);
    /// West: column -1.
    pub const W: Self = Self(6);
    /// North-west.
    pub const NW: Self = Self(7);
    /// All headings, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::N,
        Self::NE,
        Self::E,
        Self::SE,
        Self::S,
        Self::SW,
        Self::W,
        Self::NW,
    ];

    /// Returns the heading with this number, modulo 8.
    #[must_use]
    pub const fn wrap(number: u8) -> Self {
        Self(number & 7)
    }

    /// Returns the number of the heading, 0 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the heading turned by `eighths` of a circle, clockwise if positive.
    #[must_use]
    pub const fn rotated(self, eighths: i8) -> Self {
        Self((self.0 as i8).wrapping_add(eighths) as u8 & 7)
    }

    /// Returns the opposite heading.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.rotated(4)
    }

    /// Returns the columns east and rows south of one step in this direction.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        OFFSETS[(self.0 & 7) as usize]
    }

    /// Returns the heading with the signs of `x` (east) and `y` (south); `None` for (0, 0). The
    /// distances are ignored.
    ///
    /// ```
    /// use engine::grid::Heading;
    ///
    /// assert_eq!(Heading::from_offset(3, 0), Some(Heading::E));
    /// assert_eq!(Heading::from_offset(-2, 5), Some(Heading::SW));
    /// assert_eq!(Heading::from_offset(0, 0), None);
    /// ```
    #[must_use]
    pub const fn from_offset(x: i8, y: i8) -> Option<Self> {
        const ALONG: [[Option<Heading>; 3]; 3] = [
            [Some(Heading::NW), Some(Heading::N), Some(Heading::NE)],
            [Some(Heading::W), None, Some(Heading::E)],
            [Some(Heading::SW), Some(Heading::S), Some(Heading::SE)],
        ];
        ALONG[(y.signum() + 1) as usize][(x.signum() + 1) as usize]
    }

    /// Returns whether the heading points at a corner of the square.
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self.0 & 1 == 1
    }

    /// Returns the compass name: `N`, `NE` and so on.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[(self.0 & 7) as usize]
    }

    /// Returns the heading with a compass name.
    ///
    /// ```
    /// use engine::grid::Heading;
    ///
    /// assert_eq!(Heading::from_name("SW"), Some(Heading::SW));
    /// assert_eq!(Heading::from_name("south"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| heading.name() == name)
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Heading> for u8 {
    fn from(heading: Heading) -> Self {
        heading.0
    }
}

impl TryFrom<u8> for Heading {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < 8 {
            Ok(Self(number))
        } else {
            Err(format!("there is no heading {number}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotation_wraps_around() {
        assert_eq!(Heading::N.rotated(-1), Heading::NW);
        assert_eq!(Heading::NW.rotated(1), Heading::N);
        assert_eq!(Heading::NE.opposite(), Heading::SW);
        assert!(
            Heading::ALL
                .iter()
                .all(|h| h.rotated(8) == *h && h.rotated(-8) == *h)
        );
    }

    #[test]
    fn names_round_trip() {
        assert!(
            Heading::ALL
                .iter()
                .all(|h| Heading::from_name(h.name()) == Some(*h))
        );
        assert_eq!(Heading::from_name("north"), None);
    }
}
