//! `cargo xtask golden`: the recorded games and pictures of the engine, replayed, or written anew.

use crate::{step::run, workspace::cargo};
use anyhow::Result;

/// Runs the golden tests. With `bless` they write what they find instead of comparing: read the difference before you
/// commit it.
///
/// # Errors
/// When a recording differs, or cannot be written.
pub fn golden(bless: bool) -> Result<()> {
    let mut tests = cargo();
    tests.args(["test", "--locked", "-p", "engine", "--test", "golden"]);
    if bless {
        // What random games come to is written down, too.
        tests.args(["--test", "soak"]).env("BLESS", "1");
    }
    run(&mut tests)
}
