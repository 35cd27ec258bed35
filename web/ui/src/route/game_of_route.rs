//! Which game a route belongs to.

use super::Route;
use engine::registry::GameId;

impl Route {
    /// Returns the game of the route, if its URL names one.
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
            _ => None,
        }
    }
}
