//! The outline of adjacent cells: one path with rounded corners.

use super::super::super::pieces::part::CELL;

const CORNER_RADIUS: i32 = 5;

/// A cell by row and column.
type GridCell = (u8, u8);
/// A corner of cells.
type Point = (i32, i32);

/// Returns the outline of cells with rounded corners, inset by a number of units.
#[must_use]
pub fn outline(cells: &[GridCell], inset: i32) -> String {
    let rings = rings(cells);
    rings.iter().map(|ring| rounded(ring, inset)).collect()
}

/// Returns the outer edges of the cells, clockwise.
fn sides(cells: &[GridCell]) -> Vec<(Point, Point)> {
    let is_covered = |row: i32, column: i32| {
        let mut all = cells.iter();
        all.any(|(r, c)| (i32::from(*r), i32::from(*c)) == (row, column))
    };
    let mut sides = Vec::new();
    for (row, column) in cells.iter().map(|(r, c)| (i32::from(*r), i32::from(*c))) {
        let (left, top, right, bottom) = (column, row, column + 1, row + 1);
        let edges = [
            (row - 1, column, (left, top), (right, top)),
            (row, column + 1, (right, top), (right, bottom)),
            (row + 1, column, (right, bottom), (left, bottom)),
            (row, column - 1, (left, bottom), (left, top)),
        ];
        let open = edges.into_iter().filter(|(r, c, ..)| !is_covered(*r, *c));
        sides.extend(open.map(|(_, _, from, to)| (from, to)));
    }
    sides
}

/// Chains the edges to closed rings of corners.
fn rings(cells: &[GridCell]) -> Vec<Vec<Point>> {
    let mut edges = sides(cells);
    let mut rings = Vec::new();
    while let Some((first, mut at)) = edges.pop() {
        let mut ring = vec![first];
        while at != first {
            ring.push(at);
            let Some(next) = edges.iter().position(|(from, _)| *from == at) else {
                break;
            };
            at = edges.swap_remove(next).1;
        }
        rings.push(ring);
    }
    rings
}

/// Returns a closed path through the points, rounded where it turns.
fn rounded(ring: &[Point], inset: i32) -> String {
    let count = ring.len();
    let direction = |from: Point, to: Point| ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let mut path = String::new();
    for (index, &point) in ring.iter().enumerate() {
        let before = ring[(index + count - 1) % count];
        let after = ring[(index + 1) % count];
        let (incoming, outgoing) = (direction(before, point), direction(point, after));
        if incoming == outgoing {
            continue;
        }
        // The inside is on the right of the path.
        let x = point.0 * CELL + inset * (-incoming.1 - outgoing.1);
        let y = point.1 * CELL + inset * (incoming.0 + outgoing.0);
        let (x1, y1) = (
            x - incoming.0 * CORNER_RADIUS,
            y - incoming.1 * CORNER_RADIUS,
        );
        let (x2, y2) = (
            x + outgoing.0 * CORNER_RADIUS,
            y + outgoing.1 * CORNER_RADIUS,
        );
        let first = if path.is_empty() { 'M' } else { 'L' };
        path += &format!("{first}{x1} {y1}Q{x} {y} {x2} {y2}");
    }
    path + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_outline_has_four_corners_and_an_l_shape_six() {
        let count = |cells: &[GridCell]| outline(cells, 3).matches('Q').count();
        assert_eq!(count(&[(0, 0), (0, 1)]), 4);
        assert_eq!(count(&[(0, 0), (1, 0), (1, 1)]), 6);
        assert_eq!(count(&[(0, 0), (0, 1), (1, 0), (1, 1)]), 4);
    }

    #[test]
    fn the_outline_stays_within_its_cells() {
        assert!(outline(&[(0, 0)], 3).contains("Q3 3 "), "the corner itself");
        assert!(outline(&[(0, 0)], 3).contains("Q25 25 "));
        // At the inner corner of three cells, the inset moves outward.
        assert!(outline(&[(0, 0), (1, 0), (1, 1)], 3).contains("Q25 31 "));
    }
}
