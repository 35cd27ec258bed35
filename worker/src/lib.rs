//! What is asked of a bot and what it answers, as text between page and worker.
//!
//! A crate of its own: the program in the worker is built without anything of the page.

use engine::bots::{Decision, Level, WinChances};
use engine::daily_puzzle::Day;
use engine::game::Seat;
use engine::registry::{
    AnyAdviceRequest, AnyAnalysisRequest, AnyBot, AnyPuzzleGenerator, ContentSets, GameId,
    decode_save_with,
};
use serde::{Deserialize, Serialize};
use std::task::Poll;

/// A decision to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WorkerRequest {
    /// The match, as a save; the name of a game where a puzzle is wanted.
    pub text: String,
    /// The seat that decides.
    pub seat: u8,
    /// How well it plays.
    pub level: Level,
    /// Names the bot's own stream of chance.
    pub seed: u64,
    /// What is wanted.
    pub wish: WorkerTask,
    /// What is played with, where it is not the box.
    #[serde(default)]
    pub stocks: Option<Box<ContentSets>>,
}

/// What is wanted of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WorkerTask {
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
pub struct WorkerReply {
    /// The actions, as JSON.
    pub line: String,
    /// The chances with the actions, as [`engine::bots::Advice::best`]; of an advice only.
    pub best: WinChances,
    /// Whether they were looked for, as [`engine::bots::Advice::reckoned`].
    #[serde(default)]
    pub reckoned: bool,
    /// The chances that were to be expected of what was done, as [`engine::bots::AnalysisResult::kept`]; of
    /// a decision that was weighed only.
    #[serde(default)]
    pub kept: Option<WinChances>,
}

impl WorkerReply {
    fn from_line(line: String) -> Self {
        Self {
            line,
            ..Self::default()
        }
    }
}

/// An errand being run.
pub enum WorkerJob {
    /// Nothing to think about.
    Done(WorkerReply),
    /// A bot thinks.
    Thinking(Box<AnyBot>),
    /// A bot is asked for advice.
    Advising(Box<AnyAdviceRequest>),
    /// A decision is weighed.
    Analyzing(Box<AnyAnalysisRequest>),
    /// A puzzle is made.
    Generating(Box<AnyPuzzleGenerator>),
}

impl WorkerRequest {
    /// Begins to think. An errand that cannot be read has an empty answer.
    #[must_use]
    pub fn start(&self) -> WorkerJob {
        let stocks = self.stocks.as_deref().cloned().unwrap_or_default();
        if let WorkerTask::Puzzle(day) = self.wish {
            let maker = GameId::from_name(&self.text)
                .and_then(|game| AnyPuzzleGenerator::new(game, Day(day), &stocks));
            let making = |maker| WorkerJob::Generating(Box::new(maker));
            return maker.map_or_else(|| WorkerJob::Done(WorkerReply::default()), making);
        }
        let Ok(session) = decode_save_with(&self.text, &stocks) else {
            return WorkerJob::Done(WorkerReply::default());
        };
        let seat = Seat(self.seat);
        let level = self.level;
        let remark = || session.out_of_turn_action(seat).map(WorkerReply::from_line);
        match self.wish {
            WorkerTask::Advise(entries) => {
                let counsel = AnyAdviceRequest::new(&session, entries, seat, level, self.seed);
                counsel.map_or_else(
                    || WorkerJob::Done(WorkerReply::default()),
                    |counsel| WorkerJob::Advising(Box::new(counsel)),
                )
            }
            WorkerTask::Weigh(at, to) => {
                let inquiry =
                    AnyAnalysisRequest::new(&session, Decision { at, to, seat }, self.seed);
                inquiry.map_or_else(
                    || WorkerJob::Done(WorkerReply::default()),
                    |inquiry| WorkerJob::Analyzing(Box::new(inquiry)),
                )
            }
            WorkerTask::Answer if let Some(reply) = remark() => WorkerJob::Done(reply),
            WorkerTask::Answer | WorkerTask::Play | WorkerTask::Puzzle(_) => {
                WorkerJob::Thinking(Box::new(AnyBot::new(&session, seat, level, self.seed)))
            }
        }
    }
}

impl WorkerJob {
    /// Thinks on for about `nodes` positions.
    pub fn think(&mut self, nodes: u32) -> Poll<WorkerReply> {
        match self {
            Self::Done(reply) => Poll::Ready(reply.clone()),
            Self::Thinking(bot) => bot.think(nodes).map(WorkerReply::from_line),
            Self::Generating(maker) => maker.advance(nodes).map(|found| WorkerReply {
                line: found
                    .and_then(|puzzle| serde_json::to_string(&puzzle).ok())
                    .unwrap_or_default(),
                ..WorkerReply::default()
            }),
            Self::Advising(counsel) => counsel.think(nodes).map(|advice| WorkerReply {
                line: advice.line,
                best: advice.best,
                reckoned: advice.reckoned,
                kept: None,
            }),
            Self::Analyzing(inquiry) => inquiry.think(nodes).map(|verdict| WorkerReply {
                line: verdict.line,
                best: verdict.best,
                kept: Some(verdict.kept),
                ..WorkerReply::default()
            }),
        }
    }
}

/// What a worker says when its program is loaded.
pub const READY: &str = "ready";

/// What a worker says now and then while it thinks: one that is killed is silent.
pub const HEARTBEAT: &str = "beat";

/// Positions between two looks at whether it is time for a [`HEARTBEAT`].
const SLICE: u32 = 500;

/// A train of thought: thinks on for about so many positions.
pub type JobStepper = Box<dyn FnMut(u32) -> Poll<WorkerReply>>;

/// Begins to think about an errand in the page itself.
pub type StartJob = fn(&WorkerRequest) -> JobStepper;

/// What the part that thinks hands out.
pub const START_JOB: StartJob = |errand| {
    let mut running = errand.start();
    Box::new(move |nodes| running.think(nodes))
};

/// Runs an errand to its end, for the worker; `breathe` is called again and again on the way.
pub fn run_to_end(errand: &WorkerRequest, mut breathe: impl FnMut()) -> WorkerReply {
    let mut running = errand.start();
    loop {
        if let Poll::Ready(reply) = running.think(SLICE) {
            return reply;
        }
        breathe();
    }
}
