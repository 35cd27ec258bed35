//! Panels that any game uses. Knows no game.

mod dialog;

pub use dialog::Dialog;
