//! Tables and their seats.

use super::notifications::{DueNotices, add_notices};
use super::rows::{TABLE_COLUMNS, offered_share, read_signature, seat_token};
use super::{
    Database, SeatRow, Store, StoredLog, StoredRecord, TableProgress, TableRow, column, term,
};
use crate::error::ServerError;
use engine::bots::Level;
use engine::game::Seat;
use protocol::online::{ApiFailure, Occupant, TablePhase};
use protocol::{Bytes32, PublicKey};
use sqlx::Transaction;

/// The seats of a table with the names of their players.
const SEATS: &str = "SELECT s.*, p.name, p.token_epoch, NULL AS reserved_name FROM seats s LEFT JOIN players p ON p.id = s.player WHERE s.table_id = $1 ORDER BY s.seat";

/// A player who takes a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JoinedSeat<'a> {
    /// The table.
    pub table: &'a str,
    /// The seat.
    pub seat: Seat,
    /// The id of the player.
    pub player: &'a str,
    /// The player's share of the seed.
    pub seed_share: Bytes32,
    /// The key with which the player signs.
    pub signing_key: Option<PublicKey>,
}

/// A match that was dealt.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// The save without entries.
    pub start: String,
    /// The version of the rules.
    pub rules: u16,
    /// Where the match is.
    pub progress: TableProgress,
    /// What players are to be told.
    pub due: DueNotices,
}

impl Store {
    /// Returns the token of a seat; `None` if no person has it.
    #[must_use]
    pub fn seat_token(&self, table: &str, row: &SeatRow) -> Option<String> {
        let Occupant::Player(player) = &row.occupant else {
            return None;
        };
        let owner = (player.id.as_str(), row.token_epoch);
        Some(seat_token(&self.server_key, table, row.seat, owner))
    }

    /// Returns the server's share of the seed that follows from an offer.
    #[must_use]
    pub fn offered_share(&self, offer: Bytes32) -> Bytes32 {
        offered_share(&self.server_key, offer)
    }

