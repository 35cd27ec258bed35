//! Where a move leads: a flood over the battlefield, a hex at a time `[SR-7.4]`.

use crate::space_rift::battlefield::HexSet;

/// Where a unit can go.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReachableHexes {
    /// With its own movement, a warp included.
    pub near: HexSet,
    /// Only with one hex more that is paid for `[SR-7.5]`.
    pub far: HexSet,
    /// Whether it can leave over the enemy's baseline with its own movement `[SR-18.8]`.
    pub exit: bool,
    /// The same with one hex more.
    pub far_exit: bool,
}

impl ReachableHexes {
    /// Whether there is nowhere to go.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.near.is_empty() && self.far.is_empty() && !self.exit && !self.far_exit
    }
}

/// A move spreading over the battlefield, a hex at a time. Sections do not matter to it, nor
/// enemies beside its way `[SR-7.4]` `[SR-7.8]`; features and the rift do `[SR-7.7]`.
pub(super) struct FloodFill {
    /// Hexes that can be passed or ended on, and where it has not been.
    pub(super) fresh: HexSet,
    /// Hexes on which no move ends `[SR-8.2]` `[SR-8.8]` `[SR-38.1]`.
    pub(super) smooth: HexSet,
    /// Hexes from which the next step leads off the battlefield, where that is an aim `[SR-18.8]`.
    pub(super) edge: HexSet,
    /// Where the last step can go on from.
    pub(super) front: HexSet,
    /// Everywhere it has been.
    pub(super) seen: HexSet,
    /// How many hexes it has gone.
    pub(super) gone: u8,
    /// With how many it leaves the battlefield.
    pub(super) leaves: Option<u8>,
}

impl FloodFill {
    /// Everywhere it comes with so many hexes, no fewer than were asked for before; nowhere with
    /// none.
    pub(super) fn within(&mut self, hexes: u8) -> HexSet {
        if hexes == 0 {
            return HexSet::NONE;
        }
        while self.gone < hexes {
            self.gone += 1;
            if self.leaves.is_none() && self.front.intersects(self.edge) {
                self.leaves = Some(self.gone);
            }
            let next = self.front.neighbors().and(self.fresh);
            self.fresh = self.fresh.minus(next);
            self.seen = self.seen.or(next);
            self.front = next.and(self.smooth);
        }
        self.seen
    }

    /// Whether it leaves the battlefield with so many hexes.
    pub(super) fn leaves_with(&self, hexes: u8) -> bool {
        self.leaves.is_some_and(|least| least <= hexes)
    }
}
