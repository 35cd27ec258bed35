//! Sets of hexes as bit sets.
//!
//! A step in one direction changes the index of a [`Hex`] by the same amount everywhere, so a whole
//! set is moved with one shift. Hexes that would leave the battlefield are masked out first.

use super::{Direction, Hex, Point};
use crate::grid::PlaceSet;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// A set of hexes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "Hex[]"))]
pub struct HexSet([u64; 3]);

/// Hexes that have a neighbor in each direction.
static HEXES_WITH_NEIGHBOR: [HexSet; 6] = {
    let mut all = [HexSet::NONE; 6];
    let mut d = 0;
    while d < 6 {
        let mut n = 0;
        while n < Hex::COUNT as u8 {
            if let Some(hex) = Hex::of_index(n)
                && hex.point().neighbor(Direction::ALL[d]).hex().is_some()
            {
                all[d] = all[d].with(hex);
            }
            n += 1;
        }
        d += 1;
    }
    all
};

/// The western ends of the long rows.
const LONG_ROW_WEST_ENDS: HexSet = HexSet::columns(0, 0);
/// The eastern ends of the long rows.
const LONG_ROW_EAST_ENDS: HexSet = HexSet::columns(24, 24);

/// The set of each single hex, at its index plus one; the first set is empty. The table covers
/// every `u8`, so no bounds check is needed.
static SINGLE_HEXES: [HexSet; 256] = {
    let mut all = [HexSet::NONE; 256];
    let mut n = 0;
    while n < Hex::COUNT {
        all[n + 1].0[n / 64] = 1 << (n % 64);
        n += 1;
    }
    all
};

impl HexSet {
    /// The empty set.
    pub const NONE: Self = Self([0; 3]);

    /// All hexes of the battlefield.
    pub const ALL: Self = Self([u64::MAX, u64::MAX, (1 << (Hex::COUNT - 128)) - 1]);

    /// Creates a set of one hex.
    #[must_use]
    pub const fn singleton(hex: Hex) -> Self {
        Self::NONE.with(hex)
    }

    /// Returns the hexes with doubled columns from `from` to `to`.
    #[must_use]
    pub const fn columns(from: i8, to: i8) -> Self {
        let mut set = Self::NONE;
        let mut row = 0;
        while row <= 10 {
            let mut x = from;
            while x <= to {
                if let Some(hex) = (Point { x, row }).hex() {
                    set = set.with(hex);
                }
                x += 1;
            }
            row += 1;
        }
        set
    }

    /// Returns the hexes of a row, 0 for A.
    #[must_use]
    pub const fn row(row: u8) -> Self {
        let mut set = Self::NONE;
        let mut column = 1;
        while column <= 13 {
            if let Some(hex) = Hex::at(row, column) {
                set = set.with(hex);
            }
            column += 1;
        }
        set
    }

    /// Returns this set with one more hex.
    #[must_use]
    pub const fn with(self, hex: Hex) -> Self {
        self.union(SINGLE_HEXES[hex.number() as usize])
    }

    /// Returns the set of all hexes that are not `None`.
    #[must_use]
    pub fn from_optional(hexes: impl Iterator<Item = Option<Hex>>) -> Self {
        hexes.fold(Self::NONE, |set, hex| {
            set.union(SINGLE_HEXES[usize::from(hex.map_or(0, Hex::number))])
        })
    }

