//! Caches which sets of parts fit on a blueprint, because many designs use the same set.

use super::super::Exodus;
use super::super::part::Item;
use super::super::ship::ShipType;
use std::cell::RefCell;

/// Cached answers, keyed by ship type and the number of each part.
#[derive(Debug, Default)]
pub struct PackingCache(RefCell<Vec<(u64, bool)>>);

impl PackingCache {
    /// Returns whether parts fit together on the grid of a ship type.
    pub fn fits(&self, game: &Exodus, kind: ShipType, items: &[Item]) -> bool {
        let item_bits = |item: &Item| 1u64 << (4 * item.index() + 4);
        let key = kind.index() as u64 + items.iter().map(item_bits).sum::<u64>();
        let cached = self.0.borrow().iter().find(|entry| entry.0 == key).copied();
        if let Some((_, fits)) = cached {
            return fits;
        }
        let fits = game.grids().pack(kind, items).is_some();
        self.0.borrow_mut().push((key, fits));
        fits
    }
}
