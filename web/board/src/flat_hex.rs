//! The geometry of flat-topped hexagons in any arrangement: index, axial coordinates, corners in
//! board units.
//!
//! The index of a cell is its position in the list that the grid was built from. The cell with the
//! axial coordinates 0, 0 has its center at the origin.

use super::cell::CellState;
use super::grid::{Extent, Grid, ends, last_step, nearest_in_direction, size};
use super::marks::{LegalMark, MarkShapes};
use yew::Html;

/// The maximum number of cells of a board.
pub const MAX_CELLS: usize = 127;
/// The distance from the center of a hexagon to its left and right corners.
pub const HALF_WIDTH: i32 = 100;
/// The distance from the center to the middle of the upper edge. All corners have integer
/// coordinates, so that neighbors share them exactly.
pub const HALF_HEIGHT: i32 = 87;
/// The distance from one column to the next.
pub const COLUMN_PITCH: i32 = 150;
/// The margin around all cells, in board units.
pub const MARGIN: i32 = 14;
/// The outline of a hexagon around its center, as an SVG path.
pub const OUTLINE: &str = "M-50-87H50L100 0 50 87H-50L-100 0Z";
/// The axial step in each direction, clockwise from north.
pub const DIRECTIONS: [[i8; 2]; 6] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/// Returns the center of the hexagon with these axial coordinates, in board units.
#[must_use]
pub fn hex_center([q, r]: [i8; 2]) -> (i32, i32) {
    let (q, r) = (i32::from(q), i32::from(r));
    (COLUMN_PITCH * q, 2 * HALF_HEIGHT * r + HALF_HEIGHT * q)
}

/// The hexagons of a board. A row zigzags: neighboring columns are shifted by half a hexagon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlatHexGrid {
    count: u8,
    cells: [[i8; 2]; MAX_CELLS],
}

impl FlatHexGrid {
    /// Creates a board from axial coordinates without duplicates. Cells beyond [`MAX_CELLS`] are
    /// dropped.
    #[must_use]
    pub fn from_axial(cells: impl IntoIterator<Item = [i8; 2]>) -> Self {
        let mut grid = Self {
            count: 0,
            cells: [[0; 2]; MAX_CELLS],
        };
        for cell in cells {
            let is_new = grid.find(cell).is_none();
            if let Some(slot) = grid
                .cells
                .get_mut(usize::from(grid.count))
                .filter(|_| is_new)
            {
                *slot = cell;
                grid.count += 1;
            }
        }
        grid
    }

    /// Returns the axial coordinates of a cell.
    #[must_use]
    pub fn axial(self, index: u16) -> Option<[i8; 2]> {
        self.all().nth(usize::from(index))
    }

    /// Returns the index of the cell with these axial coordinates.
    #[must_use]
    pub fn find(self, axial: [i8; 2]) -> Option<u16> {
        let mut all = (0..).zip(self.all());
        all.find(|(_, cell)| *cell == axial).map(|(index, _)| index)
    }

    /// Returns the next cell in a direction, counted clockwise from 0 for north. Gaps are skipped.
    #[must_use]
    pub fn toward(self, index: u16, direction: usize) -> Option<u16> {
        let [dq, dr] = *DIRECTIONS.get(direction)?;
        let mut at = self.axial(index)?;
        for _ in 0..MAX_CELLS {
            at = [at[0].checked_add(dq)?, at[1].checked_add(dr)?];
            if let Some(next) = self.find(at) {
                return Some(next);
            }
        }
        None
    }

    /// Returns the column and row of a cell, counted from 0 at the left and the top.
    #[must_use]
    pub fn column_row(self, index: u16) -> (u16, u16) {
        let cell = self.axial(index).unwrap_or_default();
        let left = self.all().map(|[q, _]| i16::from(q)).min().unwrap_or(0);
        let top = self.all().map(row).min().unwrap_or(0);
        let offset = |at: i16, from: i16| u16::try_from(at - from).unwrap_or(0);
        (offset(cell[0].into(), left), offset(row(cell), top))
    }

    /// Returns the numbers of columns and rows.
    #[must_use]
    pub fn size(self) -> (u16, u16) {
        let places = (0..Grid::count(self)).map(|index| self.column_row(index));
        size(places)
    }

    /// Returns the cells of a row, from left to right.
    #[must_use]
    pub fn row(self, row: u16) -> Vec<u16> {
        let mut cells: Vec<_> = (0..Grid::count(self))
            .map(|index| (self.column_row(index), index))
            .filter(|((_, cell_row), _)| *cell_row == row)
            .collect();
        cells.sort_unstable();
        cells.into_iter().map(|(_, index)| index).collect()
    }

