//! Tests whether a random position is a good puzzle: solvable, with a unique idea, and of the right
//! difficulty. The searches run one after another in small slices.

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

/// Node limit of the search for any solution.
const SOLVE_NODES: u32 = 60_000;
/// Node limit of the searches for another solution, and of the final search.
const UNIQUENESS_NODES: u32 = 160_000;
/// Greatest accepted distance between a puzzle's difficulty and the specification.
const MAX_DEVIATION: u8 = 2;

/// A puzzle, and the distance of its difficulty from the specification.
pub type RatedPuzzle = (u8, Puzzle<Rift>);

/// The running test of one position.
#[derive(Debug)]
pub struct CandidateTest {
    board: BoardFile,
    content: ContentSet,
    spec: PuzzleSpec,
    /// Upper bound (exclusive) of the distance at which the puzzle is of interest.
    max_deviation: u8,
    position: PuzzlePosition,
    stage: TestStage,
    search: Search,
}

/// What a test does next.
#[derive(Debug)]
enum TestStage {
    /// Search for any solution.
    Any,
    /// Check that the idea is unique with the last of `budgets` as energy; `cleared` alternatives
    /// have been ruled out.
    Uniqueness {
        idea: SolutionIdea,
        budgets: Vec<u8>,
        cleared: usize,
    },
    /// Search for the solution with the final energy.
    FinalSearch { deviation: u8 },
}

/// The idea of a solution: the spaces it fires from, and its distance from the specification.
#[derive(Clone, Debug)]
struct SolutionIdea {
    spaces: Vec<Space>,
    deviation: u8,
}

/// The game of a position, with the solver's turn begun.
#[derive(Debug)]
struct PuzzlePosition {
    game: Rift,
    state: State,
    targets: Vec<ShipId>,
}

impl CandidateTest {
    /// Starts the test of a position; `None` if it cannot be played or is unsuitable.
    pub fn new(
        board: BoardFile,
        content: &ContentSet,
        spec: PuzzleSpec,
        best: Option<u8>,
    ) -> Option<Self> {
        let position = PuzzlePosition::new(&board, content)?;
        let (_, max_energy) = position.energy()?;
        if position.has_side_choice() {
            return None;
        }
        Some(Self {
            search: position.search(max_energy, SOLVE_NODES, &[], |_| true)?,
            stage: TestStage::Any,
            max_deviation: best.unwrap_or(MAX_DEVIATION + 1),
            position,
            board,
            content: content.clone(),
            spec,
        })
    }

    /// Continues for at most `remaining_nodes` nodes, which it reduces by those it visits. Returns the puzzle
    /// when the test is over, or `None` if the position is not a good puzzle.
    pub fn think(&mut self, remaining_nodes: &mut u32) -> Poll<Option<RatedPuzzle>> {
        loop {
            let Poll::Ready(solution) = self.search.think(&self.position.game, remaining_nodes)
            else {
                return Poll::Pending;
            };
            let finished = std::mem::replace(&mut self.stage, TestStage::Any);
            let next = match finished {
                TestStage::Any => self.start_uniqueness_test(solution),
                TestStage::Uniqueness {
                    idea,
                    budgets,
                    cleared,
                } => self.next_uniqueness_test(idea, budgets, cleared, &solution),
                TestStage::FinalSearch { deviation } => {
                    return Poll::Ready(self.finish(deviation, solution));
                }
            };
            match next {
                Some((stage, search)) => (self.stage, self.search) = (stage, search),
                None => return Poll::Ready(None),
            }
        }
    }

    /// Starts the uniqueness test of a solvable position: first with one unit of energy more than
    /// needed, so that the shields may stay up, then with the exact amount.
    fn start_uniqueness_test(&self, solution: Solution) -> Option<(TestStage, Search)> {
        let Solution::Found {
            line,
            energy,
            spaces,
            maneuvers,
        } = solution
        else {
            return None;
        };
        let targets = self.position.targets.len();
        let detonations = self.position.mines_detonated(&line);
        let deviation =
            self.deviation(difficulty(&line, &spaces, maneuvers, targets) + 2 * detonations);
        // Unused mines make a puzzle less attractive.
        let has_unused_mines = detonations == 0 && !self.position.state.mines.is_empty();
        let deviation = deviation + u8::from(has_unused_mines);
        if deviation >= self.max_deviation {
            return None;
        }
        let (main, max_energy) = self.position.energy()?;
        let increased = energy.saturating_add(1).clamp(main, max_energy);
        let mut budgets = vec![energy.max(main), increased];
        budgets.dedup();
        self.uniqueness_test(SolutionIdea { spaces, deviation }, budgets, 0)
    }

    /// Starts the search for one alternative. The alternatives are a solution by steps and speed
    /// alone, one by turns alone, and for each firing space one that does not use it.
    fn uniqueness_test(
        &self,
        idea: SolutionIdea,
        budgets: Vec<u8>,
        cleared: usize,
    ) -> Option<(TestStage, Search)> {
        let energy = *budgets.last()?;
        let mut forbidden_spaces = Vec::new();
        let allows: fn(UnpaidManeuver) -> bool = match cleared {
            0 => |maneuver| matches!(maneuver, UnpaidManeuver::Step | UnpaidManeuver::Speed(_)),
            1 => |maneuver| matches!(maneuver, UnpaidManeuver::Turn(_)),
            2.. => |_| true,
        };
        if let Some(index) = cleared.checked_sub(2) {
            forbidden_spaces.extend(idea.spaces.get(index).copied());
        }
        let search = self
            .position
            .search(energy, UNIQUENESS_NODES, &forbidden_spaces, allows)?;
        let stage = TestStage::Uniqueness {
            idea,
            budgets,
            cleared,
        };
        Some((stage, search))
    }

