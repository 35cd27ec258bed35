//! Threads in which bots think, so that no request waits for a bot.

use engine::bots::Level;
use engine::game::Seat;
use engine::registry::{AnyBot, AnySession};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use tokio::sync::Semaphore;

/// The positions that a bot looks at between two checks whether it is ready.
const NODES_PER_SLICE: u32 = 10_000;

/// A limit of bots that think at once.
#[derive(Clone, Debug)]
pub struct BotPool {
    permits: Arc<Semaphore>,
    /// Whether the server ends, so that bots stop thinking.
    is_stopped: Arc<AtomicBool>,
}

/// A decision for a bot.
#[derive(Clone, Debug)]
pub struct BotDecision {
    /// The match.
    pub session: AnySession,
    /// The seat that decides.
    pub seat: Seat,
    /// The strength of the bot.
    pub level: Level,
    /// The seed of the bot's own random numbers.
    pub seed: u64,
}

impl BotPool {
    /// Makes a pool in which so many bots think at once.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(threads)),
            is_stopped: Arc::default(),
        }
    }

    /// Stops all bots; what they were to decide is decided after the next start.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Lets a bot decide. Returns its line of actions as JSON; `None` if the bot failed.
    pub async fn decide(&self, decision: BotDecision) -> Option<String> {
        let permit = self.permits.clone().acquire_owned().await.ok()?;
        let is_stopped = self.is_stopped.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            decision.decide(&is_stopped)
        });
        thinking.await.ok().flatten()
    }
}

impl BotDecision {
    fn decide(&self, is_stopped: &AtomicBool) -> Option<String> {
        let mut bot = AnyBot::new(&self.session, self.seat, self.level, self.seed);
        while !is_stopped.load(Ordering::Relaxed) {
            if let Poll::Ready(line) = bot.think(NODES_PER_SLICE) {
                return Some(line);
            }
        }
        None
    }
}
