//! Shapes of parts and grids as they stand in the figures, turned and laid: from rows of `#` and
//! `.` to the ways in which a part can lie `[EXO-9.2]`. What lies where is the blueprint's.

use super::blueprint::{CellSet, Grid, Grids};
use super::figures::Figures;
use super::part::Item;
use super::ship::ShipType;

/// Whether rows are equally long, not empty, of `#` and `.` alone, with a cell among them.
#[must_use]
pub fn is_valid_drawing(rows: &[String]) -> bool {
    let width = rows.first().map_or(0, String::len);
    let fits = |row: &String| row.len() == width && row.bytes().all(|sign| b"#.".contains(&sign));
    width > 0 && rows.iter().all(fits) && rows.iter().any(|row| row.contains('#'))
}

/// Cells by row and column, in ascending order; the smallest row and column are 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape(Vec<(u8, u8)>);

impl Shape {
    /// The cells that are drawn in rows.
    #[must_use]
    pub fn read(rows: &[String]) -> Self {
        let cells = (0u8..).zip(rows).flat_map(|(row, signs)| {
            let signs = (0u8..).zip(signs.bytes());
            signs
                .filter(|(_, sign)| *sign == b'#')
                .map(move |(column, _)| (row, column))
        });
        Self::of(cells.collect())
    }

    /// Moved to the corner and put in order.
    fn of(mut cells: Vec<(u8, u8)>) -> Self {
        let top = cells.iter().map(|(row, _)| *row).min().unwrap_or(0);
        let left = cells.iter().map(|(_, column)| *column).min().unwrap_or(0);
        for (row, column) in &mut cells {
            *row -= top;
            *column -= left;
        }
        cells.sort_unstable();
        Self(cells)
    }

    /// Its cells by row and column, in ascending order.
    #[must_use]
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.0
    }

    /// How many cells it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no cell.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether its cells hang together, side by side.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        let mut reached: Vec<(u8, u8)> = self.0.first().copied().into_iter().collect();
        let mut next = 0;
        while let Some((row, column)) = reached.get(next).copied() {
            let beside = |other: &&(u8, u8)| other.0.abs_diff(row) + other.1.abs_diff(column) == 1;
            for cell in self.0.iter().filter(beside) {
                if !reached.contains(cell) {
                    reached.push(*cell);
                }
            }
            next += 1;
        }
        reached.len() == self.len()
    }

    /// Rows and columns of the rectangle around it.
    #[must_use]
    pub fn size(&self) -> (u8, u8) {
        let rows = self.0.iter().map(|(row, _)| row + 1).max();
        let columns = self.0.iter().map(|(_, column)| column + 1).max();
        (rows.unwrap_or(0), columns.unwrap_or(0))
    }

    /// Turned by a quarter, clockwise.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let (rows, _) = self.size();
        let cells = self.0.iter();
        Self::of(
            cells
                .map(|(row, column)| (*column, rows - 1 - row))
                .collect(),
        )
    }

    /// It and its quarter turns, each once.
    #[must_use]
    pub fn rotations(&self) -> Vec<Self> {
        let mut turns: Vec<Self> = Vec::new();
        let mut next = self.clone();
        for _ in 0..4 {
            if !turns.contains(&next) {
                turns.push(next.clone());
            }
            next = next.rotated();
        }
        turns
    }

    /// The cells that it covers on a grid with its corner at a row and column; none where it
    /// sticks out.
    fn placed_at(&self, grid: &Grid, at: (u8, u8)) -> Option<CellSet> {
        let mut covered = 0;
        for (row, column) in &self.0 {
            let (row, column) = (row + at.0, column + at.1);
            let bit = grid.bit(row, column)?;
            covered |= bit;
        }
        Some(covered)
    }
}

impl Grid {
    /// The cell in a row and column, as long as it is one of the grid.
    #[must_use]
    pub const fn bit(&self, row: u8, column: u8) -> Option<CellSet> {
        if row >= self.rows || column >= self.columns {
            return None;
        }
        let place = row as u32 * self.columns as u32 + column as u32;
        let bit: CellSet = 1 << place;
        if self.cells & bit == 0 {
            None
        } else {
            Some(bit)
        }
    }

    /// The rows and columns of some of its cells, in ascending order.
    pub fn cell_positions(&self, cells: CellSet) -> impl Iterator<Item = (u8, u8)> + use<> {
        let columns = self.columns;
        let all = (0..self.rows).flat_map(move |row| (0..columns).map(move |column| (row, column)));
        all.enumerate()
            .filter(move |(place, _)| *place < 32 && cells >> place & 1 == 1)
            .map(|(_, spot)| spot)
    }

    /// An empty grid that is drawn in rows.
    fn read(rows: &[String]) -> Self {
        let shape = Shape::read(rows);
        let (rows, columns) = shape.size();
        let place =
            |(row, column): &(u8, u8)| u32::from(*row) * u32::from(columns) + u32::from(*column);
        Self {
            rows,
            columns,
            cells: shape.0.iter().fold(0, |all, cell| all | 1 << place(cell)),
            ways: Vec::new(),
        }
    }

    /// The ways in which a shape can lie here, in ascending order of the topmost, leftmost cell,
    /// then of the turn.
    fn placements_of(&self, shape: &Shape) -> Vec<CellSet> {
        let mut ways: Vec<(u32, usize, CellSet)> = Vec::new();
        if shape.is_empty() {
            return Vec::new();
        }
        for (turn, shape) in shape.rotations().iter().enumerate() {
            for row in 0..self.rows {
                for column in 0..self.columns {
                    if let Some(cells) = shape.placed_at(self, (row, column)) {
                        ways.push((cells.trailing_zeros(), turn, cells));
                    }
                }
            }
        }
        ways.sort_unstable();
        ways.into_iter().map(|(_, _, cells)| cells).collect()
    }
}

impl Shape {
    /// Cells of a grid, moved to the corner.
    #[must_use]
    pub fn from_cells(grid: &Grid, cells: CellSet) -> Self {
        Self::of(grid.cell_positions(cells).collect())
    }
}

impl Grids {
    /// The grids that the figures draw, with all ways in which parts can lie on them.
    #[must_use]
    pub fn from_figures(figures: &Figures) -> Self {
        Self(ShipType::ALL.map(|kind| {
            let ship = figures.ships.get(kind.index());
            let mut grid = ship.map(|ship| Grid::read(&ship.grid)).unwrap_or_default();
            let ways = Item::ALL.map(|item| {
                let part = figures.items.get(item.index());
                let shape = part.map(|part| Shape::read(&part.shape));
                grid.placements_of(&shape.unwrap_or_default())
            });
            grid.ways = ways.into();
            grid
        }))
    }
}
