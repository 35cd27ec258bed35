//! Tables of any game: session, players, bots, clock and storage, and also replays, lessons and
//! setup. Everything specific to a game is behind [`game_ui::GameUi`].

pub mod action_line;
pub mod bot;
pub mod choosing;
pub mod direct;
#[cfg(any(test, feature = "testing"))]
pub mod editor_checks;
#[cfg(any(test, feature = "testing"))]
pub mod end_checks;
pub mod game_ui;
pub mod games;
#[cfg(any(test, feature = "testing"))]
pub mod help_checks;
pub mod hint;
pub mod learn;
pub mod match_pages;
pub mod observer;
pub mod observer_api;
#[cfg(any(test, feature = "testing"))]
pub mod partial_session_checks;
pub mod problem_report;
#[cfg(any(test, feature = "testing"))]
pub mod random_decisions;
#[cfg(any(test, feature = "testing"))]
pub mod random_match;
pub mod record_handle;
#[cfg(any(test, feature = "testing"))]
pub mod render_checks;
pub mod replay;
pub mod rules;
pub mod running_table;
pub mod screens;
pub mod seats;
pub mod session_store;
pub mod setup;
pub mod share;
mod signature_note;
#[cfg(test)]
#[path = "../../../engine/tests/support/mod.rs"]
mod support;
pub mod table;
pub mod tabs;
