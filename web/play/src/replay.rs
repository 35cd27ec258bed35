//! A game that is watched again: where in its log one is, how one moves about in it, its log, its
//! charts, and what a good player thinks of it. Knows no game; the board of a position stands in the
//! game's own room, and what a game says is asked of [`GameUi`](crate::game_ui::GameUi).

mod branch;
mod curves;
mod film;
mod finale;
mod findings;
mod head;
mod keys;
mod log;
mod panel;
mod past;
mod player;
mod review;
mod screening;
mod scrubber;
mod show;
mod tabs;
mod transport;

pub use film::Film;
pub use finale::Finale;
pub use keys::use_player_keys;
pub use past::use_past_stand;
pub use player::{Course, Cue, Player, Speed, Stride, use_player};
pub use review::{Answer, Matter, Question, Review, Stage, use_review};
pub use screening::{ReplayFrame, Screening, use_screening};
pub use scrubber::{Scrubber, Tick};
pub use transport::Transport;

use crate::game_ui::Opened;

use derive_where::derive_where;
use engine::game::Game;
use store::SaveRecord;
use yew::prelude::*;

/// A match and where it is kept.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ReplayProps<G: Game + 'static> {
    /// Where it is kept.
    pub record: SaveRecord,
    /// The match, as it was opened.
    pub opened: Opened<G>,
    /// The position to begin at; one that is over begins at its beginning, another where it stands.
    pub at: Option<usize>,
}
