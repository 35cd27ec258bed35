//! A position on trial: whether it is a puzzle, and how well it fits a day. It is searched in
//! slices, a question after the other.

use super::super::Rift;
use super::super::action::Action;
use super::super::board_file::BoardFile;
use super::super::content::Stock;
use super::super::options::{BoardChoice, Options};
use super::super::play::{Blast, sides_facing};
use super::super::ship::ShipId;
use super::super::state::State;
use super::deal::Wish;
use super::poses::Move;
use super::search::{Limits, Search, Solution};
use crate::chance::Still;
use crate::game::{Game, Seat, Silent};
use crate::grid::Space;
use crate::puzzle::Puzzle;
use std::task::Poll;

/// Positions of a search for any solution.
const FIRST: u32 = 60_000;
/// Positions of a search for another idea, and of the one that is told.
const SECOND: u32 = 160_000;
/// The greatest distance from a wish that is worth a puzzle.
const FAR: u8 = 2;

/// A puzzle, and its distance from the wish.
pub type Find = (u8, Puzzle<Rift>);

/// A position on trial.
#[derive(Debug)]
pub struct Trial {
    board: BoardFile,
    stock: Stock,
    wish: Wish,
    /// Only a puzzle that is nearer to the wish is wanted.
    below: u8,
    scene: Scene,
    question: Question,
    search: Search,
}

/// What is asked of a position.
#[derive(Debug)]
enum Question {
    /// Whether it can be solved.
    Any,
    /// Whether the idea is the only one within the last of these energies; so many doubts are
    /// cleared.
    Single {
        idea: Idea,
        budgets: Vec<u8>,
        cleared: usize,
    },
    /// How it is solved with the energy that it has in the end.
    Told { miss: u8 },
}

/// From where a solution fires, and its distance from the wish.
#[derive(Clone, Debug)]
struct Idea {
    places: Vec<Space>,
    miss: u8,
}

/// The table of a position, with the solver's turn begun.
#[derive(Debug)]
struct Scene {
    table: Rift,
    state: State,
    targets: Vec<ShipId>,
}

impl Trial {
    /// Begins to try a position; nothing when it cannot be played.
    pub fn new(board: BoardFile, stock: &Stock, wish: Wish, best: Option<u8>) -> Option<Self> {
        let scene = Scene::new(&board, stock)?;
        let (_, most) = scene.energy()?;
        if scene.asks() {
            return None;
        }
        Some(Self {
            search: scene.search(most, FIRST, &[], |_| true)?,
            question: Question::Any,
            below: best.unwrap_or(FAR + 1),
            scene,
            board,
            stock: stock.clone(),
            wish,
        })
    }

    /// Thinks on for so many positions at most, which it takes from `left`; ready with the puzzle,
    /// or with nothing when the position is none.
    pub fn think(&mut self, left: &mut u32) -> Poll<Option<Find>> {
        loop {
            let Poll::Ready(solution) = self.search.think(&self.scene.table, left) else {
                return Poll::Pending;
            };
            let asked = std::mem::replace(&mut self.question, Question::Any);
            let next = match asked {
                Question::Any => self.doubt(solution),
                Question::Single {
                    idea,
                    budgets,
                    cleared,
                } => self.clear(idea, budgets, cleared, &solution),
                Question::Told { miss } => return Poll::Ready(self.told(miss, solution)),
            };
            match next {
                Some((question, search)) => (self.question, self.search) = (question, search),
                None => return Poll::Ready(None),
            }
        }
    }

    /// A position that can be solved is asked whether its idea is the only one: with one unit more
    /// than it takes, so that the shields may stay up, or else with what it takes.
    fn doubt(&self, solution: Solution) -> Option<(Question, Search)> {
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
        let bombs = self.scene.sets_off(&line);
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
        self.single(Idea { places, miss }, budgets, 0)
    }

    /// Another idea would be one that does without turning, or with nothing but turning, or one
    /// that does not fire from one of the places: each is a doubt.
    fn single(&self, idea: Idea, budgets: Vec<u8>, cleared: usize) -> Option<(Question, Search)> {
        let energy = *budgets.last()?;
        let mut barred = Vec::new();
        let free: fn(Move) -> bool = match cleared {
            0 => |by| matches!(by, Move::Step | Move::Speed(_)),
            1 => |by| matches!(by, Move::Turn(_)),
            2.. => |_| true,
        };
        if let Some(place) = cleared.checked_sub(2) {
            barred.extend(idea.places.get(place).copied());
        }
        let search = self.scene.search(energy, SECOND, &barred, free)?;
        let question = Question::Single {
            idea,
            budgets,
            cleared,
        };
        Some((question, search))
    }

    /// A doubt is answered: what has no other solution is asked the next, the rest the same with
    /// less energy.
    fn clear(
        &mut self,
        idea: Idea,
        mut budgets: Vec<u8>,
        cleared: usize,
        other: &Solution,
    ) -> Option<(Question, Search)> {
        if *other != Solution::None {
            budgets.pop();
            return self.single(idea, budgets, 0);
        }
        if cleared + 1 < 2 + idea.places.len() {
            return self.single(idea, budgets, cleared + 1);
        }
        self.settle(*budgets.last()?, idea.miss)
    }

    /// Gives the solver the energy in which its idea is the only one, and asks for the solution.
    fn settle(&mut self, energy: u8, miss: u8) -> Option<(Question, Search)> {
        let (main, _) = self.scene.energy()?;
        self.board.starts.first_mut()?.console.aux = Some(energy - main);
        self.scene = Scene::new(&self.board, &self.stock)?;
        let search = self.scene.search(energy, SECOND, &[], |_| true)?;
        Some((Question::Told { miss }, search))
    }

    fn told(&self, miss: u8, solution: Solution) -> Option<Find> {
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

fn options(board: &BoardFile, stock: &Stock) -> Option<Options> {
    let ships = u8::try_from(board.starts.len()).ok()?;
    Options::for_board_of(
        stock,
        BoardChoice::Custom(Box::new(board.clone())),
        2,
        ships,
    )
    .ok()
}

impl Scene {
    fn new(board: &BoardFile, stock: &Stock) -> Option<Self> {
        let targets = board.puzzle.as_ref()?.targets.iter();
        let targets = targets.map(|n| ShipId(n - 1)).collect();
        let table = Rift::lay_with(options(board, stock)?, stock).ok()?;
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

    /// How many mines go off when `line` is played.
    fn sets_off(&self, line: &[Action]) -> u8 {
        let mut state = self.state.clone();
        for action in line {
            // It was played when it was found.
            let _ = self
                .table
                .act(&mut state, Seat(0), *action, &mut Still, &mut Silent);
        }
        self.state.mines.len().saturating_sub(state.mines.len()) as u8
    }

    /// Whether a blast would leave the side open that it falls on `[RIFT-13.12]`: a target's owner
    /// would choose it by what it has suffered before, which is no idea of the solver.
    fn asks(&self) -> bool {
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
        free: fn(Move) -> bool,
    ) -> Option<Search> {
        let limits = Limits {
            energy,
            nodes,
            barred: barred.to_vec(),
            free,
        };
        Search::new(&self.table, &self.state, Seat(0), &self.targets, limits)
    }
}
