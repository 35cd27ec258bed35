//! `cargo xtask check`: format, lints and documentation of every crate, for the machine and for the browser.

use crate::{
    house::{WASM, cargo},
    step::{run, step},
    tools::ensure_wasm_target,
};
use anyhow::Result;

/// Runs every check, the cheapest first, also when one before it found something.
///
/// # Errors
/// What the first failing check found; the others have printed theirs.
pub fn check() -> Result<()> {
    ensure_wasm_target()?;
    let native = ["--workspace", "--exclude", "web"];
    let page = ["-p", "web", "--target", WASM];
    let results = [
        step("format", || run(cargo().args(["fmt", "--all", "--check"]))),
        step("lints", || lint(&native)),
        step("lints of the page", || lint(&page)),
        step("documentation", || document(&native)),
        step("documentation of the page", || document(&page)),
    ];
    results.into_iter().collect()
}

fn lint(packages: &[&str]) -> Result<()> {
    run(cargo()
        .args(["clippy", "--locked", "--quiet", "--all-targets"])
        .args(packages)
        .args(["--", "-D", "warnings"]))
}

fn document(packages: &[&str]) -> Result<()> {
    run(cargo()
        .args([
            "doc",
            "--locked",
            "--quiet",
            "--no-deps",
            "--document-private-items",
        ])
        .args(packages)
        .env("RUSTDOCFLAGS", "-D warnings"))
}
