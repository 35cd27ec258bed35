//! Selectors of drawings, and points as CSS and SVG transforms.

use super::animation_step::{TransientDrawing, keyframes};
use yew::prelude::*;

/// A point in board units, as x and y.
type Point = (i32, i32);

/// Returns the CSS selector of a named drawing on the board.
#[must_use]
pub fn piece_selector(name: &str) -> String {
    format!("[data-piece=\"{name}\"]")
}

/// Returns the name of a second, transient drawing of the same piece.
#[must_use]
pub fn ghost_name(name: &str) -> String {
    format!("lost-{name}")
}

/// Returns a point as a `transform` attribute.
#[must_use]
pub fn translate((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// Returns a point as a CSS transform for a key frame.
#[must_use]
pub fn translate_px((x, y): Point) -> String {
    format!("translate({x}px, {y}px)")
}

/// Returns a number that appears or disappears while it rises from `below` to `above`, relative to
/// a point.
#[must_use]
pub fn rising_figure(point: Point, (below, above): (i32, i32), figure: Html) -> TransientDrawing {
    TransientDrawing::new(translate(point), figure)
        .with_transform(keyframes([
            translate_px((0, below)),
            translate_px((0, -above)),
        ]))
        .with_opacity(&[1.0, 1.0, 1.0, 0.0])
}
