//! Lines of sight between two hexes `[SR-9.4]` `[SR-9.5]`, in integer arithmetic. The caller
//! provides the set of blocking hexes `[SR-9.3]`, `[SR-9.6]`.

use super::battlefield::{Hex, HexSet, Point};

/// The hexes that a line between the centers of two hexes touches, without its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LineOfSight {
    /// Hexes that the line crosses.
    pub crossed: HexSet,
    /// Hexes to the left of the line that share an edge with it.
    pub left: HexSet,
    /// Hexes to the right of the line that share an edge with it.
    pub right: HexSet,
}

/// The way in which a line touches a hex.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineContact {
    Crossed,
    Left,
    Right,
    Nothing,
}

/// Corners of a hex relative to its center. All coordinates are integers if a row is three units
/// high and a hex two units wide.
const CORNERS: [(i32, i32); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];

/// Returns how the line from the origin to `to` touches `hex` `[SR-9.4]`.
const fn line_contact(to: Point, hex: Point) -> LineContact {
    let (dx, dy) = (to.x as i32, 3 * to.row as i32);
    let (mut left, mut right) = (0, 0);
    let mut n = 0;
    while n < 6 {
        let (x, y) = (
            hex.x as i32 + CORNERS[n].0,
            3 * hex.row as i32 + CORNERS[n].1,
        );
        let cross_product = dx * y - dy * x;
        if cross_product > 0 {
            left += 1;
        } else if cross_product < 0 {
            right += 1;
        }
        n += 1;
    }
    match (left, right) {
        (1.., 1..) => LineContact::Crossed,
        (4, 0) => LineContact::Left,
        (0, 4) => LineContact::Right,
        _ => LineContact::Nothing,
    }
}

impl LineOfSight {
    /// Returns the line between two hexes.
    #[must_use]
    pub fn between(from: Hex, to: Hex) -> Self {
        let (origin, length) = (from.point(), from.distance(to));
        let relative = |hex: Hex| Point {
            x: hex.point().x - origin.x,
            row: hex.point().row - origin.row,
        };
        let mut line = Self::default();
        for hex in Hex::all() {
            if from.distance(hex) >= length || to.distance(hex) >= length {
                continue;
            }
            match line_contact(relative(to), relative(hex)) {
                LineContact::Crossed => line.crossed.insert(hex),
                LineContact::Left => line.left.insert(hex),
                LineContact::Right => line.right.insert(hex),
                LineContact::Nothing => {}
            }
        }
        line.crossed = line.crossed.without(from).without(to);
        line
    }

    /// Returns whether the line is not blocked: a crossed hex blocks it, and so do grazed hexes on
    /// both sides together `[SR-9.5]`.
    #[must_use]
    pub const fn is_clear(&self, blocking: HexSet) -> bool {
        let is_grazed = self.left.intersects(blocking) && self.right.intersects(blocking);
        !(is_grazed || self.crossed.intersects(blocking))
    }

    /// Returns the hexes that block the line; none if it is clear.
    #[must_use]
    pub const fn blockers(&self, blocking: HexSet) -> HexSet {
        let crossed = self.crossed.intersection(blocking);
        let (left, right) = (
            self.left.intersection(blocking),
            self.right.intersection(blocking),
        );
        if left.is_empty() || right.is_empty() {
            crossed
        } else {
            crossed.union(left).union(right)
        }
    }
}

/// Length of the longest line in the table: the maximum range of a unit in the base content.
const MAX_LINE_LENGTH: i8 = 6;

/// A line relative to its first hex, as differences of hex indices: crossed hexes first, then those
/// on the left, then those on the right.
#[derive(Clone, Copy)]
struct LineTemplate {
    hexes: [i8; 16],
    crossed: u8,
    left: u8,
    right: u8,
}

/// Lines to the north, and to the east in the same row, by row and doubled column of their ends.
static LINE_TEMPLATES: [[LineTemplate; 25]; 7] = {
    let none = LineTemplate {
        hexes: [0; 16],
        crossed: 0,
        left: 0,
        right: 0,
    };
    let mut templates = [[none; 25]; 7];
    let mut row = 0;
    while row <= MAX_LINE_LENGTH {
        let mut x = -12;
        while x <= 12 {
            if (x ^ row) & 1 == 0 {
                templates[row as usize][(x + 12) as usize] = line_template(Point { x, row });
            }
            x += 1;
        }
        row += 1;
    }
    templates
};

const fn line_template(to: Point) -> LineTemplate {
    let mut template = LineTemplate {
        hexes: [0; 16],
        crossed: 0,
        left: 0,
        right: 0,
    };
    let length = to.distance(Point { x: 0, row: 0 });
    if length > MAX_LINE_LENGTH as u8 {
        return template;
    }
    (template, template.crossed) = with_contacts(template, to, LineContact::Crossed);
    (template, template.left) = with_contacts(template, to, LineContact::Left);
    (template, template.right) = with_contacts(template, to, LineContact::Right);
    template
}

/// Returns the template extended by all hexes with this kind of contact, and their number.
const fn with_contacts(
    mut template: LineTemplate,
    to: Point,
    contact: LineContact,
) -> (LineTemplate, u8) {
    let origin = Point { x: 0, row: 0 };
    let length = to.distance(origin);
    let before = template.crossed + template.left + template.right;
    let mut count = 0;
    let mut row = 0;
    while row <= to.row {
        let mut x = -12;
        while x <= 12 {
            let hex = Point { x, row };
            let is_between = (x ^ row) & 1 == 0
                && !(x == 0 && row == 0)
                && !(x == to.x && row == to.row)
                && hex.distance(origin) < length
                && hex.distance(to) < length;
            if is_between && line_contact(to, hex) as u8 == contact as u8 {
                template.hexes[(before + count) as usize] = 12 * row + (row + x) / 2;
                count += 1;
            }
            x += 1;
        }
        row += 1;
    }
    (template, count)
}

/// Returns whether the line between two hexes is clear. Equals [`LineOfSight::is_clear`], but reads
/// from a table.
#[must_use]
pub fn is_clear(a: Hex, b: Hex, blocking: HexSet) -> bool {
    let (from, to) = if a < b { (a, b) } else { (b, a) };
    let (start, end) = (from.point(), to.point());
    let length = from.distance(to);
    if length > MAX_LINE_LENGTH as u8 {
        return LineOfSight::between(a, b).is_clear(blocking);
    }
    let (x, row) = (end.x - start.x, end.row - start.row);
    let Some(template) = LINE_TEMPLATES
        .get(row as usize)
        .and_then(|templates| templates.get((x + 12) as usize))
    else {
        return true;
    };
    let blocks = |step: &i8| {
        let index = from.index() as i16 + i16::from(*step);
        Hex::of_index(index as u8).is_some_and(|hex| blocking.contains(hex))
    };
    let (crossed, grazed) = template.hexes.split_at(usize::from(template.crossed));
    let (left, remainder) = grazed.split_at(usize::from(template.left));
    let right = &remainder[..usize::from(template.right)];
    if crossed.iter().any(blocks) {
        return false;
    }
    // At the edge of the battlefield a vertical line has hexes on one side only.
    let is_at_edge = x == 0 && (start.x == 0 || start.x == 24);
    is_at_edge || !(left.iter().any(blocks) && right.iter().any(blocks))
}
