//! The cost of a decision in games with chance or hidden hands: it is judged by the chances that
//! could be expected when it was made, not by the luck that followed.
//!
//! An adviser suggests a line. This line and the one that was played are both tried many times,
//! using only what the seat knew: each trial deals new hidden cards and rolls new dice, the same
//! for both lines, and quick bots play on to the end of the turn. The mean difference is the cost.
//! If it is not statistically significant, the cost is zero.

use super::{Advice, AdviceRequest, Bot, Evaluate, WinChances};
use crate::chance::{DynChance, SeededRng};
use crate::game::{Game, Seat, Status, Viewer};
use crate::game_history::GameStats;
use crate::session::Session;
use std::task::Poll;

/// The maximum number of trials of each line.
const MAX_TRIALS: u64 = 24;
/// The number of trials after which a small or a certain difference is accepted.
const MIN_TRIALS: u64 = 8;
/// A small cost, in permille: below any grade.
const SMALL_COST: i64 = 30;
/// The maximum number of actions of a trial; turns are shorter.
const MAX_TRIAL_ACTIONS: usize = 160;

/// A decision of a seat: one action, or several that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The position in which the decision was made, in log entries.
    pub at: usize,
    /// The position after the decision, in log entries.
    pub to: usize,
    /// The seat that made the decision.
    pub seat: Seat,
}

/// Returns the decisions of a session by the seats for which `known` is true, in order. An action
/// that was the only legal one is not a decision.
///
/// ```
/// use engine::bots::analysis::decisions;
/// use engine::game::Game;
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let mut session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
/// for _ in 0..4 {
///     let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
///     session.act(seat, session.legal_actions(seat)[0])?;
/// }
/// // Each seat has one ship, so its activation was not a choice.
/// let made = decisions(&session, |_| true);
/// assert!(made.iter().all(|decision| decision.at > 0 && decision.at < decision.to));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn decisions<G: GameStats>(
    session: &Session<G>,
    known: impl Fn(Seat) -> bool,
) -> Vec<Decision> {
    let (game, log) = (session.game(), session.log());
    let mut found = Vec::new();
    let mut to = 0;
    for (at, entry) in log.iter().enumerate() {
        if at < to || !known(entry.seat) {
            continue;
        }
        let Some(state) = session.state_at(at) else {
            continue;
        };
        let question = game.question(&state, entry.seat);
        let mut legal = Vec::new();
        game.legal_actions(&state, entry.seat, &mut legal);
        if legal.len() < 2 || !legal.contains(&entry.action) {
            continue;
        }
        // One action may end two decisions; the question distinguishes them.
        let same = |at: usize| {
            let state = session.state_at(at);
            state.is_some_and(|state| game.question(&state, entry.seat) == question)
        };
        let on = log[at..]
            .windows(2)
            .zip(at + 1..)
            .take_while(|(pair, next_at)| {
                let [last, next] = pair else { return false };
                let has_rolled = !last.draws.is_empty();
                let follows =
                    next.seat == entry.seat && game.continues_decision(last.action, next.action);
                !has_rolled && follows && same(*next_at)
            });
        to = at + 1 + on.count();
        found.push(Decision {
            at,
            to,
            seat: entry.seat,
        });
    }
    found
}

/// The result of an analysis: the better line, and the chances of both lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisResult<A> {
    /// The line that the adviser suggests.
    pub line: Vec<A>,
    /// The expected chances after that line.
    pub best: WinChances,
    /// The expected chances after the decision that was made.
    pub actual: WinChances,
}

/// Creates a bot that plays on in a trial, from the view of a seat and a separate random stream.
pub type BotFactory<G, B> = fn(&G, &<G as Game>::View, Seat, SeededRng) -> B;

/// A decision that is being analyzed.
#[derive(Clone, Debug)]
pub struct AnalysisRequest<G: Game, B> {
    advice_request: AdviceRequest<G, B, SeededRng>,
    advice: Option<Advice<G::Action>>,
    given: Vec<G::Action>,
    view: G::View,
    seat: Seat,
    seed: u64,
    quick: BotFactory<G, B>,
    /// The chances after each trial: of the suggested line, and of the line that was played.
    trial_chances: Vec<[WinChances; 2]>,
}

impl<G: Evaluate + GameStats, B: Bot<G>> AnalysisRequest<G, B> {
    /// Asks `adviser` about a decision of `session`, with trials that `quick` bots play; `None` if
    /// the session has no such entries. Random outcomes come from separate streams of `seed`.
    #[must_use]
    pub fn new(
        session: &Session<G>,
        decision: Decision,
        adviser: BotFactory<G, B>,
        quick: BotFactory<G, B>,
        seed: u64,
    ) -> Option<Self> {
        let (game, seat) = (session.game(), decision.seat);
        let given = session.log().get(decision.at..decision.to)?;
        let view = session.view_at(decision.at, Viewer::Seat(seat))?;
        let bot = adviser(game, &view, seat, SeededRng::new(seed, u64::MAX));
        let rng = SeededRng::new(seed, u64::MAX - 1);
        Some(Self {
            advice_request: AdviceRequest::new(game, &view, seat, bot, rng),
            advice: None,
            given: given.iter().map(|entry| entry.action).collect(),
            view,
            seat,
            seed,
            quick,
            trial_chances: Vec::new(),
        })
    }

