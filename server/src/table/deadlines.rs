//! Finding the decisions whose time is over, also at tables that are not in memory.

use super::connection::TableRequest;
use crate::App;
use std::time::Duration;

/// The time between two looks at the database.
const INTERVAL: Duration = Duration::from_secs(1);

/// Starts the task that wakes tables at which somebody's time is over.
pub fn watch_deadlines(app: App) {
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(INTERVAL);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            match app.store.overdue_tables().await {
                Ok(tables) => {
                    for id in tables {
                        // A table that is busy is asked again at the next tick.
                        let table = app.tables.find(&app, &id);
                        let _ = table.try_send(TableRequest::CheckDeadline);
                    }
                }
                Err(error) => tracing::error!(%error, "deadlines cannot be read"),
            }
        }
    });
}
