//! Notifications that are due, and what became of them.

use super::notifications::{Arrival, DueNotification, MAX_FAILURES, quiet_hours};
use super::rows::parse_term;
use super::{DatabaseRow, Store, column};
use crate::error::ServerError;
use engine::game::Seat;
use protocol::online::{NotificationKind, TablePhase, TableResult};
use sqlx::Row;

/// How long an address has to fail before it is removed, in milliseconds: three days, so that a fault
/// of this server's own network removes none.
const MAX_FAILING_MS: u64 = 3 * 24 * 3_600_000;
/// Players of one look.
const MAX_DUE: i64 = 128;

/// The first due notification of each player.
const DUE: &str = "
    SELECT n.table_id, n.player, s.seat, n.kind, n.question, t.game, t.phase,
    CASE t.phase WHEN 'waiting' THEN (CASE WHEN s.player IS NULL THEN 1 ELSE 0 END) ELSE (t.to_act >> CAST(s.seat AS INTEGER)) & 1 END AS is_to_act,
    m.player IS NOT NULL AS is_muted, x.quiet_from, x.quiet_to, x.utc_offset, t.result,
    (SELECT max(v.start + v.days * 86400000) FROM vacations v WHERE v.player = n.player
     AND v.ended IS NULL AND v.start + v.days * 86400000 > $1) AS vacation_until
    FROM (SELECT d.*, row_number() OVER (PARTITION BY d.player ORDER BY d.due, d.table_id) AS place
     FROM notifications d JOIN seats z ON z.table_id = d.table_id
     AND (z.player = d.player OR (d.kind = 'replaced' AND z.left_player = d.player AND z.player IS NULL)
      OR (z.player IS NULL AND z.level IS NULL AND z.reserved = d.player))
     WHERE d.due <= $1) n
    JOIN tables t ON t.id = n.table_id
    JOIN seats s ON s.table_id = n.table_id AND (s.player = n.player
     OR (n.kind = 'replaced' AND s.left_player = n.player AND s.player IS NULL) OR (s.player IS NULL AND s.level IS NULL AND s.reserved = n.player))
    LEFT JOIN notification_settings x ON x.player = n.player
    LEFT JOIN muted_tables m ON m.player = n.player AND m.table_id = n.table_id
    WHERE n.place = 1 ORDER BY n.due LIMIT $2";

impl DueNotification {
    fn read(row: &DatabaseRow) -> Result<Self, ServerError> {
        let text = |name: &str| row.try_get::<String, _>(name);
        let is_set = |name: &str| row.try_get::<i64, _>(name).map(|number| number == 1);
        let kind = parse_term::<NotificationKind>(text("kind")?, "kind")?;
        let phase = parse_term::<TablePhase>(text("phase")?, "phase")?;
        let vacation_until: Option<i64> = row.try_get("vacation_until")?;
        let result: Option<String> = row.try_get("result")?;
        let result = result.and_then(|text| serde_json::from_str::<TableResult>(&text).ok());
        let is_current = match kind {
            // A table of a tournament that waits asks whoever has not opened it yet.
            NotificationKind::Turn => {
                matches!(phase, TablePhase::Running | TablePhase::Waiting) && is_set("is_to_act")?
            }
            NotificationKind::Begin | NotificationKind::Replaced => phase == TablePhase::Running,
            NotificationKind::Over => phase == TablePhase::Over,
            NotificationKind::Test => false,
        };
        Ok(Self {
            table: text("table_id")?,
            game: text("game")?,
            player: text("player")?,
            seat: Seat(u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or(u8::MAX)),
            question: text("question")?,
            is_muted: row.try_get("is_muted")?,
            quiet_hours: quiet_hours(row)?,
            vacation_until: vacation_until.map(i64::unsigned_abs),
            is_timeout: result.is_some_and(|result| result.is_timeout),
            kind,
            is_current,
        })
    }
}

