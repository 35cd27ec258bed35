//! The text model of a match of Space Rift. Rendering and commands are in `web/play/src/text`.

mod hexes;
mod orders;
mod status;
mod text_model;
mod units;

pub use text_model::text_model;
