//! Spaces, each a square in one plane, and sets of them.

use super::{Plane, Square};
use crate::grid::Heading;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A square in one plane, written `C5/+1`, or `C5` in the middle plane.
///
/// ```
/// use engine::grid::{Plane, Space, Square};
///
/// let space = Space::new(Square::parse("C5")?, Plane::HIGH);
/// assert_eq!(space.to_string(), "C5/+1");
/// assert_eq!(Space::parse("C5/+1")?, space);
/// // The middle plane may be left out.
/// assert_eq!(Space::parse("C5")?, Space::parse("C5/0")?);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space(
    // The number of the space: planes of 32 rows of 32 columns.
    u16,
);

impl Space {
    /// The number of different spaces.
    pub const COUNT: usize = 3 * 32 * 32;

    /// Creates the space of `square` in `plane`.
    #[must_use]
    pub const fn new(square: Square, plane: Plane) -> Self {
        Self(((plane.0 + 1) as u16) << 10 | square.cell())
    }

    /// Returns the number of the space, below [`Space::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the square of the space.
    #[must_use]
    pub const fn square(self) -> Square {
        Square::from_cell(self.0 & 1023)
    }

    /// Returns the plane of the space.
    #[must_use]
    pub const fn plane(self) -> Plane {
        Plane((self.0 >> 10) as i8 - 1)
    }

    /// Returns the space of the same square `levels` planes higher; `None` beyond the highest and
    /// lowest plane.
    #[must_use]
    pub const fn offset_plane(self, levels: i8) -> Option<Self> {
        match Plane::from_level(self.plane().0 + levels) {
            Some(plane) => Some(Self::new(self.square(), plane)),
            None => None,
        }
    }

    /// Returns the space of the same plane `dx` columns east and `dy` rows south.
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        match self.square().offset(dx, dy) {
            Some(square) => Some(Self::new(square, self.plane())),
            None => None,
        }
    }

    /// Returns the distance including planes: the largest of the differences in columns, rows and
    /// planes.
    ///
    /// ```
    /// use engine::grid::Space;
    ///
    /// let (low, high) = (Space::parse("C5/-1")?, Space::parse("D5/+1")?);
    /// assert_eq!(low.distance(high), 2);
    /// assert_eq!(low.delta_to(high), (1, 0, 2));
    /// # Ok::<(), String>(())
    /// ```
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let flat = self.square().distance(other.square());
        let high = self.plane().0.abs_diff(other.plane().0);
        if flat > high { flat } else { high }
    }

    /// Returns the columns east, rows south and planes up from this space to `other`.
    #[must_use]
    pub const fn delta_to(self, other: Self) -> (i8, i8, i8) {
        let (a, b) = (self.square(), other.square());
        (
            b.x as i8 - a.x as i8,
            b.y as i8 - a.y as i8,
            other.plane().0 - self.plane().0,
        )
    }

    /// Returns the heading and the number of squares to `other`, if it is on a straight line in the
    /// same plane. `None` otherwise, and if `other` is this space.
    ///
    /// ```
    /// use engine::grid::{Heading, Space};
    ///
    /// let from = Space::parse("C5")?;
    /// assert_eq!(from.bearing(Space::parse("F8")?), Some((Heading::SE, 3)));
    /// // No straight line, and another plane.
    /// assert_eq!(from.bearing(Space::parse("F9")?), None);
    /// assert_eq!(from.bearing(Space::parse("F8/+1")?), None);
    /// # Ok::<(), String>(())
    /// ```
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
    /// Returns an error that describes the form of a label.
    pub fn parse(label: &str) -> Result<Self, String> {
        let (square, plane) = label.split_once('/').unwrap_or((label, "0"));
        let level = plane
            .parse::<i8>()
            .map_err(|_| format!("`{plane}` is not a plane: -1, 0 or +1"))?;
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
                Err(D::Error::custom("there is no such space"))
            }
        }
    }
}

/// A set of spaces, one bit each.
///
/// ```
/// use engine::grid::Space;
/// use engine::grid::square::SpaceSet;
///
/// let mut blocked = SpaceSet::default();
/// blocked.insert(Space::parse("C5")?);
/// assert!(blocked.contains(Space::parse("C5/0")?) && !blocked.contains(Space::parse("C5/+1")?));
/// # Ok::<(), String>(())
/// ```
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

    /// Returns whether `space` is in the set.
    #[must_use]
    pub const fn contains(&self, space: Space) -> bool {
        self.0[space.index() >> 5] >> (space.index() & 31) & 1 == 1
    }
}
