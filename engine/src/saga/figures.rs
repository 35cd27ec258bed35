//! Cards and figures of the content after compilation. A card keeps the text of its effects next to
//! the compiled list, so that an editor can write it again.

mod frame;

#[cfg(feature = "schema")]
use super::content::{
    cards::{MAX_ATTACK, MAX_BONUS, MAX_FOE_HULL, MAX_NEED, MAX_PLACES, MAX_TILE_COST, id_pattern},
    figures_check::CommonKind,
};
use super::effect::{Stat, Timing};
use super::ids::{DeckId, EffectListId};
pub use frame::{Frame, Level, LevelReward};
use serde::{Deserialize, Serialize};

/// The type of a sector `[SAGA-SEC.1]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Kind")
)]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum SectorKind {
    /// The special sector at the center of the board.
    Jumpgate,
    /// The special sector next to the Jumpgate at setup.
    Dawn,
    /// The special sector that only the Ravager may occupy.
    BlackHole,
    /// Asteroid Belt, a common type.
    Asteroid,
    /// Planetary Gravity Belt, a common type.
    Planetary,
    /// Open Space, a common type.
    #[default]
    Open,
    /// Thick Nebula, a common type.
    Nebula,
}

impl SectorKind {
    /// Returns whether this is one of the four common types `[SAGA-SEC.1]`.
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Color {
    /// Blue, with a diamond as shape.
    #[default]
    Blue,
    /// Yellow, with a circle as shape.
    Yellow,
    /// Green, with a triangle as shape.
    Green,
    /// Red, with a hexagon as shape.
    Red,
}

impl Color {
    /// All four, in the order of the armada decks `[SAGA-SET.2]`.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Yellow, Self::Green, Self::Red];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A sector tile `[SAGA-SEC.2]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "TileCard")
)]
pub struct Tile {
    /// Unique id, such as `A01`.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Sector type.
    pub kind: SectorKind,
    /// Color; none for a special sector.
    #[serde(default)]
    pub color: Option<Color>,
    /// Movement Points to enter; 0 if armadas cannot enter.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_TILE_COST), description = "Movement Points to enter it; 0 where nothing enters."))]
    pub cost: u8,
}

/// A sector type and color that a Scanning Report names `[SAGA-SCN.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Location {
    /// Sector type.
    #[cfg_attr(feature = "schema", schemars(with = "CommonKind"))]
    pub kind: SectorKind,
    /// Color of the sectors that the report names.
    pub color: Color,
}

/// Stats that a card adds `[SAGA-MAT.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Bonus {
    /// Added Combat dice.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_BONUS)))]
    pub combat: u8,
    /// Added Shield dice.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_BONUS)))]
    pub shield: u8,
    /// Added Speed.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_BONUS)))]
    pub speed: u8,
    /// Starport levels at setup; Commanders only.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_BONUS)))]
    pub starport: u8,
    /// Research Lab levels at setup; Commanders only.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_BONUS)))]
    pub lab: u8,
}

impl Bonus {
    /// Returns the bonus to a stat.
    #[must_use]
    pub const fn of(self, stat: Stat) -> u8 {
        match stat {
            Stat::Combat => self.combat,
            Stat::Shield => self.shield,
            Stat::Speed => self.speed,
        }
    }
}

/// An effect text with its compiled form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// Text in the effect language.
    pub text: String,
    /// The compiled effect list.
    pub code: EffectListId,
}

/// A special ability, used by an Activation Token `[SAGA-TOK.3]`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ability {
    /// When the ability can be used.
    pub timing: Timing,
    /// Effects of the ability.
    pub script: Script,
}

/// A Commander card, with its ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commander {
    /// Unique id.
    pub id: String,
    /// Bonus at setup `[SAGA-SET.5]`.
    pub bonus: Bonus,
    pub ability: Ability,
}

/// A kind of Armada card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum GearKind {
    /// A Unit, equipped by Starport levels.
    #[default]
    Unit,
    /// A Power Up, equipped by Research Lab levels.
    PowerUp,
}

/// The quality of an Armada card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Quality")
)]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum GearQuality {
    /// A common card.
    #[default]
    Common,
    /// A special card, equipped by higher levels.
    Special,
}

