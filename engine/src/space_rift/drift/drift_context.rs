//! What the rift needs to know of the battle around it, and may change there.

use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::unit::UnitId;

/// Where no unit can be put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlockedHexes {
    /// Hexes with units.
    pub taken: HexSet,
    /// Hexes of dead stars and meteors, also of those that lie under the rift.
    pub hazards: HexSet,
}

/// Units and features as the rift meets them: the game's state, or a table of a test.
pub trait DriftContext {
    /// The unit on a hex.
    fn unit_at(&self, hex: Hex) -> Option<UnitId>;

    /// Whether it stays with its planet whatever the rift does `[SR-36.3]`.
    fn is_platform(&self, unit: UnitId) -> bool;

    /// Where units can be put down.
    fn blocked_hexes(&self) -> BlockedHexes;

    /// Takes a unit off the battlefield for a moment; it is not lost.
    fn lift(&mut self, unit: UnitId);

    /// Puts a unit down.
    fn put(&mut self, unit: UnitId, hex: Hex);
}
