//! Boards of hexagons: layouts in rows, and lookup tables for the rules.
//!
//! Boards are built from [`hexx::Hex`] (axial) coordinates with their lines, rings and ranges. The
//! rules refer to a cell by its number and look up its neighbors and distances in a [`HexMap`].
//! Pixel coordinates are computed by the page.

use super::square::column_letters;
pub use hexx::Hex;
use hexx::{HexOrientation, OffsetHexMode};
use thiserror::Error;

/// The orientation of the hexagons of a board.
///
/// ```
/// use engine::grid::hex::{Hex, HexLayout};
///
/// // The second row of a pointy board stands half a hexagon to the right.
/// assert_eq!(HexLayout::Pointy.hex(0, 1), Hex::new(0, 1));
/// assert_eq!(HexLayout::Pointy.column_row(Hex::new(0, 2)), (1, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HexLayout {
    /// A corner on top: straight rows, with every odd row half a hexagon to the right.
    Pointy,
    /// An edge on top: straight columns, with every odd column half a hexagon lower.
    Flat,
}

impl HexLayout {
    const fn orientation(self) -> HexOrientation {
        match self {
            Self::Pointy => HexOrientation::Pointy,
            Self::Flat => HexOrientation::Flat,
        }
    }

    /// Returns the column and row of `hex`; the origin is (0, 0).
    #[must_use]
    pub const fn column_row(self, hex: Hex) -> (i32, i32) {
        let [column, row] = hex.to_offset_coordinates(OffsetHexMode::Odd, self.orientation());
        (column, row)
    }

    /// Returns the hexagon in a column and row.
    #[must_use]
    pub const fn hex(self, column: i32, row: i32) -> Hex {
        Hex::from_offset_coordinates([column, row], OffsetHexMode::Odd, self.orientation())
    }

    /// Returns a rectangle of hexagons, row by row.
    ///
    /// ```
    /// use engine::grid::hex::HexLayout;
    ///
    /// let board: Vec<_> = HexLayout::Flat.rectangle(4, 3).collect();
    /// assert_eq!(board.len(), 12);
    /// assert_eq!(board[5], HexLayout::Flat.hex(1, 1));
    /// ```
    pub fn rectangle(self, columns: i32, rows: i32) -> impl Iterator<Item = Hex> {
        (0..rows).flat_map(move |row| (0..columns).map(move |column| self.hex(column, row)))
    }
}

/// The steps to the six neighbors of a cell: east first on a pointy board, then clockwise if rows
/// are counted downwards.
///
/// ```
/// use engine::grid::hex::{DIRECTIONS, Hex};
///
/// // Opposite directions are three apart.
/// assert_eq!(DIRECTIONS[0] + DIRECTIONS[3], Hex::ZERO);
/// ```
pub const DIRECTIONS: [Hex; 6] = [
    Hex::new(1, 0),
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
    Hex::new(0, -1),
    Hex::new(1, -1),
];

/// Returns a label of letters and a number; both arguments count from 0.
///
/// ```
/// use engine::grid::hex::cell_label;
///
/// assert_eq!(cell_label(2, 4), "C5");
/// ```
#[must_use]
pub fn cell_label(letters: u8, number: u8) -> String {
    format!("{}{}", column_letters(letters), u16::from(number) + 1)
}

/// A cell of a [`HexMap`]: its index in the order in which the map was built.
pub type CellId = u8;

/// The maximum number of cells of a map. A cell fits in one byte, and [`HexMap::NONE`] is the
/// remaining value.
pub const MAX_CELLS: usize = 255;

/// The reason why a map cannot be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HexMapError {
    /// There are more cells than a map holds.
    #[error("{0} cells; at most {MAX_CELLS} are allowed")]
    TooMany(usize),
    /// A cell is listed twice.
    #[error("cell ({0}, {1}) is listed twice")]
    Twice(i32, i32),
}

/// The cells of one board, with tables of their neighbors and distances.
///
/// ```
/// use engine::grid::HexMap;
/// use engine::grid::hex::{DIRECTIONS, Hex};
///
/// let map = HexMap::new(Hex::ZERO.range(3), DIRECTIONS)?;
/// assert_eq!(map.len(), 37);
///
/// let center = map.cell(Hex::ZERO).ok_or("no center")?;
/// let east = map.neighbor(center, 0).ok_or("no neighbor")?;
/// assert_eq!(map.hex(east), Some(Hex::new(1, 0)));
/// assert_eq!(map.distance(center, east), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexMap {
    hexes: Vec<Hex>,
    neighbors: Vec<[CellId; 6]>,
    distances: Vec<u8>,
}