    /// Thinks for about `nodes` positions about the advice; afterwards for one trial per call.
    pub fn think(&mut self, game: &G, nodes: u32) -> Poll<AnalysisResult<G::Action>> {
        let Some(advice) = &self.advice else {
            if let Poll::Ready(advice) = self.advice_request.think(game, nodes) {
                self.advice = Some(advice);
            }
            return Poll::Pending;
        };
        let number = self.trial_chances.len() as u64;
        if self.given.starts_with(&advice.line)
            || number == 0 && self.leads_to_same_state(game, &advice.line)
        {
            return Poll::Ready(AnalysisResult {
                line: advice.line.clone(),
                best: advice.best.clone(),
                actual: advice.best.clone(),
            });
        }
        let both = [&advice.line, &self.given];
        let trial = both.map(|line| Trial::new(self, game, number, line).finish(self, game));
        self.trial_chances.push(trial);
        if self.needs_more_trials() {
            return Poll::Pending;
        }
        let [best, actual] = [0, 1].map(|line_index| {
            let all = self.trial_chances.iter().map(|both| &both[line_index]);
            WinChances::mean(all)
        });
        let actual = if self.is_significant() {
            actual
        } else {
            best.clone()
        };
        Poll::Ready(AnalysisResult {
            line: advice.line.clone(),
            best,
            actual,
        })
    }

    /// Returns whether both lines lead to the same state, such as the same orders in another
    /// sequence.
    fn leads_to_same_state(&self, game: &G, line: &[G::Action]) -> bool {
        let states = [line, &self.given].map(|line| Trial::new(self, game, 0, line).state);
        states[0] == states[1]
    }

    /// Returns the gain of the advice in each trial, in permille.
    fn gains(&self) -> impl Iterator<Item = i64> {
        let own_share = |chances: &WinChances| i64::from(chances.share(self.seat));
        self.trial_chances
            .iter()
            .map(move |[best, actual]| own_share(best) - own_share(actual))
    }

    fn needs_more_trials(&self) -> bool {
        let (trials, sum) = (self.trial_chances.len() as i64, self.gains().sum::<i64>());
        let is_decided = sum < SMALL_COST * trials || self.is_significant();
        trials < MAX_TRIALS as i64 && (trials < MIN_TRIALS as i64 || !is_decided)
    }

    /// Returns whether the mean gain is more than twice its standard error.
    fn is_significant(&self) -> bool {
        let (trials, sum) = (self.trial_chances.len() as i64, self.gains().sum::<i64>());
        let squares: i64 = self.gains().map(|gain| gain * gain).sum();
        sum > 0 && sum * sum * (trials - 1) > 4 * (trials * squares - sum * sum)
    }
}

/// A trial of one line, with the state that it has reached.
struct Trial<G: Game> {
    state: G::State,
    chance: SeededRng,
    number: u64,
    is_over: bool,
    events: Vec<G::Event>,
}

impl<G: Evaluate + GameStats> Trial<G> {
    /// Creates the position after a line, with the hidden cards and the dice of this trial.
    fn new<B>(request: &AnalysisRequest<G, B>, game: &G, number: u64, line: &[G::Action]) -> Self {
        let mut rng = SeededRng::new(request.seed, 2 * number);
        let mut trial = Self {
            state: game.determinize(&request.view, &mut rng),
            chance: SeededRng::new(request.seed, 2 * number + 1),
            number,
            is_over: false,
            events: Vec::new(),
        };
        for &action in line {
            if !trial.act(game, request.seat, action) {
                break;
            }
        }
        trial
    }

    /// Carries out an action. Returns whether the turn continues.
    fn act(&mut self, game: &G, seat: Seat, action: G::Action) -> bool {
        self.events.clear();
        let done = game.act(
            &mut self.state,
            seat,
            action,
            &mut DynChance(&mut self.chance),
            &mut self.events,
        );
        let ends = |event: &G::Event| game.ends_turn(event) || game.turn_start(event).is_some();
        self.is_over |= self.events.iter().any(ends);
        done.is_ok() && !self.is_over
    }

    /// Plays to the end of the turn and returns the chances there.
    fn finish<B: Bot<G>>(mut self, request: &AnalysisRequest<G, B>, game: &G) -> WinChances {
        for step in 0..MAX_TRIAL_ACTIONS {
            let seat = match game.status(&self.state) {
                Status::WaitingFor(seats) => seats.iter().next(),
                Status::Over(_) => None,
            };
            let Some(seat) = seat.filter(|_| !self.is_over) else {
                break;
            };
            let view = game.view(&self.state, Viewer::Seat(seat));
            let rng = SeededRng::new(request.seed ^ self.number, u64::MAX - 2 - step as u64);
            let line = (request.quick)(game, &view, seat, rng).decide(game);
            let question = game.question(&self.state, seat);
            let mut given = 0;
            for action in line {
                let goes_on = game.question(&self.state, seat) == question;
                if !goes_on || !self.act(game, seat, action) {
                    break;
                }
                given += 1;
            }
            if given == 0 && !self.is_over {
                break;
            }
        }
        game.win_chances(&self.state)
    }
}
