//! Rendering of boards of pointy-topped hexagons in straight rows.

use super::grid::Grid;
use super::grid_view::{CellOutline, CellRow, GridView};
use super::hex::{HexGrid, OUTLINE};
use super::hex_background::{HexBackground, HexLabels};
use super::marks::ring;
use super::viewport::Viewport;
use yew::prelude::*;

impl GridView for HexGrid {
    type Decoration = ();

    const OUTLINE: CellOutline = CellOutline::Path(OUTLINE);

    fn class(self) -> &'static str {
        "hexes"
    }

    fn columns(self) -> u16 {
        self.column_count
    }

    fn rows(self) -> Vec<CellRow> {
        let row = |y: u16| {
            let cell = |column: u16| (self.row_start(y) + column, column);
            CellRow {
                key: y.into(),
                label: Some(self.row_label(y)),
                cells: (0..self.row_length(y)).map(cell).collect(),
            }
        };
        (0..self.row_count).map(row).collect()
    }

    fn background(self, (): &()) -> Html {
        html! { <HexBackground grid={self} /> }
    }

    fn focus_ring(self, at: u16) -> Html {
        ring(OUTLINE, self.center(at), "0.94")
    }

    fn labels(self, view: Viewport) -> Html {
        html! { <HexLabels grid={self} {view} /> }
    }
}
