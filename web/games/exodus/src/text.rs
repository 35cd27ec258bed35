//! The text version of a match of Exodus: its text model. Rendering and commands are in
//! `web/play/src/text`.

mod empires;
mod hexes;
mod orders;
mod ships;
mod text_model;

pub use text_model::text_model;
