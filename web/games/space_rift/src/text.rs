//! The text version of a match of Space Rift: its account, and the page that tells it. What the page
//! looks like, and what a command means, is the business of `web/play/src/text`.

mod hexes;
mod orders;
mod status;
mod text_model;
mod units;

pub use text_model::text_model;
