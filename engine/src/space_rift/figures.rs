//! The figures of the battle: types of units, shields, prices. As data from the content, checked
//! there; no rules.

use super::effect::TypeCode;
use super::unit::Class;
use serde::{Deserialize, Serialize};

/// What a unit is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum UnitBody {
    /// Ships, all alike `[SR-2.3]`.
    Ships {
        /// Of a standard unit.
        standard: u8,
        /// Of a heavy one; none when there is no heavy form.
        #[serde(default)]
        heavy: Option<u8>,
    },
    /// A hull and its escorts `[SR-2.6]`.
    Escorted(u8),
    /// A bare hull `[SR-2.7]`.
    Hull,
}

/// Abilities of a type of unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Abilities {
    /// Hexes of a warp move; none cannot warp `[SR-7.6]`.
    pub warp: u8,
    /// Whether it may pursue `[SR-13.5]`.
    pub pursues: bool,
    /// Whether it is a flagship `[SR-16.1]`: its neighbors may ignore one red alert more, and its
    /// loss costs command rating `[SR-16.2]` `[SR-16.3]`.
    pub flag: bool,
    /// Dice for each escort of a carrier in close quarters `[SR-17.5]` `[SR-17.6]`.
    pub wing: u8,
    /// Dice for each escort in a sortie, after which it is aboard again `[SR-17.7]` `[SR-17.9]`.
    pub sortie: u8,
    /// Steps of a sortie to where it is launched from.
    pub launch: u8,
    /// Whether it keeps to the orbit of a planet and all that goes with it: sight, shelter, shields
    /// `[SR-17.1]` `[SR-17.2]` `[SR-17.3]` `[SR-17.4]`.
    pub orbit: bool,
    /// Tokens it brings each turn `[SR-17.10]`.
    pub income: u8,
    /// Faction markers it places more than others `[SR-17.11]` `[SR-18.2]`.
    pub markers: u8,
    /// How many times its points it scores by an exit, less one `[SR-18.8]`.
    pub exit: u8,
}

/// A type of unit, as in table T2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitType {
    /// Its code in scenarios.
    pub code: TypeCode,
    /// Its class `[SR-2.1]`.
    pub class: Class,
    /// What it is made of.
    pub body: UnitBody,
    /// Hexes of a move `[SR-7.2]`.
    #[serde(rename = "move")]
    pub speed: u8,
    /// Dice at distance 1, 2 and so on; the length is its range.
    pub dice: Vec<u8>,
    /// Red alerts it may ignore `[SR-12.1]`.
    pub ignores: u8,
    /// Its victory points; those of a heavy unit second.
    pub points: [u8; 2],
    /// What sets it apart.
    #[serde(default)]
    pub abilities: Abilities,
}

/// Prices and amounts in star tokens, as in table T8 `[SR-15.3]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StarPrices {
    /// Tokens in all `[SR-3.6]`.
    pub pool: u8,
    /// One more hex `[SR-7.5]`.
    pub impulse: u8,
    /// A marker of an ordered unit `[SR-6.5]`.
    pub clear_ordered: u8,
    /// A marker of another unit.
    pub clear_other: u8,
    /// Battle back `[SR-13.1]`.
    pub battle_back: u8,
    /// Pursuit `[SR-13.5]`.
    pub pursuit: u8,
    /// At the end of a turn, without a card `[SR-15.4]`.
    pub end: u8,
    /// At the end of a turn, with a combat card.
    pub end_with_card: u8,
    /// For a combat card that is sold `[SR-15.5]`.
    pub sale: u8,
}

/// Dice that a feature takes from attacks on a unit in it, as in table T4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverDice {
    /// In close quarters.
    pub close: u8,
    /// From afar.
    pub ranged: u8,
}

/// The figures of the features.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverTable {
    /// An asteroid field `[SR-8.2]`.
    pub asteroid: CoverDice,
    /// A planet `[SR-8.6]`.
    pub planet: CoverDice,
    /// Ship debris `[SR-8.8]`.
    pub debris: CoverDice,
    /// A tile of the rift `[SR-40.3]` `[SR-40.4]`.
    pub rift: CoverDice,
}

/// A kind of meteor tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeteorKind {
    /// Dice of its strike `[SR-20.5]`.
    pub dice: u8,
    /// The speeds of its tiles `[SR-20.1]`.
    pub speeds: Vec<u8>,
}

/// Everything in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Types of units.
    pub units: Vec<UnitType>,
    /// Blasts that a target ignores, by class of attacker and of target, then by a target in orbit
    /// `[SR-11.2]`.
    pub shields: [[u8; 4]; 4],
    /// Dice that features take.
    pub shelters: CoverTable,
    /// Tokens.
    pub stars: StarPrices,
    /// Showers.
    pub showers: MeteorKind,
    /// Storms.
    pub storms: MeteorKind,
    /// Dice for new meteors each turn `[SR-20.3]`.
    pub meteor_dice: u8,
    /// Wrecks of a battle at most `[SR-20.8]`.
    pub wrecks: u8,
    /// The lowest command rating `[SR-16.3]`.
    pub least_rating: u8,
    /// Player-turns of a battle at most `[SR-19.4]`.
    pub turns: u8,
}

impl Figures {
    /// The type with this code.
    #[must_use]
    pub fn unit(&self, code: TypeCode) -> Option<&UnitType> {
        self.units.iter().find(|unit| unit.code == code)
    }
}
