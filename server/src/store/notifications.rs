//! Notifications: what players want, and what is due.

use super::{Database, DatabaseRow, Store, change_for_player, column, term};
use crate::error::ServerError;
use crate::random;
use engine::game::Seat;
use protocol::online::{
    ApiFailure, NotificationKind, NotificationSettings, QuietHours, SubscriptionInfo,
};
use sqlx::{Row, Transaction};

/// Browsers of one player.
const MAX_SUBSCRIPTIONS: i64 = 10;
/// Muted tables of one player.
const MAX_MUTED: i64 = 500;
/// The pause between two notifications of turns at a table while the player has not been there, in
/// milliseconds: bots may decide for the player again and again.
const REPEAT_PAUSE_MS: i64 = 10 * 60_000;
/// Failures in a row after which an address is no longer used.
pub(super) const MAX_FAILURES: i64 = 10;
/// The pause between two tests of a player, in milliseconds.
const TEST_PAUSE_MS: u64 = 20_000;

/// A player who has connected to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The table.
    pub table: String,
    /// The player.
    pub player: String,
    /// When that was, in milliseconds since 1970.
    pub time: u64,
}

/// What a player is to be told of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The id of the player.
    pub player: String,
    /// What has happened.
    pub kind: NotificationKind,
    /// What the player is asked; nobody is told twice of the same.
    pub question: String,
}

/// When the notices of a change are due.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DueNotices {
    /// The notices.
    pub notices: Vec<Notice>,
    /// Milliseconds until they are due.
    pub delay: u64,
}

/// A notification that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotification {
    /// The table.
    pub table: String,
    /// The short name of its game.
    pub game: String,
    /// The player.
    pub player: String,
    /// The seat of the player.
    pub seat: Seat,
    /// What has happened.
    pub kind: NotificationKind,
    /// What the player is asked.
    pub question: String,
    /// Whether that is still so.
    pub is_current: bool,
    /// Whether the player wants to hear nothing of the table.
    pub is_muted: bool,
    /// When the player is not told anything.
    pub quiet_hours: Option<QuietHours>,
    /// When the vacation that the player is on ends, in milliseconds since 1970.
    pub vacation_until: Option<u64>,
    /// Whether the match ended because the time of a player was over.
    pub is_timeout: bool,
}

/// A browser of a player, for sending.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredSubscription {
    /// The id.
    pub id: String,
    /// The address at the push service.
    pub endpoint: String,
    /// The public key of the browser.
    pub public_key: Vec<u8>,
    /// What only the browser and this server know.
    pub auth_secret: Vec<u8>,
}

