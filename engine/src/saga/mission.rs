//! A scenario for one number of players, compiled: what `scenario.rs` describes in words. No rules.

mod rules;

use super::effect::{Placement, Prohibition, Sum};
use super::figures::{ExtraCard, Script};
use super::hex::HexId;
use super::ids::{BadgeId, DeckId, EffectListId, EntityId, IdSet, TileId};
pub use rules::{
    ActionPlace, Comparison, Condition, Cost, Metric, Project, ProjectKind, Requirements, Trigger,
};
use serde::{Deserialize, Serialize};

/// Most counters of a scenario.
pub const MAX_COUNTERS: usize = 6;
/// Most things of a scenario.
pub const MAX_ENTITIES: usize = 4;
/// Most rounds.
pub const MAX_ROUNDS: usize = 20;

/// A sector in play from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FixedSector {
    /// Where.
    pub hex: HexId,
    /// Which tile; none draws one of the mask.
    pub tile: Option<TileId>,
    /// Of which it is drawn.
    pub mask: IdSet,
    /// Whether face up.
    pub up: bool,
    /// Whether an XPM of the supply lies there.
    pub xpm: bool,
}

/// Where armadas start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartPlaces {
    /// All in one place.
    At(HexId),
    /// One each, by seat.
    Each(Vec<HexId>),
    /// Each chooses one, in turn order; whether no two may choose the same `[SAGA-SPA.3]`.
    Choose {
        /// Among these.
        hexes: Vec<HexId>,
        /// Whether they must differ.
        distinct: bool,
    },
}

/// What draws Raiders `[SAGA-RAI.7]`: the Jumpgate `[SAGA-FTJ.10]` `[SAGA-LST.13]` `[SAGA-OPC.9]`
/// `[SAGA-ARN.6]` or a ship `[SAGA-SPA.7]` `[SAGA-DIS.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attractor {
    /// The Jumpgate.
    Jumpgate,
    /// A thing that is revealed.
    Entity(EntityId),
    /// The nearest active Starbase.
    Starbase,
    /// The nearest armada.
    Armada,
}

/// What happens when a Raider enters the Jumpgate `[SAGA-RAI.9]`, in every scenario
/// `[SAGA-SPA.16]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GateRules {
    /// Whether an XPM is lost, installed ones first `[SAGA-FTJ.11]`.
    pub loses_xpm: bool,
    /// What happens then, without a subject.
    pub script: Script,
}

/// What hinders a thing that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MovementBlockers {
    /// Bosses.
    pub boss: bool,
    /// Raiders.
    pub raider: bool,
    /// The Black Hole.
    pub hole: bool,
}

/// A thing of the scenario: a Colony Ship and the like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entity {
    /// Its id.
    pub id: String,
    /// Where it starts; none comes by a report or an operation.
    pub start: Option<HexId>,
    /// Hull when it is revealed.
    pub hull: u8,
    /// The most Hull; none has no limit.
    pub hull_max: Option<u8>,
    /// Whether it can carry an XPM.
    pub hauls: bool,
    /// Whether its Hull is its fuel, the last of which cannot be spent `[SAGA-SPA.4]`.
    pub fuel_is_hull: bool,
    /// What it cannot enter.
    pub blocked: MovementBlockers,
    /// Whether it is revealed only when its sector is face up `[SAGA-DIS.3]`.
    pub hidden: bool,
}

/// What the Scanning Report does about XPMs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ScanXpm {
    /// Places one `[SAGA-SCN.3]`.
    #[default]
    Normal,
    /// Puts Astartium on all matching sectors `[SAGA-SPA.6]`.
    Astartium,
    /// Nothing.
    Off,
}

