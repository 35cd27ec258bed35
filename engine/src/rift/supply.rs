//! What the boxes hold that a match is played with `[RIFT-1.9]`. It does not know whether a match
//! keeps to it.

use super::board_file::BoardFile;
use super::figures::{Figures, Model};

/// The boxes that so many ships need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply {
    /// How many boxes.
    pub boxes: usize,
    /// Mine tokens in all of them.
    pub mines: usize,
}

impl Supply {
    /// The boxes of a match of `ships` ships.
    #[must_use]
    pub fn new(figures: &Figures, ships: usize) -> Self {
        let limits = figures.box_limits;
        let boxes = ships.div_ceil(usize::from(limits.ships).max(1));
        Self {
            boxes,
            mines: boxes * usize::from(limits.mines),
        }
    }

    /// Ships of a model in all of them.
    #[must_use]
    pub fn ships(&self, model: &Model) -> usize {
        self.boxes * usize::from(model.in_box)
    }

    /// Mine tokens that a board and ships of these models take.
    pub fn taken<'a>(board: &BoardFile, models: impl Iterator<Item = &'a Model>) -> usize {
        board.mines.len() + models.map(|model| usize::from(model.mines)).sum::<usize>()
    }
}
