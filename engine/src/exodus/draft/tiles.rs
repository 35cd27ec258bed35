//! Counts of tiles that follow the planets.

use super::MapDraft;
use crate::exodus::layout::{KINDS, LayoutFile};

/// How many of six tiles are blue, red and green in the box.
const SHARES: [u32; 3] = [3, 2, 1];

impl MapDraft {
    /// Makes the tiles as many as the planets, as near to the shares of the box as can be.
    pub fn match_tiles(&mut self) {
        self.0.tiles = [0; 3];
        self.follow(0);
    }

    /// Sets how many tiles of a kind are drawn, by its place among [`KINDS`].
    pub fn set_tiles(&mut self, kind: usize, count: u8) {
        if let Some(tiles) = self.0.tiles.get_mut(kind) {
            *tiles = count;
        }
    }

    /// Adds a tile for each planet that there is more than `before`, or takes one away for each
    /// that there is less; then lets there be tiles for all planets whose kind is known.
    pub(super) fn follow(&mut self, before: usize) {
        let now = self.0.planets().count();
        for _ in before..now {
            self.add_tile();
        }
        for _ in now..before {
            self.take_tile(|file, kind| file.tiles[kind] > fixed(file, kind));
        }
        for kind in 0..KINDS.len() {
            while self.0.tiles[kind] < fixed(&self.0, kind) {
                // A tile of another kind makes room, where one is not needed.
                self.take_tile(|file, other| {
                    other != kind && file.tiles[other] > fixed(file, other)
                });
                self.0.tiles[kind] += 1;
            }
        }
    }

    /// One more tile, of the kind that lacks most of its share.
    fn add_tile(&mut self) {
        let tiles = self.0.tiles;
        let share = |kind: &usize| (u32::from(tiles[*kind]) * 6 / SHARES[*kind], *kind);
        if let Some(kind) = (0..KINDS.len()).min_by_key(share) {
            self.0.tiles[kind] = tiles[kind].saturating_add(1);
        }
    }

    /// One tile less, of the kind that has most above its share among those that may be taken.
    fn take_tile(&mut self, may: impl Fn(&LayoutFile, usize) -> bool) {
        let tiles = self.0.tiles;
        let share = |kind: &usize| (u32::from(tiles[*kind]) * 6 / SHARES[*kind], *kind);
        let kinds = (0..KINDS.len()).filter(|kind| tiles[*kind] > 0 && may(&self.0, *kind));
        if let Some(kind) = kinds.max_by_key(share) {
            self.0.tiles[kind] -= 1;
        }
    }
}

/// How many planets are of a kind for sure.
fn fixed(file: &LayoutFile, kind: usize) -> u8 {
    u8::try_from(file.kinds[kind].len()).unwrap_or(u8::MAX)
}
