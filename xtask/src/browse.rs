//! `cargo xtask browser`, and everything else that opens the page in a browser: tests in other
//! engines, under load, and for hours, and the picture matrix.

use crate::{
    browsers::BrowserEngine,
    dist::{PLACEHOLDER_URL, package_page, unpack},
    host::build_test_server,
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
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Instant,
};

/// The arguments for Node's test runner. A file that hangs is stopped after 15 minutes, several
/// times as long as the longest file takes on busy cores.
pub(crate) const NODE_TEST: [&str; 3] = ["--test", "--test-reporter=spec", "--test-timeout=900000"];

/// Runs only the browser tests, all or those of some files in `tests/e2e`. The page is built first,
/// or taken from `dist/` without a profile.
///
/// # Errors
/// Returns an error if a tool is missing. A failing test ends the program, as in
/// [`crate::tests::test()`].
pub fn run_browser_tests(files: &[String], profile: Option<Profile>) -> Result<()> {
    ensure_node()?;
    let dist = profile.map_or_else(|| Ok(root().join("dist")), build)?;
    let (start, mut report) = (Instant::now(), TestReport::default());
    report.suite("browser tests", || browser(&dist, files));
    report.close(start);
    Ok(())
}

/// Runs the main journeys in another browser than Chromium. The page is built first, or taken from
/// `dist/` without a profile.
///
/// # Errors
/// Returns an error if a tool is missing. A failing test ends the program, as in
/// [`crate::tests::test()`].
pub fn run_engine_journeys(engine: BrowserEngine, profile: Option<Profile>) -> Result<()> {
    ensure_node()?;
    let dist = profile.map_or_else(|| Ok(root().join("dist")), build)?;
    let (start, mut report) = (Instant::now(), TestReport::default());
    report.suite(engine.title(), || journeys(engine, &dist));
    report.close(start);
    Ok(())
}

/// Takes pictures of every game at its stations into `target/pictures/`; `choice` limits them, such
/// as `--game rift`. The page is built first, or taken from `dist/` without a profile. Returns the
/// contact sheet.
///
/// # Errors
/// If a tool is missing, a value of `choice` is unknown, or a picture cannot be taken.
pub fn take_pictures(choice: &[String], profile: Option<Profile>) -> Result<PathBuf> {
    ensure_node()?;
    let dist = profile.map_or_else(|| Ok(root().join("dist")), build)?;
    let folder = root().join("tests/e2e");
    let chromium = ensure_chromium()?;
    ensure_packages(&folder)?;
    let shell = find_or_install_headless_shell();
    let pictures = target_dir()?.join("pictures");
    run(Command::new("node")
        .current_dir(&folder)
        .arg("pictures.mjs")
        .arg(&pictures)
        .args(choice)
        .env("BASE_URL", serve_in_background(&dist)?)
        .env("CHROMIUM", chromium)
        .envs(shell.map(|shell| ("HEADLESS_SHELL", shell))))?;
    Ok(pictures.join("index.html"))
}

/// Serves a folder for as long as this program runs, and returns its URL.
fn serve_in_background(folder: &Path) -> Result<String> {
    let listener = listen(0)?;
    let address = address(&listener)?;
    let folder = folder.to_path_buf();
    thread::spawn(move || serve(&listener, &folder));
    Ok(address)
}

/// Runs the browser tests, all or those of some files.
///
/// # Errors
/// Returns an error if a tool is missing.
pub(crate) fn browser(dist: &Path, files: &[String]) -> Result<TestCounts> {
    run_and_count(&mut node_test(dist, files)?)
}

/// Runs the browser tests for every window size, language, theme and input, also for those that can
/// hardly fail alone.
///
/// # Errors
/// Returns an error if a tool is missing.
pub(crate) fn browser_in_every_variant(dist: &Path) -> Result<TestCounts> {
    run_and_count(node_test(dist, &[])?.env("EVERY_VARIANT", "1"))
}

/// Returns the command that runs the browser tests, all or those of some files, with everything
/// that they need.
fn node_test(dist: &Path, files: &[String]) -> Result<Command> {
    let folder = root().join("tests/e2e");
    let chromium = ensure_chromium()?;
    ensure_packages(&folder)?;
    let shell = find_or_install_headless_shell();
    // The publisher kit is tested where it will be installed: in a folder of another site.
    let (site, below) = unpack(&package_page(dist, PLACEHOLDER_URL)?)?;
    let kit_url = format!("{}{below}", serve_in_background(&site)?);
    let server = build_test_server()?;
    let mut command = Command::new("node");
    command
        .current_dir(&folder)
        .args(NODE_TEST)
        .arg("--test-concurrency=4")
        .args(files)
        .env("BASE_URL", serve_in_background(dist)?)
        .env("KIT_URL", kit_url)
        .env("TABLE_SERVER", server)
        .env("PAGE_FOLDER", dist)
        .env("CHROMIUM", chromium)
        .envs(shell.map(|shell| ("HEADLESS_SHELL", shell)));
    Ok(command)
}

/// Runs the browser tests while both cores are kept busy, to find tests that pass only on an idle
/// machine.
///
/// # Errors
/// Returns an error if a tool is missing.
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

/// Lets bots play match after match in one page for some minutes, and measures its memory.
///
/// # Errors
/// Returns an error if a match does not end, the page reports an error or its memory grows, or a
/// tool is missing.
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

/// Runs the journeys in one other browser, one game after another, since software rendering takes
/// the whole machine.
///
/// # Errors
/// Returns an error if a tool is missing.
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