    /// Returns the axial coordinates of all cells, in the order of their indices.
    pub fn all(&self) -> impl Iterator<Item = [i8; 2]> + Clone + use<> {
        self.cells.into_iter().take(usize::from(self.count))
    }

    /// Returns the nearest cell within 45 degrees of a direction. Of two equally near cells, the
    /// one in the same row wins.
    fn nearest_ahead(self, index: u16, direction: (i32, i32)) -> Option<u16> {
        let (_, row) = self.column_row(index);
        let rows = |other: u16, _| row.abs_diff(self.column_row(other).1);
        nearest_in_direction(self, 0..Grid::count(self), index, direction, rows)
    }
}

/// Returns the row of a cell, relative to an arbitrary origin.
fn row([q, r]: [i8; 2]) -> i16 {
    i16::from(r) + i16::from(q).div_euclid(2)
}

/// The marks of flat-topped hexagons. The center stays free for the game's own drawings.
const MARK_SHAPES: MarkShapes = MarkShapes {
    recent: "0.96",
    legal: "0.93",
    selected: "0.96",
    hatched: "M-68-48L-41-81M-84-21L-31-83M-91 14L-11-83M-81 38L12-75M-67 60L38-67M-49 76L57-53M-25 82L72-35M-3 83L84-22M31 83L91 10M51 74L78 41",
    legal_mark: LegalMark::Notches(
        "M0-70L-10-81H10ZM0 70L-10 81H10ZM61-35L65-49 75-32ZM61 35L65 49 75 32ZM-61-35L-65-49-75-32ZM-61 35L-65 49-75 32Z",
    ),
    corners: "M84-21L96 0 84 21M60 62L48 83H24M-24 83H-48L-60 62M-84 21L-96 0-84-21M-60-62L-48-83H-24M24-83H48L60-62",
};

impl Grid for FlatHexGrid {
    fn count(self) -> u16 {
        self.count.into()
    }

    fn at_point(self, x: f64, y: f64) -> Option<u16> {
        (0..Grid::count(self)).find(|&index| {
            let (cx, cy) = Grid::center(self, index);
            let (dx, dy) = ((x - f64::from(cx)).abs(), (y - f64::from(cy)).abs());
            // The side edges run from the left or right corner, at full width, to half the width at
            // full height.
            let edge =
                f64::from(HALF_WIDTH) - dy * f64::from(HALF_WIDTH) / f64::from(2 * HALF_HEIGHT);
            dy <= f64::from(HALF_HEIGHT) && dx <= edge
        })
    }

    fn center(self, index: u16) -> (i32, i32) {
        hex_center(self.axial(index).unwrap_or_default())
    }

    fn bounds(self, index: u16) -> Extent {
        Extent::around(self.center(index), HALF_WIDTH, HALF_HEIGHT)
    }

    fn extent(self) -> Extent {
        Extent::bounding(
            self.all().map(hex_center),
            HALF_WIDTH + MARGIN,
            HALF_HEIGHT + MARGIN,
        )
    }

    fn row_ends(self, index: u16) -> (u16, u16) {
        ends(&self.row(self.column_row(index).1), index)
    }

    fn column_ends(self, index: u16) -> (u16, u16) {
        let last_in = |direction: usize| last_step(index, |at| self.toward(at, direction));
        (last_in(0), last_in(3))
    }

