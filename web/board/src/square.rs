//! The geometry of squares: index, column and row, labels, corners in board units.

use super::cell::CellState;
pub use super::grid::Extent;
use super::grid::{Grid, UNIT};
use super::marks;
use yew::Html;

/// The margin for the coordinates at the left and the top, in board units.
pub const LABEL_MARGIN: i32 = 36;
/// The margin at the right and the bottom, in board units.
pub const EDGE_MARGIN: i32 = 12;

/// The squares of a board, numbered row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareGrid {
    /// The number of columns.
    pub width: u16,
    /// The number of rows.
    pub height: u16,
}

impl SquareGrid {
    /// Returns the number of squares.
    pub const fn len(self) -> u16 {
        self.width * self.height
    }

    /// Returns whether the grid has no squares.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns the square in a column and a row, if it exists.
    pub fn index(self, column: i32, row: i32) -> Option<u16> {
        let (column, row) = (u16::try_from(column).ok()?, u16::try_from(row).ok()?);
        (column < self.width && row < self.height).then(|| row * self.width + column)
    }

    /// Returns the square at a point in board units, if there is one.
    pub fn at_point(self, x: f64, y: f64) -> Option<u16> {
        let unit = f64::from(UNIT);
        // Off the board, the floor is negative or beyond the last column.
        self.index((x / unit).floor() as i32, (y / unit).floor() as i32)
    }

    /// Returns the column and row of a square.
    pub fn column_row(self, index: u16) -> (u16, u16) {
        let width = self.width.max(1);
        (index % width, index / width)
    }

    /// Returns the square that is `columns` to the right and `rows` down, if it is on the board.
    pub fn step(self, index: u16, columns: i32, rows: i32) -> Option<u16> {
        let (column, row) = self.column_row(index);
        self.index(i32::from(column) + columns, i32::from(row) + rows)
    }

    /// Returns the center of a square in board units.
    pub fn center(self, index: u16) -> (i32, i32) {
        let (column, row) = self.column_row(index);
        (
            i32::from(column) * UNIT + UNIT / 2,
            i32::from(row) * UNIT + UNIT / 2,
        )
    }

    /// Returns the bounding rectangle of a square in board units.
    pub fn bounds(self, index: u16) -> Extent {
        let (column, row) = self.column_row(index);
        let side = f64::from(UNIT);
        Extent {
            x: f64::from(column) * side,
            y: f64::from(row) * side,
            width: side,
            height: side,
        }
    }

    /// Returns the extent of the whole drawing: the squares and the margin for their coordinates.
    pub fn extent(self) -> Extent {
        let (label, edge) = (f64::from(LABEL_MARGIN), f64::from(EDGE_MARGIN));
        let side = f64::from(UNIT);
        Extent {
            x: -label,
            y: -label,
            width: f64::from(self.width) * side + label + edge,
            height: f64::from(self.height) * side + label + edge,
        }
    }

    /// Returns the written name of a square: `C5` is the third column, fifth row from the top.
    pub fn name(self, index: u16) -> String {
        let (column, row) = self.column_row(index);
        format!("{}{}", column_label(column), row_label(row))
    }
}

impl Grid for SquareGrid {
    fn count(self) -> u16 {
        Self::len(self)
    }

    fn at_point(self, x: f64, y: f64) -> Option<u16> {
        Self::at_point(self, x, y)
    }

    fn center(self, index: u16) -> (i32, i32) {
        Self::center(self, index)
    }

    fn bounds(self, index: u16) -> Extent {
        Self::bounds(self, index)
    }

    fn extent(self) -> Extent {
        Self::extent(self)
    }

    fn row_ends(self, index: u16) -> (u16, u16) {
        let (column, _) = self.column_row(index);
        let first = index - column;
        (first, first + self.width.saturating_sub(1))
    }

    fn column_ends(self, index: u16) -> (u16, u16) {
        let (column, row) = self.column_row(index);
        let below = self.height.saturating_sub(1 + row);
        (column, index + below * self.width)
    }

    fn step_for_key(self, index: u16, key: &str) -> Option<u16> {
        let (columns, rows) = match key {
            "ArrowLeft" | "A" => (-1, 0),
            "ArrowRight" | "D" => (1, 0),
            "ArrowUp" | "W" => (0, -1),
            "ArrowDown" | "X" => (0, 1),
            // The keys around the letter S, including on keyboards where Y and Z are swapped.
            "Q" => (-1, -1),
            "E" => (1, -1),
            "Z" | "Y" => (-1, 1),
            "C" => (1, 1),
            _ => return None,
        };
        Some(self.step(index, columns, rows).unwrap_or(index))
    }

    fn mark(state: CellState) -> Option<Html> {
        marks::square(state)
    }
}

/// Returns the letters of a column: `A` to `Z`, then `AA`, `AB` and so on.
pub fn column_label(column: u16) -> String {
    let mut remaining = u32::from(column) + 1;
    let mut letters = Vec::new();
    while remaining > 0 {
        remaining -= 1;
        letters.extend(char::from_u32(u32::from('A') + remaining % 26));
        remaining /= 26;
    }
    letters.iter().rev().collect()
}

/// Returns the number of a row; `1` is the top row.
pub fn row_label(row: u16) -> String {
    (u32::from(row) + 1).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn column_labels_continue_with_two_letters_after_z() {
        assert_eq!(column_label(0), "A");
        assert_eq!(column_label(25), "Z");
        assert_eq!(column_label(26), "AA");
        assert_eq!(column_label(27), "AB");
        assert_eq!(column_label(701), "ZZ");
        assert_eq!(column_label(702), "AAA");
        assert_eq!(
            SquareGrid {
                width: 8,
                height: 8
            }
            .name(34),
            "C5"
        );
    }

    #[test]
    fn at_point_finds_the_square_around_a_point() {
        let grid = SquareGrid {
            width: 4,
            height: 3,
        };
        for square in 0..grid.len() {
            let (x, y) = grid.center(square);
            assert_eq!(grid.at_point(f64::from(x), f64::from(y)), Some(square));
        }
        assert_eq!(grid.at_point(-0.5, 10.0), None);
        assert_eq!(grid.at_point(399.5, 299.5), Some(11));
        assert_eq!(grid.at_point(400.0, 10.0), None);
    }

    #[test]
    fn steps_stop_at_the_edge() {
        let grid = SquareGrid {
            width: 4,
            height: 3,
        };
        assert_eq!(grid.step(0, 1, 1), Some(5));
        assert_eq!(grid.step(0, -1, 0), None);
        assert_eq!(grid.step(3, 1, 0), None);
        assert_eq!(grid.step(11, 0, 1), None);
        assert_eq!(grid.center(5), (150, 150));
    }
}
