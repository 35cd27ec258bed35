//! How hexagons with a corner on top look on the page, on a board that grows.

use super::face::{Face, Outline, Row};
use super::grid::Grid;
use super::marks::{Forms, Free};
use super::peak::{OUTLINE, PeakGrid, TALL};
use super::view::ring;
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

/// The marks of hexagons with a corner on top. The middle stays free: there is what a hexagon is about.
pub const FORMS: Forms = Forms {
    told: "0.96",
    legal: "0.93",
    selected: "0.96",
    hatched: "M-48-68L-21-84M-83-21L-20-84M-83 12L12-84M-83 38L34-78M-60 60L68-58M-39 75L83-44M-21 84L83-20M3 84L83 4M36 74L83 28",
    free: Free::Notches(
        "M70 0L81-10V10ZM-70 0L-81 10V-10ZM35-61L49-65 32-75ZM-35-61L-49-65-32-75ZM35 61L49 65 32 75ZM-35 61L-49 65-32 75Z",
    ),
    corners: "M-21-84L0-96 21-84M62-60L83-48V-24M83 24V48L62 60M21 84L0 96-21 84M-62 60L-83 48V24M-83-24V-48L-62-60",
};
