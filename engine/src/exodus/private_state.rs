//! What one seat alone sees: the abilities that it holds, and what it is about to commit. Nouns only.

use super::blueprint::Blueprints;
use super::cards::{ActionCard, CardSet, LetterSet};
use super::mat::LooseParts;
use super::ship::FLEET;
use super::state::Bid;
use super::tech::TechSet;
use serde::{Deserialize, Serialize};

/// A movement order: up to three tokens, the first on top `[EXO-11.6]`. 0 is no token, 1 to 6 a
/// direction, 7 a blank one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenStack(pub [u8; 3]);

/// What a seat is about to commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Start technologies.
    pub techs: TechSet,
    /// Loose start parts.
    pub yard: LooseParts,
    /// Blueprints with the start parts.
    pub blueprints: Blueprints,
    /// Vote tokens; none before they are chosen.
    pub letters: Option<LetterSet>,
    /// The bid, for the vote or the order.
    pub bid: Bid,
    /// The Action card.
    pub card: Option<ActionCard>,
    /// Orders by place in the fleet.
    pub orders: [TokenStack; FLEET],
    /// For each ship, one more than the place in the fleet of the ship that leads its group; 0 for
    /// one that follows none.
    pub leads: [u8; FLEET],
    /// Whether the ability for speed is used.
    pub hurries: bool,
    /// Hits put on ships of the only enemy, by place in its fleet, until both are done
    /// `[EXO-13.3]`.
    pub marks: [u8; FLEET],
}

/// What one seat alone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Private {
    /// Ability cards not used yet.
    pub abilities: CardSet,
    /// What is about to be committed, or is and was not revealed yet.
    pub plan: Plan,
}
