//! The coordinates of a square board. They stay at the edge while the board is zoomed and panned.

use super::grid::UNIT;
use super::square::{LABEL_MARGIN, SquareGrid, column_label, row_label};
use super::viewport::Viewport;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SquareLabelsProps {
    pub grid: SquareGrid,
    /// The visible part of the board.
    pub view: Viewport,
}

/// Renders letters along the top, numbers along the left. Labels outside the viewport are omitted.
#[component]
pub fn SquareLabels(props: &SquareLabelsProps) -> Html {
    let SquareLabelsProps { grid, view } = props;
    let (extent, margin) = (grid.extent(), f64::from(LABEL_MARGIN) / 2.0);
    let center_of = |i: u16| (f64::from(i) + 0.5) * f64::from(UNIT);
    let column = |i: u16| {
        let (x, _) = view.to_frame(center_of(i), 0.0);
        let is_visible = x > extent.x + margin && x < extent.x + extent.width;
        is_visible.then(|| label(x, extent.y + margin + 7.0, column_label(i)))
    };
    let row = |i: u16| {
        let (_, y) = view.to_frame(0.0, center_of(i));
        let is_visible = y > extent.y + 2.0 * margin && y < extent.y + extent.height;
        is_visible.then(|| label(extent.x + margin, y + 7.0, row_label(i)))
    };
    html! {
        <g class="board-labels" aria-hidden="true">
            { for (0..grid.width).filter_map(column) }
            { for (0..grid.height).filter_map(row) }
        </g>
    }
}

fn label(x: f64, y: f64, text: String) -> Html {
    html! { <text x={format!("{x:.0}")} y={format!("{y:.0}")}>{ text }</text> }
}
