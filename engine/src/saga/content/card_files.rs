//! Figures and cards as JSON files contain them, with effects as text. [`super::cards`] compiles
//! them.

#[cfg(feature = "schema")]
use super::{
    cards::{MAX_CARDS_OF_KIND, MAX_PLACES, id_pattern},
    figures_check::{CenterReward, LEVELS},
    schema_forms::{Hex, Script},
};
use crate::saga::effect::Timing;
use crate::saga::figures::{
    ActionKind, Bonus, CardCheck, Color, Foe, Frame, GearKind, GearQuality, Level, LevelReward,
};
#[cfg(feature = "schema")]
use crate::saga::hex::Axial;
use serde::{Deserialize, Serialize};

/// Figures of the base content or of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(description = "All figures of a game."))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Figures"))]
pub struct FiguresFile {
    /// Values of the rules that are the same in all scenarios.
    pub frame: Frame,
    /// Levels of the Starport, lowest first.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LEVELS)))]
    pub starport: Vec<Level>,
    /// Levels of the Research Lab, lowest first.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LEVELS)))]
    pub lab: Vec<Level>,
    /// Rewards of the Command Center's levels, lowest first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<CenterReward>", length(min = 1, max = LEVELS)))]
    pub center: Vec<LevelReward>,
    /// Raiders of levels 1, 2 and 3.
    pub raiders: [RaiderFile; 3],
}

/// One level of Raiders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "RaiderLevel")
)]
pub struct RaiderFile {
    /// Attack, Hull and Speed.
    pub foe: Foe,
    /// Effects for the armada that wins the combat.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    #[cfg_attr(feature = "schema", ts(as = "Script"))]
    pub reward: String,
}

/// A Commander card, with its ability and its bonus at setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "CommanderCard")
)]
pub struct CommanderFile {
    /// Unique id; the key of its name and picture.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Stat and goods bonus at setup.
    #[serde(default)]
    pub bonus: Bonus,
    /// When the ability can be used.
    pub timing: Timing,
    /// Effects of the ability.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    #[cfg_attr(feature = "schema", ts(as = "Script"))]
    pub ability: String,
}

/// A Unit or Power Up of an armada deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "GearCard")
)]
pub struct GearFile {
    /// Unique id; the key of its name and picture.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Unit or Power Up.
    pub kind: GearKind,
    /// Common or special.
    pub quality: GearQuality,
    /// The color whose deck has this card; without it, all decks have it.
    #[serde(default)]
    pub color: Option<Color>,
    /// Stat bonus while the card is equipped.
    #[serde(default)]
    pub bonus: Bonus,
    /// When the ability can be used.
    pub timing: Timing,
    /// Effects of the ability.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    #[cfg_attr(feature = "schema", ts(as = "Script"))]
    pub ability: String,
}

/// The deck of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionDeck {
    /// The Common Action deck.
    Common,
    /// The Special Action deck.
    Special,
}

/// An action card of the Common or the Special deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionFile {
    /// Unique id; the key of its name and picture.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// The deck that has this card.
    pub deck: ActionDeck,
    /// Number of copies in the deck.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_CARDS_OF_KIND)))]
    pub copies: u8,
    /// When the card can be played: Instant, Movement or Upkeep.
    pub kind: ActionKind,
    /// Effects of the card.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub effect: String,
}

/// One side of an Exploration card, easy or hard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "ExplorationSide")
)]
pub struct SideFile {
    /// The check to pass.
    pub test: CardCheck,
    /// Effects for the player who passes the check.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    #[cfg_attr(feature = "schema", ts(as = "Script"))]
    pub reward: String,
}

/// An Exploration card; the player chooses a side after seeing it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "ExplorationCard")
)]
pub struct ExplorationFile {
    /// Unique id; the key of its name and picture.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// The Easy side, with its check and reward.
    pub easy: SideFile,
    /// The Hard side, with its check and reward.
    pub hard: SideFile,
}

/// A Boss card, with stats, effects per round and reward.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "BossCard")
)]
pub struct BossFile {
    /// Unique id; the key of its name and picture.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Attack, Hull and Speed.
    pub foe: Foe,
    /// Effects in every Phase 1.2 while the Boss is in play.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub effect: String,
    /// Effects for the armada that wins the combat.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub reward: String,
}

/// An event card, recurring or constant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "EventCard")
)]
pub struct EventFile {
    /// Unique id; the key of its name and picture.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Whether the event acts once in every Phase 1.2; otherwise it is constant.
    #[serde(rename = "recurring")]
    pub is_recurring: bool,
    /// Effects of the event.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub effect: String,
}

/// A card of a scenario's own deck: a check, an enemy, or two lines of effects.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["id"]), description = "A card of a deck of the scenario: a check, an enemy, or two lines."))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "ExtraCard"))]
pub struct ExtraFile {
    /// Unique id; the key of its name and picture.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub id: String,
    /// The check to pass, on a check card.
    pub check: Option<CardCheck>,
    /// The enemy to fight, on an enemy card.
    pub enemy: Option<Foe>,
    /// Effects without and with the Ravager on the board, on a card with two lines.
    #[cfg_attr(
        feature = "schema",
        schemars(
            with = "Option<[Script; 2]>",
            description = "Without and with the Ravager on the board."
        )
    )]
    pub lines: Option<[String; 2]>,
    /// Effects at the start of the combat with the enemy.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub start: String,
    /// Additional effects when the check is failed.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub fail: String,
    /// Effects when the check is passed or the enemy defeated.
    #[cfg_attr(feature = "schema", schemars(with = "Script"))]
    pub reward: String,
}

/// A Raider that an Intelligence Report spawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ReportRaider {
    /// Level, 1 to 3.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 3)))]
    pub level: u8,
    /// Hex as axial coordinates `[q, r]`.
    #[cfg_attr(feature = "schema", schemars(with = "Hex"))]
    #[cfg_attr(feature = "schema", ts(as = "Axial"))]
    pub hex: [i8; 2],
}

/// An Intelligence Report: sectors to place face down, Raiders, and a hex for the scenario's piece.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("required" = ["id"])))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Report"))]
pub struct ReportFile {
    /// Unique id among the Intelligence Reports.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub id: String,
    /// Hexes to fill with sectors, in this order, as axial coordinates `[q, r]`.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Hex>", length(max = MAX_PLACES)))]
    #[cfg_attr(feature = "schema", ts(as = "Vec<Axial>"))]
    pub hexes: Vec<[i8; 2]>,
    /// Raiders to spawn, in this order.
    pub raiders: Vec<ReportRaider>,
    /// Hex of the lost Starbase or of the scenario entity.
    #[cfg_attr(feature = "schema", schemars(with = "Hex"))]
    #[cfg_attr(feature = "schema", ts(as = "Axial"))]
    pub x: [i8; 2],
}
