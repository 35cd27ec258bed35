//! The geometry of pointy-topped hexagons in straight rows: index, column and row, labels, corners
//! in board units.

use super::cell::CellState;
use super::grid::UNIT;
use super::grid::{Extent, Grid, last_step};
use super::marks::{LegalMark, MarkShapes};
use super::square::column_label;
use engine::grid::hex::{Hex, HexLayout};
use yew::Html;

/// The distance from the center of a hexagon to the middle of its right edge.
pub const HALF_WIDTH: i32 = UNIT / 2;
/// The distance from the center of a hexagon to its top corner. All corners have integer
/// coordinates, so that neighbors share them exactly.
pub const HALF_HEIGHT: i32 = 58;
/// The distance from one row to the next.
pub const ROW_PITCH: i32 = 87;
/// The margin for the coordinates at the left and the top, in board units.
pub const LABEL_MARGIN: i32 = 44;
/// The margin at the right and the bottom, in board units.
pub const EDGE_MARGIN: i32 = 12;
/// The outline of a hexagon around its center, as an SVG path.
pub const OUTLINE: &str = "M0-58L50-29V29L0 58-50 29V-29Z";

/// The hexagons of a board, numbered row by row from the top left. Every second row is shifted half
/// a hexagon to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexGrid {
    /// The number of hexagons in the first row.
    pub column_count: u16,
    pub row_count: u16,
    /// Whether every second row has one hexagon fewer.
    pub is_indented: bool,
}

impl HexGrid {
    /// Returns the number of hexagons in a row.
    pub fn row_length(self, row: u16) -> u16 {
        let shorter = u16::from(self.is_indented && row % 2 == 1);
        self.column_count.saturating_sub(shorter)
    }

    /// Returns the index of the first hexagon of a row.
    pub fn row_start(self, row: u16) -> u16 {
        let pair = self.row_length(0) + self.row_length(1);
        row / 2 * pair + row % 2 * self.row_length(0)
    }

    /// Returns the hexagon in a column and a row, if it exists.
    pub fn index(self, column: i32, row: i32) -> Option<u16> {
        let (column, row) = (u16::try_from(column).ok()?, u16::try_from(row).ok()?);
        let has_hex = row < self.row_count && column < self.row_length(row);
        has_hex.then(|| self.row_start(row) + column)
    }

    /// Returns the column and row of a hexagon.
    pub fn column_row(self, index: u16) -> (u16, u16) {
        let first = self.row_length(0).max(1);
        let pair = first + self.row_length(1);
        let (pairs, remainder) = (index / pair, index % pair);
        if remainder < first {
            (remainder, 2 * pairs)
        } else {
            (remainder - first, 2 * pairs + 1)
        }
    }

    /// Returns the hexagon that is `halves` half hexagons to the right and `rows` rows down, if it
    /// is on the board.
    pub fn step(self, index: u16, halves: i32, rows: i32) -> Option<u16> {
        let (column, row) = self.column_row(index);
        let from = HexLayout::Pointy.hex(column.into(), row.into());
        let (column, row) =
            HexLayout::Pointy.column_row(from + Hex::new((halves - rows) / 2, rows));
        self.index(column, row)
    }

    /// Returns the written name of a hexagon: `C5` is the fifth hexagon of the third row from the
    /// bottom.
    pub fn name(self, index: u16) -> String {
        let (column, row) = self.column_row(index);
        format!("{}{}", self.row_label(row), column + 1)
    }

    /// Returns the letter of a row; `A` is the bottom row.
    pub fn row_label(self, row: u16) -> String {
        column_label(self.row_count.saturating_sub(1 + row))
    }

    /// Moves up or down along a line that is as straight as possible: it alternates between two
    /// columns.
    fn move_rows(self, index: u16, rows: i32) -> Option<u16> {
        let (_, row) = self.column_row(index);
        let sidestep = if row % 2 == 0 { 1 } else { -1 };
        self.step(index, sidestep, rows)
            .or_else(|| self.step(index, -sidestep, rows))
    }
}

