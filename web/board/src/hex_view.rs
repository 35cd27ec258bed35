//! How hexagons in straight rows look on the page.

use super::face::{Face, Outline, Row};
use super::grid::Grid;
use super::hex::{HexGrid, OUTLINE};
use super::hex_ground::{HexGround, HexLabels};
use super::marks::{Forms, Free};
use super::view::ring;
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

/// The marks of hexagons.
pub const FORMS: Forms = Forms {
    told: "0.95",
    legal: "0.9",
    selected: "0.94",
    hatched: "M-47-12L-8-50M-47 20L24-42M-38 44L42-28M-12 50L47 0M20 42L47 22",
    free: Free::Dot,
    corners: "M-46-4V-27L-26-39M26-39L46-27V-4M-20-42L0-54 20-42M46 8V27L26 39M-26 39L-46 27V8M-20 42L0 54 20 42",
};
