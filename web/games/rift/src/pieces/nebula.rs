//! Nebulae: adjacent squares merge, with a sharp border, because the border affects the rules.

use board::{SquareGrid, UNIT};
use yew::prelude::*;

/// Draws the nebula over the given squares.
pub fn nebula(grid: SquareGrid, squares: &[u16]) -> Html {
    let body = body(grid, squares);
    let dots: String = squares.iter().map(|square| dots(grid, *square)).collect();
    html! {
        <g class="nebula">
            <path class="nebula-rim" d={body.clone()} />
            <path class="nebula-body" d={body} />
            { for squares.iter().map(|square| glow(grid, *square)) }
            <path class="nebula-dust" d={dots} />
        </g>
    }
}

/// Returns one path: a rounded field per square, bridges to the east and south, and fills where
/// four squares meet.
fn body(grid: SquareGrid, squares: &[u16]) -> String {
    let is_inside = |square: Option<u16>| square.is_some_and(|square| squares.contains(&square));
    let mut body = String::new();
    for &square in squares {
        let (x, y) = grid.center(square);
        body += &format!(
            "M{} {}h32q30 0 30 30v32q0 30-30 30h-32q-30 0-30-30v-32q0-30 30-30z",
            x - 16,
            y - 46
        );
        let (east, south) = (
            is_inside(grid.step(square, 1, 0)),
            is_inside(grid.step(square, 0, 1)),
        );
        if east {
            body += &format!("M{x} {}h{UNIT}v92h-{UNIT}z", y - 46);
        }
        if south {
            body += &format!("M{} {y}h92v{UNIT}h-92z", x - 46);
        }
        if east && south && is_inside(grid.step(square, 1, 1)) {
            body += &format!("M{x} {y}h{UNIT}v{UNIT}h-{UNIT}z");
        }
    }
    body
}

/// Draws a soft light near the center of a square; its position varies by square but is the same in
/// every drawing.
fn glow(grid: SquareGrid, square: u16) -> Html {
    let (x, y) = grid.center(square);
    let seed = i32::from(square) * 37 + i32::from(square / grid.width.max(1)) * 11;
    let (dx, dy, turn) = (seed % 31 - 15, seed % 23 - 11, seed % 180);
    let at = format!(
        "translate({} {}) rotate({turn}) scale(1.25 0.8)",
        x + dx,
        y + dy
    );
    html! { <circle class="nebula-glow" fill="url(#nebula-fill)" r="36" transform={at} /> }
}

fn dots(grid: SquareGrid, square: u16) -> String {
    let (x, y) = grid.center(square);
    let dot = |i: i32| {
        let seed = i32::from(square) * 53 + i * 29;
        format!("M{} {}h.1", x + seed * 7 % 81 - 40, y + seed * 13 % 79 - 39)
    };
    (0..4).map(dot).collect()
}
