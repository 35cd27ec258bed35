//! `cargo xtask bench`: runs all benchmarks: native ones, those on WebAssembly in Node, and those
//! of the page in Chromium.
//!
//! Benchmarks print their own tables. They fail on no number, since times depend on the machine.

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

/// The only benchmark of the engine that is built for WebAssembly.
const ON_WASM: &str = "wasm";

/// Runs all benchmarks one after another.
///
/// # Errors
/// Returns an error if one cannot be built or does not finish.
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
        step("benchmark in WebAssembly", bench_wasm)?;
    }
    step("benchmark the page", bench_page)
}

/// Returns the names of the files in `engine/benches`.
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

fn bench_wasm() -> Result<()> {
    let runner = wasm_runner()?;
    run(cargo()
        .args([
            "bench", "--locked", "--target", WASM, "-p", "engine", "--bench", ON_WASM,
        ])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner))
}

fn bench_page() -> Result<()> {
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
