//! The terrain layer of the board, drawn once per board.

use super::super::pieces::nebula::nebula;
use super::super::pieces::stack::Fan;
use super::super::pieces::{Defs, Stack, draw_at, terrain};
use super::{art_plane, center, grid_of_board, index_of};
use board::SquareGrid;
use engine::grid::{Plane, Square};
use engine::rift::board::{Board, Terrain};
use yew::prelude::*;

/// Draws all terrain except asteroids, which are drawn with the pieces because they share piles
/// with ships.
pub fn base_layer(board: &Board) -> Html {
    let grid = grid_of_board(board);
    let clouds: Vec<u16> = board
        .squares()
        .filter(|&square| board.is_nebula(square))
        .map(|square| index_of(grid, square))
        .collect();
    let (large_planets, planets) = bodies(board, |terrain| terrain.has_planet);
    let (large_stars, stars) = bodies(board, |terrain| terrain.has_star);
    let middle = |square: Square| {
        let (x, y) = center(grid, square);
        (x + 50, y + 50)
    };
    let goals = board
        .squares()
        .filter(|&square| board.terrain(square).is_goal);
    html! { <>
        <Defs />
        { nebula(grid, &clouds) }
        { for goals.map(|square| draw_at(center(grid, square), goal())) }
        { for large_planets.into_iter().map(|square| draw_at(middle(square), terrain::large_planet())) }
        { for planets.into_iter().map(|square| draw_at(center(grid, square), terrain::planet())) }
        { for large_stars.into_iter().map(|square| draw_at(middle(square), terrain::large_star())) }
        { for stars.into_iter().map(|square| draw_at(center(grid, square), terrain::star())) }
        { for board.squares().flat_map(|square| asteroids(board, square)) }
    </> }
}

fn asteroids(board: &Board, square: Square) -> Vec<Html> {
    let grid = grid_of_board(board);
    let terrain = board.terrain(square);
    let planes: Vec<Plane> = Plane::ALL
        .into_iter()
        .zip(terrain.asteroids)
        .filter(|(_, is_present)| *is_present)
        .map(|(plane, _)| plane)
        .collect();
    let count = u8::try_from(planes.len()).unwrap_or(1);
    let variant = (square.x().wrapping_mul(3) + square.y()) % 5;
    let rock = |(index, plane): (u8, &Plane)| {
        let stack = Stack {
            index,
            count,
            fan: Fan::Closed,
        };
        draw_at(
            center(grid, square),
            terrain::asteroid(art_plane(*plane), variant, stack),
        )
    };
    (0u8..).zip(&planes).map(rock).collect()
}

/// Draws goal marks on the given squares, such as those of a lesson step.
pub fn marks(grid: SquareGrid, squares: &[Square]) -> Html {
    let mark = |square: &Square| draw_at(center(grid, *square), goal());
    squares.iter().map(mark).collect()
}

fn goal() -> Html {
    html! {
        <g class="goal">
            <rect x="-42" y="-42" width="84" height="84" rx="10" />
            <path d="M-16 24V-26L20-14-16-2" />
        </g>
    }
}

/// Returns the bodies of a board for which `is_body` returns true, planets or stars: large ones by
/// their inner upper-left square `[RIFT-3.3]`, and the remaining single squares.
fn bodies(board: &Board, is_body: impl Fn(Terrain) -> bool) -> (Vec<Square>, Vec<Square>) {
    let filled =
        |square: Option<Square>| square.is_some_and(|square| is_body(board.terrain(square)));
    let mut covered: Vec<Square> = Vec::new();
    let mut large = Vec::new();
    for square in board.squares() {
        let large_body_squares = large_body_squares(square);
        let fits = large_body_squares.iter().all(|&square| filled(square));
        if fits
            && large_body_squares
                .iter()
                .flatten()
                .all(|square| !covered.contains(square))
        {
            covered.extend(large_body_squares.iter().flatten());
            large.push(square);
        }
    }
    let single = board
        .squares()
        .filter(|&square| filled(Some(square)) && !covered.contains(&square))
        .collect();
    (large, single)
}

/// Returns the twelve squares of a large body whose inner upper-left square is `square`
/// `[RIFT-3.3]`.
fn large_body_squares(square: Square) -> [Option<Square>; 12] {
    [
        (0, -1),
        (1, -1),
        (-1, 0),
        (0, 0),
        (1, 0),
        (2, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
        (2, 1),
        (0, 2),
        (1, 2),
    ]
    .map(|(dx, dy)| square.offset(dx, dy))
}
