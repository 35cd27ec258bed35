//! The text version of a match of Exodus: its account, and the page that tells it. What the page looks
//! like, and what a command means, is the business of `web/play/src/text`.

mod empires;
mod hexes;
mod orders;
mod ships;
mod text_model;

pub use text_model::text_model;
