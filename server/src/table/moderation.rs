//! Carrying out what the operator decides while the server runs: another process writes it to the
//! database.

use super::connection::TableRequest;
use crate::App;
use crate::error::ServerError;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// The time between two looks at the database.
const INTERVAL: Duration = Duration::from_secs(2);

/// Ends the matches of closed tables, and gives the seats of banned players to bots.
pub(super) async fn watch(app: App) {
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = carry_out(&app).await {
            tracing::error!(%error, "decisions of the operator cannot be carried out");
        }
    }
}

async fn carry_out(app: &App) -> Result<(), ServerError> {
    for id in app.store.closed_among(&app.tables.ids()).await? {
        if let Some(table) = app.tables.find(&id) {
            // A table that has ended does not receive it; a busy one is asked again.
            let _ = table.try_send(TableRequest::Close);
        }
    }
    for id in app.store.remove_banned_players().await? {
        // Sockets are closed, and open again for all others.
        app.tables.reload(app, &id).await;
    }
    Ok(())
}
