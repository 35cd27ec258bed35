//! Space Rift: what is measured, and what is to be reached.

use super::table::Goals;
use engine::game::Game;
use engine::space_rift::SpaceRift;
use engine::space_rift::content::scenario_ids;
use engine::space_rift::options::Options;

/// Natively.
pub const NATIVE: Goals = Goals {
    floor: 1.5e6,
    goal: 4e6,
    floor_ratio: 0.25,
    goal_ratio: 0.6,
};
/// In WebAssembly.
pub const WASM: Goals = Goals {
    floor: 1.1e6,
    goal: 3e6,
    floor_ratio: 0.25,
    goal_ratio: 0.6,
};

/// The scenarios of the box, with their ids.
pub fn tables() -> Vec<(String, SpaceRift)> {
    let table = |id: &str| {
        let game = SpaceRift::new(Options::duel(id)).expect("a scenario of the box");
        (id.to_owned(), game)
    };
    scenario_ids().map(table).collect()
}
