//! Describes the squares as board cells: their names for screen readers, and whether they can be
//! picked now.

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

/// The data that the names of the cells contain.
pub struct NamesInput<'a> {
    pub game: &'a Rift,
    pub view: &'a View,
    pub narrator: Narrator<'a>,
    /// The seat whose pieces are named as the viewer's; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Squares that can be picked now, each with the name of its action.
    pub legal: &'a BTreeMap<Square, String>,
}

/// The spoken name of a square, and whether it can be picked. It does not depend on the highlights,
/// so it is computed once per position.
#[derive(Clone, PartialEq)]
pub struct CellName {
    square: Square,
    name: AttrValue,
    is_legal: bool,
}

/// Returns the names of all cells, row by row.
#[must_use]
pub fn names(input: &NamesInput<'_>) -> Vec<CellName> {
    let cell_name = |square: Square| {
        let legal = input.legal.get(&square);
        CellName {
            square,
            name: name(input, square, legal).into(),
            is_legal: legal.is_some(),
        }
    };
    input.game.board().squares().map(cell_name).collect()
}

/// The highlights of squares, which change with the pointer and the selection.
pub struct CellHighlights<'a> {
    /// Squares that the last events touched.
    pub recent: &'a [Square],
    /// Squares of ships that the previewed action would damage.
    pub threat: &'a [Square],
    /// The square of the inspected ship.
    pub selected: Option<Square>,
}

/// Returns all cells of the board, row by row.
#[must_use]
pub fn cells(game: &Rift, names: &[CellName], highlights: &CellHighlights<'_>) -> Rc<[BoardCell]> {
    names
        .iter()
        .map(|name| cell(game, name, highlights))
        .collect()
}

fn cell(game: &Rift, cell_name: &CellName, highlights: &CellHighlights<'_>) -> BoardCell {
    let square = cell_name.square;
    let state = if highlights.selected == Some(square) {
        CellState::Selected
    } else if cell_name.is_legal {
        CellState::Legal
    } else if highlights.threat.contains(&square) {
        CellState::Threat
    } else if highlights.recent.contains(&square) {
        CellState::Recent
    } else {
        CellState::Idle
    };
    BoardCell {
        index: index_of(grid_of(game), square),
        classes: AttrValue::default(),
        name: cell_name.name.clone(),
        state,
        is_disabled: !cell_name.is_legal,
    }
}

/// Returns the spoken name of a square: coordinate, terrain, pieces, and the effect of Enter.
fn name(input: &NamesInput<'_>, square: Square, legal: Option<&String>) -> String {
    let mut parts = contents(input.game, input.view, &input.narrator, input.seat, square);
    if parts.is_empty() {
        parts.push(input.narrator.cell("empty"));
    }
    let contents_text = parts.join(", ");
    match legal {
        Some(action) => format!("{square}, {contents_text}. {action}"),
        None => format!("{square}, {contents_text}"),
    }
}

/// Returns the names of the terrain and pieces in a square, terrain first; empty for open space.
#[must_use]
pub fn contents(
    game: &Rift,
    view: &View,
    narrator: &Narrator<'_>,
    seat: Option<Seat>,
    square: Square,
) -> Vec<String> {
    let terrain = game.board().terrain(square);
    let mut parts = Vec::new();
    for (is_present, key) in [
        (terrain.has_planet, "planet"),
        (terrain.has_star, "star"),
        (terrain.has_nebula, "nebula"),
        (terrain.is_goal, "goal"),
    ] {
        if is_present {
            parts.push(narrator.cell(key));
        }
    }
    for (plane, piece) in pile(game, view, square) {
        parts.push(match piece {
            Piece::Asteroid => narrator.asteroid(plane),
            Piece::Mine(mine) => narrator.mine(view.mines.get(mine).copied(), plane),
            Piece::Ship(ship) => narrator.ship_in_cell(view, ship, seat),
        });
    }
    parts
}
