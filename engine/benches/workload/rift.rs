//! The tables of Centauri Rift in the benchmarks, and the goals for their speed.

use super::table::Goals;
use engine::game::Game;
use engine::rift::Rift;
use engine::rift::options::{BoardChoice, Options};

/// Speed goals of the native build.
pub const NATIVE: Goals = Goals {
    floor: 3e6,
    goal: 8e6,
    floor_ratio: 0.5,
    goal_ratio: 1.25,
};
/// Speed goals of the WebAssembly build.
pub const WASM: Goals = Goals {
    floor: 2e6,
    goal: 6e6,
    floor_ratio: 0.5,
    goal_ratio: 1.25,
};

/// Returns the measured tables with their names, duels first.
pub fn tables() -> Vec<(String, Rift)> {
    let mut tables = Vec::new();
    for board in ["cold-open", "pebble-gate"] {
        for model in ["rhino", "screech", "hammer"] {
            let game = Rift::new(Options::duel(board, model, model)).expect("a duel of the box");
            tables.push((format!("{board}, {model}s"), game));
        }
    }
    for (board, ships) in [("twin-furnace", 6), ("long-front", 12)] {
        let choice = BoardChoice::Shipped(board.to_owned());
        let options = Options::for_board(choice, 2, ships).expect("a board of the box");
        tables.push((
            format!("{board}, {ships} ships"),
            Rift::new(options).expect("a board of the box"),
        ));
    }
    tables
}

/// Returns whether the table is a duel of two ships.
pub fn is_duel(game: &Rift) -> bool {
    game.builds().len() == 2
}
