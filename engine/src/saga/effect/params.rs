//! The words that effects are made of: what is owned, counted, barred, and where. Nouns only.

use super::super::ids::EntityId;
use serde::{Deserialize, Serialize};

/// What is owned in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Astartium `[SAGA-TOK.1]`.
    Astartium,
    /// Exploration Tokens `[SAGA-TOK.2]`.
    Exploration,
    /// Combat Tokens `[SAGA-TOK.2]`.
    Combat,
    /// Victory Points of the Arena `[SAGA-TOK.7]`.
    Points,
}

/// What can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// So much of a good.
    Good(Good),
    /// An Exploration or a Combat Token, the owner's choice each time.
    Token,
    /// The carried XPM.
    Xpm,
}

/// A stat that is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// Combat.
    Combat,
    /// Shield.
    Shield,
    /// Speed.
    Speed,
}

impl Stat {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Combat, Self::Shield, Self::Speed];
}

/// A figure of enemies that an event changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FoeStat {
    /// Attack.
    Attack,
    /// Hull.
    Hull,
    /// Speed.
    Speed,
}

/// A number, or as many as there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// So many.
    Some(u8),
    /// All, any number, full: as the effect has it.
    All,
    /// The level of the Raider that arrived, in a gate rule `[SAGA-RAI.9]`.
    Level,
}

/// Which Raiders are meant `[SAGA-RAI.11]`; missing bounds do not restrict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    /// The highest level.
    pub level_max: Option<u8>,
    /// How far from the subject at most.
    pub within: Option<u8>,
}

/// Where Raiders spawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpawnPlace {
    /// Anywhere valid.
    Any,
    /// Next to the Boss whose effect it is.
    Adjacent,
    /// At the greatest distance from the Jumpgate.
    Far,
    /// Next to the Ravager.
    Ravager,
}

/// What is barred while an event is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prohibition {
    /// Buying Starport levels.
    UpgradeStarport,
    /// Buying Research Lab levels.
    UpgradeLab,
    /// Abilities of Commanders.
    CommanderAbility,
    /// Drawing a card at Regroup.
    RegroupDraw,
    /// Action cards for others.
    HelpOthers,
    /// Building Starbases.
    BuildStarbase,
    /// Exploring.
    Explore,
}

/// How many things can be barred.
pub const PROHIBITIONS: usize = Prohibition::Explore as usize + 1;

/// What has another price this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PricedItem {
    /// The next Starbase.
    Starbase,
    /// The next level.
    Level,
}

/// Around what armadas are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Anchor {
    /// The Ravager.
    Ravager,
    /// The Boss whose effect it is.
    Boss,
    /// The Jumpgate.
    Jumpgate,
}

/// How far the new threshold of dice holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThresholdScope {
    /// This roll.
    Roll,
    /// Every roll of the subject in this combat.
    Combat,
}

/// Where a jump may end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    /// The Jumpgate, or a sector with a Starbase.
    GateOrStarbase,
    /// Any sector.
    Any,
}

/// How a Boss comes onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Placement {
    /// With a new sector after the placement rule `[SAGA-BOS.2]`.
    #[default]
    Default,
    /// With a Thick Nebula of the stack `[SAGA-FTJ.4]`.
    Nebula,
    /// With a new sector anywhere next to the board `[SAGA-DIS.4]`.
    Anywhere,
    /// With a new sector at distance 1 or 2 where possible `[SAGA-ARN.5]`.
    Near,
}

/// A whole number that is worked out when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// A number of its own.
    Plain(i16),
    /// Active Starbases in play.
    ActiveStarbases,
    /// Bosses in play.
    BossesInPlay,
    /// Players; in solo play one.
    Players,
}

/// A sum of products: `plus` minus `minus`, each a product with a factor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Term {
    /// What it is multiplied with; negative where it is taken off.
    pub factor: i16,
    /// What is counted.
    pub number: Quantity,
}

/// Up to three terms of a sum; unused ones have the factor 0.
pub type Sum = [Term; 3];

/// What a scenario's thing does with an XPM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum XpmTransfer {
    /// From the armada's Cargo onto it.
    Load,
    /// Back into the armada's Cargo.
    Unload,
    /// Off it, to the supply.
    Lose,
    /// Off it for good, onto the scenario card.
    Deliver,
}

/// For what an Intelligence Report is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReportTarget {
    /// An inactive Starbase.
    Starbase,
    /// A thing of the scenario.
    Entity(EntityId),
}

/// Where an operation of a scenario takes place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OperationLocation {
    /// The sector of the subject.
    Here,
    /// The sector that triggered it.
    Event,
    /// A fixed hex.
    Hex(super::super::hex::HexId),
    /// The sector that the acting player named with the action.
    Target,
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd {
    /// The players win.
    Win,
    /// The players lose.
    Lose,
}
