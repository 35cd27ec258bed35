//! `cargo xtask arena`: plays bots against bots on all cores, in an optimized build.

use crate::{step::run, workspace::cargo};
use anyhow::Result;

/// Builds the arena and passes it the arguments.
///
/// # Errors
/// Returns an error if it does not compile, or rejects the arguments.
pub fn arena(args: &[String]) -> Result<()> {
    run(cargo()
        .args(["run", "--locked", "--quiet", "--profile", "bench"])
        .args(["-p", "arena", "--"])
        .args(args))
}
