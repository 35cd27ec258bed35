//! The daily puzzle: destroy all targets in one turn, with a unique idea.
//!
//! Positions are drawn from the day's random stream, and the whole turn is searched. A position is
//! accepted if every solution fires from the same spaces, if obvious attempts fail, and if its
//! difficulty suits the day of the week.

mod candidate_test;
mod generator;
mod pose_graph;
mod random_position;
mod search;
mod target_damage;
mod visited_set;

pub use generator::PuzzleGenerator;
pub use search::{SearchLimits, Solution, solve};

use super::Rift;
use super::action::Action;
use super::content::ContentSet;
use crate::daily_puzzle::{DailyPuzzle, Day, Puzzle};
use std::collections::BTreeMap;
use std::task::Poll;

impl DailyPuzzle for Rift {
    type Generator = PuzzleGenerator;

    fn start_generator(day: Day, content: &ContentSet) -> PuzzleGenerator {
        PuzzleGenerator::new(day, content.clone())
    }

    fn advance_generator(
        generator: &mut PuzzleGenerator,
        nodes: u32,
    ) -> Poll<Option<Puzzle<Rift>>> {
        generator.work(nodes)
    }
}

/// Solutions of the base puzzles, by the ids of their boards.
const SOLUTIONS: &str = include_str!("../content/puzzles.json");

/// Iterates over the ids of the base boards that are puzzles, in the order in which they are
/// offered.
pub fn puzzle_ids() -> impl Iterator<Item = &'static str> {
    super::content::board_ids().filter(|id| id.starts_with("puzzle-"))
}

/// Returns one solution of a base puzzle, without the activation; `None` for other boards.
#[must_use]
pub fn solution(id: &str) -> Option<Vec<Action>> {
    let all: BTreeMap<String, Vec<Action>> = serde_json::from_str(SOLUTIONS).ok()?;
    all.get(id).cloned()
}
