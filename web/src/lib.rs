//! The page: draws views, sends actions, computes no legality.
pub mod app;
pub mod board;
pub mod games;
pub mod icon;
pub mod l10n;
pub mod live;
pub mod pages;
pub mod panic;
pub mod route;
pub mod store;
