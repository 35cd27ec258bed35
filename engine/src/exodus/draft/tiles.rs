//! Keeps the tile counts of a draft in step with its planets.

use super::MapDraft;
use crate::exodus::layout::{KINDS, LayoutFile};

/// Number of blue, red and green tiles per six tiles in the base layouts.
const SHARES: [u32; 3] = [3, 2, 1];

impl MapDraft {
    /// Sets the tile counts to the number of planets, as close to the proportions of the base
    /// layouts as possible.
    pub fn match_tiles(&mut self) {
        self.0.tiles = [0; 3];
        self.adjust_tile_counts(0);
    }

    /// Sets the number of tiles of a kind, given by its index in [`KINDS`].
    pub fn set_tiles(&mut self, kind: usize, count: u8) {
        if let Some(tiles) = self.0.tiles.get_mut(kind) {
            *tiles = count;
        }
    }

    /// Adds a tile for each planet gained since `before`, or removes one for each planet lost; then
    /// adds missing tiles for planets with a set kind.
    pub(super) fn adjust_tile_counts(&mut self, before: usize) {
        let after = self.0.planets().count();
        for _ in before..after {
            self.add_tile();
        }
        for _ in after..before {
            self.remove_tile(|file, kind| file.tiles[kind] > fixed_count(file, kind));
        }
        for kind in 0..KINDS.len() {
            while self.0.tiles[kind] < fixed_count(&self.0, kind) {
                // Replaces a spare tile of another kind, if any.
                self.remove_tile(|file, other| {
                    other != kind && file.tiles[other] > fixed_count(file, other)
                });
                self.0.tiles[kind] += 1;
            }
        }
    }

    /// Adds one tile of the kind that is most below its proportion.
    fn add_tile(&mut self) {
        let tiles = self.0.tiles;
        let share = |kind: &usize| (u32::from(tiles[*kind]) * 6 / SHARES[*kind], *kind);
        if let Some(kind) = (0..KINDS.len()).min_by_key(share) {
            self.0.tiles[kind] = tiles[kind].saturating_add(1);
        }
    }

    /// Removes one tile of the kind that is most above its proportion, among the kinds for which
    /// `is_allowed` holds.
    fn remove_tile(&mut self, is_allowed: impl Fn(&LayoutFile, usize) -> bool) {
        let tiles = self.0.tiles;
        let share = |kind: &usize| (u32::from(tiles[*kind]) * 6 / SHARES[*kind], *kind);
        let kinds = (0..KINDS.len()).filter(|kind| tiles[*kind] > 0 && is_allowed(&self.0, *kind));
        if let Some(kind) = kinds.max_by_key(share) {
            self.0.tiles[kind] -= 1;
        }
    }
}

/// Returns the number of planets with this kind set.
fn fixed_count(file: &LayoutFile, kind: usize) -> u8 {
    u8::try_from(file.kinds[kind].len()).unwrap_or(u8::MAX)
}
