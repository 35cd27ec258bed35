//! The numbers of the game: unit types, shields and prices, as data from the content set, which
//! checks them.

use super::effect::TypeCode;
use super::unit::Class;
#[cfg(feature = "schema")]
use super::{
    content::{
        figures_check::{
            MAX_FIGURE, MAX_MOVE, MAX_POOL, MAX_PRICE, MAX_RANGE, MAX_TURNS, MAX_UNIT_DICE,
            MIN_RATING,
        },
        scenario_check::MAX_RATING,
    },
    dice::MAX_DICE,
    state::{MAX_WRECKS, METEORS},
};
use serde::{Deserialize, Serialize};

/// The composition of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Body")
)]
pub enum UnitBody {
    /// Ships that are all alike `[SR-2.3]`.
    Ships {
        /// Ships of a standard unit.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_FIGURE)))]
        standard: u8,
        /// Ships of a heavy unit; missing if there is no heavy form.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_FIGURE)))]
        heavy: Option<u8>,
    },
    /// A hull with this number of escorts `[SR-2.6]`.
    Escorted(#[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_FIGURE)))] u8),
    /// A hull without escorts `[SR-2.7]`.
    Hull,
}

/// The special abilities of a unit type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Abilities {
    /// Hexes of a warp move; 0 without warp `[SR-7.6]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MOVE)))]
    pub warp: u8,
    /// Whether the unit may pursue `[SR-13.5]`.
    #[serde(rename = "pursues")]
    pub can_pursue: bool,
    /// Whether the unit is a flagship `[SR-16.1]`: adjacent friendly units may ignore one more red
    /// alert, and its loss reduces the command rating `[SR-16.2]` `[SR-16.3]`.
    #[serde(rename = "flag")]
    pub is_flagship: bool,
    /// Additional dice in close quarters for each escort of a carrier `[SR-17.5]` `[SR-17.6]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_FIGURE)))]
    pub wing: u8,
    /// Dice of a sortie for each escort; afterwards the escorts are aboard again `[SR-17.7]`
    /// `[SR-17.9]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_FIGURE)))]
    pub sortie: u8,
    /// Maximum number of steps to the launch hex of a sortie.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_FIGURE)))]
    pub launch: u8,
    /// Whether the unit is a platform in orbit around a planet, with its rules for movement, sight,
    /// features and shields `[SR-17.1]` `[SR-17.2]` `[SR-17.3]` `[SR-17.4]`.
    #[serde(rename = "orbit")]
    pub is_in_orbit: bool,
    /// Star tokens that the unit brings each turn `[SR-17.10]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_FIGURE)))]
    pub income: u8,
    /// Faction markers that the unit places in addition to the usual one `[SR-17.11]` `[SR-18.2]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_FIGURE)))]
    pub markers: u8,
    /// Multiplier of the unit's points for an exit, minus one `[SR-18.8]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_FIGURE)))]
    pub exit: u8,
}

/// A unit type, as in table T2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct UnitType {
    /// Code of the type in scenarios: two capital letters.
    pub code: TypeCode,
    /// Class of the unit `[SR-2.1]`.
    pub class: Class,
    /// Composition of the unit: ships, or a hull with or without escorts.
    pub body: UnitBody,
    /// Hexes of a move `[SR-7.2]`.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MOVE)))]
    pub speed: u8,
    /// Dice at distance 1, 2 and so on; the length of the list is the range.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_RANGE), inner(range(min = 1, max = MAX_UNIT_DICE)), description = "Dice over one hex, two hexes and so on, as far as it fires."))]
    pub dice: Vec<u8>,
    /// Red alerts that the unit may ignore `[SR-12.1]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_FIGURE), description = "Red alerts that it may ignore."))]
    pub ignores: u8,
    /// Victory points of a standard unit and of a heavy one.
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_FIGURE)), description = "Points for it, standard and heavy."))]
    pub points: [u8; 2],
    /// Special abilities; all off if missing.
    #[serde(default)]
    pub abilities: Abilities,
}

