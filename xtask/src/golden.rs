//! `cargo xtask golden`: replays the recorded games and drawings of the engine, or records them
//! again.

use crate::{step::run, workspace::cargo};
use anyhow::Result;

/// Runs the golden tests. If `blesses` is true, they record their results instead of comparing;
/// read the diff before you commit it.
///
/// # Errors
/// Returns an error if a result differs, or cannot be written.
pub fn golden(blesses: bool) -> Result<()> {
    let mut tests = cargo();
    tests.args(["test", "--locked", "-p", "engine", "--test", "golden"]);
    if blesses {
        // The results of random games are recorded as well.
        tests.args(["--test", "soak"]).env("BLESS", "1");
    }
    run(&mut tests)
}
