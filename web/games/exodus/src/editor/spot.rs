//! The hexes of the editor's board by coordinates, name and number of their cell. Cells count ring by
//! ring from the middle, so that a larger board keeps the numbers of a smaller one.

use board::FlatGrid;
use editor::shape;
use engine::exodus::chart::{STEPS, label, spiral};
use engine::exodus::content::layout_check::RINGS;
use std::fmt;

/// Fewest rings of a board.
const FEWEST: u8 = 4;

/// A hex by its axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot(pub [i8; 2]);

impl fmt::Display for Spot {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&label(self.0))
    }
}

/// Rings of a board with room around a map that reaches so far.
#[must_use]
pub fn rings(reach: u8) -> u8 {
    reach.saturating_add(1).clamp(FEWEST, RINGS)
}

/// The board of so many rings.
#[must_use]
pub fn board(rings: u8) -> FlatGrid {
    FlatGrid::of(spiral(rings))
}

/// The hex with the number of a cell.
#[must_use]
pub fn spot_at(cell: u16) -> Option<Spot> {
    spiral(RINGS).nth(usize::from(cell)).map(Spot)
}

/// The number of the cell of a hex; one that no board has for a hex too far out.
#[must_use]
pub fn cell_of(spot: Spot) -> u16 {
    let cells = (0..).zip(spiral(RINGS));
    let mut here = cells.filter(|(_, hex)| *hex == spot.0);
    here.next().map_or(u16::MAX, |(cell, _)| cell)
}

/// The hexes on a straight way from one to another, both included.
#[must_use]
pub fn line(from: Spot, to: Spot) -> Vec<Spot> {
    let path = shape::hexes(from.0, to.0, STEPS).into_iter();
    path.map(Spot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::grid::Grid;
    use engine::exodus::chart::distance;

    #[test]
    fn every_cell_has_one_hex_on_boards_of_any_size() {
        for rings in [rings(0), rings(4), rings(99)] {
            let grid = board(rings);
            for cell in 0..grid.count() {
                let spot = spot_at(cell).expect("a hex");
                assert_eq!((cell_of(spot), grid.find(spot.0)), (cell, Some(cell)));
            }
        }
        assert_eq!(board(rings(99)).count(), 127);
        assert_eq!(cell_of(Spot([9, 9])), u16::MAX);
    }

    #[test]
    fn lines_join_their_ends_without_a_gap() {
        for from in spiral(3).map(Spot) {
            for to in spiral(4).map(Spot) {
                let path = line(from, to);
                assert_eq!(path.len(), usize::from(distance(from.0, to.0)) + 1);
                assert_eq!((path[0], path[path.len() - 1]), (from, to));
                let next = |pair: &[Spot]| distance(pair[0].0, pair[1].0) == 1;
                assert!(path.windows(2).all(next));
            }
        }
        let straight = line(Spot([0, 0]), Spot([2, -1]));
        assert_eq!(straight.len(), 3);
    }
}
