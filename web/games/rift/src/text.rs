//! The text model of a match of Centauri Rift. Rendering and commands are in `web/match_text`.

mod orders;
mod ships;
mod squares;
mod text_model;

pub use text_model::text_model;
