//! How hexagons with a corner on top look on the page, on a board that grows.

use super::face::{Face, Outline, Row};
use super::grid::Grid;
use super::marks::ring;
use super::peak::{OUTLINE, PeakGrid, TALL};
use std::fmt::Write;
use yew::prelude::*;

impl Face for PeakGrid {
    type Sign = ();

    const OUTLINE: Outline = Outline::Path(OUTLINE);

    fn class(self) -> &'static str {
        "peaks"
    }

    fn columns(self) -> u16 {
        self.size().0
    }

    fn rows(self) -> Vec<Row> {
        let row = |cells: Vec<u16>| Row {
            // By what it holds, because more may come above it.
            key: cells.first().map_or(0, |cell| self.center(*cell).1),
            label: None,
            cells: cells
                .into_iter()
                .map(|index| (index, self.place(index).0))
                .collect(),
        };
        Self::rows(self).into_iter().map(row).collect()
    }

    fn ground(self, (): &()) -> Html {
        html! { <PeakGround grid={self} /> }
    }

    fn ring(self, at: u16) -> Html {
        ring(OUTLINE, self.center(at), "0.95")
    }
}

#[derive(Properties, PartialEq)]
struct GroundProps {
    grid: PeakGrid,
}

/// Quiet fields and lines below everything. Drawn anew only when the board grows.
#[component]
fn PeakGround(props: &GroundProps) -> Html {
    let all = outlines(props.grid);
    html! {
        <g class="ground peak-ground" aria-hidden="true">
            <path class="ground-field" d={all.clone()} />
            <path class="ground-lines" d={all} />
        </g>
    }
}

/// All shown hexagons as one path.
#[must_use]
pub fn outlines(grid: PeakGrid) -> String {
    let mut path = String::new();
    for index in grid.all() {
        let (x, y) = grid.center(index);
        // The outline without its beginning; writing into a string cannot fail.
        write!(path, "M{x} {}l87 50v100l-87 50-87-50v-100z", y - TALL).ok();
    }
    path
}
