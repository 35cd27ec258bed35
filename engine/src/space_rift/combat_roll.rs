//! A roll of battle dice by one unit against another, from its declaration to all consequences, as
//! data. The rules are in `play/combat.rs` and the modules it refers to.

use super::battlefield::Hex;
use super::dice::{Face, Faces};
use super::unit::UnitId;
use serde::{Deserialize, Serialize};

/// The reason for a roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Cause"))]
pub enum RollCause {
    /// An attack of the active side `[SR-10.1]`.
    #[default]
    Attack,
    /// The bonus combat after a pursuit `[SR-13.5]`.
    Bonus,
    /// An attack by the fighters of a carrier `[SR-17.7]`.
    Sortie,
    /// A roll of the target before that of the attacker, because of a card `[SR-14.8]`.
    First,
    /// A battle back `[SR-13.1]`.
    Back,
    /// The strike of a meteor `[SR-20.5]`.
    Meteor,
}

/// The stage that a roll has reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Stage"))]
pub enum RollStage {
    /// Window W5, for the side about to roll.
    #[default]
    DeclaredOwn,
    /// Window W6, for the side of the target.
    DeclaredEnemy,
    /// The target rolls first.
    First,
    /// The dice are rolled.
    Roll,
    /// Window W7, for the roller.
    RolledOwn,
    /// The roller chooses dice to reroll; this many may still be chosen.
    Reroll(u8),
    /// Window W8, for the side of the target.
    RolledEnemy,
    /// The hits are scored.
    Score,
    /// Window W9, for the owner of the target.
    Alert,
    /// The owner of the target chooses how many red alerts to ignore.
    Ignore,
    /// The owner of the target chooses where it retires, by this number of hexes.
    Retire(u8),
    /// The owner of the target may battle back.
    Back,
    /// Window W10 and pursuit; the target's hex is empty.
    Vacated,
    /// The active side may attack once more.
    Bonus,
    /// The target evades by up to this number of hexes.
    Evade(u8),
    /// The roll is finished.
    Over,
}

/// A roll with its cause, its progress and its consequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Exchange"))]
pub struct CombatRoll {
    /// The unit that rolls; `None` for a meteor.
    pub roller: Option<UnitId>,
    /// The unit that is rolled against.
    pub target: UnitId,
    /// The reason for the roll.
    pub cause: RollCause,
    /// The stage that the roll has reached.
    pub stage: RollStage,
    /// Distance between the two units, in hexes.
    pub range: u8,
    /// Additional dice from cards; may be negative.
    pub more: i8,
    /// Number of dice rolled; for a meteor the number it will roll.
    pub dice: u8,
    /// Faces rolled so far; empty before the roll.
    pub faces: Faces,
    /// Face that counts as a hit because of a card.
    pub converted: Option<Face>,
    /// Number of hits that cards prevent.
    pub prevented: u8,
    /// Number of red alerts that were not ignored.
    pub alerts: u8,
    /// Hex of the roller at the declaration.
    pub from: Hex,
    /// Hex of the target at the declaration.
    pub at: Hex,
    /// Whether the fighters of a carrier roll or are rolled against `[SR-17.8]`.
    #[serde(rename = "wing")]
    pub is_wing: bool,
    /// Whether a card cancels the target's shields.
    #[serde(rename = "bare")]
    pub ignores_shields: bool,
    /// Whether a card cancels the dice reductions of features.
    #[serde(rename = "open")]
    pub ignores_cover: bool,
    /// Additional dice of a target that rolls first; `None` if it does not.
    pub first: Option<u8>,
    /// Whether the target has already rolled first.
    #[serde(rename = "struck_first")]
    pub is_struck_first: bool,
    /// Whether the attack is used up without a roll.
    #[serde(rename = "spent")]
    pub is_spent: bool,
}
