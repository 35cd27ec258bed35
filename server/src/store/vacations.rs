//! Vacations of players.

use super::{Database, Store, column};
use crate::error::ServerError;
use crate::vacation::{may_begin, vacation_end};
use protocol::online::{ApiFailure, Vacation};
use sqlx::Executor;

/// Returns the vacations of a player, in the order of time.
async fn vacations<'a>(
    database: impl Executor<'a, Database = Database>,
    player: &str,
) -> Result<Vec<Vacation>, ServerError> {
    let rows: Vec<(i64, i64, Option<i64>)> =
        sqlx::query_as("SELECT start, days, ended FROM vacations WHERE player = $1 ORDER BY start")
            .bind(player)
            .fetch_all(database)
            .await?;
    let vacation = |(start, days, ended): (i64, i64, Option<i64>)| {
        Ok(Vacation {
            start: start.unsigned_abs(),
            days: u8::try_from(days).map_err(|_| ServerError::Stored("vacations"))?,
            ended: ended.map(i64::unsigned_abs),
        })
    };
    rows.into_iter().map(vacation).collect()
}

impl Store {
    /// Returns the vacations of a player, in the order of time.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn vacations(&self, player: &str) -> Result<Vec<Vacation>, ServerError> {
        vacations(&self.readers, player).await
    }

    /// Begins a vacation of a player, now.
    ///
    /// # Errors
    /// Returns a conflict if the player is on vacation, or the year has not so many days left.
    pub async fn begin_vacation(&self, player: &str, days: u8) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let known = vacations(&mut *transaction, player).await?;
        let now = self.clock.now();
        let new = Vacation {
            start: now,
            days,
            ended: None,
        };
        if vacation_end(&known, now).is_some() || !may_begin(&known, new) {
            let message = "the player is on vacation, or the year has not so many days left";
            return Err(ServerError::request(ApiFailure::Conflict, message));
        }
        sqlx::query(
            "INSERT INTO vacations (player, start, days)
             SELECT id, $2, $3 FROM players WHERE id = $1 AND deleted IS NULL",
        )
        .bind(player)
        .bind(column(now))
        .bind(i64::from(days))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Ends the vacation that a player is on, if any. The day that has begun counts.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn end_vacation(&self, player: &str) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let now = self.clock.now();
        let known = vacations(&mut *transaction, player).await?;
        let is_on = |vacation: &Vacation| vacation.ends_after(now).is_some();
        for vacation in known.into_iter().filter(is_on) {
            sqlx::query(
                "UPDATE vacations SET days = $1, ended = $2 WHERE player = $3 AND start = $4",
            )
            .bind(i64::from(vacation.days_begun(now)))
            .bind(column(now))
            .bind(player)
            .bind(column(vacation.start))
            .execute(&mut *transaction)
            .await?;
        }
        // What waits for the end of the vacation is due, unless quiet hours put it off again.
        sqlx::query("UPDATE notifications SET due = $1 WHERE player = $2 AND due > $1")
            .bind(column(now))
            .bind(player)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}
