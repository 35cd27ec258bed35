//! Sending a message to the browsers of a player, to the webhook, and to the mail address.

use super::web_push::BrowserKeys;
use super::{Destination, Notifier, OutboundError};
use crate::App;
use crate::error::ServerError;
use crate::store::{DueNotification, StoredMail, StoredSubscription};
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use protocol::online::{NotificationKind, NotificationMessage, NotificationTest};
use ring::hmac;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How long a push service keeps a message for a browser that is not there, in seconds.
const KEEP_SECONDS: u64 = 7 * 24 * 3600;

/// Where a message goes.
#[derive(Clone)]
enum Target {
    /// A browser.
    Browser(StoredSubscription),
    /// The webhook of a player, by its address.
    Webhook(String),
    /// The mail address of a player.
    Mail(StoredMail),
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// It was accepted.
    Delivered,
    /// The browser is not subscribed any more.
    Gone,
    /// It was refused.
    Refused,
    /// There was no answer, or the other server asks to try again.
    Unanswered,
}

impl Outcome {
    /// Judges an answer.
    const fn of(answer: Result<StatusCode, OutboundError>) -> Self {
        match answer {
            Ok(status) => match status.as_u16() {
                200..300 => Self::Delivered,
                404 | 410 => Self::Gone,
                429 | 500.. => Self::Unanswered,
                _ => Self::Refused,
            },
            Err(OutboundError::Unanswered) => Self::Unanswered,
            Err(OutboundError::Address | OutboundError::NotPublic) => Self::Refused,
        }
    }
}

impl Notifier {
    /// Sends a message once.
    async fn send(&self, player: &str, target: &Target, message: &NotificationMessage) -> Outcome {
        let prepared = match target {
            Target::Mail(mail) => {
                let Some(mailer) = self.mailer() else {
                    return Outcome::Refused;
                };
                let title = self.title(&message.game);
                return mailer.notify(player, mail, message, title).await;
            }
            Target::Browser(browser) => self.for_browser(browser, message),
            Target::Webhook(address) => self.for_webhook(address, message),
        };
        match prepared {
            Some((to, headers, body)) => Outcome::of(self.client.post(&to, headers, body).await),
            None => Outcome::Refused,
        }
    }

    /// Encrypts a message for a browser.
    fn for_browser(
        &self,
        browser: &StoredSubscription,
        message: &NotificationMessage,
    ) -> Option<(Destination, HeaderMap, Vec<u8>)> {
        let to = self.destination(&browser.endpoint).ok()?;
        let keys = BrowserKeys::from_bytes(&browser.public_key, &browser.auth_secret)?;
        let body = keys.encrypt(&serde_json::to_vec(message).ok()?).ok()?;
        let authorization = self
            .key
            .authorization(&to.origin(), &self.contact, self.clock.now())
            .ok()?;
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, HeaderValue::from_str(&authorization).ok()?);
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(
            CONTENT_TYPE,
            HeaderValue::from_static("application/octet-stream"),
        );
        headers.insert(
            HeaderName::from_static("ttl"),
            HeaderValue::from(KEEP_SECONDS),
        );
        headers.insert(
            HeaderName::from_static("urgency"),
            HeaderValue::from_static("normal"),
        );
        if !message.table.is_empty() {
            // A later message of the table replaces one that has not arrived yet.
            let topic = topic(&browser.auth_secret, &message.table);
            let topic = HeaderValue::from_str(&topic).ok()?;
            headers.insert(HeaderName::from_static("topic"), topic);
        }
        Some((to, headers, body))
    }

    /// Writes a message for a webhook.
    fn for_webhook(
        &self,
        address: &str,
        message: &NotificationMessage,
    ) -> Option<(Destination, HeaderMap, Vec<u8>)> {
        let to = self.destination(address).ok()?;
        let body = serde_json::to_vec(&self.webhook_body(message)).ok()?;
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        Some((to, headers, body))
    }

    /// Returns a body that Discord reads (`content`) and Slack (`text`), with fields for programs.
    fn webhook_body(&self, message: &NotificationMessage) -> Value {
        let is_test = message.kind == NotificationKind::Test;
        let address = Some(&message.table)
            .filter(|_| !is_test)
            .and_then(|table| self.table_address(table));
        let sentence = self.sentence(message);
        let text = match &address {
            Some(address) => format!("{sentence} {address}"),
            None => sentence,
        };
        json!({
            "content": &text,
            "text": &text,
            "kind": message.kind,
            "game": message.game,
            "table": message.table,
            "address": address,
            "is_timeout": message.is_timeout,
        })
    }
}

