//! Distance and direction between two places on square and hexagonal boards, as numbers and
//! headings. [`super::TextFormatter`] puts them into words.

use engine::grid::Heading;
use engine::grid::hex::{DIRECTIONS, HexLayout};

/// The grid of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridKind {
    /// Squares; a diagonal step counts one.
    Squares,
    Hexes(HexLayout),
}

/// Coordinates of a place: on squares, column to the east and row to the south; on hexagons, axial
/// coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GridPoint {
    pub x: i32,
    pub y: i32,
}

/// A number of steps in one direction.
pub type Leg = (u32, Heading);

/// Distance and direction from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bearing {
    /// Length of the shortest path, in steps.
    pub distance: u32,
    /// The nearest compass direction; `None` for the place itself.
    pub toward: Option<Heading>,
    /// The path as two straight legs, where no straight line leads there.
    pub legs: Vec<Leg>,
}

impl GridKind {
    /// Returns the distance and direction of `to`, seen from `from`.
    #[must_use]
    pub fn bearing(self, from: GridPoint, to: GridPoint) -> Bearing {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        match self {
            Self::Squares => square_bearing(dx, dy),
            Self::Hexes(layout) => hex_bearing(layout, dx, dy),
        }
    }

    /// Returns the number of steps between two places.
    #[must_use]
    pub fn distance(self, a: GridPoint, b: GridPoint) -> u32 {
        self.bearing(a, b).distance
    }

    /// Returns the last part of the phrase keys that name a place of this grid.
    #[must_use]
    pub const fn phrase_suffix(self) -> &'static str {
        match self {
            Self::Squares => "square",
            Self::Hexes(_) => "hex",
        }
    }
}

fn square_bearing(dx: i32, dy: i32) -> Bearing {
    let (horizontal, vertical) = (dx.unsigned_abs(), dy.unsigned_abs());
    let horizontal_leg = (horizontal, if dx > 0 { Heading::E } else { Heading::W });
    let vertical_leg = (vertical, if dy > 0 { Heading::S } else { Heading::N });
    let is_straight = horizontal == 0 || vertical == 0 || horizontal == vertical;
    let legs = match is_straight {
        true => Vec::new(),
        false if horizontal > vertical => vec![horizontal_leg, vertical_leg],
        false => vec![vertical_leg, horizontal_leg],
    };
    Bearing {
        distance: horizontal.max(vertical),
        toward: compass(dx.into(), dy.into()),
        legs,
    }
}

/// Returns the headings of the six directions, in the order of `DIRECTIONS`.
const fn names(layout: HexLayout) -> [Heading; 6] {
    use Heading as H;
    match layout {
        HexLayout::Pointy => [H::E, H::SE, H::SW, H::W, H::NW, H::NE],
        HexLayout::Flat => [H::SE, H::S, H::SW, H::NW, H::N, H::NE],
    }
}

fn hex_bearing(layout: HexLayout, dx: i32, dy: i32) -> Bearing {
    let names = names(layout);
    // There is exactly one pair of neighboring directions whose combination reaches the target.
    let legs = (0..6).find_map(|n| {
        let (one, other) = (DIRECTIONS[n], DIRECTIONS[(n + 1) % 6]);
        let (a, b) = (dx * other.y - dy * other.x, one.x * dy - one.y * dx);
        let (a, b) = (u32::try_from(a).ok()?, u32::try_from(b).ok()?);
        Some([(a, names[n]), (b, names[(n + 1) % 6])])
    });
    let mut legs: Vec<Leg> = legs.into_iter().flatten().collect();
    legs.retain(|(steps, _)| *steps > 0);
    legs.sort_by_key(|(steps, _)| std::cmp::Reverse(*steps));
    let distance = legs.iter().map(|(steps, _)| steps).sum();
    let half = 3_f64.sqrt() / 2.0;
    let (q, r) = (f64::from(dx), f64::from(dy));
    let toward = match (layout, legs.as_slice()) {
        (_, [(_, only)]) => Some(*only),
        (HexLayout::Pointy, _) => compass(q + r / 2.0, r * half),
        (HexLayout::Flat, _) => compass(q * half, r + q / 2.0),
    };
    if legs.len() < 2 {
        legs.clear();
    }
    Bearing {
        distance,
        toward,
        legs,
    }
}

