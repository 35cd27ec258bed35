//! Who of two entrants gets the first seat: both seats alternate fairly.

use super::{Pairing, TournamentField};

/// How often each entrant had the first seat more than the second one.
pub(super) struct SeatBalance<'a> {
    field: &'a TournamentField,
    balance: Vec<i32>,
}

impl<'a> SeatBalance<'a> {
    pub(super) fn of(field: &'a TournamentField) -> Self {
        let mut balance = vec![0; field.active.len()];
        for pairing in &field.pairings {
            let Some(second) = pairing.second else {
                continue;
            };
            for (entrant, change) in [(pairing.first, 1), (second, -1)] {
                if let Some(value) = balance.get_mut(entrant) {
                    *value += change;
                }
            }
        }
        Self { field, balance }
    }

    fn get(&self, entrant: usize) -> i32 {
        self.balance.get(entrant).copied().unwrap_or_default()
    }

    /// Returns whether both entrants urgently need the same seat.
    pub(super) fn is_clash(&self, one: usize, other: usize) -> bool {
        let (one, other) = (self.get(one), self.get(other));
        one.abs().min(other.abs()) >= 2 && one.signum() == other.signum()
    }

    /// Returns two entrants in the order of seats. The first one, who ranks higher, gets the first
    /// seat at even boards if nothing else decides.
    pub(super) fn order(&self, high: usize, low: usize, board: usize) -> (usize, usize) {
        let is_high_first = match self.get(high).cmp(&self.get(low)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => self
                .last_difference(high, low)
                .unwrap_or(board.is_multiple_of(2)),
        };
        if is_high_first {
            (high, low)
        } else {
            (low, high)
        }
    }

    /// Returns whether the higher one had the second seat the last time when the seats of both
    /// differed.
    fn last_difference(&self, high: usize, low: usize) -> Option<bool> {
        let seats = |entrant: usize| {
            let had = move |pairing: &Pairing| match pairing.second {
                Some(second) if second == entrant => Some(false),
                Some(_) if pairing.first == entrant => Some(true),
                Some(_) | None => None,
            };
            self.field.pairings.iter().rev().filter_map(had)
        };
        let mut both = seats(high).zip(seats(low));
        both.find(|(high, low)| high != low).map(|(high, _)| !high)
    }
}
