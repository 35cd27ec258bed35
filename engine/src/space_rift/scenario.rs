//! The scenario format `space-rift-scenario/1` `[SR-3.9]`: who meets whom, where, and for what.
//! What a scenario must be to be played is checked with the content.

use super::battlefield::{Hex, Sector, Side};
use super::drift::RiftSite;
use super::effect::TypeCode;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The value of `format` in a scenario.
pub const FORMAT: &str = "space-rift-scenario/1";

/// One thing for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerSide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> PerSide<T> {
    /// That of one side.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }

    /// That of one side, to be changed.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

/// A unit in its place: a code, an `h` for a heavy unit, and a hex, such as `DDh C5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UnitAt {
    /// Its type.
    pub code: TypeCode,
    /// Whether it is heavy `[SR-2.2]`.
    pub heavy: bool,
    /// Where it begins.
    pub hex: Hex,
}

impl Serialize for UnitAt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let heavy = if self.heavy { "h" } else { "" };
        serializer.collect_str(&format_args!("{}{heavy} {}", self.code.as_str(), self.hex))
    }
}

impl<'de> Deserialize<'de> for UnitAt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let unit = || {
            let (kind, hex) = text.split_once(' ')?;
            let (code, heavy) = match kind.strip_suffix('h') {
                Some(code) => (code, true),
                None => (kind, false),
            };
            Some(Self {
                code: TypeCode::of(code)?,
                heavy,
                hex: hex.parse().ok()?,
            })
        };
        unit().ok_or_else(|| D::Error::custom(format!("`{text}` is no unit and hex")))
    }
}

/// What a side begins with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// Command rating, which is the size of its hand `[SR-5.3]`.
    pub command_rating: u8,
    /// Combat cards `[SR-3.5]`.
    pub combat_cards: u8,
    /// Star tokens `[SR-3.6]`.
    pub stars: u8,
    /// Its units.
    pub units: Vec<UnitAt>,
}

/// Space features `[SR-8]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TerrainFile {
    /// Asteroid fields.
    pub asteroid: Vec<Hex>,
    /// Groups of planet hexes `[SR-8.3]`.
    pub planet: Vec<Vec<Hex>>,
    /// Ship debris.
    pub debris: Vec<Hex>,
    /// Dead stars.
    pub deadstar: Vec<Hex>,
}

/// What is to be done for points besides fighting `[SR-18]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectiveKind {
    /// Units on planets place faction markers `[SR-18.1]`.
    PlanetControl,
    /// A sector without enemies brings a marker `[SR-18.6]`.
    ClearSector,
    /// Units leave over the enemy's baseline `[SR-18.8]`.
    Breakthrough,
}

/// Whose aim it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ObjectiveOwner {
    /// South's.
    South,
    /// North's.
    North,
    /// Both sides'.
    Both,
}

impl ObjectiveOwner {
    /// Whether it is this side's.
    #[must_use]
    pub const fn is(self, side: Side) -> bool {
        matches!(
            (self, side),
            (Self::Both, _) | (Self::South, Side::South) | (Self::North, Side::North)
        )
    }
}

/// An objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// What is to be done.
    #[serde(rename = "type")]
    pub aim: ObjectiveKind,
    /// By whom.
    pub side: ObjectiveOwner,
    /// Which sector, from that side's chair.
    #[serde(default)]
    pub sector: Option<Sector>,
}

/// Rules of a scenario that are off elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleFlag {
    /// Meteors `[SR-20.1]`.
    Meteors,
    /// Wrecks `[SR-20.8]`.
    Wrecks,
}

/// A scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// Always [`FORMAT`].
    pub format: String,
    /// Its id: lower-case letters, digits and hyphens.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// What it is about, in its maker's words.
    #[serde(default)]
    pub blurb: String,
    /// Who takes the first turn `[SR-3.8]`.
    pub first: Side,
    /// The score that wins `[SR-19.1]`.
    pub victory: PerSide<u8>,
    /// What each side begins with.
    pub sides: PerSide<SideFile>,
    /// Space features.
    #[serde(default)]
    pub terrain: TerrainFile,
    /// What else brings points.
    #[serde(default)]
    pub objectives: Vec<Objective>,
    /// Where the rift begins; none has no rift `[SR-30.9]`.
    #[serde(default)]
    pub rift: Option<RiftSite>,
    /// Rules that are on.
    #[serde(default)]
    pub flags: Vec<RuleFlag>,
}
