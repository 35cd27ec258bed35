//! What a board must be to be played: everything a designer can get wrong, with its place.
//!
//! What is legal but odd is in `warnings`. What depends on the ships that are chosen is checked
//! when a table is laid.

use super::figures_check::is_id;
use super::start_check;
use crate::error::LoadError;
use crate::grid::square::MAX_SIDE;
use crate::grid::{Plane, Space, Square};
use crate::load::from_json;
use crate::rift::board::{Board, Terrain};
use crate::rift::board_file::{BoardFile, FORMAT, Puzzle};
use crate::rift::figures::Figures;
use crate::rift::options::{HouseRules, MAX_SHIPS, Mode};
use crate::rift::state::MAX_MINES;
use std::collections::BTreeMap;

/// Shortest side of a board, in squares.
pub const MIN_SIDE: u8 = 4;

/// Accepts `board` as it stands in `file`, or names what is wrong with it.
///
/// # Errors
/// The first fault.
pub fn check(file: &str, board: &BoardFile, figures: &Figures) -> Result<(), LoadError> {
    let check = Check { file, board };
    check.head()?;
    check.rows()?;
    check.asteroids()?;
    let ready = board.compile();
    check.count()?;
    check.objects(&ready)?;
    for n in 0..board.starts.len() {
        start_check::check(file, board, n, figures)?;
    }
    check.goals(&ready)?;
    check.puzzle()?;
    house_rules(file, board)?;
    Ok(())
}

/// The rules that `board` sets: its options and its mode, and the usual values for the rest.
///
/// # Errors
/// Names the option of the board that is unknown or has a wrong value.
pub fn house_rules(file: &str, board: &BoardFile) -> Result<HouseRules, LoadError> {
    if board.options.contains_key("mode") {
        let reason = "the mode of a board stands in its own key `mode`";
        return Err(LoadError::new(file, "options.mode", reason));
    }
    let text = serde_json::Value::Object(board.options.clone()).to_string();
    let rules: HouseRules = from_json(file, &text).map_err(|error| LoadError {
        place: format!("options.{}", error.place),
        ..error
    })?;
    Ok(HouseRules {
        mode: board.mode,
        ..rules
    })
}

struct Check<'a> {
    file: &'a str,
    board: &'a BoardFile,
}

