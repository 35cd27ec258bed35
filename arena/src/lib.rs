//! Plays bots against bots and reports the win shares by player, board, seat and pieces.
//!
//! A tool for developers of the games, run by `cargo xtask arena`. The modules in reading order:

pub mod args;
pub mod program;

pub mod dispatch;
pub mod finished_game;
pub mod game_timeline;
pub mod tournament;

pub mod arena_report;
pub mod common_deals;
pub mod evaluation_fit;
pub mod interval;
pub mod paired_deals;
pub mod round_stats;
pub mod text_tables;

pub mod training;
