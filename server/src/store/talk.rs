//! What the players of tables say to each other.

use super::{Database, DatabaseRow, Store, change_for_player, column, json};
use crate::error::ServerError;
use engine::game::Seat;
use protocol::online::{MAX_TALK_MESSAGES, OwnTalk, PlayerInfo, Speech, TalkMessage};
use sqlx::{Row, Transaction};

/// The columns of a message, with the name of the player as it is now.
const MESSAGES: &str = "SELECT m.number, m.seat, m.player, p.name, m.speech, m.time, m.table_id
    FROM talk m JOIN players p ON p.id = m.player";

/// Reads a row of [`MESSAGES`].
fn message(row: &DatabaseRow) -> Result<TalkMessage, ServerError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let seat = u8::try_from(number("seat")?).map_err(|_| ServerError::Stored("seat"))?;
    let speech: String = row.try_get("speech")?;
    Ok(TalkMessage {
        number: u32::try_from(number("number")?).unwrap_or(u32::MAX),
        seat: Seat(seat),
        player: PlayerInfo {
            id: row.try_get("player")?,
            name: row.try_get("name")?,
        },
        speech: serde_json::from_str(&speech).map_err(|_| ServerError::Stored("speech"))?,
        time: number("time")?.unsigned_abs(),
    })
}

/// Deletes what a player has said, and whom the player does not want to hear.
pub(super) async fn delete_talk(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM talk WHERE player = $1",
        "DELETE FROM muted_players WHERE player = $1 OR muted = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

impl Store {
    /// Stores what a player says, and drops the oldest messages of the table if there are too many.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it, or the player was deleted.
    pub async fn add_talk(
        &self,
        table: &str,
        (seat, player): (Seat, &PlayerInfo),
        speech: Speech,
    ) -> Result<TalkMessage, ServerError> {
        let time = self.clock.now();
        let mut transaction = self.begin().await?;
        let added: Option<(i64,)> = sqlx::query_as(
            "INSERT INTO talk (table_id, number, player, seat, speech, time)
             SELECT $1, (SELECT coalesce(max(number), 0) + 1 FROM talk WHERE table_id = $1), id, $3, $4, $5
             FROM players WHERE id = $2 AND deleted IS NULL RETURNING number",
        )
        .bind(table)
        .bind(&player.id)
        .bind(i64::from(seat.0))
        .bind(json(&speech)?)
        .bind(column(time))
        .fetch_optional(&mut *transaction)
        .await?;
        let (number,) = added.ok_or(ServerError::Stored("player"))?;
        sqlx::query("DELETE FROM talk WHERE table_id = $1 AND number <= $2")
            .bind(table)
            .bind(number.saturating_sub(column(MAX_TALK_MESSAGES as u64)))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(TalkMessage {
            number: u32::try_from(number).unwrap_or(u32::MAX),
            seat,
            player: player.clone(),
            speech,
            time,
        })
    }

    /// Returns what was said at a table, as a player may read it: without those whom the player has
    /// blocked or muted. Oldest first.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn talk_for(
        &self,
        table: &str,
        reader: &str,
    ) -> Result<Vec<TalkMessage>, ServerError> {
        let query = format!(
            "{MESSAGES} WHERE m.table_id = $1
             AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.player = $2 AND b.blocked = m.player)
             AND NOT EXISTS (SELECT 1 FROM muted_players x WHERE x.table_id = $1 AND x.player = $2 AND x.muted = m.player)
             ORDER BY m.number"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(table)
            .bind(reader)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(message).collect()
    }

    /// Returns everything that was said at a table, oldest first, for the operator.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn all_talk(&self, table: &str) -> Result<Vec<TalkMessage>, ServerError> {
        let query = format!("{MESSAGES} WHERE m.table_id = $1 ORDER BY m.number");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(table)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(message).collect()
    }

    /// Returns everything that a player has said.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn talk_of(&self, player: &str) -> Result<Vec<OwnTalk>, ServerError> {
        let query = format!("{MESSAGES} WHERE m.player = $1 ORDER BY m.table_id, m.number");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(player)
            .fetch_all(&self.readers)
            .await?;
        let own = |row: &DatabaseRow| {
            Ok(OwnTalk {
                table: row.try_get("table_id")?,
                message: message(row)?,
            })
        };
        rows.iter().map(own).collect()
    }

    /// Returns the players who do not read what a player says at a table: they have blocked or muted
    /// the player.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn deaf_to(&self, table: &str, player: &str) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT player FROM blocks WHERE blocked = $2
             UNION SELECT player FROM muted_players WHERE table_id = $1 AND muted = $2",
        )
        .bind(table)
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(player,)| player).collect())
    }

    /// Mutes a player for another one at a table, or no longer.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_player_muted(
        &self,
        table: &str,
        (player, muted): (&str, &str),
        is_muted: bool,
    ) -> Result<(), ServerError> {
        let change = if is_muted {
            "INSERT INTO muted_players (table_id, player, muted)
             SELECT $1, a.id, b.id FROM players a, players b
             WHERE a.id = $2 AND a.deleted IS NULL AND b.id = $3 AND b.deleted IS NULL ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM muted_players WHERE table_id = $1 AND player = $2 AND muted = $3"
        };
        sqlx::query(change)
            .bind(table)
            .bind(player)
            .bind(muted)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Returns the players whom a player does not want to hear at a table.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn muted_by(&self, table: &str, player: &str) -> Result<Vec<String>, ServerError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT muted FROM muted_players WHERE table_id = $1 AND player = $2")
                .bind(table)
                .bind(player)
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.into_iter().map(|(muted,)| muted).collect())
    }
}
