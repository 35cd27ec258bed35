//! Figures and cards as files write them: effects are texts. [`super::cards`] makes what is played
//! with of them.

use crate::saga::effect::Timing;
use crate::saga::figures::{
    ActionKind, Bonus, CardCheck, Color, Foe, Frame, GearKind, GearQuality, Level, LevelReward,
};
use serde::{Deserialize, Serialize};

/// Figures of the box, or of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FiguresFile {
    /// The frame.
    pub frame: Frame,
    /// Levels of the Starport.
    pub starport: Vec<Level>,
    /// Levels of the Research Lab.
    pub lab: Vec<Level>,
    /// Levels of the Command Center.
    pub center: Vec<LevelReward>,
    /// Raiders by level.
    pub raiders: [RaiderFile; 3],
}

/// A level of Raiders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaiderFile {
    /// Its figures.
    pub foe: Foe,
    /// What is won.
    #[serde(default)]
    pub reward: String,
}

/// A Commander.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommanderFile {
    /// Its id.
    pub id: String,
    /// What it gives at set-up.
    #[serde(default)]
    pub bonus: Bonus,
    /// When its ability is used.
    pub timing: Timing,
    /// What its ability does.
    pub ability: String,
}

/// A Unit or Power Up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GearFile {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: GearKind,
    /// Its quality.
    pub quality: GearQuality,
    /// Whose decks it is in; none of all colors.
    #[serde(default)]
    pub color: Option<Color>,
    /// What it adds while equipped.
    #[serde(default)]
    pub bonus: Bonus,
    /// When its ability is used.
    pub timing: Timing,
    /// What its ability does.
    pub ability: String,
}

/// Which deck of action cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionDeck {
    /// The common one.
    Common,
    /// The special one.
    Special,
}

/// An action card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionFile {
    /// Its id.
    pub id: String,
    /// Its deck.
    pub deck: ActionDeck,
    /// How many there are.
    pub copies: u8,
    /// Its type.
    pub kind: ActionKind,
    /// What it does.
    pub effect: String,
}

/// A side of an Exploration card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    /// What is rolled.
    pub test: CardCheck,
    /// What is won.
    pub reward: String,
}

/// An Exploration card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExplorationFile {
    /// Its id.
    pub id: String,
    /// Its easy side.
    pub easy: SideFile,
    /// Its hard side.
    pub hard: SideFile,
}

/// A Boss.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossFile {
    /// Its id.
    pub id: String,
    /// Its figures.
    pub foe: Foe,
    /// What it does in every Phase 1.2.
    #[serde(default)]
    pub effect: String,
    /// What is won.
    #[serde(default)]
    pub reward: String,
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFile {
    /// Its id.
    pub id: String,
    /// Whether it acts in Phase 1.2; otherwise it holds all the time.
    pub recurring: bool,
    /// What it does.
    pub effect: String,
}

/// A card of a scenario's own deck: a check, an enemy, or two lines.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ExtraFile {
    /// Its id.
    pub id: String,
    /// The check, if it is one.
    pub check: Option<CardCheck>,
    /// The enemy, if it is one.
    pub enemy: Option<Foe>,
    /// Without and with the Ravager on the board, if it has two lines.
    pub lines: Option<[String; 2]>,
    /// What happens as the combat with the enemy starts.
    pub start: String,
    /// What failing the check does besides.
    pub fail: String,
    /// What a success gives.
    pub reward: String,
}

/// A Raider of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportRaider {
    /// Its level.
    pub level: u8,
    /// Where.
    pub hex: [i8; 2],
}

/// An Intelligence Report.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ReportFile {
    /// Its id.
    pub id: String,
    /// Hexes that are filled, in order.
    pub hexes: Vec<[i8; 2]>,
    /// Raiders.
    pub raiders: Vec<ReportRaider>,
    /// Where the thing is.
    pub x: [i8; 2],
}
