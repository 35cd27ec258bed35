//! A position on trial: whether it is a puzzle, and how well it fits a day. It is searched in
//! slices, a question after the other.

use super::super::Rift;
use super::super::action::Action;
use super::super::board_file::BoardFile;
use super::super::content::ContentSet;
use super::super::options::{BoardChoice, Options};
use super::super::play::{Blast, sides_facing};
use super::super::ship::ShipId;
use super::super::state::State;
use super::pose_graph::UnpaidManeuver;
use super::random_position::PuzzleSpec;
use super::search::{Search, SearchLimits, Solution};
use crate::chance::ZeroChance;
use crate::daily_puzzle::Puzzle;
use crate::game::{Game, NullSink, Seat};
use crate::grid::Space;
use std::task::Poll;

/// Positions of a search for any solution.
const SOLVE_NODES: u32 = 60_000;
/// Positions of a search for another idea, and of the one that is told.
const UNIQUENESS_NODES: u32 = 160_000;
/// The greatest distance from a wish that is worth a puzzle.
const MAX_MISS: u8 = 2;

/// A puzzle, and its distance from the wish.
pub type RatedPuzzle = (u8, Puzzle<Rift>);

/// A position on trial.
#[derive(Debug)]
pub struct CandidateTest {
    board: BoardFile,
    stock: ContentSet,
    wish: PuzzleSpec,
    /// Only a puzzle that is nearer to the wish is wanted.
    below: u8,
    scene: PuzzlePosition,
    question: TestStage,
    search: Search,
}

/// What is asked of a position.
#[derive(Debug)]
enum TestStage {
    /// Whether it can be solved.
    Any,
    /// Whether the idea is the only one within the last of these energies; so many doubts are
    /// cleared.
    Single {
        idea: SolutionIdea,
        budgets: Vec<u8>,
        cleared: usize,
    },
    /// How it is solved with the energy that it has in the end.
    Told { miss: u8 },
}

/// From where a solution fires, and its distance from the wish.
#[derive(Clone, Debug)]
struct SolutionIdea {
    places: Vec<Space>,
    miss: u8,
}

/// The table of a position, with the solver's turn begun.
#[derive(Debug)]
struct PuzzlePosition {
    table: Rift,
    state: State,
    targets: Vec<ShipId>,
}

impl CandidateTest {
    /// Begins to try a position; nothing when it cannot be played.
    pub fn new(
        board: BoardFile,
        stock: &ContentSet,
        wish: PuzzleSpec,
        best: Option<u8>,
    ) -> Option<Self> {
        let scene = PuzzlePosition::new(&board, stock)?;
        let (_, most) = scene.energy()?;
        if scene.has_side_choice() {
            return None;
        }
        Some(Self {
            search: scene.search(most, SOLVE_NODES, &[], |_| true)?,
            question: TestStage::Any,
            below: best.unwrap_or(MAX_MISS + 1),
            scene,
            board,
            stock: stock.clone(),
            wish,
        })
    }

    /// Thinks on for so many positions at most, which it takes from `left`; ready with the puzzle,
    /// or with nothing when the position is none.
    pub fn think(&mut self, left: &mut u32) -> Poll<Option<RatedPuzzle>> {
        loop {
            let Poll::Ready(solution) = self.search.think(&self.scene.table, left) else {
                return Poll::Pending;
            };
            let asked = std::mem::replace(&mut self.question, TestStage::Any);
            let next = match asked {
                TestStage::Any => self.start_uniqueness_test(solution),
                TestStage::Single {
                    idea,
                    budgets,
                    cleared,
                } => self.next_uniqueness_test(idea, budgets, cleared, &solution),
                TestStage::Told { miss } => return Poll::Ready(self.finish(miss, solution)),
            };
            match next {
                Some((question, search)) => (self.question, self.search) = (question, search),
                None => return Poll::Ready(None),
            }
        }
    }

    /// A position that can be solved is asked whether its idea is the only one: with one unit more
    /// than it takes, so that the shields may stay up, or else with what it takes.
    fn start_uniqueness_test(&self, solution: Solution) -> Option<(TestStage, Search)> {
        let Solution::Found {
            line,
            energy,
            places,
            maneuvers,
        } = solution
        else {
            return None;
        };
        let targets = self.scene.targets.len();
        let bombs = self.scene.mines_detonated(&line);
        let miss = self.miss(difficulty(&line, &places, maneuvers, targets) + 2 * bombs);
        // Mines that nobody needs are worth less.
        let idle = bombs == 0 && !self.scene.state.mines.is_empty();
        let miss = miss + u8::from(idle);
        if miss >= self.below {
            return None;
        }
        let (main, most) = self.scene.energy()?;
        let roomy = energy.saturating_add(1).clamp(main, most);
        let mut budgets = vec![energy.max(main), roomy];
        budgets.dedup();
        self.uniqueness_test(SolutionIdea { places, miss }, budgets, 0)
    }

