//! What is asked of a bot and what it answers, as text between page and worker.
//!
//! A crate of its own: the program in the worker is built without anything of the page.

use engine::bots::{Chances, Decision, Level};
use engine::game::Seat;
use engine::puzzle::Day;
use engine::suite::{AnyBot, AnyCounsel, AnyInquiry, AnyMaker, GameId, Stocks, decode_save_with};
use serde::{Deserialize, Serialize};
use std::task::Poll;

/// A decision to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    /// The match, as a save; the name of a game where a puzzle is wanted.
    pub text: String,
    /// The seat that decides.
    pub seat: u8,
    /// How well it plays.
    pub level: Level,
    /// Names the bot's own stream of chance.
    pub seed: u64,
    /// What is wanted.
    pub wish: Wish,
    /// What is played with, where it is not the box.
    #[serde(default)]
    pub stocks: Option<Box<Stocks>>,
}

/// What is wanted of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wish {
    /// The seat's next actions.
    Play,
    /// The answer to an offer of a draw; where there is none to give, the next actions.
    Answer,
    /// What it would do, and how good the position is, after so many actions of the match.
    Advise(usize),
    /// What the decision between these two positions of the match cost.
    Weigh(usize, usize),
    /// The puzzle of a day.
    Puzzle(u32),
}

/// A decision that was made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reply {
    /// The actions, as JSON.
    pub line: String,
    /// The chances with the actions, as [`engine::bots::Advice::best`]; of an advice only.
    pub best: Chances,
    /// Whether they were looked for, as [`engine::bots::Advice::reckoned`].
    #[serde(default)]
    pub reckoned: bool,
    /// The chances that were to be expected of what was done, as [`engine::bots::Verdict::kept`]; of
    /// a decision that was weighed only.
    #[serde(default)]
    pub kept: Option<Chances>,
}

impl Reply {
    fn of_line(line: String) -> Self {
        Self {
            line,
            ..Self::default()
        }
    }
}

/// An errand being run.
pub enum Running {
    /// Nothing to think about.
    Done(Reply),
    /// A bot thinks.
    Thinking(Box<AnyBot>),
    /// A bot is asked for advice.
    Advising(Box<AnyCounsel>),
    /// A decision is weighed.
    Weighing(Box<AnyInquiry>),
    /// A puzzle is made.
    Making(Box<AnyMaker>),
}

impl Errand {
    /// Begins to think. An errand that cannot be read has an empty answer.
    #[must_use]
    pub fn begin(&self) -> Running {
        let stocks = self.stocks.as_deref().cloned().unwrap_or_default();
        if let Wish::Puzzle(day) = self.wish {
            let maker =
                GameId::named(&self.text).and_then(|game| AnyMaker::new(game, Day(day), &stocks));
            let making = |maker| Running::Making(Box::new(maker));
            return maker.map_or_else(|| Running::Done(Reply::default()), making);
        }
        let Ok(session) = decode_save_with(&self.text, &stocks) else {
            return Running::Done(Reply::default());
        };
        let seat = Seat(self.seat);
        let level = self.level;
        let remark = || session.remark(seat).map(Reply::of_line);
        match self.wish {
            Wish::Advise(entries) => {
                let counsel = AnyCounsel::new(&session, entries, seat, level, self.seed);
                counsel.map_or_else(
                    || Running::Done(Reply::default()),
                    |counsel| Running::Advising(Box::new(counsel)),
                )
            }
            Wish::Weigh(at, to) => {
                let inquiry = AnyInquiry::new(&session, Decision { at, to, seat }, self.seed);
                inquiry.map_or_else(
                    || Running::Done(Reply::default()),
                    |inquiry| Running::Weighing(Box::new(inquiry)),
                )
            }
            Wish::Answer if let Some(reply) = remark() => Running::Done(reply),
            Wish::Answer | Wish::Play | Wish::Puzzle(_) => {
                Running::Thinking(Box::new(AnyBot::new(&session, seat, level, self.seed)))
            }
        }
    }
}

impl Running {
    /// Thinks on for about `nodes` positions.
    pub fn think(&mut self, nodes: u32) -> Poll<Reply> {
        match self {
            Self::Done(reply) => Poll::Ready(reply.clone()),
            Self::Thinking(bot) => bot.think(nodes).map(Reply::of_line),
            Self::Making(maker) => maker.work(nodes).map(|found| Reply {
                line: found
                    .and_then(|puzzle| serde_json::to_string(&puzzle).ok())
                    .unwrap_or_default(),
                ..Reply::default()
            }),
            Self::Advising(counsel) => counsel.think(nodes).map(|advice| Reply {
                line: advice.line,
                best: advice.best,
                reckoned: advice.reckoned,
                kept: None,
            }),
            Self::Weighing(inquiry) => inquiry.think(nodes).map(|verdict| Reply {
                line: verdict.line,
                best: verdict.best,
                kept: Some(verdict.kept),
                ..Reply::default()
            }),
        }
    }
}

/// What a worker says when its program is loaded.
pub const READY: &str = "ready";

/// What a worker says now and then while it thinks: one that is killed is silent.
pub const BEAT: &str = "beat";

/// Positions between two looks at whether it is time for a [`BEAT`].
const SLICE: u32 = 500;

/// A train of thought: thinks on for about so many positions.
pub type Train = Box<dyn FnMut(u32) -> Poll<Reply>>;

/// Begins to think about an errand in the page itself.
pub type Begin = fn(&Errand) -> Train;

/// What the part that thinks hands out.
pub const BEGIN: Begin = |errand| {
    let mut running = errand.begin();
    Box::new(move |nodes| running.think(nodes))
};

/// Runs an errand to its end, for the worker; `breathe` is called again and again on the way.
pub fn run(errand: &Errand, mut breathe: impl FnMut()) -> Reply {
    let mut running = errand.begin();
    loop {
        if let Poll::Ready(reply) = running.think(SLICE) {
            return reply;
        }
        breathe();
    }
}
