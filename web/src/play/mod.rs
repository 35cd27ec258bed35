//! A running table of any game: its session, who sits where, bots, the clock, keeping it saved.
//! Knows no game; what a game looks like stands in its own room.

pub mod bot;
pub mod clock;
pub mod desk;
pub mod hint;
pub mod line;
pub mod onlooker;
pub mod replay;
pub mod run;
pub mod sitting;
pub mod tabs;

pub use desk::{Deed, Desk};
pub use run::{Hosted, Run, is_forced, is_human, use_run};
