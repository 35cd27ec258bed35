//! What matches are played with: figures, and boards that are named by their ids. It is the box, or
//! a pack that stands in its place.
//!
//! A value like any other: whoever lays a table says with which stock. What a pack looks like in a
//! file is the matter of [`super::pack`].

use super::{BOARDS, ContentError, board_check, figures, read_board};
use crate::error::LoadError;
use crate::pack::PackName;
use crate::rift::board_file::BoardFile;
use crate::rift::figures::{ComponentLimits, Figures, Gun};
use crate::rift::options::{BoardChoice, HouseRules};
use serde::{Deserialize, Serialize};

/// Figures and boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    figures: Figures,
    /// Boards of the pack; they come before those of the box.
    boards: Vec<BoardFile>,
    /// Whether the boards of the box are there as well.
    keeps_box: bool,
    pack: Option<PackName>,
}

impl Default for ContentSet {
    /// The box.
    fn default() -> Self {
        Self {
            // The embedded figures load, which a test holds; nothing can be laid with none.
            figures: figures().unwrap_or(NO_FIGURES),
            boards: Vec::new(),
            keeps_box: true,
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
    /// A stock of checked parts; see [`super::pack`].
    pub(super) const fn from_pack(
        figures: Figures,
        boards: Vec<BoardFile>,
        keeps_box: bool,
        pack: PackName,
    ) -> Self {
        Self {
            figures,
            boards,
            keeps_box,
            pack: Some(pack),
        }
    }

    /// The figures.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The pack that it is of; none for the box.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// Whether its figures are those of the box, on which lessons and their texts rest.
    #[must_use]
    pub fn has_box_figures(&self) -> bool {
        self.pack.is_none() || figures().is_ok_and(|of_box| of_box == self.figures)
    }

    /// The ids of its boards, in the order in which they are offered. A board of the box whose id a
    /// board of the pack has is hidden by it.
    pub fn board_ids(&self) -> impl Iterator<Item = &str> {
        let of_box = BOARDS.iter().map(|(id, _)| *id).filter(|id| {
            let hidden = self.boards.iter().any(|board| board.id == *id);
            self.keeps_box && !hidden
        });
        self.boards
            .iter()
            .map(|board| board.id.as_str())
            .chain(of_box)
    }

    /// Its boards, in the order in which they are offered.
    pub fn boards(&self) -> impl Iterator<Item = BoardFile> {
        self.board_ids().filter_map(|id| self.board(id))
    }

    /// The board with this id.
    #[must_use]
    pub fn board(&self, id: &str) -> Option<BoardFile> {
        self.load_board(id).ok()
    }

    /// Whether the board with this id is of the pack itself.
    #[must_use]
    pub fn is_from_pack(&self, id: &str) -> bool {
        self.boards.iter().any(|board| board.id == id)
    }

    /// Whether the board with this id is there, and of the box.
    #[must_use]
    pub fn is_from_box(&self, id: &str) -> bool {
        let of_box = BOARDS.iter().any(|(known, _)| *known == id);
        self.keeps_box && of_box && !self.is_from_pack(id)
    }

    /// The board with this id, checked against the figures.
    ///
    /// # Errors
    /// When there is no such board, or the figures do not fit it.
    pub fn load_board(&self, id: &str) -> Result<BoardFile, LoadError> {
        if let Some(board) = self.boards.iter().find(|board| board.id == id) {
            return Ok(board.clone());
        }
        let of_box = BOARDS.iter().find(|(known, _)| *known == id);
        let Some((_, text)) = of_box.filter(|_| self.keeps_box) else {
            let reason = format!("the box has no board `{id}`");
            return Err(LoadError::new("options", "board", reason));
        };
        read_board(&format!("{id}.json"), text, &self.figures)
    }

    /// Reads a board from outside, to be played with these figures.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    pub fn parse_board(&self, file: &str, text: &str) -> Result<BoardFile, LoadError> {
        read_board(file, text, &self.figures)
    }

    /// Everything that keeps `board` from being played with these figures.
    #[must_use]
    pub fn content_errors(&self, board: &BoardFile) -> Vec<ContentError> {
        board_check::content_errors(board, &self.figures)
    }

    /// The board file that a choice means.
    ///
    /// # Errors
    /// When there is no such board, or a board of one's own is faulty.
    pub fn board_file(&self, choice: &BoardChoice) -> Result<BoardFile, LoadError> {
        match choice {
            BoardChoice::Shipped(id) => self.load_board(id),
            BoardChoice::Custom(file) => {
                board_check::check("board", file, &self.figures)?;
                Ok(file.as_ref().clone())
            }
        }
    }

    /// The rules that a board sets, and the usual values for the rest.
    ///
    /// # Errors
    /// As [`ContentSet::board_file`].
    pub fn board_rules(&self, choice: &BoardChoice) -> Result<HouseRules, LoadError> {
        board_check::house_rules("board", &self.board_file(choice)?)
    }
}
