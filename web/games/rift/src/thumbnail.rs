//! A board thumbnail with one path per kind of terrain.

use engine::grid::Square;
use engine::rift::board::{Board, Terrain};
use engine::rift::board_file::BoardFile;
use std::fmt::Write;
use std::rc::Rc;
use yew::prelude::*;

/// A kind of terrain: style class, predicate, and the size of its mark in thumbnail units.
type Kind = (&'static str, fn(Terrain) -> bool, i32);

#[derive(Properties, PartialEq)]
pub struct ThumbnailProps {
    pub board: Rc<BoardFile>,
}

/// Renders the thumbnail of a board; its name is rendered beside it.
#[component]
pub fn Thumbnail(props: &ThumbnailProps) -> Html {
    let board = props.board.compile();
    let kinds: [Kind; 5] = [
        ("stamp-nebula", |terrain| terrain.has_nebula, 10),
        ("stamp-goal", |terrain| terrain.is_goal, 10),
        ("stamp-planet", |terrain| terrain.has_planet, 10),
        ("stamp-star", |terrain| terrain.has_star, 10),
        ("stamp-rock", |terrain| terrain.asteroids != [false; 3], 6),
    ];
    let (width, height) = (
        i32::from(board.width()) * 10,
        i32::from(board.height()) * 10,
    );
    let side = width.max(height) + 8;
    let (left, top) = ((width - side) / 2, (height - side) / 2);
    html! {
        <svg class="stamp" viewBox={format!("{left} {top} {side} {side}")} aria-hidden="true">
            <rect class="stamp-field" width={width.to_string()} height={height.to_string()} rx="2" />
            for (class, matches_terrain, size) in kinds {
                <path {class} d={squares(&board, matches_terrain, size)} />
            }
            <path class="stamp-mine" d={marks(props.board.mines.iter().map(|mine| mine.at))} />
            for start in &props.board.starts {
                { ship(start.at, start.team) }
            }
        </svg>
    }
}

fn squares(board: &Board, matches_terrain: fn(Terrain) -> bool, size: i32) -> String {
    let mut path = String::new();
    let inset = (10 - size) / 2;
    for square in board
        .squares()
        .filter(|&square| matches_terrain(board.terrain(square)))
    {
        let (x, y) = corner(square);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{} {}h{size}v{size}h-{size}z", x + inset, y + inset);
    }
    path
}

fn marks(squares: impl Iterator<Item = Square>) -> String {
    squares
        .map(|square| {
            let (x, y) = corner(square);
            format!("M{} {}l4 4m0-4l-4 4", x + 3, y + 3)
        })
        .collect()
}

fn ship(square: Square, team: u8) -> Html {
    let (x, y) = corner(square);
    let seat = (team.max(1) - 1) % 6 + 1;
    html! {
        <circle class={format!("stamp-ship seat-{seat}")} cx={(x + 5).to_string()} cy={(y + 5).to_string()} r="4" />
    }
}

fn corner(square: Square) -> (i32, i32) {
    (i32::from(square.x()) * 10, i32::from(square.y()) * 10)
}
