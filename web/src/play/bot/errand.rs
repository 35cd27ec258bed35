//! What is asked of a bot and what it answers, as text between page and worker.

use engine::bots::Level;
use engine::game::Seat;
use engine::suite::{AnyBot, decode_save};
use serde::{Deserialize, Serialize};
use std::task::Poll;

/// A decision to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    /// The match, as a save.
    pub text: String,
    /// The seat that decides.
    pub seat: u8,
    /// The level's name.
    pub level: String,
    /// Names the bot's own stream of chance.
    pub seed: u64,
    /// Whether an offer of a draw is to be answered.
    pub offer: bool,
}

/// A decision that was made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reply {
    /// The actions, as JSON.
    pub line: String,
}

/// An errand being run.
pub enum Running {
    /// Nothing to think about.
    Done(Reply),
    /// A bot thinks.
    Thinking(Box<AnyBot>),
}

impl Errand {
    /// Begins to think. An errand that cannot be read has an empty answer.
    #[must_use]
    pub fn begin(&self) -> Running {
        let Ok(session) = decode_save(&self.text) else {
            return Running::Done(Reply::default());
        };
        let seat = Seat(self.seat);
        if let Some(line) = session.remark(seat).filter(|_| self.offer) {
            return Running::Done(Reply { line });
        }
        let level = match self.level.as_str() {
            "easy" => Level::Ensign,
            "hard" => Level::Admiral,
            _ => Level::Captain,
        };
        Running::Thinking(Box::new(AnyBot::new(&session, seat, level, self.seed)))
    }
}

impl Running {
    /// Thinks on for about `nodes` positions.
    pub fn think(&mut self, nodes: u32) -> Poll<Reply> {
        match self {
            Self::Done(reply) => Poll::Ready(reply.clone()),
            Self::Thinking(bot) => bot.think(nodes).map(|line| Reply { line }),
        }
    }
}

/// Runs an errand to its end: for the worker.
#[must_use]
pub fn run(errand: &Errand) -> Reply {
    let mut running = errand.begin();
    loop {
        if let Poll::Ready(reply) = running.think(u32::MAX) {
            return reply;
        }
    }
}
