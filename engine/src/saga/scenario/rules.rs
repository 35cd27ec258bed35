//! The parts of a scenario file about actions, cards, conditions, house rules and Victory Points.

use super::super::content::card_files::{BossFile, EventFile, ExplorationFile, ExtraFile};
use super::super::content::flexible_value::{FlexibleValue, Never};
use super::super::figures::ScanCard;
use super::super::mission::CounterDisplay;
#[cfg(feature = "schema")]
use super::super::{
    content::{
        cards::id_pattern,
        compile::name_pattern,
        scenario_check::MAX_AMOUNT,
        schema_forms::{Cards, Condition, Deck, NEEDS, PLACES, PlaceText, Script},
    },
    hex::BOARD_RADIUS,
    state::MAX_BOSSES,
};
#[cfg(feature = "schema")]
use crate::schema::NonEmpty;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An encounter of the scenario, such as the repair of the Jumpgate.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["id"])))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Encounter"))]
pub struct EncounterFile {
    /// Unique id of the encounter within the scenario.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub id: String,
    /// Where armadas can take it: `any`, `jumpgate`, `home`, `starbase`, `inactive_starbase`,
    /// `at:<entity>`, `near:<entity>`, or a type and a color such as `asteroid-blue`.
    #[serde(rename = "where")]
    #[cfg_attr(feature = "schema", schemars(with = "PlaceText", description = PLACES))]
    pub place: String,
    /// Requirements, all of them: `xpm`, `no_xpm`, `clear`, `astartium`, `room:<counter>`,
    /// `laden:<entity>`, `unladen:<entity>`, `untowed:<entity>`, `damaged:<entity>`.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<PlaceText>", description = NEEDS))]
    pub needs: Vec<String>,
    /// The deck whose card decides the outcome; without one the encounter succeeds.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern()), description = "The deck whose card decides; without one it succeeds."))]
    pub resolve: Option<String>,
    /// Effects after a success, as effect texts.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Script>"))]
    pub pass: Vec<String>,
    /// Effects after a failure, as effect texts.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Script>"))]
    pub fail: Vec<String>,
}

/// The cost of a scenario's action.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Cost")
)]
pub struct CostFile {
    /// Movement Points of the acting armada.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub mp: u8,
    /// Exploration Tokens from the Cargo.
    #[serde(rename = "E")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub exploration: u8,
    /// Combat Tokens from the Cargo.
    #[serde(rename = "C")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub combat: u8,
    /// Astartium from the Cargo.
    #[serde(rename = "A")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub astartium: u8,
    /// XPMs from the Cargo, which are used up.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub xpm: u8,
    /// Id of an entity on which an Activation Token is placed until Upkeep.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern()), description = "A thing on which an Activation Token lies till Upkeep."))]
    pub activation: Option<String>,
}

/// The players who may pay for an Expand action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
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
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Fill")
)]
pub struct FillFile {
    /// Id of the entity that gains Hull.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern())))]
    pub entity: String,
    /// The good: `A`, `E` or `C`.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["A", "E", "C"])))]
    pub with: String,
    /// Maximum amount per turn; without one, up to the entity's maximum Hull.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_AMOUNT)))]
    pub most: Option<u8>,
}

/// An Expand or movement action of the scenario. At most one of `fly`, `tow` and `fill` is set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["id"]), description = "An action of the scenario; at most one of fly, tow and fill."))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Project"))]
pub struct ProjectFile {
    /// Unique id of the action within the scenario.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub id: String,
    /// Where armadas can take it: `any`, `jumpgate`, `home`, `starbase`, `inactive_starbase`,
    /// `at:<entity>`, `near:<entity>`, or a type and a color such as `asteroid-blue`.
    #[serde(rename = "where")]
    #[cfg_attr(feature = "schema", schemars(with = "PlaceText", description = PLACES))]
    pub place: String,
    /// Requirements, all of them: `xpm`, `no_xpm`, `clear`, `astartium`, `room:<counter>`,
    /// `laden:<entity>`, `unladen:<entity>`, `untowed:<entity>`, `damaged:<entity>`.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<PlaceText>", description = NEEDS))]
    pub needs: Vec<String>,
    /// Cost of the action; free if empty.
    pub cost: CostFile,
    /// The players who may pay the cost.
    pub contributors: Contributors,
    /// Id of an entity that moves one sector for as much of its Hull as the sector costs.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern())))]
    pub fly: Option<String>,
    /// Id of an entity that moves one sector for each Exploration or Combat Token.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern())))]
    pub tow: Option<String>,
    /// An entity that gains Hull.
    pub fill: Option<FillFile>,
    /// Effects afterwards, as effect texts.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Script>"))]
    pub effect: Vec<String>,
    /// Maximum number of uses per round; without one there is no limit.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_AMOUNT)))]
    pub per_round: Option<u8>,
}

