//! Sets of hexes, one bit each.
//!
//! In the numbering of [`Hex`] a step in one direction is the same difference everywhere, so a
//! whole set is moved by one shift; hexes that would leave the battlefield are masked out first.

use super::{Direction, Hex, Point};
use crate::grid::PlaceSet;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet([u64; 3]);

/// Hexes that have a neighbor in each direction.
static LEAVING: [HexSet; 6] = {
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

/// The first hexes of long rows, and the last ones.
const LONG_WEST: HexSet = HexSet::columns(0, 0);
const LONG_EAST: HexSet = HexSet::columns(24, 24);

/// Each hex by itself, one place further than its index: the first set is that of no hex. As long as
/// a number can be, so that none is looked for beyond the end.
static PLACED: [HexSet; 256] = {
    let mut all = [HexSet::NONE; 256];
    let mut n = 0;
    while n < Hex::COUNT {
        all[n + 1].0[n / 64] = 1 << (n % 64);
        n += 1;
    }
    all
};

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self([0; 3]);

    /// The whole battlefield.
    pub const ALL: Self = Self([u64::MAX, u64::MAX, (1 << (Hex::COUNT - 128)) - 1]);

    /// One hex.
    #[must_use]
    pub const fn only(hex: Hex) -> Self {
        Self::NONE.with(hex)
    }

    /// The hexes whose doubled columns are `from` to `to`.
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

    /// The hexes of a row, 0 for A.
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

    /// The set and one hex more.
    #[must_use]
    pub const fn with(self, hex: Hex) -> Self {
        self.or(PLACED[hex.number() as usize])
    }

    /// The hexes of those that stand on one.
    #[must_use]
    pub fn of_placed(places: impl Iterator<Item = Option<Hex>>) -> Self {
        places.fold(Self::NONE, |set, hex| {
            set.or(PLACED[usize::from(hex.map_or(0, Hex::number))])
        })
    }

    /// The set without a hex.
    #[must_use]
    pub const fn without(mut self, hex: Hex) -> Self {
        self.remove(hex);
        self
    }

    /// Puts a hex in.
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Whether a hex is in it.
    #[must_use]
    pub const fn has(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Hexes of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a | d, b | e, c | f])
    }

    /// Hexes of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a & d, b & e, c & f])
    }

    /// Hexes of this set and not of the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a & !d, b & !e, c & !f])
    }

    /// The hexes of the battlefield that are not in it.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self::ALL.minus(self)
    }

    /// Whether it has no hex.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    /// Whether it shares a hex with the other.
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// How many hexes it has.
    #[must_use]
    pub const fn len(self) -> u8 {
        let [a, b, c] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones()) as u8
    }

    /// Its first hex, row by row from A1.
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

    /// Its hexes in order.
    #[must_use]
    pub const fn iter(self) -> HexSetIter {
        HexSetIter(self)
    }

    /// The set moved one hex; what would leave the battlefield is lost.
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        let leaving = self.and(LEAVING[direction as usize]);
        match direction {
            Direction::NorthEast => leaving.raised(13),
            Direction::East => leaving.raised(1),
            Direction::SouthEast => leaving.lowered(12),
            Direction::SouthWest => leaving.lowered(13),
            Direction::West => leaving.lowered(1),
            Direction::NorthWest => leaving.raised(12),
        }
    }

    /// Every hex next to a hex of the set; one of the set only if another of it is its neighbor.
    #[must_use]
    pub const fn neighbors(self) -> Self {
        let (easterly, westerly) = (self.minus(LONG_EAST), self.minus(LONG_WEST));
        let (east, west) = (easterly.raised(1), westerly.lowered(1));
        // Two neighbors lie north, 12 and 13 further on: the one is the other moved east before.
        let north = east.or(westerly).raised(12);
        let south = west.or(easterly).lowered(12);
        // Beyond the end of a short row the next one begins, which is long.
        let beside = east.minus(LONG_WEST).or(west.minus(LONG_EAST));
        beside.or(north).or(south).and(Self::ALL)
    }

    /// The set with every number so much higher, below 64.
    const fn raised(self, by: u32) -> Self {
        let ([a, b, c], rest) = (self.0, 64 - by);
        Self([a << by, b << by | a >> rest, c << by | b >> rest])
    }

    /// The set with every number so much lower, below 64.
    const fn lowered(self, by: u32) -> Self {
        let ([a, b, c], rest) = (self.0, 64 - by);
        Self([a >> by | b << rest, b >> by | c << rest, c >> by])
    }

    /// The hexes that are reached from `start` through neighbors of this set; `start` must be in
    /// it.
    #[must_use]
    pub const fn connected_group(self, start: Hex) -> Self {
        let mut group = Self::only(start);
        loop {
            let more = group.neighbors().and(self).minus(group);
            if more.is_empty() {
                return group;
            }
            group = group.or(more);
        }
    }

    /// Whether each of its hexes is reached from each through neighbors of the set.
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

/// The hexes of a set, in order.
#[derive(Clone, Debug)]
pub struct HexSetIter(HexSet);

impl Iterator for HexSetIter {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        let first = self.0.first()?;
        self.0.remove(first);
        Some(first)
    }

    /// Word by word, without looking for the word again at each hex.
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
        if set.minus(Self::ALL).is_empty() && set.0[2] >> (Hex::COUNT - 128) == 0 {
            Ok(set)
        } else {
            Err(D::Error::custom("a hex beyond the battlefield"))
        }
    }
}

impl PlaceSet for HexSet {
    type Place = Hex;

    fn contains(self, hex: Hex) -> bool {
        self.has(hex)
    }
}
