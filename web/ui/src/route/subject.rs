//! What game a place is about.

use super::Route;
use engine::suite::GameId;

impl Route {
    /// The game that the place is about, where its address says so.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::Setup { game, .. }
            | Self::Editor { game, .. }
            | Self::Board { game, .. }
            | Self::Play { game }
            | Self::Rules { game, .. }
            | Self::Learn { game, .. }
            | Self::Puzzles { game, .. } => Some(*game),
            Self::Home
            | Self::Match { .. }
            | Self::Turn { .. }
            | Self::Join { .. }
            | Self::Answer { .. }
            | Self::Table { .. }
            | Self::Replay { .. }
            | Self::OnBoard { .. }
            | Self::Text { .. }
            | Self::Saves
            | Self::Open
            | Self::Continue
            | Self::Settings
            | Self::Gallery
            | Self::NotFound => None,
        }
    }
}
