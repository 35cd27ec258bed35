//! A game that is watched again: where in its log one is, how one moves about in it, its log, its
//! charts, and what a good player thinks of it. Knows no game; the board of a position stands in the
//! game's own room, and what a game says is asked of [`GameUi`](crate::game_ui::GameUi).

mod branch;
mod charts;
mod cursor;
mod finale;
mod keys;
mod past_snapshot;
mod replay_animation;
mod replay_head;
mod replay_log;
mod replay_tabs;
mod replay_view;
mod review;
mod review_findings;
mod review_panel;
mod scrubber;
mod timeline;
mod transport;

pub use cursor::{
    ReplayCommand, ReplayCursor, ReplaySpeed, ReplayStops, StepSize, use_replay_cursor,
};
pub use finale::Finale;
pub use keys::use_replay_keys;
pub use past_snapshot::use_past_snapshot;
pub use replay_view::{ReplayFrame, ReplayView, use_replay_view};
pub use review::{Review, ReviewAnswer, ReviewJob, ReviewQuestion, ReviewStage, use_review};
pub use scrubber::{Scrubber, ScrubberMark};
pub use timeline::ReplayTimeline;
pub use transport::Transport;

use crate::game_ui::OpenedSession;

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
    pub opened: OpenedSession<G>,
    /// The position to begin at; one that is over begins at its beginning, another where it stands.
    pub at: Option<usize>,
}
