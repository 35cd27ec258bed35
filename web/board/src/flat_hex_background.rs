//! The background of a board of flat-topped hexagons, with a small name in each.

use super::flat_hex::{FlatHexGrid, HALF_HEIGHT};
use super::grid::Grid;
use std::fmt::Write;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FlatHexBackgroundProps {
    pub grid: FlatHexGrid,
    /// The name of each hexagon, in the order of the grid.
    pub names: Rc<[AttrValue]>,
}

/// Renders cells in two subtle tones, grid lines, and names where they are legible. They are
/// rendered once per board.
#[component]
pub fn FlatHexBackground(props: &FlatHexBackgroundProps) -> Html {
    let FlatHexBackgroundProps { grid, names } = props;
    let name = |(index, name): (u16, &AttrValue)| {
        let (x, y) = grid.center(index);
        html! { <text x={x.to_string()} y={(y + 79).to_string()}>{ name.clone() }</text> }
    };
    let named = (0..grid.count()).zip(names.iter());
    html! {
        <g class="ground flat-ground" aria-hidden="true">
            <path class="ground-rim" d={outlines(*grid, |_| true)} />
            <path class="ground-field" d={outlines(*grid, |column| column % 2 == 0)} />
            <path class="ground-alt" d={outlines(*grid, |column| column % 2 == 1)} />
            <path class="ground-lines" d={outlines(*grid, |_| true)} />
            <g class="hex-names detail">{ for named.map(name) }</g>
        </g>
    }
}

/// Returns the hexagons of the chosen columns as one path.
fn outlines(grid: FlatHexGrid, is_included: impl Fn(u16) -> bool) -> String {
    let mut path = String::new();
    for index in (0..grid.count()).filter(|&index| is_included(grid.column_row(index).0)) {
        let (x, y) = grid.center(index);
        // The outline without its first move; writing to a string cannot fail.
        write!(
            path,
            "M{} {}h100l50 87-50 87h-100l-50-87z",
            x - 50,
            y - HALF_HEIGHT
        )
        .ok();
    }
    path
}
