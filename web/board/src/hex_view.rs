//! How hexagons in straight rows look on the page.

use super::face::{Face, Outline, Row};
use super::grid::Grid;
use super::hex::{HexGrid, OUTLINE};
use super::hex_ground::{HexGround, HexLabels};
use super::marks::ring;
use super::viewport::Viewport;
use yew::prelude::*;

impl Face for HexGrid {
    type Sign = ();

    const OUTLINE: Outline = Outline::Path(OUTLINE);

    fn class(self) -> &'static str {
        "hexes"
    }

    fn columns(self) -> u16 {
        self.columns
    }

    fn rows(self) -> Vec<Row> {
        let row = |y: u16| {
            let cell = |column: u16| (self.row_start(y) + column, column);
            Row {
                key: y.into(),
                label: Some(self.row_label(y)),
                cells: (0..self.row_length(y)).map(cell).collect(),
            }
        };
        (0..self.rows).map(row).collect()
    }

    fn ground(self, (): &()) -> Html {
        html! { <HexGround grid={self} /> }
    }

    fn ring(self, at: u16) -> Html {
        ring(OUTLINE, self.center(at), "0.94")
    }

    fn labels(self, view: Viewport) -> Html {
        html! { <HexLabels grid={self} {view} /> }
    }
}
