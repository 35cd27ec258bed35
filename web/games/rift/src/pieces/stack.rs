//! Piles of up to three pieces in one square, one per plane: stacked from the low south-west to the
//! high north-east, and fanned out while the square is under the pointer.

/// The layout of a pile in its square. Every layout stays on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fan {
    /// Stacked within the square.
    Closed,
    /// Side by side around the square.
    Around,
    /// Side by side to the left, for the last column.
    Left,
    /// Side by side to the right, for the first column.
    Right,
}

/// The position of a piece in the pile of its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Index from 0, the lowest.
    pub index: u8,
    /// Number of pieces in the square.
    pub count: u8,
    /// The layout of the pile; it is fanned out while the square is hovered or focused.
    pub fan: Fan,
}

impl Stack {
    /// The position of a piece that is alone in its square.
    pub const ALONE: Self = Self {
        index: 0,
        count: 1,
        fan: Fan::Closed,
    };

    /// Returns whether pieces overlap so closely that only plane and seat are readable.
    pub fn is_tight(self) -> bool {
        self.count > 1 && self.fan == Fan::Closed
    }

    /// Returns the scale that gives a badge the size it has on a single piece, so that its letters
    /// stay readable.
    pub const fn sign_scale(self) -> &'static str {
        match (self.count, self.fan) {
            (..=1, _) => "scale(1)",
            (2, Fan::Closed) => "scale(1.352)",
            (3.., Fan::Closed) => "scale(1.667)",
            (2.., Fan::Around | Fan::Left | Fan::Right) => "scale(1.191)",
        }
    }

    /// Returns the shift and scale of the piece's drawing.
    pub fn transform(self) -> String {
        let places = i32::from(self.count.max(1)) - 1;
        // Twice the distance from the middle of the pile, so that it stays an integer.
        let offset = 2 * i32::from(self.index) - places;
        let (dx, dy, scale) = match (places, self.fan) {
            (..=0, _) => (0, 0, "1"),
            (1, Fan::Closed) => (17, -16, "0.74"),
            (2.., Fan::Closed) => (11, -11, "0.6"),
            (1.., Fan::Around | Fan::Left | Fan::Right) => (44, -6, "0.84"),
        };
        let fan_shift = match self.fan {
            Fan::Closed | Fan::Around => 0,
            Fan::Left => -44 * places,
            Fan::Right => 44 * places,
        };
        format!(
            "translate({} {}) scale({scale})",
            dx * offset + fan_shift,
            dy * offset
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number in the last `scale(` of a transform.
    fn scale(transform: &str) -> f64 {
        let (_, factor) = transform.rsplit_once("scale(").expect("a size");
        factor.trim_end_matches(')').parse().expect("a number")
    }

    #[test]
    fn signs_have_the_same_size_in_a_pile_as_alone() {
        for count in 1..=3 {
            for fan in [Fan::Closed, Fan::Around, Fan::Left, Fan::Right] {
                let stack = Stack {
                    index: 0,
                    count,
                    fan,
                };
                let size = scale(&stack.transform()) * scale(stack.sign_scale());
                assert!((1.0..1.01).contains(&size), "{stack:?}: {size}");
            }
        }
    }
}
