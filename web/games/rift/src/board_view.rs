//! Draws the match and describes its squares as board cells. It computes no legality: which squares
//! can be picked comes from the prompt.

mod action_preview;
mod base_layer;
mod cells;
mod pieces;
pub mod plan_preview;

pub use action_preview::{ActionPreview, blast, danger, losses, preview};
pub use base_layer::{base_layer, marks};
pub use cells::{CellHighlights, CellName, NamesInput, cells, contents, names};
pub use pieces::{art_seat, hull_of, lone_mine, lone_ship, mine_name, pieces, ship_name};

use super::pieces as art;
use super::pieces::stack::Fan;
use board::SquareGrid;
use engine::grid::{Plane, Space, Square};
use engine::rift::Rift;
use engine::rift::board::Board;
use engine::rift::ship::ShipId;
use engine::rift::view::View;

#[must_use]
pub fn grid_of(game: &Rift) -> SquareGrid {
    grid_of_board(game.board())
}

/// Returns the drawing grid for the size of a board.
#[must_use]
pub fn grid_of_board(board: &Board) -> SquareGrid {
    SquareGrid {
        width: board.width().into(),
        height: board.height().into(),
    }
}

/// Returns the number of a square on the drawing grid, counted row by row.
#[must_use]
pub fn index_of(grid: SquareGrid, square: Square) -> u16 {
    u16::from(square.y()) * grid.width + u16::from(square.x())
}

/// Returns the square with this number on the drawing grid; `None` if there is no such square.
#[must_use]
pub fn square_at(grid: SquareGrid, index: u16) -> Option<Square> {
    let (column, row) = grid.column_row(index);
    Square::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
}

/// Returns the center of a square in board units.
#[must_use]
pub fn center(grid: SquareGrid, square: Square) -> (i32, i32) {
    grid.center(index_of(grid, square))
}

/// A piece that occupies one plane of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Ship(ShipId),
    /// A live mine, by its index in the list of mines.
    Mine(usize),
    Asteroid,
}

/// Returns the pieces of a square with their planes, lowest first.
#[must_use]
pub fn pile(game: &Rift, view: &View, square: Square) -> Vec<(Plane, Piece)> {
    let mut pile = Vec::new();
    let terrain = game.board().terrain(square);
    for (plane, asteroid) in Plane::ALL.into_iter().zip(terrain.asteroids) {
        let space = Space::new(square, plane);
        if asteroid {
            pile.push((plane, Piece::Asteroid));
        }
        if let Some(mine) = view.mine_at(space) {
            pile.push((plane, Piece::Mine(mine)));
        }
        if let Some(ship) = view.ship_at(space) {
            pile.push((plane, Piece::Ship(ship)));
        }
    }
    pile
}

/// Returns the position of a piece in the pile of its square, which shifts and scales its drawing.
fn stack(pile: &[(Plane, Piece)], piece: Piece, fan: Fan) -> art::Stack {
    let index = pile
        .iter()
        .position(|(_, other)| *other == piece)
        .unwrap_or(0);
    art::Stack {
        index: u8::try_from(index).unwrap_or(0),
        count: u8::try_from(pile.len()).unwrap_or(1),
        fan,
    }
}

#[must_use]
pub const fn art_plane(plane: Plane) -> art::Plane {
    art::Plane::from_level(plane.level())
}

/// Returns the layout of a square's pile; at the left and right border it fans out toward the
/// inside of the board.
fn fan(game: &Rift, square: Square, is_open: bool) -> Fan {
    match (is_open, square.x()) {
        (false, _) => Fan::Closed,
        (true, 0) => Fan::Right,
        (true, x) if x + 1 == game.board().width() => Fan::Left,
        (true, _) => Fan::Around,
    }
}