impl Store {
    /// Returns the first notification of each player that is due at a time, in milliseconds since
    /// 1970.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn due_notifications(&self, time: u64) -> Result<Vec<DueNotification>, ServerError> {
        let rows = sqlx::query(DUE)
            .bind(column(time))
            .bind(MAX_DUE)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(DueNotification::read).collect()
    }

    /// Removes what is due for players who have connected to their tables since they were asked.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn forget_for(&self, arrivals: &[Arrival]) -> Result<(), ServerError> {
        if arrivals.is_empty() {
            return Ok(());
        }
        let mut transaction = self.begin().await?;
        for arrival in arrivals {
            sqlx::query(
                // What was told is forgotten, too: a turn that others interrupt asks the same again.
                "UPDATE notifications SET due = NULL, sent = 0, question = '' WHERE table_id = $1 AND player = $2 AND asked <= $3",
            )
            .bind(&arrival.table)
            .bind(&arrival.player)
            .bind(column(arrival.time))
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Changes when a notification is due, unless another one has replaced it. `None` means never.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn postpone(
        &self,
        notification: &DueNotification,
        due: Option<u64>,
    ) -> Result<(), ServerError> {
        sqlx::query(
            "UPDATE notifications SET due = $1 WHERE table_id = $2 AND player = $3 AND question = $4",
        )
        .bind(due.map(column))
        .bind(&notification.table)
        .bind(&notification.player)
        .bind(&notification.question)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Notes when a notification was sent.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn finish_notification(
        &self,
        notification: &DueNotification,
        time: u64,
    ) -> Result<(), ServerError> {
        sqlx::query(
            "UPDATE notifications SET due = CASE question WHEN $1 THEN NULL ELSE due END, sent = CASE WHEN kind = 'turn' AND due IS NOT NULL THEN $2 ELSE sent END
             WHERE table_id = $3 AND player = $4",
        )
        .bind(&notification.question)
        .bind(column(time))
        .bind(&notification.table)
        .bind(&notification.player)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Notes whether a browser accepted a message. One that never does is removed in the end.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn note_subscription(&self, id: &str, is_delivered: bool) -> Result<(), ServerError> {
        self.note(
            "UPDATE push_subscriptions SET failures = CASE $2 WHEN 1 THEN 0 ELSE failures + 1 END,
             failing_since = CASE $2 WHEN 1 THEN NULL ELSE coalesce(failing_since, $3) END
             WHERE id = $1 AND (failures > 0 OR $2 = 0)",
            "DELETE FROM push_subscriptions WHERE id = $1 AND failures >= $2 AND failing_since <= $3",
            (id, is_delivered),
        )
        .await
    }

    /// Notes whether the webhook of a player accepted a message. One that never does is removed in
    /// the end.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn note_webhook(&self, player: &str, is_delivered: bool) -> Result<(), ServerError> {
        self.note(
            "UPDATE notification_settings SET webhook_failures = CASE $2 WHEN 1 THEN 0 ELSE webhook_failures + 1 END,
             webhook_failing_since = CASE $2 WHEN 1 THEN NULL ELSE coalesce(webhook_failing_since, $3) END
             WHERE player = $1 AND (webhook_failures > 0 OR $2 = 0)",
            "UPDATE notification_settings SET webhook = NULL
             WHERE player = $1 AND webhook_failures >= $2 AND webhook_failing_since <= $3",
            (player, is_delivered),
        )
        .await
    }

    /// Notes whether the mail address of a player accepted a message. One that never does is removed in
    /// the end.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn note_mail(&self, player: &str, is_delivered: bool) -> Result<(), ServerError> {
        self.note(
            "UPDATE mail_addresses SET failures = CASE $2 WHEN 1 THEN 0 ELSE failures + 1 END,
             failing_since = CASE $2 WHEN 1 THEN NULL ELSE coalesce(failing_since, $3) END
             WHERE player = $1 AND (failures > 0 OR $2 = 0)",
            "DELETE FROM mail_addresses WHERE player = $1 AND failures >= $2 AND failing_since <= $3",
            (player, is_delivered),
        )
        .await
    }

    async fn note(
        &self,
        count: &'static str,
        remove: &'static str,
        (id, is_delivered): (&str, bool),
    ) -> Result<(), ServerError> {
        let time = self.clock.now();
        sqlx::query(count)
            .bind(id)
            .bind(i64::from(is_delivered))
            .bind(column(time))
            .execute(&self.writer)
            .await?;
        if !is_delivered {
            sqlx::query(remove)
                .bind(id)
                .bind(MAX_FAILURES)
                .bind(column(time.saturating_sub(MAX_FAILING_MS)))
                .execute(&self.writer)
                .await?;
        }
        Ok(())
    }
}