impl HexMap {
    /// The value that stands for no cell, beyond the edge of the board.
    pub const NONE: CellId = u8::MAX;

    /// Builds the map of `hexes`, numbered in this order. Direction `n` is a step by
    /// `directions[n]`.
    ///
    /// ```
    /// use engine::grid::HexMap;
    /// use engine::grid::hex::{DIRECTIONS, Hex, HexMapError};
    ///
    /// let twice = HexMap::new([Hex::ZERO, Hex::ZERO], DIRECTIONS);
    /// assert_eq!(twice, Err(HexMapError::Twice(0, 0)));
    /// ```
    ///
    /// # Errors
    /// Returns an error if a hexagon is listed twice or there are too many.
    pub fn new(
        hexes: impl IntoIterator<Item = Hex>,
        directions: [Hex; 6],
    ) -> Result<Self, HexMapError> {
        let hexes: Vec<Hex> = hexes.into_iter().collect();
        if hexes.len() > MAX_CELLS {
            return Err(HexMapError::TooMany(hexes.len()));
        }
        for (n, hex) in hexes.iter().enumerate() {
            if hexes[..n].contains(hex) {
                return Err(HexMapError::Twice(hex.x, hex.y));
            }
        }
        let find = |hex: Hex| {
            let cell_index = hexes.iter().position(|&other| other == hex);
            cell_index.map_or(Self::NONE, |n| n as CellId)
        };
        let around = |&hex: &Hex| directions.map(|step| find(hex + step));
        let neighbors = hexes.iter().map(around).collect();
        let steps_between =
            |a: Hex, b: Hex| u8::try_from(a.unsigned_distance_to(b)).unwrap_or(u8::MAX);
        let distances = hexes
            .iter()
            .flat_map(|&a| hexes.iter().map(move |&b| steps_between(a, b)))
            .collect();
        Ok(Self {
            hexes,
            neighbors,
            distances,
        })
    }

    /// Returns the number of cells.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Returns whether the map has no cell.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// Returns all cells in order.
    pub fn cells(&self) -> impl Iterator<Item = CellId> + use<> {
        0..self.hexes.len() as CellId
    }

    /// Returns the coordinates of a cell; `None` for a cell that is not on the map.
    #[must_use]
    pub fn hex(&self, cell: CellId) -> Option<Hex> {
        self.hexes.get(usize::from(cell)).copied()
    }

    /// Returns the cell at `hex`; `None` beyond the edge.
    #[must_use]
    pub fn cell(&self, hex: Hex) -> Option<CellId> {
        let cell_index = self.hexes.iter().position(|&other| other == hex)?;
        Some(cell_index as CellId)
    }

    /// Returns the cell next to `cell` in direction `direction` (modulo 6); `None` beyond the edge.
    #[must_use]
    pub fn neighbor(&self, cell: CellId, direction: u8) -> Option<CellId> {
        let around = self.neighbors.get(usize::from(cell))?;
        let next = around[usize::from(direction % 6)];
        (next != Self::NONE).then_some(next)
    }

