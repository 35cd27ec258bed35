//! The page: draws views, sends actions, computes no legality.
pub mod api;
pub mod app;
pub mod board;
pub mod clock;
pub mod console;
pub mod device;
pub mod direct;
pub mod edit;
pub mod fetch;
pub mod focus;
pub mod games;
pub mod ground;
pub mod icon;
pub mod keyboard;
pub mod l10n;
pub mod later;
pub mod learn;
pub mod live;
pub mod motion;
pub mod notices;
pub mod pack;
pub mod pages;
pub mod pairs;
pub mod panic;
pub mod part;
pub mod plain;
pub mod play;
pub mod remote;
pub mod route;
pub mod share;
pub mod sound;
pub mod store;
#[cfg(test)]
#[path = "../../engine/tests/support/mod.rs"]
mod support;
pub mod text;
