//! The board of a scenario: sectors, supply, things, the gate, Bosses, scans.

use super::super::content::flexible_value::{FlexibleValue, Never};
use super::super::effect::Placement;
use super::super::figures::SectorKind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many may play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCount {
    /// Fewest.
    pub min: u8,
    /// Most.
    pub max: u8,
    /// Whether one player may play with two armadas, where the fewest is one.
    #[serde(default)]
    pub solo: bool,
}

impl Default for PlayerCount {
    fn default() -> Self {
        let (min, max) = super::super::metadata::SEATS;
        Self {
            min,
            max,
            solo: true,
        }
    }
}

/// What everybody starts with besides what the rules give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StartFile {
    /// Astartium; may be negative.
    pub astartium: i8,
    /// Activation Tokens.
    pub activation: i8,
    /// Hull.
    pub hull: i8,
    /// Common Action cards.
    pub common_actions: u8,
    /// Special Action cards.
    pub special_actions: u8,
    /// Events in play.
    pub events: u8,
}

/// Which side of a sector is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SectorFace {
    /// The face.
    #[default]
    Up,
    /// The back.
    Down,
}

/// A sector in play from the start: a tile, or one of the pile of some types.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FixedFile {
    /// Where.
    pub hex: [i8; 2],
    /// Its tile; none draws one.
    pub tile: Option<String>,
    /// Types of which one is drawn; none for all of the pile.
    pub types: Vec<SectorKind>,
    /// Which side is up.
    pub face: SectorFace,
    /// Whether an XPM lies there.
    pub xpm: bool,
}

/// The map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MapFile {
    /// Sectors in play.
    pub fixed: Vec<FixedFile>,
    /// How far from the Jumpgate sectors may be placed `[SAGA-SEC.8]`.
    pub max_distance: u8,
    /// How many neighbors they need `[SAGA-SEC.8]`.
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
pub struct PileFile {
    /// `all`, or the ids of tiles.
    pub types: BTreeMap<String, FlexibleValue<String, Never>>,
    /// Tiles that are left out.
    pub exclude: Vec<String>,
}

/// Where each armada may choose to start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StartChoice {
    /// Among these hexes; none for all that fit the rest.
    pub hexes: Vec<[i8; 2]>,
    /// Of this type.
    pub filter: Option<SectorKind>,
    /// Next to a sector of this type.
    pub beside: Option<SectorKind>,
    /// Whether no two may start in one place.
    pub distinct: bool,
}

/// What there is of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SupplyFile {
    /// XPMs.
    pub xpm: u8,
    /// Raiders by level.
    pub raiders: [u8; 3],
    /// Starbases.
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

/// What keeps a thing out of a sector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Barrier {
    /// A Boss.
    Boss,
    /// A Raider.
    Raider,
    /// The Black Hole.
    Blackhole,
}

/// When a thing is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RevealRule {
    /// From the start.
    #[default]
    Always,
    /// Once its sector is face up.
    FaceUp,
}

/// A thing of the scenario, such as a Colony Ship.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EntityFile {
    /// Its id.
    pub id: String,
    /// As what it is drawn: `ship` or `marker`.
    pub kind: String,
    /// Where it starts; none comes by a report or an operation.
    pub start: Option<[i8; 2]>,
    /// Hull when it is revealed.
    pub hull: u8,
    /// The most Hull; none has no limit.
    pub hull_max: Option<u8>,
    /// Whether it can carry an XPM.
    pub cargo_xpm: bool,
    /// Whether its Hull is its fuel.
    pub fuel_is_hull: bool,
    /// What keeps it out.
    pub blocked_by: Vec<Barrier>,
    /// When it is revealed.
    pub reveal: RevealRule,
}

/// Whether XPMs are lost at the Jumpgate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum XpmLoss {
    /// None.
    #[default]
    None,
    /// One: an installed one if there is any.
    InstalledFirst,
}

/// What happens when a Raider enters the Jumpgate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GateFile {
    /// Whether an XPM is lost.
    pub xpm_loss: XpmLoss,
    /// What happens then.
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

/// Whether Bosses are protected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForceField {
    /// They are not.
    #[default]
    None,
    /// Unless a Starbase stands in their sector.
    NeedsStarbase,
}

/// A Boss that is there from the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PresetFile {
    /// Its card.
    pub boss: String,
    /// Where.
    pub hex: [i8; 2],
}

/// How Bosses come and what protects them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BossRule {
    /// How they come.
    pub placement: Placement,
    /// Whether they are protected.
    pub force_field: ForceField,
    /// Those that are there from the start.
    pub preset: Vec<PresetFile>,
    /// Whether an event is drawn as one comes.
    pub event_on_spawn: bool,
}

impl Default for BossRule {
    fn default() -> Self {
        Self {
            placement: Placement::Default,
            force_field: ForceField::None,
            preset: Vec::new(),
            event_on_spawn: true,
        }
    }
}

/// What the Scanning Report does about XPMs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScanMode {
    /// Places one.
    #[default]
    Normal,
    /// Puts Astartium on all matching sectors.
    AstartiumAll,
    /// Nothing.
    Off,
}

/// Where no XPM is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScanRestriction {
    /// On sectors with a Starbase, active or not.
    AnyStarbase,
}

/// What the Scanning Report does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScanRule {
    /// About XPMs.
    pub xpm: ScanMode,
    /// Whether sectors are added where no XPM could be placed.
    pub expand_on_fail: bool,
    /// Where no XPM is placed.
    pub forbid_on: Vec<ScanRestriction>,
}

impl Default for ScanRule {
    fn default() -> Self {
        Self {
            xpm: ScanMode::Normal,
            expand_on_fail: true,
            forbid_on: Vec::new(),
        }
    }
}

/// Whether armadas explore.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExploreRule {
    /// Whether they do.
    pub enabled: bool,
}
