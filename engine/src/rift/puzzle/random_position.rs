//! Random positions for puzzles: a fully armed solver, targets with a weak side, and mines near
//! them.

use super::super::board_file::{BoardFile, Console, FORMAT, Puzzle, Start, StartBars, StartMine};
use super::super::figures::{Figures, Model};
use super::super::options::Mode;
use super::super::ship::{Ion, Weapon};
use crate::chance::Chance;
use crate::daily_puzzle::Day;
use crate::grid::{Heading, Plane, Square};
use serde_json::{Map, Value};

/// Width and height of the board.
const SIDE: u8 = 8;
/// First day whose puzzle may have mines, 2026-12-01; the puzzles of earlier days must not change.
const MINES_FROM: Day = Day(20_788);

/// The specification of a day's puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleSpec {
    /// Minimum difficulty.
    pub min: u8,
    /// Maximum difficulty.
    pub max: u8,
    /// Number of puzzles in ten with a second target.
    pub second: u32,
    /// Number of positions in ten with mines.
    pub mines: u32,
    /// Number of draws after which the best puzzle so far is accepted.
    pub max_tries: u32,
}

impl PuzzleSpec {
    /// Returns the specification of a day: easy on Monday, hard on Sunday.
    pub fn of(day: Day) -> Self {
        let (min, max, second, mines) = match day.weekday() {
            0 => (3, 4, 0, 0),
            1 => (4, 5, 0, 0),
            2 => (5, 6, 0, 10),
            3 => (6, 7, 1, 3),
            4 => (7, 8, 3, 10),
            5 => (8, 10, 5, 3),
            6.. => (9, 14, 6, 8),
        };
        let (mines, max_tries) = if day < MINES_FROM {
            (0, 300)
        } else {
            (mines, 60)
        };
        Self {
            min,
            max,
            second,
            mines,
            max_tries,
        }
    }
}

/// Draws a random position that suits the specification.
pub fn random_position(chance: &mut impl Chance, spec: PuzzleSpec, figures: &Figures) -> BoardFile {
    let rows = terrain(chance);
    let is_free = |square: Square, taken: &[Square]| {
        let row = rows.get(usize::from(square.y()));
        let symbol = row.and_then(|row| row.chars().nth(usize::from(square.x())));
        symbol == Some('.') && !taken.contains(&square)
    };
    let mut taken = Vec::new();
    let mut draw_square = |chance: &mut dyn FnMut(u32) -> u32, center: Option<Square>| {
        let mut last = Square::from_cell(0);
        for _ in 0..200 {
            let Some(square) = Square::new(chance(8) as u8, chance(8) as u8) else {
                continue;
            };
            last = square;
            let is_in_range =
                center.is_none_or(|center| (2..=5).contains(&center.distance(square)));
            if is_free(square, &taken) && is_in_range {
                break;
            }
        }
        taken.push(last);
        last
    };
    let mut pick = |n: u32| chance.pick(n);
    let at = draw_square(&mut pick, None);
    let mut starts = vec![solver(&mut pick, at, figures)];
    let targets = 1 + u8::from(pick(10) < spec.second);
    for _ in 0..targets {
        let square = draw_square(&mut pick, Some(at));
        starts.push(target(&mut pick, square, figures));
    }
    let has_mines = spec.mines > 0 && pick(10) < spec.mines;
    let mines = if has_mines {
        place_mines(&mut pick, &starts, |at| is_free(at, &taken))
    } else {
        Vec::new()
    };
    BoardFile {
        mines,
        ..board("daily".to_owned(), rows, starts)
    }
}

/// Returns the board of a puzzle, in which all ships but the first are targets.
fn board(id: String, rows: Vec<String>, starts: Vec<Start>) -> BoardFile {
    let ships = u8::try_from(starts.len()).unwrap_or(1);
    BoardFile {
        format: FORMAT.to_owned(),
        name: id.clone(),
        blurb: String::new(),
        id,
        width: SIDE,
        height: SIDE,
        rows,
        mode: Mode::Puzzle,
        options: Map::from_iter([("auto_choices".to_owned(), Value::Bool(true))]),
        min_ships: None,
        starts,
        mines: Vec::new(),
        asteroids: Vec::new(),
        goals: Vec::new(),
        puzzle: Some(Puzzle {
            side: 1,
            turns: 1,
            targets: (2..=ships).collect(),
            has_passive_enemies: true,
        }),
    }
}

