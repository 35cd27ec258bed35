//! Lists of tables, each with two queries: one for the tables, and one for the seats of all of them.

use super::rows::TABLE_COLUMNS;
use super::{SeatRow, Store, TableRow, column, json};
use crate::error::ServerError;
use protocol::online::MAX_ABSENCE_MS;
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeMap;

/// The seats of all tables of a JSON array, with the names of their players, and the vacations that
/// began after a time.
const SEATS_OF_ALL: &str = "SELECT s.*, p.name, p.token_epoch, (SELECT json_group_array(json_object('start', v.start, 'days', v.days, 'ended', v.ended)) FROM vacations v WHERE v.player = s.player AND v.start > ?) AS vacations FROM seats s LEFT JOIN players p ON p.id = s.player WHERE s.table_id IN (SELECT value FROM json_each(?)) ORDER BY s.seat";
/// Tables in the list for spectators.
const MAX_WATCHABLE: i64 = 50;
/// How long a vacation can move deadlines, in milliseconds: a month of time for the decision, and a
/// year for all vacations in a row.
const MAX_EFFECT_MS: u64 = 400 * 24 * 3_600_000;
/// Tables in one list.
const MAX_LISTED: i64 = 200;

impl Store {
    /// Returns the public tables that wait for players, the newest first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn open_tables(&self) -> Result<Vec<TableRow>, ServerError> {
        let query = format!(
            "{TABLE_COLUMNS} WHERE t.phase = 'waiting' AND t.visibility = 'public'
             ORDER BY t.created DESC LIMIT {MAX_LISTED}"
        );
        self.tables_of(query, None).await
    }

    /// Returns the public tables whose matches are played now, the last changed first. Those at which
    /// nothing has happened for a week are left out, and rated ones.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn running_tables(&self) -> Result<Vec<TableRow>, ServerError> {
        let query = format!(
            "{TABLE_COLUMNS} WHERE t.phase = 'running' AND t.visibility = 'public'
             AND t.is_rated = 0 AND t.updated > CAST(?1 AS INTEGER) ORDER BY t.updated DESC LIMIT {MAX_WATCHABLE}"
        );
        let since = self.clock.now().saturating_sub(MAX_ABSENCE_MS).to_string();
        self.tables_of(query, Some(&since)).await
    }

    /// Returns the tables of a player that were not closed: those that wait for the player first,
    /// then the last changed ones.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn tables_of_player(&self, player: &str) -> Result<Vec<TableRow>, ServerError> {
        let query = format!(
            "{TABLE_COLUMNS} WHERE t.phase <> 'closed' AND t.id IN (SELECT table_id FROM seats WHERE player = ?1)
             ORDER BY (SELECT (t.to_act >> s.seat) & 1 FROM seats s WHERE s.table_id = t.id AND s.player = ?1) DESC,
             t.updated DESC LIMIT {MAX_LISTED}"
        );
        self.tables_of(query, Some(player)).await
    }

    /// Returns all tables at which a player has a seat.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn all_tables_of_player(&self, player: &str) -> Result<Vec<TableRow>, ServerError> {
        let query = format!(
            "{TABLE_COLUMNS} WHERE t.id IN (SELECT table_id FROM seats WHERE player = ?1) ORDER BY t.created"
        );
        self.tables_of(query, Some(player)).await
    }

    /// Runs a query with at most one argument. The text consists of constants.
    pub(super) async fn tables_of(
        &self,
        query: String,
        argument: Option<&str>,
    ) -> Result<Vec<TableRow>, ServerError> {
        let mut asked = sqlx::query(AssertSqlSafe(query));
        if let Some(argument) = argument {
            asked = asked.bind(argument);
        }
        let rows = asked.fetch_all(&self.readers).await?;
        let tables: Result<Vec<TableRow>, _> = rows.iter().map(TableRow::read).collect();
        let mut tables = tables?;
        let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        let since = self.clock.now().saturating_sub(MAX_EFFECT_MS);
        let rows = sqlx::query(SEATS_OF_ALL)
            .bind(column(since))
            .bind(json(&ids)?)
            .fetch_all(&self.readers)
            .await?;
        let mut seats: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
        for row in &rows {
            let table = row.try_get("table_id")?;
            seats.entry(table).or_default().push(SeatRow::read(row)?);
        }
        for table in &mut tables {
            table.seats = seats.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }
}
