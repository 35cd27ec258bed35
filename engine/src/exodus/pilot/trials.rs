//! Which of several answers is best: each is tried out in games that are imagined, with hidden
//! choices made anew and dice rolled, and the worse half is dropped again and again.

use super::super::Exodus;
use super::super::action::Action;
use super::super::state::State;
use super::super::step::Step;
use super::super::view::View;
use super::assess::assess;
use super::course::Course;
use super::odds::Odds;
use super::skill::{IMAGINED, Skill};
use crate::chance::Seeded;
use crate::game::{Game, Seat};

/// How many errors of the mean, in sixteenths, an answer must be better by than the first.
const DOUBT: i64 = 10;

/// An answer that is tried out.
#[derive(Clone, Debug)]
struct Candidate {
    line: Vec<Action>,
    sum: i64,
    trials: i64,
    /// By how much it was better than the first answer, and the squares of that.
    gain: i64,
    squares: i64,
}

impl Candidate {
    const fn new(line: Vec<Action>) -> Self {
        Self {
            line,
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
    /// Trials of lines, the likelier first, that look so many turns further.
    #[must_use]
    pub fn new(seat: Seat, lines: Vec<Vec<Action>>, skill: &Skill, seed: u64) -> Self {
        let rounds = lines.len().next_power_of_two().ilog2().max(1);
        Self {
            seat,
            further: skill.further,
            seed,
            candidates: lines.into_iter().map(Candidate::new).collect(),
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
    pub fn work(&mut self, game: &Exodus, view: &View, odds: &Odds) -> Option<u32> {
        if self.next >= self.candidates.len() {
            (self.next, self.trial) = (0, self.trial + 1);
            if self.spent >= self.share {
                self.halve();
            }
        }
        if self.candidates.len() < 2 {
            return None;
        }
        // All candidates meet the same hidden choices and, as long as they ask alike, the same dice.
        let mut lots = Seeded::new(self.seed, self.round << 32 | self.trial);
        let candidate = &mut self.candidates[self.next];
        self.next += 1;
        let state = game.guess(view, &mut lots);
        let from = state.public.turn;
        let skill = IMAGINED.drawn(&mut lots);
        let mut course = Course::new(game, odds, state, skill);
        course.reopen(self.seat, &mut lots);
        course.give_line(self.seat, &candidate.line, &mut lots);
        let until = from.saturating_add(self.further);
        course.run(&mut lots, |state| is_over(state, until));
        let worth = i64::from(assess(game, &course.state, self.seat));
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
        let rest = &mut self.candidates[1..];
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

    /// The best answer, and what it is worth.
    #[must_use]
    pub fn best(&self) -> Option<(&[Action], i32)> {
        let best = self.candidates.first()?;
        (best.trials > 0).then(|| (best.line.as_slice(), best.mean() as i32))
    }
}

/// Whether a trial has come to its end: a turn is over, and what it brought is known.
fn is_over(state: &State, until: u8) -> bool {
    let public = &state.public;
    public.turn > until && !matches!(public.step, Step::Upkeep)
}
