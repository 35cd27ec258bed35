//! The requests of the operator of a table server. The key of the client is one of the operator.

use super::server_api::{RequestError, ServerApi};
use protocol::online::{
    AdminPlayer, AdminReport, AdminTable, AdminText, PlayerName, TablePhase, TournamentSummary,
};

impl ServerApi {
    /// Returns the tables in a phase, the last changed first.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_tables(&self, phase: TablePhase) -> Result<Vec<AdminTable>, RequestError> {
        let phase = match phase {
            TablePhase::Waiting => "waiting",
            TablePhase::Running => "running",
            TablePhase::Over => "over",
            TablePhase::Closed => "closed",
        };
        self.get(&format!("admin/tables?phase={phase}")).await
    }

    /// Closes a table, or ends its match without a result.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_close(&self, table: &str) -> Result<(), RequestError> {
        let path = format!("admin/tables/{table}/close");
        self.send::<(), _>("POST", &path, None).await
    }

    /// Returns the tournaments: open ones first, then running ones.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_tournaments(&self) -> Result<Vec<TournamentSummary>, RequestError> {
        self.get("admin/tournaments").await
    }

    /// Cancels a tournament, even if it is played.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_cancel_tournament(&self, id: &str) -> Result<(), RequestError> {
        let path = format!("admin/tournaments/{id}/cancel");
        self.send::<(), _>("POST", &path, None).await
    }

    /// Returns the players with a text in their names, the newest first.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_players(&self, name: &str) -> Result<Vec<AdminPlayer>, RequestError> {
        let name = String::from(js_sys::encode_uri_component(name));
        self.get(&format!("admin/players?name={name}")).await
    }

    /// Bans a player; without a reason, the standard one is told.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_ban(&self, player: &str, reason: String) -> Result<(), RequestError> {
        let path = format!("admin/players/{player}/ban");
        let reason = AdminText { text: reason };
        self.send("PUT", &path, Some(&reason)).await
    }

    /// Lets a player play again.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_unban(&self, player: &str) -> Result<(), RequestError> {
        let path = format!("admin/players/{player}/ban");
        self.send::<(), _>("DELETE", &path, None).await
    }

    /// Gives a player another name.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_rename(&self, player: &str, name: String) -> Result<(), RequestError> {
        let path = format!("admin/players/{player}");
        self.send("PATCH", &path, Some(&PlayerName { name })).await
    }

    /// Returns the open reports, the oldest first.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_reports(&self) -> Result<Vec<AdminReport>, RequestError> {
        self.get("admin/reports").await
    }

    /// Marks a report as resolved.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_resolve(&self, report: &str) -> Result<(), RequestError> {
        let path = format!("admin/reports/{report}/resolve");
        self.send::<(), _>("POST", &path, None).await
    }

    /// Tells all players something; an empty text ends it.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn admin_announce(&self, text: String) -> Result<(), RequestError> {
        let text = AdminText { text };
        self.send("PUT", "admin/announcement", Some(&text)).await
    }
}
