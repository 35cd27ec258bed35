//! The JSON API of Centauri Rift: setups in the terms shared by all games, and positions as text
//! pictures.

use super::Rift;
use super::board_file::BoardFile;
use super::content::ContentSet;
use super::content::pack::parse_pack;
use super::draft::MapDraft;
use super::event::Event;
use super::metadata::{self, SEATS};
use super::options::{BoardChoice, HouseRules, Options};
use super::ship::{Ion, Ship, ShipId, Side};
use super::state::State;
use crate::error::LoadError;
use crate::game::MAX_SEATS;
use crate::grid::square::column_letters;
use crate::grid::{Space, Square};
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// Board of a setup that names none.
const DEFAULT_BOARD: &str = "standard-2";

impl JsonApi for Rift {
    type Draft = MapDraft;

    fn scenarios() -> Vec<ScenarioInfo> {
        let scenarios = metadata::scenario_entries().into_iter();
        let scenario = |scenario: metadata::ScenarioEntry| ScenarioInfo {
            seats: seats(&scenario.board),
            id: scenario.board.id,
            fewest: *scenario.ships.start(),
            most: *scenario.ships.end(),
        };
        scenarios.map(scenario).collect()
    }

    /// Creates options with a ship on every starting place, or with the ships that the setup
    /// names. Every ship has a separate player, up to the maximum number of seats.
    fn options_from_setup(spec: &SetupSpec, content: &ContentSet) -> Result<Options, LoadError> {
        let board = match &spec.scenario {
            None => BoardChoice::Shipped(default_board(content)),
            Some(Value::String(id)) => BoardChoice::Shipped(id.clone()),
            Some(json_value) => BoardChoice::Custom(Box::new(from_value("scenario", json_value)?)),
        };
        let saturating_u8 = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let file = content.board_file(&board)?;
        let piece_count = spec.pieces.len();
        let ships = if piece_count >= file.min_ship_count() {
            piece_count
        } else {
            file.starts.len()
        };
        let seats = spec.seats.unwrap_or(saturating_u8(ships.min(MAX_SEATS)));
        let mut options = Options::for_board_with(content, board, seats, saturating_u8(ships))?;
        let models = spec
            .pieces
            .iter()
            .chain(spec.pieces.last().into_iter().cycle());
        for (ship, model) in options.ships.iter_mut().zip(models) {
            ship.model.clone_from(model);
        }
        options.rules = with_rule_changes(&options.rules, &spec.rules)?;
        Ok(options)
    }

    fn read_pack(file: &str, text: &str) -> Result<(PackFile<()>, ContentSet), PackError> {
        let (pack, content) = parse_pack(file, text)?;
        Ok((pack.without_content(), content))
    }

    fn static_data(&self, content: &ContentSet) -> Value {
        json!(self.content(content))
    }

    /// Writes a view as a complete position, because all information is public.
    fn view_json(&self, view: &State) -> Value {
        json!(self.position_of(view))
    }

    fn standings(&self, view: &State, log: &[&[Event]]) -> Value {
        json!(self.current_standing(view, log))
    }

    fn text_picture(&self, view: &State) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.draw(view, &mut text);
        text
    }
}

/// Returns the id of the board for a setup that names none: the default board, or the first board
/// of a pack without it.
fn default_board(content: &ContentSet) -> String {
    let first_board = || content.boards().find(|board| board.puzzle.is_none());
    let found = content.board(DEFAULT_BOARD).or_else(first_board);
    found.map_or_else(|| DEFAULT_BOARD.to_owned(), |board| board.id)
}

/// Returns the minimum and maximum number of seats for a board; every seat needs a ship.
fn seats(board: &BoardFile) -> (u8, u8) {
    let max_seats = board.starts.len().min(MAX_SEATS);
    (*SEATS.start(), u8::try_from(max_seats).unwrap_or(u8::MAX))
}

