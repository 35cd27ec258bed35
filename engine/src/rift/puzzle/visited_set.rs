//! The set of visited nodes as an open-addressing hash table that behaves the same on every
//! machine.

/// A set of search keys, each of which stands for one node.
#[derive(Clone, Debug)]
pub struct VisitedSet {
    slots: Vec<Option<u128>>,
    used: usize,
}

impl Default for VisitedSet {
    fn default() -> Self {
        Self {
            slots: vec![None; 1 << 12],
            used: 0,
        }
    }
}

impl VisitedSet {
    /// Adds a key; returns whether it is new.
    pub fn insert(&mut self, key: u128) -> bool {
        if self.used * 2 >= self.slots.len() {
            self.grow();
        }
        let at = self.slot_of(key);
        match self.slots.get_mut(at) {
            Some(slot) if slot.is_none() => {
                *slot = Some(key);
                self.used += 1;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Returns the slot of a key, or the free slot where it belongs.
    fn slot_of(&self, key: u128) -> usize {
        let mask = self.slots.len() - 1;
        let mixed = (key as u64 ^ (key >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut at = (mixed >> 32) as usize & mask;
        while self
            .slots
            .get(at)
            .is_some_and(|slot| slot.is_some_and(|other| other != key))
        {
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self) {
        let larger = vec![None; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, larger);
        for key in old.into_iter().flatten() {
            let at = self.slot_of(key);
            if let Some(slot) = self.slots.get_mut(at) {
                *slot = Some(key);
            }
        }
    }
}
