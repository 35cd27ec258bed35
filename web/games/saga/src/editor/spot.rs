//! A hex of the editor's board.

use board::peak::STEPS;
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

/// Steps between two hexes.
fn distance(a: [i8; 2], b: [i8; 2]) -> i32 {
    let part = |n: usize| i32::from(a[n]) - i32::from(b[n]);
    let (q, r) = (part(0), part(1));
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// How far a hex is from the Jumpgate.
#[must_use]
pub fn ring(hex: [i8; 2]) -> i32 {
    distance(hex, [0, 0])
}

/// The hexes on a way from one to another, both included.
#[must_use]
pub fn line(from: Spot, to: Spot) -> Vec<Spot> {
    let mut path = vec![from];
    let mut here = from;
    while here != to {
        let step = |[dq, dr]: [i8; 2]| Spot([here.0[0] + dq, here.0[1] + dr]);
        let next = STEPS.map(step).into_iter();
        let next = next.min_by_key(|spot| (distance(spot.0, to.0), aside(from, *spot, to)));
        match next {
            Some(next) if distance(next.0, to.0) < distance(here.0, to.0) => here = next,
            Some(_) | None => break,
        }
        path.push(here);
    }
    path
}

/// How far a hex is from the straight line between two others.
fn aside(from: Spot, at: Spot, to: Spot) -> i32 {
    let part = |spot: Spot, n: usize| i32::from(spot.0[n]) - i32::from(from.0[n]);
    (part(at, 0) * part(to, 1) - part(at, 1) * part(to, 0)).abs()
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
