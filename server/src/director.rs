//! The director of tournaments: looks at the clock and at what is stored, and starts tournaments and
//! rounds. All decisions are made by the database and [`crate::tournament`], so an end of the program
//! loses nothing.

use crate::App;
use crate::error::ServerError;
use crate::store::RoundTimes;
use std::time::Duration;

/// The time between two looks at the database.
const INTERVAL: Duration = Duration::from_secs(1);

/// Starts the director.
pub fn start(app: App) {
    tokio::spawn(async move {
        let mut moves = app.clock.moves();
        loop {
            if app.leads()
                && let Err(error) = direct(&app).await
            {
                tracing::error!(%error, "tournaments cannot be read");
            }
            moves.pause(INTERVAL).await;
        }
    });
}

/// Returns the times that rounds depend on.
#[must_use]
pub fn round_times(app: &App) -> RoundTimes {
    RoundTimes {
        returned: app.returned(),
        notify_delay: u64::try_from(app.config.notify_delay.as_millis()).unwrap_or(u64::MAX),
    }
}

/// Does what is to be done now. A tournament that fails does not stop the others.
async fn direct(app: &App) -> Result<(), ServerError> {
    let times = round_times(app);
    for id in app.store.due_tournaments(times).await? {
        if let Err(error) = app.store.advance_tournament(&id, times).await {
            tracing::error!(tournament = %id, %error, "a tournament cannot go on");
        }
    }
    Ok(())
}
