//! The rules of four board games, as pure values and functions.
//!
//! The crate performs no I/O, reads no clock, starts no threads and draws no randomness on its own.
//! A game is a type that implements [`game::Game`]: its value holds fixed options, its state is
//! flat plain data, and actions turn one state into the next. Every random outcome is requested
//! from a [`chance::Chance`] and recorded, so the same log always gives the same state, natively
//! and in WebAssembly.
//!
//! ```
//! use engine::game::Game;
//! use engine::registry::decode_any;
//! use engine::rift::{Rift, options::Options};
//! use engine::save::share_code;
//! use engine::session::Session;
//!
//! // Play the first legal action ten times, then share the match as a line of text.
//! let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
//! let mut session = Session::new(game, 7);
//! for _ in 0..10 {
//!     let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
//!     session.act(seat, session.legal_actions(seat)[0])?;
//! }
//! let code = share_code::encode(&session).ok_or("a partial session has no code")?;
//! assert_eq!(decode_any(&code)?.fingerprint(), session.fingerprint());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read in this order: [`game`], [`session`], then a game's `RULES.md` and its `play` folder. The
//! programs in `engine/examples/` play a random game, match a custom bot against a shipped one, and
//! replay a save file.

#![warn(missing_docs)]

pub mod arena_setup;
pub mod args;
pub mod bots;
pub mod chance;
pub mod components;
pub mod content_id;
pub mod daily_puzzle;
pub mod description;
pub mod error;
pub mod error_reason;
#[allow(missing_docs, reason = "fields and variants are named after the rules")]
pub mod exodus;
pub mod game;
pub mod game_history;
pub mod grid;
pub mod json_api;
pub mod lesson;
pub mod load;
pub mod pack;
pub mod registry;
#[allow(missing_docs, reason = "fields and variants are named after the rules")]
pub mod rift;
pub mod rule;
#[allow(missing_docs, reason = "fields and variants are named after the rules")]
pub mod saga;
pub mod save;
#[cfg(feature = "schema")]
pub mod schema;
pub mod session;
#[allow(missing_docs, reason = "fields and variants are named after the rules")]
pub mod space_rift;