/// Bosses of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bosses {
    /// How they come.
    pub placement: Placement,
    /// Whether they cannot be damaged unless a Starbase stands in their sector `[SAGA-FTJ.13]`;
    /// elsewhere they have no such field `[SAGA-SPA.15]` `[SAGA-OPC.10]`.
    pub force_field: bool,
    /// Those that start on the board: card and hex.
    pub preset: Vec<(u8, HexId)>,
    /// Whether an event is drawn as one comes `[SAGA-EVT.11]` `[SAGA-FTJ.6]`.
    pub event: bool,
}

/// An encounter of the scenario, such as the repair of the Jumpgate `[SAGA-FTJ.7]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// Its id.
    pub id: String,
    /// Where.
    pub place: ActionPlace,
    /// What must be so.
    pub needs: Requirements,
    /// The deck whose card decides; none runs `pass` at once.
    pub deck: Option<DeckId>,
    /// After a success.
    pub pass: Script,
    /// After a failure.
    pub fail: Script,
}

/// A counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Its id.
    pub id: String,
    /// The least, the most, and where it starts.
    pub bounds: [i16; 3],
    /// As what it is shown.
    pub shown: CounterDisplay,
}

/// As what a counter is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CounterDisplay {
    /// A number.
    #[default]
    Number,
    /// Slots for XPMs: the counter is the number of XPMs on the scenario card
    /// ([`Public::installed`](super::state::Public::installed)) and its most how many there can be.
    #[serde(rename = "xpm_slots")]
    Slots,
    /// A track.
    Track,
    /// Not at all.
    Hidden,
}

/// An Intelligence Report `[SAGA-LST.4]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// Hexes that are filled, in order.
    pub hexes: Vec<HexId>,
    /// Raiders: level and hex.
    pub raiders: Vec<(u8, HexId)>,
    /// Where the thing is.
    pub x: HexId,
}

/// What Victory Points are given for `[SAGA-ARN.17]`, and so how the ways to them weigh
/// `[SAGA-ARN.22]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PointValues {
    /// A Raider killed in combat, by level.
    pub raider: [u8; 3],
    /// A Boss killed.
    pub boss: u8,
    /// The hard side of an Exploration passed.
    pub hard: u8,
    /// An XPM delivered to the Jumpgate, and at home.
    pub deliver: [u8; 2],
    /// An armada destroyed in a duel: the sole leader's, an equal or better one's, that of somebody
    /// with fewer points.
    pub duel: [u8; 3],
    /// A Starbase destroyed in a siege.
    pub siege: u8,
    /// Each own Starbase but the home at the end.
    pub standing: u8,
    /// The Command Center at the end: from a level on, so many; the better line counts.
    pub center: [[u8; 2]; 2],
    /// Points that end the game at the end of a round; 0 for none.
    pub target: u8,
}

/// House switches and kinds of play of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    /// Regroup needs a sector without enemies `[SAGA-ENC.2]`.
    pub clear_regroup: bool,
    /// The game is won only when no Boss badge is left.
    pub all_badges: bool,
    /// Action cards are secret.
    pub hidden_hands: bool,
    /// Starbases only in the own color, and what follows from it in the Arena.
    pub own_starbases: bool,
    /// Duels and the rest of rivalry.
    pub duels: bool,
    /// Sieges.
    pub sieges: bool,
    /// Three deliveries and two Starbases win at once `[SAGA-ARN.20]`.
    pub domination: bool,
    /// Partners sit opposite `[SAGA-ARN.21]`.
    pub teams: bool,
    /// Commanders are drafted `[SAGA-ARN.4]`.
    pub draft: bool,
}