    /// Returns the cells next to `cell`, by direction.
    ///
    /// ```
    /// use engine::grid::HexMap;
    /// use engine::grid::hex::{DIRECTIONS, Hex, HexLayout};
    ///
    /// let map = HexMap::new(HexLayout::Pointy.rectangle(3, 2), DIRECTIONS)?;
    /// // A corner of the board has two neighbors.
    /// let corner = map.cell(Hex::ZERO).ok_or("no corner")?;
    /// assert_eq!(map.neighbors(corner).count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn neighbors(&self, cell: CellId) -> impl Iterator<Item = CellId> {
        let around = self.neighbors.get(usize::from(cell));
        let around = around.copied().unwrap_or([Self::NONE; 6]);
        around.into_iter().filter(|&next| next != Self::NONE)
    }

    /// Returns the number of steps between two cells, ignoring the edge of the board; `None` for a
    /// cell that is not on the map.
    #[must_use]
    pub fn distance(&self, a: CellId, b: CellId) -> Option<u8> {
        let (a, b, len) = (usize::from(a), usize::from(b), self.hexes.len());
        if a < len && b < len {
            self.distances.get(a * len + b).copied()
        } else {
            None
        }
    }

    /// Returns the cells at most `radius` steps from `cell`, itself included, in order.
    ///
    /// ```
    /// use engine::grid::HexMap;
    /// use engine::grid::hex::{DIRECTIONS, Hex};
    ///
    /// let map = HexMap::new(Hex::ZERO.range(3), DIRECTIONS)?;
    /// let center = map.cell(Hex::ZERO).ok_or("no center")?;
    /// assert_eq!(map.within(center, 1).count(), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn within(&self, cell: CellId, radius: u8) -> impl Iterator<Item = CellId> {
        self.cells().filter(move |&other| {
            self.distance(cell, other)
                .is_some_and(|steps| steps <= radius)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_and_rows_round_trip() {
        for layout in [HexLayout::Pointy, HexLayout::Flat] {
            for hex in Hex::ZERO.range(6) {
                let (column, row) = layout.column_row(hex);
                assert_eq!(layout.hex(column, row), hex);
            }
        }
        assert_eq!(HexLayout::Pointy.hex(1, 2), Hex::new(0, 2));
        assert_eq!(HexLayout::Flat.hex(2, 1), Hex::new(2, 0));
    }

    #[test]
    fn odd_rows_are_shifted_by_half_a_hexagon() {
        let neighbors = |layout: HexLayout, a: (i32, i32), b: (i32, i32)| {
            layout.hex(a.0, a.1).distance_to(layout.hex(b.0, b.1)) == 1
        };
        assert!(neighbors(HexLayout::Pointy, (1, 0), (0, 1)));
        assert!(neighbors(HexLayout::Pointy, (1, 0), (1, 1)));
        assert!(!neighbors(HexLayout::Pointy, (1, 0), (2, 1)));
        assert!(neighbors(HexLayout::Flat, (0, 1), (1, 0)));
        assert!(neighbors(HexLayout::Flat, (0, 1), (1, 1)));
        assert!(!neighbors(HexLayout::Flat, (0, 1), (1, 2)));
    }

    #[test]
    fn neighboring_directions_are_one_step_apart() {
        for (n, step) in DIRECTIONS.into_iter().enumerate() {
            assert_eq!(step.distance_to(Hex::ZERO), 1);
            assert_eq!(step.distance_to(DIRECTIONS[(n + 1) % 6]), 1);
            assert_eq!(step + DIRECTIONS[(n + 3) % 6], Hex::ZERO);
        }
    }

    #[test]
    fn lines_rings_and_ranges_have_the_expected_sizes() {
        let (from, to) = (Hex::new(-2, 1), Hex::new(3, -1));
        let line: Vec<Hex> = from.line_to(to).collect();
        assert_eq!(line.len() as i32, from.distance_to(to) + 1);
        assert!(
            line.windows(2)
                .all(|pair| pair[0].distance_to(pair[1]) == 1)
        );
        assert_eq!(from.ring(3).count(), 18);
        assert!(from.ring(3).all(|hex| hex.distance_to(from) == 3));
        assert_eq!(Hex::ZERO.range(3).count(), 37);
    }

    #[test]
    fn labels_are_letters_and_a_number() {
        assert_eq!(cell_label(2, 4), "C5");
        assert_eq!(cell_label(26, 255), "AA256");
    }

    #[test]
    fn map_lookups_agree_with_the_coordinates() {
        let map = HexMap::new(Hex::ZERO.range(3), DIRECTIONS).unwrap();
        assert_eq!(map.len(), 37);
        for a in map.cells() {
            let hex = map.hex(a).unwrap();
            assert_eq!(map.cell(hex), Some(a));
            for (n, step) in (0u8..).zip(DIRECTIONS) {
                assert_eq!(map.neighbor(a, n), map.cell(hex + step));
            }
            for b in map.cells() {
                let distance = map.hex(b).unwrap().unsigned_distance_to(hex);
                assert_eq!(map.distance(a, b).map(u32::from), Some(distance));
            }
        }
        let center = map.cell(Hex::ZERO).unwrap();
        assert_eq!(map.neighbors(center).count(), 6);
        assert_eq!(map.within(center, 2).count(), 19);
    }

    #[test]
    fn lookups_beyond_the_edge_return_none() {
        let map = HexMap::new(HexLayout::Pointy.rectangle(3, 2), DIRECTIONS).unwrap();
        let corner = map.cell(Hex::ZERO).unwrap();
        assert_eq!(map.neighbor(corner, 3), None);
        assert_eq!(map.neighbors(corner).count(), 2);
        assert_eq!(map.distance(corner, 6), None);
        assert_eq!(map.hex(HexMap::NONE), None);
        assert_eq!(map.neighbor(HexMap::NONE, 0), None);
    }

    #[test]
    fn maps_with_duplicate_or_too_many_cells_are_rejected() {
        let duplicate = HexMap::new([Hex::ZERO, Hex::X, Hex::ZERO], DIRECTIONS);
        assert_eq!(duplicate, Err(HexMapError::Twice(0, 0)));
        let large = HexMap::new(Hex::ZERO.range(9), DIRECTIONS);
        assert_eq!(large, Err(HexMapError::TooMany(271)));
    }
}
