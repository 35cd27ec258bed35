//! Adding tables: new ones, and rematches.

use super::{Database, Store, column, json, term};
use crate::error::ServerError;
use crate::random;
use engine::registry::GameId;
use protocol::online::{ApiFailure, NewTable, SeatPlan, TablePhase};
use sqlx::Transaction;

impl Store {
    /// Adds a table whose options were checked, and returns its id. `rematch_of` is the table of
    /// which it is the rematch.
    ///
    /// # Errors
    /// Returns a conflict if the offer of the seed was used before, or the other table has a rematch
    /// already.
    pub async fn add_table(
        &self,
        (game, new): (GameId, &NewTable),
        host: &str,
        rematch_of: Option<&str>,
    ) -> Result<String, ServerError> {
        let (id, time) = (random::id()?, column(self.clock.now()));
        let share = self.offered_share(new.seed_offer);
        let mut transaction = self.begin().await?;
        let added = sqlx::query(
            "INSERT INTO tables (id, game, options, rules, host, visibility, time_control, timeout_policy, is_rated, has_chat, reaction_delay, phase, invitation, server_share, created, updated)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        )
        .bind(&id)
        .bind(game.name())
        .bind(json(&new.options)?)
        .bind(i64::from(game.rules_version()))
        .bind(host)
        .bind(term(&new.visibility)?)
        .bind(json(&new.time_control)?)
        .bind(term(&new.timeout_policy)?)
        .bind(new.is_rated)
        .bind(new.has_chat)
        .bind(i64::from(new.reaction_delay))
        .bind(term(&TablePhase::Waiting)?)
        .bind(random::code()?)
        .bind(share.0.as_slice())
        .bind(time)
        .bind(time)
        .execute(&mut *transaction)
        .await;
        added.map_err(|error| match error.as_database_error() {
            Some(known) if known.is_unique_violation() => {
                let message = "the offer of the seed was used before";
                ServerError::request(ApiFailure::Conflict, message)
            }
            Some(_) | None => ServerError::Database(error),
        })?;
        add_seats(&mut transaction, &id, new, host).await?;
        if let Some(before) = rematch_of {
            name_rematch(&mut transaction, before, &id).await?;
        }
        transaction.commit().await?;
        Ok(id)
    }
}

/// Adds the seats of a new table.
async fn add_seats(
    transaction: &mut Transaction<'_, Database>,
    table: &str,
    new: &NewTable,
    host: &str,
) -> Result<(), ServerError> {
    for (seat, plan) in (0_u8..).zip(&new.seats) {
        let (player, level, seed_share) = match plan {
            SeatPlan::Me => (Some(host), None, Some(new.seed_share.0)),
            SeatPlan::Open => (None, None, None),
            SeatPlan::Bot { level } => (None, Some(term(level)?), None),
        };
        let signing_key = new.signing_key.filter(|_| player.is_some());
        sqlx::query(
            "INSERT INTO seats (table_id, seat, player, level, seed_share, deal_key, signing_key)
             VALUES ($1, $2, $3, $4, $5, $6, $6)",
        )
        .bind(table)
        .bind(i64::from(seat))
        .bind(player)
        .bind(level)
        .bind(seed_share.as_ref().map(<[u8; 32]>::as_slice))
        .bind(signing_key.map(|key| key.to_bytes().to_vec()))
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

/// Makes a new table the rematch of another one. A rematch that was closed may be replaced.
async fn name_rematch(
    transaction: &mut Transaction<'_, Database>,
    before: &str,
    table: &str,
) -> Result<(), ServerError> {
    let named = sqlx::query(
        "UPDATE tables SET rematch = $1 WHERE id = $2
         AND NOT EXISTS (SELECT 1 FROM tables r WHERE r.id = tables.rematch AND r.phase <> 'closed')",
    )
    .bind(table)
    .bind(before)
    .execute(&mut **transaction)
    .await?;
    if named.rows_affected() == 0 {
        let message = "the table has a rematch already";
        return Err(ServerError::request(ApiFailure::Conflict, message));
    }
    Ok(())
}
