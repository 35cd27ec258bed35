//! Converts values of a chart to heights and to text.

use crate::l10n::{Phrases, with_minus};

/// The unit of the values of a chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unit {
    /// Points, such as a score.
    #[default]
    Points,
    /// Fractions of a whole, in thousandths.
    Permille,
}

impl Unit {
    /// Formats a value for display.
    #[must_use]
    pub fn value_text(self, phrases: &Phrases, value: i32) -> String {
        match self {
            Self::Points => with_minus(value.to_string()),
            Self::Permille => {
                let percent = (value + 5).div_euclid(10);
                phrases.say("chart-percent", &[("value", i64::from(percent).into())])
            }
        }
    }
}

/// The range of the values of a chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueScale {
    pub low: i32,
    /// The highest value, greater than `low`.
    pub high: i32,
}

impl ValueScale {
    /// Creates a range from 0, or the lowest value, to the highest; fractions of a whole use the
    /// whole range.
    pub fn new(unit: Unit, values: impl Iterator<Item = i32>) -> Self {
        match unit {
            Unit::Permille => Self { low: 0, high: 1000 },
            Unit::Points => {
                let (low, high) = values.fold((0, 1), |(low, high), value| {
                    (low.min(value), high.max(value))
                });
                // With an even range, the middle is an integer as well.
                let high = high + (high - low) % 2;
                Self { low, high }
            }
        }
    }

    /// Returns the height of a value, in thousandths from the top.
    pub fn height(self, value: i32) -> i32 {
        (self.high - value) * 1000 / (self.high - self.low).max(1)
    }

    /// Returns the values at which grid lines are drawn.
    pub const fn lines(self) -> [i32; 3] {
        [self.low, (self.low + self.high) / 2, self.high]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_covers_all_values_and_has_an_integer_middle() {
        let scale = ValueScale::new(Unit::Points, [3, 7].into_iter());
        assert_eq!(scale.lines(), [0, 4, 8]);
        assert_eq!((scale.height(8), scale.height(0)), (0, 1000));
        assert_eq!(scale.height(4), 500);
        let none = ValueScale::new(Unit::Points, std::iter::empty());
        assert_eq!(none.lines(), [0, 1, 2]);
        let below = ValueScale::new(Unit::Points, [-2, 3].into_iter());
        assert_eq!(below.lines(), [-2, 1, 4]);
        assert_eq!(ValueScale::new(Unit::Permille, [1].into_iter()).high, 1000);
    }

    #[test]
    fn permille_values_are_shown_as_percentages() {
        let phrases = Phrases::load("en");
        assert!(Unit::Permille.value_text(&phrases, 497).starts_with("50"));
        assert_eq!(Unit::Points.value_text(&phrases, 12), "12");
        assert_eq!(Unit::Points.value_text(&phrases, -3), "−3");
    }
}
