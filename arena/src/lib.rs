//! Bots against bots: who wins how often, on which board, from which seat, with which pieces.
//!
//! A tool for people who build the games; `cargo xtask arena` runs it. In reading order:

pub mod order;

pub mod bout;
pub mod course;
pub mod ladder;
pub mod suite;

pub mod fit;
pub mod interval;
pub mod pairs;
pub mod rounds;
pub mod score;
pub mod table;
