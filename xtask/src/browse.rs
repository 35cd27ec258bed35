//! `cargo xtask browser`, and what else opens the page in a browser: in Chromium, in other engines, on busy cores, for hours.

use crate::{
    browsers::BrowserEngine,
    dist::{PLACEHOLDER_URL, kit, unpack},
    page::{Profile, build},
    report::TestReport,
    serve::{address, listen, serve},
    step::run,
    test_counts::{TestCounts, run_and_count},
    tools::{ensure_chromium, ensure_node, ensure_packages, find_or_install_headless_shell},
    workspace::{root, target_dir},
};
use anyhow::Result;
use std::{
    path::Path,
    process::Command,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Instant,
};

/// How node runs tests. A file that hangs ends after 15 minutes, which is many times what the longest takes on busy cores.
pub(crate) const NODE_TEST: [&str; 3] = ["--test", "--test-reporter=spec", "--test-timeout=900000"];

/// Runs the browser's tests and nothing else, all or those of some files in `tests/e2e`, on a page that is built
/// now or, without a profile, stands in `dist/` already.
///
/// # Errors
/// When a tool is missing. A failing test ends the program, as in [`crate::tests::test()`].
pub fn browser_alone(files: &[String], profile: Option<Profile>) -> Result<()> {
    ensure_node()?;
    let dist = profile.map_or_else(|| Ok(root().join("dist")), build)?;
    let (begun, mut report) = (Instant::now(), TestReport::default());
    report.suite("browser tests", || browser(&dist, files));
    report.close(begun);
    Ok(())
}

/// Runs the main journeys in another browser than Chromium, on a page that is built now or, without a profile, stands in
/// `dist/` already.
///
/// # Errors
/// When a tool is missing. A failing test ends the program, as in [`crate::tests::test()`].
pub fn engine_alone(engine: BrowserEngine, profile: Option<Profile>) -> Result<()> {
    ensure_node()?;
    let dist = profile.map_or_else(|| Ok(root().join("dist")), build)?;
    let (begun, mut report) = (Instant::now(), TestReport::default());
    report.suite(engine.title(), || journeys(engine, &dist));
    report.close(begun);
    Ok(())
}

/// Serves a folder as long as this program runs, and gives its address.
fn serve_in_background(folder: &Path) -> Result<String> {
    let listener = listen(0)?;
    let address = address(&listener)?;
    let folder = folder.to_path_buf();
    thread::spawn(move || serve(&listener, &folder));
    Ok(address)
}

/// The browser's tests, all or those of some files.
///
/// # Errors
/// When a tool is missing.
pub(crate) fn browser(dist: &Path, files: &[String]) -> Result<TestCounts> {
    let folder = root().join("tests/e2e");
    let chromium = ensure_chromium()?;
    ensure_packages(&folder)?;
    let shell = find_or_install_headless_shell();
    // The kit of a publisher is tested where it will lie: in some folder of another site.
    let (site, below) = unpack(&kit(dist, PLACEHOLDER_URL)?)?;
    let there = format!("{}{below}", serve_in_background(&site)?);
    run_and_count(
        Command::new("node")
            .current_dir(&folder)
            .args(NODE_TEST)
            .arg("--test-concurrency=4")
            .args(files)
            .env("BASE_URL", serve_in_background(dist)?)
            .env("KIT_URL", there)
            .env("CHROMIUM", chromium)
            .envs(shell.map(|shell| ("HEADLESS_SHELL", shell))),
    )
}

/// The browser's tests while both cores have something else to do: what passes only on an idle machine is found here.
///
/// # Errors
/// When a tool is missing.
pub(crate) fn browser_under_load(dist: &Path) -> Result<TestCounts> {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let result = browser(dist, &[]);
        done.store(true, Ordering::Relaxed);
        result
    })
}

/// Bots play match after match in one page for so many minutes, and its memory is watched.
///
/// # Errors
/// When a match does not end, the page complains or it grows; when a tool is missing.
pub(crate) fn tournament(dist: &Path, minutes: u32) -> Result<()> {
    let folder = root().join("tests/e2e");
    let chromium = ensure_chromium()?;
    ensure_packages(&folder)?;
    run(Command::new("node")
        .current_dir(&folder)
        .args(["tournament.mjs", &minutes.to_string()])
        .arg("rift,space-rift,exodus,saga")
        .arg(target_dir()?.join("tournament.jsonl"))
        .env("BASE_URL", serve_in_background(dist)?)
        .env("CHROMIUM", chromium))
}

/// The journeys in one other browser, one game after the other: each draws in software, with all that there is of the machine.
///
/// # Errors
/// When a tool is missing.
pub(crate) fn journeys(engine: BrowserEngine, dist: &Path) -> Result<TestCounts> {
    let folder = root().join("tests/e2e");
    let tools = engine.ensure()?;
    ensure_packages(&folder)?;
    run_and_count(
        Command::new("node")
            .current_dir(&folder)
            .args(["--test", "--test-reporter=spec", "others/journeys.mjs"])
            .env("BASE_URL", serve_in_background(dist)?)
            .env("ENGINE", engine.name())
            .envs(tools),
    )
}
