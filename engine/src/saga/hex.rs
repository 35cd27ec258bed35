//! Numbered hexes of the board, sector ids, and sets of both.

use super::ids::IdSet;
use crate::grid::PlaceSet;
use crate::grid::hex::{Hex, HexMap};
use serde::{Deserialize, Serialize};

/// Maximum distance of a hex from the Jumpgate, in steps.
pub const BOARD_RADIUS: u32 = 8;
/// Number of hexes of the board.
pub const HEXES: usize = 217;
/// Maximum number of sectors in play.
pub const MAX_SECTORS: usize = 40;

/// The six directions `D0` to `D5`, east first, then counterclockwise `[SAGA-GEN.2]`.
pub const DIRECTIONS: [Hex; 6] = [
    Hex::new(1, 0),
    Hex::new(1, -1),
    Hex::new(0, -1),
    Hex::new(-1, 0),
    Hex::new(-1, 1),
    Hex::new(0, 1),
];

/// A hex of the board by its number: the Jumpgate is 0, followed by ring after ring, each from its
/// corner in the east, counterclockwise `[SAGA-GEN.2]`.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Hex"))]
pub struct HexId(pub u8);

impl HexId {
    /// The hex of the Jumpgate `[SAGA-GEN.2]`.
    pub const GATE: Self = Self(0);

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Axial coordinates of a hex: the Jumpgate is `[0, 0]`, east of it is `[1, 0]`.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "[q: number, r: number]")]
pub struct Axial;

/// Returns the hexes of the board in the order of their numbers.
pub fn board_hexes() -> impl Iterator<Item = Hex> {
    let ring = |radius: i32| {
        (0..6).flat_map(move |side| {
            let corner = DIRECTIONS[side] * radius;
            let along = DIRECTIONS[(side + 2) % 6];
            (0..radius).map(move |step| corner + along * step)
        })
    };
    std::iter::once(Hex::ZERO).chain((1..=BOARD_RADIUS as i32).flat_map(ring))
}

/// Returns the hexes within `radius` steps of the Jumpgate; they have the lowest numbers.
#[must_use]
pub fn hexes_near_gate(radius: u8) -> HexSet {
    let radius = usize::from(radius);
    HexSet::first(1 + 3 * radius * (radius + 1))
}

/// Returns the hex at axial coordinates; `None` off the board.
#[must_use]
pub fn hex_id([q, r]: [i8; 2]) -> Option<HexId> {
    let hex = Hex::new(i32::from(q), i32::from(r));
    let index = board_hexes().position(|known| known == hex)?;
    u8::try_from(index).ok().map(HexId)
}

/// Returns the axial coordinates of a hex; those of the Jumpgate for an invalid number.
#[must_use]
pub fn axial(hex: HexId) -> [i8; 2] {
    let hex = board_hexes().nth(hex.index()).unwrap_or(Hex::ZERO);
    [hex.x as i8, hex.y as i8]
}

/// Returns the map of all hexes with neighbors and distances.
#[must_use]
pub fn board() -> Option<HexMap> {
    HexMap::new(board_hexes(), DIRECTIONS).ok()
}

/// A sector in play, numbered in the order in which sectors came into play.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Sector"))]
pub struct SectorId(pub u8);

impl SectorId {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of sectors, one bit each. Human-readable formats contain a list, binary formats the bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "IdSet", into = "IdSet")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "Sector[]"))]
pub struct SectorSet(u64);

impl From<IdSet> for SectorSet {
    fn from(bits: IdSet) -> Self {
        Self(bits.0)
    }
}

impl From<SectorSet> for IdSet {
    fn from(set: SectorSet) -> Self {
        Self(set.0)
    }
}

impl SectorSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Creates a set of one sector.
    #[must_use]
    pub const fn singleton(sector: SectorId) -> Self {
        Self(1 << (sector.0 & 63))
    }

    /// Creates a set from one flag per sector, in the order of their numbers.
    pub fn from_flags(sectors: impl Iterator<Item = bool>) -> Self {
        let bits = sectors.zip(0..u64::BITS);
        Self(bits.fold(0, |set, (is_member, index)| {
            set | u64::from(is_member) << index
        }))
    }

    pub const fn insert(&mut self, sector: SectorId) {
        self.0 |= 1 << (sector.0 & 63);
    }

    pub const fn remove(&mut self, sector: SectorId) {
        self.0 &= !(1 << (sector.0 & 63));
    }

    /// Returns whether the set contains `sector`.
    #[must_use]
    pub const fn contains(self, sector: SectorId) -> bool {
        self.0 >> (sector.0 & 63) & 1 == 1
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of sectors.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
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

    /// Returns the difference: the sectors of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the sectors in ascending order.
    pub fn iter(self) -> impl Iterator<Item = SectorId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = rest.trailing_zeros();
            (rest != 0).then(|| {
                rest &= rest - 1;
                SectorId(next as u8)
            })
        })
    }
}

impl FromIterator<SectorId> for SectorSet {
    fn from_iter<I: IntoIterator<Item = SectorId>>(sectors: I) -> Self {
        let mut set = Self::NONE;
        for sector in sectors {
            set.insert(sector);
        }
        set
    }
}

/// A set of hexes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HexSet([u64; 4]);

impl HexSet {
    /// The empty set.
    pub const NONE: Self = Self([0; 4]);

    /// Creates a set of the first `count` hexes of the board.
    #[must_use]
    pub fn first(count: usize) -> Self {
        let count = count.min(HEXES);
        let word = |first: usize| IdSet::first(count.saturating_sub(first).min(64) as u8).0;
        Self([word(0), word(64), word(128), word(192)])
    }

    pub const fn insert(&mut self, hex: HexId) {
        self.0[hex.index() >> 6] |= 1 << (hex.0 & 63);
    }

    /// Returns whether the set contains `hex`.
    #[must_use]
    pub const fn contains(self, hex: HexId) -> bool {
        self.0[hex.index() >> 6] >> (hex.0 & 63) & 1 == 1
    }

    /// Returns the union of two sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }

    /// Returns the intersection of two sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }

    /// Returns the difference: the hexes of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & !e, b & !f, c & !g, d & !h])
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Returns the number of hexes.
    #[must_use]
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// Returns the hexes in ascending order.
    pub fn iter(self) -> impl Iterator<Item = HexId> {
        let mut rest = self.0;
        let hexes = std::iter::from_fn(move || {
            let index = rest.iter().position(|&word| word != 0)?;
            let bit = rest[index].trailing_zeros();
            rest[index] &= rest[index] - 1;
            Some(HexId((index as u32 * 64 + bit) as u8))
        });
        hexes.filter(|hex| hex.index() < HEXES)
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl PlaceSet for HexSet {
    type Place = HexId;

    fn contains(self, hex: HexId) -> bool {
        self.contains(hex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_are_numbered_by_distance_from_the_gate() {
        let board = board().unwrap();
        assert_eq!(board.len(), HEXES);
        assert_eq!(board.hex(HexId::GATE.0), Some(Hex::ZERO));
        assert!(board.neighbors(0).eq(1..=6));
        for radius in 0..=u8::MAX {
            let near = hexes_near_gate(radius).iter().map(|hex| hex.0);
            assert!(near.eq(board.within(0, radius)));
        }
    }
}
