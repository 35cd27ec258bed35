//! Makes the puzzle of a day: draws positions until one is as the day wants it.

use super::super::Rift;
use super::super::content::ContentSet;
use super::candidate_test::{CandidateTest, RatedPuzzle};
use super::random_position::{PuzzleSpec, random_position};
use crate::chance::SeededRng;
use crate::daily_puzzle::{Day, Puzzle};
use std::task::Poll;

/// Names the streams of chance of puzzles.
const SEED: u64 = 0x7069_6c6f_7400;
/// Draws before nothing is found at all.
const MAX_DRAWS: u32 = 3000;
/// What a draw costs in positions before it is tried.
const DRAW_COST: u32 = 100;

/// A puzzle in the making.
#[derive(Debug)]
pub struct PuzzleGenerator {
    day: Day,
    wish: PuzzleSpec,
    stock: ContentSet,
    draw: u64,
    trial: Option<CandidateTest>,
    /// The puzzle that misses the wish least, and by how much.
    best: Option<RatedPuzzle>,
}

impl PuzzleGenerator {
    /// Begins to make the puzzle of a day with the models of a stock.
    #[must_use]
    pub fn new(day: Day, stock: ContentSet) -> Self {
        Self {
            day,
            stock,
            wish: PuzzleSpec::of(day),
            draw: 0,
            trial: None,
            best: None,
        }
    }

    /// Works on for about `nodes` positions; ready with the options of the puzzle.
    pub fn work(&mut self, nodes: u32) -> Poll<Option<Puzzle<Rift>>> {
        let mut left = nodes.max(1);
        while left > 0 {
            if let Some(trial) = &mut self.trial {
                let Poll::Ready(found) = trial.think(&mut left) else {
                    return Poll::Pending;
                };
                self.trial = None;
                self.keep(found);
            }
            if self.is_done() {
                return Poll::Ready(self.best.take().map(|(_, puzzle)| puzzle));
            }
            left = left.saturating_sub(DRAW_COST);
            self.trial = self.draw();
        }
        Poll::Pending
    }

    /// Draws a position; nothing when it cannot be played.
    fn draw(&mut self) -> Option<CandidateTest> {
        let mut chance = SeededRng::new(SEED ^ u64::from(self.day.0), self.draw);
        self.draw += 1;
        let board = random_position(&mut chance, self.wish, self.stock.figures());
        let best = self.best.as_ref().map(|(miss, _)| *miss);
        CandidateTest::new(board, &self.stock, self.wish, best)
    }

    fn keep(&mut self, found: Option<RatedPuzzle>) {
        let least = self.best.as_ref().map(|(miss, _)| *miss);
        let nearer = |(miss, _): &RatedPuzzle| least.is_none_or(|least| *miss < least);
        if let Some(found) = found.filter(nearer) {
            self.best = Some(found);
        }
    }

    fn is_done(&self) -> bool {
        let tired = self.draw >= u64::from(self.wish.patience) && self.best.is_some();
        let fits = self.best.as_ref().is_some_and(|(miss, _)| *miss == 0);
        fits || tired || self.draw >= u64::from(MAX_DRAWS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_slice_tries_a_position_to_its_end() {
        let mut maker = PuzzleGenerator::new(Day(20_779), ContentSet::default());
        let (mut slices, mut longest, mut run, mut last) = (0u32, 0, 0, 0);
        while maker.work(400).is_pending() {
            slices += 1;
            run = if maker.draw == last { run + 1 } else { 0 };
            last = maker.draw;
            longest = longest.max(run);
        }
        assert!(
            longest > 20,
            "a position takes many of {slices} slices, not {longest}"
        );
    }
}
