//! Bots against bots: who wins how often, on which board, from which seat, with which pieces.
//!
//! A tool for people who build the games; `cargo xtask arena` runs it. In reading order:

pub mod order;
pub mod ring;

pub mod bout;
pub mod course;
pub mod ladder;
pub mod suite;

mod exodus;
pub mod fit;
pub mod interval;
pub mod pairs;
pub mod rounds;
mod saga;
pub mod score;
mod space_rift;
pub mod table;

mod rift;
