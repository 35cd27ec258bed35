//! The scenario format `space-rift-scenario/1` `[SR-3.9]`: units, features, objectives and numbers
//! of a battle. Module `content` checks whether a scenario can be played.

use super::battlefield::{Hex, Sector, Side};
#[cfg(feature = "schema")]
use super::content::figures_check::{MAX_POOL, MIN_RATING};
#[cfg(feature = "schema")]
use super::content::scenario_check::{
    MAX_BLURB_CHARS, MAX_COMBAT_CARDS, MAX_FLEET, MAX_RATING, MAX_TITLE_CHARS, VICTORY_BOUNDS,
};
use super::drift::RiftSite;
use super::effect::TypeCode;
#[cfg(feature = "schema")]
use super::{battlefield::HEX_PATTERN, effect::CODE_PATTERN};
#[cfg(feature = "schema")]
use crate::content_id::{NOT_BLANK, id_pattern};
#[cfg(feature = "schema")]
use crate::schema::BoundedInt;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Value of the key `format` in every scenario file.
pub const FORMAT: &str = "space-rift-scenario/1";

/// A pair of values, one for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Both"))]
pub struct PerSide<T> {
    /// Value of South.
    pub south: T,
    /// Value of North.
    pub north: T,
}

impl<T> PerSide<T> {
    /// Returns the value of one side.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }

    /// Returns a mutable reference to the value of one side.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

/// A unit at its start, written as code, `h` for a heavy unit, and hex, such as `DDh C5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "UnitAt", type = "string")
)]
pub struct UnitFile {
    /// Code of the unit type.
    pub code: TypeCode,
    /// Whether the unit is heavy `[SR-2.2]`.
    pub is_heavy: bool,
    /// Hex at the start.
    pub hex: Hex,
}

impl Serialize for UnitFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let heavy = if self.is_heavy { "h" } else { "" };
        serializer.collect_str(&format_args!("{}{heavy} {}", self.code.as_str(), self.hex))
    }
}

impl<'de> Deserialize<'de> for UnitFile {
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
                is_heavy: heavy,
                hex: hex.parse().ok()?,
            })
        };
        unit().ok_or_else(|| D::Error::custom(format!("`{text}` is not a unit and a hex")))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for UnitFile {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "UnitAt".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": format!("^{CODE_PATTERN}h? {HEX_PATTERN}$"),
            "description": "A type, an h for a heavy unit, and a hex: DDh C5.",
        })
    }
}

/// The units, cards and tokens with which a side starts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SideFile {
    /// Command rating, which is also the hand size `[SR-5.3]`.
    #[cfg_attr(feature = "schema", schemars(range(min = MIN_RATING, max = MAX_RATING), description = "The size of the hand."))]
    pub command_rating: u8,
    /// Number of combat cards `[SR-3.5]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_COMBAT_CARDS)))]
    pub combat_cards: u8,
    /// Number of star tokens `[SR-3.6]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_POOL / 2)))]
    pub stars: u8,
    /// Units of the side, with their hexes.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_FLEET)))]
    pub units: Vec<UnitFile>,
}

/// Space features `[SR-8]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Terrain")
)]
pub struct TerrainFile {
    /// Hexes of asteroid fields.
    pub asteroid: Vec<Hex>,
    /// Groups of planet hexes `[SR-8.3]`.
    #[cfg_attr(
        feature = "schema",
        schemars(
            inner(length(min = 1)),
            description = "Groups of hexes, each whole and apart from the others; 16 hexes at most."
        )
    )]
    pub planet: Vec<Vec<Hex>>,
    /// Hexes of ship debris.
    pub debris: Vec<Hex>,
    /// Hexes of dead stars.
    pub deadstar: Vec<Hex>,
}

/// A kind of objective, which brings points in addition to combat `[SR-18]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "aim-", serialize_all = "kebab-case", const_into_str)]
pub enum ObjectiveKind {
    /// Planet control: units on planets place faction markers `[SR-18.1]`.
    PlanetControl,
    /// Clear sector: a sector without enemies brings a faction marker `[SR-18.6]`.
    ClearSector,
    /// Breakthrough: units exit over the enemy baseline `[SR-18.8]`.
    Breakthrough,
}

/// The side or sides that have an objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ObjectiveOwner {
    /// Only South.
    South,
    /// Only North.
    North,
    /// Both sides.
    Both,
}

impl ObjectiveOwner {
    /// Returns whether this side has the objective.
    #[must_use]
    pub const fn includes(self, side: Side) -> bool {
        matches!(
            (self, side),
            (Self::Both, _) | (Self::South, Side::South) | (Self::North, Side::North)
        )
    }
}

/// An objective of one side or of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Objective {
    /// What the side must achieve.
    #[serde(rename = "type")]
    pub kind: ObjectiveKind,
    /// Side or sides that have the objective.
    pub side: ObjectiveOwner,
    /// Sector to clear, from the side's point of view; only for the kind that clears a sector.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Named to be cleared, and only then; from the chair of its side.")
    )]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub sector: Option<Sector>,
}

/// An optional rule that a scenario switches on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum RuleFlag {
    /// Meteors `[SR-20.1]`.
    Meteors,
    /// Wrecks `[SR-20.8]`.
    Wrecks,
}

/// A scenario file: everything that a battle starts with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(
        title = "A scenario of Space Rift",
        description = "space-rift-scenario/1. What depends on other values, such as two units on one hex, is checked by the game."
    )
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Scenario"))]
pub struct ScenarioFile {
    /// File format and its version; always `space-rift-scenario/1`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    #[cfg_attr(feature = "schema", ts(type = "'space-rift-scenario/1'"))]
    pub format: String,
    /// Id of the scenario: lower-case letters, digits and hyphens.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Title, shown to players.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TITLE_CHARS), regex(pattern = NOT_BLANK)))]
    pub title: String,
    /// Description by the author, shown to players.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_BLURB_CHARS), description = "One or two sentences for players."))]
    pub blurb: String,
    /// Side that takes the first turn `[SR-3.8]`.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Who takes the first turn.")
    )]
    pub first: Side,
    /// Victory number of each side `[SR-19.1]`.
    #[cfg_attr(
        feature = "schema",
        schemars(
            with = "PerSide<BoundedInt<{ *VICTORY_BOUNDS.start() as i64 }, { *VICTORY_BOUNDS.end() as i64 }>>",
            description = "The scores that win."
        )
    )]
    pub victory: PerSide<u8>,
    /// Units, cards and tokens of each side at the start.
    pub sides: PerSide<SideFile>,
    /// Space features.
    #[serde(default)]
    pub terrain: TerrainFile,
    /// Objectives that bring points.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "What brings points besides fighting.")
    )]
    pub objectives: Vec<Objective>,
    /// Start of the rift; missing in a scenario without it `[SR-30.9]`.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Where the rift begins; null, or left out, has none.")
    )]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub rift: Option<RiftSite>,
    /// Optional rules that are on.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Rules that are off elsewhere.")
    )]
    pub flags: Vec<RuleFlag>,
}
