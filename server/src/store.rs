//! The database: players, tables, seats, and the log of every match.
//!
//! SQLite has one writer, so all changes go through one connection. With the feature `cluster` the
//! database is PostgreSQL, which several servers share. Entries of logs are written in
//! groups: whatever arrives while one transaction is being written is part of the next, so one write
//! to disk serves many tables.

mod admin_keys;
mod administration;
mod answers;
mod append;
mod community;
mod database;
mod due_notifications;
#[cfg(feature = "cluster")]
mod leases;
mod mail;
mod new_table;
mod notifications;
mod passkeys;
mod players;
mod publisher_events;
mod publishers;
mod ratings;
mod reports;
mod rows;
mod running_tables;
mod table_lists;
mod tables;
mod talk;
mod tournament_rounds;
mod tournament_rows;
mod tournament_tables;
mod tournaments;
mod vacations;

pub use admin_keys::AdminKeySummary;
pub use append::{Append, LogRecord, StoredRecord, TableProgress};
#[cfg(feature = "cluster")]
pub use leases::Ownership;
pub use mail::StoredMail;
pub use notifications::{Arrival, DueNotices, DueNotification, Notice, StoredSubscription};
pub use passkeys::StoredPasskey;
pub use players::KeyHash;
pub use publisher_events::DuePublisherEvent;
pub use publishers::{Publisher, PublisherLogin, token_secret_text, webhook_secret_text};
pub use ratings::FinalStanding;
pub use rows::{SeatRow, StoredLog, TableRow};
pub use tables::{Deal, JoinedSeat};
pub use tournament_rows::{EntrantRow, TournamentRow};
pub use tournament_tables::RoundTimes;

use crate::clock::ServerClock;
use crate::error::ServerError;
use crate::random;
use database::{Database, DatabasePool, DatabaseRow};
#[cfg(not(feature = "cluster"))]
use sqlx::Connection;
use sqlx::migrate::{Migration, MigrationType, Migrator};
#[cfg(not(feature = "cluster"))]
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{SqlSafeStr, Transaction};
use std::borrow::Cow;
use std::path::Path;
#[cfg(not(feature = "cluster"))]
use std::time::Duration;
use tokio::sync::mpsc;

/// The changes of this database.
#[cfg(not(feature = "cluster"))]
use MIGRATIONS as CHANGES;
#[cfg(feature = "cluster")]
use POSTGRES_MIGRATIONS as CHANGES;

/// The changes of PostgreSQL, which has the schema of SQLite. Every later change goes to both.
#[cfg(feature = "cluster")]
const POSTGRES_MIGRATIONS: [(i64, &str, &str); 1] = [(
    1,
    "schema",
    include_str!("../migrations/postgres/0001_schema.sql"),
)];

/// The changes of SQLite, in order. A change never edits an earlier one.
#[cfg(any(test, not(feature = "cluster")))]
const MIGRATIONS: [(i64, &str, &str); 13] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (
        2,
        "notifications",
        include_str!("../migrations/0002_notifications.sql"),
    ),
    (3, "ratings", include_str!("../migrations/0003_ratings.sql")),
    (
        4,
        "administration",
        include_str!("../migrations/0004_administration.sql"),
    ),
    (5, "time", include_str!("../migrations/0005_time.sql")),
    (
        6,
        "publishers",
        include_str!("../migrations/0006_publishers.sql"),
    ),
    (
        7,
        "community",
        include_str!("../migrations/0007_community.sql"),
    ),
    (8, "keys", include_str!("../migrations/0008_keys.sql")),
    (9, "mail", include_str!("../migrations/0009_mail.sql")),
    (
        10,
        "tournaments",
        include_str!("../migrations/0010_tournaments.sql"),
    ),
    (
        11,
        "ownership",
        include_str!("../migrations/0011_ownership.sql"),
    ),
    (
        12,
        "signatures",
        include_str!("../migrations/0012_signatures.sql"),
    ),
    (
        13,
        "answers",
        include_str!("../migrations/0013_answers.sql"),
    ),
];

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    readers: DatabasePool,
    writer: DatabasePool,
    appends: mpsc::Sender<append::PendingAppend>,
    clock: ServerClock,
    /// The key of seat tokens.
    server_key: [u8; 32],
}

