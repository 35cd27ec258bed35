//! What players do in a scenario, its cards, conditions, switches and points.

use super::super::content::card_files::{BossFile, EventFile, ExplorationFile, ExtraFile};
use super::super::content::flexible_value::{FlexibleValue, Never};
use super::super::figures::ScanCard;
use super::super::mission::CounterDisplay;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An encounter of the scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EncounterFile {
    /// Its id.
    pub id: String,
    /// Where: see [`super::super::mission::ActionPlace`].
    #[serde(rename = "where")]
    pub place: String,
    /// What must be so: see [`super::super::mission::Requirements`].
    pub needs: Vec<String>,
    /// The deck whose card decides; none passes.
    pub resolve: Option<String>,
    /// After a success.
    pub pass: Vec<String>,
    /// After a failure.
    pub fail: Vec<String>,
}

/// What an action of the scenario costs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CostFile {
    /// Movement Points.
    pub mp: u8,
    /// Exploration Tokens.
    #[serde(rename = "E")]
    pub exploration: u8,
    /// Combat Tokens.
    #[serde(rename = "C")]
    pub combat: u8,
    /// Astartium.
    #[serde(rename = "A")]
    pub astartium: u8,
    /// XPMs of the Cargo, which are used up.
    pub xpm: u8,
    /// An Activation Token, which lies on this thing till Upkeep.
    pub activation: Option<String>,
}

/// Who pays for an Expand action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contributors {
    /// Only who takes it.
    #[default]
    None,
    /// Everybody in the sector.
    SameSector,
}

/// Goods that become Hull of a thing, one for one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FillFile {
    /// The thing.
    pub entity: String,
    /// `A`, `E` or `C`.
    pub with: String,
    /// How many at most; none as far as there is room.
    #[serde(default)]
    pub most: Option<u8>,
}

/// An Expand or movement action of the scenario. At most one of `fly`, `tow` and `fill`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ProjectFile {
    /// Its id.
    pub id: String,
    /// Where: see [`super::super::mission::ActionPlace`].
    #[serde(rename = "where")]
    pub place: String,
    /// What must be so: see [`super::super::mission::Requirements`].
    pub needs: Vec<String>,
    /// What it costs.
    pub cost: CostFile,
    /// Who pays.
    pub contributors: Contributors,
    /// A thing that moves a sector for as much of its Hull as the sector costs.
    pub fly: Option<String>,
    /// A thing that moves a sector for each Exploration or Combat Token.
    pub tow: Option<String>,
    /// A thing that is filled.
    pub fill: Option<FillFile>,
    /// What happens then.
    pub effect: Vec<String>,
    /// How often in a round; none is no limit.
    pub per_round: Option<u8>,
}

/// A counter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CounterFile {
    /// Its id.
    pub id: String,
    /// The least.
    pub min: i16,
    /// The most.
    pub max: i16,
    /// Where it starts.
    pub start: i16,
    /// As what it is shown.
    pub shown_as: CounterDisplay,
}

/// Cards of a deck: `default`, or a list of ids and of whole cards.
pub type CardSelection<C> = FlexibleValue<FlexibleValue<Never, C>, Never>;

/// Which cards take part.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DecksFile {
    /// Events.
    pub events: Option<CardSelection<EventFile>>,
    /// Explorations.
    pub exploration: Option<CardSelection<ExplorationFile>>,
    /// Scanning Reports.
    pub scanning: Option<CardSelection<ScanCard>>,
    /// Bosses.
    pub bosses: Option<CardSelection<BossFile>>,
    /// Decks of its own.
    pub extra: BTreeMap<String, Vec<FlexibleValue<Never, ExtraFile>>>,
}

/// The Ravager.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RavagerFile {
    /// Whether there is one.
    pub enabled: bool,
    /// The badge by which it arrives.
    pub spawn_badge: Option<String>,
    /// How far from the Jumpgate.
    pub distance: u8,
}

/// Conditions that are joined.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ConditionGroup {
    /// All of these.
    pub all: Option<Vec<ConditionFile>>,
    /// Any of these.
    pub any: Option<Vec<ConditionFile>>,
    /// Not this.
    pub not: Option<Box<ConditionFile>>,
}

/// A condition: a text, or several joined.
pub type ConditionFile = FlexibleValue<Never, ConditionGroup>;

/// House switches and kinds of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// Regroup needs a sector without enemies.
    RegroupNeedsClearSector,
    /// The game is won only when no Boss badge is left.
    WinRequiresAllBadges,
    /// Action cards are secret.
    HiddenHands,
    /// Starbases only in the own color.
    StarbaseOwnColorOnly,
    /// Duels.
    Duels,
    /// Sieges.
    Sieges,
    /// Commanders are drafted.
    Draft,
}

/// What Victory Points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PointsFile {
    /// A Raider killed in combat, by level.
    pub raider: [u8; 3],
    /// A Boss killed.
    pub boss: u8,
    /// The hard side of an Exploration.
    pub hard: u8,
    /// An XPM brought to the Jumpgate, and home.
    pub deliver: [u8; 2],
    /// An armada destroyed in a duel: the sole leader's, an equal or better one's, a weaker one's.
    pub duel: [u8; 3],
    /// A Starbase destroyed.
    pub siege: u8,
    /// Each own Starbase but the home at the end.
    pub standing: u8,
    /// The Command Center at the end: from a level on, so many.
    pub center: [[u8; 2]; 2],
}
