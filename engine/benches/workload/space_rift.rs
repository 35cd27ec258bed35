//! The tables of Space Rift in the benchmarks, and the goals for their speed.

use super::table::Goals;
use engine::game::Game;
use engine::space_rift::SpaceRift;
use engine::space_rift::content::scenario_ids;
use engine::space_rift::options::Options;

/// Speed goals of the native build.
pub const NATIVE: Goals = Goals {
    floor: 1.5e6,
    goal: 4e6,
    floor_ratio: 0.25,
    goal_ratio: 0.6,
};
/// Speed goals of the WebAssembly build.
pub const WASM: Goals = Goals {
    floor: 1.1e6,
    goal: 3e6,
    floor_ratio: 0.25,
    goal_ratio: 0.6,
};

/// Returns the base scenarios with their ids.
pub fn tables() -> Vec<(String, SpaceRift)> {
    let table = |id: &str| {
        let game = SpaceRift::new(Options::duel(id)).expect("a scenario of the box");
        (id.to_owned(), game)
    };
    scenario_ids().map(table).collect()
}
