//! Publishers: sites whose users play here, the players of these users, and their keys.

use super::players::KeyHash;
use super::{Database, DatabaseRow, Store, change_for_player, column};
use crate::error::ServerError;
use crate::random;
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use protocol::online::{ApiFailure, NewPlayer, PlayerInfo, PublisherUser};
use sqlx::{Row, Transaction};

/// How long the key of a publisher's user is valid, in milliseconds.
const SESSION_MS: u64 = 24 * 3_600_000;
/// Why the users of a publisher that was removed may not play any more.
const REMOVED: &str = "the site of this player does not belong to this server any more";
/// The name of the id of this server among its secrets.
const AUDIENCE: &str = "audience";

/// A site whose users play here.
#[derive(Clone, PartialEq, Eq)]
pub struct Publisher {
    /// The id, `iss` of its tokens.
    pub id: String,
    /// The name, for the operator.
    pub name: String,
    /// The origins of its pages, which may frame the player.
    pub origins: Vec<String>,
    /// The address that is told results.
    pub webhook: Option<String>,
    /// The key of its tokens.
    pub token_secret: [u8; 32],
    /// The key with which its webhooks are signed.
    pub webhook_secret: [u8; 32],
    /// The number of its users.
    pub users: i64,
}

/// A user of a publisher, from a token that was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublisherLogin<'a> {
    /// The id of the publisher.
    pub publisher: &'a str,
    /// The publisher's id of the user.
    pub user: &'a str,
    /// The name of the user.
    pub name: &'a str,
    /// The id of the token.
    pub token: &'a str,
    /// Until when the token might be used again, in milliseconds since 1970.
    pub token_expires: u64,
}

/// Returns the secret of a publisher's tokens as the operator sees it. The key is this text, as most
/// libraries take it.
#[must_use]
pub fn token_secret_text(secret: &[u8; 32]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(secret)
}

/// Returns the secret of a publisher's webhooks as libraries of Standard Webhooks take it.
#[must_use]
pub fn webhook_secret_text(secret: &[u8; 32]) -> String {
    format!("whsec_{}", BASE64_STANDARD.encode(secret))
}

/// The columns of [`Publisher`].
const PUBLISHERS: &str =
    "SELECT p.*, (SELECT count(*) FROM publisher_users u WHERE u.publisher = p.id) AS users
    FROM publishers p WHERE $1 IS NULL OR p.id = $1 ORDER BY p.created, p.id";

fn secret(bytes: &[u8]) -> Result<[u8; 32], ServerError> {
    <[u8; 32]>::try_from(bytes).map_err(|_| ServerError::Stored("secret"))
}

