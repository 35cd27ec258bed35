//! A hex of the editor's board.

use board::peak::STEPS;
use editor::shape;
use engine::saga::hex::{HexId, axial, hex_id};
use std::fmt;

/// A hex by its coordinates, the Jumpgate at `[0, 0]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot(pub [i8; 2]);

impl Spot {
    /// The hex that a fault names.
    #[must_use]
    pub fn named(label: &str) -> Option<Self> {
        let (q, r) = label.split_once(',')?;
        Some(Self([q.trim().parse().ok()?, r.trim().parse().ok()?]))
    }

    /// Whether a board has it.
    #[must_use]
    pub fn is_on_board(self) -> bool {
        hex_id(self.0).is_some()
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [q, r] = self.0;
        write!(f, "{q},{r}")
    }
}

/// The cell of the board that a hex is.
#[must_use]
pub fn cell_of(spot: Spot) -> u16 {
    hex_id(spot.0).map_or(0, |hex| hex.0.into())
}

/// The hex that a cell of the board is.
#[must_use]
pub fn spot_at(cell: u16) -> Option<Spot> {
    let hex = u8::try_from(cell).ok().map(HexId)?;
    (hex.index() < engine::saga::hex::HEXES).then(|| Spot(axial(hex)))
}

/// How far a hex is from the Jumpgate.
#[must_use]
pub fn ring(hex: [i8; 2]) -> i32 {
    shape::steps(hex, [0, 0])
}

/// The hexes on a way from one to another, both included.
#[must_use]
pub fn line(from: Spot, to: Spot) -> Vec<Spot> {
    let path = shape::hexes(from.0, to.0, STEPS).into_iter();
    path.map(Spot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_are_named_and_counted() {
        assert_eq!(Spot::named("2,-1"), Some(Spot([2, -1])));
        assert_eq!(
            Spot::named("2, -1").map(|at| at.to_string()),
            Some("2,-1".into())
        );
        assert_eq!(Spot::named("here"), None);
        for hex in [[0, 0], [1, 0], [0, -3], [-2, 2], [8, 0]] {
            assert_eq!(spot_at(cell_of(Spot(hex))), Some(Spot(hex)));
        }
        assert!(!Spot([9, 0]).is_on_board() && spot_at(217).is_none());
    }

    #[test]
    fn a_line_leaves_no_hex_out() {
        let path = line(Spot([-2, 1]), Spot([2, -1]));
        assert_eq!((path.len(), path.last()), (5, Some(&Spot([2, -1]))));
        assert!(path.contains(&Spot([0, 0])));
    }
}
