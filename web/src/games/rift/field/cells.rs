//! The squares as cells: what each is called, and what it means for the question asked now.

use super::super::narrate::Narrator;
use super::{Piece, grid_of, index_of, pile};
use crate::board::{Cell, CellState};
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::state::State;
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

/// What the cells are made from.
pub struct CellsInput<'a> {
    /// The table.
    pub table: &'a Rift,
    /// The match as it stands.
    pub state: &'a State,
    /// The words.
    pub narrator: Narrator<'a>,
    /// The seat that looks, whose pieces are named as its own.
    pub seat: Option<Seat>,
    /// Squares that may be picked now, each with what picking it does.
    pub legal: &'a BTreeMap<Square, String>,
    /// Squares of the last events.
    pub recent: &'a [Square],
    /// Squares in danger by the order that is looked at.
    pub threat: &'a [Square],
    /// The square that is looked at closely.
    pub selected: Option<Square>,
}

/// All cells, row by row.
#[must_use]
pub fn cells(input: &CellsInput<'_>) -> Rc<[Cell]> {
    input
        .table
        .board()
        .squares()
        .map(|square| cell(input, square))
        .collect()
}

fn cell(input: &CellsInput<'_>, square: Square) -> Cell {
    let legal = input.legal.get(&square);
    let state = if input.selected == Some(square) {
        CellState::Selected
    } else if legal.is_some() {
        CellState::Legal
    } else if input.threat.contains(&square) {
        CellState::Threat
    } else if input.recent.contains(&square) {
        CellState::Recent
    } else {
        CellState::Idle
    };
    Cell {
        index: index_of(grid_of(input.table), square),
        classes: AttrValue::default(),
        name: name(input, square, legal).into(),
        state,
        disabled: legal.is_none(),
    }
}

/// What a screen reader says: coordinate, terrain, pieces, and what Enter would do.
fn name(input: &CellsInput<'_>, square: Square, legal: Option<&String>) -> String {
    let CellsInput {
        table,
        state,
        narrator,
        seat,
        ..
    } = input;
    let terrain = table.board().terrain(square);
    let mut parts = Vec::new();
    for (there, key) in [
        (terrain.planet, "planet"),
        (terrain.star, "star"),
        (terrain.nebula, "nebula"),
        (terrain.goal, "goal"),
    ] {
        if there {
            parts.push(narrator.cell(key));
        }
    }
    for (plane, piece) in pile(table, state, square) {
        parts.push(match piece {
            Piece::Asteroid => narrator.asteroid(plane),
            Piece::Mine(mine) => narrator.mine(state.mines.get(mine).copied(), plane),
            Piece::Ship(ship) => narrator.ship_in_cell(state, ship, *seat),
        });
    }
    if parts.is_empty() {
        parts.push(narrator.cell("empty"));
    }
    let what = parts.join(", ");
    match legal {
        Some(action) => format!("{square}, {what}. {action}"),
        None => format!("{square}, {what}"),
    }
}
