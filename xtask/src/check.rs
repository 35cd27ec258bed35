//! `cargo xtask check`: format, lints and documentation of every crate.
//!
//! All crates are checked for this machine, the page's too: hardly a line of it is compiled for the browser alone, and
//! the dependencies are read once instead of once more for the browser.

use crate::{
    step::{run, step},
    workspace::cargo,
};
use anyhow::Result;

/// Every crate with every feature that the tests switch on, so that checks and tests share what they compile.
pub(crate) const WORKSPACE_ARGS: [&str; 3] = ["--workspace", "--features", "hostile/page"];

/// Runs every check, the cheapest first, also when one before it found something.
///
/// # Errors
/// What the first failing check found; the others have printed theirs.
pub fn check() -> Result<()> {
    let results = [
        step("format", || run(cargo().args(["fmt", "--all", "--check"]))),
        step("lints", lint),
        step("documentation", document),
    ];
    results.into_iter().collect()
}

fn lint() -> Result<()> {
    run(cargo()
        .args(["clippy", "--locked", "--quiet", "--all-targets"])
        .args(WORKSPACE_ARGS)
        .args(["--", "-D", "warnings"]))
}

fn document() -> Result<()> {
    run(cargo()
        .args(["doc", "--locked", "--quiet", "--no-deps"])
        .arg("--document-private-items")
        .args(WORKSPACE_ARGS)
        .env("RUSTDOCFLAGS", "-D warnings"))
}
