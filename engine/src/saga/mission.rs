//! A scenario compiled for one number of players; `scenario.rs` defines its source format.

mod rules;

use super::effect::{Placement, Prohibition, Sum};
use super::figures::{ExtraCard, Script};
use super::hex::HexId;
use super::ids::{BadgeId, DeckId, EffectListId, EntityId, IdSet, TileId};
pub use rules::{
    ActionPlace, Comparison, Condition, Cost, Metric, Project, ProjectKind, Requirements, Trigger,
};
use serde::{Deserialize, Serialize};

/// Maximum number of counters in a scenario.
pub const MAX_COUNTERS: usize = 6;
/// Maximum number of entities in a scenario.
pub const MAX_ENTITIES: usize = 4;
/// Maximum number of rounds.
pub const MAX_ROUNDS: usize = 20;

/// A sector in play from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FixedSector {
    pub hex: HexId,
    /// The tile; `None` draws one of `tile_choices`.
    pub tile: Option<TileId>,
    /// Tiles among which one is drawn.
    pub tile_choices: IdSet,
    /// Whether the sector is face up.
    pub is_face_up: bool,
    /// Whether the sector starts with an XPM from the supply.
    pub has_xpm: bool,
}

/// The hexes where armadas start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartPlaces {
    /// All on one hex.
    At(HexId),
    /// One hex for each seat, by seat.
    Each(Vec<HexId>),
    /// Each player chooses a hex, in turn order `[SAGA-SPA.3]`.
    Choose {
        /// The hexes to choose from.
        hexes: Vec<HexId>,
        /// Whether no two armadas may start on the same hex.
        is_distinct: bool,
    },
}

/// A piece that attracts Raiders `[SAGA-RAI.7]`: the Jumpgate `[SAGA-FTJ.10]` `[SAGA-LST.13]`
/// `[SAGA-OPC.9]` `[SAGA-ARN.6]` or a ship `[SAGA-SPA.7]` `[SAGA-DIS.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attractor {
    Jumpgate,
    /// An entity, once it is revealed.
    Entity(EntityId),
    /// The nearest active Starbase.
    Starbase,
    /// The nearest armada.
    Armada,
}

/// The effects of a Raider that enters the Jumpgate `[SAGA-RAI.9]`, in every scenario
/// `[SAGA-SPA.16]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GateRules {
    /// Whether an XPM is lost, installed ones first `[SAGA-FTJ.11]`.
    pub loses_xpm: bool,
    /// Effects after that, without a subject.
    pub script: Script,
}

/// The sectors that an entity cannot enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MovementBlockers {
    /// Sectors with a Boss.
    pub includes_bosses: bool,
    /// Sectors with a Raider.
    pub includes_raiders: bool,
    /// The Black Hole.
    pub includes_black_hole: bool,
}

/// An entity of the scenario, such as a Colony Ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entity {
    pub id: String,
    /// Starting hex; `None` if a report or an operation places it.
    pub start: Option<HexId>,
    /// Hull when it is revealed.
    pub hull: u8,
    /// Maximum Hull; `None` for no limit.
    pub hull_max: Option<u8>,
    /// Whether it can carry an XPM.
    pub carries_xpm: bool,
    /// Whether it moves by spending its Hull, except the last point `[SAGA-SPA.4]`.
    pub fuel_is_hull: bool,
    /// Sectors that it cannot enter.
    pub blocked: MovementBlockers,
    /// Whether it is revealed only once its sector is face up `[SAGA-DIS.3]`.
    pub is_hidden: bool,
}

/// The treatment of the XPM locations of a Scanning Report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ScanXpm {
    /// Places one XPM `[SAGA-SCN.3]`.
    #[default]
    Normal,
    /// Puts Astartium on all matching sectors `[SAGA-SPA.6]`.
    Astartium,
    /// Places neither XPMs nor Astartium.
    Off,
}

