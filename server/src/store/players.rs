//! Players and their keys.

use super::community::delete_relations;
use super::mail::delete_mail;
use super::notifications::delete_notifications;
use super::passkeys::delete_passkeys;
use super::publishers::delete_publisher_user;
use super::ratings::delete_ratings;
use super::reports::delete_reports;
use super::talk::delete_talk;
use super::tournaments::delete_entries;
use super::{Database, Store, change_for_player, column};
use crate::error::ServerError;
use crate::random;
use protocol::online::{ApiFailure, DELETED_NAME, NewPlayer, PlayerInfo};
use sha2::{Digest, Sha256};
use sqlx::Transaction;

/// Further keys of one player.
const MAX_KEYS: i64 = 50;

/// The hash of a player's key, the only form in which keys are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// Hashes a key. Keys have 256 random bits, so a plain hash is enough.
    #[must_use]
    pub fn of(key: &str) -> Self {
        Self(Sha256::digest(key.as_bytes()).into())
    }

    /// Returns the bytes of the hash.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8] {
        &self.0
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
        sqlx::query("INSERT INTO players (id, name, key_hash, created) VALUES ($1, $2, $3, $4)")
            .bind(&player.id)
            .bind(name)
            .bind(KeyHash::of(&key).as_bytes())
            .bind(column(self.clock.now()))
            .execute(&self.writer)
            .await?;
        Ok(NewPlayer { player, key })
    }

    /// Returns the player with a key: the player's own, or one of a session that a publisher has begun.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn player_by_key(&self, key: &KeyHash) -> Result<Option<PlayerInfo>, ServerError> {
        let found: Option<(String, String)> = sqlx::query_as(
            "SELECT id, name FROM players WHERE key_hash = $1
             OR id = (SELECT player FROM player_keys WHERE key_hash = $1)
             UNION ALL SELECT p.id, p.name FROM publisher_sessions s JOIN players p ON p.id = s.player
             WHERE s.key_hash = $1 AND s.expires > $2",
        )
        .bind(key.as_bytes())
        .bind(column(self.clock.now()))
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.map(|(id, name)| PlayerInfo { id, name }))
    }

    /// Signs a player out everywhere: replaces all keys by a new one, and the tokens of all seats.
    /// Returns the key, and the matches whose tokens are new.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it, or the player was deleted.
    pub async fn replace_keys(&self, player: &str) -> Result<(String, Vec<String>), ServerError> {
        let key = random::hex(&random::bytes()?);
        let mut transaction = self.begin().await?;
        let changes = [
            "DELETE FROM player_keys WHERE player = $1",
            "DELETE FROM publisher_sessions WHERE player = $1",
        ];
        change_for_player(&mut transaction, player, &changes).await?;
        let replaced = sqlx::query(
            "UPDATE players SET key_hash = $1, token_epoch = token_epoch + 1
             WHERE id = $2 AND deleted IS NULL",
        )
        .bind(KeyHash::of(&key).as_bytes())
        .bind(player)
        .execute(&mut *transaction)
        .await?;
        if replaced.rows_affected() == 0 {
            let message = "the key is unknown";
            return Err(ServerError::request(ApiFailure::Unauthorized, message));
        }
        let running = running_matches(&mut transaction, player).await?;
        transaction.commit().await?;
        Ok((key, running))
    }

    /// Changes a player's name.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn rename_player(&self, id: &str, name: &str) -> Result<(), ServerError> {
        sqlx::query("UPDATE players SET name = $1 WHERE id = $2")
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
        let mut transaction = self.begin().await?;
        let running = vacate_seats(&mut transaction, id).await?;
        sqlx::query("UPDATE players SET name = $1, key_hash = $2, deleted = $3 WHERE id = $4")
            .bind(DELETED_NAME)
            // No key has this hash.
            .bind(random::bytes()?.as_slice())
            .bind(column(self.clock.now()))
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        delete_ratings(&mut transaction, id).await?;
        delete_notifications(&mut transaction, id).await?;
        delete_mail(&mut transaction, id).await?;
        delete_passkeys(&mut transaction, id).await?;
        let keys = ["DELETE FROM player_keys WHERE player = $1"];
        change_for_player(&mut transaction, id, &keys).await?;
        delete_publisher_user(&mut transaction, id).await?;
        delete_relations(&mut transaction, id).await?;
        delete_talk(&mut transaction, id).await?;
        delete_entries(&mut transaction, id).await?;
        delete_reports(&mut transaction, id, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(running)
    }
}

/// Takes all seats of a player. Tables that wait for players lose the player, or are closed if it is
/// the player's own; a bot plays on in matches. Returns those matches.
pub(super) async fn vacate_seats(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<Vec<String>, ServerError> {
    let running = running_matches(transaction, player).await?;
    // The shares of the seed stay, since the others need them to check the deal.
    let changes = [
        "UPDATE seats SET left_player = player, player = NULL, level = 'captain' WHERE player = $1
         AND table_id IN (SELECT id FROM tables WHERE phase = 'running')",
        "UPDATE tables SET phase = 'closed' WHERE host = $1 AND phase = 'waiting' AND tournament IS NULL",
        "UPDATE seats SET player = NULL, seed_share = NULL, deal_key = NULL, signing_key = NULL WHERE player = $1
         AND table_id IN (SELECT id FROM tables WHERE phase = 'waiting' OR phase = 'closed')",
    ];
    change_for_player(transaction, player, &changes).await?;
    Ok(running)
}

/// Returns the matches that a player plays.
async fn running_matches(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<Vec<String>, ServerError> {
    let running: Vec<(String,)> = sqlx::query_as(
        "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
         WHERE s.player = $1 AND t.phase = 'running'",
    )
    .bind(player)
    .fetch_all(&mut **transaction)
    .await?;
    Ok(running.into_iter().map(|(table,)| table).collect())
}

/// Adds a key of a player at a time, in milliseconds since 1970, and returns it. The oldest ones make
/// room.
pub(super) async fn add_key(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
    time: u64,
) -> Result<String, ServerError> {
    let key = random::hex(&random::bytes()?);
    sqlx::query("INSERT INTO player_keys (key_hash, player, created) VALUES ($1, $2, $3)")
        .bind(KeyHash::of(&key).0.as_slice())
        .bind(player)
        .bind(column(time))
        .execute(&mut **transaction)
        .await?;
    sqlx::query(
        "DELETE FROM player_keys WHERE player = $1 AND key_hash NOT IN
         (SELECT key_hash FROM player_keys WHERE player = $1 ORDER BY created DESC LIMIT $2)",
    )
    .bind(player)
    .bind(MAX_KEYS)
    .execute(&mut **transaction)
    .await?;
    Ok(key)
}
