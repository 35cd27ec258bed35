//! Players and their keys.

use super::notifications::delete_notifications;
use super::ratings::delete_ratings;
use super::{Store, column, now};
use crate::error::ServerError;
use crate::random;
use protocol::online::{DELETED_NAME, NewPlayer, PlayerInfo};
use sha2::{Digest, Sha256};
use sqlx::{Sqlite, Transaction};

/// The hash of a player's key, the only form in which keys are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// Hashes a key. Keys have 256 random bits, so a plain hash is enough.
    #[must_use]
    pub fn of(key: &str) -> Self {
        Self(Sha256::digest(key.as_bytes()).into())
    }
}

impl Store {
    /// Adds a player.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn add_player(&self, name: &str) -> Result<NewPlayer, ServerError> {
        let player = PlayerInfo {
            id: random::id()?,
            name: name.to_owned(),
        };
        let key = random::hex(&random::bytes()?);
        sqlx::query("INSERT INTO players (id, name, key_hash, created) VALUES (?, ?, ?, ?)")
            .bind(&player.id)
            .bind(name)
            .bind(KeyHash::of(&key).0.as_slice())
            .bind(column(now()))
            .execute(&self.writer)
            .await?;
        Ok(NewPlayer { player, key })
    }

    /// Returns the player with a key.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn player_by_key(&self, key: &KeyHash) -> Result<Option<PlayerInfo>, ServerError> {
        let found: Option<(String, String)> =
            sqlx::query_as("SELECT id, name FROM players WHERE key_hash = ?")
                .bind(key.0.as_slice())
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.map(|(id, name)| PlayerInfo { id, name }))
    }

    /// Changes a player's name.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn rename_player(&self, id: &str, name: &str) -> Result<(), ServerError> {
        sqlx::query("UPDATE players SET name = ? WHERE id = ?")
            .bind(name)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Deletes a player: the key no longer works, and the name and the ratings are gone. Tables that wait for players
    /// lose the player, or are closed if it is the player's own; a bot plays on in matches. Returns
    /// those matches.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn delete_player(&self, id: &str) -> Result<Vec<String>, ServerError> {
        let mut transaction = self.writer.begin().await?;
        let running = vacate_seats(&mut transaction, id).await?;
        sqlx::query(
            "UPDATE players SET name = ?, key_hash = randomblob(32), deleted = ? WHERE id = ?",
        )
        .bind(DELETED_NAME)
        .bind(column(now()))
        .bind(id)
        .execute(&mut *transaction)
        .await?;
        delete_ratings(&mut transaction, id).await?;
        delete_notifications(&mut transaction, id).await?;
        transaction.commit().await?;
        Ok(running)
    }
}

/// Takes all seats of a player. Tables that wait for players lose the player, or are closed if it is
/// the player's own; a bot plays on in matches. Returns those matches.
pub(super) async fn vacate_seats(
    transaction: &mut Transaction<'_, Sqlite>,
    player: &str,
) -> Result<Vec<String>, ServerError> {
    let running: Vec<(String,)> = sqlx::query_as(
        "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
         WHERE s.player = ? AND t.phase = 'running'",
    )
    .bind(player)
    .fetch_all(&mut **transaction)
    .await?;
    // The shares of the seed stay, since the others need them to check the deal.
    let changes = [
        "UPDATE seats SET left_player = player, player = NULL, level = 'captain' WHERE player = ?
         AND table_id IN (SELECT id FROM tables WHERE phase = 'running')",
        "UPDATE tables SET phase = 'closed' WHERE host = ? AND phase = 'waiting'",
        "UPDATE seats SET player = NULL, seed_share = NULL WHERE player = ?
         AND table_id IN (SELECT id FROM tables WHERE phase = 'waiting' OR phase = 'closed')",
    ];
    for change in changes {
        sqlx::query(change)
            .bind(player)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(running.into_iter().map(|(table,)| table).collect())
}
