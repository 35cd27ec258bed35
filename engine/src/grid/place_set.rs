//! The interface through which drawing code reads sets of places of a board.

use std::fmt::Debug;

/// A set of places of a board, such as the squares that a drawing highlights.
pub trait PlaceSet: Copy + PartialEq + Default {
    /// A place of the board: a square, a space or a cell.
    type Place: Copy + PartialEq + Debug;

    /// Returns whether `place` is in the set.
    fn contains(self, place: Self::Place) -> bool;
}
