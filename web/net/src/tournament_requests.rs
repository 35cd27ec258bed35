//! The requests to a table server about tournaments.

use super::server_api::{RequestError, ServerApi};
use protocol::online::{NewTournament, TournamentEntrant, TournamentInfo, TournamentList};

impl ServerApi {
    /// Returns the tournaments.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn tournaments(&self) -> Result<TournamentList, RequestError> {
        self.get("tournaments").await
    }

    /// Returns a tournament.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn tournament(&self, id: &str) -> Result<TournamentInfo, RequestError> {
        self.get(&format!("tournaments/{id}")).await
    }

    /// Creates a tournament.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn add_tournament(
        &self,
        new: &NewTournament,
    ) -> Result<TournamentInfo, RequestError> {
        self.send("POST", "tournaments", Some(new)).await
    }

    /// Takes part in a tournament.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn join_tournament(&self, id: &str) -> Result<TournamentInfo, RequestError> {
        let path = format!("tournaments/{id}/join");
        self.send("POST", &path, None::<&()>).await
    }

    /// Withdraws from a tournament.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn withdraw(&self, id: &str) -> Result<TournamentInfo, RequestError> {
        let path = format!("tournaments/{id}/withdraw");
        self.send("POST", &path, None::<&()>).await
    }

    /// Removes a player from one's own tournament.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn remove_entrant(
        &self,
        id: &str,
        player: String,
    ) -> Result<TournamentInfo, RequestError> {
        let path = format!("tournaments/{id}/remove");
        self.send("POST", &path, Some(&TournamentEntrant { player }))
            .await
    }

    /// Starts one's own tournament.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn start_tournament(&self, id: &str) -> Result<TournamentInfo, RequestError> {
        let path = format!("tournaments/{id}/start");
        self.send("POST", &path, None::<&()>).await
    }

    /// Cancels one's own tournament before it starts.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn cancel_tournament(&self, id: &str) -> Result<TournamentInfo, RequestError> {
        let path = format!("tournaments/{id}/cancel");
        self.send("POST", &path, None::<&()>).await
    }
}
