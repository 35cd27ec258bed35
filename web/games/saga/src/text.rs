//! The text version of a match of Saga: its account, and the page that tells it. What the page looks
//! like, and what a command means, is the business of `web/play/src/text`.

mod mats;
mod orders;
mod pieces;
mod places;
mod state;
mod text_model;

pub use orders::target_hex;
pub use text_model::text_model;
