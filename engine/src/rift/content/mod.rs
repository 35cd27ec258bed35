//! The base content of Centauri Rift (figures, mats and boards as embedded data), and the loaders
//! for boards from outside.
//!
//! [`board_check`] and [`figures_check`] validate boards and figures.

pub mod board_check;
pub mod content_error;
mod content_set;
pub mod figures_check;
pub mod mats;
pub mod pack;
pub mod pack_support;
pub mod start_check;
pub mod warning;

use super::Rift;
use super::board_file::BoardFile;
use super::figures::Figures;
use crate::args::Arg;
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::game::Game;
use crate::load::from_json;
pub use content_error::ContentError;
pub use content_set::ContentSet;
pub use warning::{BoardWarning, warnings};

const FIGURES: &str = include_str!("figures.json");

macro_rules! boards {
    ($($id:literal),* $(,)?) => {
        [$(($id, include_str!(concat!("boards/", $id, ".json")))),*]
    };
}

/// The ids and texts of the base boards, in the order in which they are offered.
const BOARDS: [(&str, &str); 27] = boards![
    "cold-open",
    "pebble-gate",
    "lantern",
    "eye-of-mist",
    "gravel-belt",
    "layer-cake",
    "sleeping-field",
    "corner-pocket",
    "blue-giant",
    "twin-furnace",
    "crossing",
    "long-front",
    "bulwark",
    "breakout-lane",
    "puzzle-1",
    "puzzle-2",
    "puzzle-3",
    "puzzle-4",
    "standard-2",
    "standard-3",
    "standard-4",
    "standard-4-corners",
    "standard-4-pairs",
    "standard-5",
    "standard-6",
    "standard-5-teams",
    "standard-6-teams",
];

/// Loads the base figures `[RIFT-1.2]`.
///
/// # Errors
/// Returns an error only if the embedded figures are invalid, which a test rules out.
pub fn figures() -> Result<Figures, LoadError> {
    parse_figures("figures.json", FIGURES)
}

/// Parses and checks a file of figures.
///
/// # Errors
/// Returns an error that names the file, the path in it and the reason.
pub fn parse_figures(file: &str, text: &str) -> Result<Figures, LoadError> {
    let figures: Figures = from_json(file, text)?;
    figures_check::check(file, &figures)?;
    Ok(figures)
}

/// Iterates over the ids of the base boards, in the order in which they are offered.
pub fn board_ids() -> impl Iterator<Item = &'static str> {
    BOARDS.iter().map(|(id, _)| *id)
}

/// Returns the base board with this id, or `None`.
#[must_use]
pub fn board(id: &str) -> Option<BoardFile> {
    load_board(id, &figures().ok()?).ok()
}

/// Returns the base board with this id, checked against `figures`.
///
/// # Errors
/// Returns an error if there is no such board, or if `figures` do not fit it.
pub fn load_board(id: &str, figures: &Figures) -> Result<BoardFile, LoadError> {
    let Some((_, text)) = BOARDS.iter().find(|(known, _)| *known == id) else {
        let name = vec![("board", Arg::Label(id.to_owned()))];
        let message = format!("there is no board `{id}`");
        let reason = ErrorReason::from_game(Rift::NAME, message, "load-no-board", name);
        return Err(LoadError::new("options", "board", reason));
    };
    read_board(&format!("{id}.json"), text, figures)
}

/// Parses a board file to be played with the base figures.
///
/// # Errors
/// Returns an error that names the file, the path in it and the reason.
pub fn parse_board(file: &str, text: &str) -> Result<BoardFile, LoadError> {
    read_board(file, text, &figures()?)
}

/// Returns everything that keeps `board` from being played with the base figures.
#[must_use]
pub fn content_errors(board: &BoardFile) -> Vec<ContentError> {
    // A test proves that the embedded figures load.
    figures().map_or_else(
        |_| Vec::new(),
        |figures| board_check::content_errors(board, &figures),
    )
}

fn read_board(file: &str, text: &str, figures: &Figures) -> Result<BoardFile, LoadError> {
    let board: BoardFile = from_json(file, text)?;
    board_check::check(file, &board, figures)?;
    Ok(board)
}
