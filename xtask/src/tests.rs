//! `cargo xtask test`: every test there is, what they need installed first, one line of sums last.

use crate::{
    house::{WASM, cargo, root, target_dir},
    page::{Profile, build},
    serve::{address, listen, serve},
    step::{run, step},
    tally::{Tally, count},
    tools::{ensure_chromium, ensure_node, ensure_packages, ensure_wasm_target},
};
use anyhow::{Result, ensure};
use std::{process::Command, thread};

/// Runs all tests, or all but the browser's, and prints the sum as the last line.
///
/// A failing part does not keep the others from running.
///
/// # Errors
/// When anything failed.
pub fn test(quick: bool) -> Result<()> {
    ensure_wasm_target()?;
    ensure_node()?;
    let mut report = Report::default();
    report.suite("native tests", native);
    report.suite("engine tests on wasm, in node", wasm);
    if !quick {
        report.suite("browser tests", browser);
    }
    report.close()
}

/// What the parts of the run came to.
#[derive(Default)]
struct Report {
    tally: Tally,
    broken: Vec<String>,
}

impl Report {
    fn suite(&mut self, name: &str, work: impl FnOnce() -> Result<Tally>) {
        match step(name, work) {
            Ok(tally) => self.tally += tally,
            Err(error) => self.broken.push(format!("{name}: {error:#}")),
        }
    }

    fn close(mut self) -> Result<()> {
        for broken in &self.broken {
            println!("FAILED {broken}");
            self.tally.failed += 1;
        }
        println!("{} passed, {} failed", self.tally.passed, self.tally.failed);
        if self.tally.failed > 0 {
            std::process::exit(1);
        }
        Ok(())
    }
}

fn native() -> Result<Tally> {
    count(cargo().args(["test", "--locked", "--workspace", "--exclude", "web"]))
}

/// The engine's one wasm test binary; each more would cost a pass of wasm-bindgen.
fn wasm() -> Result<Tally> {
    if !root().join("engine/tests/wasm.rs").is_file() {
        return Ok(Tally::default());
    }
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
    let runner = target_dir()?.join("debug").join(name);
    count(
        cargo()
            .args([
                "test", "--locked", "--target", WASM, "-p", "engine", "--test", "wasm",
            ])
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner),
    )
}

fn browser() -> Result<Tally> {
    let folder = root().join("tests/e2e");
    let chromium = ensure_chromium()?;
    ensure_packages(&folder)?;
    let dist = build(Profile::Release)?;
    let listener = listen(0)?;
    let address = address(&listener)?;
    thread::spawn(move || serve(&listener, &dist));
    let mut node = Command::new("node");
    node.current_dir(&folder)
        .args(["--test", "--test-reporter=spec", "--test-concurrency=1"])
        .env("BASE_URL", address)
        .env("CHROMIUM", chromium);
    let tally = count(&mut node)?;
    ensure!(tally.passed > 0 || tally.failed > 0, "no browser test ran");
    Ok(tally)
}
