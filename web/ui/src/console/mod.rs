//! Panels that any game uses. Knows no game.

pub mod card;
pub mod chart;
mod dialog;
pub mod dice;
pub mod glyph;
pub mod goals;
mod heading;
mod pace;
mod sample;
pub mod seat;
mod shut;
mod strip;
mod tab_strip;

pub use dialog::Dialog;
pub use heading::use_heading_focus;
pub use pace::PaceBar;
pub use sample::{SampleFrame, use_sample};
pub use shut::{shut, unless};
pub use strip::{keep_in_sight, use_in_sight, use_picked_in_sight};
pub use tab_strip::{TabSign, TabStrip};
