//! Content sets of Centauri Rift: figures, and boards by their ids, from the base content or from a
//! content pack that replaces it.
//!
//! A content set is an ordinary value that is passed to every function that builds a game.
//! [`super::pack`] defines its form in a file.

use super::{BOARDS, ContentError, board_check, figures, read_board};
use crate::error::LoadError;
use crate::pack::PackName;
use crate::rift::board_file::BoardFile;
use crate::rift::figures::{ComponentLimits, Figures, Gun};
use crate::rift::options::{BoardChoice, HouseRules};
use serde::{Deserialize, Serialize};

/// The figures and boards that games are built from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    figures: Figures,
    /// Boards of the pack, listed before those of the base content.
    boards: Vec<BoardFile>,
    /// Whether the boards of the base content are offered in addition to those of the pack.
    keeps_base_boards: bool,
    pack: Option<PackName>,
}

impl Default for ContentSet {
    /// Returns the base content.
    fn default() -> Self {
        Self {
            // A test proves that the embedded figures load. Without models no game can be built.
            figures: figures().unwrap_or(NO_FIGURES),
            boards: Vec::new(),
            keeps_base_boards: true,
            pack: None,
        }
    }
}

/// Figures without models.
const NO_FIGURES: Figures = Figures {
    models: Vec::new(),
    laser: NO_GUN,
    torpedo: NO_GUN,
    ion: NO_GUN,
    charged_damage: 0,
    charge_cost: 0,
    strike_damage: 0,
    blast_damage: [0; 2],
    warp_cost: 1,
    warp_range: 1,
    relocate_cost: 1,
    swap_cost: 1,
    bar: 1,
    box_limits: ComponentLimits { ships: 1, mines: 0 },
};
const NO_GUN: Gun = Gun {
    range: 1,
    cost: 0,
    damage: 0,
};

impl ContentSet {
    /// Creates a content set from checked parts; see [`super::pack`].
    pub(super) const fn from_pack(
        figures: Figures,
        boards: Vec<BoardFile>,
        keeps_base_boards: bool,
        pack: PackName,
    ) -> Self {
        Self {
            figures,
            boards,
            keeps_base_boards,
            pack: Some(pack),
        }
    }

    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Returns the pack of this content set; `None` for the base content.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// Returns whether the figures are those of the base content, which the lessons and their texts
    /// depend on.
    #[must_use]
    pub fn has_base_figures(&self) -> bool {
        self.pack.is_none() || figures().is_ok_and(|base_figures| base_figures == self.figures)
    }

    /// Iterates over the ids of the boards, in the order in which they are offered. A board of the
    /// pack hides a base board with the same id.
    pub fn board_ids(&self) -> impl Iterator<Item = &str> {
        let base_ids = BOARDS.iter().map(|(id, _)| *id).filter(|id| {
            let is_hidden = self.boards.iter().any(|board| board.id == *id);
            self.keeps_base_boards && !is_hidden
        });
        self.boards
            .iter()
            .map(|board| board.id.as_str())
            .chain(base_ids)
    }

    /// Iterates over the boards, in the order in which they are offered.
    pub fn boards(&self) -> impl Iterator<Item = BoardFile> {
        self.board_ids().filter_map(|id| self.board(id))
    }

    /// Returns the board with this id, or `None`.
    #[must_use]
    pub fn board(&self, id: &str) -> Option<BoardFile> {
        self.load_board(id).ok()
    }

    /// Returns whether the pack itself contains a board with this id.
    #[must_use]
    pub fn is_from_pack(&self, id: &str) -> bool {
        self.boards.iter().any(|board| board.id == id)
    }

    /// Returns whether the board with this id is one of the base content and is offered.
    #[must_use]
    pub fn is_base_board(&self, id: &str) -> bool {
        let is_known = BOARDS.iter().any(|(known, _)| *known == id);
        self.keeps_base_boards && is_known && !self.is_from_pack(id)
    }

    /// Returns the board with this id, checked against the figures.
    ///
    /// # Errors
    /// Returns an error if there is no such board, or if the figures do not fit it.
    pub fn load_board(&self, id: &str) -> Result<BoardFile, LoadError> {
        if let Some(board) = self.boards.iter().find(|board| board.id == id) {
            return Ok(board.clone());
        }
        let base_board = BOARDS.iter().find(|(known, _)| *known == id);
        let Some((_, text)) = base_board.filter(|_| self.keeps_base_boards) else {
            let reason = format!("there is no board `{id}`");
            return Err(LoadError::new("options", "board", reason));
        };
        read_board(&format!("{id}.json"), text, &self.figures)
    }

    /// Parses a board file to be played with these figures.
    ///
    /// # Errors
    /// Returns an error that names the file, the path in it and the reason.
    pub fn parse_board(&self, file: &str, text: &str) -> Result<BoardFile, LoadError> {
        read_board(file, text, &self.figures)
    }

    /// Returns everything that keeps `board` from being played with these figures.
    #[must_use]
    pub fn content_errors(&self, board: &BoardFile) -> Vec<ContentError> {
        board_check::content_errors(board, &self.figures)
    }

    /// Returns the board file of a choice.
    ///
    /// # Errors
    /// Returns an error if there is no such board, or if a custom board is invalid.
    pub fn board_file(&self, choice: &BoardChoice) -> Result<BoardFile, LoadError> {
        match choice {
            BoardChoice::Shipped(id) => self.load_board(id),
            BoardChoice::Custom(file) => {
                board_check::check("board", file, &self.figures)?;
                Ok(file.as_ref().clone())
            }
        }
    }

    /// Returns the rules of a match on the chosen board: those that it sets, and the defaults for
    /// all others.
    ///
    /// # Errors
    /// Returns the same errors as [`ContentSet::board_file`].
    pub fn board_rules(&self, choice: &BoardChoice) -> Result<HouseRules, LoadError> {
        board_check::house_rules("board", &self.board_file(choice)?)
    }
}