    /// Returns a table with its seats.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, ServerError> {
        let query = format!("{TABLE_COLUMNS} WHERE t.id = $1");
        let rows = self.tables_of(query, Some(id)).await?;
        Ok(rows.into_iter().next())
    }

    /// Returns how many tables of a player wait for others.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn waiting_tables_of(&self, player: &str) -> Result<i64, ServerError> {
        let (count,): (i64,) =
            sqlx::query_as("SELECT count(*) FROM tables WHERE host = $1 AND phase = 'waiting' AND tournament IS NULL")
                .bind(player)
                .fetch_one(&self.readers)
                .await?;
        Ok(count)
    }

    /// Closes the tables that have waited for players since before a time, in milliseconds since
    /// 1970.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn close_forgotten(&self, before: u64) -> Result<(), ServerError> {
        sqlx::query("UPDATE tables SET phase = 'closed' WHERE phase = 'waiting' AND tournament IS NULL AND updated < $1")
            .bind(column(before))
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Gives an open seat of a waiting table to a player who has none there.
    ///
    /// # Errors
    /// Returns a conflict if the seat is taken or the match is dealt.
    pub async fn take_seat(&self, joined: JoinedSeat<'_>) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        let taken = sqlx::query(
            "UPDATE seats SET player = $1, seed_share = $2, deal_key = $5, signing_key = $5
             WHERE table_id = $3 AND seat = $4 AND player IS NULL AND level IS NULL
             AND (reserved IS NULL OR reserved = $1)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $3 AND player = $1)
             AND EXISTS (SELECT 1 FROM tables WHERE id = $3 AND phase = 'waiting')",
        )
        .bind(joined.player)
        .bind(joined.seed_share.0.as_slice())
        .bind(joined.table)
        .bind(i64::from(joined.seat.0))
        .bind(joined.signing_key.map(|key| key.to_bytes().to_vec()))
        .execute(&mut *transaction)
        .await?;
        self.finish_change(transaction, joined.table, taken.rows_affected())
            .await
    }

    /// Takes the seat of a player who leaves a waiting table; without the host the table is closed.
    ///
    /// # Errors
    /// Returns a conflict if the match is dealt or the player has no seat there.
    pub async fn leave_seat(&self, table: &str, player: &str) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "UPDATE tables SET phase = 'closed' WHERE id = $1 AND host = $2 AND phase = 'waiting'",
        )
        .bind(table)
        .bind(player)
        .execute(&mut *transaction)
        .await?;
        let left = sqlx::query(
            "UPDATE seats SET player = NULL, seed_share = NULL, deal_key = NULL, signing_key = NULL WHERE table_id = $1 AND player = $2
             AND EXISTS (SELECT 1 FROM tables WHERE id = $3 AND (phase = 'waiting' OR phase = 'closed'))",
        )
        .bind(table)
        .bind(player)
        .bind(table)
        .execute(&mut *transaction)
        .await?;
        self.finish_change(transaction, table, left.rows_affected())
            .await
    }

    /// Seats bots at all open seats of a waiting table.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn fill_with_bots(&self, table: &str, level: Level) -> Result<(), ServerError> {
        sqlx::query(
            "UPDATE seats SET level = $1 WHERE table_id = $2 AND player IS NULL AND level IS NULL
             AND EXISTS (SELECT 1 FROM tables WHERE id = $3 AND phase = 'waiting')",
        )
        .bind(term(&level)?)
        .bind(table)
        .bind(table)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Stores the deal of a waiting table, once, and only if its seats are still those of `table`:
    /// the seed follows from them. Returns whether this call did.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn store_deal(&self, table: &TableRow, deal: &Deal) -> Result<bool, ServerError> {
        let progress = &deal.progress;
        let mut transaction = self.begin().await?;
        let rows = sqlx::query(SEATS)
            .bind(&table.id)
            .fetch_all(&mut *transaction)
            .await?;
        let seats: Vec<SeatRow> = rows.iter().map(SeatRow::read).collect::<Result<_, _>>()?;
        let share = |row: &SeatRow| (row.seat, row.seed_share, row.occupant == Occupant::Open);
        if !seats.iter().map(share).eq(table.seats.iter().map(share)) {
            return Ok(false);
        }
        let dealt = sqlx::query(
            "UPDATE tables SET start = $1, rules = $2, to_act = $3, deadline = $4, clocks = $5, phase = $6, updated = $7
             WHERE id = $8 AND phase = 'waiting'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $9 AND player IS NULL AND level IS NULL)",
        )
        .bind(&deal.start)
        .bind(i64::from(deal.rules))
        .bind(i64::from(progress.to_act))
        .bind(progress.deadline.map(column))
        .bind(&progress.clocks)
        .bind(term(&TablePhase::Running)?)
        .bind(column(self.clock.now()))
        .bind(&table.id)
        .bind(&table.id)
        .execute(&mut *transaction)
        .await?;
        let is_dealt = dealt.rows_affected() == 1;
        if is_dealt {
            add_notices(&mut transaction, &table.id, &deal.due, self.clock.now()).await?;
        }
        transaction.commit().await?;
        Ok(is_dealt)
    }

    /// Returns what happened at a table.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn log(&self, table: &str) -> Result<StoredLog, ServerError> {
        let rows: Vec<(String, Option<Vec<u8>>)> =
            sqlx::query_as("SELECT record, signature FROM log WHERE table_id = $1 ORDER BY number")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        let record = |(record, signature): (String, Option<Vec<u8>>)| {
            let signed = signature.map(|bytes| read_signature(&bytes)).transpose()?;
            Ok(StoredRecord { record, signed })
        };
        let records: Result<_, ServerError> = rows.into_iter().map(record).collect();
        Ok(StoredLog { records: records? })
    }

    /// Returns when each record of a table was stored, in milliseconds since 1970.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn log_times(&self, table: &str) -> Result<Vec<u64>, ServerError> {
        let rows: Vec<(i64,)> =
            sqlx::query_as("SELECT time FROM log WHERE table_id = $1 ORDER BY number")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        Ok(rows
            .into_iter()
            .map(|(time,)| time.unsigned_abs())
            .collect())
    }

    /// Returns the running tables at which a bot is to act, or the server may have to for a player, and
    /// when each was changed last.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn tables_with_bot_to_act(&self) -> Result<Vec<(String, i64)>, ServerError> {
        let rows = sqlx::query_as(
            "SELECT DISTINCT t.id, t.updated FROM tables t JOIN seats s ON s.table_id = t.id
             WHERE t.phase = 'running' AND (s.player IS NULL OR s.answers IS NOT NULL OR s.held IS NOT NULL)
             AND (t.to_act >> CAST(s.seat AS INTEGER)) & 1 = 1",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows)
    }

    /// Returns the waiting tables without an open seat.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn full_tables(&self) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables t WHERE phase = 'waiting' AND NOT EXISTS
             (SELECT 1 FROM seats WHERE table_id = t.id AND player IS NULL AND level IS NULL)",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Commits a change of one seat, or reports that it was not possible.
    async fn finish_change(
        &self,
        mut transaction: Transaction<'_, Database>,
        table: &str,
        changed: u64,
    ) -> Result<(), ServerError> {
        if changed == 0 {
            let message = "the seat is not open, or the match has begun";
            return Err(ServerError::request(ApiFailure::Conflict, message));
        }
        sqlx::query("UPDATE tables SET updated = $1 WHERE id = $2")
            .bind(column(self.clock.now()))
            .bind(table)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}
