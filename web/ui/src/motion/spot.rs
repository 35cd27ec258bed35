//! Drawings by their names, and places as movements write them.

use super::beat::{Effect, along};
use yew::prelude::*;

/// A place in board units.
type Place = (i32, i32);

/// The selector of a drawing on the board.
#[must_use]
pub fn piece(name: &str) -> String {
    format!("[data-piece=\"{name}\"]")
}

/// The name of something that is drawn once more.
#[must_use]
pub fn lost(name: &str) -> String {
    format!("lost-{name}")
}

/// A place, as the transform of a drawing.
#[must_use]
pub fn place((x, y): Place) -> String {
    format!("translate({x} {y})")
}

/// A place, as a key frame.
#[must_use]
pub fn shift((x, y): Place) -> String {
    format!("translate({x}px, {y}px)")
}

/// A figure that comes or goes, rising by a place from so far below it to so far above.
#[must_use]
pub fn rising(at: Place, (below, above): (i32, i32), figure: Html) -> Effect {
    Effect::new(place(at), figure)
        .moving(along([shift((0, below)), shift((0, -above))]))
        .seen(&[1.0, 1.0, 1.0, 0.0])
}
