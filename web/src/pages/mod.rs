//! The pages around a game, and the pure text work behind them.
pub mod gallery;
pub mod rules_text;
