//! Hexes of the editor's board.

use board::pointy_hex::DIRECTIONS;
use editor::grid_shapes;
use engine::saga::hex::{HexId, axial, hex_id};
use std::fmt;

/// A hex by its axial coordinates, with the Jumpgate at `[0, 0]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct HexCoord(pub [i8; 2]);

impl HexCoord {
    /// Parses the label of a hex, as errors name it.
    #[must_use]
    pub fn from_label(label: &str) -> Option<Self> {
        let (q, r) = label.split_once(',')?;
        Some(Self([q.trim().parse().ok()?, r.trim().parse().ok()?]))
    }

    /// Returns whether the board has this hex.
    #[must_use]
    pub fn is_on_board(self) -> bool {
        hex_id(self.0).is_some()
    }
}

impl fmt::Display for HexCoord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [q, r] = self.0;
        write!(f, "{q},{r}")
    }
}

/// Returns the cell of a hex; 0 if it is off the board.
#[must_use]
pub fn cell_of(coord: HexCoord) -> u16 {
    hex_id(coord.0).map_or(0, |hex| hex.0.into())
}

#[must_use]
pub fn hex_at_cell(cell: u16) -> Option<HexCoord> {
    let hex = u8::try_from(cell).ok().map(HexId)?;
    (hex.index() < engine::saga::hex::HEXES).then(|| HexCoord(axial(hex)))
}

/// Returns the distance of a hex from the Jumpgate.
#[must_use]
pub fn distance_from_center(hex: [i8; 2]) -> i32 {
    grid_shapes::hex_distance(hex, [0, 0])
}

/// Returns the hexes of a straight line, both ends included.
#[must_use]
pub fn line(from: HexCoord, to: HexCoord) -> Vec<HexCoord> {
    let path = grid_shapes::hex_line(from.0, to.0, DIRECTIONS).into_iter();
    path.map(HexCoord).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_round_trip_through_labels_and_cells() {
        assert_eq!(HexCoord::from_label("2,-1"), Some(HexCoord([2, -1])));
        assert_eq!(
            HexCoord::from_label("2, -1").map(|at| at.to_string()),
            Some("2,-1".into())
        );
        assert_eq!(HexCoord::from_label("here"), None);
        for hex in [[0, 0], [1, 0], [0, -3], [-2, 2], [8, 0]] {
            assert_eq!(hex_at_cell(cell_of(HexCoord(hex))), Some(HexCoord(hex)));
        }
        assert!(!HexCoord([9, 0]).is_on_board() && hex_at_cell(217).is_none());
    }

    #[test]
    fn a_line_has_no_gaps() {
        let path = line(HexCoord([-2, 1]), HexCoord([2, -1]));
        assert_eq!((path.len(), path.last()), (5, Some(&HexCoord([2, -1]))));
        assert!(path.contains(&HexCoord([0, 0])));
    }
}
