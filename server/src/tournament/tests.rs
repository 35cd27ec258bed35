//! Laws of all formats, over many fields, results and withdrawals.

use super::*;
use std::collections::BTreeMap;

/// The formats that are played.
const FORMATS: [TournamentFormat; 5] = [
    TournamentFormat::RoundRobin { is_double: false },
    TournamentFormat::RoundRobin { is_double: true },
    TournamentFormat::Swiss { rounds: 5 },
    TournamentFormat::Swiss { rounds: 64 },
    TournamentFormat::Elimination,
];

/// The sizes that are played: all small ones, and those around powers of two.
fn sizes() -> impl Iterator<Item = usize> {
    (2..=17).chain([31, 32, 33, 48, 63, 64])
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) % limit
    }

    /// Returns a result: the better seed wins more often.
    fn outcome(&mut self, pairing: &Pairing) -> PairingOutcome {
        let is_first_better = pairing.second.is_some_and(|second| pairing.first < second);
        match self.below(20) {
            0 => PairingOutcome::Nobody,
            1..5 => PairingOutcome::Draw,
            5..15 if is_first_better => PairingOutcome::First,
            5..15 => PairingOutcome::Second,
            _ if is_first_better => PairingOutcome::Second,
            _ => PairingOutcome::First,
        }
    }
}

fn field(format: TournamentFormat, count: usize) -> TournamentField {
    TournamentField {
        format,
        active: vec![true; count],
        round: 0,
        pairings: Vec::new(),
    }
}

/// Plays a tournament to its end; one of `withdraws` entrants leaves in each pause. Checks that
/// nobody plays twice in a round, and nobody who has left.
fn play(
    format: TournamentFormat,
    count: usize,
    withdraws: u64,
    numbers: &mut Numbers,
) -> TournamentField {
    let mut field = field(format, count);
    for _ in 0..1000 {
        match field.advance() {
            Advance::Over => return field,
            Advance::Wait => {
                if withdraws > 0 && numbers.below(4) == 0 {
                    let gone = numbers.below(count as u64) as usize;
                    field.active[gone] = false;
                }
                let defaults: Vec<_> = field
                    .pairings
                    .iter()
                    .map(|pairing| field.default_outcome(pairing))
                    .collect();
                for (pairing, default) in field.pairings.iter_mut().zip(defaults) {
                    if pairing.outcome.is_none() {
                        pairing.outcome = Some(default.unwrap_or_else(|| numbers.outcome(pairing)));
                    }
                }
            }
            Advance::Open(pairings) => {
                check_round(&field, &pairings);
                field.round = pairings[0].round;
                field.pairings.extend(pairings);
            }
        }
    }
    panic!("{format:?} with {count} does not end");
}

fn check_round(field: &TournamentField, pairings: &[Pairing]) {
    let mut seen = vec![false; field.active.len()];
    for pairing in pairings {
        for entrant in std::iter::once(pairing.first).chain(pairing.second) {
            assert!(!seen[entrant], "{entrant} twice in {pairings:?}");
            seen[entrant] = true;
        }
        if pairing.outcome.is_none() {
            let second = pairing.second.expect("a match");
            assert!(field.active[pairing.first] && field.active[second]);
        }
    }
    if let TournamentFormat::Swiss { .. } = field.format {
        assert_eq!(seen, field.active, "everybody who plays, and nobody else");
    }
}

/// Returns how often each two entrants met, the lower one first.
fn meetings(field: &TournamentField) -> BTreeMap<(usize, usize), usize> {
    let mut meetings = BTreeMap::new();
    for pairing in field.pairings.iter().filter(|pairing| pairing.leg == 1) {
        if let Some(second) = pairing.second {
            let pair = (pairing.first.min(second), pairing.first.max(second));
            *meetings.entry(pair).or_default() += 1;
        }
    }
    meetings
}

