//! The text version of a match of Saga: its text model. Rendering and commands are in
//! `web/match_text`.

mod mats;
mod orders;
mod pieces;
mod places;
mod state;
mod text_model;

pub use orders::target_hex;
pub use text_model::text_model;
