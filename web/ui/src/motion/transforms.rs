//! Drawings by their names, and places as movements write them.

use super::animation_step::{TransientDrawing, keyframes};
use yew::prelude::*;

/// A place in board units.
type Place = (i32, i32);

/// The selector of a drawing on the board.
#[must_use]
pub fn piece_selector(name: &str) -> String {
    format!("[data-piece=\"{name}\"]")
}

/// The name of something that is drawn once more.
#[must_use]
pub fn ghost_name(name: &str) -> String {
    format!("lost-{name}")
}

/// A place, as the transform of a drawing.
#[must_use]
pub fn translate((x, y): Place) -> String {
    format!("translate({x} {y})")
}

/// A place, as a key frame.
#[must_use]
pub fn translate_px((x, y): Place) -> String {
    format!("translate({x}px, {y}px)")
}

/// A figure that comes or goes, rising by a place from so far below it to so far above.
#[must_use]
pub fn rising_figure(at: Place, (below, above): (i32, i32), figure: Html) -> TransientDrawing {
    TransientDrawing::new(translate(at), figure)
        .with_transform(keyframes([
            translate_px((0, below)),
            translate_px((0, -above)),
        ]))
        .with_opacity(&[1.0, 1.0, 1.0, 0.0])
}
