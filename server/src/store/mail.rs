//! Mail addresses of players, and the codes that confirm them.

use super::rows::keyed_hash;
use super::{Database, Store, change_for_player, column};
use crate::error::ServerError;
use crate::random;
use protocol::online::{ApiFailure, MailInfo};
use sha2::{Digest, Sha256};
use sqlx::Transaction;

/// The time to enter a code, in milliseconds.
const DAY_MS: u64 = 24 * 3_600_000;
/// Wrong codes after which a new one has to be sent.
const MAX_CODE_FAILURES: i64 = 5;
/// Codes that are sent to one address in a day, whoever asks for them, and to one player.
const MAX_CODES: i64 = 5;

/// An address that a player has confirmed.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredMail {
    /// The address.
    pub address: String,
    /// The language of mails, as the page names it.
    pub language: String,
    /// What the link that ends the mails has.
    pub stop_token: String,
}

/// Deletes the mail address of a player.
pub(super) async fn delete_mail(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM mail_addresses WHERE player = $1",
        "DELETE FROM mail_codes WHERE player = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

impl Store {
    /// Returns the mail address of a player.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn mail_info(&self, player: &str) -> Result<Option<MailInfo>, ServerError> {
        let found: Option<(String, bool)> =
            sqlx::query_as("SELECT address, code IS NULL FROM mail_addresses WHERE player = $1")
                .bind(player)
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.map(|(address, is_confirmed)| MailInfo {
            address,
            is_confirmed,
        }))
    }

    /// Returns where mails for a player go, if an address is confirmed.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn confirmed_mail(&self, player: &str) -> Result<Option<StoredMail>, ServerError> {
        let found: Option<(String, String)> = sqlx::query_as(
            "SELECT address, language FROM mail_addresses WHERE player = $1 AND code IS NULL",
        )
        .bind(player)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.map(|(address, language)| StoredMail {
            stop_token: self.stop_token(player, &address),
            address,
            language,
        }))
    }

    /// Stores an address that is to be confirmed, in place of an earlier one, and returns the code that
    /// is to be sent there.
    ///
    /// # Errors
    /// Returns an error if too many codes were sent to the address or for the player.
    pub async fn set_mail(
        &self,
        player: &str,
        address: &str,
        language: &str,
    ) -> Result<String, ServerError> {
        let time = self.clock.now();
        let hash = Sha256::digest(address.to_lowercase().as_bytes());
        let mut code = random::code()?;
        code.truncate(8);
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM mail_codes WHERE sent < $1")
            .bind(column(time.saturating_sub(DAY_MS)))
            .execute(&mut *transaction)
            .await?;
        let (to_address, for_player): (i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM mail_codes WHERE address_hash = $1),
             (SELECT count(*) FROM mail_codes WHERE player = $2)",
        )
        .bind(hash.as_slice())
        .bind(player)
        .fetch_one(&mut *transaction)
        .await?;
        if to_address.max(for_player) >= MAX_CODES {
            let message = "too many codes were sent; try again tomorrow";
            return Err(ServerError::request(ApiFailure::TooMany, message));
        }
        sqlx::query(
            "INSERT INTO mail_addresses (player, address, language, code, code_expires)
             SELECT id, $2, $3, $4, $5 FROM players WHERE id = $1 AND deleted IS NULL
             ON CONFLICT (player) DO UPDATE SET address = excluded.address, language = excluded.language,
             code = excluded.code, code_expires = excluded.code_expires, code_failures = 0,
             failures = 0, failing_since = NULL",
        )
        .bind(player)
        .bind(address)
        .bind(language)
        .bind(&code)
        .bind(column(time.saturating_add(DAY_MS)))
        .execute(&mut *transaction)
        .await?;
        sqlx::query(
            "INSERT INTO mail_codes (player, address_hash, sent)
             SELECT id, $2, $3 FROM players WHERE id = $1 AND deleted IS NULL",
        )
        .bind(player)
        .bind(hash.as_slice())
        .bind(column(time))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(code)
    }

    /// Confirms the address of a player with the code that was sent there. Returns whether it is the
    /// right one.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn confirm_mail(&self, player: &str, code: &str) -> Result<bool, ServerError> {
        let confirmed = sqlx::query(
            "UPDATE mail_addresses SET code = NULL
             WHERE player = $1 AND code = $2 AND code_expires >= $3 AND code_failures < $4",
        )
        .bind(player)
        .bind(code)
        .bind(column(self.clock.now()))
        .bind(MAX_CODE_FAILURES)
        .execute(&self.writer)
        .await?;
        if confirmed.rows_affected() == 1 {
            return Ok(true);
        }
        sqlx::query(
            "UPDATE mail_addresses SET code_failures = code_failures + 1 WHERE player = $1",
        )
        .bind(player)
        .execute(&self.writer)
        .await?;
        Ok(false)
    }

    /// Removes the address of a player.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn remove_mail(&self, player: &str) -> Result<(), ServerError> {
        sqlx::query("DELETE FROM mail_addresses WHERE player = $1")
            .bind(player)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Removes the address of a player whose link to end the mails has this token. Returns whether
    /// there was one.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn stop_mail(&self, player: &str, token: &str) -> Result<bool, ServerError> {
        let Some(mail) = self.confirmed_mail(player).await? else {
            return Ok(false);
        };
        if mail.stop_token != token {
            return Ok(false);
        }
        self.remove_mail(player).await?;
        Ok(true)
    }

    /// Returns what proves that whoever ends the mails has received one. It is not stored.
    fn stop_token(&self, player: &str, address: &str) -> String {
        let hash = keyed_hash(&self.server_key, &format!("mail/{player}/{address}"));
        random::hex(&hash[..16])
    }
}
