//! Waking tables that are not in memory: where the time of a decision is over, where a bot is to
//! act, and where a match is to be dealt.

use super::connection::TableRequest;
use super::deal::deal_if_full;
use super::moderation;
use crate::App;
use crate::error::ServerError;
use crate::store::now;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

/// The time between two looks for decisions whose time is over.
const INTERVAL: Duration = Duration::from_secs(1);
/// The time between two looks for what an end of the program has left behind.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// The time after which a table without enough players is closed, in milliseconds: thirty days.
const MAX_WAIT_MS: u64 = 30 * 24 * 3_600_000;
/// The time after which a table that is still overdue is woken again.
const WAKE_PAUSE: Duration = Duration::from_secs(5);

/// Starts the tasks that wake tables, and the one that carries out what the operator decides. The time of decisions that ended while the server was down is
/// over only after `grace`, so that people can return first.
pub fn watch_deadlines(app: App, grace: Duration) {
    tokio::spawn(moderation::watch(app.clone()));
    let sweeping = app.clone();
    tokio::spawn(async move {
        let mut ticks = interval(SWEEP_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut woken = BTreeMap::new();
        loop {
            ticks.tick().await;
            if let Err(error) = sweep(&sweeping, &mut woken).await {
                tracing::error!(%error, "tables cannot be swept");
            }
        }
    });
    tokio::spawn(async move {
        sleep(grace).await;
        let mut ticks = interval(INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut woken = BTreeMap::new();
        loop {
            ticks.tick().await;
            match app.store.overdue_tables().await {
                Ok(tables) => wake(&app, tables, &mut woken),
                Err(error) => tracing::error!(%error, "deadlines cannot be read"),
            }
        }
    });
}

/// Tells tables to look at their clocks, each at most once in a while.
fn wake(app: &App, tables: Vec<String>, woken: &mut BTreeMap<String, Instant>) {
    woken.retain(|_, at| at.elapsed() < WAKE_PAUSE);
    for id in tables {
        if woken.contains_key(&id) {
            continue;
        }
        let table = app.tables.load(app, &id);
        // A table that is busy is asked again later.
        let _ = table.try_send(TableRequest::CheckDeadline);
        woken.insert(id, Instant::now());
    }
}

/// Closes tables that wait in vain, deals full ones, and loads those at which a bot is to act.
/// `woken` has the tables that were loaded for their bots, and when they were changed last: a bot that
/// leaves its choice to a person need not be asked again.
async fn sweep(app: &App, woken: &mut BTreeMap<String, i64>) -> Result<(), ServerError> {
    app.store
        .close_forgotten(now().saturating_sub(MAX_WAIT_MS))
        .await?;
    for id in app.store.full_tables().await? {
        if let Some(table) = app.store.table(&id).await? {
            deal_if_full(app, table).await?;
        }
    }
    let waiting: BTreeMap<String, i64> = app
        .store
        .tables_with_bot_to_act()
        .await?
        .into_iter()
        .collect();
    for (id, changed) in &waiting {
        if woken.get(id) != Some(changed) {
            drop(app.tables.load(app, id));
        }
    }
    *woken = waiting;
    Ok(())
}
