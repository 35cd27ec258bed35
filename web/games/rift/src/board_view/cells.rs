//! The squares as cells: what each is called, and what it means for the question asked now.

use super::super::narrate::Narrator;
use super::{Piece, grid_of, index_of, pile};
use board::{BoardCell, CellState};
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::view::View;
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

/// What the names of the cells are made from.
pub struct NamesInput<'a> {
    pub table: &'a Rift,
    /// The match as it stands.
    pub view: &'a View,
    pub narrator: Narrator<'a>,
    /// The seat that looks, whose pieces are named as its own.
    pub seat: Option<Seat>,
    /// Squares that may be picked now, each with what picking it does.
    pub legal: &'a BTreeMap<Square, String>,
}

/// A square as it is read out, and whether it may be picked. It does not depend on what is looked
/// at, so it is worded once for each position.
#[derive(Clone, PartialEq)]
pub struct CellName {
    square: Square,
    name: AttrValue,
    legal: bool,
}

/// The names of all cells, row by row.
#[must_use]
pub fn names(input: &NamesInput<'_>) -> Vec<CellName> {
    let named = |square: Square| {
        let legal = input.legal.get(&square);
        CellName {
            square,
            name: name(input, square, legal).into(),
            legal: legal.is_some(),
        }
    };
    input.table.board().squares().map(named).collect()
}

/// What of the squares changes with what is looked at.
pub struct CellHighlights<'a> {
    /// Squares of the last events.
    pub recent: &'a [Square],
    /// Squares in danger by the order that is looked at.
    pub threat: &'a [Square],
    /// The square that is looked at closely.
    pub selected: Option<Square>,
}

/// All cells, row by row.
#[must_use]
pub fn cells(table: &Rift, names: &[CellName], sights: &CellHighlights<'_>) -> Rc<[BoardCell]> {
    names.iter().map(|name| cell(table, name, sights)).collect()
}

fn cell(table: &Rift, named: &CellName, sights: &CellHighlights<'_>) -> BoardCell {
    let square = named.square;
    let state = if sights.selected == Some(square) {
        CellState::Selected
    } else if named.legal {
        CellState::Legal
    } else if sights.threat.contains(&square) {
        CellState::Threat
    } else if sights.recent.contains(&square) {
        CellState::Recent
    } else {
        CellState::Idle
    };
    BoardCell {
        index: index_of(grid_of(table), square),
        classes: AttrValue::default(),
        name: named.name.clone(),
        state,
        disabled: !named.legal,
    }
}

/// What a screen reader says: coordinate, terrain, pieces, and what Enter would do.
fn name(input: &NamesInput<'_>, square: Square, legal: Option<&String>) -> String {
    let mut parts = contents(input.table, input.view, &input.narrator, input.seat, square);
    if parts.is_empty() {
        parts.push(input.narrator.cell("empty"));
    }
    let what = parts.join(", ");
    match legal {
        Some(action) => format!("{square}, {what}. {action}"),
        None => format!("{square}, {what}"),
    }
}

/// What is in a square, terrain first: nothing for open space.
#[must_use]
pub fn contents(
    table: &Rift,
    view: &View,
    narrator: &Narrator<'_>,
    seat: Option<Seat>,
    square: Square,
) -> Vec<String> {
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
    for (plane, piece) in pile(table, view, square) {
        parts.push(match piece {
            Piece::Asteroid => narrator.asteroid(plane),
            Piece::Mine(mine) => narrator.mine(view.mines.get(mine).copied(), plane),
            Piece::Ship(ship) => narrator.ship_in_cell(view, ship, seat),
        });
    }
    parts
}
