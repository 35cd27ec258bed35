//! What the operator looks at and decides: tables, players, bans, and the announcement.

use super::database::{MAX_VALUES, contains, placeholders, utc_text};
use super::players::vacate_seats;
use super::rows::parse_term;
use super::{Store, column, term};
use crate::error::ServerError;
use protocol::online::{AdminPlayer, AdminTable, ApiFailure, PlayerInfo, TablePhase};
use sqlx::AssertSqlSafe;

/// Rows of one list.
const MAX_LISTED: i64 = 500;

/// The columns of [`AdminTable`], of all tables, or of those with an id or a phase.
const TABLES: &str = "SELECT t.id, t.game, t.phase, t.entries,
    t.updated,
    (SELECT string_agg(CASE WHEN s.player IS NOT NULL THEN p.name || ' (' || s.player || ')'
        WHEN s.level IS NOT NULL THEN 'bot ' || s.level ELSE 'open' END, ', ' ORDER BY s.seat)
     FROM seats s LEFT JOIN players p ON p.id = s.player WHERE s.table_id = t.id)
    FROM tables t WHERE ($1 IS NULL OR t.id = $1) AND ($2 IS NULL OR t.phase = $2)
    ORDER BY t.updated DESC LIMIT $3";
/// The columns of [`AdminPlayer`], of players with a text in their names.
const PLAYERS: &str = "SELECT p.id, p.name, p.created,
    (SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id
     WHERE s.player = p.id AND t.phase IN ('waiting', 'running')), b.reason
    FROM players p LEFT JOIN bans b ON b.player = p.id
    WHERE $1 IS NULL OR lower(p.name) LIKE lower($1) ESCAPE '!'
    ORDER BY p.created DESC LIMIT $2";

type TableColumns = (String, String, String, i64, i64, Option<String>);
type PlayerColumns = (String, String, i64, i64, Option<String>);