/// A Unit or Power Up of the armada decks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gear {
    /// Unique id.
    pub id: String,
    pub kind: GearKind,
    pub quality: GearQuality,
    /// The color whose deck has this card; `None` if all decks have it.
    pub color: Option<Color>,
    /// Stat bonus while the card is equipped.
    pub bonus: Bonus,
    pub ability: Ability,
}

/// The type of an action card, which says when it can be played `[SAGA-CRD.2]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ActionKind {
    /// At any time, or in the window of its effect.
    #[default]
    #[serde(rename = "instant")]
    #[strum(serialize = "instant")]
    AtOnce,
    /// In Phase 3.
    Movement,
    /// In Phase 2.
    Upkeep,
}

/// An action card of the Common or the Special deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// Unique id.
    pub id: String,
    /// [`DeckId::COMMON`] or [`DeckId::SPECIAL`].
    pub deck: DeckId,
    /// Number of copies in the deck.
    pub copies: u8,
    pub kind: ActionKind,
    /// When an Instant can be played, from its effect `[SAGA-GEN.12]`.
    pub timing: Timing,
    /// Effects of the card.
    pub script: Script,
}

/// A check that a card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Test")
)]
pub struct CardCheck {
    /// The stat to roll; `None` is the subject's choice.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub stat: Option<Stat>,
    /// Number of successes needed.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_NEED)))]
    #[serde(rename = "need")]
    pub required_successes: u8,
}

/// An Exploration card; arrays hold the Easy side first `[SAGA-ENC.3]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// Unique id.
    pub id: String,
    /// Check of each side.
    pub tests: [CardCheck; 2],
    /// Reward of each side.
    pub rewards: [Script; 2],
}

/// The stats of an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Foe {
    /// Damage of each attack, before the Shield roll.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_ATTACK)))]
    pub attack: u8,
    /// Damage that destroys the enemy.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_FOE_HULL)))]
    pub hull: u8,
    /// Speed, compared with that of the armada.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_ATTACK)))]
    pub speed: u8,
}

/// Stats and reward of one level of Raiders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaiderLevel {
    pub foe: Foe,
    /// Effects for the armada that wins the combat.
    pub reward: Script,
}

/// A Boss card `[SAGA-BOS.1]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Boss {
    /// Unique id.
    pub id: String,
    pub foe: Foe,
    /// Effects in every Phase 1.2 while the Boss is in play.
    pub effect: Script,
    /// Effects for the armada that wins the combat.
    pub reward: Script,
}

/// An event card `[SAGA-EVT.5]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventCard {
    /// Unique id.
    pub id: String,
    /// Whether the event acts once in every Phase 1.2; otherwise it is constant.
    pub is_recurring: bool,
    /// Effects of the event.
    pub script: Script,
}

/// A Scanning Report `[SAGA-SCN.1]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScanCard {
    /// Unique id.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// First and second location for the XPM.
    pub xpm: [Location; 2],
    /// Locations where reinforcements spawn.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_PLACES)))]
    pub raiders: Vec<Location>,
}

/// The content of a card of a scenario deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExtraFace {
    /// A check; passing it is a success.
    Check {
        test: CardCheck,
        /// Additional effects of a failure.
        fail: Script,
        /// Effects of a success.
        reward: Script,
    },
    /// An enemy to be fought.
    Enemy {
        foe: Foe,
        /// Effects at the start of the combat.
        start: Script,
        /// Effects of a victory.
        reward: Script,
    },
    /// Two lines of effects, without and with the Ravager on the board `[SAGA-OPC.3]`.
    Lines([Script; 2]),
}

/// A card of a scenario deck, such as Jumpgate Events or Ravager Retaliation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExtraCard {
    /// Unique id.
    pub id: String,
    pub face: ExtraFace,
}

/// Figures that apply to all scenarios.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    pub frame: Frame,
    /// Levels of the Starport, lowest first.
    pub starport: Vec<Level>,
    /// Levels of the Research Lab, lowest first.
    pub lab: Vec<Level>,
    /// Rewards of the Command Center's levels, lowest first.
    pub center: Vec<LevelReward>,
    /// Stats and rewards of levels 1, 2 and 3.
    pub raiders: [RaiderLevel; 3],
}
