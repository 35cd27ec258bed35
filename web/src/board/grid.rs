//! What the parts of a board ask of its geometry, whatever its cells are. Squares answer in
//! [`super::square`], hexagons in [`super::hex`] and [`super::flat`].

use super::cell::CellState;
use yew::Html;

/// A rectangle in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// The cells of a board by number: row by row from the top left, where a board has no order of its own.
pub trait Grid: Copy + PartialEq + 'static {
    /// Number of cells.
    fn count(self) -> u16;

    /// The cell at a point in board units, if there is one.
    fn at_point(self, x: f64, y: f64) -> Option<u16>;

    /// Center of a cell in board units.
    fn center(self, index: u16) -> (i32, i32);

    /// The rectangle around a cell in board units.
    fn bounds(self, index: u16) -> Extent;

    /// Everything that is drawn: the cells and the room for their coordinates.
    fn extent(self) -> Extent;

    /// First and last cell of the row that a cell is in.
    fn row_ends(self, index: u16) -> (u16, u16);

    /// First and last cell of the column that a cell is in.
    fn column_ends(self, index: u16) -> (u16, u16);

    /// Where an arrow or a letter around S leads: the cell itself at the edge, nothing for any
    /// other key.
    fn stride(self, index: u16, key: &str) -> Option<u16>;

    /// The mark of a state, around the center of a cell; none for cells that mean nothing.
    fn mark(state: CellState) -> Option<Html>;
}
