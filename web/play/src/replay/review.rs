//! A review: the strongest bot analyzes every turn of a match, one after another, in the worker. It
//! can be stopped and continued; the results are kept while the page is open.

use crate::bot::BotExecutor;
use engine::bots::{Level, WinChances};
use engine::game::{Seat, fnv1a};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use worker::{WorkerReply, WorkerRequest, WorkerTask};
use yew::prelude::*;

/// Number of matches whose reviews are kept.
const CACHE_SIZE: usize = 12;

thread_local! {
    /// The reviews of this page, the newest last, by the hash of the match's text.
    static CACHE: RefCell<Vec<(u64, ReviewAnswers)>> = const { RefCell::new(Vec::new()) };
}

/// A question to the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewQuestion {
    /// The position, as the number of log entries before the decision.
    pub at: usize,
    /// The seat that decides.
    pub seat: Seat,
    /// The position after the decision, if the decision is to be evaluated.
    pub to: Option<usize>,
}

/// The bot's answer about a turn or decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewAnswer {
    /// The line that it would play, as JSON.
    pub line: String,
    /// The win chances after that line.
    pub best: WinChances,
    /// The expected win chances of the decision that was made, if it was evaluated.
    pub actual: Option<WinChances>,
}

type ReviewAnswers = Rc<[ReviewAnswer]>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReviewStage {
    /// It is not running.
    #[default]
    Idle,
    /// The bot is thinking.
    Running,
    /// Every question is answered.
    Done,
}

/// A review and its controls.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    pub stage: ReviewStage,
    /// The answers to the first questions, in their order.
    pub answers: ReviewAnswers,
    /// Total number of questions.
    pub question_count: usize,
    /// Starts or continues the review.
    pub begin: Callback<()>,
    /// Stops the review; the answers are kept.
    pub stop: Callback<()>,
}

/// A match to be reviewed.
#[derive(Clone, Debug)]
pub struct ReviewJob {
    key: u64,
    text: String,
    seed: u64,
    questions: Vec<ReviewQuestion>,
}

impl ReviewJob {
    /// Creates the review of the match saved as `text` with these questions. The bot's random
    /// numbers come from `seed`.
    #[must_use]
    pub fn new(text: String, seed: u64, questions: Vec<ReviewQuestion>) -> Self {
        let key = fnv1a(text.as_bytes());
        Self {
            key,
            text,
            seed,
            questions,
        }
    }

    /// Returns the questions in the order in which they are asked.
    #[must_use]
    pub fn questions(&self) -> &[ReviewQuestion] {
        &self.questions
    }

    fn request(&self, number: usize) -> Option<WorkerRequest> {
        let question = self.questions.get(number)?;
        Some(WorkerRequest {
            text: self.text.clone(),
            seat: question.seat.0,
            level: Level::Admiral,
            seed: self.seed ^ question.at as u64,
            task: match question.to {
                Some(to) => WorkerTask::Weigh(question.at, to),
                None => WorkerTask::Advise(question.at),
            },
            content_sets: store::pack::content_for_worker(),
        })
    }
}

/// The part of a review that asks the questions and dispatches the answers.
struct ReviewWorker {
    job: Rc<ReviewJob>,
    executor: Rc<RefCell<BotExecutor>>,
    dispatcher: UseReducerDispatcher<ReviewState>,
}

impl ReviewWorker {
    /// Asks the question after those that are answered.
    fn ask_next(&self, answered: usize) {
        let Some(request) = self.job.request(answered) else {
            return;
        };
        // The callback must not own the executor.
        let dispatcher = self.dispatcher.clone();
        let answer = move |reply: WorkerReply| {
            let answer = ReviewAnswer {
                line: reply.line,
                best: reply.best,
                actual: reply.actual,
            };
            dispatcher.dispatch(ReviewEvent::Answer(answered, answer));
        };
        self.executor.borrow_mut().ask(request, answer);
    }
}

enum ReviewEvent {
    Begin,
    Stop,
    Answer(usize, ReviewAnswer),
}

#[derive(Clone, PartialEq)]
struct ReviewState {
    key: u64,
    is_running: bool,
    question_count: usize,
    answers: ReviewAnswers,
}

impl Reducible for ReviewState {
    type Action = ReviewEvent;

