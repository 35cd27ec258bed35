//! Live mines and sets of mines.

use super::position::MineEntry;
use crate::game::Seat;
use crate::grid::{Plane, Space, Square};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Maximum number of live mines, including one that waits under a ship `[RIFT-13.19]`. The 40 that
/// a board may start with and the 72 of 24 Hammers stay below it together.
pub const MAX_MINES: usize = 128;

/// A live mine: its space and the seat that laid it, packed into one number. Human-readable formats
/// write both as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "MineAt"))]
pub struct Mine(u16);

impl Serialize for Mine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            MineEntry::from(*self).serialize(serializer)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Mine {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            MineEntry::deserialize(deserializer).map(|mine| Self::new(mine.at, mine.by))
        } else {
            u16::deserialize(deserializer).map(Self)
        }
    }
}

impl Mine {
    const NEUTRAL: u16 = 15;

    /// Creates a mine in `space`; `seat` is `None` for a neutral mine `[RIFT-13.6]`.
    #[must_use]
    pub const fn new(space: Space, seat: Option<Seat>) -> Self {
        let owner_bits = match seat {
            Some(seat) => seat.0 as u16 & 15,
            None => Self::NEUTRAL,
        };
        Self(space.index() as u16 | owner_bits << 12)
    }

    #[must_use]
    pub const fn space(self) -> Space {
        let index = self.0 & 0xfff;
        let level = (index >> 10) as i8 - 1;
        let plane = match Plane::from_level(level) {
            Some(plane) => plane,
            None => Plane::HIGH,
        };
        Space::new(Square::from_cell(index & 1023), plane)
    }

    /// Returns the seat that laid the mine; `None` for a neutral mine.
    #[must_use]
    pub const fn owner(self) -> Option<Seat> {
        let owner_bits = self.0 >> 12;
        if owner_bits == Self::NEUTRAL {
            None
        } else {
            Some(Seat(owner_bits as u8))
        }
    }
}

impl Default for Mine {
    fn default() -> Self {
        Self::new(Space::new(Square::from_cell(0), Plane::MIDDLE), None)
    }
}

/// Number of 64-bit words in a set.
const WORDS: usize = MAX_MINES / 64;

/// A set of mines, as one bit for each index in the list of mines. Human-readable formats write a
/// list of indices, binary formats one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MineSet([u64; WORDS]);

impl MineSet {
    /// The empty set.
    pub const NONE: Self = Self([0; WORDS]);

    /// Creates a set of one mine.
    #[must_use]
    pub const fn singleton(index: usize) -> Self {
        Self::NONE.with(index)
    }

    /// Returns this set with the mine at an index; indices beyond the list are ignored.
    #[must_use]
    pub const fn with(mut self, index: usize) -> Self {
        if index < MAX_MINES {
            self.0[index / 64] |= 1 << (index % 64);
        }
        self
    }

    /// Returns whether the set contains the mine at an index.
    #[must_use]
    pub const fn contains(self, index: usize) -> bool {
        index < MAX_MINES && self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Iterates over the indices, in the order of the list.
    pub fn indices(self) -> impl Iterator<Item = usize> {
        let mut remaining = self.0;
        std::iter::from_fn(move || {
            let (n, word) = remaining
                .iter_mut()
                .enumerate()
                .find(|(_, word)| **word != 0)?;
            let bit = word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(64 * n + bit)
        })
    }
}

impl FromIterator<usize> for MineSet {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        indices.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for MineSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.indices());
        }
        let [low, high] = self.0.map(u128::from);
        (high << 64 | low).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MineSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let indices = Vec::<usize>::deserialize(deserializer)?;
            return match indices.iter().find(|&&index| index >= MAX_MINES) {
                Some(index) => Err(D::Error::custom(format!("there is no mine {index}"))),
                None => Ok(indices.into_iter().collect()),
            };
        }
        let bits = u128::deserialize(deserializer)?;
        Ok(Self([bits as u64, (bits >> 64) as u64]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_contains_exactly_the_indices_added_to_it() {
        let indices = [0, 39, 63, 64, 111, 127];
        let set: MineSet = indices.into_iter().chain([128, 999]).collect();
        assert_eq!(set.indices().collect::<Vec<_>>(), indices);
        assert!(
            set.contains(64)
                && !set.contains(65)
                && !set.contains(128)
                && !set.contains(usize::MAX)
        );
        assert!(MineSet::NONE.is_empty() && !MineSet::singleton(127).is_empty());
        assert!(MineSet::singleton(128).is_empty());
    }

    #[test]
    fn a_set_of_the_first_64_indices_keeps_its_binary_form() {
        for bits in [0, 1, 1 << 39 | 5, u64::MAX] {
            let set: MineSet = (0..64).filter(|n| bits >> n & 1 == 1).collect();
            let bytes = postcard::to_allocvec(&set).expect("plain numbers");
            assert_eq!(bytes, postcard::to_allocvec(&bits).expect("a number"));
            assert_eq!(postcard::from_bytes::<MineSet>(&bytes).ok(), Some(set));
        }
        let all: MineSet = (0..MAX_MINES).collect();
        let bytes = postcard::to_allocvec(&all).expect("plain numbers");
        assert_eq!(postcard::from_bytes::<MineSet>(&bytes).ok(), Some(all));
    }

    #[test]
    fn a_set_serializes_to_json_as_a_list_of_indices() {
        let set: MineSet = [2, 100].into_iter().collect();
        let text = serde_json::to_string(&set).expect("plain numbers");
        assert_eq!(text, "[2,100]");
        assert_eq!(serde_json::from_str::<MineSet>(&text).ok(), Some(set));
        assert!(serde_json::from_str::<MineSet>("[128]").is_err());
    }
}
