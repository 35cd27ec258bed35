//! Puzzles of some days with their fingerprints, to check that every machine creates the same ones.

use engine::daily_puzzle::{DailyPuzzle, Day, Puzzle};
use engine::game::fnv1a;
use engine::rift::Rift;
use engine::rift::content::ContentSet;
use std::task::Poll;

/// Days, each with the fingerprint of its puzzle. The last one has mines, which exist since
/// 2026-12-01.
pub const PINNED: [(u32, u64); 4] = [
    (20_779, 0x9880_f69f_d95c_a11c),
    (20_780, 10_537_088_494_515_214_849),
    (20_784, 14_175_051_419_844_576_453),
    (20_812, 18_230_787_748_831_244_539),
];

/// Returns the puzzle of a day.
pub fn generate_daily(day: u32) -> Puzzle<Rift> {
    let mut generator = Rift::start_generator(Day(day), &ContentSet::default());
    loop {
        if let Poll::Ready(puzzle) = Rift::advance_generator(&mut generator, 100_000) {
            return puzzle.unwrap_or_else(|| panic!("day {day} has no puzzle"));
        }
    }
}

/// Returns the fingerprint of a day's puzzle and its solution.
pub fn puzzle_fingerprint(day: u32) -> u64 {
    let puzzle = generate_daily(day);
    let text = serde_json::to_vec(&(puzzle.options, puzzle.solution)).expect("plain data");
    fnv1a(&text)
}