impl Store {
    /// Returns the tables with an id or in a phase, the last changed ones first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn table_summaries(
        &self,
        id: Option<&str>,
        phase: Option<TablePhase>,
    ) -> Result<Vec<AdminTable>, ServerError> {
        let rows: Vec<TableColumns> = sqlx::query_as(TABLES)
            .bind(id)
            .bind(phase.as_ref().map(term).transpose()?)
            .bind(MAX_LISTED)
            .fetch_all(&self.readers)
            .await?;
        let summary = |row: TableColumns| {
            Ok(AdminTable {
                id: row.0,
                game: row.1,
                phase: parse_term(row.2, "phase")?,
                entries: u32::try_from(row.3).unwrap_or(u32::MAX),
                updated: utc_text(row.4),
                seats: row.5.unwrap_or_default(),
            })
        };
        rows.into_iter().map(summary).collect()
    }

    /// Returns the players with a text in their names, the newest first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn player_summaries(
        &self,
        name: Option<&str>,
    ) -> Result<Vec<AdminPlayer>, ServerError> {
        let rows: Vec<PlayerColumns> = sqlx::query_as(PLAYERS)
            .bind(name.map(contains))
            .bind(MAX_LISTED)
            .fetch_all(&self.readers)
            .await?;
        let summary = |row: PlayerColumns| AdminPlayer {
            player: PlayerInfo {
                id: row.0,
                name: row.1,
            },
            created: utc_text(row.2),
            tables: u32::try_from(row.3).unwrap_or(u32::MAX),
            ban: row.4,
        };
        Ok(rows.into_iter().map(summary).collect())
    }

    /// Closes a table that waits for players or is played. A running server ends its match.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or it has ended.
    pub async fn close_table(&self, id: &str) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let closed = sqlx::query(
            "UPDATE tables SET phase = 'closed', to_act = 0, deadline = NULL, updated = $1
             WHERE id = $2 AND phase IN ('waiting', 'running')",
        )
        .bind(column(self.clock.now()))
        .bind(id)
        .execute(&mut *transaction)
        .await?;
        require(closed.rows_affected(), "no such table waits or is played")?;
        sqlx::query("DELETE FROM notifications WHERE table_id = $1")
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Bans a player. A running server gives the player's seats to bots.
    ///
    /// # Errors
    /// Returns an error if there is no such player.
    pub async fn ban(&self, player: &str, reason: &str) -> Result<(), ServerError> {
        let banned = sqlx::query(
            "INSERT INTO bans (player, reason, created) SELECT id, $1, $2 FROM players WHERE id = $3
             ON CONFLICT (player) DO UPDATE SET reason = excluded.reason",
        )
        .bind(reason)
        .bind(column(self.clock.now()))
        .bind(player)
        .execute(&self.writer)
        .await?;
        require(banned.rows_affected(), "there is no such player")
    }

    /// Lets a player play again.
    ///
    /// # Errors
    /// Returns an error if the player is not banned.
    pub async fn unban(&self, player: &str) -> Result<(), ServerError> {
        let unbanned = sqlx::query("DELETE FROM bans WHERE player = $1")
            .bind(player)
            .execute(&self.writer)
            .await?;
        require(unbanned.rows_affected(), "no such player is banned")
    }

    /// Gives a player another name, because the one before is offensive.
    ///
    /// # Errors
    /// Returns an error if there is no such player, or the player was deleted.
    pub async fn rename_by_operator(&self, player: &str, name: &str) -> Result<(), ServerError> {
        let renamed = sqlx::query("UPDATE players SET name = $1 WHERE id = $2 AND deleted IS NULL")
            .bind(name)
            .bind(player)
            .execute(&self.writer)
            .await?;
        require(renamed.rows_affected(), "there is no such player")
    }

    /// Returns the matches of a player that are played now.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn matches_of(&self, player: &str) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
             WHERE s.player = $1 AND t.phase = 'running'",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Returns why a player is banned; `None` if the player is not.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn ban_reason(&self, player: &str) -> Result<Option<String>, ServerError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT reason FROM bans WHERE player = $1")
            .bind(player)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.map(|(reason,)| reason))
    }

    /// Takes the seats of banned players: bots play on in matches, and tables that wait lose the
    /// player. Returns the matches.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn remove_banned_players(&self) -> Result<Vec<String>, ServerError> {
        let banned: Vec<(String,)> = sqlx::query_as(
            "SELECT DISTINCT b.player FROM bans b JOIN seats s ON s.player = b.player
             JOIN tables t ON t.id = s.table_id WHERE t.phase IN ('waiting', 'running')",
        )
        .fetch_all(&self.readers)
        .await?;
        let mut matches = Vec::new();
        for (player,) in banned {
            let mut transaction = self.begin().await?;
            matches.extend(vacate_seats(&mut transaction, &player).await?);
            transaction.commit().await?;
        }
        Ok(matches)
    }

    /// Returns those of some tables that were closed.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn closed_among(&self, tables: &[String]) -> Result<Vec<String>, ServerError> {
        let mut closed = Vec::new();
        for some in tables.chunks(MAX_VALUES) {
            let list = placeholders(1, some.len());
            let query = format!("SELECT id FROM tables WHERE phase = 'closed' AND id IN ({list})");
            let mut asked = sqlx::query_as(AssertSqlSafe(query));
            for table in some {
                asked = asked.bind(table);
            }
            let rows: Vec<(String,)> = asked.fetch_all(&self.readers).await?;
            closed.extend(rows.into_iter().map(|(id,)| id));
        }
        Ok(closed)
    }

    /// Sets what all players are told, or clears it.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn announce(&self, text: Option<&str>) -> Result<(), ServerError> {
        let change = match text {
            Some(text) => sqlx::query(
                "INSERT INTO announcements (id, text) VALUES (1, $1)
                 ON CONFLICT (id) DO UPDATE SET text = excluded.text",
            )
            .bind(text),
            None => sqlx::query("DELETE FROM announcements"),
        };
        change.execute(&self.writer).await?;
        Ok(())
    }

    /// Returns what all players are told.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn announcement(&self) -> Result<Option<String>, ServerError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT text FROM announcements")
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.map(|(text,)| text))
    }
}

/// Reports that a change found nothing to change.
fn require(changed: u64, message: &'static str) -> Result<(), ServerError> {
    if changed == 0 {
        return Err(ServerError::request(ApiFailure::NotFound, message));
    }
    Ok(())
}
