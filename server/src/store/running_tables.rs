//! Changes of matches that are played: the time that people have, and who plays a seat.

use super::notifications::{DueNotices, Notice, add_notices};
use super::{Store, column, term};
use crate::error::ServerError;
use engine::bots::Level;
use engine::game::Seat;
use protocol::PublicKey;
use protocol::online::{ApiFailure, NotificationKind};

impl Store {
    /// Returns the running tables at which somebody's time is over.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn overdue_tables(&self) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM tables WHERE deadline <= $1 AND phase = 'running' ORDER BY deadline LIMIT 64")
                .bind(column(self.clock.now()))
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Stores the clocks of a match that is played, as JSON, and when the first of them ends, in
    /// milliseconds since 1970. An earlier owner of the table changes nothing.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_clocks(
        &self,
        (table, epoch): (&str, i64),
        clocks: &str,
        deadline: Option<u64>,
    ) -> Result<(), ServerError> {
        sqlx::query(
            "UPDATE tables SET clocks = $1, deadline = $2
             WHERE id = $3 AND owner_epoch = $4 AND phase = 'running'",
        )
        .bind(clocks)
        .bind(deadline.map(column))
        .bind(table)
        .bind(epoch)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Returns running tables whose last change is later than a time, in milliseconds since 1970.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn tables_changed_after(&self, time: u64) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE phase = 'running' AND updated > $1 LIMIT 64",
        )
        .bind(column(time))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Sets when a table was changed last, in milliseconds since 1970. An earlier owner of the table
    /// changes nothing.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_updated(
        &self,
        (table, epoch): (&str, i64),
        time: u64,
    ) -> Result<(), ServerError> {
        sqlx::query("UPDATE tables SET updated = $1 WHERE id = $2 AND owner_epoch = $3")
            .bind(column(time))
            .bind(table)
            .bind(epoch)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Closes the matches that wait for players who are late, and at which nothing has happened since a
    /// time, in milliseconds since 1970.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn close_abandoned(&self, before: u64) -> Result<(), ServerError> {
        sqlx::query(
            "UPDATE tables SET phase = 'closed', to_act = 0
             WHERE phase = 'running' AND timeout_policy = 'wait' AND deadline IS NULL AND updated < $1",
        )
        .bind(column(before))
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Seats a bot in place of a player of a running match. Returns whether this call did. `delay`
    /// says in how many milliseconds the player is told, if at all.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn vacate_seat(
        &self,
        table: &str,
        seat: Seat,
        player: &str,
        delay: Option<u64>,
    ) -> Result<bool, ServerError> {
        let mut transaction = self.begin().await?;
        let vacated = sqlx::query(
            "UPDATE seats SET left_player = player, player = NULL, level = $1, answers = NULL, held = NULL
             WHERE table_id = $2 AND seat = $3 AND player = $4
             AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND phase = 'running')",
        )
        .bind(term(&Level::Captain)?)
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(player)
        .execute(&mut *transaction)
        .await?;
        if vacated.rows_affected() == 0 {
            return Ok(false);
        }
        let mut delete = async |query: &'static str| {
            let deleted = sqlx::query(query).bind(table).bind(player);
            deleted.execute(&mut *transaction).await
        };
        delete("DELETE FROM notifications WHERE table_id = $1 AND player = $2").await?;
        let muted = delete("DELETE FROM muted_tables WHERE table_id = $1 AND player = $2").await?;
        let was_muted = muted.rows_affected() > 0;
        if let Some(delay) = delay.filter(|_| !was_muted) {
            let notice = Notice {
                player: player.to_owned(),
                kind: NotificationKind::Replaced,
                question: "replaced".to_owned(),
            };
            let due = DueNotices {
                notices: vec![notice],
                delay,
            };
            add_notices(&mut transaction, table, &due, self.clock.now()).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Seats a player in place of the bot that plays for a person who has left, with the key with which the
    /// player signs from now on.
    ///
    /// # Errors
    /// Returns a conflict if no bot plays there for somebody, the match is rated or not played now,
    /// or the player already has a seat.
    pub async fn take_over_seat(
        &self,
        table: &str,
        seat: Seat,
        (player, signing_key): (&str, Option<PublicKey>),
    ) -> Result<(), ServerError> {
        let taken = sqlx::query(
            "UPDATE seats SET player = $1, level = NULL, signing_key = $4, answers = NULL, held = NULL WHERE table_id = $2 AND seat = $3
             AND player IS NULL AND level IS NOT NULL AND seed_share IS NOT NULL
             AND EXISTS (SELECT 1 FROM tables WHERE id = $2 AND phase = 'running' AND NOT is_rated AND tournament IS NULL)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $2 AND player = $1)",
        )
        .bind(player)
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(signing_key.map(|key| key.to_bytes().to_vec()))
        .execute(&self.writer)
        .await?;
        if taken.rows_affected() == 0 {
            let message = "the seat cannot be taken over";
            return Err(ServerError::request(ApiFailure::Conflict, message));
        }
        Ok(())
    }
}