impl Store {
    /// Returns all publishers, or the one with an id.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn publishers(&self, id: Option<&str>) -> Result<Vec<Publisher>, ServerError> {
        let rows = sqlx::query(PUBLISHERS)
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let publisher = |row: &DatabaseRow| {
            let origins: String = row.try_get("origins")?;
            Ok(Publisher {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                origins: origins.split_whitespace().map(str::to_owned).collect(),
                webhook: row.try_get("webhook")?,
                token_secret: secret(&row.try_get::<Vec<u8>, _>("token_secret")?)?,
                webhook_secret: secret(&row.try_get::<Vec<u8>, _>("webhook_secret")?)?,
                users: row.try_get("users")?,
            })
        };
        rows.iter().map(publisher).collect()
    }

    /// Adds a publisher with new secrets.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn add_publisher(
        &self,
        name: &str,
        origins: &[String],
        webhook: Option<&str>,
    ) -> Result<Publisher, ServerError> {
        let publisher = Publisher {
            id: random::id()?,
            name: name.to_owned(),
            origins: origins.to_vec(),
            webhook: webhook.map(str::to_owned),
            token_secret: random::bytes()?,
            webhook_secret: random::bytes()?,
            users: 0,
        };
        sqlx::query(
            "INSERT INTO publishers (id, name, origins, webhook, token_secret, webhook_secret, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&publisher.id)
        .bind(name)
        .bind(origins.join(" "))
        .bind(webhook)
        .bind(publisher.token_secret.as_slice())
        .bind(publisher.webhook_secret.as_slice())
        .bind(column(self.clock.now()))
        .execute(&self.writer)
        .await?;
        Ok(publisher)
    }

    /// Gives a publisher new secrets. The old ones are worth nothing from then on.
    ///
    /// # Errors
    /// Returns an error if there is no such publisher.
    pub async fn rotate_publisher(&self, id: &str) -> Result<Publisher, ServerError> {
        let changed = sqlx::query(
            "UPDATE publishers SET token_secret = $1, webhook_secret = $2 WHERE id = $3",
        )
        .bind(random::bytes()?.as_slice())
        .bind(random::bytes()?.as_slice())
        .bind(id)
        .execute(&self.writer)
        .await?;
        require_publisher(changed.rows_affected())?;
        let found = self.publishers(Some(id)).await?.into_iter().next();
        found.ok_or_else(no_publisher)
    }

    /// Removes a publisher: its tokens and the keys of its users are worth nothing any more, its users are
    /// banned, and it is told nothing more. A running server gives their seats to bots.
    ///
    /// # Errors
    /// Returns an error if there is no such publisher.
    pub async fn remove_publisher(&self, id: &str) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO bans (player, reason, created)
             SELECT player, $1, $2 FROM publisher_users WHERE publisher = $3 ON CONFLICT DO NOTHING",
        )
        .bind(REMOVED)
        .bind(column(self.clock.now()))
        .bind(id)
        .execute(&mut *transaction)
        .await?;
        sqlx::query(
            "DELETE FROM publisher_sessions WHERE player IN (SELECT player FROM publisher_users WHERE publisher = $1)",
        )
        .bind(id)
        .execute(&mut *transaction)
        .await?;
        let removed = sqlx::query("DELETE FROM publishers WHERE id = $1")
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        require_publisher(removed.rows_affected())?;
        transaction.commit().await?;
        Ok(())
    }

    /// Returns the id of this server, `aud` of the tokens for it, drawn at first use.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn audience(&self) -> Result<String, ServerError> {
        let query = "SELECT value FROM secrets WHERE name = $1";
        let text = |value| String::from_utf8(value).map_err(|_| ServerError::Stored("audience"));
        let known: Option<(Vec<u8>,)> = sqlx::query_as(query)
            .bind(AUDIENCE)
            .fetch_optional(&self.readers)
            .await?;
        if let Some((known,)) = known {
            return text(known);
        }
        let fresh = format!("centauri-{}", random::id()?);
        sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(AUDIENCE)
            .bind(fresh.as_bytes())
            .execute(&self.writer)
            .await?;
        let (stored,): (Vec<u8>,) = sqlx::query_as(query)
            .bind(AUDIENCE)
            .fetch_one(&self.writer)
            .await?;
        text(stored)
    }

    /// Uses up a token and returns the player of its user, with the name of the token and a new key. The
    /// player is added when the user comes for the first time.
    ///
    /// # Errors
    /// Returns an error if the token was used before, or the player is banned.
    pub async fn begin_publisher_session(
        &self,
        login: PublisherLogin<'_>,
    ) -> Result<NewPlayer, ServerError> {
        let time = self.clock.now();
        let mut transaction = self.begin().await?;
        spend_token(&mut transaction, login, time).await?;
        let id = user_player(&mut transaction, login, time).await?;
        let banned: Option<(String,)> = sqlx::query_as("SELECT reason FROM bans WHERE player = $1")
            .bind(&id)
            .fetch_optional(&mut *transaction)
            .await?;
        if let Some((reason,)) = banned {
            let message = format!("the player is banned: {reason}");
            return Err(ServerError::request(ApiFailure::Forbidden, message));
        }
        let key = random::hex(&random::bytes()?);
        sqlx::query("DELETE FROM publisher_sessions WHERE expires <= $1")
            .bind(column(time))
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT INTO publisher_sessions (key_hash, player, expires) VALUES ($1, $2, $3)",
        )
        .bind(KeyHash::of(&key).as_bytes())
        .bind(&id)
        .bind(column(time.saturating_add(SESSION_MS)))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        let name = login.name.to_owned();
        let player = PlayerInfo { id, name };
        Ok(NewPlayer { player, key })
    }

    /// Returns whose user a player is; `None` for players of the server itself.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn publisher_user(&self, player: &str) -> Result<Option<PublisherUser>, ServerError> {
        let found: Option<(String, String)> = sqlx::query_as(
            "SELECT p.name, u.\"user\" FROM publisher_users u JOIN publishers p ON p.id = u.publisher WHERE u.player = $1",
        )
        .bind(player)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.map(|(publisher, user)| PublisherUser { publisher, user }))
    }
}

/// Notes that a token was used.
async fn spend_token(
    transaction: &mut Transaction<'_, Database>,
    login: PublisherLogin<'_>,
    time: u64,
) -> Result<(), ServerError> {
    sqlx::query("DELETE FROM publisher_tokens WHERE expires <= $1")
        .bind(column(time))
        .execute(&mut **transaction)
        .await?;
    let spent = sqlx::query(
        "INSERT INTO publisher_tokens (publisher, token, expires) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(login.publisher)
    .bind(login.token)
    .bind(column(login.token_expires))
    .execute(&mut **transaction)
    .await?;
    if spent.rows_affected() == 0 {
        let message = "the token was used before";
        return Err(ServerError::request(ApiFailure::Unauthorized, message));
    }
    Ok(())
}

/// Returns the id of the player of a user, who has the name of the token afterwards.
async fn user_player(
    transaction: &mut Transaction<'_, Database>,
    login: PublisherLogin<'_>,
    time: u64,
) -> Result<String, ServerError> {
    let known: Option<(String,)> = sqlx::query_as(
        "UPDATE players SET name = $1 WHERE id = (SELECT player FROM publisher_users WHERE publisher = $2 AND \"user\" = $3)
         RETURNING id",
    )
    .bind(login.name)
    .bind(login.publisher)
    .bind(login.user)
    .fetch_optional(&mut **transaction)
    .await?;
    if let Some((id,)) = known {
        return Ok(id);
    }
    let id = random::id()?;
    // No key has this hash: such a player has keys of sessions only.
    sqlx::query("INSERT INTO players (id, name, key_hash, created) VALUES ($1, $2, $3, $4)")
        .bind(&id)
        .bind(login.name)
        .bind(random::bytes()?.as_slice())
        .bind(column(time))
        .execute(&mut **transaction)
        .await?;
    sqlx::query("INSERT INTO publisher_users (publisher, \"user\", player) VALUES ($1, $2, $3)")
        .bind(login.publisher)
        .bind(login.user)
        .bind(&id)
        .execute(&mut **transaction)
        .await?;
    Ok(id)
}

/// Deletes what connects a player who is deleted with a publisher. A later token of the same user
/// makes another player.
pub(super) async fn delete_publisher_user(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM publisher_sessions WHERE player = $1",
        "DELETE FROM publisher_users WHERE player = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

fn no_publisher() -> ServerError {
    ServerError::request(ApiFailure::NotFound, "there is no such publisher")
}

fn require_publisher(changed: u64) -> Result<(), ServerError> {
    if changed == 0 {
        return Err(no_publisher());
    }
    Ok(())
}
