//! Threads in which bots think, so that no request waits for a bot.

use engine::bots::Level;
use engine::game::Seat;
use engine::registry::{AnyBot, AnySession};
use std::sync::Arc;
use std::task::Poll;
use tokio::sync::Semaphore;

/// The positions that a bot looks at between two checks whether it is ready.
const NODES_PER_SLICE: u32 = 100_000;

/// A limit of bots that think at once.
#[derive(Clone, Debug)]
pub struct BotPool(Arc<Semaphore>);

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
        Self(Arc::new(Semaphore::new(threads)))
    }

    /// Lets a bot decide. Returns its line of actions as JSON; `None` if the bot failed.
    pub async fn decide(&self, decision: BotDecision) -> Option<String> {
        let permit = self.0.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            decision.decide()
        });
        thinking.await.ok()
    }
}

impl BotDecision {
    fn decide(&self) -> String {
        if let Some(line) = self.session.out_of_turn_action(self.seat) {
            return line;
        }
        let mut bot = AnyBot::new(&self.session, self.seat, self.level, self.seed);
        loop {
            if let Poll::Ready(line) = bot.think(NODES_PER_SLICE) {
                return line;
            }
        }
    }
}
