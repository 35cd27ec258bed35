//! Numeric ids of cards, pieces and scenario parts, and sets of them. The content defines the
//! meaning of a number.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Declares an id type, with its name in the types of the package.
macro_rules! id_type {
    ($(#[$doc:meta])* $name:ident, $published_name:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize,
            Deserialize,
        )]
        #[serde(transparent)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = $published_name))]
        pub struct $name(pub u8);

        impl $name {
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id_type!(
    /// A sector tile, by its index in the content. A view has its id; 255 is a tile that only
    /// another seat has seen.
    TileId,
    "Tile"
);
id_type!(
    /// A Commander, by its index in the content. A view has its id.
    CommanderId,
    "Commander"
);
id_type!(
    /// A Unit or Power Up of the armada decks, by its index in the content. A view has its id.
    GearId,
    "Gear"
);
id_type!(
    /// A single card of a deck: each copy of a card has its own number. A view has its id.
    CardId,
    "Card"
);
id_type!(
    /// A deck, from 0: Common and Special Action cards, Explorations, events, Scanning Reports,
    /// Bosses, the sector pile, the stack of Thick Nebulas, then the decks of the scenario.
    DeckId,
    "Deck"
);
id_type!(
    /// An armada on the board: the number of its seat; in solo play 0 is blue and 1 is yellow
    /// `[SAGA-SOL.1]`.
    ArmadaId,
    "Armada"
);
id_type!(
    /// A Raider slot, by its index in the state.
    RaiderId,
    "Raider"
);
id_type!(
    /// A Boss, by the index of its card.
    BossId,
    "Boss"
);
id_type!(
    /// A scenario entity on the board, such as the Colony Ship.
    EntityId,
    "Entity"
);
id_type!(
    /// A counter of the scenario.
    CounterId,
    "Counter"
);
id_type!(
    /// A badge of the Doom Counter.
    BadgeId,
    "Badge"
);

impl DeckId {
    /// The deck of Common Action cards.
    pub const COMMON: Self = Self(0);
    /// The deck of Special Action cards.
    pub const SPECIAL: Self = Self(1);
    pub const EXPLORATION: Self = Self(2);
    pub const EVENT: Self = Self(3);
    /// The deck of Scanning Reports.
    pub const SCAN: Self = Self(4);
    pub const BOSS: Self = Self(5);
    /// The sector pile, whose cards are tiles.
    pub const PILE: Self = Self(6);
    /// The separate stack of Thick Nebulas, if the scenario has one `[SAGA-FTJ.2]`.
    pub const NEBULA: Self = Self(7);
    /// The first of the scenario's own decks.
    pub const EXTRA: Self = Self(8);
}

/// Maximum number of decks: eight common ones and four of a scenario.
pub const DECKS: usize = 12;
/// Maximum number of armadas.
pub const ARMADAS: usize = 4;

/// A compiled list of effects, by its index in the game's effect table. It has no meaning outside
/// the running game.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Code"))]
pub struct EffectListId(pub u16);

impl EffectListId {
    /// The empty list, the first of every effect table.
    pub const NOTHING: Self = Self(0);
    /// Maximum damage of a packet that the rules themselves deal.
    pub const MAX_DAMAGE: u8 = 20;

    /// Returns the list `damage(n)`, which follows the empty list in every effect table; `n` is
    /// capped at [`EffectListId::MAX_DAMAGE`], and 0 gives the empty list.
    #[must_use]
    pub const fn damage(n: u8) -> Self {
        if n < Self::MAX_DAMAGE {
            Self(n as u16)
        } else {
            Self(Self::MAX_DAMAGE as u16)
        }
    }
}

/// A set of small numbers, one bit each, such as cards of a deck or armadas. Human-readable formats
/// contain a list of the numbers, binary formats the bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
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
            return Err(D::Error::custom("a number of a set must be below 64"));
        }
        Ok(numbers.into_iter().collect())
    }
}

impl IdSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Creates a set of the first `count` numbers.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        if count >= 64 {
            Self(u64::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    /// Creates a set of the indices of all elements that fit.
    pub fn positions<T>(all: &[T], fits: impl Fn(&T) -> bool) -> Self {
        let fitting = (0u8..).zip(all).filter(|(_, one)| fits(one));
        fitting.map(|(index, _)| index).collect()
    }

    pub const fn insert(&mut self, number: u8) {
        self.0 |= 1 << (number & 63);
    }

    pub const fn remove(&mut self, number: u8) {
        self.0 &= !(1 << (number & 63));
    }

    /// Returns whether the set contains a number.
    #[must_use]
    pub const fn contains(self, number: u8) -> bool {
        number < 64 && self.0 >> number & 1 == 1
    }

    /// Returns the count of numbers.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the union of two sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection of two sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the `n`th smallest number, from 0.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<u8> {
        self.iter().nth(n as usize)
    }

    /// Returns the numbers in ascending order.
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
