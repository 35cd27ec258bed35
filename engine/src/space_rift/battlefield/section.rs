//! The three sections of the battlefield, and their names from each side's point of view.

use super::{Hex, HexSet, Side};
use serde::{Deserialize, Serialize};

/// A section of the battlefield `[SR-1.8]`. Ten hexes on the dotted lines belong to a wing and to
/// the center.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Section {
    /// The section on South's left.
    West,
    /// The section between the dotted lines.
    Center,
    /// The section on South's right.
    East,
}

const WEST: HexSet = HexSet::columns(0, 7);
const CENTER: HexSet = HexSet::columns(7, 17);
const EAST: HexSet = HexSet::columns(17, 24);

impl Section {
    /// All sections, from the west.
    pub const ALL: [Self; 3] = [Self::West, Self::Center, Self::East];

    /// Returns the hexes of the section, including those on its dotted lines.
    #[must_use]
    pub const fn hexes(self) -> HexSet {
        match self {
            Self::West => WEST,
            Self::Center => CENTER,
            Self::East => EAST,
        }
    }

    /// Returns the hexes that belong only to this section: hexes on dotted lines belong to the
    /// center `[SR-18.6]`.
    #[must_use]
    pub const fn exclusive_hexes(self) -> HexSet {
        match self {
            Self::West => WEST.difference(CENTER),
            Self::Center => CENTER,
            Self::East => EAST.difference(CENTER),
        }
    }

    /// Returns whether the hex is in the section or on its dotted line.
    #[must_use]
    pub const fn contains(self, hex: Hex) -> bool {
        let x = hex.point().x;
        match self {
            Self::West => x <= 7,
            Self::Center => 7 <= x && x <= 17,
            Self::East => x >= 17,
        }
    }
}

/// A section as named from a side's point of view `[SR-1.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "sector-", serialize_all = "kebab-case", const_into_str)]
pub enum Sector {
    /// West for South, east for North.
    Left,
    /// The center, for both sides.
    Center,
    /// East for South, west for North.
    Right,
}

impl Sector {
    /// All sectors, from the left.
    pub const ALL: [Self; 3] = [Self::Left, Self::Center, Self::Right];

    /// Returns the section that has this name for `side`.
    #[must_use]
    pub const fn section(self, side: Side) -> Section {
        match (self, side) {
            (Self::Left, Side::South) | (Self::Right, Side::North) => Section::West,
            (Self::Center, Side::South | Side::North) => Section::Center,
            (Self::Right, Side::South) | (Self::Left, Side::North) => Section::East,
        }
    }

    /// Returns the enemy's name for the same section.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Center => Self::Center,
            Self::Right => Self::Left,
        }
    }
}
