//! Checks whether a board can be played, and reports every error with its path in the file.
//!
//! Legal but unusual boards are reported by `warnings`. Rules that depend on the chosen ships are
//! checked when a game is built.

use super::content_error::{BoardObject, ContentError, shape_error};
use super::start_check;
use crate::args::Arg;
use crate::content_id::{MAX_ID_CHARS, is_id};
use crate::error::LoadError;
use crate::grid::square::MAX_SIDE;
use crate::grid::{Plane, Space, Square};
use crate::load::from_json;
use crate::rift::board::{Board, Terrain};
use crate::rift::board_file::{BoardFile, FORMAT, MAX_BOARD_MINES, Puzzle};
use crate::rift::figures::Figures;
use crate::rift::options::{HouseRules, MAX_SHIPS, MIN_SHIPS, Mode};
use std::collections::BTreeMap;

/// The terrain symbols in the rows of a board, for error messages.
const SYMBOLS: &str = ". b g w d u x @ # * ~";
/// Returns the pattern of a row: terrain symbols, up to the maximum width.
#[cfg(feature = "schema")]
#[must_use]
pub fn row_pattern() -> String {
    let symbols = SYMBOLS.replace(' ', "");
    format!("^[{symbols}]{{{MIN_SIDE},{MAX_SIDE}}}$")
}

/// Minimum width and height of a board, in squares.
pub const MIN_SIDE: u8 = 4;
/// Maximum length of a name that lists can show, in characters; longer names load too.
pub const MAX_NAME_CHARS: usize = 60;
/// Maximum length of a description that lists can show, in characters; longer ones load too.
pub const MAX_BLURB_CHARS: usize = 300;

/// Checks `board`, read from `file`.
///
/// # Errors
/// Returns the first error found.
pub fn check(file: &str, board: &BoardFile, figures: &Figures) -> Result<(), LoadError> {
    match content_errors(board, figures).first() {
        Some(error) => Err(error.to_load_error(file)),
        None => Ok(()),
    }
}

/// Returns everything that keeps `board` from being played, in the order of the file's sections. If
/// there are shape errors, only those are returned, because all other checks need valid rows.
#[must_use]
pub fn content_errors(board: &BoardFile, figures: &Figures) -> Vec<ContentError> {
    let errors = shape_errors(board);
    if !errors.is_empty() {
        return errors;
    }
    let mut checker = BoardChecker { board, errors };
    checker.check_asteroids();
    let ready = board.compile();
    checker.check_counts();
    checker.check_objects(&ready);
    for (index, start) in board.starts.iter().enumerate() {
        let errors = start_check::start_errors(start, figures).into_iter();
        checker
            .errors
            .extend(errors.map(|error| ContentError::Start {
                start: index,
                error,
            }));
    }
    checker.check_goals(&ready);
    checker.check_puzzle();
    if let Err(error) = house_rules("board", board) {
        let (path, reason) = (error.place.to_string(), error.reason);
        checker.errors.push(ContentError::Shape { path, reason });
    }
    checker.errors
}

/// Returns the errors in the header and rows of `board`.
#[must_use]
pub fn shape_errors(board: &BoardFile) -> Vec<ContentError> {
    let mut errors = Vec::new();
    if board.format != FORMAT {
        let known = vec![("format", Arg::Label(FORMAT.to_owned()))];
        let message = format!("must be `{FORMAT}`");
        errors.push(shape_error("format", message, "load-format", known));
    }
    if !is_id(&board.id) {
        let message =
            format!("an id has 1 to {MAX_ID_CHARS} lower-case letters, digits and hyphens");
        let args = vec![("most", number(MAX_ID_CHARS))];
        errors.push(shape_error("id", message, "load-id", args));
    }
    for (key, side) in [("width", board.width), ("height", board.height)] {
        if !(MIN_SIDE..=MAX_SIDE).contains(&side) {
            let message = format!("{side} is not within {MIN_SIDE} to {MAX_SIDE}");
            let figures = [("side", side), ("least", MIN_SIDE), ("most", MAX_SIDE)];
            let args = figures.map(|(name, figure)| (name, number(figure.into())));
            errors.push(shape_error(key, message, "load-side", args.to_vec()));
        }
    }
    if board.rows.len() != usize::from(board.height) {
        let (rows, height) = (board.rows.len(), board.height);
        let message = format!("{rows} rows, but height is {height}");
        let args = vec![("rows", number(rows)), ("height", number(height.into()))];
        errors.push(shape_error("rows", message, "load-rows", args));
    }
    for (y, row) in board.rows.iter().enumerate() {
        errors.extend(row_errors(&format!("rows[{y}]"), row, board.width));
    }
    errors
}

