//! The private state of a seat: its Ability cards and its sealed choice.

use super::blueprint::Blueprints;
use super::cards::{ActionCard, CardSet, LetterSet};
use super::mat::LooseParts;
use super::ship::FLEET;
use super::state::Bid;
use super::tech::TechSet;
use serde::{Deserialize, Serialize};

/// A movement order: up to three tokens, the first on top `[EXO-11.6]`. 0 is no token, 1 to 6 a
/// direction, 7 a blank token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TokenStack(pub [u8; 3]);

/// The choice that a seat is making or has committed in a sealed step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Plan {
    /// Start technologies chosen so far.
    pub techs: TechSet,
    /// Start parts that are still loose.
    #[serde(rename = "yard")]
    pub loose_parts: LooseParts,
    /// Blueprints with the start parts fitted so far.
    #[cfg_attr(feature = "schema", ts(as = "super::blueprint::BlueprintLists"))]
    pub blueprints: Blueprints,
    /// Vote tokens; `null` until they are chosen.
    pub letters: Option<LetterSet>,
    /// The bid in the vote or for the turn order, 0 CP before it is made.
    pub bid: Bid,
    /// The Action card chosen in this round; `None` before the choice.
    pub card: Option<ActionCard>,
    /// Movement orders, by index in the fleet.
    pub orders: [TokenStack; FLEET],
    /// For each ship, the index in the fleet of the ship that leads its group plus one; 0 for a
    /// ship that follows no ship.
    pub leads: [u8; FLEET],
    /// Whether the speed ability is used with the orders.
    pub hurries: bool,
    /// Hits assigned to the ships of the only enemy, by index in its fleet, until both seats are
    /// done `[EXO-13.3]`.
    pub marks: [u8; FLEET],
}

/// The state that only one seat sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Private {
    /// Ability cards not used yet.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
    pub abilities: CardSet,
    /// The sealed choice, until it is revealed.
    pub plan: Plan,
}
