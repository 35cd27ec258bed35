//! Warnings about boards that are legal but probably not intended.

use crate::grid::square::SpaceSet;
use crate::grid::{Heading, Space, Square};
use crate::rift::board::Board;
use crate::rift::board_file::{BoardFile, Start, StartMine};

/// A warning about a board. Starting places are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardWarning {
    /// No path leads from the first starting place to this one.
    CutOff { start: u8 },
    /// The ship that starts here faces an obstacle or the edge.
    BlockedStep { start: u8 },
    /// The board is not symmetric under a half turn.
    Lopsided,
}

/// Returns all warnings about `board`, which must be valid.
#[must_use]
pub fn warnings(board: &BoardFile) -> Vec<BoardWarning> {
    let ready = board.compile();
    let mut warnings_found = Vec::new();
    if let Some(first) = board.starts.first() {
        let reached = reachable_spaces(&ready, space(first));
        let cut_off = |(_, start): &(u8, &Start)| !reached.contains(space(start));
        warnings_found.extend(
            (0..)
                .zip(&board.starts)
                .filter(cut_off)
                .map(|(start, _)| BoardWarning::CutOff { start }),
        );
    }
    warnings_found.extend(
        (0..)
            .zip(&board.starts)
            .filter(|(_, start)| is_blocked(board, &ready, start))
            .map(|(start, _)| BoardWarning::BlockedStep { start }),
    );
    if !is_symmetric(board, &ready) {
        warnings_found.push(BoardWarning::Lopsided);
    }
    warnings_found
}

const fn space(start: &Start) -> Space {
    Space::new(start.at, start.plane)
}

/// Returns all spaces that can be reached from `from` by steps and plane changes `[RIFT-2.9]`
/// `[RIFT-2.11]`.
fn reachable_spaces(board: &Board, from: Space) -> SpaceSet {
    let mut reached = SpaceSet::default();
    let mut next = vec![from];
    reached.insert(from);
    while let Some(current) = next.pop() {
        let steps = Heading::ALL
            .into_iter()
            .filter_map(|heading| board.neighbor(current, heading.offset()));
        let planes = [-1, 1]
            .into_iter()
            .filter_map(|levels| current.offset_plane(levels));
        for neighbor in steps.chain(planes) {
            if !board.is_solid(neighbor) && !reached.contains(neighbor) {
                reached.insert(neighbor);
                next.push(neighbor);
            }
        }
    }
    reached
}

fn is_blocked(board: &BoardFile, ready: &Board, start: &Start) -> bool {
    match ready.neighbor(space(start), start.facing.offset()) {
        Some(ahead) => {
            ready.is_solid(ahead) || board.starts.iter().any(|other| space(other) == ahead)
        }
        None => true,
    }
}

/// Returns whether a half turn leaves terrain, starting places (apart from their teams) and mines
/// unchanged.
fn is_symmetric(board: &BoardFile, ready: &Board) -> bool {
    let rotated = |square: Square| {
        let x = (board.width - 1).checked_sub(square.x())?;
        Square::new(x, (board.height - 1).checked_sub(square.y())?)
    };
    let is_image = |a: &Start, b: &Start| {
        Some(a.at) == rotated(b.at)
            && a.plane == b.plane
            && a.facing == b.facing.opposite()
            && (&a.model, a.speed, &a.console) == (&b.model, b.speed, &b.console)
    };
    let is_mine_image =
        |a: &StartMine, b: &StartMine| Some(a.at) == rotated(b.at) && a.plane == b.plane;
    ready.squares().all(|square| {
        rotated(square).is_some_and(|other| ready.terrain(other) == ready.terrain(square))
    }) && board
        .starts
        .iter()
        .all(|start| board.starts.iter().any(|other| is_image(start, other)))
        && board
            .mines
            .iter()
            .all(|mine| board.mines.iter().any(|other| is_mine_image(mine, other)))
}