/// Returns the errors in one row: a wrong length and the first unknown symbol.
fn row_errors(path: &str, row: &str, width: u8) -> Vec<ContentError> {
    let mut errors = Vec::new();
    let squares = row.chars().count();
    if squares != usize::from(width) {
        let message = format!("{squares} squares, but width is {width}");
        let args = vec![
            ("squares", number(squares)),
            ("width", number(width.into())),
        ];
        errors.push(shape_error(path, message, "load-row", args));
    }
    if let Some(symbol) = row.chars().find(|c| Terrain::of_symbol(*c).is_none()) {
        let message = format!("`{symbol}` is not terrain: one of {SYMBOLS} is needed");
        let args = vec![
            ("symbol", Arg::Label(symbol.to_string())),
            ("known", Arg::Label(SYMBOLS.to_owned())),
        ];
        errors.push(shape_error(path, message, "load-symbol", args));
    }
    errors
}

fn number(value: usize) -> Arg {
    Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
}

/// Returns the rules of a match on `board`: its mode and options, and the defaults for all others.
///
/// # Errors
/// Returns an error that names the option of the board that is unknown or has a wrong value.
pub fn house_rules(file: &str, board: &BoardFile) -> Result<HouseRules, LoadError> {
    if board.options.contains_key("mode") {
        let message = "the mode of a board stands in its own key `mode`";
        let key = vec![("key", Arg::Label("mode".to_owned()))];
        return Err(shape_error("options.mode", message, "load-own-key", key).to_load_error(file));
    }
    let text = serde_json::Value::Object(board.options.clone()).to_string();
    let rules: HouseRules = from_json(file, &text).map_err(|error| LoadError {
        place: format!("options.{}", error.place).into(),
        ..error
    })?;
    Ok(HouseRules {
        mode: board.mode,
        ..rules
    })
}

struct BoardChecker<'a> {
    board: &'a BoardFile,
    errors: Vec<ContentError>,
}

