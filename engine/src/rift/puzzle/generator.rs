//! Generates the puzzle of a day: draws random positions until one meets the specification.

use super::super::Rift;
use super::super::content::ContentSet;
use super::candidate_test::{CandidateTest, RatedPuzzle};
use super::random_position::{PuzzleSpec, random_position};
use crate::chance::SeededRng;
use crate::daily_puzzle::{Day, Puzzle};
use std::task::Poll;

/// Seed of the random stream for puzzles.
const SEED: u64 = 0x7069_6c6f_7400;
/// Maximum number of draws.
const MAX_DRAWS: u32 = 3000;
/// Cost of a draw in nodes, before its test.
const DRAW_COST: u32 = 100;

/// A puzzle generation in progress.
#[derive(Debug)]
pub struct PuzzleGenerator {
    day: Day,
    spec: PuzzleSpec,
    content: ContentSet,
    draw: u64,
    test: Option<CandidateTest>,
    /// The best puzzle so far, with its distance from the specification.
    best: Option<RatedPuzzle>,
}

impl PuzzleGenerator {
    /// Starts to generate the puzzle of a day with the models of a content set.
    #[must_use]
    pub fn new(day: Day, content: ContentSet) -> Self {
        Self {
            day,
            content,
            spec: PuzzleSpec::of(day),
            draw: 0,
            test: None,
            best: None,
        }
    }

    /// Continues for about `nodes` nodes. Returns the puzzle when ready, or `None` if none was
    /// found.
    pub fn work(&mut self, nodes: u32) -> Poll<Option<Puzzle<Rift>>> {
        let mut remaining_nodes = nodes.max(1);
        while remaining_nodes > 0 {
            if let Some(test) = &mut self.test {
                let Poll::Ready(found) = test.think(&mut remaining_nodes) else {
                    return Poll::Pending;
                };
                self.test = None;
                self.keep_if_better(found);
            }
            if self.is_done() {
                return Poll::Ready(self.best.take().map(|(_, puzzle)| puzzle));
            }
            remaining_nodes = remaining_nodes.saturating_sub(DRAW_COST);
            self.test = self.draw();
        }
        Poll::Pending
    }

    /// Draws a position and starts its test; `None` if it cannot be played.
    fn draw(&mut self) -> Option<CandidateTest> {
        let mut chance = SeededRng::new(SEED ^ u64::from(self.day.0), self.draw);
        self.draw += 1;
        let board = random_position(&mut chance, self.spec, self.content.figures());
        let best = self.best.as_ref().map(|(deviation, _)| *deviation);
        CandidateTest::new(board, &self.content, self.spec, best)
    }

    fn keep_if_better(&mut self, found: Option<RatedPuzzle>) {
        let best_deviation = self.best.as_ref().map(|(deviation, _)| *deviation);
        let is_better = |(deviation, _): &RatedPuzzle| {
            best_deviation.is_none_or(|best_deviation| *deviation < best_deviation)
        };
        if let Some(found) = found.filter(is_better) {
            self.best = Some(found);
        }
    }

    fn is_done(&self) -> bool {
        let is_exhausted = self.draw >= u64::from(self.spec.max_tries) && self.best.is_some();
        let fits = self
            .best
            .as_ref()
            .is_some_and(|(deviation, _)| *deviation == 0);
        fits || is_exhausted || self.draw >= u64::from(MAX_DRAWS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn testing_one_position_takes_many_slices() {
        let mut generator = PuzzleGenerator::new(Day(20_779), ContentSet::default());
        let (mut slices, mut longest, mut run, mut last) = (0u32, 0, 0, 0);
        while generator.work(400).is_pending() {
            slices += 1;
            run = if generator.draw == last { run + 1 } else { 0 };
            last = generator.draw;
            longest = longest.max(run);
        }
        assert!(
            longest > 20,
            "a position takes many of {slices} slices, not {longest}"
        );
    }
}
