//! Rendering of square boards.

use super::grid_view::{CellOutline, CellRow, GridView};
use super::square::{SquareGrid, row_label};
use super::square_background::SquareBackground;
use super::square_labels::SquareLabels;
use super::viewport::Viewport;
use yew::prelude::*;

impl GridView for SquareGrid {
    /// The number of squares between two stronger lines; 0 for none.
    type Decoration = u16;

    const OUTLINE: CellOutline = CellOutline::Square;

    fn class(self) -> &'static str {
        size_class(self)
    }

    fn columns(self) -> u16 {
        self.width
    }

    fn rows(self) -> Vec<CellRow> {
        let row = |y: u16| {
            let cell = |column: u16| (y * self.width + column, column);
            CellRow {
                key: y.into(),
                label: Some(row_label(y)),
                cells: (0..self.width).map(cell).collect(),
            }
        };
        (0..self.height).map(row).collect()
    }

    fn background(self, major: &u16) -> Html {
        html! { <SquareBackground grid={self} major={*major} /> }
    }

    fn focus_ring(self, at: u16) -> Html {
        let bounds = self.bounds(at);
        html! {
            <g class="board-ring" aria-hidden="true" transform={format!("translate({} {})", bounds.x, bounds.y)}>
                <rect class="board-ring-gap" x="3" y="3" width="94" height="94" rx="8" />
                <rect class="board-ring-line" x="3" y="3" width="94" height="94" rx="8" />
            </g>
        }
    }

    fn labels(self, view: Viewport) -> Html {
        html! { <SquareLabels grid={self} {view} /> }
    }
}

/// Returns the CSS size class of a board by its longer side. Style sheets omit detail on large
/// boards.
const fn size_class(grid: SquareGrid) -> &'static str {
    let side = if grid.width > grid.height {
        grid.width
    } else {
        grid.height
    };
    match side {
        0..=8 => "cols-8",
        9..=12 => "cols-12",
        13..=16 => "cols-16",
        17.. => "cols-32",
    }
}
