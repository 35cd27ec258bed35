//! Sessions written down: a file for keeping, a short code for sharing.
//!
//! Both hold the same: the game and the version of its rules, the options, the seed, the draws of
//! the deal or the position in which it began, and the log. Reading plays the whole log again, so what is read is either a session
//! that was really played or a [`SaveError`]; nothing in between, and nothing is ever changed by a
//! file that is refused. This module knows no game; [`crate::registry`] asks it for each.
//!
//! Not here: where files are kept, and pictures of a state.

mod byte_model;
mod checked_base64;
mod checksum;
mod code_header;
mod error;
pub mod link;
mod range_coder;
mod rules_version;
mod save_file;
pub mod share_code;
pub mod text_codec;

pub use error::SaveError;
pub use save_file::{MAX_BYTES, SaveFile, decode, encode};
