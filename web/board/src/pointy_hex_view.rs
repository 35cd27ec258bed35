//! Rendering of boards of pointy-topped hexagons that can grow.

use super::grid::Grid;
use super::grid_view::{CellOutline, CellRow, GridView};
use super::marks::ring;
use super::pointy_hex::{HALF_HEIGHT, OUTLINE, PointyHexGrid};
use std::fmt::Write;
use yew::prelude::*;

impl GridView for PointyHexGrid {
    type Decoration = ();

    const OUTLINE: CellOutline = CellOutline::Path(OUTLINE);

    fn class(self) -> &'static str {
        "peaks"
    }

    fn columns(self) -> u16 {
        self.size().0
    }

    fn rows(self) -> Vec<CellRow> {
        let row = |cells: Vec<u16>| CellRow {
            // The key depends on the content, because rows may be added above.
            key: cells.first().map_or(0, |cell| self.center(*cell).1),
            label: None,
            cells: cells
                .into_iter()
                .map(|index| (index, self.column_row(index).0))
                .collect(),
        };
        Self::rows(self).into_iter().map(row).collect()
    }

    fn background(self, (): &()) -> Html {
        html! { <PointyHexBackground grid={self} /> }
    }

    fn focus_ring(self, at: u16) -> Html {
        ring(OUTLINE, self.center(at), "0.95")
    }
}

#[derive(Properties, PartialEq)]
struct PointyHexBackgroundProps {
    grid: PointyHexGrid,
}

/// Renders subtle cells and grid lines below all layers. They are rendered again only when the
/// board grows.
#[component]
fn PointyHexBackground(props: &PointyHexBackgroundProps) -> Html {
    let all = outlines(props.grid);
    html! {
        <g class="ground peak-ground" aria-hidden="true">
            <path class="ground-field" d={all.clone()} />
            <path class="ground-lines" d={all} />
        </g>
    }
}

/// Returns all shown hexagons as one path.
#[must_use]
pub fn outlines(grid: PointyHexGrid) -> String {
    let mut path = String::new();
    for index in grid.all() {
        let (x, y) = grid.center(index);
        // The outline without its first move; writing to a string cannot fail.
        write!(
            path,
            "M{x} {}l87 50v100l-87 50-87-50v-100z",
            y - HALF_HEIGHT
        )
        .ok();
    }
    path
}
