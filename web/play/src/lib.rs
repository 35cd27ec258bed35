//! A running table of any game: its session, who sits where, bots, the clock, keeping it saved.
//! Knows no game; what a game looks like stands in its own room.

pub mod bot;
pub mod choice;
pub mod clock;
pub mod desk;
pub mod direct;
#[cfg(any(test, feature = "testing"))]
pub mod drawn;
pub mod game_ui;
pub mod games;
pub mod hands;
#[cfg(any(test, feature = "testing"))]
pub mod heard;
pub mod hint;
pub mod keys;
pub mod learn;
pub mod line;
pub mod onlook;
pub mod onlooker;
pub mod replay;
pub mod rooms;
pub mod rules;
pub mod run;
pub mod seats;
pub mod setup;
pub mod share;
pub mod sitting;
#[cfg(test)]
#[path = "../../../engine/tests/support/mod.rs"]
mod support;
pub mod table;
pub mod tabs;
pub mod text;
