//! Editing of the rift in a scenario: six tiles, placed together and moved one by one `[SR-30]`.

use super::MapDraft;
use crate::space_rift::battlefield::{Direction, Hex, HexSet};
use crate::space_rift::drift::RiftSite;

impl MapDraft {
    /// Returns the hexes of the tiles, tile 1 first; empty without a rift.
    #[must_use]
    pub fn tiles(&self) -> Vec<Hex> {
        let site = self.0.rift.iter();
        site.flat_map(|site| std::iter::once(site.center).chain(site.others))
            .collect()
    }

    /// Returns the index of the tile on a hex; 0 for tile 1.
    #[must_use]
    pub fn tile_at(&self, hex: Hex) -> Option<usize> {
        self.tiles().iter().position(|tile| *tile == hex)
    }

    /// Places the rift with tile 1 on a hex. The other tiles keep their positions relative to it if
    /// those are all on the battlefield; otherwise they take the nearest hexes.
    pub fn place_rift(&mut self, center: Hex) {
        let dial = self.0.rift.and_then(|site| site.dial);
        let others = self
            .moved_tiles(center)
            .unwrap_or_else(|| nearest_hexes(center));
        if let Ok(others) = <[Hex; 5]>::try_from(others) {
            self.0.rift = Some(RiftSite {
                center,
                others,
                dial,
            });
        }
    }

    /// Returns the other tiles after the move of tile 1, or `None` if one would leave the
    /// battlefield.
    fn moved_tiles(&self, center: Hex) -> Option<Vec<Hex>> {
        let site = self.0.rift?;
        let (from, to) = (site.center.point(), center.point());
        let (dx, dy) = (to.x - from.x, to.row - from.row);
        let moved = site.others.into_iter().map(|hex| {
            let mut point = hex.point();
            point.x += dx;
            point.row += dy;
            point.hex()
        });
        moved.collect()
    }

    /// Moves one tile. A tile on the destination is exchanged with it.
    pub(super) fn move_tile(&mut self, n: usize, to: Hex) {
        let mut tiles = self.tiles();
        let Some(from) = tiles.get(n).copied() else {
            return;
        };
        if let Some(other) = self.tile_at(to).and_then(|m| tiles.get_mut(m)) {
            *other = from;
        }
        if let Some(moved) = tiles.get_mut(n) {
            *moved = to;
        }
        if let (Some(site), [center, a, b, c, d, e]) = (&mut self.0.rift, tiles.as_slice()) {
            site.center = *center;
            site.others = [*a, *b, *c, *d, *e];
        }
    }

    /// Sets the direction of number 1 of the dial; `None` makes it random `[SR-30.5]`.
    pub const fn set_dial(&mut self, dial: Option<Direction>) {
        if let Some(site) = &mut self.0.rift {
            site.dial = dial;
        }
    }

    /// Removes the rift from the scenario.
    pub const fn clear_rift(&mut self) {
        self.0.rift = None;
    }
}

/// Returns the five nearest hexes around a hex.
fn nearest_hexes(center: Hex) -> Vec<Hex> {
    let mut found = Vec::new();
    let mut visited = HexSet::singleton(center);
    while found.len() < 5 {
        let ring = visited.neighbors().difference(visited);
        if ring.is_empty() {
            break;
        }
        found.extend(ring.iter());
        visited = visited.union(ring);
    }
    found.truncate(5);
    found
}
