//! Card effects: the closed vocabulary of `[EXO-19]`. The content uses only these effects, and one
//! executor carries them out (`play/effects.rs`; `play/active_effects.rs` reads the lasting ones).
//! No card has card-specific code.

mod rolls;

pub use rolls::{ExtraDiceRoll, HitRoll, ModifiedRoll};

#[cfg(feature = "schema")]
use super::content::effects_check::{MAX_EFFECT_NUMBER as MAX, bound_numbers};
use super::part::Item;
use super::ship::ShipType;
use super::tech::Field;
use serde::{Deserialize, Serialize};

/// One of the six actions `[EXO-7]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Deed")
)]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum ActionKind {
    /// Learns one technology `[EXO-7.1]`.
    Research,
    /// Rolls for CP `[EXO-7.7]`.
    Bank,
    /// Builds ships `[EXO-7.8]`.
    Build,
    /// Buys parts and rockets `[EXO-7.11]`.
    Upgrade,
    /// Exchanges resources on the market `[EXO-7.18]`.
    Trade,
    /// Rolls for resource tokens and puts them on planets `[EXO-7.24]`.
    Mine,
}

impl ActionKind {
    pub const ALL: [Self; 6] = [
        Self::Research,
        Self::Bank,
        Self::Build,
        Self::Upgrade,
        Self::Trade,
        Self::Mine,
    ];

    /// Returns the key of the action in content files and phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.into_str()
    }
}

/// A resource that seats own in numbers `[EXO-1.6]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Resource {
    /// Crystallized Platinum (CP), which is part of every price.
    Cp,
    /// Axinium, which pays for ships together with CP.
    Ax,
    /// Phasium, which pays for parts and rockets together with CP.
    Ph,
}

/// The number that the targets `most` and `least` compare between seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Metric {
    /// Crystallized Platinum on the play-mat.
    Cp,
    /// Axinium on the play-mat.
    Ax,
    /// Phasium on the play-mat.
    Ph,
    /// Ships of the seat in play.
    Ships,
    /// Known technologies.
    Techs,
    /// Planets on which the seat has at least one cube.
    #[strum(serialize = "planets")]
    PlanetsPresent,
    /// Victory points on the VP track.
    #[strum(serialize = "track")]
    VpTrack,
}

/// The seats to which an effect applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(description = "Whom it concerns."))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Who"))]
pub enum EffectTarget {
    /// All seats, in turn order.
    All,
    /// The owner of the card.
    Own,
    /// The holder of Turn Order card 1.
    Chancellor,
    /// The holder of Turn Order card 2.
    Vice,
    /// All seats tied for the highest value of the metric `[EXO-19.6]`.
    Most(Metric),
    /// All seats tied for the lowest value of the metric `[EXO-19.6]`.
    Least(Metric),
}

/// A filter for planets; destroyed planets never match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Planets")
)]
pub enum PlanetFilter {
    /// Every planet, Homes included.
    All,
    /// Every planet that is not a Home and has at least this many tokens.
    NonhomeWith(u8),
}

/// A fixed number, or all pieces of the kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Amount {
    /// This many, or all if fewer exist.
    Some(#[cfg_attr(feature = "schema", schemars(range(max = MAX)))] u8),
    /// All pieces of the kind.
    All,
}

/// The goods whose price an effect changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "Technologies, ships or parts: of one kind, or any.")
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Goods"))]
pub enum PricedGoods {
    /// Technologies of one type; of every type if `None`.
    Research(Option<Field>),
    /// Ships of one type; of every type if `None`.
    Ship(Option<ShipType>),
    /// Parts of one kind; of every kind if `None`.
    Part(Option<PartKind>),
    /// Rockets of every kind.
    Rocket,
}

/// A kind of ship part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PartKind {
    /// Drives, which give speed.
    Drive,
    /// Cannons, which give dice.
    Cannon,
    /// Shields, which give strength.
    Shield,
}

/// The multiplier of an income effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum IncomeBasis {
    /// The amount is paid once.
    Flat,
    /// The amount is paid for each planet other than a Home on which the seat is present.
    PlanetNonhome,
}

/// A prohibition that an effect imposes `[EXO-19.7]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Prohibition {
    /// The stage Fire WMD is skipped.
    #[strum(serialize = "wmd")]
    WmdStage,
    /// No Trade of any origin is carried out.
    #[strum(serialize = "trade")]
    TradeAction,
    /// Both reaction steps are skipped.
    #[strum(serialize = "reactions")]
    ReactionStep,
    /// No cannon may be bought.
    #[strum(serialize = "cannons")]
    BuyCannons,
    /// No seat may deploy on the Home of another seat.
    #[strum(serialize = "foreign-homes")]
    DeployOnForeignHome,
    /// No ship is cloaked.
    #[strum(serialize = "cloaking")]
    Cloak,
}

/// A change to the rates of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum MarketRate {
    /// Added to all sell rates.
    Sell(#[cfg_attr(feature = "schema", schemars(range(min = -i16::from(MAX), max = MAX)))] i8),
    /// Added to all buy rates.
    Buy(#[cfg_attr(feature = "schema", schemars(range(min = -i16::from(MAX), max = MAX)))] i8),
    /// All seats use the red rates and rules.
    Red,
}

/// The hexes in which an effect repairs ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RepairPlace {
    /// Ships in the hex of their seat's Home.
    #[strum(serialize = "home")]
    OwnHome,
    /// Ships in every hex.
    Anywhere,
}

