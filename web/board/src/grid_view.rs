//! Rendering of the cells of a geometry. The interactive board is in [`super::view`].

use super::grid::Grid;
use super::viewport::Viewport;
use yew::Html;

/// The shape of a cell, for rendering.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CellOutline {
    /// A square that fills the bounds of the cell.
    Square,
    /// An SVG path around the center of the cell.
    Path(&'static str),
}

/// A row of cells, in the order for keyboards and screen readers.
#[derive(PartialEq, Debug)]
pub struct CellRow {
    /// A key that stays the same when rows are added above or below.
    pub key: i32,
    /// The name of the row, if it has one.
    pub label: Option<String>,
    /// The cells from left to right, each with its column.
    pub cells: Vec<(u16, u16)>,
}

/// A geometry that can be rendered.
pub trait GridView: Grid {
    /// Data that a game adds to the background, such as small names.
    type Decoration: Clone + Default + PartialEq + 'static;

    /// The shape that all cells of this grid have.
    const OUTLINE: CellOutline;

    /// Returns the CSS class of the board.
    fn class(self) -> &'static str;

    /// Returns the number of columns.
    fn columns(self) -> u16;

    /// Returns all rows, from top to bottom.
    fn rows(self) -> Vec<CellRow>;

    /// Renders the background: cells and grid lines.
    fn background(self, decoration: &Self::Decoration) -> Html;

    /// Renders the focus ring around a cell. It is drawn last, because later neighbors would cover
    /// a ring that is drawn with its cell.
    fn focus_ring(self, at: u16) -> Html;

    /// Renders the coordinates along the edges, if the board has any.
    fn labels(self, _view: Viewport) -> Html {
        Html::default()
    }
}
