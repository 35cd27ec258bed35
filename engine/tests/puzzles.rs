//! Puzzles of the day: each has a single solution idea and is the same on every machine.

mod support;

use engine::chance::ZeroChance;
use engine::daily_puzzle::{Day, Puzzle};
use engine::game::{Game, NullSink, Seat, Status};
use engine::grid::Space;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::content;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::puzzle::{SearchLimits, Solution, puzzle_ids, solution, solve};
use engine::rift::ship::ShipId;
use engine::rift::state::{Ending, State};
use std::time::Instant;
use support::puzzles::{PINNED, generate_daily, puzzle_fingerprint};

/// The first day whose puzzle may have mines, a Tuesday.
const MINED: u32 = 20_788;

fn start_state(game: &Rift) -> State {
    let mut state = game.deal(&mut ZeroChance);
    let begin = Action::Activate(ShipId(0));
    game.act(&mut state, Seat(0), begin, &mut ZeroChance, &mut NullSink)
        .expect("the solver begins");
    state
}

/// Returns limits for a search that finds every solution.
fn unlimited_search(energy: u8, forbidden: Vec<Space>) -> SearchLimits {
    SearchLimits {
        energy,
        nodes: 2_000_000,
        forbidden_spaces: forbidden,
        allows: |_| true,
    }
}

/// Checks that the puzzle of a day has a single solution idea, and returns a description.
fn prove(day: u32) -> String {
    let Puzzle {
        options,
        solution: known,
    } = generate_daily(day);
    let BoardChoice::Custom(board) = options.board.clone() else {
        panic!("a board of its own");
    };
    let game = Rift::new(options).expect("it can be played");
    let mut state = start_state(&game);
    let targets: Vec<ShipId> = board
        .puzzle
        .as_ref()
        .expect("a puzzle")
        .targets
        .iter()
        .map(|n| ShipId(n - 1))
        .collect();
    let energy = state.ships[0].energy();
    let solution = solve(
        &game,
        &state,
        Seat(0),
        &targets,
        unlimited_search(energy, Vec::new()),
    );
    let Solution::Found {
        line,
        spaces,
        maneuvers,
        ..
    } = solution
    else {
        panic!("day {day}: {solution:?}");
    };
    for space in &spaces {
        let forbidden = vec![*space];
        let other = solve(
            &game,
            &state,
            Seat(0),
            &targets,
            unlimited_search(energy, forbidden),
        );
        assert_eq!(
            other,
            Solution::None,
            "day {day} has another idea than {space}"
        );
    }
    assert_eq!(known, line, "day {day}: the kept solution is the cheapest");
    for action in &line {
        game.act(&mut state, Seat(0), *action, &mut ZeroChance, &mut NullSink)
            .expect("a solution is legal");
    }
    assert!(
        matches!(game.status(&state), Status::Over(_)),
        "day {day} is over"
    );
    assert_eq!(
        state.result.map(|result| result.ending),
        Some(Ending::Solved)
    );
    let mines = state.mines.len();
    format!(
        "{maneuvers} maneuvers from {spaces:?}, {} targets, {} mines, {mines} left, {energy}E",
        targets.len(),
        board.mines.len(),
    )
}

/// Checks a week without mines and a week with mines; the environment variable `PUZZLE_DAYS` adds
/// more days.
#[test]
fn every_daily_puzzle_has_a_single_solution_idea() {
    let days = std::env::var("PUZZLE_DAYS").ok();
    let days: u32 = days.and_then(|days| days.parse().ok()).unwrap_or(7);
    for day in (20_779..20_779 + days).chain(MINED..MINED + days) {
        let began = Instant::now();
        generate_daily(day);
        let took = began.elapsed();
        println!(
            "{day} weekday {}: {} in {took:?}",
            Day(day).weekday(),
            prove(day)
        );
    }
}

#[test]
fn days_of_the_week_are_counted_from_monday() {
    assert_eq!(Day(0).weekday(), 3, "1970-01-01 was a Thursday");
    assert_eq!(Day(20_779).weekday(), 6, "2026-11-22 is a Sunday");
}

#[test]
fn shipped_puzzles_are_solved_by_their_solutions() {
    let mut ids = puzzle_ids();
    for id in ids.by_ref() {
        let board = content::board(id).expect("it loads");
        let ships = u8::try_from(board.starts.len()).expect("few");
        let options =
            Options::for_board(BoardChoice::Shipped(id.to_owned()), 2, ships).expect("it fits");
        let game = Rift::new(options).expect("it can be played");
        let mut state = start_state(&game);
        for action in solution(id).expect("a solution") {
            let done = game.act(&mut state, Seat(0), action, &mut ZeroChance, &mut NullSink);
            assert!(done.is_ok(), "{id}: {action:?} {done:?}");
        }
        assert_eq!(
            state.result.map(|result| result.ending),
            Some(Ending::Solved),
            "{id}"
        );
    }
    assert_eq!(puzzle_ids().count(), 4);
    assert_eq!(solution("cold-open"), None);
}

/// A test in WebAssembly compares the same fingerprints.
#[test]
fn daily_puzzles_are_the_same_on_every_machine() {
    assert_eq!(
        PINNED.map(|(day, _)| (day, puzzle_fingerprint(day))),
        PINNED
    );
}
