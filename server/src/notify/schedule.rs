//! The task that looks for notifications that are due.

use super::delivery::deliver;
use crate::App;
use crate::error::ServerError;
use crate::store::DueNotification;
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

/// The time between two looks.
const INTERVAL: Duration = Duration::from_secs(1);
/// Players who are told at once. One player's slow addresses take one place.
const MAX_AT_ONCE: usize = 64;
/// Attempts for each address.
const ATTEMPTS: usize = 3;
/// The time, in milliseconds, after which a notification is sent that was being sent when the server
/// ended. It is longer than all attempts.
const LEASE_MS: u64 = 120_000;

/// Starts the task that sends notifications.
pub fn start(app: App) {
    tokio::spawn(async move {
        let mut ticks = interval(INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut sending = JoinSet::new();
        let mut busy = BTreeSet::new();
        loop {
            ticks.tick().await;
            while let Some(ended) = sending.try_join_next() {
                match ended {
                    Ok(player) => drop(busy.remove::<String>(&player)),
                    Err(error) => tracing::error!(%error, "a notification was aborted"),
                }
            }
            let claimed = match app.leads() {
                true => claim(&app, app.clock.now(), &busy).await,
                false => note_arrivals(&app).await.map(|()| Vec::new()),
            };
            match claimed {
                Ok(claimed) => {
                    for due in claimed {
                        busy.insert(due.player.clone());
                        sending.spawn(send_apart(app.clone(), due));
                    }
                }
                Err(error) => tracing::error!(%error, "notifications cannot be read"),
            }
        }
    });
}

/// Sends everything that is due at a time, in milliseconds since 1970, and returns when that is done. The
/// task of [`start`] does the same again and again.
///
/// # Errors
/// Returns an error if the database cannot be read or written.
pub async fn deliver_due(app: &App, time: u64) -> Result<(), ServerError> {
    loop {
        let claimed = claim(app, time, &BTreeSet::new()).await?;
        if claimed.is_empty() {
            return Ok(());
        }
        for due in claimed {
            send(app.clone(), due).await;
        }
    }
}

/// Removes what is due for players who have connected to their tables.
async fn note_arrivals(app: &App) -> Result<(), ServerError> {
    app.store.forget_for(&app.notifier.take_arrivals()).await
}

/// Takes notifications that are due and are to be sent now: at most one per player, and none of players
/// who are being told. The others are dropped or put off.
async fn claim(
    app: &App,
    time: u64,
    busy: &BTreeSet<String>,
) -> Result<Vec<DueNotification>, ServerError> {
    note_arrivals(app).await?;
    let mut claimed = Vec::new();
    for due in app.store.due_notifications(time).await? {
        if busy.contains(&due.player) || busy.len() + claimed.len() >= MAX_AT_ONCE {
            continue;
        }
        let quiet_until = due.quiet_hours.and_then(|quiet| quiet.end_after(time));
        let quiet_until = quiet_until.max(due.vacation_until);
        if !due.is_current || due.is_muted {
            app.metrics.notifications_dropped.add(1);
            app.store.postpone(&due, None).await?;
        } else if quiet_until.is_some() {
            app.store.postpone(&due, quiet_until).await?;
        } else {
            app.store
                .postpone(&due, Some(time.saturating_add(LEASE_MS)))
                .await?;
            claimed.push(due);
        }
    }
    Ok(claimed)
}

/// Sends a notification in a task of its own, so that a failure there is none here; returns its player.
async fn send_apart(app: App, due: DueNotification) -> String {
    let player = due.player.clone();
    if let Err(error) = tokio::spawn(send(app, due)).await {
        tracing::error!(%error, "a notification failed");
    }
    player
}

/// Sends a notification and notes that it was sent. Players who are back at their table need none.
async fn send(app: App, due: DueNotification) {
    let sent = async {
        if app.tables.is_present(&app, &due.table, due.seat).await {
            app.metrics.notifications_dropped.add(1);
            return app.store.postpone(&due, None).await;
        }
        deliver(&app, &due, ATTEMPTS).await?;
        app.store.finish_notification(&due, app.clock.now()).await
    };
    if let Err(error) = sent.await {
        tracing::error!(%error, "a notification cannot be noted");
    }
}
