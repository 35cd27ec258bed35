//! Sets of places, as far as whoever draws a board must know them.

use std::fmt::Debug;

/// A set of places of a board.
pub trait PlaceSet: Copy + PartialEq + Default {
    /// A place.
    type Place: Copy + PartialEq + Debug;

    /// Whether a place is in it.
    fn contains(self, place: Self::Place) -> bool;
}