/// Prices and gains in star tokens, as in table T8 `[SR-15.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Stars")
)]
pub struct StarPrices {
    /// Total number of tokens `[SR-3.6]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_POOL)))]
    pub pool: u8,
    /// Price of full impulse `[SR-7.5]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub impulse: u8,
    /// Price of removing the red-alert marker of an ordered unit `[SR-6.5]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub clear_ordered: u8,
    /// Price of removing the red-alert marker of another unit.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub clear_other: u8,
    /// Price of a battle back `[SR-13.1]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub battle_back: u8,
    /// Price of a pursuit `[SR-13.5]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub pursuit: u8,
    /// Gain at the end of a turn without a card `[SR-15.4]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub end: u8,
    /// Gain at the end of a turn with a combat card.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub end_with_card: u8,
    /// Gain for selling a combat card `[SR-15.5]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PRICE)))]
    pub sale: u8,
}

/// Dice that a feature takes away from attacks on a unit in it, as in table T4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "Dice that it takes from attacks.")
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Shelter"))]
pub struct CoverDice {
    /// Dice taken away in close quarters.
    pub close: u8,
    /// Dice taken away at range.
    pub ranged: u8,
}

/// The dice reductions of all features.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Shelters")
)]
pub struct CoverTable {
    /// Reduction by an asteroid field `[SR-8.2]`.
    pub asteroid: CoverDice,
    /// Reduction by a planet `[SR-8.6]`.
    pub planet: CoverDice,
    /// Reduction by ship debris `[SR-8.8]`.
    pub debris: CoverDice,
    /// Reduction by a rift tile `[SR-40.3]` `[SR-40.4]`.
    pub rift: CoverDice,
}

/// A kind of meteor tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct MeteorKind {
    /// Dice of a strike `[SR-20.5]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_DICE)))]
    pub dice: u8,
    /// Speed of each tile, in hexes per turn `[SR-20.1]`.
    #[cfg_attr(feature = "schema", schemars(length(max = METEORS)))]
    pub speeds: Vec<u8>,
}

/// All numbers of the rules that can differ between content sets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "All figures that a battle is fought with.")
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Figures {
    /// Unit types.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub units: Vec<UnitType>,
    /// Blasts that a target ignores, by class of the attacker and class of the target; the last row
    /// and column are for units in orbit `[SR-11.2]`.
    #[cfg_attr(
        feature = "schema",
        schemars(
            description = "Blasts that the target ignores: a row for each attacker, fighter, strike, capital and platform, and in it the same for targets."
        )
    )]
    pub shields: [[u8; 4]; 4],
    /// Dice reductions of features.
    #[serde(rename = "shelters")]
    pub cover: CoverTable,
    /// Prices and gains in star tokens.
    pub stars: StarPrices,
    /// Meteor showers.
    pub showers: MeteorKind,
    /// Meteor storms.
    pub storms: MeteorKind,
    /// Dice rolled for new meteors each turn `[SR-20.3]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_DICE)))]
    pub meteor_dice: u8,
    /// Maximum number of wrecks in a battle `[SR-20.8]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_WRECKS)))]
    pub wrecks: u8,
    /// Minimum command rating `[SR-16.3]`.
    #[cfg_attr(feature = "schema", schemars(range(min = MIN_RATING, max = MAX_RATING)))]
    pub least_rating: u8,
    /// Maximum number of player-turns in a battle `[SR-19.4]`.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_TURNS), description = "Player-turns after which the battle is over."))]
    pub turns: u8,
}

impl Figures {
    /// Returns the unit type with this code, or `None`.
    #[must_use]
    pub fn unit(&self, code: TypeCode) -> Option<&UnitType> {
        self.units.iter().find(|unit| unit.code == code)
    }
}
