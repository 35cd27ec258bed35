//! The contents of the boxes that a match of a certain size needs `[RIFT-1.9]`, whether or not the
//! match is limited to them.

use super::board_file::BoardFile;
use super::figures::{Figures, Model};

/// The supply of boxes for a number of ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply {
    /// Number of boxes.
    pub boxes: usize,
    /// Number of mine tokens in all boxes.
    pub mines: usize,
}

impl Supply {
    /// Computes the supply for a match of `ships` ships.
    #[must_use]
    pub fn new(figures: &Figures, ships: usize) -> Self {
        let limits = figures.box_limits;
        let boxes = ships.div_ceil(usize::from(limits.ships).max(1));
        Self {
            boxes,
            mines: boxes * usize::from(limits.mines),
        }
    }

    /// Returns the number of ships of a model in all boxes.
    #[must_use]
    pub fn ships(&self, model: &Model) -> usize {
        self.boxes * usize::from(model.in_box)
    }

    /// Returns the number of mine tokens needed by a board and by ships of these models.
    pub fn taken<'a>(board: &BoardFile, models: impl Iterator<Item = &'a Model>) -> usize {
        board.mines.len() + models.map(|model| usize::from(model.mines)).sum::<usize>()
    }
}