impl BoardChecker<'_> {
    /// Checks the listed asteroids: at most one in a space, and none on a planet or star
    /// `[RIFT-2.6]` `[RIFT-3.1]`.
    fn check_asteroids(&mut self) {
        let without_asteroids = BoardFile {
            asteroids: Vec::new(),
            ..self.board.clone()
        }
        .compile();
        let mut seen = Vec::new();
        for (entry, asteroids) in self.board.asteroids.iter().enumerate() {
            let at = asteroids.at;
            if !without_asteroids.contains(at) {
                self.errors.push(ContentError::AsteroidOff { entry, at });
                continue;
            }
            let terrain = without_asteroids.terrain(at);
            if terrain.is_body() {
                self.errors.push(ContentError::AsteroidOnBody { entry, at });
                continue;
            }
            for (plane, level) in asteroids.planes.iter().enumerate() {
                let space = Space::new(at, *level);
                if terrain.has_asteroid(*level) || seen.contains(&space) {
                    let error = ContentError::AsteroidTwice {
                        entry,
                        plane,
                        space,
                    };
                    self.errors.push(error);
                }
                seen.push(space);
            }
        }
    }

    fn check_counts(&mut self) {
        let starts = self.board.starts.len();
        if !(MIN_SHIPS..=MAX_SHIPS).contains(&starts) {
            self.errors.push(ContentError::Starts { count: starts });
        }
        if let Some(ships) = self.board.min_ships
            && !(MIN_SHIPS..=starts.max(1)).contains(&usize::from(ships))
        {
            self.errors.push(ContentError::MinShips { ships, starts });
        }
        let count = self.board.mines.len();
        if count > MAX_BOARD_MINES {
            self.errors.push(ContentError::Mines { count });
        }
    }

    /// Checks that ships and mines are on the board, each alone in a free space `[RIFT-4.12]`
    /// `[RIFT-2.6]`.
    fn check_objects(&mut self, ready: &Board) {
        let mut taken = BTreeMap::new();
        for (object, at, plane) in objects(self.board) {
            let space = Space::new(at, plane);
            if !ready.contains(at) {
                self.errors.push(ContentError::Off { object, at });
            } else if ready.is_solid(space) {
                self.errors.push(ContentError::Blocked { object, space });
            } else if let Some(by) = taken.get(&space).copied() {
                self.errors.push(ContentError::Taken { object, space, by });
            } else {
                taken.insert(space, object);
            }
        }
        for (mine, live) in self.board.mines.iter().enumerate() {
            if usize::from(live.owner) > self.board.starts.len() {
                let owner = live.owner;
                self.errors.push(ContentError::Owner { mine, owner });
            }
        }
    }

    fn check_goals(&mut self, ready: &Board) {
        for (goal, at) in self.board.goals.iter().copied().enumerate() {
            let terrain = ready.terrain(at);
            if !ready.contains(at) {
                self.errors.push(ContentError::GoalOff { goal, at });
            } else if Plane::ALL.into_iter().all(|plane| terrain.fills(plane)) {
                self.errors.push(ContentError::GoalBlocked { goal, at });
            }
        }
        match self.board.mode {
            Mode::Breakout => {}
            Mode::Elimination | Mode::Ace | Mode::Flagship | Mode::Puzzle => return,
        }
        if self.board.goals.is_empty() {
            self.errors.push(ContentError::NoGoal);
        }
        let count = self
            .board
            .starts
            .iter()
            .filter(|start| start.is_marked)
            .count();
        if count != 1 {
            self.errors.push(ContentError::Marked { count });
        }
    }

    fn check_puzzle(&mut self) {
        let board = self.board;
        match (&board.puzzle, board.mode == Mode::Puzzle) {
            (Some(puzzle), true) => self.check_task(puzzle),
            (None, true) => self.errors.push(ContentError::NoPuzzle),
            (Some(_), false) => self.errors.push(ContentError::PuzzleMode),
            (None, false) => {}
        }
        // A puzzle may have a single team, whose derelict ships are the targets.
        let first = board.starts.first().map(|start| start.team);
        let is_one_team = board.starts.iter().all(|start| Some(start.team) == first);
        if is_one_team && board.starts.len() > 1 && board.puzzle.is_none() {
            self.errors.push(ContentError::OneTeam);
        }
    }

    fn check_task(&mut self, puzzle: &Puzzle) {
        let starts = &self.board.starts;
        if puzzle.turns == 0 {
            self.errors.push(ContentError::NoTurns);
        }
        if puzzle.targets.is_empty() {
            self.errors.push(ContentError::NoTargets);
        }
        for (entry, target) in puzzle.targets.iter().copied().enumerate() {
            if target == 0 || usize::from(target) > starts.len() {
                self.errors
                    .push(ContentError::NoSuchTarget { entry, target });
            } else if puzzle
                .targets
                .iter()
                .take(entry)
                .any(|other| *other == target)
            {
                self.errors
                    .push(ContentError::TargetTwice { entry, target });
            }
        }
        let mut solvers = (1u8..)
            .zip(starts)
            .filter(|(n, start)| start.team == puzzle.side && !puzzle.targets.contains(n));
        if solvers.next().is_none() {
            self.errors
                .push(ContentError::NoSolver { team: puzzle.side });
        }
    }
}

/// Iterates over ships and mines with their spaces, in the order of the file.
fn objects(board: &BoardFile) -> impl Iterator<Item = (BoardObject, Square, Plane)> {
    let starts = board.starts.iter().enumerate();
    let mines = board.mines.iter().enumerate();
    starts
        .map(|(n, start)| (BoardObject::Start(n), start.at, start.plane))
        .chain(mines.map(|(n, mine)| (BoardObject::Mine(n), mine.at, mine.plane)))
}