impl Check<'_> {
    fn wrong(&self, place: impl Into<String>, reason: impl Into<String>) -> LoadError {
        LoadError::new(self.file, place, reason)
    }

    fn head(&self) -> Result<(), LoadError> {
        let board = self.board;
        if board.format != FORMAT {
            return Err(self.wrong("format", format!("must be `{FORMAT}`")));
        }
        if !is_id(&board.id) {
            let reason = "an id has 1 to 40 lower-case letters, digits and hyphens";
            return Err(self.wrong("id", reason));
        }
        for (key, side) in [("width", board.width), ("height", board.height)] {
            if !(MIN_SIDE..=MAX_SIDE).contains(&side) {
                let reason = format!("{side} is not within {MIN_SIDE} to {MAX_SIDE}");
                return Err(self.wrong(key, reason));
            }
        }
        Ok(())
    }

    fn rows(&self) -> Result<(), LoadError> {
        let board = self.board;
        if board.rows.len() != usize::from(board.height) {
            let reason = format!("{} rows, but height is {}", board.rows.len(), board.height);
            return Err(self.wrong("rows", reason));
        }
        for (y, row) in board.rows.iter().enumerate() {
            let length = row.chars().count();
            if length != usize::from(board.width) {
                let reason = format!("{length} squares, but width is {}", board.width);
                return Err(self.wrong(format!("rows[{y}]"), reason));
            }
            if let Some(symbol) = row.chars().find(|c| Terrain::of_symbol(*c).is_none()) {
                let reason = format!("`{symbol}` is no terrain: one of . b g w d u x @ # * ~");
                return Err(self.wrong(format!("rows[{y}]"), reason));
            }
        }
        Ok(())
    }

    /// `[RIFT-2.6]` `[RIFT-3.1]`: one asteroid a space, none on a planet or star.
    fn asteroids(&self) -> Result<(), LoadError> {
        let bare = BoardFile {
            asteroids: Vec::new(),
            ..self.board.clone()
        }
        .compile();
        let mut seen = Vec::new();
        for (n, more) in self.board.asteroids.iter().enumerate() {
            let place = format!("asteroids[{n}]");
            self.on_board(&format!("{place}.at"), more.at, &bare)?;
            let below = bare.terrain(more.at);
            if below.is_body() {
                let reason = format!("{} is filled by a planet or star", more.at);
                return Err(self.wrong(format!("{place}.at"), reason));
            }
            for (p, plane) in more.planes.iter().enumerate() {
                let space = Space::new(more.at, *plane);
                if below.has_asteroid(*plane) || seen.contains(&space) {
                    let reason = format!("{space} has an asteroid already");
                    return Err(self.wrong(format!("{place}.planes[{p}]"), reason));
                }
                seen.push(space);
            }
        }
        Ok(())
    }

    fn count(&self) -> Result<(), LoadError> {
        let starts = self.board.starts.len();
        if !(2..=MAX_SHIPS).contains(&starts) {
            let reason = format!("{starts} starting places; 2 to {MAX_SHIPS} are needed");
            return Err(self.wrong("starts", reason));
        }
        if let Some(ships) = self.board.min_ships
            && !(2..=starts).contains(&usize::from(ships))
        {
            let reason = format!("{ships} is not within 2 to {starts}, the starting places");
            return Err(self.wrong("min_ships", reason));
        }
        let mines = self.board.mines.len();
        if mines > MAX_MINES {
            let reason = format!("{mines} mines; at most {MAX_MINES} are allowed");
            return Err(self.wrong("mines", reason));
        }
        Ok(())
    }

    /// `[RIFT-4.12]` `[RIFT-2.6]`: ships and mines on the board, each in a free space of its own.
    fn objects(&self, ready: &Board) -> Result<(), LoadError> {
        let starts = self
            .board
            .starts
            .iter()
            .map(|start| (start.at, start.plane));
        let mines = self.board.mines.iter().map(|mine| (mine.at, mine.plane));
        let mut taken = BTreeMap::new();
        for (key, n, (at, plane)) in (0..)
            .zip(starts)
            .map(|(n, object)| ("starts", n, object))
            .chain((0..).zip(mines).map(|(n, object)| ("mines", n, object)))
        {
            let place = format!("{key}[{n}].at");
            self.on_board(&place, at, ready)?;
            let space = Space::new(at, plane);
            if ready.is_solid(space) {
                return Err(self.wrong(place, format!("{space} is blocked by terrain")));
            }
            if let Some(other) = taken.insert(space, format!("{key}[{n}]")) {
                return Err(self.wrong(place, format!("{space} is taken by {other}")));
            }
        }
        for (n, mine) in self.board.mines.iter().enumerate() {
            if usize::from(mine.owner) > self.board.starts.len() {
                let reason = format!("there is no starting place {}", mine.owner);
                return Err(self.wrong(format!("mines[{n}].owner"), reason));
            }
        }
        Ok(())
    }

    fn goals(&self, ready: &Board) -> Result<(), LoadError> {
        for (n, goal) in self.board.goals.iter().enumerate() {
            let place = format!("goals[{n}]");
            self.on_board(&place, *goal, ready)?;
            let terrain = ready.terrain(*goal);
            if Plane::ALL.into_iter().all(|plane| terrain.fills(plane)) {
                return Err(self.wrong(place, format!("{goal} is blocked in all planes")));
            }
        }
        let marked = self.board.starts.iter().filter(|start| start.flag).count();
        match self.board.mode {
            Mode::Breakout if self.board.goals.is_empty() => {
                Err(self.wrong("goals", "a breakout needs a goal square"))
            }
            Mode::Breakout if marked != 1 => {
                let reason = format!("a breakout needs one marked ship, not {marked}");
                Err(self.wrong("starts", reason))
            }
            Mode::Breakout | Mode::Elimination | Mode::Ace | Mode::Flagship | Mode::Puzzle => {
                Ok(())
            }
        }
    }

    fn puzzle(&self) -> Result<(), LoadError> {
        let board = self.board;
        match (&board.puzzle, board.mode == Mode::Puzzle) {
            (Some(puzzle), true) => self.task(puzzle)?,
            (None, true) => {
                return Err(self.wrong("puzzle", "the mode `puzzle` needs a puzzle"));
            }
            (Some(_), false) => {
                return Err(self.wrong("puzzle", "a puzzle needs the mode `puzzle`"));
            }
            (None, false) => {}
        }
        // The lone side of a puzzle may have derelicts of its own as targets.
        let first = board.starts.first().map(|start| start.team);
        let one_team = board.starts.iter().all(|start| Some(start.team) == first);
        if one_team && board.puzzle.is_none() {
            return Err(self.wrong("starts", "2 teams are needed"));
        }
        Ok(())
    }

    fn task(&self, puzzle: &Puzzle) -> Result<(), LoadError> {
        let starts = &self.board.starts;
        if puzzle.turns == 0 {
            return Err(self.wrong("puzzle.turns", "1 turn is the least"));
        }
        if puzzle.targets.is_empty() {
            return Err(self.wrong("puzzle.targets", "a puzzle needs a ship to destroy"));
        }
        for (n, target) in puzzle.targets.iter().enumerate() {
            let place = format!("puzzle.targets[{n}]");
            if *target == 0 || usize::from(*target) > starts.len() {
                let reason = format!("there is no starting place {target}");
                return Err(self.wrong(place, reason));
            }
            if puzzle.targets.iter().take(n).any(|other| other == target) {
                return Err(self.wrong(place, format!("{target} is named twice")));
            }
        }
        let solvers = (1u8..)
            .zip(starts)
            .filter(|(n, start)| start.team == puzzle.side && !puzzle.targets.contains(n));
        if solvers.count() == 0 {
            let reason = format!("team {} has no ship that could solve it", puzzle.side);
            return Err(self.wrong("puzzle.side", reason));
        }
        Ok(())
    }

    fn on_board(&self, place: &str, square: Square, ready: &Board) -> Result<(), LoadError> {
        if ready.contains(square) {
            return Ok(());
        }
        let reason = format!("{square} is off the board");
        Err(self.wrong(place, reason))
    }
}
