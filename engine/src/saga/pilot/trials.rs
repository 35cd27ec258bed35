//! Which of several answers is best: each is tried out in games that are imagined, with what is
//! hidden guessed anew and dice rolled, and the worse half is dropped again and again.

use super::assess::assess;
use super::course::Course;
use super::goals::Brief;
use super::hope::lead;
use super::prices::Prices;
use super::reason::Reason;
use super::reflex::Answer;
use super::skill::{IMAGINED, Skill};
use crate::bots::Judge;
use crate::bots::chances::{WHOLE, against_the_game};
use crate::chance::Seeded;
use crate::game::{Game, Seat, Status};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step};
use crate::saga::view::View;

/// How many errors of the mean, in sixteenths, an answer must be better by than the first.
const DOUBT: i64 = 12;
/// In the Arena a trial that is over counts no more than this, so that a rare end does not drown the rest.
const MOST: i32 = 12_000;
/// A campaign that is won, in the measure of trials.
const WON: i64 = 1 << 16;

/// An answer that is tried out.
#[derive(Clone, Debug)]
struct Candidate {
    line: Vec<Action>,
    reason: Reason,
    sum: i64,
    trials: i64,
    /// By how much it was better than the first answer, and the squares of that.
    gain: i64,
    squares: i64,
}

impl Candidate {
    fn new(answer: Answer) -> Self {
        Self {
            line: answer.line,
            reason: answer.reason,
            sum: 0,
            trials: 0,
            gain: 0,
            squares: 0,
        }
    }

    fn mean(&self) -> i64 {
        self.sum / self.trials.max(1)
    }

    /// By how much it is better than the first answer at least, luck left aside.
    fn edge(&self) -> i64 {
        let trials = self.trials.max(1);
        let mean = self.gain / trials;
        let spread = (self.squares / trials - mean * mean).max(0);
        mean - (spread / trials).isqrt() * DOUBT / 16
    }
}

/// What an answer came to in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The chance to win the campaign, in permille.
    Chance(u16),
    /// What the position is worth in the Arena.
    Worth(i32),
}

/// Trials of several answers of a seat.
#[derive(Debug)]
pub struct Trials {
    seat: Seat,
    further: u8,
    seed: u64,
    candidates: Vec<Candidate>,
    /// What the first of them came to in the trial at hand.
    first: i64,
    /// Nodes that are left, and those of each round that is still to come.
    budget: u32,
    share: u32,
    spent: u32,
    round: u64,
    /// The next trial of the round, and of which candidate.
    trial: u64,
    next: usize,
}

impl Trials {
    /// Trials of answers, the likelier first, that look so many rounds further.
    #[must_use]
    pub fn new(seat: Seat, answers: Vec<Answer>, skill: &Skill, seed: u64) -> Self {
        let rounds = answers.len().next_power_of_two().ilog2().max(1);
        Self {
            seat,
            further: skill.further,
            seed,
            candidates: answers.into_iter().map(Candidate::new).collect(),
            first: 0,
            budget: skill.budget,
            share: skill.budget / rounds,
            spent: 0,
            round: 0,
            trial: 0,
            next: 0,
        }
    }

    /// One trial; the nodes it took, or nothing when one answer is left.
    pub fn work(&mut self, game: &Saga, view: &View, brief: &Brief) -> Option<u32> {
        if self.next >= self.candidates.len() {
            (self.next, self.trial) = (0, self.trial + 1);
            if self.spent >= self.share {
                self.halve();
            }
        }
        if self.candidates.len() < 2 {
            return None;
        }
        // All candidates meet the same hidden cards and, as long as they ask alike, the same dice.
        let mut lots = Seeded::new(self.seed, self.round << 32 | self.trial);
        let candidate = self.candidates.get_mut(self.next)?;
        self.next += 1;
        let state = game.guess(view, &mut lots);
        let until = state.public.round.saturating_add(self.further);
        let mut course = Course::new(game, brief, state, IMAGINED.drawn(&mut lots));
        course.give_line(self.seat, &candidate.line, &mut lots);
        course.run(&mut lots, |state| is_over(state, until));
        let worth = worth_of(game, &course.state, self.seat, brief);
        if self.next == 1 {
            self.first = worth;
        }
        let gain = worth - self.first;
        candidate.sum += worth;
        candidate.gain += gain;
        candidate.squares += gain * gain;
        candidate.trials += 1;
        let nodes = course.nodes + 4;
        self.spent += nodes;
        self.budget = self.budget.saturating_sub(nodes);
        Some(nodes)
    }

    /// The worse half is dropped, but never the first; the rest is tried on.
    fn halve(&mut self) {
        (self.trial, self.round, self.spent) = (0, self.round + 1, 0);
        // A stable order: of equal ones the likelier stays.
        let Some((_, rest)) = self.candidates.split_first_mut() else {
            return;
        };
        rest.sort_by_key(|candidate| std::cmp::Reverse(candidate.gain));
        let left = if self.budget == 0 || self.candidates.len() == 2 {
            1
        } else {
            self.candidates.len().div_ceil(2).max(2)
        };
        if left == 1 {
            self.candidates
                .sort_by_key(|candidate| std::cmp::Reverse(candidate.edge()));
        }
        self.candidates.truncate(left);
    }

    /// The best answer, and what it came to: in a campaign a chance in permille, in the Arena what it is worth.
    #[must_use]
    pub fn best(&self, game: &Saga) -> Option<(Answer, Found)> {
        let best = self.candidates.first()?;
        let answer = Answer {
            line: best.line.clone(),
            reason: best.reason,
        };
        let found = if game.is_rivalry() {
            Found::Worth(best.mean() as i32)
        } else {
            Found::Chance((best.mean() * i64::from(WHOLE) / WON) as u16)
        };
        (best.trials > 0).then_some((answer, found))
    }
}

/// What the end of a trial is worth: in a campaign the chance to win it, in the Arena what is to be had there.
fn worth_of(game: &Saga, state: &State, seat: Seat, brief: &Brief) -> i64 {
    let prices = Prices::of(game, &state.public, brief);
    let worth = || assess(game, state, seat, brief, prices);
    match game.status(state) {
        _ if game.is_rivalry() => i64::from(worth().clamp(-MOST, MOST)),
        Status::Over(outcome) if outcome.winners.has(seat) => WON,
        Status::Over(_) => 0,
        Status::WaitingFor(_) => {
            let lead = lead(game, &state.public, worth());
            i64::from(against_the_game(lead, game.doubles()))
        }
    }
}

/// Whether a trial has come to its end: a round is over, and the next has its movement before it.
fn is_over(state: &State, until: u8) -> bool {
    let public = &state.public;
    public.round > until
        || public.round == until
            && public.tasks.is_empty()
            && matches!(public.step, Step::Turns(Phase::Upkeep))
}
