//! The players whom a player follows or has blocked.

use super::{Database, Store, TableRow, change_for_player, column};
use crate::error::ServerError;
use crate::store::rows::TABLE_COLUMNS;
use protocol::online::{ApiFailure, MAX_BLOCKED, MAX_FOLLOWED, PlayerInfo, PlayerLists};
use sqlx::Transaction;

/// Tables in the list of followed players.
const MAX_LISTED: i64 = 100;

/// Returns whether a player exists and was not deleted.
async fn require_player(store: &Store, player: &str) -> Result<(), ServerError> {
    match store.player(player).await? {
        Some(_) => Ok(()),
        None => {
            let message = "there is no such player";
            Err(ServerError::request(ApiFailure::NotFound, message))
        }
    }
}

fn too_many(limit: u32) -> ServerError {
    let message = format!("at most {limit} players are possible");
    ServerError::request(ApiFailure::Conflict, message)
}

/// Deletes whom a player follows and has blocked, and where others do so with the player.
pub(super) async fn delete_relations(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM follows WHERE player = $1 OR followed = $1",
        "DELETE FROM blocks WHERE player = $1 OR blocked = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

impl Store {
    /// Returns whom a player follows and has blocked, each by name.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn player_lists(&self, player: &str) -> Result<PlayerLists, ServerError> {
        let list = async |query: &'static str| -> Result<Vec<PlayerInfo>, ServerError> {
            let rows: Vec<(String, String)> = sqlx::query_as(query)
                .bind(player)
                .fetch_all(&self.readers)
                .await?;
            let info = |(id, name)| PlayerInfo { id, name };
            Ok(rows.into_iter().map(info).collect())
        };
        Ok(PlayerLists {
            followed: list(
                "SELECT p.id, p.name FROM follows f JOIN players p ON p.id = f.followed
                 WHERE f.player = $1 ORDER BY lower(p.name), p.id",
            )
            .await?,
            blocked: list(
                "SELECT p.id, p.name FROM blocks b JOIN players p ON p.id = b.blocked
                 WHERE b.player = $1 ORDER BY lower(p.name), p.id",
            )
            .await?,
        })
    }

    /// Makes a player follow another one.
    ///
    /// # Errors
    /// Returns an error if there is no such player, or the player follows too many already.
    pub async fn follow(&self, player: &str, followed: &str) -> Result<(), ServerError> {
        require_player(self, followed).await?;
        let added = sqlx::query(
            "INSERT INTO follows (player, followed, created) SELECT id, $2, $3 FROM players
             WHERE id = $1 AND deleted IS NULL AND (SELECT count(*) FROM follows WHERE player = $1 AND followed <> $2) < $4
             ON CONFLICT (player, followed) DO UPDATE SET created = follows.created",
        )
        .bind(player)
        .bind(followed)
        .bind(column(self.clock.now()))
        .bind(i64::from(MAX_FOLLOWED))
        .execute(&self.writer)
        .await?;
        match added.rows_affected() {
            0 => Err(too_many(MAX_FOLLOWED)),
            _ => Ok(()),
        }
    }

    /// Makes a player follow another one no longer.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn unfollow(&self, player: &str, followed: &str) -> Result<(), ServerError> {
        sqlx::query("DELETE FROM follows WHERE player = $1 AND followed = $2")
            .bind(player)
            .bind(followed)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Blocks a player for another one, who then does not follow the player any more.
    ///
    /// # Errors
    /// Returns an error if there is no such player, or too many are blocked already.
    pub async fn block(&self, player: &str, blocked: &str) -> Result<(), ServerError> {
        require_player(self, blocked).await?;
        let mut transaction = self.begin().await?;
        let added = sqlx::query(
            "INSERT INTO blocks (player, blocked, created) SELECT id, $2, $3 FROM players
             WHERE id = $1 AND deleted IS NULL AND (SELECT count(*) FROM blocks WHERE player = $1 AND blocked <> $2) < $4
             ON CONFLICT (player, blocked) DO UPDATE SET created = blocks.created",
        )
        .bind(player)
        .bind(blocked)
        .bind(column(self.clock.now()))
        .bind(i64::from(MAX_BLOCKED))
        .execute(&mut *transaction)
        .await?;
        if added.rows_affected() == 0 {
            return Err(too_many(MAX_BLOCKED));
        }
        sqlx::query("DELETE FROM follows WHERE player = $1 AND followed = $2")
            .bind(player)
            .bind(blocked)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Unblocks a player for another one.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn unblock(&self, player: &str, blocked: &str) -> Result<(), ServerError> {
        sqlx::query("DELETE FROM blocks WHERE player = $1 AND blocked = $2")
            .bind(player)
            .bind(blocked)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Returns whether a player may not come to a table, because the player who opened it, or one who
    /// sits there, has blocked the player.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn is_kept_out(&self, table: &str, player: &str) -> Result<bool, ServerError> {
        let (count,): (i64,) = sqlx::query_as(
            "SELECT count(*) FROM blocks b WHERE b.blocked = $2
             AND (b.player = (SELECT host FROM tables WHERE id = $1)
             OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = $1 AND s.player = b.player))",
        )
        .bind(table)
        .bind(player)
        .fetch_one(&self.readers)
        .await?;
        Ok(count > 0)
    }

    /// Returns the players whom a player has blocked, by id.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn blocked_by(&self, player: &str) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as("SELECT blocked FROM blocks WHERE player = $1")
            .bind(player)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(|(blocked,)| blocked).collect())
    }

    /// Returns the public tables of the players whom a player follows: those with open seats first,
    /// then matches that can be watched. Whoever has blocked the player is left out.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn followed_tables(&self, player: &str) -> Result<Vec<TableRow>, ServerError> {
        let query = format!(
            "{TABLE_COLUMNS} WHERE t.visibility = 'public'
             AND t.phase IN ('waiting', 'running')
             AND EXISTS (SELECT 1 FROM seats s JOIN follows f ON f.followed = s.player
                WHERE s.table_id = t.id AND f.player = $1
                AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.player = s.player AND b.blocked = $1))
             ORDER BY t.phase = 'waiting' DESC, t.updated DESC LIMIT {MAX_LISTED}"
        );
        self.tables_of(query, Some(player)).await
    }
}
