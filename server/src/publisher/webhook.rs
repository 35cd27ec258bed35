//! Telling publishers the results of matches, as Standard Webhooks: signed, and tried again with growing
//! pauses for a day.

use crate::App;
use crate::error::ServerError;
use crate::notify::Destination;
use crate::store::{DuePublisherEvent, Publisher};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use protocol::online::{
    PublisherEvent, PublisherEventKind, PublisherMatch, TablePhase, TableResult, Visibility,
};
use ring::hmac;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

/// The time between two looks.
const INTERVAL: Duration = Duration::from_secs(1);
/// Events of one publisher that are sent at once: a slow one does not delay the others.
const MAX_PER_PUBLISHER: usize = 4;
/// Events that are sent at once.
const MAX_AT_ONCE: usize = 32;
/// The time, in milliseconds, after which an event is sent again that was being sent when the server
/// ended. It is longer than a request with its wait for others.
const LEASE_MS: u64 = 120_000;
/// The pauses between attempts, in seconds: a day together.
const PAUSES: [u64; 10] = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800];

/// Returns the value of `webhook-signature` for a body that is sent at a time in seconds since 1970.
#[must_use]
pub fn webhook_signature(secret: &[u8; 32], id: &str, timestamp: u64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret);
    let signed = format!("{id}.{timestamp}.{body}");
    let signature = hmac::sign(&key, signed.as_bytes());
    format!("v1,{}", BASE64_STANDARD.encode(signature))
}

/// Starts the task that tells publishers results.
pub fn start(app: App) {
    tokio::spawn(async move {
        let mut ticks = interval(INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut sending = JoinSet::new();
        let mut busy = BTreeMap::new();
        loop {
            ticks.tick().await;
            while let Some(ended) = sending.try_join_next() {
                match ended {
                    Ok(publisher) => release(&mut busy, String::as_str(&publisher)),
                    Err(error) => tracing::error!(%error, "an event was aborted"),
                }
            }
            if !app.leads() {
                continue;
            }
            match claim(&app, app.clock.now(), &mut busy).await {
                Ok(claimed) => {
                    for due in claimed {
                        sending.spawn(send_apart(app.clone(), due));
                    }
                }
                Err(error) => tracing::error!(%error, "events cannot be read"),
            }
        }
    });
}

/// Sends everything that is due at a time, in milliseconds since 1970, once, and returns when that is
/// done. The task of [`start`] does the same again and again.
///
/// # Errors
/// Returns an error if the database cannot be read or written.
pub async fn deliver_publisher_events(app: &App, time: u64) -> Result<(), ServerError> {
    loop {
        let claimed = claim(app, time, &mut BTreeMap::new()).await?;
        if claimed.is_empty() {
            return Ok(());
        }
        for due in claimed {
            send(app, &due, time).await?;
        }
    }
}

/// Takes events that are due, and counts them as those of busy publishers.
async fn claim(
    app: &App,
    time: u64,
    busy: &mut BTreeMap<String, usize>,
) -> Result<Vec<DuePublisherEvent>, ServerError> {
    let mut claimed = Vec::new();
    for due in app.store.due_publisher_events(time).await? {
        let is_full = busy.values().sum::<usize>() >= MAX_AT_ONCE;
        let own = busy.entry(due.publisher.clone()).or_default();
        if is_full || *own >= MAX_PER_PUBLISHER {
            continue;
        }
        *own += 1;
        let lease = time.saturating_add(LEASE_MS);
        let store = &app.store;
        store
            .postpone_publisher_event(&due.id, due.attempts, Some(lease))
            .await?;
        claimed.push(due);
    }
    Ok(claimed)
}

fn release(busy: &mut BTreeMap<String, usize>, publisher: &str) {
    if let Some(count) = busy.get_mut(publisher) {
        *count = count.saturating_sub(1);
    }
    busy.retain(|_, count| *count > 0);
}

/// Sends an event in a task of its own, so that a failure there is none here; returns its publisher.
async fn send_apart(app: App, due: DuePublisherEvent) -> String {
    let publisher = due.publisher.clone();
    let sending = tokio::spawn(async move { send(&app, &due, app.clock.now()).await });
    match sending.await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::error!(%error, "an event cannot be sent"),
        Err(error) => tracing::error!(%error, "an event failed"),
    }
    publisher
}

