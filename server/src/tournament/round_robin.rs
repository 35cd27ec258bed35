//! Round robin by the circle method: everybody meets everybody, in as few rounds as possible.

use super::{Pairing, small};
use protocol::online::PairingOutcome;

/// Returns the rounds in which all entrants meet once.
pub(super) fn round_count(entrants: usize) -> u16 {
    small(circle(entrants).saturating_sub(1))
}

/// Returns the number of places in the circle: an even one, so that an odd number of entrants has a
/// bye in each round.
const fn circle(entrants: usize) -> usize {
    entrants + entrants % 2
}

/// Returns the pairings of a round. In a double round robin the second half repeats the first one
/// with seats swapped.
pub(super) fn pair(entrants: usize, round: u16, is_double: bool) -> Vec<Pairing> {
    let places = circle(entrants);
    if places < 2 {
        return Vec::new();
    }
    let (turning, last) = (places - 1, places - 1);
    let nth = usize::from(round.saturating_sub(1));
    let is_swapped = is_double && nth >= turning;
    let turn = nth % turning;
    let pair_at = |board: usize| {
        // The last place stands still, and the others turn around it.
        let (one, other) = match board {
            0 => (turn, last),
            _ => ((turn + board) % turning, (turn + turning - board) % turning),
        };
        let is_even = if board == 0 { turn } else { board + 1 }.is_multiple_of(2);
        if is_even != is_swapped {
            (one, other)
        } else {
            (other, one)
        }
    };
    let pairing = |(board, (one, other)): (usize, (usize, usize))| {
        let (first, second) = match (one < entrants, other < entrants) {
            (true, true) => (one, Some(other)),
            (true, false) => (one, None),
            (false, _) => (other, None),
        };
        Pairing {
            round,
            board: small(board),
            leg: 1,
            first,
            second,
            // Everybody has the same number of byes, so they need not count.
            outcome: second.is_none().then_some(PairingOutcome::Nobody),
        }
    };
    (0..places / 2)
        .map(pair_at)
        .enumerate()
        .map(pairing)
        .collect()
}