/// Draws terrain: asteroids in all planes, a few planets, a few nebulae.
fn terrain(chance: &mut impl Chance) -> Vec<String> {
    let mut rows = vec![vec!['.'; usize::from(SIDE)]; usize::from(SIDE)];
    let mut put = |x: u32, y: u32, symbol: char| {
        let square = rows
            .get_mut(y as usize)
            .and_then(|row| row.get_mut(x as usize));
        if let Some(square) = square {
            *square = symbol;
        }
    };
    if chance.pick(3) == 0 {
        let (x, y) = (1 + chance.pick(5), 1 + chance.pick(5));
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            put(x + dx, y + dy, '~');
        }
    }
    for _ in 0..4 + chance.pick(6) {
        let symbol = ['g', 'b', 'w', 'g', 'd', 'u']
            .get(chance.pick(6) as usize)
            .copied();
        put(chance.pick(8), chance.pick(8), symbol.unwrap_or('g'));
    }
    for _ in 0..chance.pick(3) {
        let symbol = if chance.pick(3) == 0 { '*' } else { '#' };
        put(chance.pick(8), chance.pick(8), symbol);
    }
    rows.into_iter().map(String::from_iter).collect()
}

fn start(pick: &mut impl FnMut(u32) -> u32, team: u8, at: Square, model: &str) -> Start {
    Start {
        team,
        at,
        facing: Heading::wrap(pick(8) as u8),
        plane: plane(pick),
        model: model.to_owned(),
        speed: 0,
        is_marked: false,
        console: Console::default(),
    }
}

/// Puts a mine near every target.
fn place_mines(
    pick: &mut impl FnMut(u32) -> u32,
    starts: &[Start],
    is_free: impl Fn(Square) -> bool,
) -> Vec<StartMine> {
    let mut mines: Vec<StartMine> = Vec::new();
    for target in starts.iter().skip(1) {
        let plane = plane(pick);
        let at = (0..8).find_map(|_| {
            let at = square_beside(pick, target)?;
            let is_taken = mines.iter().any(|mine| mine.at == at);
            (is_free(at) && !is_taken).then_some(at)
        });
        mines.extend(at.map(|at| StartMine {
            at,
            plane,
            owner: 0,
        }));
    }
    mines
}

/// Returns a square at distance 1 or 2 straight out from one side of a target, so that a blast
/// there hits exactly one side `[RIFT-13.11]`.
fn square_beside(pick: &mut impl FnMut(u32) -> u32, target: &Start) -> Option<Square> {
    let direction = Heading::wrap(target.facing.number() + 2 * pick(4) as u8);
    let (dx, dy) = direction.offset();
    let distance = 1 + pick(2) as i8;
    target.at.offset(dx * distance, dy * distance)
}

fn plane(pick: &mut impl FnMut(u32) -> u32) -> Plane {
    Plane::from_level(pick(3) as i8 - 1).unwrap_or(Plane::MIDDLE)
}

/// Returns the model at an index of the figures, or the last one.
fn model(figures: &Figures, index: usize) -> &Model {
    let last = figures.models.len().saturating_sub(1);
    // Figures without a model are refused before any position is drawn.
    &figures.models[index.min(last)]
}

fn solver(pick: &mut impl FnMut(u32) -> u32, at: Square, figures: &Figures) -> Start {
    let model = model(
        figures,
        match pick(10) {
            0..5 => 0,
            5..8 => 1,
            _ => 2,
        },
    );
    let speed = pick(3) as i8 - pick(2) as i8;
    let is_charged = pick(2) == 0;
    let start = start(pick, 1, at, &model.id);
    let top_speed = i8::try_from(model.speed).unwrap_or(i8::MAX);
    let has_ion = model.mounts.iter().any(|mount| mount.weapon == Weapon::Ion);
    Start {
        speed: speed.clamp(-1, top_speed.min(2)),
        console: Console {
            mines: Some(0),
            ion: (is_charged && has_ion).then_some(Ion::Charged),
            ..Console::default()
        },
        ..start
    }
}

/// Draws a target with strong sides, and one or two weak ones through which it can be destroyed.
fn target(pick: &mut impl FnMut(u32) -> u32, at: Square, figures: &Figures) -> Start {
    let model = model(figures, pick(3) as usize);
    let bar = figures.bar;
    let mut sides = [[bar, bar]; 4];
    for _ in 0..1 + pick(2) {
        if let Some(side) = sides.get_mut(pick(4) as usize) {
            *side = [(pick(4) as u8).min(bar), (pick(3) as u8).min(bar)];
        }
    }
    let [front, right, back, left] = sides.map(Some);
    let hull = (2 + pick(6) as u8).min(model.hull);
    let start = start(pick, 2, at, &model.id);
    Start {
        console: Console {
            hull: Some(hull),
            bars: Some(StartBars {
                F: front,
                R: right,
                B: back,
                L: left,
            }),
            ..Console::default()
        },
        ..start
    }
}
