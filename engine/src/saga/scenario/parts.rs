//! The parts of a scenario file about the board: sectors, supply, entities, the gate rule, Bosses
//! and scans.

use super::super::content::flexible_value::{FlexibleValue, Never};
use super::super::effect::Placement;
use super::super::figures::SectorKind;
#[cfg(feature = "schema")]
use super::super::{
    content::{
        cards::id_pattern,
        compile::name_pattern,
        scenario_check::{MAX_AMOUNT, MAX_NEIGHBORS, MAX_START, MAX_START_CARDS},
        schema_forms::{All, CardId, Hex, Script},
    },
    hex::{Axial, BOARD_RADIUS, MAX_SECTORS},
    metadata::SEATS,
    state::MAX_RAIDERS,
};
#[cfg(feature = "schema")]
use crate::schema::Either;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The numbers of players that a scenario supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Players")
)]
pub struct PlayerCount {
    /// Minimum number of players.
    #[cfg_attr(feature = "schema", schemars(range(min = SEATS.0, max = SEATS.1)))]
    pub min: u8,
    /// Maximum number of players.
    #[cfg_attr(feature = "schema", schemars(range(min = SEATS.0, max = SEATS.1)))]
    pub max: u8,
    /// Whether one player may play with two armadas, if the minimum is 1.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Whether one player may play with two armadas.")
    )]
    #[serde(rename = "solo")]
    pub allows_solo: bool,
}

impl Default for PlayerCount {
    fn default() -> Self {
        let (min, max) = super::super::metadata::SEATS;
        Self {
            min,
            max,
            allows_solo: true,
        }
    }
}

/// Additions to the starting goods and cards of every player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "StartGoods")
)]
pub struct StartFile {
    /// Additional Astartium; may be negative.
    #[cfg_attr(feature = "schema", schemars(range(min = -MAX_START, max = MAX_START)))]
    pub astartium: i8,
    /// Additional Activation Tokens; may be negative.
    #[cfg_attr(feature = "schema", schemars(range(min = -MAX_START, max = MAX_START)))]
    pub activation: i8,
    /// Additional Hull; may be negative.
    #[cfg_attr(feature = "schema", schemars(range(min = -MAX_START, max = MAX_START)))]
    pub hull: i8,
    /// Number of Common Action cards drawn at the end of setup.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_START_CARDS)))]
    pub common_actions: u8,
    /// Number of Special Action cards drawn at the end of setup.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_START_CARDS)))]
    pub special_actions: u8,
    /// Number of events in play.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_START_CARDS)))]
    pub events: u8,
}

/// The side of a sector tile that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Face")
)]
pub enum SectorFace {
    /// Face up.
    #[default]
    Up,
    /// Face down.
    Down,
}

/// A sector in play from the start, with a given tile or a random one from the pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["hex"])))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FixedSector"))]
pub struct FixedFile {
    /// Hex as axial coordinates `[q, r]`.
    #[cfg_attr(feature = "schema", schemars(with = "Hex"))]
    #[cfg_attr(feature = "schema", ts(as = "Axial", optional = nullable))]
    pub hex: [i8; 2],
    /// Id of the tile; without one, a tile is drawn from the pile.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub tile: Option<String>,
    /// Sector types among which the tile is drawn; empty for all in the pile.
    #[cfg_attr(
        feature = "schema",
        schemars(
            description = "Types of which a tile of the pile is drawn, where no tile is named."
        )
    )]
    pub types: Vec<SectorKind>,
    /// The side that is up.
    pub face: SectorFace,
    /// Whether the sector starts with an XPM.
    #[serde(rename = "xpm")]
    pub has_xpm: bool,
}

/// The sectors at the start, and the limits for new ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "SectorMap")
)]
pub struct MapFile {
    /// Sectors in play from the start.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_SECTORS)))]
    pub fixed: Vec<FixedFile>,
    /// Maximum distance of new sectors from the Jumpgate `[SAGA-SEC.8]`.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = BOARD_RADIUS), description = "How far from the Jumpgate sectors may be placed."))]
    pub max_distance: u8,
    /// Minimum number of neighbors of a new sector `[SAGA-SEC.8]`.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_NEIGHBORS), description = "How many neighbors they need."))]
    pub min_neighbors: u8,
}

impl Default for MapFile {
    fn default() -> Self {
        let sector = |hex, tile: &str| FixedFile {
            hex,
            tile: Some(tile.to_owned()),
            ..FixedFile::default()
        };
        Self {
            fixed: vec![sector([0, 0], "S01"), sector([1, 0], "S02")],
            max_distance: 3,
            min_neighbors: 2,
        }
    }
}

