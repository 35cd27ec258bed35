//! Puzzles of the day: each can be solved, by one idea only, and is the same on every machine.

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

/// A Tuesday from which on there may be mines.
const MINED: u32 = 20_788;

fn start_state(table: &Rift) -> State {
    let mut state = table.deal(&mut ZeroChance);
    let begin = Action::Activate(ShipId(0));
    table
        .act(&mut state, Seat(0), begin, &mut ZeroChance, &mut NullSink)
        .expect("the solver begins");
    state
}

/// A search without limits on what it gives up.
fn unlimited_search(energy: u8, barred: Vec<Space>) -> SearchLimits {
    SearchLimits {
        energy,
        nodes: 2_000_000,
        forbidden_spaces: barred,
        allows: |_| true,
    }
}

/// Plays the puzzle of a day by its solution and returns a description.
fn prove(day: u32) -> String {
    let Puzzle {
        options,
        solution: known,
    } = generate_daily(day);
    let BoardChoice::Custom(board) = options.board.clone() else {
        panic!("a board of its own");
    };
    let table = Rift::new(options).expect("it can be played");
    let mut state = start_state(&table);
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
        &table,
        &state,
        Seat(0),
        &targets,
        unlimited_search(energy, Vec::new()),
    );
    let Solution::Found {
        line,
        places,
        maneuvers,
        ..
    } = solution
    else {
        panic!("day {day}: {solution:?}");
    };
    for place in &places {
        let barred = vec![*place];
        let other = solve(
            &table,
            &state,
            Seat(0),
            &targets,
            unlimited_search(energy, barred),
        );
        assert_eq!(
            other,
            Solution::None,
            "day {day} has another idea than {place}"
        );
    }
    assert_eq!(known, line, "day {day}: the kept solution is the cheapest");
    for action in &line {
        table
            .act(&mut state, Seat(0), *action, &mut ZeroChance, &mut NullSink)
            .expect("a solution is legal");
    }
    assert!(
        matches!(table.status(&state), Status::Over(_)),
        "day {day} is over"
    );
    assert_eq!(
        state.result.map(|result| result.ending),
        Some(Ending::Solved)
    );
    let mines = state.mines.len();
    format!(
        "{maneuvers} maneuvers from {places:?}, {} targets, {} mines, {mines} left, {energy}E",
        targets.len(),
        board.mines.len(),
    )
}

/// A week without mines and one with them; `PUZZLE_DAYS` in the environment asks for more days.
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
        let table = Rift::new(options).expect("it can be played");
        let mut state = start_state(&table);
        for action in solution(id).expect("a solution") {
            let done = table.act(&mut state, Seat(0), action, &mut ZeroChance, &mut NullSink);
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

/// WebAssembly creates the same puzzles; that is tested too.
#[test]
fn daily_puzzles_are_the_same_on_every_machine() {
    assert_eq!(
        PINNED.map(|(day, _)| (day, puzzle_fingerprint(day))),
        PINNED
    );
}
