//! A marker on a bounded track of numbers.

use serde::{Deserialize, Serialize};

/// A number with a lowest and a highest value.
///
/// ```
/// use engine::components::MarkerTrack;
///
/// let mut morale = MarkerTrack::new(0, 10, 8);
/// assert!(!morale.try_move(3));
/// assert_eq!(morale.at(), 8);
/// // Clamped moves report how far they went.
/// assert_eq!(morale.move_clamped(3), 2);
/// assert_eq!((morale.below(), morale.above()), (10, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MarkerTrack {
    low: i16,
    high: i16,
    at: i16,
}

impl MarkerTrack {
    /// Creates a track from `low` to `high` with its marker at `at`, or at the nearer end. If
    /// `high` is below `low`, the track has one field, `low`.
    #[must_use]
    pub fn new(low: i16, high: i16, at: i16) -> Self {
        let high = high.max(low);
        let at = at.clamp(low, high);
        Self { low, high, at }
    }

    /// Returns the number that the marker is at.
    #[must_use]
    pub const fn at(self) -> i16 {
        self.at
    }

    /// Returns the number of fields above the marker.
    #[must_use]
    pub const fn above(self) -> u16 {
        self.high.abs_diff(self.at)
    }

    /// Returns the number of fields below the marker.
    #[must_use]
    pub const fn below(self) -> u16 {
        self.at.abs_diff(self.low)
    }

    /// Moves the marker by exactly `steps`, or not at all if it would leave the track. Returns whether
    /// it moved.
    #[must_use]
    pub fn try_move(&mut self, steps: i16) -> bool {
        match self.at.checked_add(steps) {
            Some(to) if to >= self.low && to <= self.high => {
                self.at = to;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Moves the marker by `steps`, but not beyond the end. Returns how far it moved.
    pub fn move_clamped(&mut self, steps: i16) -> i16 {
        let from = self.at;
        self.at = from.saturating_add(steps).clamp(self.low, self.high);
        // Both numbers are on the track, so the difference fits.
        self.at.wrapping_sub(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn try_move_moves_the_full_distance_or_not_at_all() {
        let mut track = MarkerTrack::new(-2, 4, 3);
        assert!(!track.try_move(2));
        assert_eq!(track.at(), 3);
        assert!(track.try_move(-5));
        assert_eq!((track.at(), track.below(), track.above()), (-2, 0, 6));
        assert!(!track.try_move(i16::MIN));
    }

    #[test]
    fn move_clamped_stops_at_the_end_of_the_track() {
        let mut track = MarkerTrack::new(0, 10, 8);
        assert_eq!((track.move_clamped(5), track.at()), (2, 10));
        assert_eq!((track.move_clamped(i16::MIN), track.at()), (-10, 0));
    }

    #[test]
    fn the_start_value_is_clamped_to_the_track() {
        assert_eq!(MarkerTrack::new(0, 10, 12).at(), 10);
        assert_eq!(MarkerTrack::new(5, 1, 3), MarkerTrack::new(5, 5, 5));
    }
}
