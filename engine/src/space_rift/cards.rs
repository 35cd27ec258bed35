//! Cards as counts by kind: hands, discards and decks. Copies of a card are interchangeable, so
//! only their number is stored. The content set defines the effects of a card.
//!
//! A deck has no order. Each draw takes any of its cards with equal probability, which is
//! equivalent to a shuffled deck and stores no hidden order.

use crate::chance::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Maximum number of kinds of cards in a deck.
pub const MAX_KINDS: usize = 32;
/// Maximum number of copies of one kind.
pub const MAX_COPIES: u8 = 15;

/// A kind of command card, by its index in the content set, from 0 `[SR-5]`. A card with copies for
/// several sections counts once for each section.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "CommandCard"))]
pub struct CommandId(pub u8);

/// A kind of combat card, by its index in the content set, from 0 `[SR-14]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "CombatCard"))]
pub struct CombatId(pub u8);

/// The number of cards of each kind, four bits each. Human-readable formats write a list of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct CardCounts([u64; 2]);

/// A set of kinds, in the same layout as [`CardCounts`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardKindSet([u64; 2]);

impl FromIterator<u8> for CardKindSet {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        let mut set = Self::default();
        for kind in kinds {
            set.0[usize::from(kind >> 4 & 1)] |= 15 << (4 * (kind & 15));
        }
        set
    }
}

impl CardCounts {
    /// No cards.
    pub const NONE: Self = Self([0; 2]);

    /// Returns the number of cards of a kind.
    #[must_use]
    pub const fn count(&self, kind: u8) -> u8 {
        (self.0[(kind >> 4 & 1) as usize] >> (4 * (kind & 15)) & 15) as u8
    }

    /// Returns the total number of cards.
    #[must_use]
    pub const fn len(&self) -> u8 {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let mut sum = 0;
        let mut half = 0;
        while half < 2 {
            let nibbles = self.0[half];
            let bytes = (nibbles & LOW) + (nibbles >> 4 & LOW);
            // Each byte holds at most 30, and a hand or deck at most 255 cards.
            sum += (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
            half += 1;
        }
        sum
    }

    /// Returns whether there are no cards.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Adds a card; ignored if there are [`MAX_COPIES`] of it.
    pub const fn add(&mut self, kind: u8) {
        if self.count(kind) < MAX_COPIES {
            self.0[(kind >> 4 & 1) as usize] += 1 << (4 * (kind & 15));
        }
    }

    /// Removes a card; returns whether there was one.
    pub const fn take(&mut self, kind: u8) -> bool {
        if self.count(kind) == 0 {
            return false;
        }
        self.0[(kind >> 4 & 1) as usize] -= 1 << (4 * (kind & 15));
        true
    }

    /// Returns the sum of two sets of cards.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for kind in other.kinds() {
            let room = MAX_COPIES - self.count(kind);
            self.0[(kind >> 4 & 1) as usize] +=
                u64::from(other.count(kind).min(room)) << (4 * (kind & 15));
        }
        self
    }

    /// Returns these cards without the others; counts do not go below zero.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        let ([low, high], [other_low, other_high]) = (self.0, other.0);
        Self([
            saturating_sub_counts(low, other_low),
            saturating_sub_counts(high, other_high),
        ])
    }

    /// Iterates over the kinds with at least one card, in order.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            let (half, first) = if low != 0 {
                (&mut low, 0)
            } else {
                (&mut high, 16)
            };
            if *half == 0 {
                return None;
            }
            let index = half.trailing_zeros() / 4;
            *half &= !(15 << (4 * index));
            Some(first + index as u8)
        })
    }

    /// Returns only the cards of certain kinds.
    #[must_use]
    pub const fn of_kinds(self, kinds: CardKindSet) -> Self {
        let ([low, high], [low_kinds, high_kinds]) = (self.0, kinds.0);
        Self([low & low_kinds, high & high_kinds])
    }

    /// Iterates over all cards, in order of kinds.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.kinds()
            .flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// Removes a random card, each with equal probability; returns `None` if there are no cards.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<u8> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let mut index = chance.pick(u32::from(count));
        for half in 0..2u8 {
            let mut nibbles = self.0[usize::from(half)];
            let mut kind = 16 * half;
            while nibbles != 0 {
                let copies = (nibbles & 15) as u32;
                if index < copies {
                    self.take(kind);
                    return Some(kind);
                }
                index -= copies;
                nibbles >>= 4;
                kind += 1;
            }
        }
        None
    }
}

/// Subtracts sixteen counts from sixteen others; none goes below zero. Every second count is
/// computed in a separate byte, whose upper half shows whether the difference is negative.
const fn saturating_sub_counts(counts: u64, subtracted: u64) -> u64 {
    const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    const ONE: u64 = 0x0101_0101_0101_0101;
    let even = (counts & LOW | ONE << 4) - (subtracted & LOW);
    let odd = (counts >> 4 & LOW | ONE << 4) - (subtracted >> 4 & LOW);
    let (even_mask, odd_mask) = ((even >> 4 & ONE) * 15, (odd >> 4 & ONE) * 15);
    even & even_mask | (odd & odd_mask) << 4
}

impl FromIterator<u8> for CardCounts {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        let mut cards = Self::NONE;
        for kind in kinds {
            cards.add(kind);
        }
        cards
    }
}

impl Serialize for CardCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for CardCounts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return <[u64; 2]>::deserialize(deserializer).map(Self);
        }
        let kinds = Vec::<u8>::deserialize(deserializer)?;
        let cards: Self = kinds.iter().copied().collect();
        if usize::from(cards.len()) == kinds.len()
            && kinds.iter().all(|kind| usize::from(*kind) < MAX_KINDS)
        {
            Ok(cards)
        } else {
            Err(D::Error::custom("there is no such card, or not as many"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{SeededRng, ZeroChance};

    #[test]
    fn card_counts_are_kept_per_kind() {
        let mut cards: CardCounts = [0, 31, 31, 16, 15].into_iter().collect();
        assert_eq!((cards.len(), cards.count(31), cards.count(1)), (5, 2, 0));
        assert!(cards.take(31) && !cards.take(7));
        assert_eq!(cards.iter().collect::<Vec<_>>(), [0, 15, 16, 31]);
        let full: CardCounts = (0..32).flat_map(|kind| [kind; 7]).collect();
        assert_eq!(full.len(), 224);
        assert_eq!(full.difference(cards).plus(cards), full);
    }

    #[test]
    fn every_card_is_drawn_with_equal_probability() {
        let cards: CardCounts = [3, 3, 3, 20].into_iter().collect();
        let mut chance = SeededRng::new(1, 0);
        let rare = (0..4000).filter(|_| cards.clone().draw(&mut chance) == Some(20));
        assert!((900..1100).contains(&rare.count()));
        let mut empty = CardCounts::NONE;
        assert_eq!(empty.draw(&mut ZeroChance), None);
    }
}
