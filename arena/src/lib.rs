//! Bots against bots: who wins how often, on which board, from which seat, with which pieces.
//!
//! A tool for people who build the games; `cargo xtask arena` runs it. In reading order:

pub mod args;

pub mod dispatch;
pub mod finished_game;
pub mod game_timeline;
pub mod tournament;

pub mod arena_report;
pub mod evaluation_fit;
pub mod interval;
pub mod paired_deals;
pub mod round_stats;
pub mod text_tables;
