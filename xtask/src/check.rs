//! `cargo xtask check`: format, lints and documentation of every crate.
//!
//! All crates are checked for the host, including those of the page: hardly a line of them is
//! compiled only for the browser, and the dependencies are checked only once.

use crate::{
    step::{run, step},
    workspace::cargo,
};
use anyhow::Result;
use std::process::Command;

/// Arguments for every crate with the features that tests enable, so that checks and tests share
/// compiled code.
pub(crate) const WORKSPACE_ARGS: [&str; 3] = ["--workspace", "--features", "hostile/page"];

/// Runs every check, the cheapest first, even after one has failed.
///
/// # Errors
/// Returns the error of the first failing check; the other errors are printed.
pub fn check() -> Result<()> {
    let results = [
        step("format", check_format),
        step("lints", lint),
        step("documentation", document),
    ];
    results.into_iter().collect()
}

/// Checks the format of every crate.
pub(crate) fn check_format() -> Result<()> {
    run(cargo().args(["fmt", "--all", "--check"]))
}

/// Returns a cargo command that compiles the crates of the workspace with Clippy's lints and then
/// their code, as `cargo clippy` would without compiling. A warning is an error.
///
/// `cargo clippy` checks every dependency and every crate once more than its tests, which takes
/// longer than most of a test run. Programs that are compiled this way are a little slower, so none
/// of them is shipped.
pub(crate) fn cargo_with_lints() -> Command {
    let mut command = cargo();
    command
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        // Arguments and their separator, as `cargo clippy -- -D warnings` passes them.
        .env(
            "CLIPPY_ARGS",
            ["-D", "warnings", ""].join("__CLIPPY_HACKERY__"),
        );
    command
}

fn lint() -> Result<()> {
    run(cargo()
        .args(["clippy", "--locked", "--quiet", "--all-targets"])
        .args(WORKSPACE_ARGS)
        .args(["--", "-D", "warnings"]))
}

/// Checks links and examples in the documentation of every crate.
pub(crate) fn document() -> Result<()> {
    run(cargo()
        .args(["doc", "--locked", "--quiet", "--no-deps"])
        .arg("--document-private-items")
        .args(WORKSPACE_ARGS)
        .env("RUSTDOCFLAGS", "-D warnings"))
}
