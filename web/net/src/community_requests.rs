//! The requests to a table server about other players: follow, block, report.

use super::server_api::{RequestError, ServerApi};
use protocol::online::{BanInfo, NewReport, PlayerLists, SentReport, TableInfo};

impl ServerApi {
    /// Returns the players whom the player follows or has blocked.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn player_lists(&self) -> Result<PlayerLists, RequestError> {
        self.get("me/players").await
    }

    /// Follows a player, or no longer.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn set_followed(
        &self,
        player: &str,
        is_followed: bool,
    ) -> Result<PlayerLists, RequestError> {
        let method = if is_followed { "PUT" } else { "DELETE" };
        let path = format!("players/{player}/follow");
        self.send::<(), _>(method, &path, None).await
    }

    /// Blocks a player, or no longer.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn set_blocked(
        &self,
        player: &str,
        is_blocked: bool,
    ) -> Result<PlayerLists, RequestError> {
        let method = if is_blocked { "PUT" } else { "DELETE" };
        let path = format!("players/{player}/block");
        self.send::<(), _>(method, &path, None).await
    }

    /// Returns the public tables of the players whom the player follows.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn followed_tables(&self) -> Result<Vec<TableInfo>, RequestError> {
        self.get("me/followed-tables").await
    }

    /// Reports a player to the operator.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn report(
        &self,
        player: &str,
        report: &NewReport,
    ) -> Result<SentReport, RequestError> {
        let path = format!("players/{player}/reports");
        self.send("POST", &path, Some(report)).await
    }

    /// Returns why the player is banned.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn ban(&self) -> Result<BanInfo, RequestError> {
        self.get("me/ban").await
    }
}
