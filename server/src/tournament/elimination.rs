//! Single elimination: who loses is out. The best seeds meet last, and have the byes that fill the
//! first round. A draw is followed by a second match with seats swapped; after another draw the
//! better seed goes on.

use super::seats::SeatBalance;
use super::{Pairing, TournamentField, small};
use protocol::online::PairingOutcome;

/// The matches of a pairing at most.
const MAX_LEGS: u8 = 2;

/// Returns the number of rounds until one entrant is left.
pub(super) const fn round_count(entrants: usize) -> u16 {
    // The logarithm of the next power of two; no number of entrants has more than 64 digits.
    entrants.next_power_of_two().trailing_zeros() as u16
}

/// Returns the pairings of a round. Whoever meets nobody has a bye.
pub(super) fn pair(field: &TournamentField, round: u16) -> Vec<Pairing> {
    let slots = match round {
        1 => first_slots(field.active.len()),
        _ => winners(field, round - 1),
    };
    let seats = SeatBalance::of(field);
    let pairing = |(board, slots): (usize, &[Option<usize>])| {
        let entrant = |nth: usize| slots.get(nth).copied().flatten();
        let (first, second) = match (entrant(0), entrant(1)) {
            (Some(one), Some(other)) => {
                let (first, second) = seats.order(one.min(other), one.max(other), board);
                (first, Some(second))
            }
            (Some(lone), None) | (None, Some(lone)) => (lone, None),
            (None, None) => return None,
        };
        Some(Pairing {
            round,
            board: small(board),
            leg: 1,
            first,
            second,
            outcome: second.is_none().then_some(PairingOutcome::First),
        })
    };
    slots.chunks(2).enumerate().filter_map(pairing).collect()
}

/// Returns the second matches of the current round that follow from draws.
pub(super) fn second_legs(field: &TournamentField) -> Vec<Pairing> {
    let is_last = |pairing: &&Pairing| {
        pairing.round == field.round
            && pairing.outcome == Some(PairingOutcome::Draw)
            && pairing.leg < MAX_LEGS
            && last_leg(field, pairing.round, pairing.board) == Some(*pairing)
    };
    let leg = |pairing: &Pairing| {
        let second = pairing.second?;
        Some(Pairing {
            leg: pairing.leg + 1,
            first: second,
            second: Some(pairing.first),
            outcome: None,
            ..*pairing
        })
    };
    field
        .pairings
        .iter()
        .filter(is_last)
        .filter_map(leg)
        .collect()
}

/// Returns the entrants in the order of the bracket, in which the best two can only meet last;
/// `None` is nobody.
fn first_slots(entrants: usize) -> Vec<Option<usize>> {
    let mut order = vec![0];
    while order.len() < entrants {
        let size = order.len() * 2;
        // Each seed meets the one that fills up the sum.
        order = order
            .iter()
            .flat_map(|seed| [*seed, size - 1 - *seed])
            .collect();
    }
    let slot = |seed: usize| (seed < entrants).then_some(seed);
    order.into_iter().map(slot).collect()
}

/// Returns who goes on from each board of a round; `None` where nobody does.
fn winners(field: &TournamentField, round: u16) -> Vec<Option<usize>> {
    let rounds = round_count(field.active.len());
    let boards = 1_usize << rounds.saturating_sub(round);
    let winner = |board: usize| {
        let winner = winner_of(last_leg(field, round, small(board))?)?;
        field.is_active(winner).then_some(winner)
    };
    (0..boards).map(winner).collect()
}

/// Returns the last match of a pairing.
fn last_leg(field: &TournamentField, round: u16, board: u16) -> Option<&Pairing> {
    let is_there = |pairing: &&Pairing| (pairing.round, pairing.board) == (round, board);
    field
        .pairings
        .iter()
        .filter(is_there)
        .max_by_key(|pairing| pairing.leg)
}

/// Returns who goes on after the last match of a pairing.
pub(super) fn winner_of(pairing: &Pairing) -> Option<usize> {
    match (pairing.outcome?, pairing.second) {
        (PairingOutcome::First, _) => Some(pairing.first),
        (PairingOutcome::Second, second) => second,
        (PairingOutcome::Draw, Some(second)) => Some(pairing.first.min(second)),
        (PairingOutcome::Draw, None) => Some(pairing.first),
        (PairingOutcome::Nobody, _) => None,
    }
}

/// Returns how many rounds each entrant has survived.
pub(super) fn survived_rounds(field: &TournamentField) -> Vec<u32> {
    let mut survived = vec![0; field.active.len()];
    for pairing in &field.pairings {
        let is_last = last_leg(field, pairing.round, pairing.board) == Some(pairing);
        let is_drawn = pairing.outcome == Some(PairingOutcome::Draw);
        if !is_last || (is_drawn && pairing.leg < MAX_LEGS) {
            continue;
        }
        let winner = winner_of(pairing).and_then(|winner| survived.get_mut(winner));
        if let Some(rounds) = winner {
            *rounds += 1;
        }
    }
    survived
}
