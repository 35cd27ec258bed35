//! The page: draws views, sends actions, computes no legality.
pub mod api;
pub mod app;
pub mod direct;
pub mod games;
pub mod learn;
pub mod pages;
pub mod play;
pub mod program;
pub mod rules;
pub mod setup;
pub mod share;
#[cfg(test)]
#[path = "../../engine/tests/support/mod.rs"]
mod support;
pub mod text;
