//! Lists of tables, each with two queries: one for the tables, and one for the seats of all of them.

use super::database::{MAX_VALUES, placeholders};
use super::rows::{TABLE_COLUMNS, vacation};
use super::{SeatRow, Store, TableRow, column};
use crate::error::ServerError;
use protocol::online::MAX_ABSENCE_MS;
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The seats of tables, with the names of their players, and the vacations that began after a time.
const SEATS: &str =
    "SELECT s.*, p.name, p.token_epoch, r.name AS reserved_name, v.start, v.days, v.ended
    FROM seats s LEFT JOIN players p ON p.id = s.player LEFT JOIN players r ON r.id = s.reserved
    LEFT JOIN vacations v ON v.player = s.player AND v.start > $1";
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
            "{TABLE_COLUMNS} WHERE t.phase = 'waiting' AND t.visibility = 'public' AND t.tournament IS NULL
             ORDER BY t.created DESC LIMIT {MAX_LISTED}"
        );
        self.tables_of(query, None).await
    }

    /// Returns the public tables whose matches are played now, the last changed first. Those at which
    /// nothing has happened for a week are left out.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn running_tables(&self) -> Result<Vec<TableRow>, ServerError> {
        let query = format!(
            "{TABLE_COLUMNS} WHERE t.phase = 'running' AND t.visibility = 'public'
             AND t.updated > CAST($1 AS BIGINT) ORDER BY t.updated DESC LIMIT {MAX_WATCHABLE}"
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
            "{TABLE_COLUMNS} WHERE t.phase <> 'closed' AND t.id IN (SELECT table_id FROM seats WHERE player = $1 UNION SELECT table_id FROM seats WHERE reserved = $1 AND level IS NULL)
             ORDER BY (SELECT CASE WHEN s.player IS NULL THEN (CASE t.phase WHEN 'waiting' THEN 1 ELSE 0 END) ELSE (t.to_act >> CAST(s.seat AS INTEGER)) & 1 END
             FROM seats s WHERE s.table_id = t.id AND (s.player = $1 OR (s.reserved = $1 AND s.player IS NULL))) DESC,
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
            "{TABLE_COLUMNS} WHERE t.id IN (SELECT table_id FROM seats WHERE player = $1) ORDER BY t.created"
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
        for some in tables.chunks_mut(MAX_VALUES) {
            self.add_seats(some).await?;
        }
        Ok(tables)
    }

    /// Adds the seats of tables that were read.
    async fn add_seats(&self, tables: &mut [TableRow]) -> Result<(), ServerError> {
        let list = placeholders(2, tables.len());
        let query = format!("{SEATS} WHERE s.table_id IN ({list}) ORDER BY s.seat, v.start");
        let since = self.clock.now().saturating_sub(MAX_EFFECT_MS);
        let mut asked = sqlx::query(AssertSqlSafe(query)).bind(column(since));
        for table in &*tables {
            asked = asked.bind(&table.id);
        }
        // Queries for one table are so many that their plan is kept.
        let asked = asked.persistent(tables.len() == 1);
        let mut seats: BTreeMap<String, BTreeMap<i64, SeatRow>> = BTreeMap::new();
        for row in &asked.fetch_all(&self.readers).await? {
            let seats = seats.entry(row.try_get("table_id")?).or_default();
            // A player with several vacations has a row for each.
            let seat = match seats.entry(row.try_get("seat")?) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => new.insert(SeatRow::read(row)?),
            };
            seat.vacations.extend(vacation(row)?);
        }
        for table in tables {
            let seats = seats.remove(&table.id).unwrap_or_default();
            table.seats = seats.into_values().collect();
        }
        Ok(())
    }
}
