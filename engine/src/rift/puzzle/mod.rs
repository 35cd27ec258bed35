//! A puzzle for each day: destroy the targets in this turn, by one idea only.
//!
//! A position is drawn from the day's own stream of chance, the whole turn is searched, and the
//! position is kept when everybody who solves it must fire from the same places, when what is
//! obvious fails, and when it is as hard as the day of the week wants it.

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

    fn start_generator(day: Day, stock: &ContentSet) -> PuzzleGenerator {
        PuzzleGenerator::new(day, stock.clone())
    }

    fn advance_generator(maker: &mut PuzzleGenerator, nodes: u32) -> Poll<Option<Puzzle<Rift>>> {
        maker.work(nodes)
    }
}

/// The solutions of the puzzles of the box, by the ids of their boards.
const SOLUTIONS: &str = include_str!("../content/puzzles.json");

/// The ids of the boards of the box that are puzzles, in the order in which they are offered.
pub fn puzzle_ids() -> impl Iterator<Item = &'static str> {
    super::content::board_ids().filter(|id| id.starts_with("puzzle-"))
}

/// One way to solve a puzzle of the box, activation left out; nothing for any other board.
#[must_use]
pub fn solution(id: &str) -> Option<Vec<Action>> {
    let all: BTreeMap<String, Vec<Action>> = serde_json::from_str(SOLUTIONS).ok()?;
    all.get(id).cloned()
}
