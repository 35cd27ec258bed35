//! Card numbers and sets of cards. A number is the index of a card in its list of the content,
//! which defines what the card does.

use crate::components::bit_set;
use serde::{Deserialize, Serialize};

/// Index of a Political card in the content. A view has its id.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "PoliticalCard"))]
pub struct PoliticalId(pub u8);

/// Index of a Resistance card in the content. A view has its id.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "ResistanceCard"))]
pub struct ResistanceId(pub u8);

/// Index of an Ability card in the content `[EXO-18.3]`. A view has its id.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "AbilityCard"))]
pub struct AbilityId(pub u8);

/// Index of an Action card in a hand, 0 to 5.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ActionCard(pub u8);

/// Index of a Bonus Action card, 0 to 5.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct BonusCard(pub u8);

/// The letter A, B or C of a Political card on the agenda, and of a vote token `[EXO-5.2]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Letter {
    #[default]
    A,
    B,
    C,
}

impl Letter {
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of vote tokens, one bit for each letter: 1 is A, 2 is B, 4 is C `[EXO-5.4]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "Letters", type = "0 | 1 | 2 | 3 | 4 | 5 | 6 | 7")
)]
pub struct LetterSet(u8);

impl LetterSet {
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

    /// Returns the set that holds only this letter.
    #[must_use]
    pub const fn singleton(letter: Letter) -> Self {
        Self(1 << letter as u8)
    }

    /// Returns whether the set contains the letter.
    #[must_use]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter as u8 & 1 == 1
    }

    /// Returns the only letter of the set, or `None` if it holds none or several.
    #[must_use]
    pub fn only_letter(self) -> Option<Letter> {
        let mut letters = Letter::ALL
            .into_iter()
            .filter(|&letter| self.contains(letter));
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Some(letter),
            (_, _) => None,
        }
    }

    /// Returns the set with the letter added.
    #[must_use]
    pub const fn with(self, letter: Letter) -> Self {
        Self(self.0 | 1 << letter as u8)
    }

    /// Returns whether the set has no bits beyond the three letters.
    #[must_use]
    pub const fn is_valid(self) -> bool {
        self.0 < 8
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        letters.into_iter().fold(Self::default(), Self::with)
    }
}

bit_set! {
    /// A set of cards from one list of the content, by card number.
    pub struct CardSet(u64) of u8 below MAX_CARDS, "no card has this number";
}

/// Maximum number of cards in a list.
pub const MAX_CARDS: usize = 64;

impl CardSet {
    /// Returns the set of the first `count` cards.
    #[must_use]
    pub const fn first_of(count: u8) -> Self {
        if count >= 64 {
            Self(u64::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    /// Returns the card at this position in ascending order.
    #[must_use]
    pub fn nth(self, position: u32) -> Option<u8> {
        self.iter().nth(position as usize)
    }
}
