//! Parameters of effects: goods, stats, filters, places and quantities.

use super::super::ids::EntityId;
use serde::{Deserialize, Serialize};

/// A good that players own in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Good {
    /// Astartium, the currency for levels and repairs `[SAGA-TOK.1]`.
    Astartium,
    /// Exploration Tokens `[SAGA-TOK.2]`.
    Exploration,
    /// Combat Tokens `[SAGA-TOK.2]`.
    Combat,
    /// Victory Points of the Arena `[SAGA-TOK.7]`.
    Points,
}

/// A good, token or XPM that an effect makes a player lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// An amount of one good.
    Good(Good),
    /// An Exploration or a Combat Token, the owner's choice each time.
    Token,
    /// The carried XPM.
    Xpm,
}

/// A stat of armadas that sets the number of dice of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Stat {
    /// Dice of an attack.
    Combat,
    /// Dice of a defense.
    Shield,
    /// Dice of a Speed check, order in combat, and Movement Points per round.
    Speed,
}

impl Stat {
    /// All three, in the order of their indices.
    pub const ALL: [Self; 3] = [Self::Combat, Self::Shield, Self::Speed];
}

/// A stat of enemies that an event changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum FoeStat {
    /// Damage of the enemy's attack.
    Attack,
    Hull,
    /// Speed, which sets the order in combat.
    Speed,
}

/// A fixed or a dynamic number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// A fixed number.
    Some(u8),
    /// All, any number, or full, depending on the effect.
    All,
    /// The level of the Raider that arrived, in a gate rule `[SAGA-RAI.9]`.
    Level,
}

/// A filter for Raiders `[SAGA-RAI.11]`; missing bounds do not restrict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Filter {
    /// Maximum level.
    pub level_max: Option<u8>,
    /// Maximum distance from the subject, in steps.
    pub within: Option<u8>,
}

/// The sectors where Raiders spawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Where"))]
pub enum SpawnPlace {
    /// On any valid sector.
    Any,
    /// Next to the Boss that has the effect.
    Adjacent,
    /// At the greatest distance from the Jumpgate.
    Far,
    /// Next to the Ravager.
    Ravager,
}

/// An action that a constant event makes unavailable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Prohibition {
    /// Buying Starport levels.
    #[strum(serialize = "starport")]
    UpgradeStarport,
    /// Buying Research Lab levels.
    #[strum(serialize = "lab")]
    UpgradeLab,
    /// Using abilities of Commanders.
    #[strum(serialize = "commander")]
    CommanderAbility,
    /// Drawing a card at Regroup.
    #[strum(serialize = "draw")]
    RegroupDraw,
    /// Playing action cards on other players' armadas.
    #[strum(serialize = "help")]
    HelpOthers,
    /// Building Starbases.
    #[strum(serialize = "build")]
    BuildStarbase,
    /// Exploring hexes and face-down sectors.
    Explore,
}

/// Number of prohibitions.
pub const PROHIBITIONS: usize = Prohibition::Explore as usize + 1;

/// An item whose price an effect changes this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PricedItem {
    /// The next Starbase.
    Starbase,
    /// The next level.
    Level,
}

/// The center of an area of effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Anchor {
    Ravager,
    /// The Boss that has the effect.
    Boss,
    Jumpgate,
}

/// The duration of a changed success threshold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThresholdScope {
    /// To this roll only.
    Roll,
    /// To every roll of the subject in this combat.
    Combat,
}

/// The sectors where a jump may end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Landing {
    /// On the Jumpgate, or on a sector with a Starbase.
    GateOrStarbase,
    /// On any sector.
    Any,
}

/// The way a Boss enters the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Placement {
    /// On a new sector by the placement rule `[SAGA-BOS.2]`.
    #[default]
    Default,
    /// On a Thick Nebula from the separate stack `[SAGA-FTJ.4]`.
    Nebula,
    /// On a new sector anywhere next to the board `[SAGA-DIS.4]`.
    Anywhere,
    /// On a new sector at distance 1 or 2 if possible `[SAGA-ARN.5]`.
    Near,
}

/// A whole number that is evaluated when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// A constant number.
    Plain(i16),
    /// Number of active Starbases in play.
    ActiveStarbases,
    /// Number of Bosses in play.
    BossesInPlay,
    /// Number of players; 1 in solo play.
    Players,
}

/// One term of a sum: a quantity times a factor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Term {
    /// The factor; negative for a subtracted term.
    pub factor: i16,
    pub number: Quantity,
}

/// A sum of up to three terms; unused ones have the factor 0.
pub type Sum = [Term; 3];

/// The movement of an XPM onto or off a scenario entity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum XpmTransfer {
    /// From the armada's Cargo onto the entity.
    Load,
    /// From the entity into the armada's Cargo.
    Unload,
    /// From the entity to the supply.
    Lose,
    /// From the entity to the scenario card, for good.
    Deliver,
}

/// The piece that an Intelligence Report places on its X hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Find"))]
pub enum ReportTarget {
    /// An inactive Starbase.
    Starbase,
    /// An entity of the scenario.
    Entity(EntityId),
}

/// The sector or hex where an operation of a scenario takes place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OperationLocation {
    /// In the sector of the subject.
    Here,
    /// In the sector that triggered the operation.
    Event,
    /// At a hex that the text gives.
    Hex(super::super::hex::HexId),
    /// In the sector that the acting player chose with the action.
    Target,
}

/// The result of an effect that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd {
    /// The players win.
    Win,
    /// The players lose.
    Lose,
}
