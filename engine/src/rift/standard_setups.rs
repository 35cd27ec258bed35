//! The recommended setups `[RIFT-4.10]`: the board for a number of players, and its starting
//! places on a board of another size. The base boards contain the places themselves.

use super::board_file::BoardFile;
use super::content;
use crate::error::LoadError;
use crate::grid::Square;

/// Whether players play alone or in two teams.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TeamMode {
    /// Every player is a team of one.
    Individual,
    Teams,
}

/// Returns the recommended base board for a number of players, and its number of ships. In teams of
/// 3 or 5 players one player takes two ships `[RIFT-1.5]`. `None` if there is no recommendation.
#[must_use]
pub const fn recommended_board(players: u8, team_mode: TeamMode) -> Option<(&'static str, u8)> {
    match (team_mode, players) {
        // [RIFT-4.4]
        (TeamMode::Individual | TeamMode::Teams, 2) => Some(("standard-2", 2)),
        // [RIFT-4.5]
        (TeamMode::Individual, 3) => Some(("standard-3", 3)),
        // [RIFT-4.6]
        (TeamMode::Individual, 4) => Some(("standard-4", 4)),
        // [RIFT-4.8]
        (TeamMode::Individual, 5) => Some(("standard-5", 5)),
        (TeamMode::Individual, 6) => Some(("standard-6", 6)),
        // [RIFT-4.7]; the other layout is `standard-4-pairs`.
        (TeamMode::Teams, 3 | 4) => Some(("standard-4-corners", 4)),
        // [RIFT-4.9]
        (TeamMode::Teams, 5 | 6) => Some(("standard-6-teams", 6)),
        (TeamMode::Individual | TeamMode::Teams, _) => None,
    }
}

/// Returns the suggested number of columns and rows for a number of ships `[RIFT-2.2]`
/// `[RIFT-18.4]`.
#[must_use]
pub const fn suggested_size(ships: u8) -> (u8, u8) {
    match ships {
        0..=4 => (8, 8),
        5 | 6 => (12, 12),
        7..=9 => (16, 12),
        10..=12 => (16, 16),
        13.. => (24, 24),
    }
}

/// Returns a base board resized to `width` × `height` squares; every starting place keeps its
/// distance from its own corner, and its heading. A board with terrain, such as a ring around a
/// planet, exists only in its original size.
///
/// # Errors
/// Returns an error if there is no such board, if it has terrain, or if the starting places do not
/// fit.
pub fn board_of_size(id: &str, width: u8, height: u8) -> Result<BoardFile, LoadError> {
    let figures = content::figures()?;
    let board = content::load_board(id, &figures)?;
    if (board.width, board.height) == (width, height) {
        return Ok(board);
    }
    let open = |row: &String| row.chars().all(|symbol| symbol == '.');
    let is_open = board.rows.iter().all(open)
        && board.asteroids.is_empty()
        && board.mines.is_empty()
        && board.goals.is_empty();
    if !is_open {
        let (width, height) = (board.width, board.height);
        let reason = format!("`{id}` exists with {width} by {height} squares only");
        return Err(LoadError::new("options", "board", reason));
    }
    let mut starts = board.starts.clone();
    for (n, start) in starts.iter_mut().enumerate() {
        let x = anchored_coordinate(start.at.x(), board.width, width);
        let y = anchored_coordinate(start.at.y(), board.height, height);
        start.at = x
            .zip(y)
            .and_then(|(x, y)| Square::new(x, y))
            .ok_or_else(|| {
                let reason = format!("no room on {width} by {height} squares");
                LoadError::new("options", format!("starts[{n}].at"), reason)
            })?;
    }
    let row = ".".repeat(usize::from(width));
    let board = BoardFile {
        id: format!("{id}-{width}x{height}"),
        rows: vec![row; usize::from(height)],
        width,
        height,
        starts,
        ..board
    };
    content::board_check::check("board", &board, &figures)?;
    Ok(board)
}

/// Returns the column or row that keeps its distance from the nearer edge.
const fn anchored_coordinate(at: u8, old: u8, new: u8) -> Option<u8> {
    if at < old / 2 {
        if at < new { Some(at) } else { None }
    } else {
        new.checked_sub(old - at)
    }
}
