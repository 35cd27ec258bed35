//! Numbers of cards, and sets of them. A card is a place in its list of the content; what it does
//! stands there.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A Political card.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PoliticalId(pub u8);

/// A Resistance card.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct ResistanceId(pub u8);

/// An Ability card `[EXO-18.3]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct AbilityId(pub u8);

/// An Action card of a hand, 0 to 5.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct ActionCard(pub u8);

/// A Bonus Action card, 0 to 5.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct BonusCard(pub u8);

/// A place for a Political card in the Council `[EXO-5.2]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Letter {
    /// The first card.
    #[default]
    A,
    /// The second.
    B,
    /// The third.
    C,
}

impl Letter {
    /// All three.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    /// The letter as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of vote tokens, one bit for each letter `[EXO-5.4]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Letters(u8);

impl Letters {
    /// All eight sets.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// Just this one.
    #[must_use]
    pub const fn only(letter: Letter) -> Self {
        Self(1 << letter as u8)
    }

    /// Whether the letter is in it.
    #[must_use]
    pub const fn has(self, letter: Letter) -> bool {
        self.0 >> letter as u8 & 1 == 1
    }

    /// The only letter of the set; none when there are more or fewer.
    #[must_use]
    pub fn single(self) -> Option<Letter> {
        let mut letters = Letter::ALL.into_iter().filter(|&letter| self.has(letter));
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Some(letter),
            (_, _) => None,
        }
    }

    /// This set and the letter.
    #[must_use]
    pub const fn with(self, letter: Letter) -> Self {
        Self(self.0 | 1 << letter as u8)
    }

    /// Whether it holds none beyond the three.
    #[must_use]
    pub const fn is_real(self) -> bool {
        self.0 < 8
    }
}

impl FromIterator<Letter> for Letters {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        letters.into_iter().fold(Self::default(), Self::with)
    }
}

/// A set of up to 64 cards of one list, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u64);

/// Most cards of a list.
pub const MAX_CARDS: usize = 64;

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The first `count` cards.
    #[must_use]
    pub const fn first_of(count: u8) -> Self {
        if count >= 64 {
            Self(u64::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    /// This set and the card.
    #[must_use]
    pub const fn with(self, card: u8) -> Self {
        Self(self.0 | 1 << (card & 63))
    }

    /// Puts the card in.
    pub const fn insert(&mut self, card: u8) {
        self.0 |= 1 << (card & 63);
    }

    /// Takes the card out.
    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << (card & 63));
    }

    /// Whether the card is in it.
    #[must_use]
    pub const fn has(self, card: u8) -> bool {
        card < 64 && self.0 >> card & 1 == 1
    }

    /// Cards of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Cards of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Cards of this set and not of the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards are in it.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no card is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card in this place of the ascending order.
    #[must_use]
    pub fn nth(self, place: u32) -> Option<u8> {
        self.iter().nth(place as usize)
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let next = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let cards = Vec::<u8>::deserialize(deserializer)?;
            if cards.iter().any(|&card| usize::from(card) >= MAX_CARDS) {
                return Err(D::Error::custom("no card has this number"));
            }
            Ok(cards.into_iter().collect())
        } else {
            u64::deserialize(deserializer).map(Self)
        }
    }
}
