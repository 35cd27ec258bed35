//! The page: draws views, sends actions, computes no legality.
pub mod app;
pub mod board;
pub mod clock;
pub mod console;
pub mod fetch;
pub mod games;
pub mod icon;
pub mod l10n;
pub mod live;
pub mod motion;
pub mod pages;
pub mod panic;
pub mod part;
pub mod play;
pub mod route;
pub mod sound;
pub mod store;
