//! Lines, rectangles and connected areas on grids, for the drawing tools of editors.

use board::SquareGrid;
use std::collections::{BTreeSet, VecDeque};

/// Returns the squares on the straight line between two squares, both included.
#[must_use]
pub fn line(grid: SquareGrid, from: u16, to: u16) -> Vec<u16> {
    let ((ax, ay), (bx, by)) = (column_row(grid, from), column_row(grid, to));
    let steps = (bx - ax).abs().max((by - ay).abs());
    // Halves are rounded away from the start, so that the line is the same in both directions.
    let interpolate = |a: i32, b: i32, n: i32| {
        if steps == 0 {
            a
        } else {
            a + (2 * (b - a) * n + steps * (b - a).signum()) / (2 * steps)
        }
    };
    (0..=steps)
        .filter_map(|n| grid.index(interpolate(ax, bx, n), interpolate(ay, by, n)))
        .collect()
}

/// Returns the squares of the rectangle between two opposite corners.
#[must_use]
pub fn rectangle(grid: SquareGrid, from: u16, to: u16) -> Vec<u16> {
    let ((ax, ay), (bx, by)) = (column_row(grid, from), column_row(grid, to));
    let rows = ay.min(by)..=ay.max(by);
    rows.flat_map(|y| (ax.min(bx)..=ax.max(bx)).filter_map(move |x| grid.index(x, y)))
        .collect()
}

/// Returns the orthogonally connected area of squares around `from` for which `is_alike` is true.
#[must_use]
pub fn flood_fill(grid: SquareGrid, from: u16, is_alike: impl Fn(u16) -> bool) -> Vec<u16> {
    let mut found = BTreeSet::from([from]);
    let mut next = VecDeque::from([from]);
    while let Some(square) = next.pop_front() {
        for (dx, dy) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            if let Some(next_square) = grid.step(square, dx, dy)
                && is_alike(next_square)
                && found.insert(next_square)
            {
                next.push_back(next_square);
            }
        }
    }
    found.into_iter().collect()
}

/// Returns the distance in steps between two hexes, given in axial coordinates.
#[must_use]
pub fn hex_distance(a: [i8; 2], b: [i8; 2]) -> i32 {
    let [q, r] = [0, 1].map(|n: usize| i32::from(a[n]) - i32::from(b[n]));
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// Returns the hexes on a straight line between two hexes, both included; `directions` are the six
/// steps to a neighbor.
#[must_use]
pub fn hex_line(from: [i8; 2], to: [i8; 2], directions: [[i8; 2]; 6]) -> Vec<[i8; 2]> {
    let part = |hex: [i8; 2], n: usize| i32::from(hex[n]) - i32::from(from[n]);
    // Proportional to the distance from the straight line; only used in comparisons.
    let deviation = |hex| (part(hex, 0) * part(to, 1) - part(hex, 1) * part(to, 0)).abs();
    let mut path = vec![from];
    let mut current = from;
    while current != to {
        let next =
            directions.map(|[q, r]| [current[0].saturating_add(q), current[1].saturating_add(r)]);
        // Of two neighbors at the same distance, the one closer to the straight line wins.
        match next
            .into_iter()
            .min_by_key(|hex| (hex_distance(*hex, to), deviation(*hex)))
        {
            Some(next) if hex_distance(next, to) < hex_distance(current, to) => current = next,
            Some(_) | None => break,
        }
        path.push(current);
    }
    path
}

fn column_row(grid: SquareGrid, square: u16) -> (i32, i32) {
    let (column, row) = grid.column_row(square);
    (column.into(), row.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: SquareGrid = SquareGrid {
        width: 6,
        height: 4,
    };

    #[test]
    fn lines_connect_their_ends_without_gaps() {
        assert_eq!(line(GRID, 7, 7), [7]);
        assert_eq!(line(GRID, 6, 9), [6, 7, 8, 9]);
        assert_eq!(line(GRID, 0, 21), [0, 7, 14, 21]);
        for from in 0..GRID.len() {
            for to in 0..GRID.len() {
                let squares = line(GRID, from, to);
                assert_eq!((squares[0], squares[squares.len() - 1]), (from, to));
                for pair in squares.windows(2) {
                    let ((ax, ay), (bx, by)) =
                        (column_row(GRID, pair[0]), column_row(GRID, pair[1]));
                    assert_eq!((ax - bx).abs().max((ay - by).abs()), 1);
                }
            }
        }
    }

    #[test]
    fn a_rectangle_is_the_same_from_any_pair_of_opposite_corners() {
        assert_eq!(rectangle(GRID, 7, 14), [7, 8, 13, 14]);
        assert_eq!(rectangle(GRID, 14, 7), [7, 8, 13, 14]);
        assert_eq!(rectangle(GRID, 13, 8), [7, 8, 13, 14]);
        assert_eq!(rectangle(GRID, 0, 23).len(), 24);
    }

    #[test]
    fn flood_fill_stops_at_different_squares_and_at_diagonals() {
        let wall = [2, 8, 14, 20];
        let filled = flood_fill(GRID, 0, |square| !wall.contains(&square));
        assert_eq!(filled, [0, 1, 6, 7, 12, 13, 18, 19]);
        assert_eq!(flood_fill(GRID, 8, |square| wall.contains(&square)), wall);
        let diagonal = [1, 6];
        assert_eq!(
            flood_fill(GRID, 0, |square| !diagonal.contains(&square)),
            [0]
        );
    }
}
