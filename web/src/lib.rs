//! The page: draws views, sends actions, computes no legality.

pub mod api;
pub mod app;
pub mod chunks;
pub mod games;
pub mod pages;
