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

/// The crates whose documentation other people read. That of all crates takes five times as long.
const PUBLIC_CRATES: [&str; 6] = ["-p", "engine", "-p", "protocol", "-p", "server"];

/// Runs every check, the cheapest first, even after one has failed.
///
/// # Errors
/// Returns the error of the first failing check; the other errors are printed.
pub fn check() -> Result<()> {
    check_with(&WORKSPACE_ARGS)
}

/// Like [`check`], with the documentation of the public crates only.
///
/// # Errors
/// Returns the error of the first failing check; the other errors are printed.
pub(crate) fn check_for_tests() -> Result<()> {
    check_with(&PUBLIC_CRATES)
}

fn check_with(documented: &[&str]) -> Result<()> {
    let results = [
        step("format", || run(cargo().args(["fmt", "--all", "--check"]))),
        step("lints", lint),
        step("documentation", || document(documented)),
    ];
    results.into_iter().collect()
}

fn lint() -> Result<()> {
    run(cargo()
        .args(["clippy", "--locked", "--quiet", "--all-targets"])
        .args(WORKSPACE_ARGS)
        .args(["--", "-D", "warnings"]))
}

/// Checks links and examples in the documentation of these crates.
pub(crate) fn document(crates: &[&str]) -> Result<()> {
    run(cargo()
        .args(["doc", "--locked", "--quiet", "--no-deps"])
        .arg("--document-private-items")
        .args(crates)
        .env("RUSTDOCFLAGS", "-D warnings"))
}
