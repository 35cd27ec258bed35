//! How a player is told that a match waits: settings, addresses, and the message itself.

use serde::{Deserialize, Serialize};

/// Minutes of a day.
const DAY_MINUTES: u64 = 24 * 60;
/// Milliseconds of a minute.
const MINUTE_MS: u64 = 60_000;
/// The largest difference of a time zone from UTC, in minutes.
const MAX_OFFSET: i16 = 14 * 60;

/// How a player is told that a match waits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotificationSettings {
    /// The public key of the server, which a browser needs to subscribe: base64url of 65 bytes.
    pub server_key: String,
    /// The browsers that are told.
    pub subscriptions: Vec<SubscriptionInfo>,
    /// The site of the webhook. Its whole address is a secret, and never returned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
    /// The mail address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<MailInfo>,
    /// Whether the server sends mails.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sends_mail: bool,
    /// When the player is not told anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet_hours: Option<QuietHours>,
    /// The ids of the tables of which the player hears nothing.
    pub muted_tables: Vec<String>,
}

/// A browser that is told by Web Push.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SubscriptionInfo {
    /// The id at the server.
    pub id: String,
    /// The site of the push service.
    pub service: String,
    /// When it was added, in milliseconds since 1970.
    pub created: u64,
}

/// The request to tell a browser, as its push manager writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewPushSubscription {
    /// The address at the push service.
    pub endpoint: String,
    /// The keys that messages are encrypted for.
    pub keys: PushKeys,
}

/// The keys of a browser, in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushKeys {
    /// The public key: a point of P-256 in 65 bytes.
    pub p256dh: String,
    /// The secret that only the browser and the server know, 16 bytes.
    pub auth: String,
}

/// The request to change when a player is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotificationChange {
    /// When the player is not told anything.
    pub quiet_hours: Option<QuietHours>,
}

/// The request to tell a webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WebhookAddress {
    /// The address, which receives JSON.
    pub address: String,
}

/// The mail address of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MailInfo {
    /// The address.
    pub address: String,
    /// Whether its owner has confirmed it; no notification goes there before.
    pub is_confirmed: bool,
}

/// The request to tell a mail address. A code is sent there, which confirms it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MailAddress {
    /// The address, without a name.
    pub address: String,
    /// The language of mails, such as `en` or `de`; English if there are none in it.
    #[serde(default)]
    pub language: String,
}

/// The code that was sent to a mail address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MailCode {
    /// The code.
    pub code: String,
}

/// What became of a test: the number of browsers, webhooks and mail addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotificationTest {
    /// Those that accepted the message.
    pub delivered: u16,
    /// Those that did not.
    pub failed: u16,
}

/// What a player is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum NotificationKind {
    /// The match waits for the player.
    Turn,
    /// The match has begun.
    Begin,
    /// The match is over.
    Over,
    /// A bot plays the seat of the player from now on.
    Replaced,
    /// The player tries whether messages arrive.
    Test,
}

/// The message that a browser or a webhook receives. It has no names and nothing of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotificationMessage {
    /// What has happened.
    pub kind: NotificationKind,
    /// The short name of the game; empty in a test.
    pub game: String,
    /// The id of the table; empty in a test.
    pub table: String,
    /// Whether the match ended because the time of a player was over.
    #[serde(default, skip_serializing_if = "super::is_false")]
    pub is_timeout: bool,
}

/// The part of the day in which a player is not told anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QuietHours {
    /// The first minute of the day, from 0 to 1439.
    pub from: u16,
    /// The first minute after it; earlier than `from` if midnight is between the two.
    pub to: u16,
    /// What the player's clock is ahead of UTC, in minutes.
    pub utc_offset: i16,
}

impl QuietHours {
    /// Returns whether the times are times of a day, and not equal.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let is_time = |minute: u16| u64::from(minute) < DAY_MINUTES;
        let has_offset = self.utc_offset.unsigned_abs() <= MAX_OFFSET.unsigned_abs();
        is_time(self.from) && is_time(self.to) && self.from != self.to && has_offset
    }

    /// Returns when the quiet hours end that a moment is in, both in milliseconds since 1970; `None`
    /// if the moment is outside.
    #[must_use]
    pub fn end_after(&self, now: u64) -> Option<u64> {
        let minutes = now / MINUTE_MS;
        let local = minutes.saturating_add_signed(self.utc_offset.into()) % DAY_MINUTES;
        // All three are less than a day.
        let since = |start: u64, end: u64| (end + DAY_MINUTES - start) % DAY_MINUTES;
        let (from, to) = (u64::from(self.from), u64::from(self.to));
        let is_inside = since(from, local) < since(from, to);
        is_inside.then(|| (minutes + since(local, to)) * MINUTE_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A time of the second day of 1970, in milliseconds.
    const fn at(hour: u64, minute: u64) -> u64 {
        (24 * 60 + hour * 60 + minute) * MINUTE_MS
    }

    #[test]
    fn quiet_hours_end_at_their_end() {
        let midday = QuietHours {
            from: 12 * 60,
            to: 13 * 60 + 30,
            utc_offset: 0,
        };
        assert_eq!(midday.end_after(at(11, 59)), None);
        assert_eq!(midday.end_after(at(12, 0)), Some(at(13, 30)));
        assert_eq!(midday.end_after(at(13, 29) + 59_999), Some(at(13, 30)));
        assert_eq!(midday.end_after(at(13, 30)), None);
    }

    #[test]
    fn quiet_hours_may_include_midnight_and_follow_the_clock_of_the_player() {
        let night = QuietHours {
            from: 22 * 60,
            to: 7 * 60,
            utc_offset: 120,
        };
        assert_eq!(night.end_after(at(19, 59)), None);
        assert_eq!(night.end_after(at(20, 0)), Some(at(29, 0)));
        assert_eq!(night.end_after(at(4, 59)), Some(at(5, 0)));
        assert_eq!(night.end_after(at(5, 0)), None);
        let behind = QuietHours {
            utc_offset: -300,
            ..night
        };
        assert_eq!(behind.end_after(at(2, 59)), None);
        assert_eq!(behind.end_after(at(3, 0)), Some(at(12, 0)));
    }

    #[test]
    fn quiet_hours_are_times_of_a_day() {
        let hours = |from: u16, to: u16, utc_offset: i16| QuietHours {
            from,
            to,
            utc_offset,
        };
        assert!(hours(0, 1439, 840).is_valid());
        assert!(!hours(60, 60, 0).is_valid());
        assert!(!hours(0, 1440, 0).is_valid());
        assert!(!hours(0, 60, i16::MIN).is_valid());
    }
}
