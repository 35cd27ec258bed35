//! Makes the puzzle of a day: draws positions until one is as the day wants it.

use super::super::Rift;
use super::super::action::Action;
use super::super::board_file::BoardFile;
use super::super::options::{BoardChoice, Options};
use super::super::ship::ShipId;
use super::super::state::State;
use super::deal::{Wish, deal};
use super::poses::Move;
use super::search::{Limits, Solution, solve};
use crate::chance::{Seeded, Still};
use crate::game::{Game, Seat, Silent};
use crate::grid::Space;
use crate::puzzle::{Day, Puzzle};
use std::task::Poll;

/// Names the streams of chance of puzzles.
const SEED: u64 = 0x7069_6c6f_7400;
/// Positions of a search for any solution.
const FIRST: u32 = 60_000;
/// Positions of a search for another idea.
const SECOND: u32 = 160_000;
/// Draws before the best puzzle so far is taken.
const PATIENCE: u32 = 300;
/// Draws before nothing is found at all.
const DESPAIR: u32 = 3000;

/// A puzzle in the making.
#[derive(Debug)]
pub struct Maker {
    day: Day,
    wish: Wish,
    draw: u64,
    /// The puzzle that misses the wish least, and by how much.
    best: Option<(u8, Puzzle<Rift>)>,
}

/// A position on trial.
struct Trial {
    table: Rift,
    state: State,
    targets: Vec<ShipId>,
}

impl Maker {
    /// Begins to make the puzzle of a day.
    #[must_use]
    pub fn new(day: Day) -> Self {
        Self {
            day,
            wish: Wish::of(day.weekday()),
            draw: 0,
            best: None,
        }
    }

    /// Works on for about `nodes` positions; ready with the options of the puzzle.
    pub fn work(&mut self, nodes: u32) -> Poll<Option<Puzzle<Rift>>> {
        let mut left = nodes;
        loop {
            let tired = self.draw >= u64::from(PATIENCE) && self.best.is_some();
            if tired || self.draw >= u64::from(DESPAIR) {
                return Poll::Ready(self.best.take().map(|(_, puzzle)| puzzle));
            }
            let (found, spent) = self.draw_once();
            if let Some((miss, puzzle)) = found {
                if miss == 0 {
                    return Poll::Ready(Some(puzzle));
                }
                if self.best.as_ref().is_none_or(|(least, _)| miss < *least) {
                    self.best = Some((miss, puzzle));
                }
            }
            match left.checked_sub(spent.max(100)) {
                Some(rest) => left = rest,
                None => return Poll::Pending,
            }
        }
    }

    /// Draws a position and tries it: gives it with its distance from the wish if it is a puzzle,
    /// and the positions that were looked at.
    fn draw_once(&mut self) -> (Option<(u8, Puzzle<Rift>)>, u32) {
        let mut chance = Seeded::new(SEED ^ u64::from(self.day.0), self.draw);
        self.draw += 1;
        let board = deal(&mut chance, self.wish, "daily".to_owned());
        let mut spent = 0;
        let found = self.judge(board, &mut spent);
        (found, spent)
    }

    fn judge(&self, board: BoardFile, spent: &mut u32) -> Option<(u8, Puzzle<Rift>)> {
        let trial = Trial::new(board.clone())?;
        let (main, most) = trial.energy()?;
        let solution = trial.solve(spent, most, FIRST, &[], |_| true);
        let Solution::Found {
            line,
            energy,
            places,
            maneuvers,
        } = solution
        else {
            return None;
        };
        let miss = self.miss(difficulty(&line, &places, maneuvers, trial.targets.len()));
        if miss > 2 || self.best.as_ref().is_some_and(|(least, _)| miss >= *least) {
            return None;
        }
        // One unit more than it takes, so that the shields may stay up, where the idea is still
        // the only one.
        let roomy = energy.saturating_add(1).clamp(main, most);
        let tight = energy.max(main);
        let budget = [roomy, tight]
            .into_iter()
            .find(|budget| trial.is_single(spent, *budget, &places))?;
        Some((miss, puzzle(board, budget, main, spent)?))
    }

    /// How far a difficulty is from what the day wants.
    fn miss(&self, difficulty: u8) -> u8 {
        let below = self.wish.least.saturating_sub(difficulty);
        below.max(difficulty.saturating_sub(self.wish.most))
    }
}

/// How hard a solution is to find: its maneuvers, and what one does not think of at once.
fn difficulty(line: &[Action], places: &[Space], maneuvers: u8, targets: usize) -> u8 {
    let jumps = line.iter().any(|action| matches!(action, Action::Warp(..)));
    let more = (places.len().saturating_sub(1) * 2 + targets.saturating_sub(1) * 2) as u8;
    maneuvers + more + if jumps { 2 } else { 0 }
}

impl Trial {
    fn new(board: BoardFile) -> Option<Self> {
        let targets = board.puzzle.as_ref()?.targets.iter();
        let targets = targets.map(|n| ShipId(n - 1)).collect();
        let table = Rift::new(options(board)?).ok()?;
        let mut state = table.deal(&mut Still);
        let begin = Action::Activate(ShipId(0));
        table
            .act(&mut state, Seat(0), begin, &mut Still, &mut Silent)
            .ok()?;
        Some(Self {
            table,
            state,
            targets,
        })
    }

    /// The solver's reactor, and the most energy that it can have.
    fn energy(&self) -> Option<(u8, u8)> {
        let build = self.table.builds().first()?;
        Some((build.main, build.main + build.aux))
    }

    fn solve(
        &self,
        spent: &mut u32,
        energy: u8,
        nodes: u32,
        barred: &[Space],
        free: fn(Move) -> bool,
    ) -> Solution {
        let limits = Limits {
            energy,
            nodes,
            barred,
            free,
        };
        let (solution, looked) = solve(&self.table, &self.state, Seat(0), &self.targets, limits);
        *spent += looked;
        solution
    }

    /// Whether every solution within an energy fires from all of these places, and none does
    /// without turning, or without anything but turning.
    fn is_single(&self, spent: &mut u32, energy: u8, places: &[Space]) -> bool {
        let mut fails = |barred: &[Space], free: fn(Move) -> bool| {
            self.solve(spent, energy, SECOND, barred, free) == Solution::None
        };
        fails(&[], |by| matches!(by, Move::Step | Move::Speed(_)))
            && fails(&[], |by| matches!(by, Move::Turn(_)))
            && places.iter().all(|place| fails(&[*place], |_| true))
    }
}

fn options(board: BoardFile) -> Option<Options> {
    let ships = u8::try_from(board.starts.len()).ok()?;
    Options::for_board(BoardChoice::Custom(Box::new(board)), 2, ships).ok()
}

/// The puzzle in which the solver has so much energy.
fn puzzle(mut board: BoardFile, energy: u8, main: u8, spent: &mut u32) -> Option<Puzzle<Rift>> {
    let solver = board.starts.first_mut()?;
    solver.console.aux = Some(energy - main);
    let trial = Trial::new(board.clone())?;
    match trial.solve(spent, energy, SECOND, &[], |_| true) {
        Solution::Found { line, .. } => Some(Puzzle {
            options: options(board)?,
            solution: line,
        }),
        Solution::None | Solution::TooFar => None,
    }
}