    /// Another idea would be one that does without turning, or with nothing but turning, or one
    /// that does not fire from one of the places: each is a doubt.
    fn uniqueness_test(
        &self,
        idea: SolutionIdea,
        budgets: Vec<u8>,
        cleared: usize,
    ) -> Option<(TestStage, Search)> {
        let energy = *budgets.last()?;
        let mut barred = Vec::new();
        let free: fn(UnpaidManeuver) -> bool = match cleared {
            0 => |by| matches!(by, UnpaidManeuver::Step | UnpaidManeuver::Speed(_)),
            1 => |by| matches!(by, UnpaidManeuver::Turn(_)),
            2.. => |_| true,
        };
        if let Some(place) = cleared.checked_sub(2) {
            barred.extend(idea.places.get(place).copied());
        }
        let search = self.scene.search(energy, UNIQUENESS_NODES, &barred, free)?;
        let question = TestStage::Single {
            idea,
            budgets,
            cleared,
        };
        Some((question, search))
    }

    /// A doubt is answered: what has no other solution is asked the next, the rest the same with
    /// less energy.
    fn next_uniqueness_test(
        &mut self,
        idea: SolutionIdea,
        mut budgets: Vec<u8>,
        cleared: usize,
        other: &Solution,
    ) -> Option<(TestStage, Search)> {
        if *other != Solution::None {
            budgets.pop();
            return self.uniqueness_test(idea, budgets, 0);
        }
        if cleared + 1 < 2 + idea.places.len() {
            return self.uniqueness_test(idea, budgets, cleared + 1);
        }
        self.solve_with_final_energy(*budgets.last()?, idea.miss)
    }

    /// Gives the solver the energy in which its idea is the only one, and asks for the solution.
    fn solve_with_final_energy(&mut self, energy: u8, miss: u8) -> Option<(TestStage, Search)> {
        let (main, _) = self.scene.energy()?;
        self.board.starts.first_mut()?.console.aux = Some(energy - main);
        self.scene = PuzzlePosition::new(&self.board, &self.stock)?;
        let search = self.scene.search(energy, UNIQUENESS_NODES, &[], |_| true)?;
        Some((TestStage::Told { miss }, search))
    }

    fn finish(&self, miss: u8, solution: Solution) -> Option<RatedPuzzle> {
        let Solution::Found { line, .. } = solution else {
            return None;
        };
        let puzzle = Puzzle {
            options: options(&self.board, &self.stock)?,
            solution: line,
        };
        Some((miss, puzzle))
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

fn options(board: &BoardFile, stock: &ContentSet) -> Option<Options> {
    let ships = u8::try_from(board.starts.len()).ok()?;
    Options::for_board_with(
        stock,
        BoardChoice::Custom(Box::new(board.clone())),
        2,
        ships,
    )
    .ok()
}

impl PuzzlePosition {
    fn new(board: &BoardFile, stock: &ContentSet) -> Option<Self> {
        let targets = board.puzzle.as_ref()?.targets.iter();
        let targets = targets.map(|n| ShipId(n - 1)).collect();
        let table = Rift::from_options(options(board, stock)?, stock).ok()?;
        let mut state = table.deal(&mut ZeroChance);
        let begin = Action::Activate(ShipId(0));
        table
            .act(&mut state, Seat(0), begin, &mut ZeroChance, &mut NullSink)
            .ok()?;
        Some(Self {
            table,
            state,
            targets,
        })
    }

    /// How many mines go off when `line` is played.
    fn mines_detonated(&self, line: &[Action]) -> u8 {
        let mut state = self.state.clone();
        for action in line {
            // It was played when it was found.
            let _ = self
                .table
                .act(&mut state, Seat(0), *action, &mut ZeroChance, &mut NullSink);
        }
        self.state.mines.len().saturating_sub(state.mines.len()) as u8
    }

    /// Whether a blast would leave the side open that it falls on `[RIFT-13.12]`: a target's owner
    /// would choose it by what it has suffered before, which is no idea of the solver.
    fn has_side_choice(&self) -> bool {
        let hit = |id: &ShipId, mine: Space| {
            let ship = self.state.ship(*id)?;
            let open = sides_facing(ship, mine.square());
            let blast = self.table.blast(&self.state, mine, ship.space);
            Some(open.only().is_none() && blast != Blast::Out)
        };
        let mut mines = self.state.mines.iter();
        mines.any(|mine| {
            let mut targets = self.targets.iter();
            targets.any(|id| hit(id, mine.space()).unwrap_or(false))
        })
    }

    /// The solver's reactor, and the most energy that it can have.
    fn energy(&self) -> Option<(u8, u8)> {
        let build = self.table.builds().first()?;
        Some((build.main, build.main + build.aux))
    }

    fn search(
        &self,
        energy: u8,
        nodes: u32,
        barred: &[Space],
        free: fn(UnpaidManeuver) -> bool,
    ) -> Option<Search> {
        let limits = SearchLimits {
            energy,
            nodes,
            barred: barred.to_vec(),
            free,
        };
        Search::new(&self.table, &self.state, Seat(0), &self.targets, limits)
    }
}
