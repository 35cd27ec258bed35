//! The interface through which a rift movement reads and moves units.

use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::unit::UnitId;

/// Hexes on which no unit can be put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlockedHexes {
    /// Hexes with units.
    pub taken: HexSet,
    /// Hexes of dead stars and meteors, including those under the rift.
    pub hazards: HexSet,
}

/// Access to units and features during a rift movement; implemented by the game's state and by test
/// fixtures.
pub trait DriftContext {
    /// Returns the unit on a hex.
    fn unit_at(&self, hex: Hex) -> Option<UnitId>;

    /// Returns whether the unit stays with its planet regardless of the rift `[SR-36.3]`.
    fn is_platform(&self, unit: UnitId) -> bool;

    /// Returns the hexes on which no unit can be put down.
    fn blocked_hexes(&self) -> BlockedHexes;

    /// Takes a unit off the battlefield temporarily; it is not lost.
    fn lift_unit(&mut self, unit: UnitId);

    /// Puts a unit down on a hex.
    fn put_unit(&mut self, unit: UnitId, hex: Hex);
}
