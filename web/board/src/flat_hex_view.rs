//! Rendering of boards of flat-topped hexagons.

use super::flat_hex::{FlatHexGrid, OUTLINE};
use super::flat_hex_background::FlatHexBackground;
use super::grid::Grid;
use super::grid_view::{CellOutline, CellRow, GridView};
use super::marks::ring;
use std::rc::Rc;
use yew::prelude::*;

impl GridView for FlatHexGrid {
    /// A small text in each hexagon, such as its name, in the order of the grid.
    type Decoration = Rc<[AttrValue]>;

    const OUTLINE: CellOutline = CellOutline::Path(OUTLINE);

    fn class(self) -> &'static str {
        "flats"
    }

    fn columns(self) -> u16 {
        self.size().0
    }

    fn rows(self) -> Vec<CellRow> {
        let row = |y: u16| {
            let cells = self.row(y).into_iter();
            CellRow {
                key: y.into(),
                label: None,
                cells: cells
                    .map(|index| (index, self.column_row(index).0))
                    .collect(),
            }
        };
        (0..self.size().1).map(row).collect()
    }

    fn background(self, names: &Self::Decoration) -> Html {
        html! { <FlatHexBackground grid={self} names={names.clone()} /> }
    }

    fn focus_ring(self, at: u16) -> Html {
        ring(OUTLINE, self.center(at), "0.96")
    }
}
