//! Figures and cards as JSON files contain them, with effects as text. [`super::cards`] compiles
//! them.

use crate::saga::effect::Timing;
use crate::saga::figures::{
    ActionKind, Bonus, CardCheck, Color, Foe, Frame, GearKind, GearQuality, Level, LevelReward,
};
use serde::{Deserialize, Serialize};

/// Figures of the base content or of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FiguresFile {
    /// Values of the rules that are the same in all scenarios.
    pub frame: Frame,
    /// Levels of the Starport, lowest first.
    pub starport: Vec<Level>,
    /// Levels of the Research Lab, lowest first.
    pub lab: Vec<Level>,
    /// Rewards of the Command Center's levels, lowest first.
    pub center: Vec<LevelReward>,
    /// Raiders of levels 1, 2 and 3.
    pub raiders: [RaiderFile; 3],
}

/// One level of Raiders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaiderFile {
    /// Attack, Hull and Speed.
    pub foe: Foe,
    /// Effects for the armada that wins the combat.
    #[serde(default)]
    pub reward: String,
}

/// A Commander.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommanderFile {
    /// Unique id; the key of its name and picture.
    pub id: String,
    /// Stat and goods bonus at set-up.
    #[serde(default)]
    pub bonus: Bonus,
    /// When the ability can be used.
    pub timing: Timing,
    /// Effects of the ability.
    pub ability: String,
}

/// A Unit or Power Up of an armada deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GearFile {
    /// Unique id; the key of its name and picture.
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
    pub ability: String,
}

/// The deck of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionDeck {
    /// The Common Action deck.
    Common,
    /// The Special Action deck.
    Special,
}

/// An action card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionFile {
    /// Unique id; the key of its name and picture.
    pub id: String,
    /// The deck that has this card.
    pub deck: ActionDeck,
    /// Number of copies in the deck.
    pub copies: u8,
    /// When the card can be played: Instant, Movement or Upkeep.
    pub kind: ActionKind,
    /// Effects of the card.
    pub effect: String,
}

/// One side of an Exploration card, easy or hard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// The check to pass.
    pub test: CardCheck,
    /// Effects when the check is passed.
    pub reward: String,
}

/// An Exploration card; the player chooses a side after seeing it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExplorationFile {
    /// Unique id; the key of its name and picture.
    pub id: String,
    pub easy: SideFile,
    pub hard: SideFile,
}

/// A Boss card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossFile {
    /// Unique id; the key of its name and picture.
    pub id: String,
    /// Attack, Hull and Speed.
    pub foe: Foe,
    /// Effects in every Phase 1.2 while the Boss is in play.
    #[serde(default)]
    pub effect: String,
    /// Effects for the armada that wins the combat.
    #[serde(default)]
    pub reward: String,
}

/// An event card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFile {
    /// Unique id; the key of its name and picture.
    pub id: String,
    /// Whether the event acts once in every Phase 1.2; otherwise it is constant.
    pub recurring: bool,
    /// Effects of the event.
    pub effect: String,
}

/// A card of a scenario's own deck: a check, an enemy, or two lines of effects.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ExtraFile {
    /// Unique id; the key of its name and picture.
    pub id: String,
    /// The check to pass, on a check card.
    pub check: Option<CardCheck>,
    /// The enemy to fight, on an enemy card.
    pub enemy: Option<Foe>,
    /// Effects without and with the Ravager on the board, on a card with two lines.
    pub lines: Option<[String; 2]>,
    /// Effects at the start of the combat with the enemy.
    pub start: String,
    /// Additional effects when the check is failed.
    pub fail: String,
    /// Effects when the check is passed or the enemy defeated.
    pub reward: String,
}

/// A Raider that an Intelligence Report spawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportRaider {
    /// Level, 1 to 3.
    pub level: u8,
    /// Hex as axial coordinates `[q, r]`.
    pub hex: [i8; 2],
}

/// An Intelligence Report: sectors to place face down, Raiders, and a hex for the scenario's piece.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ReportFile {
    /// Unique id.
    pub id: String,
    /// Hexes to fill with sectors, in this order, as axial coordinates `[q, r]`.
    pub hexes: Vec<[i8; 2]>,
    /// Raiders to spawn.
    pub raiders: Vec<ReportRaider>,
    /// Hex of the lost Starbase or of the scenario entity.
    pub x: [i8; 2],
}
