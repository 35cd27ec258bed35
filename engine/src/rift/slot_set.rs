//! Sets of shield slots, and the pairs of slots for moving and exchanging bars.
//!
//! A turn has up to 28 exchanges and as many moves of bars. The pairs of every set are computed at
//! compile time, so listing them is a copy.

use super::ship::{Side, Slot};

/// A set of slots, one bit each, in the order of [`Slot::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SlotSet(u8);

impl SlotSet {
    /// Returns the set with these bits.
    #[must_use]
    pub const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns whether the set contains `slot`.
    #[must_use]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.index() & 1 == 1
    }

    /// Returns the slots that are neither in the set nor on `side`.
    const fn free_on_other_sides(self, side: Side) -> Self {
        Self(!self.0 & !(0b11 << (2 * side.index())))
    }

    /// Returns all pairs of a slot in the set and a free slot on another side, in order.
    #[must_use]
    pub fn relocations(self) -> &'static [(Slot, Slot)] {
        RELOCATIONS.of(self)
    }

    /// Returns all pairs of slots in the set, in order.
    #[must_use]
    pub fn swaps(self) -> &'static [(Slot, Slot)] {
        SWAPS.of(self)
    }
}

/// The pairs of each of the 256 sets, one set after another.
struct SlotPairTable<const N: usize> {
    starts: [u16; 257],
    pairs: [(Slot, Slot); N],
}

impl<const N: usize> SlotPairTable<N> {
    fn of(&self, set: SlotSet) -> &[(Slot, Slot)] {
        let n = usize::from(set.0);
        let (start, end) = (self.starts[n], self.starts[n + 1]);
        self.pairs
            .get(usize::from(start)..usize::from(end))
            .unwrap_or(&[])
    }

    /// Computes the pairs of every set: the second slot is free and on another side (`is_free`), or
    /// is in the set after the first.
    const fn new(is_free: bool) -> Self {
        let mut all = Self {
            starts: [0; 257],
            pairs: [(Slot::ALL[0], Slot::ALL[0]); N],
        };
        let (mut set, mut count) = (0, 0);
        while set < 256 {
            let mut n = 0;
            while n < 64 {
                let (a, b) = (Slot::ALL[n / 8], Slot::ALL[n % 8]);
                let occupied = SlotSet(set as u8);
                let is_second = if is_free {
                    occupied.free_on_other_sides(a.side).contains(b)
                } else {
                    occupied.contains(b) && b.index() > a.index()
                };
                if occupied.contains(a) && is_second {
                    all.pairs[count] = (a, b);
                    count += 1;
                }
                n += 1;
            }
            set += 1;
            all.starts[set] = count as u16;
        }
        all
    }
}

static RELOCATIONS: SlotPairTable<3072> = SlotPairTable::new(true);
static SWAPS: SlotPairTable<1792> = SlotPairTable::new(false);

#[cfg(test)]
mod tests {
    use super::super::ship::Bars;
    use super::*;

    #[test]
    fn relocations_and_swaps_match_every_slot_set() {
        for bits in 0..=u8::MAX {
            let set = SlotSet::of_bits(bits);
            let all = || {
                Slot::ALL
                    .into_iter()
                    .flat_map(|a| Slot::ALL.map(|b| (a, b)))
            };
            let occupied = |(a, _): &(Slot, Slot)| set.contains(*a);
            let moves = all()
                .filter(occupied)
                .filter(|(a, b)| !set.contains(*b) && a.side != b.side);
            assert_eq!(set.relocations(), moves.collect::<Vec<_>>());
            let swaps = all()
                .filter(occupied)
                .filter(|(a, b)| set.contains(*b) && a.index() < b.index());
            assert_eq!(set.swaps(), swaps.collect::<Vec<_>>());
        }
    }

    #[test]
    fn occupied_slots_returns_exactly_the_slots_with_a_bar() {
        for bits in 0..=u8::MAX {
            for strength in 1..=15 {
                let occupied = SlotSet::of_bits(bits);
                let mut bars = Bars::default();
                for slot in Slot::ALL
                    .into_iter()
                    .filter(|&slot| occupied.contains(slot))
                {
                    bars.set(slot, strength);
                }
                assert_eq!(bars.occupied_slots(), occupied);
            }
        }
    }
}
