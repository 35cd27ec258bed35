//! The text model of a match of Space Rift. Rendering and commands are in `web/match_text`.

mod hexes;
mod orders;
mod status;
mod text_model;
mod units;

pub use text_model::text_model;