/// Sends an event once, and removes it or puts it off. Neither addresses nor secrets are logged.
async fn send(app: &App, due: &DuePublisherEvent, time: u64) -> Result<(), ServerError> {
    let store = &app.store;
    let publisher = store.publishers(Some(&due.publisher)).await?;
    let Some(publisher) = publisher.into_iter().next() else {
        // It was removed meanwhile, with its events.
        return Ok(());
    };
    let (Some(address), Some(event)) = (&publisher.webhook, event(app, due).await?) else {
        app.metrics.publisher_events_dropped.add(1);
        return store.postpone_publisher_event(&due.id, 0, None).await;
    };
    if post(app, &publisher, address, &event).await? {
        app.metrics.publisher_events_sent.add(1);
        return store.postpone_publisher_event(&due.id, 0, None).await;
    }
    app.metrics.publisher_events_failed.add(1);
    let pause = PAUSES.get(due.attempts as usize);
    let attempts = due.attempts.saturating_add(1);
    if pause.is_none() {
        app.metrics.publisher_events_dropped.add(1);
        tracing::warn!(publisher = %publisher.id, event = %due.id, "a publisher has not accepted an event for a day");
    }
    let next = pause.map(|seconds| time.saturating_add(seconds * 1000));
    store
        .postpone_publisher_event(&due.id, attempts, next)
        .await
}

/// Returns the event as the publisher is told; `None` if the match is not over any more, because its end
/// was undone.
async fn event(app: &App, due: &DuePublisherEvent) -> Result<Option<PublisherEvent>, ServerError> {
    let Some(mut table) = app.store.table(&due.table).await? else {
        return Ok(None);
    };
    let Some(result) = table
        .result
        .take()
        .filter(|_| table.phase == TablePhase::Over)
    else {
        return Ok(None);
    };
    let TableResult {
        winners,
        reason,
        is_timeout,
    } = result;
    let replay = app.config.public_address.as_ref().map(|page| {
        let address = format!("{page}api/v1/tables/{}/replay", table.id);
        match table.visibility {
            Visibility::Public => address,
            Visibility::Invited => format!("{address}?invitation={}", table.invitation),
        }
    });
    Ok(Some(PublisherEvent {
        kind: PublisherEventKind::MatchOver,
        id: due.id.clone(),
        timestamp: due.created,
        data: PublisherMatch {
            seats: app.store.publisher_seats(&due.publisher, &table).await?,
            table: table.id,
            game: table.game.name().to_owned(),
            winners: winners.iter().collect(),
            reason,
            is_timeout,
            is_rated: table.is_rated,
            replay,
        },
    }))
}

/// Posts an event, and returns whether it was accepted.
async fn post(
    app: &App,
    publisher: &Publisher,
    address: &str,
    event: &PublisherEvent,
) -> Result<bool, ServerError> {
    let stored = |_| ServerError::Stored("event");
    let body = serde_json::to_string(event).map_err(|_| ServerError::Stored("event"))?;
    let timestamp = app.clock.now() / 1000;
    let signature = webhook_signature(&publisher.webhook_secret, &event.id, timestamp, &body);
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    for (name, value) in [
        ("webhook-id", event.id.as_str()),
        ("webhook-timestamp", timestamp.to_string().as_str()),
        ("webhook-signature", signature.as_str()),
    ] {
        let value = HeaderValue::from_str(value).map_err(stored)?;
        headers.insert(HeaderName::from_static(name), value);
    }
    let to: Destination = match app.notifier.destination(address) {
        Ok(to) => to,
        Err(error) => {
            tracing::warn!(publisher = %publisher.id, %error, "the webhook of a publisher cannot be used");
            return Ok(false);
        }
    };
    let answer = app.notifier.post(&to, headers, body.into_bytes()).await;
    Ok(answer.is_ok_and(|status| status.is_success()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the specification of Standard Webhooks.
    #[test]
    fn a_body_is_signed_as_the_standard_shows() {
        let secret = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        let mut key = [0; 32];
        let bytes = BASE64_STANDARD.decode(secret).expect("base64");
        let (used, rest) = key.split_at_mut(bytes.len());
        used.copy_from_slice(&bytes);
        // HMAC fills short keys up with zeros anyway.
        assert!(rest.iter().all(|byte| *byte == 0));
        let signature = webhook_signature(
            &key,
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1_614_265_330,
            r#"{"test": 2432232314}"#,
        );
        assert_eq!(signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn attempts_go_on_for_a_day() {
        let total: u64 = PAUSES.iter().sum();
        assert!((23 * 3600..=24 * 3600).contains(&total), "{total}");
        assert!(PAUSES.is_sorted());
    }
}