/// Rules for the Bosses of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bosses {
    /// How a Boss enters the board.
    pub placement: Placement,
    /// Whether Bosses cannot be damaged without a Starbase in their sector `[SAGA-FTJ.13]`; other
    /// scenarios have no such force field `[SAGA-SPA.15]` `[SAGA-OPC.10]`.
    pub has_force_field: bool,
    /// Bosses that start on the board: card and hex.
    pub preset: Vec<(u8, HexId)>,
    /// Whether a Boss that spawns draws an event `[SAGA-EVT.11]` `[SAGA-FTJ.6]`.
    pub draws_event: bool,
}

/// An encounter of the scenario, such as the repair of the Jumpgate `[SAGA-FTJ.7]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    pub id: String,
    /// Where an armada can take it.
    pub place: ActionPlace,
    /// Requirements besides the place.
    pub needs: Requirements,
    /// The deck whose card decides the outcome; `None` runs `pass` at once.
    pub deck: Option<DeckId>,
    /// Effects after a success.
    pub pass: Script,
    /// Effects after a failure.
    pub fail: Script,
}

/// A counter of the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    pub id: String,
    /// Minimum, maximum and initial value.
    pub bounds: [i16; 3],
    /// How the page shows the counter.
    pub shown: CounterDisplay,
}

/// How a counter is shown to players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Shown")
)]
pub enum CounterDisplay {
    /// As a number.
    #[default]
    Number,
    /// As slots for XPMs: its value is the number of XPMs on the scenario card, its maximum the
    /// number of slots.
    #[serde(rename = "xpm_slots")]
    Slots,
    /// As a track from its minimum to its maximum.
    Track,
    /// Not shown.
    Hidden,
}

/// An Intelligence Report, compiled `[SAGA-LST.4]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub id: String,
    /// Hexes that are filled with sectors, in order.
    pub hexes: Vec<HexId>,
    /// Raiders to spawn: level and hex.
    pub raiders: Vec<(u8, HexId)>,
    /// Hex of the lost Starbase or the entity.
    pub x: HexId,
}

/// Victory Points by achievement `[SAGA-ARN.17]`, which also balance the ways to win
/// `[SAGA-ARN.22]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PointValues {
    /// For a Raider killed in combat, by level.
    pub raider: [u8; 3],
    /// For a Boss killed.
    pub boss: u8,
    /// For the Hard side of an Exploration card.
    pub hard: u8,
    /// For an XPM delivered to the Jumpgate, and at home.
    pub deliver: [u8; 2],
    /// For an armada destroyed in a duel: the sole leader's, one with as many points or more, and
    /// one with fewer.
    pub duel: [u8; 3],
    /// For a Starbase destroyed in a siege.
    pub siege: u8,
    /// For each Starbase of the seat except its home, at the end.
    pub standing: u8,
    /// For the Command Center at the end, as pairs of minimum level and points; the better pair
    /// counts.
    pub center: [[u8; 2]; 2],
    /// Points with which the game ends after the round; 0 for none.
    pub target: u8,
}

/// House rules and modes of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    /// Whether Regroup needs a sector without enemies `[SAGA-ENC.2]`.
    pub needs_clear_regroup: bool,
    /// Whether the game is won only when no Boss badge is left.
    pub needs_all_badges: bool,
    /// Whether hands of action cards are hidden.
    pub has_hidden_hands: bool,
    /// Whether players build Starbases only in their own color, with its consequences in the Arena.
    pub has_own_starbases: bool,
    /// Whether players compete and may duel.
    pub allows_duels: bool,
    /// Whether armadas may besiege rival Starbases.
    pub allows_sieges: bool,
    /// Whether enough deliveries and Starbases win at once `[SAGA-ARN.20]`.
    pub has_domination: bool,
    /// Whether seats opposite each other are partners `[SAGA-ARN.21]`.
    pub has_teams: bool,
    /// Whether Commanders are drafted `[SAGA-ARN.4]`.
    pub has_draft: bool,
}

