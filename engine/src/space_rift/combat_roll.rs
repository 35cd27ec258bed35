//! A roll of battle dice by one unit at another, from its declaration to what follows from it.
//! Nouns only; the course is in `play/combat.rs` and the chapters after it.

use super::battlefield::Hex;
use super::dice::{Face, Faces};
use super::unit::UnitId;
use serde::{Deserialize, Serialize};

/// Why dice are rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollCause {
    /// An attack of the active side `[SR-10.1]`.
    #[default]
    Attack,
    /// The combat after a pursuit `[SR-13.5]`.
    Bonus,
    /// An attack by the fighters of a carrier `[SR-17.7]`.
    Sortie,
    /// The target rolls before the attacker, by a card `[SR-14.8]`.
    First,
    /// A battle back `[SR-13.1]`.
    Back,
    /// A meteor strikes `[SR-20.5]`.
    Meteor,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollStage {
    /// Window W5: the side about to roll.
    #[default]
    DeclaredOwn,
    /// Window W6: the side of the target.
    DeclaredEnemy,
    /// The target rolls first.
    First,
    /// The roll.
    Roll,
    /// Window W7: the roller.
    RolledOwn,
    /// The roller chooses dice to roll again: so many may be chosen yet.
    Reroll(u8),
    /// Window W8: the side of the target.
    RolledEnemy,
    /// Hits are scored.
    Score,
    /// Window W9: the owner of the target.
    Alert,
    /// The owner of the target chooses how many red alerts to ignore.
    Ignore,
    /// The owner of the target chooses where it retires: so many hexes.
    Retire(u8),
    /// The owner of the target may roll back.
    Back,
    /// Window W10, and pursuit: the target's hex is empty.
    Vacated,
    /// The active side may attack once more.
    Bonus,
    /// The target slips away up to so many hexes.
    Evade(u8),
    /// All is done.
    Over,
}

/// A roll and what leads to it and follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatRoll {
    /// Who rolls; nobody when a meteor strikes.
    pub roller: Option<UnitId>,
    /// At whom.
    pub target: UnitId,
    /// Why.
    pub cause: RollCause,
    /// How far it is.
    pub stage: RollStage,
    /// Hexes between the two.
    pub range: u8,
    /// Dice more, by cards.
    pub more: i8,
    /// Dice that were rolled; of a meteor, those it rolls.
    pub dice: u8,
    /// What came.
    pub faces: Faces,
    /// The face that counts as a hit, by a card.
    pub converted: Option<Face>,
    /// Hits less, by cards.
    pub prevented: u8,
    /// Red alerts that are not ignored.
    pub alerts: u8,
    /// Where the roller stood.
    pub from: Hex,
    /// Where the target stood.
    pub at: Hex,
    /// Whether the fighters of a carrier roll, or are rolled at `[SR-17.8]`.
    pub wing: bool,
    /// Whether a card takes the target's shields.
    pub bare: bool,
    /// Whether a card takes the shelter of features.
    pub open: bool,
    /// Dice more of a target that rolls first; `None` when it does not.
    pub first: Option<u8>,
    /// Whether the target has rolled first.
    pub struck_first: bool,
    /// Whether the attack is spent without dice.
    pub spent: bool,
}
