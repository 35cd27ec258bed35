//! Sessions as text: save files to keep, short codes to share.
//!
//! Both contain the same data: the game and the version of its rules, the options, the seed, the
//! draws of the deal or the position in which it began, and the log. Loading replays the whole log,
//! so the result is either a session that was really played or a [`SaveError`]. This module works
//! for any single game; [`crate::registry`] reads saves of all of them.
//!
//! ```
//! use engine::game::Game;
//! use engine::rift::{Rift, options::Options};
//! use engine::save::{decode, encode, share_code};
//! use engine::session::Session;
//!
//! let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
//! let session = Session::new(game, 7);
//!
//! assert_eq!(decode::<Rift>(&encode(&session))?, session);
//! let code = share_code::encode(&session).ok_or("a partial session has no code")?;
//! assert_eq!(share_code::decode::<Rift>(&code)?, session);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Storing files is the page's task.

mod action_coder;
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
