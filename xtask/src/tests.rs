//! `cargo xtask test`: every test there is, what they need installed first, one line of sums last.

use crate::{
    browsers::Engine,
    check::check,
    deny::deny,
    dist::{SOMEWHERE, kit, unpack},
    house::{WASM, cargo, root, target_dir},
    page::{Profile, build, build_all},
    serve::{address, listen, serve},
    size::size,
    step::{run, step},
    tally::{Tally, count},
    tools::{ensure_chromium, ensure_node, ensure_packages, ensure_wasm_target},
};
use anyhow::Result;
use std::{
    path::{Path, PathBuf},
    process::Command,
    thread,
};

/// Runs all tests, or the quick ones that need no page and no further tool, and prints the sum as the last line.
///
/// A failing part does not keep the others from running.
///
/// # Errors
/// When a tool is missing. When a test fails it ends the program itself, so that the sum stays the last line.
pub fn test(quick: bool) -> Result<()> {
    ensure_wasm_target()?;
    ensure_node()?;
    let mut report = Report::default();
    report.part("checks", check);
    if !quick {
        report.part("dependencies", || deny(false));
    }
    report.suite("native tests", native);
    report.suite("the page's own tests", page);
    if root().join("engine/tests/wasm.rs").is_file() {
        report.suite("engine tests on wasm, in node", wasm);
    }
    if !quick && let Some(built) = report.part("page, package for JavaScript", build_all) {
        report.part("size", || size(&built.page));
        report.suite("tests of the package", || package(&built.package));
        report.suite("browser tests", || browser(&built.page, &[]));
    }
    report.close();
    Ok(())
}

/// Runs the browser's tests and nothing else, all or those of some files in `tests/e2e`, on a page that is built
/// now or, without a profile, stands in `dist/` already.
///
/// # Errors
/// When a tool is missing. A failing test ends the program, as in [`test()`].
pub fn browser_alone(files: &[String], profile: Option<Profile>) -> Result<()> {
    ensure_node()?;
    let dist = profile.map_or_else(|| Ok(root().join("dist")), build)?;
    let mut report = Report::default();
    report.suite("browser tests", || browser(&dist, files));
    report.close();
    Ok(())
}

/// Runs the main journeys in another browser than Chromium, on a page that is built now or, without a profile, stands in
/// `dist/` already.
///
/// # Errors
/// When a tool is missing. A failing test ends the program, as in [`test()`].
pub fn engine_alone(engine: Engine, profile: Option<Profile>) -> Result<()> {
    ensure_node()?;
    let dist = profile.map_or_else(|| Ok(root().join("dist")), build)?;
    let mut report = Report::default();
    report.suite(engine.title(), || journeys(engine, &dist));
    report.close();
    Ok(())
}

/// What the parts of the run came to.
#[derive(Default)]
struct Report {
    tally: Tally,
    broken: Vec<String>,
}

impl Report {
    /// Does a part that counts no tests.
    fn part<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Option<T> {
        let result = step(name, work);
        result
            .map_err(|error| self.broken.push(format!("{name}: {error:#}")))
            .ok()
    }

    /// Runs a suite of tests.
    fn suite(&mut self, name: &str, work: impl FnOnce() -> Result<Tally>) {
        if let Some(tally) = self.part(name, work) {
            self.tally += tally;
        }
    }

    fn close(mut self) {
        for broken in &self.broken {
            println!("FAILED {broken}");
            self.tally.failed += 1;
        }
        println!("{} passed, {} failed", self.tally.passed, self.tally.failed);
        if self.tally.failed > 0 {
            std::process::exit(1);
        }
    }
}

/// Everything but the page. The few tests inside of the engine see that it once more, as a test of itself: they
/// play nothing, so that it is not optimized for them, which takes a quarter of the time.
fn native() -> Result<Tally> {
    const PLAIN: &str = "profile.dev.package.engine.opt-level=0";
    let all = [
        "test",
        "--locked",
        "--workspace",
        "--exclude",
        "web",
        "--exclude",
        "hostile",
    ];
    let mut tally = count(cargo().args(all).args(["--test", "*"]))?;
    let inside = ["--exclude", "engine", "--lib", "--bins"];
    tally += count(cargo().args(all).args(inside))?;
    let engine = ["test", "--locked", "-p", "engine", "--lib"];
    tally += count(cargo().args(engine).args(["--config", PLAIN]))?;
    // Examples in documentation, of which there need not be any.
    run(cargo().args(all).arg("--doc"))?;
    Ok(tally)
}

/// The logic of the page that needs no browser, and what all that comes from outside is answered with.
fn page() -> Result<Tally> {
    let both = ["-p", "web", "-p", "hostile", "--features", "hostile/page"];
    count(cargo().args(["test", "--locked", "--lib"]).args(both))
}

/// The engine's one wasm test binary; each more would cost a pass of wasm-bindgen.
fn wasm() -> Result<Tally> {
    let runner = wasm_runner()?;
    count(
        cargo()
            .args([
                "test", "--locked", "--target", WASM, "-p", "engine", "--test", "wasm",
            ])
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner),
    )
}

/// Builds the runner of wasm tests and gives its file.
///
/// # Errors
/// When it does not compile.
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

/// The package for JavaScript as people get it: in node, and in Chromium without our page.
fn package(folder: &Path) -> Result<Tally> {
    let chromium = ensure_chromium()?;
    ensure_packages(&root().join("tests/e2e"))?;
    count(
        Command::new("node")
            .current_dir(root().join("tests/node"))
            .args(["--test", "--test-reporter=spec"])
            .env("PACKAGE", folder)
            .env("CHROMIUM", chromium),
    )
}

fn browser(dist: &Path, files: &[String]) -> Result<Tally> {
    let folder = root().join("tests/e2e");
    let chromium = ensure_chromium()?;
    ensure_packages(&folder)?;
    let listener = listen(0)?;
    let address = address(&listener)?;
    let dist = dist.to_path_buf();
    // The kit of a publisher is tested where it will lie: in some folder of another site.
    let (site, below) = unpack(&kit(&dist, SOMEWHERE)?)?;
    let other = listen(0)?;
    let there = format!("{}{below}", self::address(&other)?);
    thread::spawn(move || serve(&listener, &dist));
    thread::spawn(move || serve(&other, &site));
    count(
        Command::new("node")
            .current_dir(&folder)
            .args(["--test", "--test-reporter=spec", "--test-concurrency=2"])
            .args(files)
            .env("BASE_URL", address)
            .env("KIT_URL", there)
            .env("CHROMIUM", chromium),
    )
}

/// The journeys in one other browser, one game after the other: each draws in software, with all that there is of the machine.
fn journeys(engine: Engine, dist: &Path) -> Result<Tally> {
    let folder = root().join("tests/e2e");
    let tools = engine.ensure()?;
    ensure_packages(&folder)?;
    let listener = listen(0)?;
    let address = address(&listener)?;
    let dist = dist.to_path_buf();
    thread::spawn(move || serve(&listener, &dist));
    count(
        Command::new("node")
            .current_dir(&folder)
            .args(["--test", "--test-reporter=spec", "others/journeys.mjs"])
            .env("BASE_URL", address)
            .env("ENGINE", engine.name())
            .envs(tools),
    )
}
