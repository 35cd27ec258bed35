//! Successive halving: candidate answers are tried in simulated games with the same random
//! outcomes, and the worse half is dropped again and again. The caller defines
//! the answers and their value in a game.

use crate::chance::SeededRng;
use std::cmp::Reverse;

/// An answer that is being tried.
#[derive(Clone, Debug)]
struct Candidate<A> {
    answer: A,
    sum: i64,
    trials: i64,
    /// The sum of its advantages over the first answer, and of their squares.
    gain: i64,
    squares: i64,
}

impl<A> Candidate<A> {
    const fn new(answer: A) -> Self {
        Self {
            answer,
            sum: 0,
            trials: 0,
            gain: 0,
            squares: 0,
        }
    }

    /// Returns the advantage over the first answer, less `confidence` sixteenths of the standard
    /// error of its mean.
    fn lower_bound(&self, confidence: i64) -> i64 {
        let trials = self.trials.max(1);
        let mean = self.gain / trials;
        let spread = (self.squares / trials - mean * mean).max(0);
        mean - (spread / trials).isqrt() * confidence / 16
    }
}

/// A search for the best of several answers.
///
/// ```
/// use engine::bots::SuccessiveHalving;
/// use engine::chance::Chance;
///
/// let mut search = SuccessiveHalving::new(vec![0, 3, 90, -5], 10, 900, 7);
/// while let Some((answer, mut chance)) = search.next_trial() {
///     // A trial: the answer's value, and the luck of a die that all answers share.
///     let value = answer + i64::from(chance.die(6));
///     search.record_result(value, 10);
/// }
/// assert_eq!(search.best().map(|(answer, _)| *answer), Some(90));
/// ```
#[derive(Clone, Debug)]
pub struct SuccessiveHalving<A> {
    candidates: Vec<Candidate<A>>,
    /// The margin by which an answer must be better than the first, in sixteenths of the standard
    /// error of the mean.
    confidence: i64,
    seed: u64,
    /// The value of the first answer in the current trial.
    first: i64,
    /// The nodes that are left, and those for each further round.
    budget: u32,
    share: u32,
    spent: u32,
    round: u64,
    /// The next trial of the round, and its candidate.
    trial: u64,
    next: usize,
    /// Whether there is only one answer, whose value is estimated.
    has_single_answer: bool,
}

impl<A> SuccessiveHalving<A> {
    /// Starts a search with about `budget` nodes. `answers` has the most promising ones first.
    /// `confidence` is the margin by which an answer must be better than the first, in sixteenths
    /// of the standard error of the mean.
    #[must_use]
    pub fn new(answers: Vec<A>, confidence: i64, budget: u32, seed: u64) -> Self {
        let rounds = answers.len().next_power_of_two().ilog2().max(1);
        Self {
            candidates: answers.into_iter().map(Candidate::new).collect(),
            confidence,
            seed,
            first: 0,
            budget,
            share: budget / rounds,
            spent: 0,
            round: 0,
            trial: 0,
            next: 0,
            has_single_answer: false,
        }
    }

    /// Estimates the value of a single answer with about `budget` nodes.
    #[must_use]
    pub fn single(answer: A, budget: u32, seed: u64) -> Self {
        Self {
            has_single_answer: true,
            ..Self::new(vec![answer], 0, budget, seed)
        }
    }

    /// Returns the answer to be tried next, and the source of random outcomes for its game; `None`
    /// when one answer is left. All answers of a trial get the same outcomes, as long as they
    /// request the same draws.
    pub fn next_trial(&mut self) -> Option<(&A, SeededRng)> {
        if self.next >= self.candidates.len() {
            (self.next, self.trial) = (0, self.trial + 1);
            if self.spent >= self.share {
                self.halve();
            }
        }
        if self.candidates.len() < 2 && (self.round > 0 || !self.has_single_answer) {
            return None;
        }
        let rng = SeededRng::new(self.seed, self.round << 32 | self.trial);
        let candidate = self.candidates.get(self.next)?;
        Some((&candidate.answer, rng))
    }