/// Returns the name that the push service sees of a table. It says nothing about the table, and differs
/// for every browser.
fn topic(auth_secret: &[u8], table: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, auth_secret);
    let mut name = BASE64.encode(hmac::sign(&key, table.as_bytes()));
    // The longest that RFC 8030 allows.
    name.truncate(32);
    name
}

/// Returns where the messages for a player go.
async fn targets(app: &App, player: &str) -> Result<Vec<Target>, ServerError> {
    let (subscriptions, webhook) = app.store.notification_targets(player).await?;
    let browsers = subscriptions.into_iter().map(Target::Browser);
    let mut targets: Vec<Target> = browsers.chain(webhook.map(Target::Webhook)).collect();
    if app.notifier.mailer().is_some() {
        let mail = app.store.confirmed_mail(player).await?;
        targets.extend(mail.map(Target::Mail));
    }
    Ok(targets)
}

/// Sends a message to everything that a player has named, with at most `attempts` attempts. Returns
/// what became of it.
async fn send_all(
    app: &App,
    player: &str,
    message: &NotificationMessage,
    attempts: usize,
) -> Result<Vec<Outcome>, ServerError> {
    let mut sending = JoinSet::new();
    for target in targets(app, player).await? {
        let (app, player, message) = (app.clone(), player.to_owned(), message.clone());
        sending.spawn(async move {
            let mut outcome = app.notifier.send(&player, &target, &message).await;
            for pause in app
                .notifier
                .retry_pauses
                .iter()
                .take(attempts.saturating_sub(1))
            {
                if outcome != Outcome::Unanswered {
                    break;
                }
                sleep(*pause).await;
                outcome = app.notifier.send(&player, &target, &message).await;
            }
            (target, outcome)
        });
    }
    let mut outcomes = Vec::new();
    while let Some(sent) = sending.join_next().await {
        // A send that panicked was logged; the others count.
        let Ok((target, outcome)) = sent else {
            continue;
        };
        // The other messages are on their way all the same.
        if let Err(error) = note(app, player, &target, outcome).await {
            tracing::error!(%error, "the outcome of a notification cannot be noted");
        }
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

/// Notes what became of a message, for the next one and for the operator. Addresses are not logged.
async fn note(
    app: &App,
    player: &str,
    target: &Target,
    outcome: Outcome,
) -> Result<(), ServerError> {
    let is_delivered = outcome == Outcome::Delivered;
    if is_delivered {
        app.metrics.notifications_sent.add(1);
    } else {
        app.metrics.notifications_failed.add(1);
    }
    match target {
        Target::Browser(browser) if outcome == Outcome::Gone => {
            app.store.remove_subscription(player, &browser.id).await
        }
        Target::Browser(browser) => app.store.note_subscription(&browser.id, is_delivered).await,
        Target::Webhook(_) => app.store.note_webhook(player, is_delivered).await,
        Target::Mail(_) => app.store.note_mail(player, is_delivered).await,
    }
}

/// Sends a notification that is due, with all attempts.
pub(super) async fn deliver(
    app: &App,
    due: &DueNotification,
    attempts: usize,
) -> Result<(), ServerError> {
    let message = NotificationMessage {
        kind: due.kind,
        game: due.game.clone(),
        table: due.table.clone(),
        is_timeout: due.is_timeout && due.kind == NotificationKind::Over,
    };
    send_all(app, &due.player, &message, attempts).await?;
    Ok(())
}

/// Sends a test to everything that a player has named, once.
///
/// # Errors
/// Returns an error if the database cannot be read or written.
pub async fn test_targets(app: &App, player: &str) -> Result<NotificationTest, ServerError> {
    let message = NotificationMessage {
        kind: NotificationKind::Test,
        game: String::new(),
        table: String::new(),
        is_timeout: false,
    };
    let mut test = NotificationTest::default();
    for outcome in send_all(app, player, &message, 1).await? {
        match outcome {
            Outcome::Delivered => test.delivered += 1,
            Outcome::Gone | Outcome::Refused | Outcome::Unanswered => test.failed += 1,
        }
    }
    Ok(test)
}
