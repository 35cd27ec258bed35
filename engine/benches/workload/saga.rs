//! The tables of Saga in the benchmarks, and the goals for their speed.

use super::table::Goals;
use engine::game::Game;
use engine::saga::Saga;
use engine::saga::options::Options;

/// Speed goals of the native build.
pub const NATIVE: Goals = Goals {
    floor: 0.5e6,
    goal: 2.0e6,
    floor_ratio: 0.08,
    goal_ratio: 0.3,
};
/// Speed goals of the WebAssembly build.
pub const WASM: Goals = Goals {
    floor: 0.35e6,
    goal: 1.5e6,
    floor_ratio: 0.08,
    goal_ratio: 0.3,
};

/// Returns every scenario with the minimum and with the maximum number of seats, with their names.
pub fn tables() -> Vec<(String, Saga)> {
    let ids = ["ftj", "spa", "lst", "dis", "opc", "arn"];
    let counts = ids.into_iter().flat_map(|id| {
        let min_seats = if id == "arn" { 2 } else { 1 };
        [min_seats, 4].map(|seats| (id, seats))
    });
    counts
        .map(|(id, seats)| {
            let game = Saga::new(Options::standard(id, seats)).expect("a game of the box");
            (format!("{id}, {seats} seats"), game)
        })
        .collect()
}
