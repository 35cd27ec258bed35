//! The keys of the page of the operator.

use super::database::utc_text;
use super::{KeyHash, Store, column};
use crate::error::ServerError;
use crate::random;
use protocol::online::ApiFailure;
use subtle::ConstantTimeEq;

/// A key of the operator, without the key itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdminKeySummary {
    /// The id.
    pub id: String,
    /// When it was created, in UTC.
    pub created: String,
}

impl Store {
    /// Creates a key; returns its id and the key, of which only the hash is stored.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn add_admin_key(&self) -> Result<(String, String), ServerError> {
        let (id, key) = (random::id()?, random::hex(&random::bytes()?));
        sqlx::query("INSERT INTO admin_keys (id, key_hash, created) VALUES ($1, $2, $3)")
            .bind(&id)
            .bind(KeyHash::of(&key).as_bytes())
            .bind(column(self.clock.now()))
            .execute(&self.writer)
            .await?;
        Ok((id, key))
    }

    /// Returns the keys, the oldest first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn admin_keys(&self) -> Result<Vec<AdminKeySummary>, ServerError> {
        let rows: Vec<(String, i64)> =
            sqlx::query_as("SELECT id, created FROM admin_keys ORDER BY created")
                .fetch_all(&self.readers)
                .await?;
        let summary = |(id, created)| AdminKeySummary {
            id,
            created: utc_text(created),
        };
        Ok(rows.into_iter().map(summary).collect())
    }

    /// Revokes a key.
    ///
    /// # Errors
    /// Returns an error if there is no such key.
    pub async fn revoke_admin_key(&self, id: &str) -> Result<(), ServerError> {
        let revoked = sqlx::query("DELETE FROM admin_keys WHERE id = $1")
            .bind(id)
            .execute(&self.writer)
            .await?;
        if revoked.rows_affected() == 0 {
            let message = "there is no such key";
            return Err(ServerError::request(ApiFailure::NotFound, message));
        }
        Ok(())
    }

    /// Returns the id of a key; `None` if it is unknown. Every stored hash is compared as a whole, so
    /// the time says nothing.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn admin_of(&self, key: &KeyHash) -> Result<Option<String>, ServerError> {
        let rows: Vec<(String, Vec<u8>)> = sqlx::query_as("SELECT id, key_hash FROM admin_keys")
            .fetch_all(&self.readers)
            .await?;
        let mut found = None;
        for (id, stored) in rows {
            if bool::from(stored.as_slice().ct_eq(key.as_bytes())) {
                found = Some(id);
            }
        }
        Ok(found)
    }
}
