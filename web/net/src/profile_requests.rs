//! The requests to a table server about players: profiles, rankings, and matches that are over.

use super::server_api::{RequestError, ServerApi};
use protocol::online::{PlayerProfile, RankedPlayer, RankingSize, ReplayCode};

impl ServerApi {
    /// Returns the profile of a player.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn profile(&self, player: &str) -> Result<PlayerProfile, RequestError> {
        self.get(&format!("players/{player}")).await
    }

    /// Returns the rankings that list somebody.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn rankings(&self) -> Result<Vec<RankingSize>, RequestError> {
        self.get("rankings").await
    }

    /// Returns the best players of a game with a number of seats.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn ranking(&self, game: &str, seats: u8) -> Result<Vec<RankedPlayer>, RequestError> {
        self.get(&format!("rankings/{game}/{seats}")).await
    }

    /// Returns a match that is over, for watching it.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn replay(&self, table: &str) -> Result<ReplayCode, RequestError> {
        self.get(&format!("tables/{table}/replay")).await
    }
}