    fn step_for_key(self, index: u16, key: &str) -> Option<u16> {
        let goal = match key {
            "ArrowLeft" | "A" => self.nearest_ahead(index, (-1, 0)),
            "ArrowRight" | "D" => self.nearest_ahead(index, (1, 0)),
            "ArrowUp" => self.nearest_ahead(index, (0, -1)),
            "ArrowDown" => self.nearest_ahead(index, (0, 1)),
            // The keys around the letter S, including on keyboards where Y and Z are swapped.
            "W" => self.toward(index, 0),
            "E" => self.toward(index, 1),
            "C" => self.toward(index, 2),
            "X" => self.toward(index, 3),
            "Z" | "Y" => self.toward(index, 4),
            "Q" => self.toward(index, 5),
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

    /// Returns the origin with `rings` rings around it.
    fn disc(rings: i8) -> FlatHexGrid {
        let range = || -rings..=rings;
        let cells = range().flat_map(|q| range().map(move |r| [q, r]));
        FlatHexGrid::from_axial(cells.filter(|[q, r]| (q + r).abs() <= rings))
    }

    #[test]
    fn every_hexagon_maps_to_one_index_and_back() {
        let grid = disc(6);
        assert_eq!(usize::from(Grid::count(grid)), MAX_CELLS);
        for index in 0..Grid::count(grid) {
            let axial = grid.axial(index).expect("a cell");
            assert_eq!(grid.find(axial), Some(index));
        }
        assert_eq!(grid.size(), (13, 13));
        assert_eq!(grid.axial(127), None);
        let with_duplicate = FlatHexGrid::from_axial([[0, 0], [1, 0], [0, 0]]);
        assert_eq!(Grid::count(with_duplicate), 2);
        assert_eq!(
            FlatHexGrid::from_axial((0..127).map(|q| [q, 0])).size().0,
            127
        );
        assert_eq!(Grid::count(FlatHexGrid::from_axial([])), 0);
        assert!(FlatHexGrid::from_axial([]).extent().width > 0.0);
    }

    #[test]
    fn at_point_finds_the_hexagon_around_a_point() {
        let grid = disc(3);
        for index in 0..Grid::count(grid) {
            let (x, y) = Grid::center(grid, index);
            for (dx, dy) in [
                (0, 0),
                (0, -86),
                (0, 86),
                (99, 0),
                (-99, 0),
                (70, 50),
                (-70, -50),
            ] {
                let (x, y) = (f64::from(x + dx), f64::from(y + dy));
                assert_eq!(grid.at_point(x, y), Some(index), "{x} {y}");
            }
        }
        let single = FlatHexGrid::from_axial([[0, 0]]);
        assert_eq!(single.at_point(90.0, 60.0), None);
        assert_eq!(single.at_point(0.0, 90.0), None);
    }

    #[test]
    fn letter_keys_reach_all_six_neighbors_and_stop_at_the_edge() {
        let grid = disc(2);
        let center_cell = grid.find([0, 0]).unwrap();
        let (x, y) = Grid::center(grid, center_cell);
        let around =
            ["W", "E", "C", "X", "Z", "Q"].map(|key| grid.step_for_key(center_cell, key).unwrap());
        let shifts = [
            (0, -174),
            (150, -87),
            (150, 87),
            (0, 174),
            (-150, 87),
            (-150, -87),
        ];
        let places = around.map(|index| Grid::center(grid, index));
        assert_eq!(places, shifts.map(|(dx, dy)| (x + dx, y + dy)));
        assert_eq!(
            grid.step_for_key(center_cell, "Y"),
            grid.step_for_key(center_cell, "Z")
        );
        assert_eq!(grid.step_for_key(center_cell, "q"), None);
        let north = grid.find([0, -2]).unwrap();
        assert_eq!(grid.step_for_key(north, "W"), Some(north));
        assert_eq!(grid.toward(north, 0), None);
        assert_eq!(grid.toward(north, 6), None);
    }

    #[test]
    fn opposite_keys_return_to_the_start_and_keys_skip_gaps() {
        let grid = disc(2);
        let center_cell = grid.find([0, 0]).unwrap();
        for (forward, back) in [
            ("ArrowRight", "ArrowLeft"),
            ("ArrowUp", "ArrowDown"),
            ("D", "A"),
        ] {
            let next = grid.step_for_key(center_cell, forward).unwrap();
            assert_ne!(next, center_cell);
            assert_eq!(grid.step_for_key(next, back), Some(center_cell));
        }
        let sparse = FlatHexGrid::from_axial([[0, 0], [0, 2], [3, 0], [-3, 1], [6, -6]]);
        assert_eq!(sparse.step_for_key(0, "ArrowDown"), Some(1));
        assert_eq!(sparse.step_for_key(0, "ArrowRight"), Some(2));
        assert_eq!(sparse.step_for_key(0, "ArrowLeft"), Some(3));
        assert_eq!(sparse.step_for_key(0, "C"), Some(2));
        assert_eq!(sparse.step_for_key(2, "Q"), Some(0));
        assert_eq!(sparse.step_for_key(2, "ArrowUp"), Some(4));
    }

    #[test]
    fn row_ends_and_column_ends_are_the_outermost_cells() {
        let grid = disc(2);
        let at = |q, r| grid.find([q, r]).unwrap();
        assert_eq!(grid.row_ends(at(0, 0)), (at(-2, 1), at(2, -1)));
        assert_eq!(grid.column_ends(at(0, 0)), (at(0, -2), at(0, 2)));
        assert_eq!(grid.column_ends(at(2, -2)), (at(2, -2), at(2, 0)));
        let rows: usize = (0..grid.size().1).map(|row| grid.row(row).len()).sum();
        assert_eq!(rows, 19);
    }

    #[test]
    fn the_extent_contains_every_cell() {
        let grid = disc(3);
        let extent = grid.extent();
        for index in 0..Grid::count(grid) {
            let cell = grid.bounds(index);
            assert!(cell.x >= extent.x && cell.y >= extent.y);
            assert!(cell.x + cell.width <= extent.x + extent.width);
            assert!(cell.y + cell.height <= extent.y + extent.height);
        }
    }
}