fn byes(field: &TournamentField) -> Vec<usize> {
    let mut byes = vec![0; field.active.len()];
    for pairing in &field.pairings {
        byes[pairing.first] += usize::from(pairing.second.is_none());
    }
    byes
}

fn balances(field: &TournamentField) -> Vec<i32> {
    let mut balances = vec![0; field.active.len()];
    for pairing in &field.pairings {
        if let Some(second) = pairing.second {
            balances[pairing.first] += 1;
            balances[second] -= 1;
        }
    }
    balances
}

#[test]
fn every_tournament_ends_with_a_place_for_everybody() {
    let mut numbers = Numbers(1);
    for count in sizes() {
        for format in FORMATS {
            for withdraws in [0, 1] {
                let field = play(format, count, withdraws, &mut numbers);
                let lines = standings(&field);
                let mut entrants: Vec<usize> = lines.iter().map(|line| line.entrant).collect();
                entrants.sort_unstable();
                assert!(entrants.into_iter().eq(0..count), "{format:?} {count}");
                assert_eq!(lines[0].place, 1);
                assert!(lines.windows(2).all(|two| two[0].place <= two[1].place));
                // The same data lead to the same pairings.
                let first = TournamentField {
                    round: 0,
                    pairings: Vec::new(),
                    ..field.clone()
                };
                assert_eq!(first.advance(), first.advance());
            }
        }
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_and_seats_are_fair() {
    let mut numbers = Numbers(2);
    for count in sizes() {
        for is_double in [false, true] {
            let field = play(
                TournamentFormat::RoundRobin { is_double },
                count,
                0,
                &mut numbers,
            );
            let meetings = meetings(&field);
            assert_eq!(meetings.len(), count * (count - 1) / 2, "{count}");
            assert!(
                meetings
                    .values()
                    .all(|times| *times == 1 + usize::from(is_double))
            );
            let largest = if is_double { 0 } else { 1 };
            let balances = balances(&field);
            assert!(
                balances.iter().all(|one| one.abs() <= largest),
                "{count}: {balances:?}"
            );
            assert!(
                byes(&field)
                    .iter()
                    .all(|times| *times
                        == usize::from(count % 2 == 1) * (1 + usize::from(is_double)))
            );
        }
    }
}

#[test]
fn in_a_swiss_nobody_meets_twice_or_has_a_second_bye_and_seats_are_fair() {
    let mut numbers = Numbers(3);
    for count in sizes() {
        for rounds in [1, 3, 5, 7, 9, 64] {
            let field = play(TournamentFormat::Swiss { rounds }, count, 0, &mut numbers);
            let played = usize::from(field.round);
            assert_eq!(
                played,
                usize::from(rounds).min(count - 1 + count % 2),
                "{count}"
            );
            assert!(
                byes(&field).iter().all(|times| *times <= 1),
                "{count} {rounds}"
            );
            // Dirac: while that is so, those who have not met can always be paired.
            if played <= count / 2 {
                assert!(
                    meetings(&field).values().all(|times| *times == 1),
                    "{count} {rounds}"
                );
                let balances = balances(&field);
                assert!(
                    balances.iter().all(|one| one.abs() <= 3),
                    "{count}: {balances:?}"
                );
            }
        }
    }
}

#[test]
fn a_swiss_pairs_equal_points_the_upper_half_with_the_lower_one() {
    let mut field = field(TournamentFormat::Swiss { rounds: 3 }, 8);
    let Advance::Open(first) = field.advance() else {
        panic!("a round");
    };
    let pairs = |pairings: &[Pairing]| -> Vec<(usize, usize)> {
        let pair = |pairing: &Pairing| (pairing.first, pairing.second.expect("no bye"));
        pairings.iter().map(pair).collect()
    };
    assert_eq!(pairs(&first), [(0, 4), (5, 1), (2, 6), (7, 3)]);
    field.round = 1;
    field.pairings = first;
    for pairing in &mut field.pairings {
        let is_first_better = pairing.second.is_some_and(|second| pairing.first < second);
        pairing.outcome = Some(if is_first_better {
            PairingOutcome::First
        } else {
            PairingOutcome::Second
        });
    }
    let Advance::Open(second) = field.advance() else {
        panic!("a round");
    };
    assert_eq!(pairs(&second), [(0, 2), (3, 1), (4, 6), (7, 5)]);
}

#[test]
fn in_an_elimination_the_best_seeds_meet_last_and_byes_go_to_them() {
    let mut field = field(TournamentFormat::Elimination, 6);
    let mut rounds = Vec::new();
    loop {
        match field.advance() {
            Advance::Open(pairings) => {
                rounds.push(pairings.len());
                if rounds.len() == 1 {
                    let byes: Vec<usize> = pairings
                        .iter()
                        .filter(|pairing| pairing.second.is_none())
                        .map(|pairing| pairing.first)
                        .collect();
                    assert_eq!(byes, [0, 1]);
                }
                field.round = pairings[0].round;
                field.pairings.extend(pairings);
            }
            Advance::Wait => {
                // All matches are drawn, so that the better seed goes on after the second one.
                for pairing in &mut field.pairings {
                    pairing.outcome.get_or_insert(PairingOutcome::Draw);
                }
            }
            Advance::Over => break,
        }
    }
    assert_eq!(rounds, [4, 2, 2, 2, 1, 1]);
    let legs: Vec<&Pairing> = field
        .pairings
        .iter()
        .filter(|pairing| pairing.round == 3)
        .collect();
    assert_eq!(
        (Some(legs[0].first), legs[0].second),
        (legs[1].second, Some(legs[1].first))
    );
    let places: Vec<(usize, u16)> = standings(&field)
        .iter()
        .map(|line| (line.entrant, line.place))
        .collect();
    assert_eq!(places, [(0, 1), (1, 2), (2, 3), (3, 3), (4, 5), (5, 5)]);
}

#[test]
fn nobody_goes_on_from_a_match_that_both_have_lost() {
    let mut field = field(TournamentFormat::Elimination, 4);
    let Advance::Open(pairings) = field.advance() else {
        panic!("a round");
    };
    (field.round, field.pairings) = (1, pairings);
    field.pairings[0].outcome = Some(PairingOutcome::Nobody);
    field.pairings[1].outcome = Some(PairingOutcome::Second);
    let winner = field.pairings[1].second.expect("a match");
    let Advance::Open(last) = field.advance() else {
        panic!("a round");
    };
    assert_eq!(
        (last.len(), last[0].first, last[0].second),
        (1, winner, None)
    );
}

#[test]
fn ties_are_broken_by_the_points_of_opponents() {
    let result = |round: u16, first: usize, second: usize, outcome: PairingOutcome| Pairing {
        round,
        board: 0,
        leg: 1,
        first,
        second: Some(second),
        outcome: Some(outcome),
    };
    // Ann beats Ben and draws with Cem; Ben beats Cem.
    let pairings = vec![
        result(1, 0, 1, PairingOutcome::First),
        result(2, 1, 2, PairingOutcome::First),
        result(3, 2, 0, PairingOutcome::Draw),
    ];
    let mut field = TournamentField {
        pairings,
        round: 3,
        ..field(TournamentFormat::RoundRobin { is_double: false }, 3)
    };
    let lines = |field: &TournamentField| -> Vec<(usize, u32, u32)> {
        let line =
            |line: &EntrantStanding| (line.entrant, line.half_points, line.quarter_tie_break);
        standings(field).iter().map(line).collect()
    };
    assert_eq!(lines(&field), [(0, 3, 5), (1, 2, 2), (2, 1, 3)]);
    field.format = TournamentFormat::Swiss { rounds: 3 };
    assert_eq!(lines(&field), [(0, 3, 6), (1, 2, 8), (2, 1, 10)]);
}
