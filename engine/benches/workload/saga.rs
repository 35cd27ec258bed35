//! Saga: what is measured, and what is to be reached.

use super::table::Goals;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::options::Options;

/// Natively.
pub const NATIVE: Goals = Goals {
    floor: 0.5e6,
    goal: 2.0e6,
    floor_ratio: 0.08,
    goal_ratio: 0.3,
};
/// In WebAssembly.
pub const WASM: Goals = Goals {
    floor: 0.35e6,
    goal: 1.5e6,
    floor_ratio: 0.08,
    goal_ratio: 0.3,
};

/// Every scenario alone or with the fewest seats, and with the most, with their names.
pub fn tables() -> Vec<(String, Saga)> {
    let ids = ["ftj", "spa", "lst", "dis", "opc", "arn"];
    let counts = ids.into_iter().flat_map(|id| {
        let least = if id == "arn" { 2 } else { 1 };
        [least, 4].map(|seats| (id, seats))
    });
    counts
        .map(|(id, seats)| {
            let game = Saga::new(Options::standard(id, seats)).expect("a game of the box");
            (format!("{id}, {seats} seats"), game)
        })
        .collect()
}
