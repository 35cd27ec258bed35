//! `cargo xtask arena` and `cargo xtask train`: bots play bots on all cores, in an optimized build.

use crate::{step::run, workspace::cargo};
use anyhow::Result;

/// Builds the arena and passes it the arguments.
///
/// # Errors
/// Returns an error if it does not compile, or rejects the arguments.
pub fn arena(args: &[String]) -> Result<()> {
    run_program("arena", args)
}

/// Builds the training of the networks and passes it the arguments.
///
/// # Errors
/// Returns an error if it does not compile, or rejects the arguments.
pub fn train(args: &[String]) -> Result<()> {
    run_program("train", args)
}

fn run_program(name: &str, args: &[String]) -> Result<()> {
    run(cargo()
        .args(["run", "--locked", "--quiet", "--profile", "bench"])
        .args(["-p", "arena", "--bin", name, "--"])
        .args(args))
}
