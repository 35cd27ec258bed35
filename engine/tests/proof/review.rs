//! Reviews of a game: turning points, grades and marks, with histories that belong to no game.

use engine::bots::WinChances;
use engine::bots::review::{TurnGrade, grade_turns, turning_point};
use engine::game::{Seat, SeatSet};
use engine::game_history::{GameHistory, StatSample, TurnSpan, TurnStart};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Returns a history of turns in these rounds, each with ten entries, by A and B alternately.
fn history(rounds: &[u16]) -> GameHistory {
    let turn = |(number, &round): (usize, &u16)| TurnSpan {
        from: number * 10,
        to: number * 10 + 10,
        ended: None,
        start: TurnStart {
            round,
            seat: if number.is_multiple_of(2) { A } else { B },
            piece: None,
        },
    };
    let stops = (0..=rounds.len()).map(|number| number * 10);
    GameHistory {
        turns: rounds.iter().enumerate().map(turn).collect(),
        stats: Vec::new(),
        samples: stops
            .map(|at| StatSample {
                at,
                values: Vec::new(),
            })
            .collect(),
    }
}

/// Returns the chances of A and B, given those of A in permille.
fn chances(of_a: &[u16]) -> Vec<WinChances> {
    let both = |share: &u16| serde_json::from_str(&format!("[{share}, {}]", 1000 - share));
    of_a.iter().map(|share| both(share).unwrap()).collect()
}

#[test]
fn the_turning_point_is_the_largest_gain_of_the_winner() {
    let game = history(&[1, 1, 2, 2]);
    let win_chances = chances(&[500, 550, 300, 700, 1000]);
    let swing = turning_point(&game, &win_chances, SeatSet::singleton(A)).unwrap();
    assert_eq!((swing.turn, swing.before, swing.after), (2, 300, 700));
    let other = turning_point(&game, &win_chances, SeatSet::singleton(B)).unwrap();
    assert_eq!((other.turn, other.seat, other.gain()), (1, B, 250));
    // In a draw a gain of either side counts, and of equal gains the first.
    let even = chances(&[500, 600, 500, 500, 500]);
    let first = turning_point(&game, &even, SeatSet::first(2)).unwrap();
    assert_eq!((first.turn, first.seat), (0, A));
}

#[test]
fn the_turning_point_of_a_common_defeat_is_the_largest_loss() {
    let game = history(&[1, 1, 2, 2]);
    let equal_shares = |share: &u16| serde_json::from_str(&format!("[{share}, {share}]")).unwrap();
    let win_chances: Vec<WinChances> = [400, 450, 200, 150, 0].iter().map(equal_shares).collect();
    let swing = turning_point(&game, &win_chances, SeatSet::first(2)).unwrap();
    assert_eq!((swing.turn, swing.before, swing.after), (1, 450, 200));
}

#[test]
fn a_game_without_gains_has_no_turning_point() {
    let game = history(&[1, 1]);
    let win_chances = chances(&[500, 500, 500]);
    assert_eq!(turning_point(&game, &win_chances, SeatSet::first(2)), None);
    assert_eq!(turning_point(&game, &win_chances, SeatSet::NONE), None);
    assert_eq!(turning_point(&history(&[]), &[], SeatSet::first(2)), None);
}

#[test]
fn a_turn_is_graded_by_what_it_cost() {
    assert_eq!(
        TurnGrade::from_shares(500, 600),
        TurnGrade::Sound,
        "better than was known"
    );
    assert_eq!(TurnGrade::from_shares(500, 500), TurnGrade::Sound);
    let mut last = TurnGrade::Sound;
    for actual in (0..=1000).rev() {
        let grade = TurnGrade::from_shares(1000, actual);
        assert!(grade >= last, "{actual}");
        last = grade;
    }
    assert_eq!(last, TurnGrade::Blunder);
}

#[test]
fn every_turn_is_graded_for_the_seat_that_played_it() {
    let game = history(&[1, 1, 2]);
    let best = chances(&[700, 400, 800]);
    let last = &chances(&[1000])[0];
    let found = grade_turns(&game, &best, Some(last));
    let seen: Vec<_> = found
        .iter()
        .map(|mark| (mark.turn, mark.seat, mark.best, mark.actual, mark.grade))
        .collect();
    assert_eq!(
        seen,
        [
            (0, A, 700, 400, TurnGrade::Blunder),
            (1, B, 600, 200, TurnGrade::Blunder),
            (2, A, 800, 1000, TurnGrade::Sound),
        ]
    );
}

#[test]
fn turns_with_unknown_results_get_no_grade() {
    let game = history(&[1, 1, 2]);
    let best = chances(&[700, 400, 800]);
    let turns = |best: &[WinChances], last| {
        let found = grade_turns(&game, best, last);
        found.iter().map(|mark| mark.turn).collect::<Vec<_>>()
    };
    assert_eq!(turns(&best, None), [0, 1], "the game is not over");
    assert_eq!(turns(&best[..2], None), [0], "the review is not over");
    assert_eq!(turns(&[], None), [0; 0]);
    // A series continues with a new game, whose chances start over.
    let found = grade_turns(&series(), &best, None);
    assert_eq!(found.iter().map(|mark| mark.turn).collect::<Vec<_>>(), [0]);
}

/// Returns a series whose first game ends with the second turn, in the first round; two entries
/// later the next game begins, again in a first round.
fn series() -> GameHistory {
    let mut series = history(&[1, 1, 1]);
    series.turns[1].ended = Some(18);
    let ended = StatSample {
        at: 18,
        values: Vec::new(),
    };
    series.samples.insert(2, ended);
    series
}

#[test]
fn a_turn_of_a_series_is_judged_by_its_own_game() {
    // B wins the first game from behind; the next game begins even.
    let win_chances = chances(&[500, 700, 0, 500, 450]);
    let swing = turning_point(&series(), &win_chances, SeatSet::singleton(B)).unwrap();
    assert_eq!((swing.turn, swing.before, swing.after), (1, 300, 1000));
    let other = turning_point(&series(), &win_chances, SeatSet::singleton(A)).unwrap();
    assert_eq!(other.turn, 0, "A gains nothing by the deal");
}
