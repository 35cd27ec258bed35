//! The hexes of the editor's board by coordinates, name and cell number. Cells are numbered ring by
//! ring from the center, so that a larger board keeps the numbers of a smaller one.

use board::FlatHexGrid;
use editor::grid_shapes;
use engine::exodus::axial::{STEPS, label, spiral};
use engine::exodus::content::layout_check::RINGS;
use std::fmt;

/// Minimum number of rings of a board.
const MIN_RINGS: u8 = 4;

/// A hex by its axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct HexCoord(pub [i8; 2]);

impl fmt::Display for HexCoord {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&label(self.0))
    }
}

/// Returns the number of rings of a board with room around a map of this radius.
#[must_use]
pub fn board_rings(radius: u8) -> u8 {
    radius.saturating_add(1).clamp(MIN_RINGS, RINGS)
}

#[must_use]
pub fn board(ring_count: u8) -> FlatHexGrid {
    FlatHexGrid::from_axial(spiral(ring_count))
}

/// Returns the hex with the number of a cell.
#[must_use]
pub fn hex_at_cell(cell: u16) -> Option<HexCoord> {
    spiral(RINGS).nth(usize::from(cell)).map(HexCoord)
}

/// Returns the number of a hex's cell; `u16::MAX` if the hex is outside of every board.
#[must_use]
pub fn cell_of(coord: HexCoord) -> u16 {
    let cells = (0..).zip(spiral(RINGS));
    let mut matching_cells = cells.filter(|(_, hex)| *hex == coord.0);
    matching_cells.next().map_or(u16::MAX, |(cell, _)| cell)
}

/// Returns the hexes of a straight line, both ends included.
#[must_use]
pub fn line(from: HexCoord, to: HexCoord) -> Vec<HexCoord> {
    let path = grid_shapes::hex_line(from.0, to.0, STEPS).into_iter();
    path.map(HexCoord).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::grid::Grid;
    use engine::exodus::axial::distance;

    #[test]
    fn every_cell_maps_to_one_hex_on_boards_of_any_size() {
        for rings in [board_rings(0), board_rings(4), board_rings(99)] {
            let grid = board(rings);
            for cell in 0..grid.count() {
                let coord = hex_at_cell(cell).expect("a hex");
                assert_eq!((cell_of(coord), grid.find(coord.0)), (cell, Some(cell)));
            }
        }
        assert_eq!(board(board_rings(99)).count(), 127);
        assert_eq!(cell_of(HexCoord([9, 9])), u16::MAX);
    }

    #[test]
    fn lines_connect_both_ends_without_gaps() {
        for from in spiral(3).map(HexCoord) {
            for to in spiral(4).map(HexCoord) {
                let path = line(from, to);
                assert_eq!(path.len(), usize::from(distance(from.0, to.0)) + 1);
                assert_eq!((path[0], path[path.len() - 1]), (from, to));
                let is_adjacent = |pair: &[HexCoord]| distance(pair[0].0, pair[1].0) == 1;
                assert!(path.windows(2).all(is_adjacent));
            }
        }
        let straight = line(HexCoord([0, 0]), HexCoord([2, -1]));
        assert_eq!(straight.len(), 3);
    }
}
