//! Panels that any game uses. Knows no game.

pub mod chart;
mod dialog;
mod heading;
mod pace;
pub mod seat;

pub use dialog::Dialog;
pub use heading::use_heading_focus;
pub use pace::PaceBar;
