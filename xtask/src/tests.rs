//! `cargo xtask test`: installs what tests need, runs all of them, and prints the sum as the last
//! line.

use crate::{
    browse::{NODE_TEST, browser},
    check::{WORKSPACE_ARGS, cargo_with_lints, check_format},
    deny::deny,
    page::{ReleaseBuild, build_all},
    report::TestReport,
    reproducible::check_paths,
    size::size,
    step::run,
    test_counts::{TestCounts, run_and_count},
    tools::{ensure_chromium, ensure_node, ensure_packages, ensure_wasm_target},
    workspace::{cargo, games, root, target_dir},
};
use anyhow::{Result, anyhow};
use std::{
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::Instant,
};

/// Runs all tests, or only the quick ones, which need no page and no further tools. Prints a table
/// of the parts and, as the last line, the sum.
///
/// The release build uses only one core most of the time, so it runs at the same time as the checks
/// and the tests that need no page. A failing part does not stop the others.
///
/// # Errors
/// Returns an error if a tool is missing. A failing test ends the program, so that the sum stays
/// the last line.
pub fn test(is_quick: bool) -> Result<()> {
    ensure_wasm_target()?;
    ensure_node()?;
    let (start, mut report) = (Instant::now(), TestReport::default());
    if is_quick {
        without_page(&mut report);
    } else {
        let (built, mut shipped) = thread::scope(|scope| {
            let shipped = scope.spawn(build_release);
            without_page(&mut report);
            shipped.join().map_err(|_| anyhow!("the build panicked"))
        })?;
        if let Some(built) = built {
            thread::scope(|scope| {
                scope.spawn(|| test_release(&mut shipped, &built));
                report.suite("browser tests", || browser(&built.page, &[]));
            });
        }
        report.append(shipped);
    }
    report.close(start);
    Ok(())
}

/// Runs the checks, and the tests that need neither the page nor a browser.
fn without_page(report: &mut TestReport) {
    report.part("format", check_format);
    report.suite("lints and native tests", run_native_tests);
}

/// Builds the release and installs what its tests need. This is sequential, because two steps must
/// not install the same package at once.
fn build_release() -> (Option<ReleaseBuild>, TestReport) {
    let mut report = TestReport::concurrent();
    report.part("dependencies", || deny(false));
    let built = report.part("page and npm package", build_all);
    report.part("browser", || {
        ensure_chromium()?;
        ensure_packages(&root().join("tests/e2e"))
    });
    (built, report)
}

/// Checks the size of the page, looks for paths of this machine, and tests the npm package.
fn test_release(report: &mut TestReport, built: &ReleaseBuild) {
    report.part("no local paths", || {
        check_paths(&[&built.page, &built.package])
    });
    report.part("size", || size(&built.page));
    report.suite("npm package tests", || test_package(&built.package));
}

/// Runs the tests of every crate except the engine's own unit tests, then those, then the examples
/// in documentation. All of it is compiled with Clippy's lints, and a warning is an error.
///
/// The engine's few unit tests compile the engine once more. They play no games, so that build is
/// not optimized, which takes a quarter of the time.
fn run_native_tests() -> Result<TestCounts> {
    const PLAIN: &str = "profile.dev.package.engine.opt-level=0";
    let all = || {
        let mut command = cargo_with_lints();
        command.args(["test", "--locked", "--no-fail-fast"]);
        command
    };
    let outside = ["--test", "*", "--examples"];
    let mut tally = run_and_count(all().args(WORKSPACE_ARGS).args(outside))?;
    let inside = ["--exclude", "engine", "--lib", "--bins"];
    tally += run_and_count(all().args(WORKSPACE_ARGS).args(inside))?;
    tally += run_and_count(all().args(["-p", "engine", "--lib", "--config", PLAIN]))?;
    // Examples in documentation; the crates of the page have none.
    let page = [
        "web",
        "board",
        "editor",
        "match_text",
        "net",
        "online",
        "play",
        "store",
        "ui",
    ];
    let games = games()?;
    let page = page
        .into_iter()
        .chain(games.iter().map(|(module, _)| module.as_str()));
    let other = page.flat_map(|name| ["--exclude", name]);
    run(all().args(WORKSPACE_ARGS).args(other).arg("--doc"))?;
    Ok(tally)
}

/// Builds the runner for WebAssembly tests and returns its file.
///
/// # Errors
/// Returns an error if it does not compile.
pub fn wasm_runner() -> Result<PathBuf> {
    let name = "wasm-test-runner";
    run(cargo().args([
        "build",
        "--locked",
        "-p",
        "xtask",
        "--features",
        "test-runner",
        "--bin",
        name,
    ]))?;
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    Ok(target_dir()?.join("debug").join(file))
}

/// Tests the npm package in Node, and in Chromium on a page that contains only the package.
fn test_package(folder: &Path) -> Result<TestCounts> {
    let chromium = ensure_chromium()?;
    for folder in ["tests/e2e", "tests/node"] {
        ensure_packages(&root().join(folder))?;
    }
    run_and_count(
        Command::new("node")
            .current_dir(root().join("tests/node"))
            .args(NODE_TEST)
            .env("PACKAGE", folder)
            .env("CHROMIUM", chromium),
    )
}