impl Store {
    /// Opens a database file; it is created, or brought up to date. Times are those of a clock.
    ///
    /// # Errors
    /// Returns an error if the file cannot be opened or is not such a database.
    pub async fn open(file: &Path, clock: ServerClock) -> Result<Self, sqlx::Error> {
        let (readers, writer) = database::open(file, migrator(&CHANGES)).await?;
        let server_key = server_key(&writer).await?;
        let appends = append::start_writer(writer.clone());
        Ok(Self {
            readers,
            writer,
            appends,
            clock,
            server_key,
        })
    }

    /// Copies a database to a new file, also while a server uses it. The copy is a whole database of
    /// one moment.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read, or the file exists or cannot be written.
    #[cfg(not(feature = "cluster"))]
    pub async fn back_up(database: &Path, file: &Path) -> Result<(), sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(database)
            .busy_timeout(Duration::from_secs(5));
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await?;
        sqlx::query("VACUUM INTO $1")
            .bind(file.to_string_lossy().as_ref())
            .execute(&mut connection)
            .await?;
        connection.close().await
    }

    /// PostgreSQL has programs of its own for copies.
    ///
    /// # Errors
    /// Returns an error in any case.
    #[cfg(feature = "cluster")]
    pub async fn back_up(_database: &Path, _file: &Path) -> Result<(), sqlx::Error> {
        let advice = "use pg_dump for PostgreSQL";
        Err(sqlx::Error::Configuration(advice.into()))
    }

    /// Begins a change: see [`database::begin_change`].
    async fn begin(&self) -> Result<Transaction<'static, Database>, sqlx::Error> {
        database::begin_change(&self.writer).await
    }

    /// Returns whether the database can be read and written.
    pub async fn is_ready(&self) -> bool {
        let writing = sqlx::query(
            "INSERT INTO secrets (name, value) VALUES ('health', $1)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        );
        let written = writing.bind([0_u8].as_slice()).execute(&self.writer).await;
        if let Err(error) = &written {
            tracing::error!(%error, "the database cannot be written");
        }
        written.is_ok() && !self.appends.is_closed()
    }
}

fn migrator(changes: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    Migrator {
        migrations: Cow::Owned(changes.iter().map(migration).collect()),
        ..Migrator::DEFAULT
    }
}

/// Returns the key of seat tokens, drawn when the database is created.
async fn server_key(writer: &DatabasePool) -> Result<[u8; 32], sqlx::Error> {
    let fresh = random::bytes().map_err(|error| sqlx::Error::Io(std::io::Error::other(error)))?;
    sqlx::query(
        "INSERT INTO secrets (name, value) VALUES ('seat-tokens', $1) ON CONFLICT DO NOTHING",
    )
    .bind(fresh.as_slice())
    .execute(writer)
    .await?;
    let (stored,): (Vec<u8>,) =
        sqlx::query_as("SELECT value FROM secrets WHERE name = 'seat-tokens'")
            .fetch_one(writer)
            .await?;
    <[u8; 32]>::try_from(stored).map_err(|_| sqlx::Error::Decode("the key has 32 bytes".into()))
}