    fn reduce(self: Rc<Self>, event: ReviewEvent) -> Rc<Self> {
        let mut next = (*self).clone();
        match event {
            ReviewEvent::Begin => next.is_running = self.answers.len() < self.question_count,
            ReviewEvent::Stop => next.is_running = false,
            ReviewEvent::Answer(number, answer) => {
                if number != self.answers.len() {
                    return self;
                }
                next.answers = self.answers.iter().cloned().chain([answer]).collect();
                next.is_running = self.is_running && next.answers.len() < self.question_count;
                cache(self.key, next.answers.clone());
            }
        }
        Rc::new(next)
    }
}

fn cache(key: u64, answers: ReviewAnswers) {
    CACHE.with_borrow_mut(|found| {
        found.retain(|(other, _)| *other != key);
        found.push((key, answers));
        let surplus = found.len().saturating_sub(CACHE_SIZE);
        found.drain(..surplus);
    });
}

fn cached_answers(key: u64) -> ReviewAnswers {
    CACHE.with_borrow(|found| {
        let known = found.iter().find(|(other, _)| *other == key);
        known.map_or_else(|| Rc::from([]), |(_, answers)| answers.clone())
    })
}

/// Runs the review of one match, which must not change while the component is mounted.
#[hook]
pub fn use_review(job: &Rc<ReviewJob>) -> Review {
    let executor = use_memo((), |()| Rc::new(RefCell::new(BotExecutor::default())));
    let progress = use_reducer(|| ReviewState {
        key: job.key,
        is_running: false,
        question_count: job.questions.len(),
        answers: cached_answers(job.key),
    });
    let worker = ReviewWorker {
        job: job.clone(),
        executor: (*executor).clone(),
        dispatcher: progress.dispatcher(),
    };
    let now = (progress.is_running, progress.answers.len());
    use_effect_with(now, move |&(running, answered)| {
        // A pause between two questions lets the page draw the answers.
        let executor = worker.executor.clone();
        let timer = running.then(|| Timeout::new(0, move || worker.ask_next(answered)));
        if !running {
            // Dropping the executor ends the worker and its computation.
            executor.take();
        }
        move || drop(timer)
    });
    let begin = use_callback(progress.dispatcher(), |(), dispatcher| {
        dispatcher.dispatch(ReviewEvent::Begin)
    });
    let stop = use_callback(progress.dispatcher(), |(), dispatcher| {
        dispatcher.dispatch(ReviewEvent::Stop)
    });
    let done = progress.answers.len() >= progress.question_count;
    Review {
        stage: match (done, progress.is_running) {
            (true, _) => ReviewStage::Done,
            (false, true) => ReviewStage::Running,
            (false, false) => ReviewStage::Idle,
        },
        answers: progress.answers.clone(),
        question_count: progress.question_count,
        begin,
        stop,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(line: &str) -> ReviewAnswer {
        ReviewAnswer {
            line: line.to_owned(),
            best: WinChances::default(),
            actual: None,
        }
    }

    #[test]
    fn answers_are_accepted_in_order_and_the_last_ends_the_review() {
        let started = Rc::new(ReviewState {
            key: 1,
            is_running: false,
            question_count: 2,
            answers: Rc::from([]),
        })
        .reduce(ReviewEvent::Begin);
        assert!(started.is_running);
        let late = started
            .clone()
            .reduce(ReviewEvent::Answer(1, answer("late")));
        assert_eq!(late.answers.len(), 0);
        let first = started.reduce(ReviewEvent::Answer(0, answer("first")));
        let stopped = first.clone().reduce(ReviewEvent::Stop);
        assert_eq!((stopped.is_running, stopped.answers.len()), (false, 1));
        let last = first.reduce(ReviewEvent::Answer(1, answer("last")));
        assert_eq!((last.is_running, last.answers.len()), (false, 2));
        assert_eq!(cached_answers(1), last.answers);
        assert!(!last.reduce(ReviewEvent::Begin).is_running);
    }

    #[test]
    fn the_cache_drops_the_oldest_review() {
        for key in 100..100 + CACHE_SIZE as u64 + 1 {
            cache(key, Rc::from([answer("x")]));
        }
        assert!(cached_answers(100).is_empty());
        assert_eq!(cached_answers(101).len(), 1);
    }
}
