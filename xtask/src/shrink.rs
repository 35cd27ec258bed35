//! Makes the programs of a release smaller, by binaryen's `wasm-opt`.
//!
//! It comes as a package of npm, built for every machine; the crate of that name would be compiled here for many
//! minutes. It takes off a tenth to a fifth.

use crate::{
    house::root,
    step::run,
    tools::{ensure_node, ensure_packages},
};
use anyhow::{Context, Result, anyhow};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
    thread,
};

/// What the compiler may use of WebAssembly and wasm-bindgen adds, and nothing that a browser of the list lacks.
const FEATURES: [&str; 8] = [
    "bulk-memory",
    "bulk-memory-opt",
    "call-indirect-overlong",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
];

/// How many programs are made smaller at once: each takes one core and some 300 MB.
const AT_ONCE: usize = 2;

/// Programs of fewer bytes are left as they are: starting the tool takes longer than they are worth.
const LIGHT: u64 = 32 * 1024;

/// Makes every program of some size in these folders smaller.
///
/// # Errors
/// When there is no node, the package cannot be fetched, or a program cannot be read or written.
pub fn shrink(folders: &[&Path]) -> Result<()> {
    ensure_node().context("a release is made smaller by a program that runs in node")?;
    let tool = root().join("xtask/shrink");
    ensure_packages(&tool)?;
    let tool = tool.join("node_modules/binaryen/bin/wasm-opt");
    let waiting = Mutex::new(programs(folders)?);
    let work = || {
        while let Some(program) = next(&waiting) {
            optimize(&tool, &program)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let runs: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        runs.into_iter()
            .try_for_each(|run| run.join().map_err(|_| anyhow!("a program was left"))?)
    })
}

fn next(waiting: &Mutex<Vec<PathBuf>>) -> Option<PathBuf> {
    waiting.lock().ok()?.pop()
}

/// The programs of some size in folders, the smallest first.
fn programs(folders: &[&Path]) -> Result<Vec<PathBuf>> {
    let mut programs = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let (file, bytes) = (entry.path(), entry.metadata()?.len());
            if bytes >= LIGHT && file.extension().is_some_and(|end| end == "wasm") {
                programs.push((bytes, file));
            }
        }
    }
    programs.sort();
    Ok(programs.into_iter().map(|(_, file)| file).collect())
}

fn optimize(tool: &Path, program: &Path) -> Result<()> {
    let mut command = Command::new("node");
    command.arg(tool).arg(program).arg("-Oz");
    command.args(["--strip-producers", "--strip-target-features"]);
    command.args(FEATURES.iter().map(|feature| format!("--enable-{feature}")));
    command.arg("-o").arg(program);
    run(&mut command)
}