/// Writes what players are to be told of a table at a time, in milliseconds since 1970, unless they
/// were told that already. Nothing is kept for players without an address.
pub(super) async fn add_notices(
    transaction: &mut Transaction<'_, Database>,
    table: &str,
    due: &DueNotices,
    time: u64,
) -> Result<(), ServerError> {
    for notice in &due.notices {
        sqlx::query(
            "INSERT INTO notifications (table_id, player, kind, question, asked, due)
             SELECT $1, $2, $3, $4, $5, $6
             WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE player = $2)
             OR EXISTS (SELECT 1 FROM notification_settings WHERE player = $2 AND webhook IS NOT NULL)
             OR EXISTS (SELECT 1 FROM mail_addresses WHERE player = $2 AND code IS NULL)
             ON CONFLICT (table_id, player) DO UPDATE SET kind = excluded.kind, question = excluded.question,
             asked = excluded.asked, due = CASE WHEN excluded.kind = 'turn' AND excluded.due < notifications.sent + $7
             THEN notifications.sent + $7 ELSE excluded.due END
             WHERE notifications.question <> excluded.question",
        )
        .bind(table)
        .bind(&notice.player)
        .bind(term(&notice.kind)?)
        .bind(&notice.question)
        .bind(column(time))
        .bind(column(time.saturating_add(due.delay)))
        .bind(REPEAT_PAUSE_MS)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

/// Deletes what is stored of the notifications and vacations of a player.
pub(super) async fn delete_notifications(
    transaction: &mut Transaction<'_, Database>,
    player: &str,
) -> Result<(), ServerError> {
    let changes = [
        "DELETE FROM notifications WHERE player = $1",
        "DELETE FROM muted_tables WHERE player = $1",
        "DELETE FROM push_subscriptions WHERE player = $1",
        "DELETE FROM notification_settings WHERE player = $1",
        "DELETE FROM vacations WHERE player = $1",
    ];
    change_for_player(transaction, player, &changes).await
}

impl Store {
    /// Returns the key that identifies this server to push services: the stored one, or at first a
    /// fresh one.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn vapid_key(&self, fresh: &[u8]) -> Result<Vec<u8>, sqlx::Error> {
        sqlx::query(
            "INSERT INTO secrets (name, value) VALUES ('vapid', $1) ON CONFLICT DO NOTHING",
        )
        .bind(fresh)
        .execute(&self.writer)
        .await?;
        let (stored,): (Vec<u8>,) =
            sqlx::query_as("SELECT value FROM secrets WHERE name = 'vapid'")
                .fetch_one(&self.writer)
                .await?;
        Ok(stored)
    }

    /// Writes what players are to be told of a table, unless they were told that already.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn add_due(&self, table: &str, due: &DueNotices) -> Result<(), ServerError> {
        let mut transaction = self.begin().await?;
        add_notices(&mut transaction, table, due, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Returns how a player is told, without secrets; what the server can do is still missing.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn notification_settings(
        &self,
        player: &str,
    ) -> Result<NotificationSettings, ServerError> {
        let settings = sqlx::query("SELECT * FROM notification_settings WHERE player = $1")
            .bind(player)
            .fetch_optional(&self.readers)
            .await?;
        let subscriptions: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT id, endpoint, created FROM push_subscriptions WHERE player = $1 ORDER BY created, id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        let muted: Vec<(String,)> =
            sqlx::query_as("SELECT table_id FROM muted_tables WHERE player = $1 ORDER BY table_id")
                .bind(player)
                .fetch_all(&self.readers)
                .await?;
        let webhook: Option<String> = settings
            .as_ref()
            .map(|row| row.try_get("webhook"))
            .transpose()?
            .flatten();
        let subscription = |(id, endpoint, created): (String, String, i64)| SubscriptionInfo {
            id,
            service: site(&endpoint),
            created: created.unsigned_abs(),
        };
        Ok(NotificationSettings {
            server_key: String::new(),
            subscriptions: subscriptions.into_iter().map(subscription).collect(),
            webhook: webhook.as_deref().map(site),
            mail: self.mail_info(player).await?,
            sends_mail: false,
            quiet_hours: settings.as_ref().map(quiet_hours).transpose()?.flatten(),
            muted_tables: muted.into_iter().map(|(table,)| table).collect(),
        })
    }

    /// Changes when a player is not told anything.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_quiet_hours(
        &self,
        player: &str,
        quiet: Option<QuietHours>,
    ) -> Result<(), ServerError> {
        sqlx::query(
            "INSERT INTO notification_settings (player, quiet_from, quiet_to, utc_offset)
             SELECT id, $2, $3, $4 FROM players WHERE id = $1 AND deleted IS NULL
             ON CONFLICT (player) DO UPDATE SET quiet_from = excluded.quiet_from,
             quiet_to = excluded.quiet_to, utc_offset = excluded.utc_offset",
        )
        .bind(player)
        .bind(quiet.map(|quiet| i64::from(quiet.from)))
        .bind(quiet.map(|quiet| i64::from(quiet.to)))
        .bind(quiet.map_or(0, |quiet| i64::from(quiet.utc_offset)))
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Changes the webhook of a player.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_webhook(
        &self,
        player: &str,
        address: Option<&str>,
    ) -> Result<(), ServerError> {
        sqlx::query(
            "INSERT INTO notification_settings (player, webhook)
             SELECT id, $2 FROM players WHERE id = $1 AND deleted IS NULL
             ON CONFLICT (player) DO UPDATE SET webhook = excluded.webhook, webhook_failures = 0, webhook_failing_since = NULL",
        )
        .bind(player)
        .bind(address)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Adds a browser of a player, or gives it to the player who uses it now. Returns its id.
    ///
    /// # Errors
    /// Returns an error if the player has too many.
    pub async fn add_subscription(
        &self,
        player: &str,
        endpoint: &str,
        (public_key, auth_secret): (&[u8], &[u8]),
    ) -> Result<String, ServerError> {
        let added: Option<(String,)> = sqlx::query_as(
            "INSERT INTO push_subscriptions (id, player, endpoint, public_key, auth_secret, created)
             SELECT $1, id, $3, $4, $5, $6 FROM players
             WHERE id = $2 AND deleted IS NULL AND (SELECT count(*) FROM push_subscriptions WHERE player = $2 AND endpoint <> $3) < $7
             ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, public_key = excluded.public_key,
             auth_secret = excluded.auth_secret, failures = 0, failing_since = NULL RETURNING id",
        )
        .bind(random::id()?)
        .bind(player)
        .bind(endpoint)
        .bind(public_key)
        .bind(auth_secret)
        .bind(column(self.clock.now()))
        .bind(MAX_SUBSCRIPTIONS)
        .fetch_optional(&self.writer)
        .await?;
        let too_many = || {
            let message = format!("at most {MAX_SUBSCRIPTIONS} browsers of a player are told");
            ServerError::request(ApiFailure::TooMany, message)
        };
        added.map(|(id,)| id).ok_or_else(too_many)
    }

    /// Removes a browser of a player.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn remove_subscription(&self, player: &str, id: &str) -> Result<(), ServerError> {
        sqlx::query("DELETE FROM push_subscriptions WHERE player = $1 AND id = $2")
            .bind(player)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Changes whether a player hears of a table.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn set_muted(
        &self,
        player: &str,
        table: &str,
        is_muted: bool,
    ) -> Result<(), ServerError> {
        let change = if is_muted {
            "INSERT INTO muted_tables (player, table_id) SELECT id, $2 FROM players
             WHERE id = $1 AND deleted IS NULL AND (SELECT count(*) FROM muted_tables WHERE player = $1) < $3
             ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM muted_tables WHERE player = $1 AND table_id = $2 AND $3 > 0"
        };
        sqlx::query(change)
            .bind(player)
            .bind(table)
            .bind(MAX_MUTED)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Notes that a player asks for a test. Returns whether that is allowed again.
    ///
    /// # Errors
    /// Returns an error if the database cannot store it.
    pub async fn begin_test(&self, player: &str) -> Result<bool, ServerError> {
        let time = self.clock.now();
        let begun = sqlx::query(
            "INSERT INTO notification_settings (player, tested)
             SELECT id, $2 FROM players WHERE id = $1 AND deleted IS NULL
             ON CONFLICT (player) DO UPDATE SET tested = excluded.tested
             WHERE notification_settings.tested < $3",
        )
        .bind(player)
        .bind(column(time))
        .bind(column(time.saturating_sub(TEST_PAUSE_MS)))
        .execute(&self.writer)
        .await?;
        Ok(begun.rows_affected() == 1)
    }

    /// Returns the browsers of a player and the webhook.
    ///
    /// # Errors
    /// Returns an error if the database cannot be read.
    pub async fn notification_targets(
        &self,
        player: &str,
    ) -> Result<(Vec<StoredSubscription>, Option<String>), ServerError> {
        let rows: Vec<(String, String, Vec<u8>, Vec<u8>)> = sqlx::query_as(
            "SELECT id, endpoint, public_key, auth_secret FROM push_subscriptions WHERE player = $1",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        let subscription =
            |(id, endpoint, public_key, auth_secret): (String, String, Vec<u8>, Vec<u8>)| {
                StoredSubscription {
                    id,
                    endpoint,
                    public_key,
                    auth_secret,
                }
            };
        let webhook: Option<(Option<String>,)> =
            sqlx::query_as("SELECT webhook FROM notification_settings WHERE player = $1")
                .bind(player)
                .fetch_optional(&self.readers)
                .await?;
        let subscriptions = rows.into_iter().map(subscription).collect();
        Ok((subscriptions, webhook.and_then(|(webhook,)| webhook)))
    }
}

/// Returns the site of a stored address, without what is secret.
fn site(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    let site = rest.split(['/', '?', '#']).next().unwrap_or_default();
    format!("{scheme}://{site}")
}

/// Reads the quiet hours of a row.
pub(super) fn quiet_hours(row: &DatabaseRow) -> Result<Option<QuietHours>, ServerError> {
    let number = |name: &str| row.try_get::<Option<i64>, _>(name);
    let (from, to) = (number("quiet_from")?, number("quiet_to")?);
    let Some((from, to)) = from.zip(to) else {
        return Ok(None);
    };
    let wrong = |_| ServerError::Stored("quiet hours");
    Ok(Some(QuietHours {
        from: u16::try_from(from).map_err(wrong)?,
        to: u16::try_from(to).map_err(wrong)?,
        utc_offset: i16::try_from(number("utc_offset")?.unwrap_or_default()).map_err(wrong)?,
    }))
}
