//! Waking tables that are not in memory: where the time of a decision is over, where a bot is to
//! act, and where a match is to be dealt.

use super::connection::TableRequest;
use super::deal::deal_if_full;
use super::moderation;
use super::timeouts::MAX_AHEAD_MS;
use crate::App;
use crate::error::ServerError;
use protocol::online::TablePhase;
use std::collections::BTreeMap;
use std::time::Duration;

/// The time between two looks for decisions whose time is over.
const INTERVAL: Duration = Duration::from_secs(1);
/// The time between two looks for what an end of the program has left behind.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// The time after which a table without enough players is closed, in milliseconds: thirty days.
const MAX_WAIT_MS: u64 = 30 * 24 * 3_600_000;
/// The time after which a match at which nobody has acted is closed, if it waits for players who are
/// late, in milliseconds: sixty days.
const MAX_STANDSTILL_MS: u64 = 60 * 24 * 3_600_000;
/// The time after which a table that is still overdue is woken again, in milliseconds.
const WAKE_PAUSE_MS: u64 = 5_000;

/// Starts the tasks that wake tables, and the one that carries out what the operator decides.
pub fn watch_deadlines(app: App) {
    tokio::spawn(moderation::watch(app.clone()));
    let sweeping = app.clone();
    tokio::spawn(async move {
        let mut moves = sweeping.clock.moves();
        let mut woken = BTreeMap::new();
        loop {
            if !sweeping.leads() {
                moves.pause(INTERVAL).await;
                continue;
            }
            if let Err(error) = sweep(&sweeping, &mut woken).await {
                tracing::error!(%error, "tables cannot be swept");
            }
            moves.pause(SWEEP_INTERVAL).await;
        }
    });
    tokio::spawn(async move {
        let mut moves = app.clock.moves();
        app.clock.sleep_until(app.returned()).await;
        let mut woken = BTreeMap::new();
        loop {
            if app.leads() {
                match app.store.overdue_tables().await {
                    Ok(tables) => wake(&app, tables, &mut woken),
                    Err(error) => tracing::error!(%error, "deadlines cannot be read"),
                }
            }
            moves.pause(INTERVAL).await;
        }
    });
}

/// Tells tables to look at their clocks, each at most once in a while.
fn wake(app: &App, tables: Vec<String>, woken: &mut BTreeMap<String, u64>) {
    let now = app.clock.now();
    woken.retain(|_, at| now.saturating_sub(*at) < WAKE_PAUSE_MS);
    for id in tables {
        if woken.contains_key(&id) {
            continue;
        }
        let table = app.tables.load(app, &id);
        // A table that is busy is asked again later.
        let _ = table.try_send(TableRequest::CheckDeadline);
        woken.insert(id, now);
    }
}

/// Closes tables that wait in vain, for players or for their decisions, deals full ones, wakes those
/// whose last change is in the future because the clock was set back, and loads those at which a bot is to act.
/// `woken` has the tables that were loaded for their bots, and when they were changed last: a bot that
/// leaves its choice to a person need not be asked again.
async fn sweep(app: &App, woken: &mut BTreeMap<String, i64>) -> Result<(), ServerError> {
    app.store
        .close_forgotten(app.clock.now().saturating_sub(MAX_WAIT_MS))
        .await?;
    app.store
        .close_abandoned(app.clock.now().saturating_sub(MAX_STANDSTILL_MS))
        .await?;
    for id in app.store.full_tables().await? {
        if let Some(table) = app.store.table(&id).await? {
            deal_if_full(app, table).await?;
        }
    }
    let latest = app.clock.now().saturating_add(MAX_AHEAD_MS);
    for id in app.store.tables_changed_after(latest).await? {
        // A table that is busy is asked again later.
        let _ = app
            .tables
            .load(app, &id)
            .try_send(TableRequest::CheckDeadline);
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

/// Moves the deadlines of a player's decisions, because a vacation has begun or ended.
///
/// # Errors
/// Returns an error if the database cannot be read.
pub async fn refresh_vacations(app: &App, player: &str) -> Result<(), ServerError> {
    for table in app.store.tables_of_player(player).await? {
        if table.phase == TablePhase::Running && !table.time_control.is_live() {
            let sender = app.tables.load(app, &table.id);
            // A table that has ended reads the vacations when it is loaded again.
            let _ = sender.send(TableRequest::RefreshVacations).await;
        }
    }
    Ok(())
}
