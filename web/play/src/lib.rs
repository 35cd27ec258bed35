//! A running table of any game: its session, who sits where, bots, the clock, keeping it saved.
//! Knows no game; what a game looks like stands in its own room.

pub mod bot;
pub mod choice;
pub mod clock;
pub mod desk;
pub mod direct;
pub mod eyes;
mod game_ui;
pub mod games;
pub mod hands;
#[cfg(any(test, feature = "testing"))]
pub mod heard;
pub mod hint;
pub mod learn;
pub mod line;
pub mod onlook;
pub mod onlooker;
pub mod replay;
pub mod rules;
pub mod run;
pub mod setup;
pub mod share;
pub mod sitting;
#[cfg(test)]
#[path = "../../../engine/tests/support/mod.rs"]
mod support;
pub mod table;
pub mod tabs;
pub mod text;

pub use choice::{Bond, undoer};
pub use desk::{Deed, Desk};
pub use eyes::Eyes;
pub use game_ui::GameUi;
pub use run::{Run, is_human, use_run};

use derive_where::derive_where;
use engine::game::Game;
use engine::session::Session;
use std::rc::Rc;
use store::SaveRecord;
use yew::prelude::*;

/// An opened session, handed over once.
#[derive_where(Clone)]
pub struct Opened<G: Game>(pub Rc<Session<G>>);

impl<G: Game> PartialEq for Opened<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A running match and where it is kept.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct TableProps<G: Game + 'static> {
    /// The save that it is kept in.
    pub record: SaveRecord,
    /// The match, as it was opened; compared by its save only.
    pub opened: Opened<G>,
}
