//! Appending to the logs of matches, many tables per transaction.

use super::database::begin_change;
use super::notifications::{DueNotices, add_notices};
use super::publisher_events::add_publisher_events;
use super::ratings::{FinalStanding, count_result, note_timeout};
use super::rows::signature_column;
use super::{Database, DatabasePool, Store, column, json, term};
use crate::error::ServerError;
use engine::game::Seat;
use engine::session::LogEntry;
use protocol::SignedBy;
use protocol::online::{ApiFailure, TablePhase, TableResult};
use serde::{Deserialize, Serialize};
use sqlx::Transaction;
use tokio::sync::{mpsc, oneshot};

/// Appends that wait for the writer; more make the tables wait.
const MAX_WAITING: usize = 1024;
/// Appends of one transaction.
const MAX_GROUP: usize = 256;

/// What happened at a table, as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogRecord<A> {
    /// An action was taken.
    Act(LogEntry<A>),
    /// Entries were undone, after which the log has this length.
    Undo(u32),
}

/// A record of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRecord {
    /// The record, as JSON.
    pub record: String,
    /// The key that has signed its action, with the signature.
    pub signed: Option<SignedBy>,
}

/// Where a match is after an append.
#[derive(Clone, PartialEq, Debug)]
pub struct TableProgress {
    /// The number of log entries.
    pub entries: u32,
    /// The seats that the match waits for, one bit each.
    pub to_act: u16,
    /// When the time of these seats is over, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// The time that people have, as JSON.
    pub clocks: String,
    /// How the match ended.
    pub result: Option<TableResult>,
    /// What ratings depend on, once the match is over.
    pub standing: Option<FinalStanding>,
}

/// Records to append to the log of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// How often the table has changed its owner: an earlier owner cannot append any more.
    pub epoch: i64,
    /// The number of the first record: that of the records before it.
    pub first: u64,
    /// The records.
    pub records: Vec<StoredRecord>,
    /// When they were taken, in milliseconds since 1970. The delays of the table start here, however
    /// long the writer takes.
    pub time: u64,
    /// Where the match is afterwards.
    pub progress: TableProgress,
    /// The seat of a person for whom a bot decided because time was over.
    pub timed_out: Option<Seat>,
    /// What players who are away are to be told.
    pub due: DueNotices,
}

/// An append, and who waits for it.
pub(super) type PendingAppend = (Append, oneshot::Sender<Result<(), ServerError>>);

impl Store {
    /// Appends to the log of a table, and returns when it is on disk.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it; then nothing is stored.
    pub async fn append(&self, append: Append) -> Result<(), ServerError> {
        let (done, written) = oneshot::channel();
        let gone = |_| ServerError::Database(sqlx::Error::PoolClosed);
        let sent = self.appends.send((append, done)).await;
        sent.map_err(|_| ServerError::Database(sqlx::Error::PoolClosed))?;
        written.await.map_err(gone)?
    }
}

/// Starts the task that writes appends. It ends with the last [`Store`].
pub(super) fn start_writer(writer: DatabasePool) -> mpsc::Sender<PendingAppend> {
    let (sender, mut waiting) = mpsc::channel::<PendingAppend>(MAX_WAITING);
    tokio::spawn(async move {
        let mut group = Vec::new();
        while waiting.recv_many(&mut group, MAX_GROUP).await > 0 {
            write_group(&writer, std::mem::take(&mut group)).await;
        }
    });
    sender
}

/// Writes a group in one transaction. If it fails, each append is tried alone, so that one table does
/// not harm the others.
async fn write_group(writer: &DatabasePool, group: Vec<PendingAppend>) {
    if write_together(writer, &group).await.is_ok() {
        for (_, done) in group {
            // A table that no longer waits has ended.
            let _ = done.send(Ok(()));
        }
        return;
    }
    for pending in group {
        let result = write_together(writer, std::slice::from_ref(&pending)).await;
        let _ = pending.1.send(result);
    }
}

async fn write_together(writer: &DatabasePool, group: &[PendingAppend]) -> Result<(), ServerError> {
    // Ratings are read and written: whoever counts a result is alone.
    let has_result = group
        .iter()
        .any(|(append, _)| append.progress.standing.is_some());
    let mut transaction = match has_result {
        true => begin_change(writer).await?,
        false => writer.begin().await?,
    };
    for (append, _) in group {
        write_append(&mut transaction, append).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// The error of a table that this server no longer plays: its row says so, or its log is longer
/// than this server knows.
fn lost_table() -> ServerError {
    let message = "the table was closed, or another server plays it";
    ServerError::request(ApiFailure::Conflict, message)
}

async fn write_append(
    transaction: &mut Transaction<'_, Database>,
    append: &Append,
) -> Result<(), ServerError> {
    let time = column(append.time);
    for (number, record) in (append.first..).zip(&append.records) {
        sqlx::query(
            "INSERT INTO log (table_id, number, record, time, signature) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&append.table)
        .bind(column(number))
        .bind(&record.record)
        .bind(time)
        .bind(record.signed.map(signature_column))
        .execute(&mut **transaction)
        .await
        .map_err(|error| match error.as_database_error() {
            Some(known) if known.is_unique_violation() => lost_table(),
            Some(_) | None => error.into(),
        })?;
    }
    let progress = &append.progress;
    if progress.result.is_some() {
        add_publisher_events(transaction, &append.table, time).await?;
    }
    let phase = match progress.result {
        None => TablePhase::Running,
        Some(_) => TablePhase::Over,
    };
    let updated = sqlx::query(
        "UPDATE tables SET entries = $1, to_act = $2, deadline = $3, clocks = $4, result = $5, phase = $6, updated = $7
         WHERE id = $8 AND phase <> 'closed' AND owner_epoch = $9",
    )
    .bind(i64::from(progress.entries))
    .bind(i64::from(progress.to_act))
    .bind(progress.deadline.map(column))
    .bind(&progress.clocks)
    .bind(progress.result.as_ref().map(json).transpose()?)
    .bind(term(&phase)?)
    .bind(time)
    .bind(&append.table)
    .bind(append.epoch)
    .execute(&mut **transaction)
    .await?;
    if updated.rows_affected() == 0 {
        return Err(lost_table());
    }
    if let Some(seat) = append.timed_out {
        note_timeout(transaction, &append.table, seat).await?;
    }
    if let Some(standing) = &progress.standing {
        count_result(transaction, &append.table, standing, time).await?;
    }
    add_notices(transaction, &append.table, &append.due, append.time).await
}
