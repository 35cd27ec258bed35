//! Up to three things in one square, one per plane: a stair from the low south-west to the high north-east,
//! fanned out while the square is pointed at.

/// The place of a thing in the pile of its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// From 0, the lowest.
    pub index: u8,
    /// Things in the square.
    pub count: u8,
    /// The square is pointed at or focused.
    pub fanned: bool,
}

impl Stack {
    /// Alone in its square.
    pub const ALONE: Self = Self {
        index: 0,
        count: 1,
        fanned: false,
    };

    /// Shift and size of the thing's drawing.
    pub fn transform(self) -> String {
        let places = i32::from(self.count.max(1)) - 1;
        // Twice the distance from the middle of the pile, so that it stays whole.
        let off = 2 * i32::from(self.index) - places;
        let (dx, dy, scale) = match (places, self.fanned) {
            (..=0, _) => (0, 0, "1"),
            (1, false) => (17, -16, "0.74"),
            (1, true) => (40, -14, "0.86"),
            (2.., false) => (14, -13, "0.62"),
            (2.., true) => (42, -14, "0.84"),
        };
        format!("translate({} {}) scale({scale})", dx * off, dy * off)
    }
}
