//! The text version of a match of Exodus: its text model. Rendering and commands are in
//! `web/match_text`.

mod empires;
mod hexes;
mod orders;
mod ships;
mod text_model;

pub use text_model::text_model;
