//! The text version of a match of Saga: its account, and the page that tells it. What the page looks
//! like, and what a command means, is the business of `web/play/src/text`.

mod account;
mod mats;
mod orders;
mod pieces;
mod places;
mod state;

pub use account::account;
pub use orders::place_of;
