//! Up to three things in one square, one per plane: a stair from the low south-west to the high north-east,
//! fanned out while the square is pointed at.

/// Whether a pile is fanned out, and to which side, so that it stays on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fan {
    /// A stair within the square.
    Closed,
    /// Side by side around the square.
    Around,
    /// Side by side to the left: for the last column.
    Left,
    /// Side by side to the right: for the first column.
    Right,
}

/// The place of a thing in the pile of its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// From 0, the lowest.
    pub index: u8,
    /// Things in the square.
    pub count: u8,
    /// Open while the square is pointed at or focused.
    pub fan: Fan,
}

impl Stack {
    /// Alone in its square.
    pub const ALONE: Self = Self {
        index: 0,
        count: 1,
        fan: Fan::Closed,
    };

    /// So close to others that only the plane and the seat can be told.
    pub fn is_tight(self) -> bool {
        self.count > 1 && self.fan == Fan::Closed
    }

    /// Shift and size of the thing's drawing.
    pub fn transform(self) -> String {
        let places = i32::from(self.count.max(1)) - 1;
        // Twice the distance from the middle of the pile, so that it stays whole.
        let off = 2 * i32::from(self.index) - places;
        let (dx, dy, scale) = match (places, self.fan) {
            (..=0, _) => (0, 0, "1"),
            (1, Fan::Closed) => (17, -16, "0.74"),
            (2.., Fan::Closed) => (11, -11, "0.6"),
            (1.., Fan::Around | Fan::Left | Fan::Right) => (44, -6, "0.84"),
        };
        let lean = match self.fan {
            Fan::Closed | Fan::Around => 0,
            Fan::Left => -44 * places,
            Fan::Right => 44 * places,
        };
        format!("translate({} {}) scale({scale})", dx * off + lean, dy * off)
    }
}
