//! What cards do: the closed vocabulary of `[EXO-19]` that the content is written in and one
//! executor carries out (`play/effects.rs`; lasting ones are read by `play/active_effects.rs`). No card has
//! code of its own.

use super::part::Item;
use super::ship::ShipType;
use super::tech::Field;
use serde::{Deserialize, Serialize};

/// The six actions `[EXO-7]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// Research.
    Research,
    /// Banking.
    Bank,
    /// Build Ships.
    Build,
    /// Buy Upgrades.
    Upgrade,
    /// Trade.
    Trade,
    /// Mining.
    Mine,
}

impl ActionKind {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Research,
        Self::Bank,
        Self::Build,
        Self::Upgrade,
        Self::Trade,
        Self::Mine,
    ];

    /// Its key in content and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Research => "research",
            Self::Bank => "bank",
            Self::Build => "build",
            Self::Upgrade => "upgrade",
            Self::Trade => "trade",
            Self::Mine => "mine",
        }
    }
}

/// What seats own in numbers `[EXO-1.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Crystallized Platinum.
    Cp,
    /// Axinium.
    Ax,
    /// Phasium.
    Ph,
}

/// What `most` and `least` compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Metric {
    /// Crystallized Platinum.
    Cp,
    /// Axinium.
    Ax,
    /// Phasium.
    Ph,
    /// Ships in play.
    Ships,
    /// Known technologies.
    Techs,
    /// Planets where the seat is present.
    PlanetsPresent,
    /// The track of victory points.
    VpTrack,
}

/// Whom an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectTarget {
    /// All, in turn order.
    All,
    /// The owner of the card.
    Own,
    /// The Chancellor.
    Chancellor,
    /// The Vice-Chancellor.
    Vice,
    /// All who have the most `[EXO-19.6]`.
    Most(Metric),
    /// All who have the least `[EXO-19.6]`.
    Least(Metric),
}

/// Which planets are meant; never destroyed ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanetFilter {
    /// All.
    All,
    /// Not a Home, with so many tokens or more.
    NonhomeWith(u8),
}

/// A number, or all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// So many.
    Some(u8),
    /// All.
    All,
}

/// Whose price changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PricedGoods {
    /// Technologies; of one type, or any.
    Research(Option<Field>),
    /// Ships; of one type, or any.
    Ship(Option<ShipType>),
    /// Parts; drives, cannons, shields, or any.
    Part(Option<PartKind>),
    /// Rockets.
    Rocket,
}

/// A kind of parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PartKind {
    /// Drives.
    Drive,
    /// Cannons.
    Cannon,
    /// Shields.
    Shield,
}

/// For what income is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IncomeBasis {
    /// Once.
    Flat,
    /// For each planet that is no Home where the seat is present.
    PlanetNonhome,
}

/// A roll that takes more dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraDiceRoll {
    /// Banking.
    Bank,
    /// Trade.
    Trade,
    /// Mining.
    Mine,
}

/// A roll whose result changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ModifiedRoll {
    /// The sum of a Trade.
    Trade,
    /// Each die of a deployment.
    Deploy,
    /// Each die of a distance check.
    WmdDistance,
}

/// Which rolls hit from another face on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HitRoll {
    /// Battles between players.
    Pvp,
    /// Fights with guards, both sides.
    Guard,
    /// Damage of rockets.
    Wmd,
    /// All rolls of the owner in one round.
    Own,
}

/// What is barred `[EXO-19.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prohibition {
    /// The stage Fire WMD.
    WmdStage,
    /// Trades of any origin.
    TradeAction,
    /// Both reaction steps.
    ReactionStep,
    /// Buying cannons.
    BuyCannons,
    /// Deployment on Homes of others.
    DeployOnForeignHome,
    /// Cloaking.
    Cloak,
}

/// A side or column of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarketRate {
    /// So much more for what is sold.
    Sell(i8),
    /// So much more for what is bought.
    Buy(i8),
    /// Red rates and rules.
    Red,
}

