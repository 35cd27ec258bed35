//! What content says in numbers, as it was read and checked. Effects are compiled: a card keeps its
//! words beside the code, so that an editor can write them again. No rules.

mod frame;

use super::effect::{Stat, Timing};
use super::ids::{DeckId, EffectListId};
pub use frame::{Frame, Level, LevelReward};
use serde::{Deserialize, Serialize};

/// The type of a sector `[SAGA-SEC.1]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum SectorKind {
    /// The Jumpgate.
    Jumpgate,
    /// Dawn.
    Dawn,
    /// The Black Hole.
    BlackHole,
    /// Asteroid Belt.
    Asteroid,
    /// Planetary Gravity Belt.
    Planetary,
    /// Open Space.
    #[default]
    Open,
    /// Thick Nebula.
    Nebula,
}

impl SectorKind {
    /// Whether it is one of the four common types `[SAGA-SEC.1]`.
    #[must_use]
    pub const fn is_common(self) -> bool {
        match self {
            Self::Jumpgate | Self::Dawn | Self::BlackHole => false,
            Self::Asteroid | Self::Planetary | Self::Open | Self::Nebula => true,
        }
    }
}

/// A color of sectors, armadas and Starbases, which always comes with a shape `[SAGA-SEC.2]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    /// Diamond.
    #[default]
    Blue,
    /// Circle.
    Yellow,
    /// Triangle.
    Green,
    /// Hexagon.
    Red,
}

impl Color {
    /// All four, in the order of the armada decks `[SAGA-SET.2]`.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Yellow, Self::Green, Self::Red];

    /// The color as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A sector tile `[SAGA-SEC.2]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Its id, such as `A01`.
    pub id: String,
    /// Its type.
    pub kind: SectorKind,
    /// Its color; none of a special sector.
    #[serde(default)]
    pub color: Option<Color>,
    /// Movement Points to enter it; 0 where nothing enters.
    pub cost: u8,
}

/// A kind and color that a Scanning Report names `[SAGA-SCN.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Location {
    /// Its type.
    pub kind: SectorKind,
    /// Its color.
    pub color: Color,
}

/// Stats that a card adds `[SAGA-MAT.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bonus {
    /// Combat dice.
    pub combat: u8,
    /// Shield dice.
    pub shield: u8,
    /// Speed.
    pub speed: u8,
    /// Starport levels, of a Commander.
    pub starport: u8,
    /// Research Lab levels, of a Commander.
    pub lab: u8,
}

impl Bonus {
    /// What it adds to a stat.
    #[must_use]
    pub const fn of(self, stat: Stat) -> u8 {
        match stat {
            Stat::Combat => self.combat,
            Stat::Shield => self.shield,
            Stat::Speed => self.speed,
        }
    }
}

/// Effects as content writes them, and compiled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// In the words of the vocabulary.
    pub text: String,
    /// In the table's book.
    pub code: EffectListId,
}

/// A special ability: one Activation Token uses it `[SAGA-TOK.3]`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ability {
    /// When.
    pub timing: Timing,
    /// What it does.
    pub script: Script,
}

/// A Commander.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commander {
    /// Its id.
    pub id: String,
    /// What it gives at set-up `[SAGA-SET.5]`.
    pub bonus: Bonus,
    /// Its ability.
    pub ability: Ability,
}

/// A kind of Armada cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GearKind {
    /// A Unit: the Starport's.
    #[default]
    Unit,
    /// A Power Up: the Research Lab's.
    PowerUp,
}

/// How good an Armada card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GearQuality {
    /// Common.
    #[default]
    Common,
    /// Special.
    Special,
}

/// A Unit or Power Up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gear {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: GearKind,
    /// Its quality.
    pub quality: GearQuality,
    /// Whose decks it is in; none of all colors.
    pub color: Option<Color>,
    /// What it adds while equipped.
    pub bonus: Bonus,
    /// Its ability.
    pub ability: Ability,
}

/// When an action card can be played `[SAGA-CRD.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// Any time, or in the window of its effect.
    #[default]
    #[serde(rename = "instant")]
    AtOnce,
    /// In Phase 3.
    Movement,
    /// In Phase 2.
    Upkeep,
}

/// An action card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// Its id.
    pub id: String,
    /// [`DeckId::COMMON`] or [`DeckId::SPECIAL`].
    pub deck: DeckId,
    /// How many there are.
    pub copies: u8,
    /// Its type.
    pub kind: ActionKind,
    /// When an Instant can be played, from its effect `[SAGA-GEN.12]`.
    pub timing: Timing,
    /// What it does.
    pub script: Script,
}

/// A check of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardCheck {
    /// What is rolled for; none is the subject's choice.
    pub stat: Option<Stat>,
    /// Successes that are needed.
    pub need: u8,
}

/// An Exploration card: easy side first `[SAGA-ENC.3]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// Its id.
    pub id: String,
    /// What is rolled, by side.
    pub tests: [CardCheck; 2],
    /// What is won, by side.
    pub rewards: [Script; 2],
}

/// Figures of an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Damage of an attack.
    pub attack: u8,
    /// Hull.
    pub hull: u8,
    /// Speed.
    pub speed: u8,
}

/// A level of Raiders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaiderLevel {
    /// Its figures.
    pub foe: Foe,
    /// What is won.
    pub reward: Script,
}

/// A Boss `[SAGA-BOS.1]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Boss {
    /// Its id.
    pub id: String,
    /// Its figures.
    pub foe: Foe,
    /// What it does in every Phase 1.2.
    pub effect: Script,
    /// What is won.
    pub reward: Script,
}

/// An event `[SAGA-EVT.5]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventCard {
    /// Its id.
    pub id: String,
    /// Whether it acts in Phase 1.2; otherwise it holds all the time.
    pub recurring: bool,
    /// What it does.
    pub script: Script,
}

/// A Scanning Report `[SAGA-SCN.1]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScanCard {
    /// Its id.
    pub id: String,
    /// First and second location of the XPM.
    pub xpm: [Location; 2],
    /// Where reinforcements come.
    pub raiders: Vec<Location>,
}

/// What a card of a scenario's own deck is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExtraFace {
    /// A check; passing it is a success.
    Check {
        /// What is rolled.
        test: CardCheck,
        /// What a failure does besides.
        fail: Script,
        /// What a success gives.
        reward: Script,
    },
    /// An enemy to be fought.
    Enemy {
        /// Its figures.
        foe: Foe,
        /// What happens as the combat starts.
        start: Script,
        /// What a victory gives.
        reward: Script,
    },
    /// Two lines: without and with the Ravager on the board `[SAGA-OPC.3]`.
    Lines([Script; 2]),
}

/// A card of a scenario's own deck: Jumpgate Events, Ravager Retaliation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExtraCard {
    /// Its id.
    pub id: String,
    /// What it is.
    pub face: ExtraFace,
}

/// Figures of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// The frame.
    pub frame: Frame,
    /// Levels of the Starport.
    pub starport: Vec<Level>,
    /// Levels of the Research Lab.
    pub lab: Vec<Level>,
    /// Levels of the Command Center.
    pub center: Vec<LevelReward>,
    /// Raiders by level.
    pub raiders: [RaiderLevel; 3],
}
