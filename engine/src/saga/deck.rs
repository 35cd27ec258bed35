//! Decks: what everybody knows of them. A deck has no hidden order: it is the set of its cards that
//! nobody has seen, of which one is drawn by chance when it is turned up, so that nothing is hidden
//! from all. Cards that were discarded lie at the bottom in a known order `[SAGA-GEN.7]`; cards
//! that somebody looked at lie on top.

use super::ids::{CardId, IdSet};
use crate::chance::Chance;
use crate::components::ArrayVec;
use crate::game::SeatSet;
use serde::{Deserialize, Serialize};

/// Most cards of a deck.
pub const MAX_CARDS: usize = 64;
/// Most cards that can be looked at on top of a deck.
pub const MAX_SEEN: usize = 8;

/// A deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Cards that nobody has seen.
    pub unseen: IdSet,
    /// Cards on top that were looked at, the topmost first.
    pub top: ArrayVec<CardId, MAX_SEEN>,
    /// Who looked at them.
    pub seen: SeatSet,
    /// Cards known to lie at the bottom, the next one first.
    pub bottom: ArrayVec<CardId, MAX_CARDS>,
}

impl Deck {
    /// A shuffled deck of these cards.
    #[must_use]
    pub fn of(cards: IdSet) -> Self {
        Self {
            unseen: cards,
            ..Self::default()
        }
    }

    /// How many cards there are. Face-down sectors take their tiles out of the pile's count
    /// elsewhere.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.unseen.len()) + self.top.len() + self.bottom.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes the top card; none of an empty deck `[SAGA-GEN.7]`.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        if let Some(card) = self.top.remove(0) {
            return Some(card);
        }
        if self.unseen.is_empty() {
            return self.bottom.remove(0);
        }
        let place = chance.pick(u32::from(self.unseen.len()));
        let card = self.unseen.nth(place)?;
        self.unseen.remove(card);
        Some(CardId(card))
    }

    /// Puts a card at the bottom `[SAGA-GEN.7]`.
    pub fn discard(&mut self, card: CardId) {
        let full = self.bottom.push(card).is_err();
        debug_assert!(!full, "more cards than a deck has");
    }
}
