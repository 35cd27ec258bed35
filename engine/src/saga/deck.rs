//! Decks, with the players' knowledge of their order. A deck has no hidden order: it is the set of
//! its unseen cards, and a draw takes a random one. So the state contains no information that is
//! hidden from every seat. Discarded cards are at the bottom in a known order `[SAGA-GEN.7]`;
//! scouted cards are on top.

use super::ids::{CardId, IdSet};
use crate::chance::Chance;
use crate::components::ArrayVec;
use crate::game::SeatSet;
use serde::{Deserialize, Serialize};

/// Maximum number of cards in a deck.
pub const MAX_CARDS: usize = 64;
/// Maximum number of scouted cards on top of a deck.
pub const MAX_SEEN: usize = 8;

/// A deck of cards or a pile of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "DeckState"))]
pub struct Deck {
    /// Cards at unknown positions in the deck.
    pub unseen: IdSet,
    /// Scouted cards on top, topmost first.
    pub top: ArrayVec<CardId, MAX_SEEN>,
    /// The seats that know the scouted cards.
    pub seen: SeatSet,
    /// Cards at the bottom in known order; the first one is drawn first.
    pub bottom: ArrayVec<CardId, MAX_CARDS>,
}

impl Deck {
    /// Creates a shuffled deck of these cards.
    #[must_use]
    pub fn of(cards: IdSet) -> Self {
        Self {
            unseen: cards,
            ..Self::default()
        }
    }

    /// Returns the number of cards. Tiles of face-down sectors are subtracted from the pile
    /// elsewhere.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.unseen.len()) + self.top.len() + self.bottom.len()
    }

    /// Returns whether the deck has no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes the top card; `None` if the deck is empty `[SAGA-GEN.7]`.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        if let Some(card) = self.top.remove(0) {
            return Some(card);
        }
        if self.unseen.is_empty() {
            return self.bottom.remove(0);
        }
        let index = chance.pick(u32::from(self.unseen.len()));
        let card = self.unseen.nth(index)?;
        self.unseen.remove(card);
        Some(CardId(card))
    }

    /// Puts a card at the bottom `[SAGA-GEN.7]`.
    pub fn discard(&mut self, card: CardId) {
        let is_full = self.bottom.push(card).is_err();
        debug_assert!(!is_full, "more cards than a deck has");
    }
}
