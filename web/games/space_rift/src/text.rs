//! The text version of a match of Space Rift: its account, and the page that tells it. What the page
//! looks like, and what a command means, is the business of `web/play/src/text`.

mod account;
mod hexes;
mod orders;
mod stands;
mod units;

pub use account::account;
