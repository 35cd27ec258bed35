//! The time of the server. Tests move it ahead, so that days pass at once.

use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio::sync::watch;
use tokio::time::sleep;

/// The clock that everything on the server reads.
#[derive(Clone, Debug)]
pub struct ServerClock {
    /// By how many milliseconds the clock was moved ahead of the system's.
    ahead: Arc<watch::Sender<u64>>,
}

impl Default for ServerClock {
    fn default() -> Self {
        Self {
            ahead: Arc::new(watch::Sender::new(0)),
        }
    }
}

impl ServerClock {
    /// Returns the time in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let system = since.map_or(0, millis);
        system.saturating_add(*self.ahead.borrow())
    }

    /// Moves the clock ahead, and wakes everybody who waits for a time.
    pub fn advance(&self, by: Duration) {
        let by = millis(by);
        self.ahead
            .send_modify(|ahead| *ahead = ahead.saturating_add(by));
    }

    /// Returns what tells that the clock is moved.
    #[must_use]
    pub fn moves(&self) -> ClockMoves {
        ClockMoves(self.ahead.subscribe())
    }

    /// Waits until a time, in milliseconds since 1970.
    pub async fn sleep_until(&self, time: u64) {
        let mut moves = self.ahead.subscribe();
        loop {
            let left = time.saturating_sub(self.now());
            if left == 0 {
                return;
            }
            tokio::select! {
                () = sleep(Duration::from_millis(left)) => {}
                // The clock itself holds the sender.
                _ = moves.changed() => {}
            }
        }
    }
}

/// Tells that a clock is moved.
#[derive(Debug)]
pub struct ClockMoves(watch::Receiver<u64>);

impl ClockMoves {
    /// Waits for a time, or until the clock is moved. A move since the last call ends it at once.
    pub async fn pause(&mut self, time: Duration) {
        tokio::select! {
            () = sleep(time) => {}
            moved = self.0.changed() => if moved.is_err() {
                // The server has ended, and this task ends with it.
                sleep(time).await;
            },
        }
    }
}

/// Returns a duration in milliseconds.
fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_waits_for_a_time_is_woken_when_the_clock_is_moved() {
        let clock = ServerClock::default();
        let day = Duration::from_secs(24 * 3600);
        let until = clock.now() + millis(day);
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.sleep_until(until).await }
        });
        clock.advance(day);
        waiting.await.expect("it ends");
        assert!(clock.now() >= until);
    }
}
