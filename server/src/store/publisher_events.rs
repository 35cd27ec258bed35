//! Results that publishers are to be told. An event is stored in the same write as the end of its
//! match, and stays until it was accepted or given up, so that a restart loses none.

use super::{Database, Store, TableRow, column};
use crate::error::ServerError;
use crate::random;
use engine::game::Seat;
use protocol::online::{Occupant, PublisherOccupant, PublisherSeat};
use sqlx::Transaction;

/// Events of one look.
const MAX_DUE: i64 = 64;

/// An event that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuePublisherEvent {
    /// The id of the event.
    pub id: String,
    /// The id of the publisher.
    pub publisher: String,
    /// The id of the table.
    pub table: String,
    /// When the match ended, in milliseconds since 1970.
    pub created: u64,
    /// The number of attempts so far.
    pub attempts: u32,
}

/// Adds an event for each publisher with a webhook whose users played a match that ends with this
/// write.
pub(super) async fn add_publisher_events(
    transaction: &mut Transaction<'_, Database>,
    table: &str,
    time: i64,
) -> Result<(), ServerError> {
    let publishers: Vec<(String,)> = sqlx::query_as(
        "SELECT DISTINCT u.publisher FROM seats s
         JOIN publisher_users u ON u.player = coalesce(s.player, s.left_player)
         JOIN publishers p ON p.id = u.publisher
         JOIN tables t ON t.id = s.table_id
         WHERE s.table_id = $1 AND p.webhook IS NOT NULL AND t.phase = 'running'",
    )
    .bind(table)
    .fetch_all(&mut **transaction)
    .await?;
    for (publisher,) in publishers {
        sqlx::query(
            "INSERT INTO publisher_events (id, publisher, table_id, created, due) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(format!("evt_{}", random::code()?))
        .bind(publisher)
        .bind(table)
        .bind(time)
        .bind(time)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

impl Store {
    /// Returns events that are due at a time, in milliseconds since 1970, those that have waited longest
    /// first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn due_publisher_events(
        &self,
        time: u64,
    ) -> Result<Vec<DuePublisherEvent>, ServerError> {
        let rows: Vec<(String, String, String, i64, i64)> = sqlx::query_as(
            "SELECT id, publisher, table_id, created, attempts FROM publisher_events
             WHERE due <= $1 ORDER BY due, id LIMIT $2",
        )
        .bind(column(time))
        .bind(MAX_DUE)
        .fetch_all(&self.readers)
        .await?;
        let event = |(id, publisher, table, created, attempts): (_, _, _, i64, i64)| {
            let attempts = u32::try_from(attempts).map_err(|_| ServerError::Stored("attempts"))?;
            Ok(DuePublisherEvent {
                id,
                publisher,
                table,
                created: created.unsigned_abs(),
                attempts,
            })
        };
        rows.into_iter().map(event).collect()
    }

    /// Puts an event off after so many attempts; `None` removes it.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn postpone_publisher_event(
        &self,
        id: &str,
        attempts: u32,
        due: Option<u64>,
    ) -> Result<(), ServerError> {
        let change = match due {
            Some(due) => {
                sqlx::query("UPDATE publisher_events SET due = $1, attempts = $2 WHERE id = $3")
                    .bind(column(due))
                    .bind(i64::from(attempts))
            }
            None => sqlx::query("DELETE FROM publisher_events WHERE id = $1"),
        };
        change.bind(id).execute(&self.writer).await?;
        Ok(())
    }

    /// Returns the seats of a table as a publisher may know them: it learns the ids of its own users only.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn publisher_seats(
        &self,
        publisher: &str,
        table: &TableRow,
    ) -> Result<Vec<PublisherSeat>, ServerError> {
        let users: Vec<(i64, String, bool)> = sqlx::query_as(
            "SELECT s.seat, u.\"user\", s.player IS NULL FROM seats s
             JOIN publisher_users u ON u.player = coalesce(s.player, s.left_player)
             WHERE s.table_id = $1 AND u.publisher = $2",
        )
        .bind(&table.id)
        .bind(publisher)
        .fetch_all(&self.readers)
        .await?;
        let user_of = |seat: Seat| {
            let mut users = users.iter();
            users.find(|(number, ..)| *number == i64::from(seat.0))
        };
        let seats = table.seats.iter().map(|row| {
            let occupant = match (user_of(row.seat), &row.occupant) {
                (Some((_, user, has_left)), _) => PublisherOccupant::User {
                    user: user.clone(),
                    has_left: *has_left,
                },
                (None, Occupant::Player(_)) => PublisherOccupant::Player,
                (None, Occupant::Bot { .. } | Occupant::Open) => PublisherOccupant::Bot,
            };
            let seat = row.seat;
            PublisherSeat { seat, occupant }
        });
        Ok(seats.collect())
    }
}
