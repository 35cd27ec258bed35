//! `cargo xtask arena`: bots against bots, on every core, in a build that is as fast as it gets.

use crate::{step::run, workspace::cargo};
use anyhow::Result;

/// Builds the arena and hands it the words of the command line.
///
/// # Errors
/// When it does not compile, or does not understand the words.
pub fn arena(words: &[String]) -> Result<()> {
    run(cargo()
        .args(["run", "--locked", "--quiet", "--profile", "bench"])
        .args(["-p", "arena", "--"])
        .args(words))
}
