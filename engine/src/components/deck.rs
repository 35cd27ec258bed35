//! A draw pile with its discards, as flat plain data.

use super::ArrayVec;
use crate::chance::Chance;
use serde::{Deserialize, Serialize};

/// Up to `N` cards: a face-down pile that is drawn from the top, and face-up discards.
///
/// ```
/// use engine::chance::SeededRng;
/// use engine::components::Deck;
///
/// let mut deck: Deck<u8, 3> = Deck::new([1, 2, 3]);
/// let card = deck.draw().ok_or("empty")?;
/// assert_eq!(card, 1);
/// deck.discard(card).map_err(|_| "full")?;
/// assert_eq!((deck.cards_left(), deck.discards()), (2, &[1][..]));
///
/// // When the pile is empty, the discards are shuffled into a new one.
/// (deck.draw(), deck.draw());
/// assert_eq!(deck.draw_or_reshuffle(&mut SeededRng::new(7, 0)), Some(1));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Deck<T: Copy + Default, const N: usize> {
    /// The top is last.
    pile: ArrayVec<T, N>,
    /// The newest is last.
    discards: ArrayVec<T, N>,
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self {
            pile: ArrayVec::new(),
            discards: ArrayVec::new(),
        }
    }
}

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// Creates a pile of `cards` with the first on top. Cards beyond `N` are dropped.
    #[must_use]
    pub fn new(cards: impl IntoIterator<Item = T>) -> Self {
        let mut deck = Self::default();
        for card in cards {
            if deck.pile.push(card).is_err() {
                break;
            }
        }
        deck.pile.reverse();
        deck
    }

    /// Returns the number of cards left to draw.
    #[must_use]
    pub fn cards_left(&self) -> u8 {
        self.pile.len() as u8
    }

    /// Returns the cards of the pile, with the top last. Hidden from every seat unless a rule shows
    /// them.
    #[must_use]
    pub fn pile(&self) -> &[T] {
        &self.pile
    }

    /// Returns the discards, the newest last.
    #[must_use]
    pub fn discards(&self) -> &[T] {
        &self.discards
    }

    /// Shuffles the pile.
    pub fn shuffle(&mut self, chance: &mut impl Chance) {
        chance.shuffle(&mut self.pile);
    }

    /// Shuffles the discards into the pile.
    pub fn reshuffle(&mut self, chance: &mut impl Chance) {
        let discards = self.discards;
        self.discards.clear();
        for &card in &*discards {
            // The pile and the discards together never have more than `N` cards.
            let _ = self.pile.push(card);
        }
        self.shuffle(chance);
    }

    /// Draws the top card; `None` from an empty pile.
    pub fn draw(&mut self) -> Option<T> {
        let top = self.pile.len().checked_sub(1)?;
        self.pile.remove(top)
    }

    /// Draws the top card. If the pile is empty, the discards are first shuffled into a new one.
    pub fn draw_or_reshuffle(&mut self, chance: &mut impl Chance) -> Option<T> {
        if self.pile.is_empty() {
            self.reshuffle(chance);
        }
        self.draw()
    }

    /// Puts `card` on the discards.
    ///
    /// # Errors
    /// Returns the card if the deck already holds `N` cards.
    pub fn discard(&mut self, card: T) -> Result<(), T> {
        if self.is_full() {
            return Err(card);
        }
        self.discards.push(card)
    }

    /// Puts `card` under the pile.
    ///
    /// # Errors
    /// Returns the card if the deck already holds `N` cards.
    pub fn put_on_bottom(&mut self, card: T) -> Result<(), T> {
        if self.is_full() {
            return Err(card);
        }
        self.pile.push(card)?;
        self.pile.rotate_right(1);
        Ok(())
    }

    /// Puts `card` on top of the pile.
    ///
    /// # Errors
    /// Returns the card if the deck already holds `N` cards.
    pub fn put_on_top(&mut self, card: T) -> Result<(), T> {
        if self.is_full() {
            return Err(card);
        }
        self.pile.push(card)
    }

    /// Replaces the cards of the pile, the top last: used to guess hidden cards. Cards that do not
    /// fit are dropped.
    pub fn replace_pile(&mut self, cards: impl IntoIterator<Item = T>) {
        self.pile.clear();
        for card in cards {
            if self.is_full() || self.pile.push(card).is_err() {
                break;
            }
        }
    }

    fn is_full(&self) -> bool {
        self.pile.len() + self.discards.len() >= N
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{SeededRng, ZeroChance};

    #[test]
    fn the_first_card_is_on_top() {
        let mut deck: Deck<u8, 4> = Deck::new([7, 8, 9]);
        assert_eq!(deck.cards_left(), 3);
        assert_eq!((deck.draw(), deck.draw()), (Some(7), Some(8)));
        deck.put_on_bottom(1).unwrap();
        deck.put_on_top(2).unwrap();
        assert_eq!(deck.pile(), [1, 9, 2]);
    }

    #[test]
    fn an_empty_pile_is_refilled_from_the_discards() {
        let mut deck: Deck<u8, 3> = Deck::new([1, 2, 3]);
        for _ in 0..3 {
            let card = deck.draw().unwrap();
            deck.discard(card).unwrap();
        }
        assert_eq!((deck.draw(), deck.discards()), (None, [1, 2, 3].as_slice()));
        let mut drawn: Vec<u8> = (0..3)
            .filter_map(|_| deck.draw_or_reshuffle(&mut ZeroChance))
            .collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 2, 3]);
        assert_eq!(deck.draw_or_reshuffle(&mut ZeroChance), None);
    }

    #[test]
    fn shuffling_keeps_the_cards() {
        let mut deck: Deck<u8, 52> = Deck::new(0..52);
        deck.shuffle(&mut SeededRng::new(1, 0));
        assert_ne!(deck, Deck::new(0..52));
        let mut cards = deck.pile().to_vec();
        cards.sort_unstable();
        assert_eq!(cards, (0..52).collect::<Vec<u8>>());
    }

    #[test]
    fn a_full_deck_returns_the_rejected_card() {
        let mut deck: Deck<u8, 2> = Deck::new([1, 2, 3]);
        assert_eq!(deck.cards_left(), 2);
        assert_eq!(deck.discard(9), Err(9));
        assert_eq!(deck.put_on_bottom(9), Err(9));
        assert_eq!(deck.put_on_top(9), Err(9));
    }

    #[test]
    fn replace_pile_replaces_the_cards_of_the_pile() {
        let mut deck: Deck<u8, 4> = Deck::new([1, 2, 3, 4]);
        let card = deck.draw().unwrap();
        deck.discard(card).unwrap();
        deck.replace_pile([4, 2, 3]);
        assert_eq!(
            (deck.pile(), deck.discards()),
            ([4, 2, 3].as_slice(), [1].as_slice())
        );
        deck.replace_pile([5; 9]);
        assert_eq!(deck.cards_left(), 3);
    }

    #[test]
    fn a_deck_survives_serialization() {
        let mut deck: Deck<u8, 4> = Deck::new([1, 2, 3, 4]);
        let card = deck.draw().unwrap();
        deck.discard(card).unwrap();
        let text = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck<u8, 4>>(&text).unwrap(), deck);
    }
}
