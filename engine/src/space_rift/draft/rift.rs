//! Where the rift begins: six tiles, laid together and moved one by one `[SR-30]`.

use super::MapDraft;
use crate::space_rift::battlefield::{Direction, Hex, HexSet};
use crate::space_rift::drift::RiftSite;

impl MapDraft {
    /// The hexes of the tiles, tile 1 first; none without a rift.
    #[must_use]
    pub fn tiles(&self) -> Vec<Hex> {
        let site = self.0.rift.iter();
        site.flat_map(|site| std::iter::once(site.center).chain(site.others))
            .collect()
    }

    /// The tile on a hex: 0 for tile 1.
    #[must_use]
    pub fn tile_at(&self, hex: Hex) -> Option<usize> {
        self.tiles().iter().position(|tile| *tile == hex)
    }

    /// Lays the rift with tile 1 on a hex: the others keep their places around it as far as they
    /// are on the battlefield, and lie as near as they can where they are not.
    pub fn place_rift(&mut self, center: Hex) {
        let dial = self.0.rift.and_then(|site| site.dial);
        let others = self.moved_tiles(center).unwrap_or_else(|| nearest(center));
        if let Ok(others) = <[Hex; 5]>::try_from(others) {
            self.0.rift = Some(RiftSite {
                center,
                others,
                dial,
            });
        }
    }

    /// The other tiles, moved as tile 1 is.
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

    /// Moves one tile; one that lies there changes places with it.
    pub(super) fn move_tile(&mut self, n: usize, to: Hex) {
        let mut tiles = self.tiles();
        let Some(from) = tiles.get(n).copied() else {
            return;
        };
        if let Some(other) = self.tile_at(to).and_then(|m| tiles.get_mut(m)) {
            *other = from;
        }
        if let Some(own) = tiles.get_mut(n) {
            *own = to;
        }
        if let (Some(site), [center, a, b, c, d, e]) = (&mut self.0.rift, tiles.as_slice()) {
            site.center = *center;
            site.others = [*a, *b, *c, *d, *e];
        }
    }

    /// Says where number 1 of the dial points; none leaves it to chance `[SR-30.5]`.
    pub const fn set_dial(&mut self, dial: Option<Direction>) {
        if let Some(site) = &mut self.0.rift {
            site.dial = dial;
        }
    }

    /// Takes the rift away.
    pub const fn clear_rift(&mut self) {
        self.0.rift = None;
    }
}

/// Five hexes around a hex, the nearest that there are.
fn nearest(center: Hex) -> Vec<Hex> {
    let mut found = Vec::new();
    let mut known = HexSet::only(center);
    while found.len() < 5 {
        let ring = known.neighbors().minus(known);
        if ring.is_empty() {
            break;
        }
        found.extend(ring.iter());
        known = known.or(ring);
    }
    found.truncate(5);
    found
}
