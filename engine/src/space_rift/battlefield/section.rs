//! West, center and east of the battlefield, and what each side calls left and right.

use super::{Hex, HexSet, Side};
use serde::{Deserialize, Serialize};

/// A third of the battlefield `[SR-1.8]`. Ten hexes on the dotted lines belong to a wing and to
/// the center.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Section {
    /// South's left.
    West,
    /// Between the dotted lines.
    Center,
    /// South's right.
    East,
}

const WEST: HexSet = HexSet::columns(0, 7);
const CENTER: HexSet = HexSet::columns(7, 17);
const EAST: HexSet = HexSet::columns(17, 24);

impl Section {
    /// All three, from the west.
    pub const ALL: [Self; 3] = [Self::West, Self::Center, Self::East];

    /// Its hexes, those on its dotted lines included.
    #[must_use]
    pub const fn hexes(self) -> HexSet {
        match self {
            Self::West => WEST,
            Self::Center => CENTER,
            Self::East => EAST,
        }
    }

    /// Its hexes where every hex counts once: the dotted lines are of the center `[SR-18.6]`.
    #[must_use]
    pub const fn exclusive_hexes(self) -> HexSet {
        match self {
            Self::West => WEST.minus(CENTER),
            Self::Center => CENTER,
            Self::East => EAST.minus(CENTER),
        }
    }

    /// Whether the hex is in it or on its dotted line.
    #[must_use]
    pub const fn has(self, hex: Hex) -> bool {
        let x = hex.point().x;
        match self {
            Self::West => x <= 7,
            Self::Center => 7 <= x && x <= 17,
            Self::East => x >= 17,
        }
    }
}

/// A third of the battlefield as a side calls it from its chair `[SR-1.9]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sector {
    /// West for South, east for North.
    Left,
    /// The same for both.
    Center,
    /// East for South, west for North.
    Right,
}

impl Sector {
    /// All three, from the left.
    pub const ALL: [Self; 3] = [Self::Left, Self::Center, Self::Right];

    /// Where it lies for `side`.
    #[must_use]
    pub const fn section(self, side: Side) -> Section {
        match (self, side) {
            (Self::Left, Side::South) | (Self::Right, Side::North) => Section::West,
            (Self::Center, Side::South | Side::North) => Section::Center,
            (Self::Right, Side::South) | (Self::Left, Side::North) => Section::East,
        }
    }

    /// What the enemy calls the same part of the battlefield.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Center => Self::Center,
            Self::Right => Self::Left,
        }
    }
}
