//! The geometry of pointy-topped hexagons in rings around a center: index, axial coordinates,
//! corners in board units. A board shows any set of them, which may grow during a match.
//!
//! A hexagon has the same index on every board, shown or not: 0 is the center, then ring by ring,
//! each counterclockwise from the right. So data about a cell stays valid while a board grows.

use super::cell::CellState;
use super::grid::{Extent, Grid, ends, last_step, nearest_in_direction, size};
use super::marks::{LegalMark, MarkShapes};
use yew::Html;

/// The number of rings around the center.
pub const RADIUS: i32 = 8;
/// The number of hexagons, shown or not.
pub const MAX_CELLS: u16 = 217;
/// The distance from the center of a hexagon to the middle of its right edge. All corners have
/// integer coordinates, so that neighbors share them exactly.
pub const HALF_WIDTH: i32 = 87;
/// The distance from the center to the top corner.
pub const HALF_HEIGHT: i32 = 100;
/// The distance from one row to the next.
pub const ROW_PITCH: i32 = 150;
/// The margin around all cells, in board units.
pub const MARGIN: i32 = 14;
/// The outline of a hexagon around its center, as an SVG path.
pub const OUTLINE: &str = "M0-100L87-50V50L0 100-87 50V-50Z";
/// The axial step in each direction, counterclockwise from the right.
pub const DIRECTIONS: [[i8; 2]; 6] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

/// Returns the center of the hexagon with these axial coordinates, in board units.
#[must_use]
pub fn hex_center([q, r]: [i8; 2]) -> (i32, i32) {
    let (q, r) = (i32::from(q), i32::from(r));
    (2 * HALF_WIDTH * q + HALF_WIDTH * r, ROW_PITCH * r)
}

/// Returns the axial coordinates of a hexagon, or those of the center for an invalid index.
#[must_use]
pub fn axial(index: u16) -> [i8; 2] {
    let index = i32::from(index);
    let ring = (1..=RADIUS).find(|ring| index <= 3 * ring * (ring + 1));
    let Some(ring) = ring.filter(|_| index > 0) else {
        return [0, 0];
    };
    let ring_position = index - 1 - 3 * ring * (ring - 1);
    let step = |direction: i32| {
        let step = DIRECTIONS.get((direction % 6) as usize).copied();
        step.unwrap_or_default().map(i32::from)
    };
    let (corner, edge_step) = (step(ring_position / ring), step(ring_position / ring + 2));
    let coordinate = |n: usize| corner[n] * ring + edge_step[n] * (ring_position % ring);
    [coordinate(0) as i8, coordinate(1) as i8]
}

/// Returns the index of the hexagon with these axial coordinates, or `None` beyond the last ring.
#[must_use]
pub fn number([q, r]: [i8; 2]) -> Option<u16> {
    let (q, r) = (i32::from(q), i32::from(r));
    let ring = (q.abs() + r.abs() + (q + r).abs()) / 2;
    let from = if ring == 0 {
        0
    } else {
        1 + 3 * ring * (ring - 1)
    };
    let to = 3 * ring * (ring + 1);
    let mut all = (from..=to).filter_map(|index| u16::try_from(index).ok());
    all.find(|&index| index < MAX_CELLS && axial(index).map(i32::from) == [q, r])
}

/// The hexagons of a board that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PointyHexGrid {
    shown: [u64; 4],
}

impl PointyHexGrid {
    /// Creates a board that shows the hexagons with these indices; invalid ones are dropped.
    #[must_use]
    pub fn from_indices(cells: impl IntoIterator<Item = u16>) -> Self {
        let mut grid = Self::default();
        for index in cells.into_iter().filter(|index| *index < MAX_CELLS) {
            if let Some(word) = grid.shown.get_mut(usize::from(index >> 6)) {
                *word |= 1 << (index & 63);
            }
        }
        grid
    }

    /// Returns whether a hexagon is shown.
    #[must_use]
    pub fn shows(self, index: u16) -> bool {
        let word = self.shown.get(usize::from(index >> 6)).copied();
        word.unwrap_or(0) >> (index & 63) & 1 == 1
    }

    /// Returns the hexagons that are shown, in the order of their indices.
    pub fn all(self) -> impl Iterator<Item = u16> + Clone {
        (0..MAX_CELLS).filter(move |&index| self.shows(index))
    }

    /// Returns the next shown hexagon in a direction, counted counterclockwise from 0 for right.
    /// Gaps are skipped.
    #[must_use]
    pub fn toward(self, index: u16, direction: usize) -> Option<u16> {
        let [dq, dr] = *DIRECTIONS.get(direction)?;
        let mut at = axial(index);
        loop {
            at = [at[0].checked_add(dq)?, at[1].checked_add(dr)?];
            let next = number(at)?;
            if self.shows(next) {
                return Some(next);
            }
        }
    }

