//! Passkeys, and the questions to them.

use super::{Database, Store, change_for_player, column};
use crate::error::ServerError;
use crate::random;
use protocol::online::{ApiFailure, NewPlayer, PasskeyInfo, PlayerInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::Transaction;
use webauthn_rs::prelude::{Passkey, Uuid};

/// Passkeys of one player.
const MAX_PASSKEYS: i64 = 10;
/// The time to answer a question, in milliseconds.
const ANSWER_TIME_MS: u64 = 10 * 60_000;

/// A stored passkey with its player.
#[derive(Clone, Debug)]
pub struct StoredPasskey {
    /// The id at this server.
    pub id: String,
    /// The player.
    pub player: PlayerInfo,
    /// What the passkey knows of its player.
    pub handle: Uuid,
    /// The public key and how often it was used.
    pub credential: Passkey,
}

/// Deletes the passkeys of a player, and the questions to them.
pub(super) async fn delete_passkeys(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM passkeys WHERE player = $1",
        "DELETE FROM passkey_challenges WHERE player = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ServerError> {
    serde_json::from_str(text).map_err(|_| ServerError::Stored("passkey"))
}

fn write(value: &impl Serialize) -> Result<String, ServerError> {
    serde_json::to_string(value).map_err(|_| ServerError::Stored("passkey"))
}

impl Store {
    /// Stores what is needed to check the answer to a question, for a while. Returns the id of the
    /// question. `player` is the one who adds a passkey.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn add_challenge(
        &self,
        player: Option<&str>,
        state: &impl Serialize,
    ) -> Result<String, ServerError> {
        let id = random::code()?;
        sqlx::query("DELETE FROM passkey_challenges WHERE expires < $1")
            .bind(column(self.clock.now()))
            .execute(&self.writer)
            .await?;
        sqlx::query(
            "INSERT INTO passkey_challenges (id, player, state, expires) VALUES ($1, $2, $3, $4)",
        )
        .bind(&id)
        .bind(player)
        .bind(write(state)?)
        .bind(column(self.clock.now().saturating_add(ANSWER_TIME_MS)))
        .execute(&self.writer)
        .await?;
        Ok(id)
    }

    /// Takes what was stored with a question, which can be answered once.
    ///
    /// # Errors
    /// Returns an error if there is no such question of the player, or no longer.
    pub async fn take_challenge<T: DeserializeOwned>(
        &self,
        id: &str,
        player: Option<&str>,
    ) -> Result<T, ServerError> {
        let found: Option<(String,)> = sqlx::query_as(
            "DELETE FROM passkey_challenges WHERE id = $1 AND player IS NOT DISTINCT FROM $2 AND expires >= $3 RETURNING state",
        )
        .bind(id)
        .bind(player)
        .bind(column(self.clock.now()))
        .fetch_optional(&self.writer)
        .await?;
        let unknown = || {
            ServerError::request(
                ApiFailure::NotFound,
                "the question was not asked, or is old",
            )
        };
        let (state,) = found.ok_or_else(unknown)?;
        read(&state)
    }

    /// Returns the passkeys of a player, the oldest first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn passkeys_of(&self, player: &str) -> Result<Vec<PasskeyInfo>, ServerError> {
        let rows: Vec<(String, i64, Option<i64>)> = sqlx::query_as(
            "SELECT id, created, used FROM passkeys WHERE player = $1 ORDER BY created, id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        let info = |(id, created, used): (String, i64, Option<i64>)| PasskeyInfo {
            id,
            created: created.unsigned_abs(),
            used: used.map(i64::unsigned_abs),
        };
        Ok(rows.into_iter().map(info).collect())
    }

    /// Returns the handle and the credentials of a player; a player without passkeys has a new handle.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn passkey_handle(&self, player: &str) -> Result<(Uuid, Vec<Passkey>), ServerError> {
        let rows: Vec<(Vec<u8>, String)> =
            sqlx::query_as("SELECT handle, credential FROM passkeys WHERE player = $1")
                .bind(player)
                .fetch_all(&self.readers)
                .await?;
        let handle = match rows.first() {
            Some((handle, _)) => handle_of(handle)?,
            None => {
                let mut bytes = [0; 16];
                bytes.copy_from_slice(&random::bytes()?[..16]);
                Uuid::from_bytes(bytes)
            }
        };
        let credentials = rows.iter().map(|(_, text)| read(text));
        Ok((handle, credentials.collect::<Result<_, _>>()?))
    }

    /// Adds a passkey of a player.
    ///
    /// # Errors
    /// Returns an error if the player has too many, or was deleted, or the passkey is known.
    pub async fn add_passkey(
        &self,
        player: &str,
        handle: Uuid,
        credential: &Passkey,
    ) -> Result<(), ServerError> {
        let added = sqlx::query(
            "INSERT INTO passkeys (id, player, handle, credential_id, credential, created)
             SELECT $1, id, $3, $4, $5, $6 FROM players WHERE id = $2 AND deleted IS NULL
             AND (SELECT count(*) FROM passkeys WHERE player = $2) < $7
             ON CONFLICT DO NOTHING",
        )
        .bind(random::id()?)
        .bind(player)
        .bind(handle.as_bytes().as_slice())
        .bind(credential.cred_id().as_slice())
        .bind(write(credential)?)
        .bind(column(self.clock.now()))
        .bind(MAX_PASSKEYS)
        .execute(&self.writer)
        .await?;
        if added.rows_affected() == 0 {
            let message = format!("at most {MAX_PASSKEYS} different passkeys of a player");
            return Err(ServerError::request(ApiFailure::TooMany, message));
        }
        Ok(())
    }

    /// Removes a passkey of a player.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn remove_passkey(&self, player: &str, id: &str) -> Result<(), ServerError> {
        sqlx::query("DELETE FROM passkeys WHERE player = $1 AND id = $2")
            .bind(player)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Finds a passkey by the id that it has chosen.
    ///
    /// # Errors
    /// Returns an error if there is none.
    pub async fn passkey(&self, credential_id: &[u8]) -> Result<StoredPasskey, ServerError> {
        let found: Option<(String, String, String, Vec<u8>, String)> = sqlx::query_as(
            "SELECT k.id, p.id, p.name, k.handle, k.credential
             FROM passkeys k JOIN players p ON p.id = k.player WHERE k.credential_id = $1",
        )
        .bind(credential_id)
        .fetch_optional(&self.readers)
        .await?;
        let unknown = || ServerError::request(ApiFailure::NotFound, "the passkey is unknown");
        let (id, player, name, handle, credential) = found.ok_or_else(unknown)?;
        Ok(StoredPasskey {
            id,
            player: PlayerInfo { id: player, name },
            handle: handle_of(&handle)?,
            credential: read(&credential)?,
        })
    }

    /// Signs a player in with a passkey: notes its use, and adds a key.
    ///
    /// # Errors
    /// Returns an error if the passkey was removed meanwhile.
    pub async fn sign_in(&self, passkey: StoredPasskey) -> Result<NewPlayer, ServerError> {
        let mut transaction = self.begin().await?;
        let used = sqlx::query("UPDATE passkeys SET credential = $1, used = $2 WHERE id = $3")
            .bind(write(&passkey.credential)?)
            .bind(column(self.clock.now()))
            .bind(&passkey.id)
            .execute(&mut *transaction)
            .await?;
        if used.rows_affected() == 0 {
            let message = "the passkey is unknown";
            return Err(ServerError::request(ApiFailure::NotFound, message));
        }
        let key =
            super::players::add_key(&mut transaction, &passkey.player.id, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(NewPlayer {
            player: passkey.player,
            key,
        })
    }
}

fn handle_of(bytes: &[u8]) -> Result<Uuid, ServerError> {
    Uuid::from_slice(bytes).map_err(|_| ServerError::Stored("passkey"))
}
