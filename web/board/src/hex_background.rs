//! The background and coordinates of a hex board. The letters of the rows and the numbers of the
//! columns stay at the edge while the board is zoomed and panned. Each hexagon also shows its name,
//! small.

use super::grid::Grid;
use super::hex::{HALF_HEIGHT, HexGrid, LABEL_MARGIN, ROW_PITCH};
use super::viewport::Viewport;
use std::fmt::Write;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct HexBackgroundProps {
    pub grid: HexGrid,
}

/// Renders cells in two subtle tones, grid lines, and names where they are legible. They are
/// rendered once per board size.
#[component]
pub fn HexBackground(props: &HexBackgroundProps) -> Html {
    let grid = props.grid;
    let name = |index: u16| {
        let (x, y) = grid.center(index);
        html! { <text x={x.to_string()} y={(y + 48).to_string()}>{ grid.name(index) }</text> }
    };
    html! {
        <g class="ground hex-ground" aria-hidden="true">
            <path class="ground-rim" d={outlines(grid, |_| true)} />
            <path class="ground-field" d={outlines(grid, |row| row % 2 == 0)} />
            <path class="ground-alt" d={outlines(grid, |row| row % 2 == 1)} />
            <path class="ground-lines" d={outlines(grid, |_| true)} />
            <g class="hex-names detail">{ for (0..grid.count()).map(name) }</g>
        </g>
    }
}

/// Returns the hexagons of the chosen rows as one path.
fn outlines(grid: HexGrid, is_included: impl Fn(u16) -> bool) -> String {
    let mut path = String::new();
    for index in (0..grid.count()).filter(|&index| is_included(grid.column_row(index).1)) {
        let (x, y) = grid.center(index);
        // The outline without its first move; writing to a string cannot fail.
        write!(path, "M{x} {}l50 29v58l-50 29-50-29v-58z", y - HALF_HEIGHT).ok();
    }
    path
}

#[derive(Properties, PartialEq)]
pub struct HexLabelsProps {
    pub grid: HexGrid,
    /// The visible part of the board.
    pub view: Viewport,
}

/// Renders numbers along the top, smaller for the rows in between, and letters along the left.
/// Labels outside the viewport are omitted.
#[component]
pub fn HexLabels(props: &HexLabelsProps) -> Html {
    let HexLabelsProps { grid, view } = props;
    let (extent, margin) = (grid.extent(), f64::from(LABEL_MARGIN) / 2.0);
    let number = |index: u16| {
        let (column, row) = grid.column_row(index);
        let (x, _) = view.to_frame(f64::from(grid.center(index).0), 0.0);
        let is_visible = x > extent.x + 2.0 * margin && x < extent.x + extent.width;
        let class = (row == 1).then_some("hex-between");
        is_visible.then(|| label(x, extent.y + margin + 8.0, class, (column + 1).to_string()))
    };
    let letter = |row: u16| {
        let row_y = f64::from(i32::from(row) * ROW_PITCH + HALF_HEIGHT);
        let (_, y) = view.to_frame(0.0, row_y);
        let is_visible = y > extent.y + 2.0 * margin && y < extent.y + extent.height;
        is_visible.then(|| label(extent.x + margin, y + 8.0, None, grid.row_label(row)))
    };
    let numbered = (0..grid.row_start(2)).filter(|&index| index < grid.count());
    html! {
        <g class="board-labels hex-labels" aria-hidden="true">
            { for numbered.filter_map(number) }
            { for (0..grid.row_count).filter_map(letter) }
        </g>
    }
}

fn label(x: f64, y: f64, class: Option<&'static str>, text: String) -> Html {
    html! { <text {class} x={format!("{x:.0}")} y={format!("{y:.0}")}>{ text }</text> }
}