/// A counter of the scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["id"])))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "CounterRule"))]
pub struct CounterFile {
    /// Unique id, by which effects and conditions refer to the counter.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern())))]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub id: String,
    /// Minimum value.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = MAX_AMOUNT)))]
    pub min: i16,
    /// Maximum value.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = MAX_AMOUNT)))]
    pub max: i16,
    /// Initial value.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = MAX_AMOUNT)))]
    pub start: i16,
    /// How the counter is shown to players.
    pub shown_as: CounterDisplay,
}

/// The cards of a deck: `default`, or a list of ids and full cards.
pub type CardSelection<C> = FlexibleValue<FlexibleValue<Never, C>, Never>;

/// The cards in play, by deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Decks")
)]
pub struct DecksFile {
    /// Event cards in play; by default all.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Deck<Cards<EventFile>>>"))]
    #[cfg_attr(feature = "schema", ts(type = "'default' | (string | EventCard)[]"))]
    pub events: Option<CardSelection<EventFile>>,
    /// Exploration cards in play; by default all.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<Deck<Cards<ExplorationFile>>>")
    )]
    #[cfg_attr(
        feature = "schema",
        ts(type = "'default' | (string | ExplorationCard)[]")
    )]
    pub exploration: Option<CardSelection<ExplorationFile>>,
    /// Scanning Reports in play; by default all.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Deck<Cards<ScanCard>>>"))]
    #[cfg_attr(feature = "schema", ts(type = "'default' | (string | ScanCard)[]"))]
    pub scanning: Option<CardSelection<ScanCard>>,
    /// Boss cards in play; by default all.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<Deck<Cards<BossFile, MAX_BOSSES>>>")
    )]
    #[cfg_attr(feature = "schema", ts(type = "'default' | (string | BossCard)[]"))]
    pub bosses: Option<CardSelection<BossFile>>,
    /// The scenario's own decks, by name.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, Cards<ExtraFile>>", extend("propertyNames" = { "pattern": name_pattern() })))]
    pub extra: BTreeMap<String, Vec<FlexibleValue<Never, ExtraFile>>>,
}

/// The arrival of the Ravager in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Ravager")
)]
pub struct RavagerFile {
    /// Whether the Ravager is in the scenario.
    #[serde(rename = "enabled")]
    pub is_enabled: bool,
    /// The badge with which it arrives.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = name_pattern())))]
    pub spawn_badge: Option<String>,
    /// Distance from the Jumpgate at which it arrives.
    #[cfg_attr(feature = "schema", schemars(range(max = BOARD_RADIUS)))]
    pub distance: u8,
}

/// A combination of conditions; exactly one field is set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline, extend("minProperties" = 1)))]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "Joined", optional_fields)
)]
pub struct ConditionGroup {
    /// All of these conditions must hold.
    #[cfg_attr(feature = "schema", schemars(with = "Option<NonEmpty<Condition>>"))]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<Condition>>"))]
    pub all: Option<Vec<ConditionFile>>,
    /// Any one of these conditions must hold.
    #[cfg_attr(feature = "schema", schemars(with = "Option<NonEmpty<Condition>>"))]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<Condition>>"))]
    pub any: Option<Vec<ConditionFile>>,
    /// This condition must not hold.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Condition>"))]
    #[cfg_attr(feature = "schema", ts(as = "Option<Condition>"))]
    pub not: Option<Box<ConditionFile>>,
}

/// A condition: a text, or a combination of conditions.
pub type ConditionFile = FlexibleValue<Never, ConditionGroup>;

/// A house rule or mode of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
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
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Points")
)]
pub struct PointsFile {
    /// For a Raider killed in combat, by level.
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_AMOUNT))))]
    pub raider: [u8; 3],
    /// For a Boss killed.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub boss: u8,
    /// For the Hard side of an Exploration card.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub hard: u8,
    /// For an XPM delivered to the Jumpgate, and at home.
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_AMOUNT))))]
    pub deliver: [u8; 2],
    /// For an armada destroyed in a duel: the sole leader's, one with as many points or more, and
    /// one with fewer.
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_AMOUNT))))]
    pub duel: [u8; 3],
    /// For a Starbase destroyed in a siege.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub siege: u8,
    /// For each Starbase of the seat except its home, at the end.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_AMOUNT)))]
    pub standing: u8,
    /// For the Command Center at the end, as pairs of minimum level and points; the better pair
    /// counts.
    #[cfg_attr(feature = "schema", schemars(inner(inner(range(max = MAX_AMOUNT)))))]
    pub center: [[u8; 2]; 2],
}
