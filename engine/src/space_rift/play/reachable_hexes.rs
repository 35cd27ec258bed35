//! The destinations of a move, found by a flood fill over the battlefield, one hex at a time
//! `[SR-7.4]`.

use crate::space_rift::battlefield::HexSet;

/// The destinations of a unit in one move.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReachableHexes {
    /// Hexes within the unit's normal movement, including a warp.
    pub normal: HexSet,
    /// Hexes that need full impulse `[SR-7.5]`.
    pub impulse: HexSet,
    /// Whether the unit can exit over the enemy baseline with its normal movement `[SR-18.8]`.
    pub can_exit: bool,
    /// Whether the unit can exit with full impulse.
    pub can_exit_with_impulse: bool,
}

impl ReachableHexes {
    /// Returns whether there is no destination.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.normal.is_empty()
            && self.impulse.is_empty()
            && !self.can_exit
            && !self.can_exit_with_impulse
    }
}

/// A flood fill of a move, one hex at a time. Sections and adjacent enemies have no influence
/// `[SR-7.4]` `[SR-7.8]`; features and the rift do `[SR-7.7]`.
pub(super) struct FloodFill {
    /// Hexes that can be entered and have not been reached yet.
    pub(super) unreached: HexSet,
    /// Hexes in which a move does not have to stop `[SR-8.2]` `[SR-8.8]` `[SR-38.1]`.
    pub(super) non_stopping: HexSet,
    /// Hexes from which the next step leaves the battlefield, if exits are an objective
    /// `[SR-18.8]`.
    pub(super) edge: HexSet,
    /// Hexes of the last step from which the move can continue.
    pub(super) frontier: HexSet,
    /// All hexes reached so far.
    pub(super) reached: HexSet,
    /// Number of steps so far.
    pub(super) steps: u8,
    /// Number of hexes with which the move leaves the battlefield.
    pub(super) exit_steps: Option<u8>,
}

impl FloodFill {
    /// Returns all hexes within this number of steps, which must not be less than in earlier calls;
    /// empty for 0.
    pub(super) fn within(&mut self, hexes: u8) -> HexSet {
        if hexes == 0 {
            return HexSet::NONE;
        }
        while self.steps < hexes {
            self.steps += 1;
            if self.exit_steps.is_none() && self.frontier.intersects(self.edge) {
                self.exit_steps = Some(self.steps);
            }
            let next = self.frontier.neighbors().intersection(self.unreached);
            self.unreached = self.unreached.difference(next);
            self.reached = self.reached.union(next);
            self.frontier = next.intersection(self.non_stopping);
        }
        self.reached
    }

    /// Returns whether the move leaves the battlefield within this number of hexes.
    pub(super) fn can_exit_within(&self, hexes: u8) -> bool {
        self.exit_steps.is_some_and(|steps| steps <= hexes)
    }
}