    /// Returns the column and row of a hexagon, counted from 0 at the left and the top of the shown
    /// part. Every second row is shifted by half a hexagon.
    #[must_use]
    pub fn column_row(self, index: u16) -> (u16, u16) {
        let column = |index: u16| {
            let [q, r] = axial(index).map(i16::from);
            q + r.div_euclid(2)
        };
        let row = |index: u16| i16::from(axial(index)[1]);
        let left = self.all().map(column).min().unwrap_or(0);
        let top = self.all().map(row).min().unwrap_or(0);
        let offset = |at: i16, from: i16| u16::try_from(at - from).unwrap_or(0);
        (offset(column(index), left), offset(row(index), top))
    }

    /// Returns the numbers of columns and rows of the shown part.
    #[must_use]
    pub fn size(self) -> (u16, u16) {
        let places = self.all().map(|index| self.column_row(index));
        size(places)
    }

    /// Returns the shown rows from top to bottom, each from left to right.
    #[must_use]
    pub fn rows(self) -> Vec<Vec<u16>> {
        let row = |r: i8| {
            let mut cells: Vec<_> = self.all().filter(|cell| axial(*cell)[1] == r).collect();
            cells.sort_unstable_by_key(|cell| axial(*cell)[0]);
            cells
        };
        let rows = (-(RADIUS as i8)..=RADIUS as i8).map(row);
        rows.filter(|row| !row.is_empty()).collect()
    }

    /// Returns the nearest shown hexagon within 45 degrees of a direction.
    fn nearest_ahead(self, index: u16, direction: (i32, i32)) -> Option<u16> {
        nearest_in_direction(self, self.all(), index, direction, |_, aside| aside)
    }
}

/// The marks of pointy-topped hexagons. The center stays free for the game's own drawings.
const MARK_SHAPES: MarkShapes = MarkShapes {
    recent: "0.96",
    legal: "0.93",
    selected: "0.96",
    hatched: "M-48-68L-21-84M-83-21L-20-84M-83 12L12-84M-83 38L34-78M-60 60L68-58M-39 75L83-44M-21 84L83-20M3 84L83 4M36 74L83 28",
    legal_mark: LegalMark::Notches(
        "M70 0L81-10V10ZM-70 0L-81 10V-10ZM35-61L49-65 32-75ZM-35-61L-49-65-32-75ZM35 61L49 65 32 75ZM-35 61L-49 65-32 75Z",
    ),
    corners: "M-21-84L0-96 21-84M62-60L83-48V-24M83 24V48L62 60M21 84L0 96-21 84M-62 60L-83 48V24M-83-24V-48L-62-60",
};

impl Grid for PointyHexGrid {
    fn count(self) -> u16 {
        MAX_CELLS
    }

    fn clamp_index(self, index: u16) -> u16 {
        if self.shows(index) {
            return index;
        }
        let (x, y) = Grid::center(self, index);
        let distance = |other: &u16| {
            let (ox, oy) = Grid::center(self, *other);
            ((ox - x).pow(2) + (oy - y).pow(2), *other)
        };
        self.all().min_by_key(distance).unwrap_or(0)
    }

    fn at_point(self, x: f64, y: f64) -> Option<u16> {
        self.all().find(|&index| {
            let (cx, cy) = Grid::center(self, index);
            let (dx, dy) = ((x - f64::from(cx)).abs(), (y - f64::from(cy)).abs());
            // The upper edges fall from the top corner to half its height at the side.
            let edge = f64::from(HALF_HEIGHT) * (1.0 - dx / f64::from(2 * HALF_WIDTH));
            dx <= f64::from(HALF_WIDTH) && dy <= edge
        })
    }

    fn center(self, index: u16) -> (i32, i32) {
        hex_center(axial(index))
    }

    fn bounds(self, index: u16) -> Extent {
        Extent::around(self.center(index), HALF_WIDTH, HALF_HEIGHT)
    }

    fn extent(self) -> Extent {
        let centers = self.all().map(move |index| self.center(index));
        Extent::bounding(centers, HALF_WIDTH + MARGIN, HALF_HEIGHT + MARGIN)
    }

    fn row_ends(self, index: u16) -> (u16, u16) {
        let rows = self.rows();
        let row = rows.iter().find(|row| row.contains(&index));
        ends(row.map_or(&[], Vec::as_slice), index)
    }

    fn column_ends(self, index: u16) -> (u16, u16) {
        let last_in =
            |direction: (i32, i32)| last_step(index, |at| self.nearest_ahead(at, direction));
        (last_in((0, -1)), last_in((0, 1)))
    }