/// The sector pile: tiles by the letter of their type, `A`, `P`, `O` and `N`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Pile")
)]
pub struct PileFile {
    /// For each letter, `all` or a list of tile ids.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, Either<All, Vec<CardId>>>", extend("propertyNames" = { "enum": ["A", "P", "O", "N"] })))]
    pub types: BTreeMap<String, FlexibleValue<String, Never>>,
    /// Ids of tiles to leave out.
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = id_pattern()))))]
    pub exclude: Vec<String>,
}

/// A choice of starting sectors for each player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StartChoice {
    /// Hexes to choose from; empty for all that fit the other fields.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Hex>"))]
    #[cfg_attr(feature = "schema", ts(as = "Vec<Axial>"))]
    pub hexes: Vec<[i8; 2]>,
    /// Required sector type.
    pub filter: Option<SectorKind>,
    /// Sector type that must be adjacent.
    pub beside: Option<SectorKind>,
    /// Whether no two armadas may start in the same sector.
    #[serde(rename = "distinct")]
    pub is_distinct: bool,
}

/// The limits of pieces in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Supply")
)]
pub struct SupplyFile {
    /// Number of XPMs.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub xpm: u8,
    /// Number of Raider figures of levels 1, 2 and 3.
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_RAIDERS)), description = "By level, 40 at most together."))]
    pub raiders: [u8; 3],
    /// Number of Starbases of all colors together.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub starbases: u8,
}

impl Default for SupplyFile {
    fn default() -> Self {
        Self {
            xpm: 6,
            raiders: [12, 8, 5],
            starbases: 12,
        }
    }
}

/// A kind of sector that an entity cannot enter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Barrier {
    /// Sectors with a Boss.
    Boss,
    /// Sectors with a Raider.
    Raider,
    /// The Black Hole.
    Blackhole,
}

/// The time at which an entity is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Reveal")
)]
pub enum RevealRule {
    /// From the start.
    #[default]
    Always,
    /// Once its sector is face up.
    FaceUp,
}

/// An entity of the scenario, such as a Colony Ship.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["id", "kind"])))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Thing"))]
pub struct EntityFile {
    /// Unique id, by which effects and conditions refer to the entity.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern())))]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub id: String,
    /// How the entity is drawn: `ship` or `marker`.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["ship", "marker"])))]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub kind: String,
    /// Starting hex `[q, r]`; without one, a report or an operation places the entity.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Hex>"))]
    #[cfg_attr(feature = "schema", ts(as = "Option<Axial>"))]
    pub start: Option<[i8; 2]>,
    /// Hull when it is revealed.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub hull: u8,
    /// Maximum Hull; without one there is no limit.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub hull_max: Option<u8>,
    /// Whether it can carry an XPM.
    pub cargo_xpm: bool,
    /// Whether it moves by spending its Hull.
    pub fuel_is_hull: bool,
    /// Sectors that it cannot enter.
    pub blocked_by: Vec<Barrier>,
    /// The time at which it is revealed.
    pub reveal: RevealRule,
}

/// The XPM that is lost when a Raider enters the Jumpgate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum XpmLoss {
    /// No XPM is lost.
    #[default]
    None,
    /// One XPM is lost: an installed one if there is any.
    InstalledFirst,
}

/// The effects of a Raider that enters the Jumpgate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "GateRule")
)]
pub struct GateFile {
    /// Whether an XPM is lost.
    pub xpm_loss: XpmLoss,
    /// Effects after that, as effect text.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub effects: String,
}

impl Default for GateFile {
    fn default() -> Self {
        Self {
            xpm_loss: XpmLoss::None,
            effects: "each(damage(level))".to_owned(),
        }
    }
}

/// The protection of Bosses by a force field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ForceField {
    /// Bosses are not protected.
    #[default]
    None,
    /// Bosses cannot be damaged unless a Starbase is in their sector.
    NeedsStarbase,
}

/// A Boss that is in play from the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "BossPreset")
)]
pub struct PresetFile {
    /// Id of the Boss card.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub boss: String,
    /// Hex as axial coordinates `[q, r]`.
    #[cfg_attr(feature = "schema", schemars(with = "Hex"))]
    #[cfg_attr(feature = "schema", ts(as = "Axial"))]
    pub hex: [i8; 2],
}

/// The rules for the arrival and the protection of Bosses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct BossRule {
    /// How a Boss is placed when it spawns.
    pub placement: Placement,
    /// The protection of Bosses.
    pub force_field: ForceField,
    /// Bosses in play from the start.
    pub preset: Vec<PresetFile>,
    /// Whether an event is drawn when a Boss spawns.
    #[serde(rename = "event_on_spawn")]
    pub draws_event: bool,
}

impl Default for BossRule {
    fn default() -> Self {
        Self {
            placement: Placement::Default,
            force_field: ForceField::None,
            preset: Vec::new(),
            draws_event: true,
        }
    }
}

/// The rule for exploring in a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ExploreRule {
    /// Whether armadas can explore.
    #[serde(rename = "enabled")]
    pub is_enabled: bool,
}
