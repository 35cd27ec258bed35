//! Shapes of parts and grids: from the rows of `#` and `.` in the figures to the placements of each
//! part on each grid `[EXO-9.2]`. [`super::blueprint`] has the fitted parts.

use super::blueprint::{CellSet, Grid, Grids};
use super::figures::Figures;
use super::part::Item;
use super::ship::ShipType;

/// Returns whether all rows have the same length, are not empty, and contain only `#` and `.` with
/// at least one cell.
#[must_use]
pub fn is_valid_drawing(rows: &[String]) -> bool {
    let width = rows.first().map_or(0, String::len);
    let fits = |row: &String| {
        row.len() == width && row.bytes().all(|character| b"#.".contains(&character))
    };
    width > 0 && rows.iter().all(fits) && rows.iter().any(|row| row.contains('#'))
}

/// Cells by row and column, sorted; the lowest row and column are 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape(Vec<(u8, u8)>);

impl Shape {
    /// Reads the cells from rows of `#` and `.`.
    #[must_use]
    pub fn read(rows: &[String]) -> Self {
        let cells = (0u8..).zip(rows).flat_map(|(row, characters)| {
            let characters = (0u8..).zip(characters.bytes());
            characters
                .filter(|(_, character)| *character == b'#')
                .map(move |(column, _)| (row, column))
        });
        Self::normalized(cells.collect())
    }

    /// Creates a shape from cells, shifted to row 0 and column 0 and sorted.
    fn normalized(mut cells: Vec<(u8, u8)>) -> Self {
        let top = cells.iter().map(|(row, _)| *row).min().unwrap_or(0);
        let left = cells.iter().map(|(_, column)| *column).min().unwrap_or(0);
        for (row, column) in &mut cells {
            *row -= top;
            *column -= left;
        }
        cells.sort_unstable();
        Self(cells)
    }

    /// Returns the cells by row and column, sorted.
    #[must_use]
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.0
    }

    /// Returns the number of cells.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether the shape has no cells.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the cells are connected by their sides.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        let mut reached: Vec<(u8, u8)> = self.0.first().copied().into_iter().collect();
        let mut next = 0;
        while let Some((row, column)) = reached.get(next).copied() {
            let is_adjacent =
                |other: &&(u8, u8)| other.0.abs_diff(row) + other.1.abs_diff(column) == 1;
            for cell in self.0.iter().filter(is_adjacent) {
                if !reached.contains(cell) {
                    reached.push(*cell);
                }
            }
            next += 1;
        }
        reached.len() == self.len()
    }

    /// Returns the rows and columns of the bounding rectangle.
    #[must_use]
    pub fn size(&self) -> (u8, u8) {
        let rows = self.0.iter().map(|(row, _)| row + 1).max();
        let columns = self.0.iter().map(|(_, column)| column + 1).max();
        (rows.unwrap_or(0), columns.unwrap_or(0))
    }

    /// Returns the shape rotated by a quarter turn, clockwise.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let (rows, _) = self.size();
        let cells = self.0.iter();
        Self::normalized(
            cells
                .map(|(row, column)| (*column, rows - 1 - row))
                .collect(),
        )
    }

    /// Returns all distinct rotations by quarter turns, the shape itself first.
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

    /// Returns the cells that the shape covers with its top left corner at this row and column of a
    /// grid, or `None` if a cell is outside the grid.
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
    /// Returns the bit of the cell in a row and column, or `None` if the grid has no cell there.
    #[must_use]
    pub const fn bit(&self, row: u8, column: u8) -> Option<CellSet> {
        if row >= self.rows || column >= self.columns {
            return None;
        }
        let bit_index = row as u32 * self.columns as u32 + column as u32;
        let bit: CellSet = 1 << bit_index;
        if self.cells & bit == 0 {
            None
        } else {
            Some(bit)
        }
    }

    /// Iterates over the rows and columns of a set of cells, in ascending order.
    pub fn cell_positions(&self, cells: CellSet) -> impl Iterator<Item = (u8, u8)> + use<> {
        let columns = self.columns;
        let all = (0..self.rows).flat_map(move |row| (0..columns).map(move |column| (row, column)));
        all.enumerate()
            .filter(move |(bit_index, _)| *bit_index < 32 && cells >> bit_index & 1 == 1)
            .map(|(_, position)| position)
    }

    /// Reads a grid without placements from rows of `#` and `.`.
    fn read(rows: &[String]) -> Self {
        let shape = Shape::read(rows);
        let (rows, columns) = shape.size();
        let bit_index =
            |(row, column): &(u8, u8)| u32::from(*row) * u32::from(columns) + u32::from(*column);
        Self {
            rows,
            columns,
            cells: shape
                .0
                .iter()
                .fold(0, |all, cell| all | 1 << bit_index(cell)),
            placements: Vec::new(),
        }
    }

    /// Returns the placements of a shape on the grid, sorted by the topmost, leftmost cell and then
    /// by rotation.
    fn placements_of(&self, shape: &Shape) -> Vec<CellSet> {
        let mut placements: Vec<(u32, usize, CellSet)> = Vec::new();
        if shape.is_empty() {
            return Vec::new();
        }
        for (turn, shape) in shape.rotations().iter().enumerate() {
            for row in 0..self.rows {
                for column in 0..self.columns {
                    if let Some(cells) = shape.placed_at(self, (row, column)) {
                        placements.push((cells.trailing_zeros(), turn, cells));
                    }
                }
            }
        }
        placements.sort_unstable();
        placements.into_iter().map(|(_, _, cells)| cells).collect()
    }
}

impl Shape {
    /// Creates a shape from cells of a grid, shifted to row 0 and column 0.
    #[must_use]
    pub fn from_cells(grid: &Grid, cells: CellSet) -> Self {
        Self::normalized(grid.cell_positions(cells).collect())
    }
}

impl Grids {
    /// Creates the grids of the figures with all placements of parts.
    #[must_use]
    pub fn from_figures(figures: &Figures) -> Self {
        Self(ShipType::ALL.map(|kind| {
            let ship = figures.ships.get(kind.index());
            let mut grid = ship.map(|ship| Grid::read(&ship.grid)).unwrap_or_default();
            let placements = Item::ALL.map(|item| {
                let part = figures.items.get(item.index());
                let shape = part.map(|part| Shape::read(&part.shape));
                grid.placements_of(&shape.unwrap_or_default())
            });
            grid.placements = placements.into();
            grid
        }))
    }
}