/// Where ships are repaired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepairPlace {
    /// In the hex of the own Home.
    OwnHome,
    /// Anywhere.
    Anywhere,
}

/// What is counted at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreCriterion {
    /// Kept Resistance cards.
    ResistanceCard,
    /// Green planets that the seat controls.
    GreenPlanetLed,
    /// Planets that are no Home, that the seat controls.
    PlanetControlledNonhome,
    /// Own War Cruisers in play.
    WarCruiser,
    /// A Military, a Civilian and a Transport technology; Basic Research may be one of them.
    TechTriple,
    /// One, with ten or more technologies.
    Techs10,
    /// Hexes next to the High Council with an own ship.
    ShipHexRing1,
}

/// What brings a gift.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// A battle between players was won.
    WinPvp,
    /// A guard was beaten.
    WinGuard,
    /// An own ship was destroyed.
    LoseShip,
}

/// What a bid is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BidKind {
    /// The vote.
    Vote,
    /// The turn order.
    Order,
}

/// One effect of a card, in the order of `[EXO-19]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Gain from the supply.
    Gain(EffectTarget, Resource, u8),
    /// Lose as much of it as there is.
    Pay(EffectTarget, Resource, u8),
    /// Cubes from the stash to the own Home.
    AddPop(EffectTarget, u8),
    /// Tokens on each of these planets, up to the printed number.
    AddRes(PlanetFilter, u8),
    /// Tokens off each of these planets.
    RemoveRes(PlanetFilter, u8),
    /// Damage off each own ship.
    Repair(EffectTarget, Amount),
    /// Laws leave the game.
    RemoveLaw(EffectTarget, Amount),
    /// Rockets on these planets return to the supply.
    RemoveRockets(PlanetFilter),
    /// An action at once, without card or cubes, with effects of its own.
    FreeAction(EffectTarget, ActionKind, Vec<Effect>),
    /// Items from the supply, free and without technology.
    FreeUpgrade(EffectTarget, Item, u8),
    /// Ships from the stash.
    FreeShip(EffectTarget, ShipType, u8),
    /// A technology of at most this printed cost.
    FreeTech(EffectTarget, u8),
    /// Another price for every single one.
    Cost(PricedGoods, Resource, i8),
    /// Another tax.
    Tax(i8),
    /// More cubes at Growth.
    Growth(i8),
    /// Income.
    Income(Resource, IncomeBasis, u8),
    /// More tokens from each planet of that kind.
    Extract(Resource, u8),
    /// More dice.
    Dice(ExtraDiceRoll, u8),
    /// More on a roll.
    Pip(ModifiedRoll, u8),
    /// The lowest face that hits.
    Hit(HitRoll, u8),
    /// Another cost of reactions with own and with others' cards.
    ReactCost(i8, i8),
    /// Something is barred.
    Forbid(Prohibition),
    /// More Conquest stages, or fewer.
    Stages(i8),
    /// Another speed of ships with a drive.
    Drive(i8),
    /// Other rates of the market.
    Rate(MarketRate),
    /// Damage off ships at Upkeep.
    RepairUpkeep(RepairPlace, u8),
    /// Victory points at the end: for each, so many, at most for so many.
    Score(ScoreCriterion, u8, u8),
    /// An instant effect whenever something happens.
    On(Trigger, Box<Effect>),
    /// So many items may be bought without their technology.
    License(u8),
    /// So much is added to a bid without being paid.
    Bid(BidKind, u8),
}

impl Effect {
    /// Whom it concerns, of those that happen at once to seats.
    #[must_use]
    pub const fn who(&self) -> Option<EffectTarget> {
        match self {
            Self::Gain(who, ..)
            | Self::Pay(who, ..)
            | Self::AddPop(who, _)
            | Self::Repair(who, _)
            | Self::RemoveLaw(who, _)
            | Self::FreeAction(who, ..)
            | Self::FreeUpgrade(who, ..)
            | Self::FreeShip(who, ..)
            | Self::FreeTech(who, _) => Some(*who),
            _ => None,
        }
    }
}