/// A scenario for the number of players of a table `[SAGA-SET.9]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mission {
    /// Its id.
    pub id: String,
    /// Rounds at most.
    pub rounds: u8,
    /// What everybody starts with besides: Astartium (may be negative), Activation Tokens, Hull,
    /// common and special action cards. The difficulty is in it `[SAGA-SET.10]`. The first three
    /// are on the mats when set-up begins; the cards are drawn at its end.
    pub start: [i8; 5],
    /// Events that are drawn at the end of set-up; the difficulty is in it.
    pub events: u8,
    /// Sectors in play at the start `[SAGA-SPA.2]`.
    pub fixed: Vec<FixedSector>,
    /// How far sectors may be placed from the Jumpgate, and how many neighbors they need
    /// `[SAGA-SEC.8]`.
    pub reach: u8,
    /// See [`Mission::reach`].
    pub touch: u8,
    /// Tiles of the sector pile `[SAGA-FTJ.2]` `[SAGA-LST.2]` `[SAGA-OPC.2]`.
    pub pile: IdSet,
    /// Tiles of the Nebula stack.
    pub nebulas: IdSet,
    /// Where armadas start.
    pub armadas: StartPlaces,
    /// Home sectors by seat, in the Arena `[SAGA-ARN.2]`: the Thick Nebula of the color that is
    /// chosen comes there at set-up, with a Starbase of the color and the armada. Their tiles are in
    /// no pile.
    pub homes: Vec<HexId>,
    /// XPMs of the supply.
    pub xpm: u8,
    /// Raider figures by level `[SAGA-RAI.2]`.
    pub raiders: [u8; 3],
    /// Starbases.
    pub starbases: u8,
    /// Things.
    pub entities: Vec<Entity>,
    /// Badges by id.
    pub badge_ids: Vec<String>,
    /// Badges by round: the first entry is that of round 1. What they bring stands in
    /// [`Mission::on`] `[SAGA-FTJ.3]` `[SAGA-SPA.5]` `[SAGA-ARN.5]`.
    pub badges: Vec<Vec<BadgeId>>,
    /// Operations.
    pub on: Vec<(Trigger, EffectListId)>,
    /// What draws Raiders: the first that there is.
    pub attractor: Vec<Attractor>,
    /// The gate rule.
    pub gate: GateRules,
    /// Bosses.
    pub bosses: Bosses,
    /// What the Scanning Report does about XPMs.
    pub scan: ScanXpm,
    /// Whether sectors are added where no XPM could be placed `[SAGA-SCN.4]`.
    pub scan_expands: bool,
    /// Whether XPMs are not placed on sectors with any Starbase `[SAGA-LST.9]`.
    pub scan_spares: bool,
    /// Whether armadas explore.
    pub explore: bool,
    /// Encounters.
    pub encounters: Vec<Encounter>,
    /// Whether Starbases are built.
    pub build: bool,
    /// Expand actions.
    pub expand: Vec<Project>,
    /// Movement actions.
    pub movement: Vec<Project>,
    /// Counters.
    pub counters: Vec<Counter>,
    /// Cards that take part, of the events, Explorations, Scanning Reports and Bosses.
    pub decks: [IdSet; 4],
    /// Decks of its own: id and cards.
    pub extra: Vec<(String, Vec<ExtraCard>)>,
    /// Intelligence Reports; they are the deck after the last of `extra`.
    pub reports: Vec<Report>,
    /// How far away the Ravager arrives, where there is one.
    pub ravager: Option<u8>,
    /// Conditions that operations ask.
    pub conditions: Vec<Condition>,
    /// When it is won `[SAGA-FTJ.1]` `[SAGA-SPA.1]` `[SAGA-LST.1]` `[SAGA-DIS.1]` `[SAGA-OPC.1]`.
    pub win: Vec<Condition>,
    /// When it is lost `[SAGA-FTJ.16]` `[SAGA-SPA.17]` `[SAGA-LST.14]` `[SAGA-DIS.15]`
    /// `[SAGA-OPC.15]`.
    pub lose: Vec<Condition>,
    /// Switches.
    pub flags: Flags,
    /// Victory Points; none in a campaign.
    pub points: Option<PointValues>,
    /// What is barred from the start.
    pub bars: Vec<Prohibition>,
    /// Lines of the log of its own.
    pub lines: Vec<String>,
    /// Sums that are asked for.
    pub sums: Vec<Sum>,
}
