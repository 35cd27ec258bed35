//! Answers in reaction windows: those that are given for players, and those that take effect later.

use super::{Store, json};
use crate::error::ServerError;
use engine::game::Seat;
use protocol::online::AutomaticAnswers;

impl Store {
    /// Stores which answers are given for the player of a seat.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_answers(
        &self,
        table: &str,
        seat: Seat,
        answers: AutomaticAnswers,
    ) -> Result<(), ServerError> {
        let is_default = answers == AutomaticAnswers::default();
        let text = (!is_default).then(|| json(&answers)).transpose()?;
        sqlx::query("UPDATE seats SET answers = $1 WHERE table_id = $2 AND seat = $3")
            .bind(text)
            .bind(table)
            .bind(i64::from(seat.0))
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Stores the answer of a seat that takes effect later, as JSON. An earlier owner of the table
    /// changes nothing.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_held(
        &self,
        (table, epoch): (&str, i64),
        seat: Seat,
        answer: &str,
    ) -> Result<(), ServerError> {
        sqlx::query(
            "UPDATE seats SET held = $1 WHERE table_id = $2 AND seat = $3
             AND EXISTS (SELECT 1 FROM tables WHERE id = $2 AND owner_epoch = $4)",
        )
        .bind(answer)
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(epoch)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
