//! `cargo xtask soak`: plays very many random games of all games, natively and in WebAssembly, and
//! checks the laws in WebAssembly.

use crate::{
    step::{run, step},
    tests::wasm_runner,
    tools::{ensure_node, ensure_wasm_target},
    workspace::{WASM, cargo},
};
use anyhow::Result;

/// The number of games per table whose results are recorded, as in `engine/tests/support/soak.rs`.
const RECORDED_GAMES: &str = "80";

/// Plays `games` random games of each game natively, then those with recorded results in
/// WebAssembly, in Node, with the engine's other tests there.
///
/// # Errors
/// Returns an error if a game panics, does not end, breaks a law, or differs from its record, or if
/// a tool is missing.
pub fn soak(games: u64) -> Result<()> {
    step("random games, native", || {
        run(cargo()
            .args(["test", "--locked", "--profile", "bench", "-p", "engine"])
            .args(["--test", "soak", "--", "--nocapture"])
            .env("SOAK_GAMES", games.to_string()))
    })?;
    ensure_wasm_target()?;
    ensure_node()?;
    let runner = wasm_runner()?;
    step("random games and laws in WebAssembly", || {
        run(cargo()
            .args(["test", "--locked", "--target", WASM, "-p", "engine"])
            .args(["--test", "wasm"])
            .env("SOAK_EACH", RECORDED_GAMES)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner))
    })
}