    /// Returns this set without a hex.
    #[must_use]
    pub const fn without(mut self, hex: Hex) -> Self {
        self.remove(hex);
        self
    }

    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Returns whether the set contains a hex.
    #[must_use]
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Returns the union of two sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a | d, b | e, c | f])
    }

    /// Returns the intersection of two sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a & d, b & e, c & f])
    }

    /// Returns the hexes of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a & !d, b & !e, c & !f])
    }

    /// Returns the hexes of the battlefield that are not in the set.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self::ALL.difference(self)
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    /// Returns whether the two sets have a hex in common.
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        !self.intersection(other).is_empty()
    }

    /// Returns the number of hexes in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        let [a, b, c] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones()) as u8
    }

    /// Returns the first hex, row by row from A1.
    #[must_use]
    pub const fn first(self) -> Option<Hex> {
        let [a, b, c] = self.0;
        let index = if a != 0 {
            a.trailing_zeros()
        } else if b != 0 {
            64 + b.trailing_zeros()
        } else {
            128 + c.trailing_zeros()
        };
        Hex::of_index(index as u8)
    }

    /// Iterates over the hexes in order.
    #[must_use]
    pub const fn iter(self) -> HexSetIter {
        HexSetIter(self)
    }

    /// Returns the set moved by one hex; hexes that would leave the battlefield are dropped.
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        let remaining = self.intersection(HEXES_WITH_NEIGHBOR[direction as usize]);
        match direction {
            Direction::NorthEast => remaining.shifted_up(13),
            Direction::East => remaining.shifted_up(1),
            Direction::SouthEast => remaining.shifted_down(12),
            Direction::SouthWest => remaining.shifted_down(13),
            Direction::West => remaining.shifted_down(1),
            Direction::NorthWest => remaining.shifted_up(12),
        }
    }

    /// Returns all hexes adjacent to a hex of the set. A hex of the set is included only if it is
    /// adjacent to another hex of the set.
    #[must_use]
    pub const fn neighbors(self) -> Self {
        let (without_east_end, without_west_end) = (
            self.difference(LONG_ROW_EAST_ENDS),
            self.difference(LONG_ROW_WEST_ENDS),
        );
        let (east, west) = (
            without_east_end.shifted_up(1),
            without_west_end.shifted_down(1),
        );
        // The northern neighbors have indices higher by 12 and 13. The second is the first of the
        // hex to the east, so one shift gives both.
        let north = east.union(without_west_end).shifted_up(12);
        let south = west.union(without_east_end).shifted_down(12);
        // An index shift wraps from the end of a short row to the first hex of a long one, which is
        // not a neighbor.
        let same_row = east
            .difference(LONG_ROW_WEST_ENDS)
            .union(west.difference(LONG_ROW_EAST_ENDS));
        same_row.union(north).union(south).intersection(Self::ALL)
    }

    /// Returns the set with every index increased by `bits`, less than 64.
    const fn shifted_up(self, bits: u32) -> Self {
        let ([a, b, c], carry_shift) = (self.0, 64 - bits);
        Self([
            a << bits,
            b << bits | a >> carry_shift,
            c << bits | b >> carry_shift,
        ])
    }

    /// Returns the set with every index decreased by `bits`, less than 64.
    const fn shifted_down(self, bits: u32) -> Self {
        let ([a, b, c], carry_shift) = (self.0, 64 - bits);
        Self([
            a >> bits | b << carry_shift,
            b >> bits | c << carry_shift,
            c >> bits,
        ])
    }

    /// Returns the hexes of the set that are connected with `start`, which must be in it.
    #[must_use]
    pub const fn connected_group(self, start: Hex) -> Self {
        let mut group = Self::singleton(start);
        loop {
            let new_hexes = group.neighbors().intersection(self).difference(group);
            if new_hexes.is_empty() {
                return group;
            }
            group = group.union(new_hexes);
        }
    }

    /// Returns whether all hexes of the set are connected with each other.
    #[must_use]
    pub const fn is_connected(self) -> bool {
        match self.first() {
            Some(first) => self.connected_group(first).len() == self.len(),
            None => true,
        }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

/// The iterator over the hexes of a set, in order.
#[derive(Clone, Debug)]
pub struct HexSetIter(HexSet);

impl Iterator for HexSetIter {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        let first = self.0.first()?;
        self.0.remove(first);
        Some(first)
    }

    /// Visits the set word by word, which is faster than finding the word of each hex.
    fn fold<B, F: FnMut(B, Hex) -> B>(self, start: B, mut add: F) -> B {
        let mut sum = start;
        for (mut word, base) in self.0.0.into_iter().zip([0, 64, 128]) {
            while word != 0 {
                if let Some(hex) = Hex::of_index(base + word.trailing_zeros() as u8) {
                    sum = add(sum, hex);
                }
                word &= word - 1;
            }
        }
        sum
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Hex>::deserialize(deserializer)?.into_iter().collect());
        }
        let set = Self(<[u64; 3]>::deserialize(deserializer)?);
        if set.difference(Self::ALL).is_empty() && set.0[2] >> (Hex::COUNT - 128) == 0 {
            Ok(set)
        } else {
            Err(D::Error::custom("a hex beyond the battlefield"))
        }
    }
}

impl PlaceSet for HexSet {
    type Place = Hex;

    fn contains(self, hex: Hex) -> bool {
        Self::contains(&self, hex)
    }
}
