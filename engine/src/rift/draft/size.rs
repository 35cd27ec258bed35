//! Editing of the board size, and placement of mats.

use super::MapDraft;
use crate::grid::Square;
use crate::grid::square::MAX_SIDE;
use crate::rift::board::Terrain;
use crate::rift::content::board_check::MIN_SIDE;
use crate::rift::content::content_error::BoardObject;
use crate::rift::content::mats::{MAT_SIDE, Mat};

/// Clamps a width or height to the allowed range.
pub(super) const fn clamped_side(side: u8) -> u8 {
    if side < MIN_SIDE {
        MIN_SIDE
    } else if side > MAX_SIDE {
        MAX_SIDE
    } else {
        side
    }
}

impl MapDraft {
    /// Resizes the board at its east and south edges. Objects on squares that disappear are
    /// removed.
    pub fn resize(&mut self, width: u8, height: u8) {
        let (width, height) = (clamped_side(width), clamped_side(height));
        let is_on_board = |square: &Square| square.x() < width && square.y() < height;
        for n in (0..self.0.starts.len()).rev() {
            let start = self.0.starts.get(n);
            if start.is_some_and(|start| !is_on_board(&start.at)) {
                self.remove(BoardObject::Start(n));
            }
        }
        self.0.mines.retain(|mine| is_on_board(&mine.at));
        self.0.asteroids.retain(|more| is_on_board(&more.at));
        self.0.goals.retain(is_on_board);
        for row in &mut self.0.rows {
            let symbols = row.chars().chain(std::iter::repeat('.'));
            *row = symbols.take(usize::from(width)).collect();
        }
        let open = ".".repeat(usize::from(width));
        self.0.rows.resize(usize::from(height), open);
        (self.0.width, self.0.height) = (width, height);
    }

    /// Places a mat with its north-west corner at `at` after `turns` quarter turns clockwise; it
    /// replaces the terrain there `[RIFT-18.6]`. The open squares of an overlay show the terrain
    /// below `[RIFT-18.5]`. Parts off the board are ignored.
    pub fn place_mat(&mut self, mat: &Mat, is_overlay: bool, at: Square, turns: u8) {
        for y in 0..MAT_SIDE {
            for x in 0..MAT_SIDE {
                let terrain = Terrain::of_symbol(mat.symbol(x, y, turns)).unwrap_or_default();
                let square = Square::new(at.x().saturating_add(x), at.y().saturating_add(y));
                if let Some(square) = square
                    && (!is_overlay || terrain != Terrain::default())
                {
                    self.put(square, terrain);
                }
            }
        }
    }
}
