//! How the cells of a geometry look on the page. What a board does with them is in [`super::view`].

use super::grid::Grid;
use super::viewport::Viewport;
use yew::Html;

/// What one cell is drawn with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CellOutline {
    /// A square that fills the bounds of the cell.
    Square,
    /// A path around the center of the cell.
    Path(&'static str),
}

/// A row of cells, as keys and screen readers walk it.
#[derive(PartialEq, Debug)]
pub struct CellRow {
    /// What the row keeps while more come above or below it.
    pub key: i32,
    /// Its name, where it has one.
    pub label: Option<String>,
    /// The cells from the left, each with its column.
    pub cells: Vec<(u16, u16)>,
}

/// A geometry that can be drawn.
pub trait GridView: Grid {
    /// What a game adds to the ground: small names, say.
    type Decoration: Clone + Default + PartialEq + 'static;

    /// The outline of every cell.
    const OUTLINE: CellOutline;

    /// Style class of the board.
    fn class(self) -> &'static str;

    /// How many columns there are.
    fn columns(self) -> u16;

    /// All rows from the top.
    fn rows(self) -> Vec<CellRow>;

    /// Below everything: fields and lines.
    fn background(self, sign: &Self::Decoration) -> Html;

    /// The ring around the cell with the focus. It is drawn last, because a ring on a cell would be
    /// painted under its later neighbors.
    fn focus_ring(self, at: u16) -> Html;

    /// The coordinates at the rim, where there are any.
    fn labels(self, _view: Viewport) -> Html {
        Html::default()
    }
}