/// The marks of pointy-topped hexagons.
const MARK_SHAPES: MarkShapes = MarkShapes {
    recent: "0.95",
    legal: "0.9",
    selected: "0.94",
    hatched: "M-47-12L-8-50M-47 20L24-42M-38 44L42-28M-12 50L47 0M20 42L47 22",
    legal_mark: LegalMark::Dot,
    corners: "M-46-4V-27L-26-39M26-39L46-27V-4M-20-42L0-54 20-42M46 8V27L26 39M-26 39L-46 27V8M-20 42L0 54 20 42",
};

impl Grid for HexGrid {
    fn count(self) -> u16 {
        self.row_start(self.row_count)
    }

    fn at_point(self, x: f64, y: f64) -> Option<u16> {
        let low = (y / f64::from(ROW_PITCH)).floor() as i32;
        [low - 1, low].into_iter().find_map(|row| {
            let shift = f64::from(HALF_WIDTH * row.rem_euclid(2));
            let column = ((x - shift) / f64::from(UNIT)).floor() as i32;
            let index = self.index(column, row)?;
            let (cx, cy) = Grid::center(self, index);
            let (dx, dy) = ((x - f64::from(cx)).abs(), (y - f64::from(cy)).abs());
            // The upper edges fall from the top corner by half its height.
            let edge = f64::from(HALF_HEIGHT) * (1.0 - dx / f64::from(UNIT));
            (dy <= edge).then_some(index)
        })
    }

    fn center(self, index: u16) -> (i32, i32) {
        let (column, row) = self.column_row(index);
        let shift = HALF_WIDTH * i32::from(row % 2);
        (
            i32::from(column) * UNIT + HALF_WIDTH + shift,
            i32::from(row) * ROW_PITCH + HALF_HEIGHT,
        )
    }

    fn bounds(self, index: u16) -> Extent {
        Extent::around(self.center(index), HALF_WIDTH, HALF_HEIGHT)
    }

    fn extent(self) -> Extent {
        let (label, edge) = (f64::from(LABEL_MARGIN), f64::from(EDGE_MARGIN));
        let wider = i32::from(!self.is_indented && self.row_count > 1) * HALF_WIDTH;
        let width = i32::from(self.column_count) * UNIT + wider;
        let height = i32::from(self.row_count.saturating_sub(1)) * ROW_PITCH + 2 * HALF_HEIGHT;
        Extent {
            x: -label,
            y: -label,
            width: f64::from(width) + label + edge,
            height: f64::from(height) + label + edge,
        }
    }

    fn row_ends(self, index: u16) -> (u16, u16) {
        let (column, row) = self.column_row(index);
        let first = index - column;
        (first, first + self.row_length(row).saturating_sub(1))
    }

    fn column_ends(self, index: u16) -> (u16, u16) {
        let last_in = |rows: i32| last_step(index, |at| self.move_rows(at, rows));
        (last_in(-1), last_in(1))
    }

    fn step_for_key(self, index: u16, key: &str) -> Option<u16> {
        let goal = match key {
            "ArrowLeft" | "A" => self.step(index, -2, 0),
            "ArrowRight" | "D" => self.step(index, 2, 0),
            "ArrowUp" | "W" => self.move_rows(index, -1),
            "ArrowDown" | "X" => self.move_rows(index, 1),
            // The keys around the letter S, including on keyboards where Y and Z are swapped.
            "Q" => self.step(index, -1, -1),
            "E" => self.step(index, 1, -1),
            "Z" | "Y" => self.step(index, -1, 1),
            "C" => self.step(index, 1, 1),
            _ => return None,
        };
        Some(goal.unwrap_or(index))
    }

