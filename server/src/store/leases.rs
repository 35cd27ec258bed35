//! What several servers with one database have agreed on: which of them live, and which one plays a
//! table. Leases end by the clock of the database, which all of them share.

use super::{Store, column};
use crate::error::ServerError;
use std::collections::BTreeSet;
use std::time::Duration;

/// The time in milliseconds since 1970, by the clock of the database.
const NOW: &str = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Who plays a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ownership {
    /// The node that asked, for the time of this number.
    Own(i64),
    /// Another node that lives.
    Other(String),
}

/// Makes a query that knows the time.
fn at_now(query: &str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(query.replace("now()", NOW))
}

fn millis(time: Duration) -> i64 {
    column(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

impl Store {
    /// Takes a lease for a node, or renews it. Returns whether the node has it now.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn take_lease(
        &self,
        name: &str,
        node: &str,
        time: Duration,
    ) -> Result<bool, ServerError> {
        let taken = sqlx::query(at_now(
            "INSERT INTO leases (name, node, expires) VALUES ($1, $2, now() + $3)
             ON CONFLICT (name) DO UPDATE SET node = excluded.node, expires = excluded.expires
             WHERE leases.node = excluded.node OR leases.expires < now()",
        ))
        .bind(name)
        .bind(node)
        .bind(millis(time))
        .execute(&self.writer)
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Renews the lease of a node that lives. Returns `false` if less time was left of it than a margin:
    /// other nodes may have taken its tables.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn renew_node(
        &self,
        node: &str,
        time: Duration,
        margin: Duration,
    ) -> Result<bool, ServerError> {
        let renewed = sqlx::query(at_now(
            "UPDATE leases SET expires = now() + $2 WHERE name = $1 AND expires > now() + $3",
        ))
        .bind(node)
        .bind(millis(time))
        .bind(millis(margin))
        .execute(&self.writer)
        .await?;
        Ok(renewed.rows_affected() == 1)
    }

    /// Ends the leases of a node that stops.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn end_leases(&self, node: &str) -> Result<(), ServerError> {
        sqlx::query("DELETE FROM leases WHERE node = $1")
            .bind(node)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Returns the nodes that live.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn live_nodes(&self) -> Result<BTreeSet<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(at_now(
            "SELECT name FROM leases WHERE name = node AND expires > now()",
        ))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(name,)| name).collect())
    }

    /// Makes a node the owner of a table, unless another one that lives is.
    ///
    /// # Errors
    /// Returns an error if there is no such table.
    pub async fn claim_table(&self, table: &str, node: &str) -> Result<Ownership, ServerError> {
        let claimed: Option<(i64,)> = sqlx::query_as(at_now(
            "UPDATE tables SET owner = $2, owner_epoch = owner_epoch + 1
             WHERE id = $1 AND (owner IS NULL OR owner = $2
             OR NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = tables.owner AND l.expires > now()))
             RETURNING owner_epoch",
        ))
        .bind(table)
        .bind(node)
        .fetch_optional(&self.writer)
        .await?;
        if let Some((epoch,)) = claimed {
            return Ok(Ownership::Own(epoch));
        }
        let owner: Option<(Option<String>,)> =
            sqlx::query_as("SELECT owner FROM tables WHERE id = $1")
                .bind(table)
                .fetch_optional(&self.writer)
                .await?;
        let owner = owner.and_then(|(owner,)| owner);
        owner
            .map(Ownership::Other)
            .ok_or(ServerError::Stored("owner"))
    }

    /// Gives a table back that a node has owned for the time of a number.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn release_table(&self, table: &str, epoch: i64) -> Result<(), ServerError> {
        sqlx::query("UPDATE tables SET owner = NULL WHERE id = $1 AND owner_epoch = $2")
            .bind(table)
            .bind(epoch)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Returns whether a node other than one plays a table.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn is_owned_elsewhere(&self, table: &str, node: &str) -> Result<bool, ServerError> {
        let found: Option<(i64,)> = sqlx::query_as(at_now(
            "SELECT t.owner_epoch FROM tables t JOIN leases l ON l.name = t.owner
             WHERE t.id = $1 AND t.owner <> $2 AND l.expires > now()",
        ))
        .bind(table)
        .bind(node)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }

    /// Takes the tables of nodes that live no longer from them, and returns those at which a bot is to act.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn release_orphans(&self) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(at_now(
            "UPDATE tables SET owner = NULL, owner_epoch = owner_epoch + 1
             WHERE owner IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = tables.owner AND l.expires > now())
             RETURNING id",
        ))
        .fetch_all(&self.writer)
        .await?;
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        sqlx::query(at_now("DELETE FROM leases WHERE expires < now() - 60000"))
            .execute(&self.writer)
            .await?;
        let orphans: BTreeSet<String> = rows.into_iter().map(|(id,)| id).collect();
        let waiting = self.tables_with_bot_to_act().await?.into_iter();
        let waiting = waiting.map(|(id, _)| id);
        Ok(waiting.filter(|id| orphans.contains(id)).collect())
    }
}
