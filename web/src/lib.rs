//! The page: draws views, sends actions, computes no legality.
pub mod app;
pub mod board;
pub mod games;
pub mod icon;
pub mod pages;