    /// Records the value of the answer that was drawn last, and the nodes that it took.
    pub fn record_result(&mut self, value: i64, nodes: u32) {
        let Some(candidate) = self.candidates.get_mut(self.next) else {
            return;
        };
        if self.next == 0 {
            self.first = value;
        }
        self.next += 1;
        let gain = value - self.first;
        candidate.sum += value;
        candidate.gain += gain;
        candidate.squares += gain * gain;
        candidate.trials += 1;
        self.spent += nodes;
        self.budget = self.budget.saturating_sub(nodes);
    }

    /// Ends the search with the best answer so far.
    pub fn finish(&mut self) {
        self.keep_best();
        (self.next, self.trial, self.round) = (0, 0, self.round + 1);
    }

    fn keep_best(&mut self) {
        let confidence = self.confidence;
        self.candidates
            .sort_by_key(|candidate| Reverse(candidate.lower_bound(confidence)));
        self.candidates.truncate(1);
    }

    /// Drops the worse half, but never the first answer.
    fn halve(&mut self) {
        (self.trial, self.round, self.spent) = (0, self.round + 1, 0);
        // The sort is stable: of equal answers the one listed first stays.
        let Some((_, rest)) = self.candidates.split_first_mut() else {
            return;
        };
        rest.sort_by_key(|candidate| Reverse(candidate.gain));
        let kept_count = if self.budget == 0 || self.candidates.len() == 2 {
            1
        } else {
            self.candidates.len().div_ceil(2).max(2)
        };
        if kept_count == 1 {
            self.keep_best();
        }
        self.candidates.truncate(kept_count);
    }

    /// Returns the best answer and its mean value; `None` before it was tried.
    #[must_use]
    pub fn best(&self) -> Option<(&A, i64)> {
        let best = self.candidates.first()?;
        (best.trials > 0).then(|| (&best.answer, best.sum / best.trials))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    /// Finds the best of some numbers; the value of each is the number plus a die.
    fn run_search(answers: Vec<i64>, budget: u32) -> (SuccessiveHalving<i64>, u32) {
        let mut search = SuccessiveHalving::new(answers, 10, budget, 7);
        let mut trials = 0;
        while let Some((answer, mut rng)) = search.next_trial() {
            let value = answer + i64::from(rng.die(6));
            search.record_result(value, 10);
            trials += 1;
        }
        (search, trials)
    }

    #[test]
    fn the_search_finds_the_best_answer() {
        let (search, trials) = run_search(vec![0, 3, 90, -5, 12], 900);
        assert_eq!(search.best().map(|(answer, _)| *answer), Some(90));
        assert!((80..=110).contains(&trials), "{trials}");
    }

    #[test]
    fn ties_keep_the_answer_that_was_listed_first() {
        let (search, _) = run_search(vec![1, 1, 1], 300);
        assert_eq!(search.candidates.len(), 1);
        assert_eq!(search.best().map(|(answer, _)| *answer), Some(1));
    }

    #[test]
    fn a_single_answer_is_returned_without_trials() {
        let (search, trials) = run_search(vec![4], 300);
        assert_eq!((search.best(), trials), (None, 0));
        assert_eq!(run_search(Vec::new(), 300).1, 0);
    }

    #[test]
    fn a_search_that_is_finished_early_returns_the_best_answer_so_far() {
        let mut search = SuccessiveHalving::new(vec![0, 3, 90, -5], 10, 1_000_000, 7);
        for _ in 0..40 {
            let value = search.next_trial().map(|(answer, _)| *answer).unwrap();
            search.record_result(value, 10);
        }
        search.finish();
        assert!(search.next_trial().is_none());
        assert_eq!(search.best(), Some((&90, 90)));
        let mut unasked = SuccessiveHalving::new(vec![4, 5], 10, 1000, 7);
        unasked.finish();
        assert!(unasked.next_trial().is_none());
        assert_eq!(unasked.best(), None);
    }

    #[test]
    fn single_spends_its_budget_on_trials_of_one_answer() {
        let mut search = SuccessiveHalving::single(4, 300, 7);
        let mut trials = 0;
        while let Some((answer, _)) = search.next_trial() {
            let value = *answer;
            search.record_result(value, 10);
            trials += 1;
        }
        assert_eq!((search.best(), trials), (Some((&4, 4)), 30));
    }
}
