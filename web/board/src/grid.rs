//! What the parts of a board ask of its geometry, whatever its cells are. Squares answer in
//! [`super::square`], hexagons in [`super::hex`], [`super::flat_hex`] and [`super::pointy_hex`].

use super::cell::CellState;
use yew::Html;

/// Side of a square in board units.
pub const UNIT: i32 = 100;

/// A rectangle in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Extent {
    /// The rectangle so far to both sides of a middle, and so far above and below it.
    #[must_use]
    pub fn around((x, y): (i32, i32), wide: i32, tall: i32) -> Self {
        Self {
            x: f64::from(x - wide),
            y: f64::from(y - tall),
            width: f64::from(2 * wide),
            height: f64::from(2 * tall),
        }
    }

    /// The rectangle around all cells that reach so far from these middles.
    #[must_use]
    pub fn bounding(
        middles: impl Iterator<Item = (i32, i32)> + Clone,
        wide: i32,
        tall: i32,
    ) -> Self {
        let (x, y) = (
            middles.clone().map(|(x, _)| x),
            middles.clone().map(|(_, y)| y),
        );
        let left = x.clone().min().unwrap_or(0) - wide;
        let right = x.max().unwrap_or(0) + wide;
        let top = y.clone().min().unwrap_or(0) - tall;
        let bottom = y.max().unwrap_or(0) + tall;
        Self {
            x: f64::from(left),
            y: f64::from(top),
            width: f64::from(right - left),
            height: f64::from(bottom - top),
        }
    }

    /// The transform that shows a drawing of this extent as if it still had another, in a frame of so
    /// many pixels; none where there is nothing to see.
    #[must_use]
    pub fn transform_from(self, before: Self, (width, height): (f64, f64)) -> Option<String> {
        let fit = |extent: Self| {
            let scale = (width / extent.width).min(height / extent.height);
            let shift =
                |size: f64, from: f64, whole: f64| (whole - size * scale) / 2.0 - from * scale;
            let x = shift(extent.width, extent.x, width);
            (scale, x, shift(extent.height, extent.y, height))
        };
        let ((old, old_x, old_y), (new, x, y)) = (fit(before), fit(self));
        let (dx, dy, scale) = ((old_x - x) / new, (old_y - y) / new, old / new);
        let sides = [self.width, self.height, before.width, before.height];
        let sound = sides.into_iter().all(|side| side > 0.0)
            && [dx, dy, scale].into_iter().all(f64::is_finite)
            && scale > 0.0;
        sound.then(|| format!("translate({dx:.1}px, {dy:.1}px) scale({scale:.4})"))
    }
}

/// The cells of a board by number: row by row from the top left, where a board has no order of its own.
pub trait Grid: Copy + PartialEq + 'static {
    /// Number of cells.
    fn count(self) -> u16;

    /// The cell itself, or one near it where it is no cell of this board.
    fn clamp_index(self, index: u16) -> u16 {
        index.min(self.count().saturating_sub(1))
    }

    /// The cell at a point in board units, if there is one.
    fn at_point(self, x: f64, y: f64) -> Option<u16>;

    /// Center of a cell in board units.
    fn center(self, index: u16) -> (i32, i32);

    /// The rectangle around a cell in board units.
    fn bounds(self, index: u16) -> Extent;

    /// Everything that is drawn: the cells and the room for their coordinates.
    fn extent(self) -> Extent;

    /// First and last cell of the row that a cell is in.
    fn row_ends(self, index: u16) -> (u16, u16);

    /// First and last cell of the column that a cell is in.
    fn column_ends(self, index: u16) -> (u16, u16);

    /// Where an arrow or a letter around S leads: the cell itself at the edge, nothing for any
    /// other key.
    fn step_for_key(self, index: u16, key: &str) -> Option<u16>;

    /// The mark of a state, around the center of a cell; none for cells that mean nothing.
    fn mark(state: CellState) -> Option<Html>;
}

/// The nearest of some cells this way, sideways no farther than ahead; of several the first by a rank,
/// which is told how far aside one lies.
pub fn nearest_in_direction<G: Grid, R: Ord>(
    grid: G,
    cells: impl Iterator<Item = u16>,
    from: u16,
    way: (i32, i32),
    rank: impl Fn(u16, i32) -> R,
) -> Option<u16> {
    let (x, y) = grid.center(from);
    let far = |other: u16| {
        let (ox, oy) = grid.center(other);
        let (dx, dy) = (ox - x, oy - y);
        let (on, aside) = (dx * way.0 + dy * way.1, (dx * way.1 + dy * way.0).abs());
        let there = on > 0 && aside <= on;
        there.then(|| (dx * dx + dy * dy, rank(other, aside), other))
    };
    cells.filter_map(far).min().map(|(_, _, other)| other)
}

/// As far as steps lead.
pub fn last_step(from: u16, step: impl Fn(u16) -> Option<u16>) -> u16 {
    let mut at = from;
    while let Some(next) = step(at) {
        at = next;
    }
    at
}

/// First and last cell of a row; the cell itself, where the row has none.
#[must_use]
pub fn ends(row: &[u16], index: u16) -> (u16, u16) {
    let end = |end: Option<&u16>| end.copied().unwrap_or(index);
    (end(row.first()), end(row.last()))
}

/// Columns and rows that hold these places.
pub fn size(places: impl Iterator<Item = (u16, u16)>) -> (u16, u16) {
    places.fold((0, 0), |(columns, rows), (column, row)| {
        (columns.max(column + 1), rows.max(row + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_grows_is_first_seen_as_before() {
        let extent = |x, width| Extent {
            x,
            y: 0.0,
            width,
            height: 100.0,
        };
        let (before, after) = (extent(0.0, 100.0), extent(-100.0, 200.0));
        let same = before.transform_from(before, (400.0, 400.0));
        assert_eq!(
            same.as_deref(),
            Some("translate(0.0px, 0.0px) scale(1.0000)")
        );
        // It fills the frame, and the new half lies beyond its left edge.
        let seen = after.transform_from(before, (400.0, 400.0));
        assert_eq!(
            seen.as_deref(),
            Some("translate(-100.0px, -50.0px) scale(2.0000)")
        );
        assert_eq!(after.transform_from(before, (0.0, 0.0)), None);
        assert_eq!(extent(0.0, 0.0).transform_from(before, (9.0, 9.0)), None);
    }
}
