//! The messages between the page and the bot worker, as text, and the execution of requests.
//!
//! It is a separate crate, so that the program of the worker contains no code of the page.

use engine::bots::{Decision, Level, WinChances};
use engine::daily_puzzle::Day;
use engine::game::Seat;
use engine::registry::{
    AnyAdviceRequest, AnyAnalysisRequest, AnyBot, AnyPuzzleGenerator, ContentSets, GameId,
    decode_save_with,
};
use serde::{Deserialize, Serialize};
use std::task::Poll;

/// A request to the bot worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WorkerRequest {
    /// The match as a save, or the name of a game for [`WorkerTask::Puzzle`].
    pub text: String,
    /// The seat that decides.
    pub seat: u8,
    /// The level of the bot.
    pub level: Level,
    /// The seed of the random numbers of the bot.
    pub seed: u64,
    #[serde(rename = "wish")]
    pub task: WorkerTask,
    /// The content sets, if they differ from the base content.
    #[serde(default)]
    #[serde(rename = "stocks")]
    pub content_sets: Option<Box<ContentSets>>,
}

/// The tasks of a bot worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WorkerTask {
    /// Choose the seat's next actions.
    Play,
    /// Answer an offer of a draw, or choose the next actions if no draw is offered.
    Answer,
    /// Suggest an action and estimate the winning chances, after this many actions of the match.
    Advise(usize),
    /// Evaluate the decision between these two positions of the match.
    Weigh(usize, usize),
    /// Generate the puzzle of a day.
    Puzzle(u32),
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WorkerReply {
    /// The chosen actions, as JSON.
    pub line: String,
    /// The winning chances with these actions, as [`engine::bots::Advice::best`]; for advice only.
    pub best: WinChances,
    /// Whether the chances were computed, as [`engine::bots::Advice::has_searched`].
    #[serde(default)]
    #[serde(rename = "reckoned")]
    pub has_searched: bool,
    /// The winning chances with the actual decision, as [`engine::bots::AnalysisResult::actual`]; for
    /// evaluated decisions only.
    #[serde(default)]
    #[serde(rename = "kept")]
    pub actual: Option<WinChances>,
}

impl WorkerReply {
    fn from_line(line: String) -> Self {
        Self {
            line,
            ..Self::default()
        }
    }
}

/// A request in progress.
pub enum WorkerJob {
    /// The answer is known without computation.
    Done(WorkerReply),
    /// A bot chooses its actions.
    Thinking(Box<AnyBot>),
    /// A bot computes advice.
    Advising(Box<AnyAdviceRequest>),
    /// A decision is being evaluated.
    Analyzing(Box<AnyAnalysisRequest>),
    /// A puzzle is being generated.
    Generating(Box<AnyPuzzleGenerator>),
}

impl WorkerRequest {
    /// Starts a request. A request that cannot be read has an empty answer.
    #[must_use]
    pub fn start(&self) -> WorkerJob {
        let content_sets = self.content_sets.as_deref().cloned().unwrap_or_default();
        if let WorkerTask::Puzzle(day) = self.task {
            let generator = GameId::from_name(&self.text)
                .and_then(|game| AnyPuzzleGenerator::new(game, Day(day), &content_sets));
            let generating = |generator| WorkerJob::Generating(Box::new(generator));
            return generator.map_or_else(|| WorkerJob::Done(WorkerReply::default()), generating);
        }
        let Ok(session) = decode_save_with(&self.text, &content_sets) else {
            return WorkerJob::Done(WorkerReply::default());
        };
        let seat = Seat(self.seat);
        let level = self.level;
        let remark = || session.out_of_turn_action(seat).map(WorkerReply::from_line);
        match self.task {
            WorkerTask::Advise(entries) => {
                let request = AnyAdviceRequest::new(&session, entries, seat, level, self.seed);
                request.map_or_else(
                    || WorkerJob::Done(WorkerReply::default()),
                    |request| WorkerJob::Advising(Box::new(request)),
                )
            }
            WorkerTask::Weigh(at, to) => {
                let request =
                    AnyAnalysisRequest::new(&session, Decision { at, to, seat }, self.seed);
                request.map_or_else(
                    || WorkerJob::Done(WorkerReply::default()),
                    |request| WorkerJob::Analyzing(Box::new(request)),
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
    /// Makes a bot that plays answer with the best line that it has found so far.
    pub fn finish_early(&mut self) {
        if let Self::Thinking(bot) = self {
            bot.finish_early();
        }
    }

    /// Continues for about `nodes` positions.
    pub fn think(&mut self, nodes: u32) -> Poll<WorkerReply> {
        match self {
            Self::Done(reply) => Poll::Ready(reply.clone()),
            Self::Thinking(bot) => bot.think(nodes).map(WorkerReply::from_line),
            Self::Generating(generator) => generator.advance(nodes).map(|found| WorkerReply {
                line: found
                    .and_then(|puzzle| serde_json::to_string(&puzzle).ok())
                    .unwrap_or_default(),
                ..WorkerReply::default()
            }),
            Self::Advising(request) => request.think(nodes).map(|advice| WorkerReply {
                line: advice.line,
                best: advice.best,
                has_searched: advice.has_searched,
                actual: None,
            }),
            Self::Analyzing(request) => request.think(nodes).map(|result| WorkerReply {
                line: result.line,
                best: result.best,
                actual: Some(result.actual),
                ..WorkerReply::default()
            }),
        }
    }
}

/// The message of a worker whose program is loaded.
pub const READY: &str = "ready";

/// The message that a worker sends from time to time while it computes. A worker that the browser
/// stopped sends nothing.
pub const HEARTBEAT: &str = "beat";

/// The number of positions between two checks whether a [`HEARTBEAT`] is due.
const SLICE: u32 = 500;

/// The milliseconds after which a bot of this level has to answer, so that a slow device does not
/// keep people waiting. All others need fewer by themselves, and their answer depends on the seed
/// alone.
#[must_use]
pub const fn time_limit_ms(level: Level) -> f64 {
    match level {
        Level::Legend => 1_300.0,
        Level::Ensign | Level::Captain | Level::Admiral => f64::INFINITY,
    }
}

/// A function that continues a request for about the given number of positions; with `true`, a bot
/// answers as soon as it can.
pub type JobStepper = Box<dyn FnMut(u32, bool) -> Poll<WorkerReply>>;

/// A function that starts a request in the page itself.
pub type StartJob = fn(&WorkerRequest) -> JobStepper;

/// The export of the chunk that runs requests in the page.
pub const START_JOB: StartJob = |request| {
    let mut running = request.start();
    Box::new(move |nodes, is_time_up| {
        if is_time_up {
            running.finish_early();
        }
        running.think(nodes)
    })
};

/// Runs a request to its end, for the worker, and calls `is_time_up` after each slice.
pub fn run_to_end(request: &WorkerRequest, mut is_time_up: impl FnMut() -> bool) -> WorkerReply {
    let mut running = request.start();
    loop {
        if let Poll::Ready(reply) = running.think(SLICE) {
            return reply;
        }
        if is_time_up() {
            running.finish_early();
        }
    }
}
