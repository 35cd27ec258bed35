//! Symmetric drawing: the images of a square and the turned directions under each symmetry.

use super::palette::next_in_cycle;
use board::SquareGrid;
use ui::l10n::Phrases;

/// The symmetry of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    #[default]
    None,
    /// Mirrored between west and east.
    Columns,
    /// Mirrored between north and south.
    Rows,
    /// Unchanged by half a turn.
    HalfTurn,
    /// Unchanged by a quarter turn, or by half a turn if the board is not square.
    QuarterTurn,
    /// Mirrored both ways.
    Both,
}

/// A transform of the board that a symmetry includes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymmetryTransform {
    Stay,
    /// Swaps west and east.
    FlipColumns,
    /// Swaps north and south.
    FlipRows,
    /// Turns by 1 to 3 quarter turns clockwise.
    Turn(u8),
}

impl Symmetry {
    pub const ALL: [Self; 6] = [
        Self::None,
        Self::Columns,
        Self::Rows,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Both,
    ];

    /// Returns the name of the symmetry in phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Columns => "columns",
            Self::Rows => "rows",
            Self::HalfTurn => "half",
            Self::QuarterTurn => "quarter",
            Self::Both => "both",
        }
    }

    #[must_use]
    pub fn name(self, phrases: &Phrases) -> String {
        phrases.text(&format!("edit-symmetry-{}", self.slug()))
    }

    /// Returns the next symmetry, or the first one after the last.
    #[must_use]
    pub fn next(self) -> Self {
        next_in_cycle(&Self::ALL, self)
    }

    /// Returns the transforms of this symmetry on this grid, the identity first.
    #[must_use]
    pub const fn transforms(self, grid: SquareGrid) -> &'static [SymmetryTransform] {
        match self {
            Self::None => &[SymmetryTransform::Stay],
            Self::Columns => &[SymmetryTransform::Stay, SymmetryTransform::FlipColumns],
            Self::Rows => &[SymmetryTransform::Stay, SymmetryTransform::FlipRows],
            Self::QuarterTurn if grid.width == grid.height => &[
                SymmetryTransform::Stay,
                SymmetryTransform::Turn(2),
                SymmetryTransform::Turn(1),
                SymmetryTransform::Turn(3),
            ],
            Self::HalfTurn | Self::QuarterTurn => {
                &[SymmetryTransform::Stay, SymmetryTransform::Turn(2)]
            }
            Self::Both => &[
                SymmetryTransform::Stay,
                SymmetryTransform::Turn(2),
                SymmetryTransform::FlipColumns,
                SymmetryTransform::FlipRows,
            ],
        }
    }

    /// Returns the images of a square, each once, the square itself first.
    #[must_use]
    pub fn images(self, grid: SquareGrid, square: u16) -> Vec<(SymmetryTransform, u16)> {
        let mut images: Vec<(SymmetryTransform, u16)> = Vec::new();
        for motion in self.transforms(grid) {
            let image = motion.map_square(grid, square);
            if images.iter().all(|(_, other)| *other != image) {
                images.push((*motion, image));
            }
        }
        images
    }
}

impl SymmetryTransform {
    /// Returns the image of a square under this transform.
    #[must_use]
    pub const fn map_square(self, grid: SquareGrid, square: u16) -> u16 {
        let width = if grid.width == 0 { 1 } else { grid.width };
        let (x, y) = (square % width, square / width);
        let (far_x, far_y) = (width - 1 - x, grid.height.saturating_sub(1 + y));
        let (x, y) = match self {
            Self::Stay => (x, y),
            Self::FlipColumns => (far_x, y),
            Self::FlipRows => (x, far_y),
            Self::Turn(quarters) => match quarters & 3 {
                1 => (far_y, x),
                2 => (far_x, far_y),
                3 => (y, far_x),
                _ => (x, y),
            },
        };
        y * width + x
    }

    /// Returns the image of a direction under this transform; directions are eighths of a circle,
    /// clockwise from north.
    #[must_use]
    pub const fn map_direction(self, eighths: u8) -> u8 {
        match self {
            Self::Stay => eighths & 7,
            Self::FlipColumns => (8 - (eighths & 7)) & 7,
            Self::FlipRows => (12 - (eighths & 7)) & 7,
            Self::Turn(quarters) => (eighths & 7).wrapping_add(2 * (quarters & 3)) & 7,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: SquareGrid = SquareGrid {
        width: 4,
        height: 4,
    };
    const WIDE_GRID: SquareGrid = SquareGrid {
        width: 5,
        height: 3,
    };

    fn squares(symmetry: Symmetry, grid: SquareGrid, square: u16) -> Vec<u16> {
        let images = symmetry.images(grid, square);
        images.into_iter().map(|(_, square)| square).collect()
    }

    #[test]
    fn each_symmetry_lists_every_image_of_a_square_once() {
        assert_eq!(squares(Symmetry::None, SQUARE, 1), [1]);
        assert_eq!(squares(Symmetry::Columns, SQUARE, 1), [1, 2]);
        assert_eq!(squares(Symmetry::Rows, SQUARE, 1), [1, 13]);
        assert_eq!(squares(Symmetry::HalfTurn, SQUARE, 1), [1, 14]);
        assert_eq!(squares(Symmetry::QuarterTurn, SQUARE, 1), [1, 14, 7, 8]);
        assert_eq!(squares(Symmetry::Both, SQUARE, 1), [1, 14, 2, 13]);
        assert_eq!(squares(Symmetry::Both, WIDE_GRID, 7), [7]);
        assert_eq!(squares(Symmetry::QuarterTurn, WIDE_GRID, 0), [0, 14]);
    }

    #[test]
    fn images_of_an_image_are_the_same_set() {
        for grid in [SQUARE, WIDE_GRID] {
            for symmetry in Symmetry::ALL {
                for square in 0..grid.len() {
                    let mut images = squares(symmetry, grid, square);
                    images.sort_unstable();
                    for image in images.clone() {
                        let mut others = squares(symmetry, grid, image);
                        others.sort_unstable();
                        assert_eq!(others, images, "{symmetry:?} {square}");
                    }
                }
            }
        }
    }

    #[test]
    fn map_direction_agrees_with_map_square() {
        // Transforming the target of a step equals taking the transformed step from the transformed
        // square.
        const STEPS: [(i32, i32); 8] = [
            (0, -1),
            (1, -1),
            (1, 0),
            (1, 1),
            (0, 1),
            (-1, 1),
            (-1, 0),
            (-1, -1),
        ];
        let motions = [
            SymmetryTransform::Stay,
            SymmetryTransform::FlipColumns,
            SymmetryTransform::FlipRows,
            SymmetryTransform::Turn(1),
            SymmetryTransform::Turn(2),
            SymmetryTransform::Turn(3),
        ];
        for motion in motions {
            for (direction, (dx, dy)) in (0u8..).zip(STEPS) {
                let target = SQUARE.step(5, dx, dy).expect("an inner square");
                let (tx, ty) = STEPS[usize::from(motion.map_direction(direction))];
                let from = motion.map_square(SQUARE, 5);
                let to = SQUARE.step(from, tx, ty);
                assert_eq!(to, Some(motion.map_square(SQUARE, target)), "{motion:?}");
            }
        }
    }

    #[test]
    fn next_cycles_through_all_symmetries() {
        let mut symmetry = Symmetry::None;
        for _ in Symmetry::ALL {
            symmetry = symmetry.next();
        }
        assert_eq!(symmetry, Symmetry::None);
    }
}