    fn mark(state: CellState) -> Option<Html> {
        MARK_SHAPES.mark(OUTLINE, state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: HexGrid = HexGrid {
        column_count: 13,
        row_count: 11,
        is_indented: true,
    };

    #[test]
    fn every_hexagon_has_a_unique_index_position_and_name() {
        assert_eq!(Grid::count(GRID), 138);
        for index in 0..Grid::count(GRID) {
            let (column, row) = GRID.column_row(index);
            assert_eq!(GRID.index(i32::from(column), i32::from(row)), Some(index));
        }
        assert_eq!(GRID.name(0), "K1");
        assert_eq!(GRID.name(13), "J1");
        assert_eq!(GRID.name(25), "I1");
        assert_eq!(GRID.name(137), "A13");
        assert_eq!(GRID.index(12, 1), None);
        assert_eq!(GRID.index(0, 11), None);
        let even = HexGrid {
            is_indented: false,
            ..GRID
        };
        assert_eq!(Grid::count(even), 143);
        assert_eq!(even.column_row(26), (0, 2));
    }

    #[test]
    fn at_point_finds_the_hexagon_around_a_point() {
        for index in 0..Grid::count(GRID) {
            let (x, y) = Grid::center(GRID, index);
            for (dx, dy) in [
                (0, 0),
                (0, -57),
                (0, 57),
                (49, 0),
                (-49, 0),
                (40, 30),
                (-40, -30),
            ] {
                let (x, y) = (f64::from(x + dx), f64::from(y + dy));
                assert_eq!(GRID.at_point(x, y), Some(index), "{x} {y}");
            }
        }
        // The gaps of half a hexagon beside short rows are not cells.
        assert_eq!(GRID.at_point(20.0, 145.0), None);
        assert_eq!(GRID.at_point(-10.0, 58.0), None);
        assert_eq!(GRID.at_point(2.0, 2.0), None);
    }

    #[test]
    fn step_reaches_neighbors_and_stops_at_the_edge() {
        let [k1, j1, k2] = [0, 13, 1];
        assert_eq!(GRID.step(k1, 1, 1), Some(j1));
        assert_eq!(GRID.step(j1, -1, -1), Some(k1));
        assert_eq!(GRID.step(j1, 1, -1), Some(k2));
        assert_eq!(GRID.step(k1, -1, 1), None);
        assert_eq!(GRID.step(k1, -2, 0), None);
        assert_eq!(GRID.step(12, 1, 1), None);
        assert_eq!(GRID.step(12, -1, 1), Some(24));
        assert_eq!(GRID.step(24, 2, 0), None);
    }

    #[test]
    fn arrow_up_and_down_are_inverse_and_letter_keys_reach_neighbors() {
        let center = GRID.index(6, 5).unwrap();
        let up = GRID.step_for_key(center, "ArrowUp").unwrap();
        assert_eq!(GRID.step_for_key(up, "ArrowDown"), Some(center));
        assert_eq!(GRID.column_ends(center), (6, 131));
        // The last hexagon of a long row has no neighbor at the upper right.
        let last = GRID.index(12, 4).unwrap();
        assert_eq!(GRID.step_for_key(last, "ArrowUp"), GRID.index(11, 3));
        assert_eq!(GRID.step_for_key(0, "ArrowUp"), Some(0));
        assert_eq!(
            GRID.row_ends(center),
            (GRID.row_start(5), GRID.row_start(5) + 11)
        );
        let around = ["Q", "E", "A", "D", "Z", "C"].map(|key| GRID.step_for_key(center, key));
        let places = [(6, 4), (7, 4), (5, 5), (7, 5), (6, 6), (7, 6)];
        assert_eq!(around, places.map(|(x, y)| GRID.index(x, y)));
        assert_eq!(
            GRID.step_for_key(center, "Y"),
            GRID.step_for_key(center, "Z")
        );
        assert_eq!(GRID.step_for_key(center, "q"), None);
    }
}
