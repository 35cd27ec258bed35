//! Which database there is, and what its queries are made of. Queries are written in what SQLite and
//! PostgreSQL both understand.

use sqlx::migrate::Migrator;
use sqlx::{Pool, Transaction};
use std::path::Path;
use std::time::Duration;
use time::OffsetDateTime;

/// The database: SQLite, in one file.
#[cfg(not(feature = "cluster"))]
pub type Database = sqlx::Sqlite;
/// The database: PostgreSQL, which several servers share.
#[cfg(feature = "cluster")]
pub type Database = sqlx::Postgres;
/// Connections to the database.
pub type DatabasePool = Pool<Database>;
/// A row of the database.
pub type DatabaseRow = <Database as sqlx::Database>::Row;

/// Values of one list in a query.
pub(super) const MAX_VALUES: usize = 500;
/// How long a connection waits for another one.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Connections that only read.
const READERS: u32 = if cfg!(feature = "cluster") { 8 } else { 4 };
/// Connections that write. SQLite has one writer.
const WRITERS: u32 = if cfg!(feature = "cluster") { 8 } else { 1 };

/// Opens the database and brings it up to date. Returns connections that read, and those that write.
pub(super) async fn open(
    database: &Path,
    migrator: Migrator,
) -> Result<(DatabasePool, DatabasePool), sqlx::Error> {
    let options = options(database)?;
    let pool = || {
        let pool = sqlx::pool::PoolOptions::<Database>::new();
        // A request has more time.
        pool.acquire_timeout(BUSY_TIMEOUT)
    };
    let writer = pool().max_connections(WRITERS);
    let writer = writer.connect_with(options.clone()).await?;
    migrator.run(&writer).await?;
    let readers = pool().max_connections(READERS);
    Ok((readers.connect_with(options).await?, writer))
}

#[cfg(not(feature = "cluster"))]
fn options(file: &Path) -> Result<sqlx::sqlite::SqliteConnectOptions, sqlx::Error> {
    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
    Ok(SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .journal_mode(SqliteJournalMode::Wal)
        // An acknowledged action survives a loss of power.
        .synchronous(SqliteSynchronous::Full))
}

#[cfg(feature = "cluster")]
fn options(address: &Path) -> Result<sqlx::postgres::PgConnectOptions, sqlx::Error> {
    let options: sqlx::postgres::PgConnectOptions = address.to_string_lossy().parse()?;
    // A server that stands still in a change does not stop the others.
    let limits = [
        ("statement_timeout", "10s"),
        ("lock_timeout", "5s"),
        ("idle_in_transaction_session_timeout", "5s"),
    ];
    Ok(options.options(limits))
}

/// Begins a change in which nobody else changes what it depends on. Whatever was read in it still
/// holds when it is stored.
pub(super) async fn begin_change(
    writer: &DatabasePool,
) -> Result<Transaction<'static, Database>, sqlx::Error> {
    // With SQLite, the one connection that writes is the lock.
    #[cfg_attr(
        not(feature = "cluster"),
        expect(unused_mut, reason = "no lock is taken")
    )]
    let mut transaction = writer.begin().await?;
    #[cfg(feature = "cluster")]
    sqlx::query("SELECT pg_advisory_xact_lock(1)")
        .execute(&mut *transaction)
        .await?;
    Ok(transaction)
}

/// Returns the placeholders of a list of values, the first of which has a number.
pub(super) fn placeholders(first: usize, count: usize) -> String {
    let names: Vec<String> = (first..).take(count).map(|n| format!("${n}")).collect();
    names.join(", ")
}

/// Returns the pattern of texts that contain a text, with `!` before what has a meaning in patterns.
pub(super) fn contains(text: &str) -> String {
    let mut pattern = "%".to_owned();
    for character in text.chars() {
        if matches!(character, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(character);
    }
    pattern.push('%');
    pattern
}

/// Writes a time in milliseconds since 1970 for the operator, in UTC.
pub(super) fn utc_text(millis: i64) -> String {
    let time = OffsetDateTime::from_unix_timestamp(millis.div_euclid(1000));
    let time = time.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (year, month, day) = time.to_calendar_date();
    let (hour, minute, second) = time.to_hms();
    format!(
        "{year:04}-{:02}-{day:02} {hour:02}:{minute:02}:{second:02}",
        u8::from(month)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_queries_are_written_for_both_databases() {
        assert_eq!(placeholders(2, 3), "$2, $3, $4");
        assert_eq!(contains("50%_!a"), "%50!%!_!!a%");
        assert_eq!(utc_text(1_700_000_000_999), "2023-11-14 22:13:20");
    }
}
