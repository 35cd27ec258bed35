//! The rules of the house's board games, as pure values and functions.
//!
//! The crate has no I/O, clock, threads or ambient randomness. A game is a
//! table ([`game::Game`]) with fixed options, a flat state, and actions that
//! turn one state into the next; every outcome of chance is asked from a
//! [`chance::Chance`] and recorded, so the same log always gives the same
//! state, natively and in WebAssembly.
//!
//! Read in this order: [`game`], [`session`], then a game's `RULES.md` and its
//! `play` folder.

pub mod args;
pub mod bots;
pub mod chance;
pub mod chronicle;
pub mod drive;
pub mod error;
pub mod exodus;
pub mod game;
pub mod grid;
pub mod kit;
pub mod lesson;
pub mod load;
pub mod pack;
pub mod puzzle;
pub mod reason;
pub mod rift;
pub mod ring;
pub mod rule;
pub mod saga;
pub mod save;
pub mod session;
pub mod space_rift;
pub mod suite;
