//! The tables of Exodus in the benchmarks, and the goals for their speed.

use super::table::Goals;
use engine::exodus::Exodus;
use engine::exodus::options::{Mode, Options};
use engine::game::Game;

/// Speed goals of the native build.
pub const NATIVE: Goals = Goals {
    floor: 0.5e6,
    goal: 1.5e6,
    floor_ratio: 0.08,
    goal_ratio: 0.25,
};
/// Speed goals of the WebAssembly build.
pub const WASM: Goals = Goals {
    floor: 0.35e6,
    goal: 1.1e6,
    floor_ratio: 0.08,
    goal_ratio: 0.25,
};

/// Returns the standard game with every number of seats, and the other modes with six seats, with
/// their names.
pub fn tables() -> Vec<(String, Exodus)> {
    let table = |seats: u8, mode: Mode, name: &str| {
        let options = Options {
            mode,
            uses_generals: mode != Mode::Standard,
            ..Options::standard(seats)
        };
        let game = Exodus::new(options).expect("a game of the box");
        (format!("{seats} seats, {name}"), game)
    };
    let mut all: Vec<_> = (2..=6)
        .map(|seats| table(seats, Mode::Standard, "standard"))
        .collect();
    for (mode, name) in [
        (Mode::Combat, "combat"),
        (Mode::Short, "short"),
        (Mode::Long, "long"),
    ] {
        all.push(table(6, mode, name));
    }
    all
}
