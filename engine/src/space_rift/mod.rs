//! Space Rift: a battle of two fleets on hexes, with hidden hands, dice, and a rift that drifts.
//!
//! The rules are in `RULES.md`; each file of `play` is one of its chapters.
//!
//! The shape: a *table* holds what never changes (figures, cards, the
//! scenario: who fields which unit, features, the sides' numbers), and a [`state::State`] what
//! does. Units are numbered over both sides ([`unit::UnitId`]); hex and ships stand in
//! [`unit::Unit`], flags are sets of units ([`unit::UnitSet`]) in [`state::Public`]. Play is a
//! machine that runs until somebody has a choice: the turn's [`state::Phase`], over it the rolls
//! being resolved ([`exchange::Exchange`]), over them a choice that a card asks for
//! ([`state::Task`]).

pub mod action;
pub mod cards;
pub mod content;
pub mod dice;
pub mod drift;
pub mod effect;
pub mod event;
pub mod exchange;
pub mod field;
pub mod figures;
mod lay;
pub mod options;
pub mod orders;
pub mod play;
pub mod refusal;
pub mod scenario;
mod setup;
pub mod sight;
pub mod state;
pub mod table;
pub mod unit;