/// The units that a `Score` effect counts at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Source")
)]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreCriterion {
    /// Resistance cards that the seat has kept.
    #[strum(serialize = "resistance")]
    ResistanceCard,
    /// Green planets that the seat controls.
    #[strum(serialize = "green")]
    GreenPlanetLed,
    /// Planets other than Homes that the seat controls.
    #[strum(serialize = "planet")]
    PlanetControlledNonhome,
    /// War Cruisers of the seat in play.
    #[strum(serialize = "cruiser")]
    WarCruiser,
    /// Sets of a Military, a Civilian and a Transport technology; Basic Research may replace one of
    /// them.
    #[strum(serialize = "triple")]
    TechTriple,
    /// One unit if the seat knows ten or more technologies.
    #[strum(serialize = "techs")]
    Techs10,
    /// Hexes next to the High Council with a ship of the seat.
    #[strum(serialize = "ring")]
    ShipHexRing1,
}

/// The event that triggers an `On` effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Trigger {
    /// The seat won a battle between players.
    #[strum(serialize = "win")]
    WinPvp,
    /// The seat beat a guard.
    #[strum(serialize = "guard")]
    WinGuard,
    /// A ship of the seat was destroyed.
    #[strum(serialize = "loss")]
    LoseShip,
}

/// The kind of bid that an ability adds to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum BidKind {
    /// The bid in the vote.
    Vote,
    /// The bid for the turn order.
    Order,
}

/// One effect of a card, in the order of `[EXO-19]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = bound_numbers))]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Effect {
    /// Gains an amount of a resource from the supply.
    Gain(EffectTarget, Resource, u8),
    /// Loses an amount of a resource, or all of it if the seat has less.
    Pay(EffectTarget, Resource, u8),
    /// Moves cubes from the stash to the target's Home planet.
    AddPop(EffectTarget, u8),
    /// Adds tokens to each matching planet, up to its printed number.
    AddRes(PlanetFilter, u8),
    /// Removes tokens from each matching planet.
    RemoveRes(PlanetFilter, u8),
    /// Removes damage from each ship of the target.
    Repair(EffectTarget, Amount),
    /// Removes laws from the game; the target chooses them.
    RemoveLaw(EffectTarget, Amount),
    /// Returns all rockets on matching planets to the supply.
    RemoveRockets(PlanetFilter),
    /// Performs an action at once, without an Action card or cubes; the list of effects applies to
    /// this action only.
    FreeAction(EffectTarget, ActionKind, Vec<Effect>),
    /// Takes items from the supply, free and without their technology.
    FreeUpgrade(EffectTarget, Item, u8),
    /// Puts ships of this type from the stash into the Home hex.
    FreeShip(EffectTarget, ShipType, u8),
    /// Learns a technology of at most this printed cost, free.
    FreeTech(EffectTarget, u8),
    /// Adds a number, usually negative, to the price of each item of these goods.
    Cost(PricedGoods, Resource, i8),
    /// Adds a number to the tax on each token.
    Tax(i8),
    /// Adds a number of cubes to Growth.
    Growth(i8),
    /// Pays this amount of a resource at each Upkeep.
    Income(Resource, IncomeBasis, u8),
    /// Allows this many more tokens to be taken from each planet with this resource.
    Extract(Resource, u8),
    /// Adds dice to a roll.
    Dice(ExtraDiceRoll, u8),
    /// Adds a number to the result of a roll.
    Pip(ModifiedRoll, u8),
    /// Sets the lowest face that hits.
    Hit(HitRoll, u8),
    /// Adds these numbers of cubes to the cost of reactions with the seat's card and with other
    /// seats' cards.
    ReactCost(i8, i8),
    /// Imposes a prohibition while the effect is in force.
    Forbid(Prohibition),
    /// Adds Conquest stages to the turn, or removes some.
    Stages(i8),
    /// Adds a number to the speed of ship types that have a drive.
    Drive(i8),
    /// Changes the rates of the market.
    Rate(MarketRate),
    /// Removes damage from ships at each Upkeep.
    RepairUpkeep(RepairPlace, u8),
    /// Scores at the end: victory points per unit of the criterion, and the maximum number of
    /// units.
    Score(ScoreCriterion, u8, u8),
    /// Applies an instant effect whenever the trigger occurs.
    On(Trigger, Box<Effect>),
    /// Allows this many items to be bought without their technology.
    License(u8),
    /// Adds a number to a bid without payment.
    Bid(BidKind, u8),
}

impl Effect {
    /// Returns the target of an effect that happens at once to seats, or `None` for other effects.
    #[must_use]
    pub const fn target(&self) -> Option<EffectTarget> {
        match self {
            Self::Gain(target, ..)
            | Self::Pay(target, ..)
            | Self::AddPop(target, _)
            | Self::Repair(target, _)
            | Self::RemoveLaw(target, _)
            | Self::FreeAction(target, ..)
            | Self::FreeUpgrade(target, ..)
            | Self::FreeShip(target, ..)
            | Self::FreeTech(target, _) => Some(*target),
            _ => None,
        }
    }
}
