//! The parts of a scenario file about actions, cards, conditions, house rules and Victory Points.

use super::super::content::card_files::{BossFile, EventFile, ExplorationFile, ExtraFile};
use super::super::content::flexible_value::{FlexibleValue, Never};
use super::super::figures::ScanCard;
use super::super::mission::CounterDisplay;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An encounter of the scenario, such as the repair of the Jumpgate.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EncounterFile {
    /// Unique id.
    pub id: String,
    /// Where armadas can take it; [`super::super::mission::ActionPlace`] lists the places.
    #[serde(rename = "where")]
    pub place: String,
    /// Requirements; [`super::super::mission::Requirements`] lists them.
    pub needs: Vec<String>,
    /// The deck whose card decides the outcome; without one the encounter succeeds.
    pub resolve: Option<String>,
    /// Effects after a success, as effect texts.
    pub pass: Vec<String>,
    /// Effects after a failure, as effect texts.
    pub fail: Vec<String>,
}

/// The cost of a scenario's action.
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
    /// XPMs from the Cargo, which are used up.
    pub xpm: u8,
    /// Id of an entity on which an Activation Token is placed until Upkeep.
    pub activation: Option<String>,
}

/// Who may pay for an Expand action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contributors {
    /// Only the player who takes it.
    #[default]
    None,
    /// All players with an armada in the sector.
    SameSector,
}

/// A good that adds Hull to an entity, 1 for 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FillFile {
    /// Id of the entity.
    pub entity: String,
    /// The good: `A`, `E` or `C`.
    pub with: String,
    /// Maximum amount per turn; without one, up to the entity's maximum Hull.
    #[serde(default)]
    pub most: Option<u8>,
}

/// An Expand or movement action of the scenario. At most one of `fly`, `tow` and `fill` is set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ProjectFile {
    /// Unique id.
    pub id: String,
    /// Where armadas can take it; [`super::super::mission::ActionPlace`] lists the places.
    #[serde(rename = "where")]
    pub place: String,
    /// Requirements; [`super::super::mission::Requirements`] lists them.
    pub needs: Vec<String>,
    /// What the action costs.
    pub cost: CostFile,
    /// Who may pay.
    pub contributors: Contributors,
    /// Id of an entity that moves one sector for as much of its Hull as the sector costs.
    pub fly: Option<String>,
    /// Id of an entity that moves one sector for each Exploration or Combat Token.
    pub tow: Option<String>,
    /// An entity that gains Hull.
    pub fill: Option<FillFile>,
    /// Effects afterwards, as effect texts.
    pub effect: Vec<String>,
    /// Maximum number of uses per round; without one there is no limit.
    pub per_round: Option<u8>,
}

/// A counter of the scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CounterFile {
    /// Unique id.
    pub id: String,
    /// Minimum value.
    pub min: i16,
    /// Maximum value.
    pub max: i16,
    /// Initial value.
    pub start: i16,
    /// How the counter is shown to players.
    pub shown_as: CounterDisplay,
}

/// The cards of a deck: `default`, or a list of ids and full cards.
pub type CardSelection<C> = FlexibleValue<FlexibleValue<Never, C>, Never>;

/// The cards in play, by deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DecksFile {
    /// Event cards.
    pub events: Option<CardSelection<EventFile>>,
    /// Exploration cards.
    pub exploration: Option<CardSelection<ExplorationFile>>,
    /// Scanning Reports.
    pub scanning: Option<CardSelection<ScanCard>>,
    /// Boss cards.
    pub bosses: Option<CardSelection<BossFile>>,
    /// The scenario's own decks, by name.
    pub extra: BTreeMap<String, Vec<FlexibleValue<Never, ExtraFile>>>,
}

/// The rules of the Ravager.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RavagerFile {
    /// Whether the Ravager is in the scenario.
    pub enabled: bool,
    /// The badge with which it arrives.
    pub spawn_badge: Option<String>,
    /// Distance from the Jumpgate at which it arrives.
    pub distance: u8,
}

/// A combination of conditions; exactly one field is set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ConditionGroup {
    /// All of these conditions must hold.
    pub all: Option<Vec<ConditionFile>>,
    /// Any one of these conditions must hold.
    pub any: Option<Vec<ConditionFile>>,
    /// This condition must not hold.
    pub not: Option<Box<ConditionFile>>,
}

/// A condition: a text, or a combination of conditions.
pub type ConditionFile = FlexibleValue<Never, ConditionGroup>;

/// A house rule or mode of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// Regroup needs a sector without enemies.
    RegroupNeedsClearSector,
    /// The game is won only when no Boss badge is left.
    WinRequiresAllBadges,
    /// Hands of action cards are hidden.
    HiddenHands,
    /// Players build Starbases only in their own color.
    StarbaseOwnColorOnly,
    /// Players compete and may duel.
    Duels,
    /// Armadas may besiege rival Starbases.
    Sieges,
    /// Commanders are drafted.
    Draft,
}

/// Victory Points by achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PointsFile {
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
    /// For each own Starbase except the home at the end.
    pub standing: u8,
    /// For the Command Center at the end, as pairs of minimum level and points; the better pair
    /// counts.
    pub center: [[u8; 2]; 2],
}
