//! `cargo xtask check`: format, lints and documentation of every crate.
//!
//! All crates are checked for the host, including those of the page: hardly a line of them is
//! compiled only for the browser, and the dependencies are checked only once.

use crate::{
    step::{run, step},
    workspace::cargo,
};
use anyhow::Result;

/// Arguments for every crate with the features that tests enable, so that checks and tests share
/// compiled code.
pub(crate) const WORKSPACE_ARGS: [&str; 3] = ["--workspace", "--features", "hostile/page"];

/// Runs every check, the cheapest first, even after one has failed.
///
/// # Errors
/// Returns the error of the first failing check; the other errors are printed.
pub fn check() -> Result<()> {
    let results = [
        step("format", format),
        step("lints", lint),
        step("documentation", document),
    ];
    results.into_iter().collect()
}

/// Runs the checks that every test run needs: all but the documentation, which takes long and is
/// rarely wrong.
///
/// # Errors
/// Returns the error of the first failing check; the other errors are printed.
pub(crate) fn check_for_tests() -> Result<()> {
    let results = [step("format", format), step("lints", lint)];
    results.into_iter().collect()
}

fn format() -> Result<()> {
    run(cargo().args(["fmt", "--all", "--check"]))
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
