//! Exodus: Proxima Centauri: empires of two to six seats on a star map, with sealed choices,
//! a Council, technologies, blueprints, and two Conquest stages a turn.
//!
//! The rules are in `RULES.md`; each file of `play` is one of its chapters.
//!
//! The shape: a *table* holds what never changes (figures, map, cards), and a [`state::State`] what
//! does. A hex is a number in the canonical order of the map ([`star::HexId`]), a ship a number
//! that names its seat and type ([`ship::ShipId`]). Play is a machine that runs until somebody has
//! a choice: the turn's [`step::Step`], and over it what cards and actions ask for first
//! ([`step::Task`]). Sealed choices lie in the [`state::Plan`] of a seat until all have committed.

pub mod action;
pub mod blueprint;
pub mod cards;
pub mod chart;
pub mod content;
pub mod effect;
pub mod event;
pub mod figures;
mod lay;
pub mod mat;
pub mod meta;
pub mod options;
mod packing;
pub mod part;
pub mod play;
pub mod refusal;
mod setup;
pub mod shape;
pub mod ship;
pub mod star;
pub mod state;
pub mod step;
pub mod table;
pub mod tech;

pub use table::Exodus;
