//! The geometry that the parts of a board need, independent of the shape of the cells. Squares
//! implement it in [`super::square`], hexagons in [`super::hex`], [`super::flat_hex`] and
//! [`super::pointy_hex`].

use super::cell::CellState;
use yew::Html;

/// The side of a square in board units.
pub const UNIT: i32 = 100;

/// A rectangle in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// The x coordinate of the left edge.
    pub x: f64,
    /// The y coordinate of the top edge.
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Extent {
    /// Returns the rectangle around a center with these half dimensions.
    #[must_use]
    pub fn around((x, y): (i32, i32), half_width: i32, half_height: i32) -> Self {
        Self {
            x: f64::from(x - half_width),
            y: f64::from(y - half_height),
            width: f64::from(2 * half_width),
            height: f64::from(2 * half_height),
        }
    }

    /// Returns the bounding rectangle of cells with these centers and half dimensions.
    #[must_use]
    pub fn bounding(
        centers: impl Iterator<Item = (i32, i32)> + Clone,
        half_width: i32,
        half_height: i32,
    ) -> Self {
        let (x, y) = (
            centers.clone().map(|(x, _)| x),
            centers.clone().map(|(_, y)| y),
        );
        let left = x.clone().min().unwrap_or(0) - half_width;
        let right = x.max().unwrap_or(0) + half_width;
        let top = y.clone().min().unwrap_or(0) - half_height;
        let bottom = y.max().unwrap_or(0) + half_height;
        Self {
            x: f64::from(left),
            y: f64::from(top),
            width: f64::from(right - left),
            height: f64::from(bottom - top),
        }
    }

    /// Returns the smallest rectangle that contains both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Self {
            x,
            y,
            width: right - x,
            height: bottom - y,
        }
    }

    /// Returns the CSS transform that shows a drawing of this extent as if it still had the extent
    /// `before`, in a frame of the given size in pixels. `None` if a size is zero.
    #[must_use]
    pub fn transform_from(self, before: Self, (width, height): (f64, f64)) -> Option<String> {
        let placement = |extent: Self| {
            let scale = (width / extent.width).min(height / extent.height);
            let shift =
                |size: f64, from: f64, length: f64| (length - size * scale) / 2.0 - from * scale;
            let x = shift(extent.width, extent.x, width);
            (scale, x, shift(extent.height, extent.y, height))
        };
        let ((old, old_x, old_y), (new, x, y)) = (placement(before), placement(self));
        let (dx, dy, scale) = ((old_x - x) / new, (old_y - y) / new, old / new);
        let sides = [self.width, self.height, before.width, before.height];
        let is_valid = sides.into_iter().all(|side| side > 0.0)
            && [dx, dy, scale].into_iter().all(f64::is_finite)
            && scale > 0.0;
        is_valid.then(|| format!("translate({dx:.1}px, {dy:.1}px) scale({scale:.4})"))
    }
}

/// The geometry of a board whose cells are numbered, row by row from the top left unless the
/// implementation says otherwise.
pub trait Grid: Copy + PartialEq + 'static {
    /// Returns the number of cells.
    fn count(self) -> u16;

    /// Returns the index itself, or that of a nearby cell if the board has no such cell.
    fn clamp_index(self, index: u16) -> u16 {
        index.min(self.count().saturating_sub(1))
    }

    /// Returns the cell at a point in board units.
    fn at_point(self, x: f64, y: f64) -> Option<u16>;

    /// Returns the center of a cell in board units.
    fn center(self, index: u16) -> (i32, i32);

    /// Returns the bounding rectangle of a cell in board units.
    fn bounds(self, index: u16) -> Extent;

    /// Returns the extent of the whole drawing: the cells and the margin for their coordinates.
    fn extent(self) -> Extent;

    /// Returns the first and last cell of the row of a cell.
    fn row_ends(self, index: u16) -> (u16, u16);

    /// Returns the first and last cell of the column of a cell.
    fn column_ends(self, index: u16) -> (u16, u16);

    /// Returns the neighbor that an arrow key or a letter around S selects: the cell itself at the
    /// edge, `None` for any other key.
    fn step_for_key(self, index: u16, key: &str) -> Option<u16>;

    /// Draws the mark of a state around the center of a cell; returns `None` for an idle cell.
    fn mark(state: CellState) -> Option<Html>;
}

/// Returns the nearest cell within 45 degrees of a direction. Of several, returns the one with the
/// lowest rank; `rank` gets the cell and its sideways distance.
pub fn nearest_in_direction<G: Grid, R: Ord>(
    grid: G,
    cells: impl Iterator<Item = u16>,
    from: u16,
    direction: (i32, i32),
    rank: impl Fn(u16, i32) -> R,
) -> Option<u16> {
    let (x, y) = grid.center(from);
    let rank_of = |other: u16| {
        let (ox, oy) = grid.center(other);
        let (dx, dy) = (ox - x, oy - y);
        let (forward, sideways) = (
            dx * direction.0 + dy * direction.1,
            (dx * direction.1 + dy * direction.0).abs(),
        );
        let is_ahead = forward > 0 && sideways <= forward;
        is_ahead.then(|| (dx * dx + dy * dy, rank(other, sideways), other))
    };
    cells.filter_map(rank_of).min().map(|(_, _, other)| other)
}

/// Repeats a step until it returns `None`, and returns the last cell.
pub fn last_step(from: u16, step: impl Fn(u16) -> Option<u16>) -> u16 {
    let mut at = from;
    while let Some(next) = step(at) {
        at = next;
    }
    at
}

/// Returns the first and last cell of a row, or the cell itself if the row is empty.
#[must_use]
pub fn ends(row: &[u16], index: u16) -> (u16, u16) {
    let end = |end: Option<&u16>| end.copied().unwrap_or(index);
    (end(row.first()), end(row.last()))
}

/// Returns the numbers of columns and rows that these positions span.
pub fn size(positions: impl Iterator<Item = (u16, u16)>) -> (u16, u16) {
    positions.fold((0, 0), |(columns, rows), (column, row)| {
        (columns.max(column + 1), rows.max(row + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transform_from_shows_the_new_extent_at_its_old_position() {
        let extent = |x, width| Extent {
            x,
            y: 0.0,
            width,
            height: 100.0,
        };
        let (before, after) = (extent(0.0, 100.0), extent(-100.0, 200.0));
        let identity = before.transform_from(before, (400.0, 400.0));
        assert_eq!(
            identity.as_deref(),
            Some("translate(0.0px, 0.0px) scale(1.0000)")
        );
        // The old half fills the frame, and the new half is beyond its left edge.
        let transform = after.transform_from(before, (400.0, 400.0));
        assert_eq!(
            transform.as_deref(),
            Some("translate(-100.0px, -50.0px) scale(2.0000)")
        );
        assert_eq!(after.transform_from(before, (0.0, 0.0)), None);
        assert_eq!(extent(0.0, 0.0).transform_from(before, (9.0, 9.0)), None);
    }
}
