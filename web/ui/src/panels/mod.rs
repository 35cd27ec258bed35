//! Panels that tables of all games use.

pub mod card;
pub mod chart;
mod combat_stage;
mod dialog;
pub mod dice;
mod disabled;
pub mod glyph;
pub mod goals;
mod heading;
mod order_panel;
mod pace;
mod sample;
mod scrolling;
pub mod seat;
mod status_strip;
mod tab_strip;

pub use combat_stage::CombatStage;
pub use dialog::{Dialog, is_dialog_open};
pub use disabled::{aria_disabled, unless_disabled};
pub use heading::use_heading_focus;
pub use order_panel::OrderPanel;
pub use pace::PaceBar;
pub use sample::{SampleFrame, use_sample};
pub use scrolling::{scroll_into_view, use_scroll_into_view, use_scroll_to_picked};
pub use status_strip::{StatusItem, StatusStrip};
pub use tab_strip::{TabLabel, TabStrip};
