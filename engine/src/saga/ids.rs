//! Numbers of cards, pieces and players' things, and sets of them. What a number means stands in
//! the content.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Declares a number of something.
macro_rules! id_type {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize,
            Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The number as an index.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id_type!(
    /// A sector tile, by its place in the content.
    TileId
);
id_type!(
    /// A Commander, by its place in the content.
    CommanderId
);
id_type!(
    /// A Unit or Power Up of the Armada decks, by its place in the content.
    GearId
);
id_type!(
    /// One card of a deck: copies of a card have numbers of their own.
    CardId
);
id_type!(
    /// A deck: those of [`DeckId`]'s constants, then those of the scenario.
    DeckId
);
id_type!(
    /// An armada on the board: the seat's number; in solo play 0 is blue and 1 is yellow
    /// `[SAGA-SOL.1]`.
    ArmadaId
);
id_type!(
    /// A Raider figure, by its place in the state.
    RaiderId
);
id_type!(
    /// A Boss, by its card.
    BossId
);
id_type!(
    /// A thing that the scenario puts on the board, such as the Colony Ship.
    EntityId
);
id_type!(
    /// A counter of the scenario.
    CounterId
);
id_type!(
    /// A badge of the Doom Counter.
    BadgeId
);

impl DeckId {
    /// Common Action cards.
    pub const COMMON: Self = Self(0);
    /// Special Action cards.
    pub const SPECIAL: Self = Self(1);
    /// Exploration cards.
    pub const EXPLORATION: Self = Self(2);
    /// Events.
    pub const EVENT: Self = Self(3);
    /// Scanning Reports.
    pub const SCAN: Self = Self(4);
    /// Bosses.
    pub const BOSS: Self = Self(5);
    /// The sector pile.
    pub const PILE: Self = Self(6);
    /// The stack of Thick Nebulas, where a scenario has one `[SAGA-FTJ.2]`.
    pub const NEBULA: Self = Self(7);
    /// The first deck of the scenario's own.
    pub const EXTRA: Self = Self(8);
}

/// Most decks: the eight of every game and four of a scenario.
pub const DECKS: usize = 12;
/// Most armadas.
pub const ARMADAS: usize = 4;

/// A sequence of effects that was compiled, by its place in the table's book.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct EffectListId(pub u16);

impl EffectListId {
    /// The sequence without an effect; always the first of the book.
    pub const NOTHING: Self = Self(0);
    /// Most damage of a packet that the rules themselves deal.
    pub const MAX_DAMAGE: u8 = 20;

    /// `damage(n)`: the codes after the first of every book, for what the rules deal themselves;
    /// so much at most as [`EffectListId::MAX_DAMAGE`], and nothing for 0.
    #[must_use]
    pub const fn damage(n: u8) -> Self {
        if n < Self::MAX_DAMAGE {
            Self(n as u16)
        } else {
            Self(Self::MAX_DAMAGE as u16)
        }
    }
}

/// A set of small numbers, one bit each: cards of a deck, armadas, Raiders, events. In texts that
/// people read it is a list of its numbers, elsewhere its bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct IdSet(pub u64);

impl Serialize for IdSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for IdSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u64::deserialize(deserializer).map(Self);
        }
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        if numbers.iter().any(|number| *number >= 64) {
            return Err(D::Error::custom("a number of a set is below 64"));
        }
        Ok(numbers.into_iter().collect())
    }
}

impl IdSet {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// The first `count` numbers.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        if count >= 64 {
            Self(u64::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    /// The places of those that fit.
    pub fn positions<T>(all: &[T], fits: impl Fn(&T) -> bool) -> Self {
        let fitting = (0u8..).zip(all).filter(|(_, one)| fits(one));
        fitting.map(|(place, _)| place).collect()
    }

    /// Puts a number in.
    pub const fn insert(&mut self, number: u8) {
        self.0 |= 1 << (number & 63);
    }

    /// Takes a number out.
    pub const fn remove(&mut self, number: u8) {
        self.0 &= !(1 << (number & 63));
    }

    /// Whether a number is in it.
    #[must_use]
    pub const fn has(self, number: u8) -> bool {
        number < 64 && self.0 >> number & 1 == 1
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The `n`th number of the set, from 0.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<u8> {
        self.iter().nth(n as usize)
    }

    /// The numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = rest.trailing_zeros();
            (rest != 0).then(|| {
                rest &= rest - 1;
                next as u8
            })
        })
    }
}

impl FromIterator<u8> for IdSet {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut set = Self::NONE;
        for number in numbers {
            set.insert(number);
        }
        set
    }
}
