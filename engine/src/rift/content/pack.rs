//! The content of a Centauri Rift content pack: figures and boards, read by the same loaders as the
//! base content.

use super::{ContentSet, board_check, figures, figures_check, read_board};
use crate::pack::{PackError, PackErrorKind, PackFile, read};
use crate::rift::board_file::BoardFile;
use crate::rift::figures::Figures;
use serde::{Deserialize, Serialize};

/// The content of a Centauri Rift content pack.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "What Centauri Rift is played with.")
)]
pub struct PackContent {
    /// Figures that replace all base figures.
    pub figures: Option<Figures>,
    /// Boards, scenarios and puzzles. Without any, the base boards stay.
    pub boards: Vec<BoardFile>,
    /// Whether the base boards stay in addition to those of the pack.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Whether the boards of the box stay beside those of the pack.")
    )]
    #[serde(rename = "keep_boards")]
    pub keeps_base_boards: bool,
}

/// A content pack of Centauri Rift.
pub type RiftPack = PackFile<PackContent>;

/// Parses a content pack and builds its content set.
///
/// # Errors
/// Returns an error that names the file, the path in it and the reason.
pub fn parse_pack(file: &str, text: &str) -> Result<(RiftPack, ContentSet), PackError> {
    let pack: RiftPack = read(file, text)?;
    let content = content_set(file, &pack)?;
    Ok((pack, content))
}

fn content_set(file: &str, pack: &RiftPack) -> Result<ContentSet, PackError> {
    let figures = pack.content.figures.clone().map_or_else(figures, Ok);
    // A test proves that the base figures load.
    let figures = figures.map_err(|_| PackError::new(file, "content", PackErrorKind::NoBoard))?;
    figures_check::check_figures(&figures).map_err(|(path, error)| {
        let kind = PackErrorKind::Content(error.reason());
        PackError::new(file, &format!("content.figures.{path}"), kind)
    })?;
    let boards = &pack.content.boards;
    for (n, board) in boards.iter().enumerate() {
        let board_path = format!("content.boards[{n}]");
        if let Some(error) = board_check::content_errors(board, &figures).first() {
            let path = format!("{board_path}.{}", error.path());
            let kind = PackErrorKind::Content(error.reason());
            return Err(PackError::new(file, &path, kind));
        }
        if boards.iter().take(n).any(|other| other.id == board.id) {
            let kind = PackErrorKind::BoardTwice(board.id.clone());
            return Err(PackError::new(file, &format!("{board_path}.id"), kind));
        }
    }
    let keeps_base_boards = boards.is_empty() || pack.content.keeps_base_boards;
    if keeps_base_boards {
        check_base_boards(file, &figures)?;
    }
    let content = ContentSet::from_pack(figures, boards.clone(), keeps_base_boards, pack.name());
    let is_playable = content.boards().any(|board| board.puzzle.is_none());
    if is_playable {
        Ok(content)
    } else {
        Err(PackError::new(
            file,
            "content.boards",
            PackErrorKind::NoBoard,
        ))
    }
}

/// Checks the base boards against other figures, which may lack a model that a board names.
fn check_base_boards(file: &str, figures: &Figures) -> Result<(), PackError> {
    for (id, text) in super::BOARDS {
        read_board(&format!("{id}.json"), text, figures).map_err(|error| {
            let kind = PackErrorKind::BoxBoard {
                board: id.to_owned(),
                reason: format!("{}: {}", error.place, error.reason),
            };
            PackError::new(file, "content.figures", kind)
        })?;
    }
    Ok(())
}