/// A scenario compiled for the number of players `[SAGA-SET.9]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mission {
    pub id: String,
    /// Maximum number of rounds.
    pub rounds: u8,
    /// Additions to everybody's start, including the difficulty `[SAGA-SET.10]`: Astartium (may be
    /// negative), Activation Tokens, Hull, common and special action cards. The first three are on
    /// the mats when setup begins; the cards are drawn at its end.
    pub start: [i8; 5],
    /// Number of events drawn at the end of setup, including the difficulty.
    pub events: u8,
    /// Sectors in play at the start `[SAGA-SPA.2]`.
    pub fixed: Vec<FixedSector>,
    /// Maximum distance of new sectors from the Jumpgate `[SAGA-SEC.8]`.
    pub max_distance: u8,
    /// Minimum number of neighbors of a new sector `[SAGA-SEC.8]`.
    pub min_neighbors: u8,
    /// Tiles of the sector pile `[SAGA-FTJ.2]` `[SAGA-LST.2]` `[SAGA-OPC.2]`.
    pub pile: IdSet,
    /// Tiles of the separate stack of Thick Nebulas.
    pub nebulas: IdSet,
    pub armadas: StartPlaces,
    /// Home sectors by seat, in the Arena `[SAGA-ARN.2]`. Setup places the Thick Nebula of the
    /// chosen color there, with the home Starbase and the armada; these tiles are in no pile.
    pub homes: Vec<HexId>,
    /// Number of XPMs in the supply.
    pub xpm: u8,
    /// Number of Raider figures by level `[SAGA-RAI.2]`.
    pub raiders: [u8; 3],
    /// Number of Starbases in the supply.
    pub starbases: u8,
    pub entities: Vec<Entity>,
    /// Ids of badges, by number.
    pub badge_ids: Vec<String>,
    /// Badges of each round, from round 1. [`Mission::on`] has their operations `[SAGA-FTJ.3]`
    /// `[SAGA-SPA.5]` `[SAGA-ARN.5]`.
    pub badges: Vec<Vec<BadgeId>>,
    /// Operations with their triggers.
    pub on: Vec<(Trigger, EffectListId)>,
    /// Attractors by priority; the first that exists attracts Raiders.
    pub attractor: Vec<Attractor>,
    pub gate: GateRules,
    pub bosses: Bosses,
    pub scan: ScanXpm,
    /// Whether sectors are added if no XPM could be placed `[SAGA-SCN.4]`.
    pub scan_expands: bool,
    /// Whether XPMs are never placed on sectors with a Starbase `[SAGA-LST.9]`.
    pub scan_spares: bool,
    /// Whether armadas can explore.
    pub allows_exploring: bool,
    pub encounters: Vec<Encounter>,
    /// Whether Starbases can be built.
    pub allows_building: bool,
    /// Expand actions of the scenario.
    pub expand: Vec<Project>,
    /// Movement actions of the scenario.
    pub movement: Vec<Project>,
    pub counters: Vec<Counter>,
    /// Cards in play of the decks of events, Explorations, Scanning Reports and Bosses.
    pub decks: [IdSet; 4],
    /// Decks of the scenario: id and cards.
    pub extra: Vec<(String, Vec<ExtraCard>)>,
    /// Intelligence Reports; their deck follows the last of `extra`.
    pub reports: Vec<Report>,
    /// Distance from the Jumpgate at which the Ravager arrives; `None` without a Ravager.
    pub ravager: Option<u8>,
    /// Conditions that operations test.
    pub conditions: Vec<Condition>,
    /// Conditions that win `[SAGA-FTJ.1]` `[SAGA-SPA.1]` `[SAGA-LST.1]` `[SAGA-DIS.1]`
    /// `[SAGA-OPC.1]`.
    pub win: Vec<Condition>,
    /// Conditions that lose `[SAGA-FTJ.16]` `[SAGA-SPA.17]` `[SAGA-LST.14]` `[SAGA-DIS.15]`
    /// `[SAGA-OPC.15]`.
    pub lose: Vec<Condition>,
    pub flags: Flags,
    /// Victory Points; `None` in a campaign.
    pub points: Option<PointValues>,
    /// Actions that are forbidden from the start.
    pub prohibitions: Vec<Prohibition>,
    /// Log lines of the scenario.
    pub lines: Vec<String>,
    /// Sums that operations evaluate.
    pub sums: Vec<Sum>,
}
