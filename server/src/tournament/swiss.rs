//! Swiss rounds: entrants with equal points meet, and nobody meets twice while that is possible.
//!
//! As in the Dutch system, those with equal points are split into halves, and the first of the upper
//! half meets the first of the lower one. Pairs are made from the top; a partner is taken only if the
//! others can still be paired.

use super::matching::can_be_paired;
use super::seats::SeatBalance;
use super::{Pairing, TournamentField, small};
use protocol::online::PairingOutcome;

/// Returns the pairings of a round; none if fewer than two entrants still play.
pub(super) fn pair(field: &TournamentField, round: u16) -> Vec<Pairing> {
    let swiss = Swiss::of(field);
    let mut order = swiss.order();
    if order.len() < 2 {
        return Vec::new();
    }
    let bye = (order.len() % 2 == 1).then(|| swiss.take_bye(&mut order));
    let pairs = swiss.pairs(order);
    let seats = SeatBalance::of(field);
    let pairing = |(board, (high, low)): (usize, (usize, usize))| {
        let (first, second) = seats.order(high, low, board);
        Pairing {
            round,
            board: small(board),
            leg: 1,
            first,
            second: Some(second),
            outcome: None,
        }
    };
    let count = pairs.len();
    let mut pairings: Vec<Pairing> = pairs.into_iter().enumerate().map(pairing).collect();
    pairings.extend(bye.map(|entrant| Pairing {
        round,
        board: small(count),
        leg: 1,
        first: entrant,
        second: None,
        // A bye counts once for each entrant.
        outcome: Some(match swiss.bye_count(entrant) {
            0 => PairingOutcome::First,
            _ => PairingOutcome::Nobody,
        }),
    }));
    pairings
}

/// What the pairings so far say.
struct Swiss<'a> {
    field: &'a TournamentField,
    half_points: Vec<u32>,
    /// How often each two entrants have met.
    meetings: Vec<Vec<u16>>,
    byes: Vec<u16>,
}

impl<'a> Swiss<'a> {
    fn of(field: &'a TournamentField) -> Self {
        let count = field.active.len();
        let mut meetings = vec![vec![0; count]; count];
        let mut byes = vec![0; count];
        let mut count_meeting = |one: usize, other: usize| {
            if let Some(met) = meetings
                .get_mut(one)
                .and_then(|row: &mut Vec<u16>| row.get_mut(other))
            {
                *met += 1;
            }
        };
        for pairing in &field.pairings {
            match pairing.second {
                Some(second) => {
                    count_meeting(pairing.first, second);
                    count_meeting(second, pairing.first);
                }
                None => {
                    if let Some(count) = byes.get_mut(pairing.first) {
                        *count += 1;
                    }
                }
            }
        }
        Self {
            field,
            half_points: field.half_points(),
            meetings,
            byes,
        }
    }

    /// Returns those who still play, the best first.
    fn order(&self) -> Vec<usize> {
        let entrants = 0..self.field.active.len();
        let mut order: Vec<usize> = entrants
            .filter(|entrant| self.field.is_active(*entrant))
            .collect();
        order.sort_by_key(|entrant| (std::cmp::Reverse(self.points_of(*entrant)), *entrant));
        order
    }

    fn points_of(&self, entrant: usize) -> u32 {
        self.half_points.get(entrant).copied().unwrap_or_default()
    }

    fn bye_count(&self, entrant: usize) -> u16 {
        self.byes.get(entrant).copied().unwrap_or_default()
    }

    fn met(&self, one: usize, other: usize) -> u16 {
        let row = self.meetings.get(one);
        row.and_then(|row| row.get(other))
            .copied()
            .unwrap_or_default()
    }

    /// Returns whether entrants can be paired so that no two of them have met more often than that.
    fn can_be_paired(&self, entrants: &[usize], most: u16) -> bool {
        let is_allowed = |one: usize, other: usize| match (entrants.get(one), entrants.get(other)) {
            (Some(one), Some(other)) => self.met(*one, *other) <= most,
            (Some(_) | None, _) => false,
        };
        can_be_paired(entrants.len(), is_allowed)
    }

    /// Removes the one who has the bye, and returns it: the last of those with the fewest byes
    /// without whom the others can be paired best.
    fn take_bye(&self, order: &mut Vec<usize>) -> usize {
        let fewest = order.iter().map(|entrant| self.bye_count(*entrant)).min();
        let without = |place: usize| {
            let mut others = order.clone();
            others.remove(place);
            others
        };
        let places = (0..order.len()).rev();
        let candidates: Vec<usize> = places
            .filter(|place| order.get(*place).map(|entrant| self.bye_count(*entrant)) == fewest)
            .collect();
        let found = (0..self.field.round).find_map(|most| {
            let mut candidates = candidates.iter();
            candidates.find(|place| self.can_be_paired(&without(**place), most))
        });
        // After so many rounds nobody has met anybody more often than that.
        let place = found.or(candidates.first()).copied().unwrap_or_default();
        order.remove(place)
    }

    /// Pairs an even number of entrants.
    fn pairs(&self, mut order: Vec<usize>) -> Vec<(usize, usize)> {
        let possible = (0..self.field.round).find(|most| self.can_be_paired(&order, *most));
        let most = possible.unwrap_or(self.field.round);
        let seats = SeatBalance::of(self.field);
        let mut pairs = Vec::new();
        while order.len() >= 2 {
            let high = order.remove(0);
            let candidates = self.candidates(high, &order, &seats);
            let place = candidates.into_iter().find(|place| {
                let mut others = order.clone();
                let low = others.remove(*place);
                self.met(high, low) <= most && self.can_be_paired(&others, most)
            });
            // One is found whenever all can be paired, which holds before and after each pair.
            let low = order.remove(place.unwrap_or_default());
            pairs.push((high, low));
        }
        pairs
    }

    /// Returns the places of the others, the best partner of an entrant first.
    fn candidates(&self, high: usize, others: &[usize], seats: &SeatBalance<'_>) -> Vec<usize> {
        let points = self.points_of(high);
        let equal = others
            .iter()
            .take_while(|other| self.points_of(**other) == points)
            .count();
        // The first of the lower half of the group, to which the entrant itself belongs as well.
        let start = equal.div_ceil(2).saturating_sub(1);
        let mut candidates: Vec<usize> = (start..equal).chain((0..start).rev()).collect();
        candidates.extend(equal..others.len());
        let is_other = |place: usize| others.get(place).copied();
        candidates.sort_by_key(|place| {
            let other = is_other(*place);
            let met = other.map_or(0, |other| self.met(high, other));
            let group = other.map_or(0, |other| points.abs_diff(self.points_of(other)));
            (
                met,
                group,
                other.is_some_and(|other| seats.is_clash(high, other)),
            )
        });
        candidates
    }
}
