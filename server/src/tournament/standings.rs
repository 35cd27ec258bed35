//! Who leads: points first, then the tie-break of the format. Round robin has that of Sonneborn and
//! Berger, which counts beaten opponents by their points; Swiss has that of Buchholz, the points of
//! all opponents. In an elimination counts how far somebody got.

use super::elimination::survived_rounds;
use super::{TournamentField, half_points_of};
use protocol::online::TournamentFormat;
use std::cmp::Reverse;

/// What an entrant has reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantStanding {
    /// The number of the entrant.
    pub entrant: usize,
    /// The place, from 1; equal for entrants whom nothing distinguishes.
    pub place: u16,
    /// Twice the points; in an elimination twice the rounds survived.
    pub half_points: u32,
    /// Four times the tie-break.
    pub quarter_tie_break: u32,
}

/// Returns the standings, the best first.
#[must_use]
pub fn standings(field: &TournamentField) -> Vec<EntrantStanding> {
    let half_points = match field.format {
        TournamentFormat::Elimination => survived_rounds(field)
            .into_iter()
            .map(|rounds| rounds * 2)
            .collect(),
        TournamentFormat::RoundRobin { .. } | TournamentFormat::Swiss { .. } => field.half_points(),
    };
    let tie_breaks = tie_breaks(field, &half_points);
    let entrants = half_points.into_iter().zip(tie_breaks).enumerate();
    let mut list: Vec<EntrantStanding> = entrants
        .map(
            |(entrant, (half_points, quarter_tie_break))| EntrantStanding {
                entrant,
                place: 0,
                half_points,
                quarter_tie_break,
            },
        )
        .collect();
    let reached = |line: &EntrantStanding| (line.half_points, line.quarter_tie_break);
    list.sort_by_key(|line| (Reverse(reached(line)), line.entrant));
    let mut before = None;
    for (place, line) in (1_u16..).zip(&mut list) {
        let (reached, equal) = (reached(line), before);
        line.place = match equal {
            Some((same, place)) if same == reached => place,
            Some(_) | None => place,
        };
        before = Some((reached, line.place));
    }
    list
}

/// Returns four times the tie-break of each entrant.
fn tie_breaks(field: &TournamentField, half_points: &[u32]) -> Vec<u32> {
    let mut tie_breaks = vec![0; half_points.len()];
    for pairing in &field.pairings {
        let (Some(second), Some(outcome)) = (pairing.second, pairing.outcome) else {
            continue;
        };
        let (first_gain, second_gain) = half_points_of(outcome);
        let sides = [
            (pairing.first, second, first_gain),
            (second, pairing.first, second_gain),
        ];
        for (entrant, opponent, gained) in sides {
            let of_opponent = half_points.get(opponent).copied().unwrap_or_default();
            let weight = match field.format {
                TournamentFormat::RoundRobin { .. } => gained,
                TournamentFormat::Swiss { .. } => 2,
                TournamentFormat::Elimination => 0,
            };
            if let Some(sum) = tie_breaks.get_mut(entrant) {
                *sum += of_opponent * weight;
            }
        }
    }
    tie_breaks
}