/// Returns `rules` with `changes` applied.
fn with_rule_changes(
    rules: &HouseRules,
    changes: &Map<String, Value>,
) -> Result<HouseRules, LoadError> {
    let mut all = json!(rules);
    if let Value::Object(all) = &mut all {
        all.extend(changes.clone());
    }
    from_value("rules", &all)
}

/// Returns the letter of a ship: A for the first.
fn ship_letter(ship: ShipId) -> String {
    column_letters(ship.0)
}

impl Rift {
    fn draw(&self, state: &State, text: &mut String) -> std::fmt::Result {
        let phase = json!(state.phase);
        write!(
            text,
            "round {} {}",
            state.round,
            phase.as_str().unwrap_or_default()
        )?;
        if let Some(ship) = state.turn.ship {
            write!(text, " {} moved {}", ship_letter(ship), state.turn.moved)?;
        }
        match state.result {
            Some(result) => writeln!(text, " {}", result.ending.into_str())?,
            None => writeln!(text, " team {}", state.team)?,
        }
        self.draw_board(state, text)?;
        for (id, ship) in (0u8..).map(ShipId).zip(state.ships.iter()) {
            self.draw_ship(state, id, ship, text)?;
        }
        for mine in state.mines.iter() {
            let by = mine
                .owner()
                .map_or("-".to_owned(), |seat| seat.0.to_string());
            writeln!(text, "mine {} seat {by}", mine.space())?;
        }
        Ok(())
    }

    fn draw_board(&self, state: &State, text: &mut String) -> std::fmt::Result {
        let (width, height) = (self.board().width(), self.board().height());
        let row = |head: String, cell: &dyn Fn(u8) -> String| {
            let cells = (0..width).map(|x| format!(" {:<2}", cell(x)));
            let row = format!("{head:>2}{}", cells.collect::<String>());
            row.trim_end().to_owned()
        };
        writeln!(text, "{}", row(String::new(), &column_letters))?;
        for y in 0..height {
            let cell = |x| Square::new(x, y).map_or_else(String::new, |at| self.cell(state, at));
            writeln!(text, "{}", row((y + 1).to_string(), &cell))?;
        }
        Ok(())
    }

    /// Returns the text of a square: the letters of its ships, lowest plane first, else its
    /// terrain; an exclamation mark for a mine in any plane.
    fn cell(&self, state: &State, square: Square) -> String {
        let mut cell: String = crate::grid::Plane::ALL
            .into_iter()
            .filter_map(|plane| state.ship_at(Space::new(square, plane)))
            .map(ship_letter)
            .collect();
        if cell.is_empty() {
            cell.push(self.board().terrain(square).symbol());
        }
        if state
            .mines
            .iter()
            .any(|mine| mine.space().square() == square)
        {
            cell.push('!');
        }
        cell
    }

    fn draw_ship(
        &self,
        state: &State,
        id: ShipId,
        ship: &Ship,
        text: &mut String,
    ) -> std::fmt::Result {
        let build = self.build(id);
        let model = self.figures().models.get(usize::from(build.model));
        let model = model.map_or("", |model| model.id.as_str());
        write!(text, "{} {model} seat {}", ship_letter(id), build.seat)?;
        if !ship.is_alive() {
            return writeln!(text, " lost");
        }
        write!(
            text,
            " {} {} speed {}",
            ship.space,
            ship.heading.name(),
            ship.speed
        )?;
        write!(
            text,
            " energy {}+{} hull {}",
            ship.main, ship.aux, ship.hull
        )?;
        write!(text, " torpedoes {} mines {}", ship.torpedoes, ship.mines)?;
        for (side, name) in Side::ALL.into_iter().zip(["F", "R", "B", "L"]) {
            let [outer, inner] = ship.bars.side(side);
            write!(text, " {name}{outer},{inner}")?;
        }
        match ship.ion {
            Ion::Uncharged => {}
            Ion::Charging => write!(text, " charging")?,
            Ion::Charged => write!(text, " charged")?,
        }
        writeln!(text, "{}", if state.is_ready(id) { " ready" } else { "" })
    }
}