/// Returns the nearest of the eight compass directions, `dx` to the east and `dy` to the south.
fn compass(dx: f64, dy: f64) -> Option<Heading> {
    if dx == 0.0 && dy == 0.0 {
        return None;
    }
    let eighths = dx.atan2(-dy) / std::f64::consts::FRAC_PI_4;
    Some(Heading::wrap((eighths.round() as i32).rem_euclid(8) as u8))
}

/// Returns the ninth of a board that contains a place: a direction from the center, or `None` for
/// the center.
#[must_use]
pub fn board_sector(width: i32, height: i32, at: GridPoint) -> Option<Heading> {
    let third = |of: i32, n: i32| (3 * n / of.max(1)).clamp(0, 2) - 1;
    let (dx, dy) = (third(width, at.x), third(height, at.y));
    compass(dx.into(), dy.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> GridPoint {
        GridPoint { x, y }
    }

    #[test]
    fn straight_lines_on_squares_have_one_direction_and_no_legs() {
        let from = at(5, 5);
        for heading in Heading::ALL {
            let (dx, dy) = heading.offset();
            let to = at(5 + 3 * i32::from(dx), 5 + 3 * i32::from(dy));
            let bearing = GridKind::Squares.bearing(from, to);
            assert_eq!((bearing.distance, bearing.toward), (3, Some(heading)));
            assert!(bearing.legs.is_empty());
        }
        assert_eq!(GridKind::Squares.bearing(from, from).toward, None);
    }

    #[test]
    fn other_paths_on_squares_have_two_legs_the_longer_first() {
        let bearing = GridKind::Squares.bearing(at(2, 6), at(7, 5));
        assert_eq!((bearing.distance, bearing.toward), (5, Some(Heading::E)));
        assert_eq!(bearing.legs, [(5, Heading::E), (1, Heading::N)]);
        let bearing = GridKind::Squares.bearing(at(2, 2), at(0, 5));
        assert_eq!(bearing.toward, Some(Heading::SW));
        assert_eq!(bearing.legs, [(3, Heading::S), (2, Heading::W)]);
    }

    #[test]
    fn distance_and_direction_on_hexagons_follow_hex_steps() {
        use engine::grid::hex::{DIRECTIONS, Hex};
        for layout in [HexLayout::Pointy, HexLayout::Flat] {
            for (n, step) in DIRECTIONS.into_iter().enumerate() {
                let bearing = GridKind::Hexes(layout).bearing(at(0, 0), at(4 * step.x, 4 * step.y));
                assert_eq!(bearing.distance, 4);
                assert_eq!(bearing.toward, Some(names(layout)[n]));
                assert!(bearing.legs.is_empty());
            }
            for x in -4..=4 {
                for y in -4..=4 {
                    let bearing = GridKind::Hexes(layout).bearing(at(1, 1), at(1 + x, 1 + y));
                    let steps = Hex::new(x, y).unsigned_distance_to(Hex::new(0, 0));
                    assert_eq!(bearing.distance, steps, "{x} {y}");
                }
            }
        }
        let pointy = GridKind::Hexes(HexLayout::Pointy).bearing(at(0, 0), at(-1, 2));
        assert_eq!((pointy.distance, pointy.toward), (2, Some(Heading::S)));
        assert_eq!(pointy.legs, [(1, Heading::SE), (1, Heading::SW)]);
    }

    #[test]
    fn board_sector_divides_a_board_into_nine_regions() {
        let ninth = |x, y| board_sector(12, 9, at(x, y));
        assert_eq!(ninth(0, 0), Some(Heading::NW));
        assert_eq!(ninth(5, 4), None);
        assert_eq!(ninth(11, 4), Some(Heading::E));
        assert_eq!(ninth(6, 8), Some(Heading::S));
    }
}
