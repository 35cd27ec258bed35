//! Which database there is, and what its queries are made of. Queries are written in what SQLite and
//! PostgreSQL both understand.

use sqlx::{Pool, Transaction};
use time::OffsetDateTime;

/// The database: SQLite, in one file.
pub type Database = sqlx::Sqlite;
/// Connections to the database.
pub type DatabasePool = Pool<Database>;
/// A row of the database.
pub type DatabaseRow = <Database as sqlx::Database>::Row;

/// Values of one list in a query.
pub(super) const MAX_VALUES: usize = 500;

/// Begins a change in which nobody else changes what it depends on. Whatever was read in it still
/// holds when it is stored.
pub(super) async fn begin_change(
    writer: &DatabasePool,
) -> Result<Transaction<'static, Database>, sqlx::Error> {
    // The one connection that writes is the lock.
    writer.begin().await
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
