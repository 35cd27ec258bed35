//! The terrain of a Rift board as drawings, for a table and for previews. Knows where things lie, no rule.

use super::pieces::{Plane, Seat, Stack, at, mine, nebula, terrain};
use crate::board::{SquareGrid, UNIT};
use engine::grid::{self, Square};
use engine::rift::board::{Board, Terrain};
use engine::rift::state::Mine;
use yew::prelude::*;

/// Squares along a mat.
pub const MAT: u16 = 4;

/// The squares of a board as the board component counts them.
#[must_use]
pub fn grid(board: &Board) -> SquareGrid {
    SquareGrid {
        width: board.width().into(),
        height: board.height().into(),
    }
}

/// The number of a square on a grid.
#[must_use]
pub fn cell(grid: SquareGrid, square: Square) -> u16 {
    u16::from(square.y()) * grid.width + u16::from(square.x())
}

/// The square of a cell of a grid.
#[must_use]
pub fn square(grid: SquareGrid, cell: u16) -> Square {
    let width = grid.width.max(1);
    Square::of_cell((cell / width) << 5 | cell % width)
}

/// The plane as the drawings know it.
#[must_use]
pub fn plane(plane: grid::Plane) -> Plane {
    Plane::from_level(plane.level())
}

/// Clouds, rocks, worlds, suns and goals of a board.
pub fn terrain(board: &Board) -> Html {
    let grid = grid(board);
    let center = |square: Square| grid.center(cell(grid, square));
    let large = large_bodies(board);
    let clouds: Vec<u16> = squares_with(board, |terrain| terrain.nebula)
        .map(|square| cell(grid, square))
        .collect();
    let alone = |square: &Square| !large.iter().any(|(corner, _)| covers(*corner, *square));
    html! {
        <>
            if !clouds.is_empty() {
                { nebula::nebula(grid, &clouds) }
            }
            for square in squares_with(board, |terrain| terrain.goal) {
                { at(center(square), goal()) }
            }
            for &(corner, sun) in &large {
                { at(middle(grid, corner), if sun { terrain::large_star() } else { terrain::large_planet() }) }
            }
            for square in squares_with(board, |terrain| terrain.planet).filter(alone) {
                { at(center(square), terrain::planet()) }
            }
            for square in squares_with(board, |terrain| terrain.star).filter(alone) {
                { at(center(square), terrain::star()) }
            }
            for square in squares_with(board, |terrain| terrain.asteroids != [false; 3]) {
                { at(center(square), rocks(square, board.terrain(square))) }
            }
        </>
    }
}

/// Mines that lie on the board, each in its place.
pub fn mines(grid: SquareGrid, mines: &[Mine]) -> Html {
    let draw = |lying: &Mine| {
        let space = lying.space();
        let layer = lying.layer().map(|seat| Seat::new(seat.0));
        let body = mine::mine(plane(space.plane()), layer, Stack::ALONE);
        at(grid.center(cell(grid, space.square())), body)
    };
    mines.iter().map(draw).collect()
}

fn squares_with(board: &Board, wanted: fn(Terrain) -> bool) -> impl Iterator<Item = Square> {
    board
        .squares()
        .filter(move |&square| wanted(board.terrain(square)))
}

/// The rocks of one square, the lowest first.
fn rocks(square: Square, terrain: Terrain) -> Html {
    let planes: Vec<Plane> = Plane::ALL
        .into_iter()
        .zip(terrain.asteroids)
        .filter_map(|(plane, rock)| rock.then_some(plane))
        .collect();
    let count = u8::try_from(planes.len()).unwrap_or(u8::MAX);
    let draw = |(index, plane): (u8, Plane)| {
        let stack = Stack {
            index,
            count,
            ..Stack::ALONE
        };
        terrain::asteroid(plane, square.x() * 5 + square.y() * 3 + index, stack)
    };
    (0..).zip(planes).map(draw).collect()
}

/// A gate: where the marked ship of a breakout must arrive.
fn goal() -> Html {
    html! { <path class="goal" d="M-38-20V-38H-20M20-38H38V-20M38 20V38H20M-20 38H-38V20M-14 0L0-14 14 0 0 14Z" /> }
}

/// The north-west corners of planets and stars that fill a mat without its corners; true for stars.
fn large_bodies(board: &Board) -> Vec<(Square, bool)> {
    let is = |square: Option<Square>, sun: bool| {
        let terrain = square
            .map(|square| board.terrain(square))
            .unwrap_or_default();
        if sun { terrain.star } else { terrain.planet }
    };
    let whole = |corner: Square, sun: bool| {
        (0..MAT as i8)
            .all(|y| (0..MAT as i8).all(|x| is(corner.offset(x, y), sun) != is_corner(x, y)))
    };
    let mut found: Vec<(Square, bool)> = Vec::new();
    for corner in board.squares() {
        for sun in [false, true] {
            let free = !found.iter().any(|(other, _)| covers(*other, corner));
            if free && whole(corner, sun) {
                found.push((corner, sun));
            }
        }
    }
    found
}

const fn is_corner(x: i8, y: i8) -> bool {
    (x == 0 || x == MAT as i8 - 1) && (y == 0 || y == MAT as i8 - 1)
}

const fn covers(corner: Square, square: Square) -> bool {
    let x = square.x() as i8 - corner.x() as i8;
    let y = square.y() as i8 - corner.y() as i8;
    let inside = x >= 0 && x < MAT as i8 && y >= 0 && y < MAT as i8;
    inside && !is_corner(x, y)
}

fn middle(grid: SquareGrid, corner: Square) -> (i32, i32) {
    let (x, y) = grid.center(cell(grid, corner));
    let half = UNIT * i32::from(MAT - 1) / 2;
    (x + half, y + half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rift::content;

    fn large(id: &str) -> Vec<(String, bool)> {
        let board = content::board(id).expect("a board of the box").compile();
        large_bodies(&board)
            .into_iter()
            .map(|(corner, sun)| (corner.to_string(), sun))
            .collect()
    }

    #[test]
    fn a_planet_on_a_mat_is_one_body() {
        assert_eq!(large("blue-giant"), [("E5".to_owned(), false)]);
    }

    #[test]
    fn small_suns_stay_apart() {
        assert!(large("twin-furnace").is_empty());
        assert!(large("lantern").is_empty());
    }

    #[test]
    fn cells_and_squares_answer_each_other() {
        let grid = SquareGrid {
            width: 16,
            height: 8,
        };
        for number in 0..grid.len() {
            assert_eq!(cell(grid, square(grid, number)), number);
        }
    }
}
