//! The text version of a match of Centauri Rift: its account, and the page that tells it. What the
//! page looks like, and what a command means, is the business of `web/play/src/text`.

mod orders;
mod ships;
mod squares;
mod text_model;

pub use text_model::text_model;
