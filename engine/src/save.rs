//! Sessions written down: a file for keeping, a short code for sharing.
//!
//! Both hold the same: the game and the version of its rules, the options, the seed, the draws of
//! the deal or the position in which it began, and the log. Reading plays the whole log again, so what is read is either a session
//! that was really played or a [`SaveError`]; nothing in between, and nothing is ever changed by a
//! file that is refused. This module knows no game; [`crate::suite`] asks it for each.
//!
//! Not here: where files are kept, and pictures of a state.

pub mod code;
mod error;
mod file;
mod letters;
pub mod link;
mod mend;
pub mod parcel;
mod range;
mod rules;
mod seed;
mod sum;

pub use error::SaveError;
pub use file::{MAX_BYTES, Saved, decode, encode};
