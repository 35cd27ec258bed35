//! `cargo xtask bench`: every benchmark there is, natively, on wasm in node, and of the page in Chromium.
//!
//! Benchmarks print their own tables. They judge nothing: times belong to a machine, not to a test.

use crate::{
    page::{Profile, build},
    serve::{address, listen, serve},
    size::size,
    step::{run, step},
    tests::wasm_runner,
    tools::{ensure_chromium, ensure_node, ensure_packages, ensure_wasm_target},
    workspace::{WASM, cargo, root},
};
use anyhow::Result;
use std::{fs, process::Command, thread};

/// The engine's one benchmark that is built for wasm.
const ON_WASM: &str = "wasm";

/// Runs all benchmarks in turn.
///
/// # Errors
/// When one cannot be built or does not run to its end.
pub fn bench() -> Result<()> {
    ensure_wasm_target()?;
    ensure_node()?;
    let benches = benches()?;
    for name in benches.iter().filter(|name| *name != ON_WASM) {
        step(&format!("benchmark {name}"), || {
            run(cargo().args(["bench", "--locked", "-p", "engine", "--bench", name]))
        })?;
    }
    if benches.iter().any(|name| name == ON_WASM) {
        step("benchmark on wasm, in node", on_wasm)?;
    }
    step("benchmark of the page", on_page)
}

/// The names of the files in `engine/benches`.
fn benches() -> Result<Vec<String>> {
    let folder = root().join("engine/benches");
    let mut names = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            names.extend(name.strip_suffix(".rs").map(str::to_owned));
        }
    }
    names.sort();
    Ok(names)
}

fn on_wasm() -> Result<()> {
    let runner = wasm_runner()?;
    run(cargo()
        .args([
            "bench", "--locked", "--target", WASM, "-p", "engine", "--bench", ON_WASM,
        ])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner))
}

fn on_page() -> Result<()> {
    let dist = build(Profile::Release)?;
    size(&dist)?;
    let folder = root().join("tests/e2e");
    if !folder.join("bench.mjs").is_file() {
        return Ok(());
    }
    let chromium = ensure_chromium()?;
    ensure_packages(&folder)?;
    let listener = listen(0)?;
    let address = address(&listener)?;
    thread::spawn(move || serve(&listener, &dist));
    run(Command::new("node")
        .current_dir(&folder)
        .arg("bench.mjs")
        .env("BASE_URL", address)
        .env("CHROMIUM", chromium))
}
