//! Selectors of drawings, and points as CSS and SVG transforms.

use super::animation_step::{TransientDrawing, keyframes};
use yew::prelude::*;

/// A point in board units, as x and y.
type Place = (i32, i32);

/// The CSS selector of a named drawing on the board.
#[must_use]
pub fn piece_selector(name: &str) -> String {
    format!("[data-piece=\"{name}\"]")
}

/// The name of a second, transient drawing of the same piece.
#[must_use]
pub fn ghost_name(name: &str) -> String {
    format!("lost-{name}")
}

/// A point as a `transform` attribute.
#[must_use]
pub fn translate((x, y): Place) -> String {
    format!("translate({x} {y})")
}

/// A point as a CSS transform for a key frame.
#[must_use]
pub fn translate_px((x, y): Place) -> String {
    format!("translate({x}px, {y}px)")
}

/// A number that appears or disappears while it rises from `below` to `above`, relative to a point.
#[must_use]
pub fn rising_figure(at: Place, (below, above): (i32, i32), figure: Html) -> TransientDrawing {
    TransientDrawing::new(translate(at), figure)
        .with_transform(keyframes([
            translate_px((0, below)),
            translate_px((0, -above)),
        ]))
        .with_opacity(&[1.0, 1.0, 1.0, 0.0])
}