    fn step_for_key(self, index: u16, key: &str) -> Option<u16> {
        let goal = match key {
            "ArrowLeft" | "A" => self.nearest_ahead(index, (-1, 0)),
            "ArrowRight" | "D" => self.nearest_ahead(index, (1, 0)),
            "ArrowUp" | "W" => self.nearest_ahead(index, (0, -1)),
            "ArrowDown" | "X" => self.nearest_ahead(index, (0, 1)),
            // The keys around the letter S, including on keyboards where Y and Z are swapped.
            "E" => self.toward(index, 1),
            "Q" => self.toward(index, 2),
            "Z" | "Y" => self.toward(index, 4),
            "C" => self.toward(index, 5),
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

    fn disc(rings: u16) -> PointyHexGrid {
        PointyHexGrid::from_indices(0..=3 * rings * (rings + 1))
    }

    #[test]
    fn every_hexagon_maps_to_one_index_and_back() {
        for index in 0..MAX_CELLS {
            assert_eq!(number(axial(index)), Some(index));
        }
        assert_eq!(axial(1), [1, 0]);
        assert_eq!(axial(2), [1, -1]);
        assert_eq!(axial(MAX_CELLS), [0, 0]);
        assert_eq!(number([9, 0]), None);
        assert_eq!(number([127, 127]), None);
        let grid = PointyHexGrid::from_indices([0, 3, 500]);
        assert_eq!(grid.all().collect::<Vec<_>>(), [0, 3]);
    }

    #[test]
    fn at_point_finds_the_hexagon_around_a_point() {
        let grid = disc(3);
        for index in grid.all() {
            let (x, y) = Grid::center(grid, index);
            for (dx, dy) in [
                (0, 0),
                (0, -99),
                (0, 99),
                (86, 0),
                (-86, 0),
                (60, 60),
                (-60, -60),
            ] {
                let (x, y) = (f64::from(x + dx), f64::from(y + dy));
                assert_eq!(grid.at_point(x, y), Some(index), "{x} {y}");
            }
        }
        assert_eq!(PointyHexGrid::from_indices([0]).at_point(80.0, 80.0), None);
        assert_eq!(PointyHexGrid::from_indices([0]).at_point(174.0, 0.0), None);
    }

    #[test]
    fn keys_lead_to_neighbors_and_skip_gaps() {
        let grid = disc(2);
        let around = ["D", "E", "Q", "A", "Z", "C"].map(|key| grid.step_for_key(0, key));
        assert_eq!(around, [1, 2, 3, 4, 5, 6].map(Some));
        assert_eq!(grid.step_for_key(0, "Y"), grid.step_for_key(0, "Z"));
        assert_eq!(grid.step_for_key(0, "s"), None);
        let edge = number([2, 0]).unwrap();
        assert_eq!(grid.step_for_key(edge, "ArrowRight"), Some(edge));
        let sparse = PointyHexGrid::from_indices(
            [[0, 0], [4, 0], [0, -3], [-2, 4]].map(|at| number(at).unwrap()),
        );
        assert_eq!(sparse.step_for_key(0, "ArrowRight"), number([4, 0]));
        assert_eq!(sparse.step_for_key(0, "Q"), number([0, -3]));
        assert_eq!(sparse.step_for_key(0, "ArrowDown"), number([-2, 4]));
        assert_eq!(sparse.column_ends(0).1, number([-2, 4]).unwrap());
    }

    #[test]
    fn clamp_index_moves_a_hidden_cursor_to_a_nearby_cell() {
        let grid = disc(1);
        assert_eq!(grid.clamp_index(3), 3);
        assert_eq!(grid.clamp_index(number([4, 0]).unwrap()), 1);
        assert_eq!(PointyHexGrid::default().clamp_index(9), 0);
        assert!(PointyHexGrid::default().extent().width > 0.0);
    }

    #[test]
    fn rows_and_extent_cover_every_cell() {
        let grid = disc(2);
        let rows = grid.rows();
        assert_eq!(
            rows.iter().map(Vec::len).collect::<Vec<_>>(),
            [3, 4, 5, 4, 3]
        );
        assert_eq!(grid.size(), (5, 5));
        assert_eq!(grid.row_ends(0), (rows[2][0], rows[2][4]));
        let all = grid.extent();
        for index in grid.all() {
            let cell = grid.bounds(index);
            assert!(cell.x >= all.x && cell.y >= all.y);
            assert!(cell.x + cell.width <= all.x + all.width);
            assert!(cell.y + cell.height <= all.y + all.height);
        }
    }
}
