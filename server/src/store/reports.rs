//! What players report to the operator.

use super::database::contains;
use super::rows::parse_term;
use super::{Database, DatabaseRow, Store, column, json, term};
use crate::error::ServerError;
use crate::random;
use protocol::online::{AdminReport, ApiFailure, NewReport, PlayerInfo, SentReport, TalkMessage};
use sqlx::{Row, Transaction};

/// The messages that are added to a report.
const MAX_LINES: usize = 30;
/// The reports of one player in a day.
const MAX_PER_DAY: i64 = 20;
/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 3_600_000;
/// Reports in one list.
const MAX_LISTED: i64 = 100;
/// The columns of a report with the names of both players.
const REPORTS: &str = "SELECT r.*, a.name AS reporter_name, p.name AS player_name, b.reason AS ban
    FROM reports r JOIN players a ON a.id = r.reporter JOIN players p ON p.id = r.player
    LEFT JOIN bans b ON b.player = r.player";

/// Reads a row of [`REPORTS`].
fn report(row: &DatabaseRow) -> Result<AdminReport, ServerError> {
    let text = |name: &str| row.try_get::<String, _>(name);
    let resolved: Option<i64> = row.try_get("resolved")?;
    let messages = text("messages")?;
    Ok(AdminReport {
        reporter: PlayerInfo {
            id: text("reporter")?,
            name: text("reporter_name")?,
        },
        report: SentReport {
            id: text("id")?,
            player: PlayerInfo {
                id: text("player")?,
                name: text("player_name")?,
            },
            reason: parse_term(text("reason")?, "reason")?,
            text: text("text")?,
            table: row.try_get("table_id")?,
            created: row.try_get::<i64, _>("created")?.unsigned_abs(),
            is_resolved: resolved.is_some(),
        },
        ban: row.try_get("ban")?,
        messages: read_messages(&messages)?,
    })
}

/// Deletes the reports of a player at a time, in milliseconds since 1970. Those about the player stay without texts, for whoever has to
/// decide about the next one.
pub(super) async fn delete_reports(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
    time: u64,
) -> Result<(), ServerError> {
    sqlx::query("DELETE FROM reports WHERE reporter = $1")
        .bind(player)
        .execute(&mut **transaction)
        .await?;
    sqlx::query(
        "UPDATE reports SET text = '', messages = '[]', resolved = coalesce(resolved, $1) WHERE player = $2",
    )
    .bind(column(time))
    .bind(player)
    .execute(&mut **transaction)
    .await?;
    // What the player has said is also part of reports about others at the same table.
    let others: Vec<(String, String)> =
        sqlx::query_as("SELECT id, messages FROM reports WHERE messages LIKE $1 ESCAPE '!'")
            .bind(contains(player))
            .fetch_all(&mut **transaction)
            .await?;
    for (report, messages) in others {
        let mut messages = read_messages(&messages)?;
        messages.retain(|message| message.player.id != player);
        sqlx::query("UPDATE reports SET messages = $1 WHERE id = $2")
            .bind(json(&messages)?)
            .bind(report)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

fn read_messages(text: &str) -> Result<Vec<TalkMessage>, ServerError> {
    serde_json::from_str(text).map_err(|_| ServerError::Stored("messages"))
}

impl Store {
    /// Stores a report, whose text was checked, with the last messages of its table. Returns
    /// its id.
    ///
    /// # Errors
    /// Returns a conflict if an equal report is still open, and an error if the player has reported
    /// too much today.
    pub async fn add_report(
        &self,
        reporter: &str,
        player: &str,
        new: &NewReport,
    ) -> Result<String, ServerError> {
        let (today,): (i64,) =
            sqlx::query_as("SELECT count(*) FROM reports WHERE reporter = $1 AND created > $2")
                .bind(reporter)
                .bind(column(self.clock.now().saturating_sub(DAY_MS)))
                .fetch_one(&self.readers)
                .await?;
        if today >= MAX_PER_DAY {
            let message = format!("at most {MAX_PER_DAY} reports a day are read");
            return Err(ServerError::request(ApiFailure::TooMany, message));
        }
        let mut messages = match &new.table {
            Some(table) => self.all_talk(table).await?,
            None => Vec::new(),
        };
        messages.drain(..messages.len().saturating_sub(MAX_LINES));
        let id = random::id()?;
        let added = sqlx::query(
            "INSERT INTO reports (id, reporter, player, table_id, reason, text, messages, created)
             SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM players WHERE id = $2 AND deleted IS NULL
             ON CONFLICT DO NOTHING",
        )
        .bind(&id)
        .bind(reporter)
        .bind(player)
        .bind(&new.table)
        .bind(term(&new.reason)?)
        .bind(&new.text)
        .bind(json(&messages)?)
        .bind(column(self.clock.now()))
        .execute(&self.writer)
        .await?;
        if added.rows_affected() == 0 {
            let message = "the player is reported already";
            return Err(ServerError::request(ApiFailure::Conflict, message));
        }
        Ok(id)
    }

    /// Returns the reports, the oldest first: those that are not resolved, or all of them.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn reports(&self, has_resolved: bool) -> Result<Vec<AdminReport>, ServerError> {
        let query = format!(
            "{REPORTS} WHERE $1 OR r.resolved IS NULL ORDER BY r.created LIMIT {MAX_LISTED}"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(has_resolved)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(report).collect()
    }

    /// Returns a report.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn report(&self, id: &str) -> Result<Option<AdminReport>, ServerError> {
        let query = format!("{REPORTS} WHERE r.id = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(report).transpose()
    }

    /// Returns what a player has reported.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn reports_of(&self, reporter: &str) -> Result<Vec<SentReport>, ServerError> {
        let query = format!("{REPORTS} WHERE r.reporter = $1 ORDER BY r.created");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(reporter)
            .fetch_all(&self.readers)
            .await?;
        let sent = |row: &DatabaseRow| Ok(report(row)?.report);
        rows.iter().map(sent).collect()
    }

    /// Marks a report as resolved.
    ///
    /// # Errors
    /// Returns an error if there is no such report, or it is resolved already.
    pub async fn resolve_report(&self, id: &str) -> Result<(), ServerError> {
        let resolved =
            sqlx::query("UPDATE reports SET resolved = $1 WHERE id = $2 AND resolved IS NULL")
                .bind(column(self.clock.now()))
                .bind(id)
                .execute(&self.writer)
                .await?;
        if resolved.rows_affected() == 0 {
            let message = "there is no such open report";
            return Err(ServerError::request(ApiFailure::NotFound, message));
        }
        Ok(())
    }
}