/// Carries out changes that take the id of a player and nothing else.
async fn change_for_player(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
    changes: &[&'static str],
) -> Result<(), ServerError> {
    for change in changes {
        sqlx::query(*change)
            .bind(player)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

/// Converts a number to that of a column. No time or count comes near the limit.
fn column(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Returns the name of a value that is one word, such as a phase, for a column.
fn term(value: &impl serde::Serialize) -> Result<String, ServerError> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => Ok(name),
        Ok(_) | Err(_) => Err(ServerError::Stored("name")),
    }
}

/// Writes a value as JSON for a column.
fn json(value: &impl serde::Serialize) -> Result<String, ServerError> {
    serde_json::to_string(value).map_err(|_| ServerError::Stored("value"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::SqlitePool;
    #[cfg(not(feature = "cluster"))]
    use std::fs;

    #[test]
    fn no_earlier_change_of_the_database_is_edited() {
        let checksum = |migration: &Migration| {
            let start = migration.checksum.iter().take(8);
            start.map(|byte| format!("{byte:02x}")).collect::<String>()
        };
        let checksums: Vec<String> = migrator(&MIGRATIONS).iter().map(checksum).collect();
        // A database that has applied a change refuses to open with another text of it. Only ever
        // add to this list.
        assert_eq!(
            checksums,
            [
                "b0b621e0f5786e20",
                "4ad8a1b557082fb3",
                "780bd1f7f9f01a10",
                "3a9d13669c92eca4",
                "4f6027527fb66d11",
                "21fd12fb14251a5d",
                "017b196f4a574b78",
                "971d6600092d33ca",
                "46c846d68919d0b8",
                "38744c2dd0522bc3",
                "1d753d175ca7c519",
                "584fa6d9958fe1f1",
                "968b4c85a3751bf6",
            ]
        );
    }

    #[cfg(not(feature = "cluster"))]
    #[tokio::test]
    async fn a_database_of_every_earlier_version_is_brought_up_to_date() {
        for version in 1..=MIGRATIONS.len() {
            let name = format!("centauri-version-{version}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            fs::create_dir_all(&folder).unwrap();
            let file = folder.join("centauri.db");
            let options = SqliteConnectOptions::new()
                .filename(&file)
                .create_if_missing(true);
            let pool = SqlitePool::connect_with(options).await.unwrap();
            migrator(&MIGRATIONS[..version]).run(&pool).await.unwrap();
            sqlx::query(
                "INSERT INTO players (id, name, key_hash, created) VALUES ('a', 'Ann', x'00', 1)",
            )
            .execute(&pool)
            .await
            .unwrap();
            pool.close().await;
            let store = Store::open(&file, ServerClock::default()).await.unwrap();
            let (name, rematches): (String, i64) = sqlx::query_as(
                "SELECT name, (SELECT count(rematch) FROM tables) FROM players WHERE id = 'a'",
            )
            .fetch_one(&store.readers)
            .await
            .unwrap();
            assert_eq!((name.as_str(), rematches), ("Ann", 0), "version {version}");
            assert!(store.is_ready().await);
            drop(store);
            let _ = fs::remove_dir_all(&folder);
        }
    }

    /// Both databases have the same tables and columns; only leases are of several servers.
    #[cfg(feature = "cluster")]
    #[tokio::test]
    async fn both_databases_have_the_same_columns() {
        let sqlite = SqlitePool::connect("sqlite::memory:").await.unwrap();
        migrator(&MIGRATIONS).run(&sqlite).await.unwrap();
        let expected: Vec<(String, String)> = sqlx::query_as(
            "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
             WHERE m.type = 'table' AND m.name NOT LIKE '\\_sqlx%' ESCAPE '\\' ORDER BY 1, 2",
        )
        .fetch_all(&sqlite)
        .await
        .unwrap();
        let address = std::env::var("CENTAURI_TEST_POSTGRES").unwrap();
        let address = format!("{address}/postgres?options[search_path]=columns_test");
        let postgres = DatabasePool::connect(&address).await.unwrap();
        for sql in [
            "DROP SCHEMA IF EXISTS columns_test CASCADE",
            "CREATE SCHEMA columns_test",
        ] {
            sqlx::query(sql).execute(&postgres).await.unwrap();
        }
        migrator(&POSTGRES_MIGRATIONS).run(&postgres).await.unwrap();
        let mut columns: Vec<(String, String)> = sqlx::query_as(
            "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
             WHERE table_schema = 'columns_test' AND table_name NOT IN ('_sqlx_migrations', 'leases')",
        )
        .fetch_all(&postgres)
        .await
        .unwrap();
        columns.sort();
        assert_eq!(columns, expected);
    }
}