    /// Handles the result of an alternative: without another solution the next one is tested,
    /// otherwise all are tested again with less energy.
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
        if cleared + 1 < 2 + idea.spaces.len() {
            return self.uniqueness_test(idea, budgets, cleared + 1);
        }
        self.solve_with_final_energy(*budgets.last()?, idea.deviation)
    }

    /// Gives the solver the energy with which the idea is unique, and starts the final search.
    fn solve_with_final_energy(
        &mut self,
        energy: u8,
        deviation: u8,
    ) -> Option<(TestStage, Search)> {
        let (main, _) = self.position.energy()?;
        self.board.starts.first_mut()?.console.aux = Some(energy - main);
        self.position = PuzzlePosition::new(&self.board, &self.content)?;
        let search = self
            .position
            .search(energy, UNIQUENESS_NODES, &[], |_| true)?;
        Some((TestStage::FinalSearch { deviation }, search))
    }

    fn finish(&self, deviation: u8, solution: Solution) -> Option<RatedPuzzle> {
        let Solution::Found { line, .. } = solution else {
            return None;
        };
        let puzzle = Puzzle {
            options: options(&self.board, &self.content)?,
            solution: line,
        };
        Some((deviation, puzzle))
    }

    /// Returns the distance of a difficulty from the range of the day's specification.
    fn deviation(&self, difficulty: u8) -> u8 {
        let deficit = self.spec.min.saturating_sub(difficulty);
        deficit.max(difficulty.saturating_sub(self.spec.max))
    }
}

/// Returns the difficulty of a solution: its maneuvers, plus extra points for several firing
/// spaces, a second target, and warp jumps.
fn difficulty(line: &[Action], spaces: &[Space], maneuvers: u8, targets: usize) -> u8 {
    let jumps = line.iter().any(|action| matches!(action, Action::Warp(..)));
    let extra_points = (spaces.len().saturating_sub(1) * 2 + targets.saturating_sub(1) * 2) as u8;
    maneuvers + extra_points + if jumps { 2 } else { 0 }
}

fn options(board: &BoardFile, content: &ContentSet) -> Option<Options> {
    let ships = u8::try_from(board.starts.len()).ok()?;
    Options::for_board_with(
        content,
        BoardChoice::Custom(Box::new(board.clone())),
        2,
        ships,
    )
    .ok()
}

impl PuzzlePosition {
    fn new(board: &BoardFile, content: &ContentSet) -> Option<Self> {
        let targets = board.puzzle.as_ref()?.targets.iter();
        let targets = targets.map(|n| ShipId(n - 1)).collect();
        let game = Rift::from_options(options(board, content)?, content).ok()?;
        let mut state = game.deal(&mut ZeroChance);
        let activation = Action::Activate(ShipId(0));
        game.act(
            &mut state,
            Seat(0),
            activation,
            &mut ZeroChance,
            &mut NullSink,
        )
        .ok()?;
        Some(Self {
            game,
            state,
            targets,
        })
    }

    /// Returns the number of mines that detonate when `line` is played.
    fn mines_detonated(&self, line: &[Action]) -> u8 {
        let mut state = self.state.clone();
        for action in line {
            // The search has already played the line.
            let _ = self
                .game
                .act(&mut state, Seat(0), *action, &mut ZeroChance, &mut NullSink);
        }
        self.state.mines.len().saturating_sub(state.mines.len()) as u8
    }

    /// Returns whether a blast could hit tied sides `[RIFT-13.12]`. The target's owner would choose
    /// the side by earlier damage, so the solution would not depend on the solver alone.
    fn has_side_choice(&self) -> bool {
        let hit = |id: &ShipId, mine: Space| {
            let ship = self.state.ship(*id)?;
            let open = sides_facing(ship, mine.square());
            let blast = self.game.blast(&self.state, mine, ship.space);
            Some(open.single().is_none() && blast != Blast::Out)
        };
        let mut mines = self.state.mines.iter();
        mines.any(|mine| {
            let mut targets = self.targets.iter();
            targets.any(|id| hit(id, mine.space()).unwrap_or(false))
        })
    }

    /// Returns the solver's main energy, and the maximum with a full auxiliary store.
    fn energy(&self) -> Option<(u8, u8)> {
        let build = self.game.builds().first()?;
        Some((build.main, build.main + build.aux))
    }

    fn search(
        &self,
        energy: u8,
        nodes: u32,
        forbidden_spaces: &[Space],
        allows: fn(UnpaidManeuver) -> bool,
    ) -> Option<Search> {
        let limits = SearchLimits {
            energy,
            nodes,
            forbidden_spaces: forbidden_spaces.to_vec(),
            allows,
        };
        Search::new(&self.game, &self.state, Seat(0), &self.targets, limits)
    }
}
