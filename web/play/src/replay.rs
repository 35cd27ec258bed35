//! The replay of a match of any game: position, navigation, log, charts, and the review by a strong
//! bot. [`GameUi`](crate::game_ui::GameUi) provides the board and the texts of a game.

mod branch;
mod charts;
mod cursor;
mod end_review;
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
pub use end_review::EndReview;
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

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ReplayProps<G: Game + 'static> {
    /// The stored record of the match.
    pub record: SaveRecord,
    /// The match as it was opened.
    pub opened: OpenedSession<G>,
    /// The initial position; by default the beginning of a finished match and the end of a running
    /// one.
    pub at: Option<usize>,
}
