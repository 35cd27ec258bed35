//! Builds the page: compile, bind, shrink, finish. The result stands in `dist/`.
//!
//! Trunk compiles and binds in its own way and calls the same last step: see `Trunk.toml`.

use crate::{
    finish::finish,
    house::{WASM, cargo, root, target_dir},
    shrink::shrink,
    split::{link, split},
    step::{run, step},
    tools::ensure_wasm_target,
};
use anyhow::{Context, Result, anyhow};
use std::{
    fs,
    path::{Path, PathBuf},
    thread,
};
use wasm_bindgen_cli_support::Bindgen;

/// How the page is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// Fast to build, slow to run, with names for a debugger.
    Dev,
    /// Built anew in less than half the time of a release: nearly as fast to run, larger, in one part.
    Quick,
    /// What players get.
    Release,
}

impl Profile {
    /// What cargo calls it, and the folder that it builds into.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Dev => ("dev", "debug"),
            Self::Quick => ("quick", "quick"),
            Self::Release => ("release", "release"),
        }
    }
}

/// A program of the page.
struct Program {
    /// The crate that it is built from.
    package: &'static str,
    /// The name of its binary.
    bin: &'static str,
    /// Whether it runs in a worker, where it is loaded as a classic script.
    worker: bool,
}

impl Program {
    /// Whether it is cut into parts that are fetched when they are needed.
    const fn is_cut(&self, profile: Profile) -> bool {
        matches!(profile, Profile::Release) && !self.worker
    }
}

const PROGRAMS: [Program; 2] = [
    Program {
        package: "web",
        bin: "app",
        worker: false,
    },
    Program {
        package: "worker",
        bin: "bot_worker",
        worker: true,
    },
];

/// Builds the page and gives the folder that holds it.
///
/// It is built beside the old one and takes its place at the end, so that nobody is served half a page.
///
/// # Errors
/// When a tool is missing or a step fails; `dist/` is then as it was.
pub fn build(profile: Profile) -> Result<PathBuf> {
    ensure_wasm_target()?;
    step("compile the page", || compile(profile))?;
    let stage = root().join("dist.new");
    let dist = root().join("dist");
    step("bind the page", || {
        clear(&stage)?;
        fs::create_dir_all(&stage)?;
        bind_all(profile, &stage)
    })?;
    if profile == Profile::Release {
        step("shrink the programs", || shrink(&stage))?;
    }
    step("finish the page", || {
        finish(&stage)?;
        clear(&dist)?;
        fs::rename(&stage, &dist).context("dist.new could not become dist")
    })?;
    Ok(dist)
}

fn clear(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("{} is in use", folder.display()))?;
    }
    Ok(())
}

fn compile(profile: Profile) -> Result<()> {
    // In one go: what the programs have in common is compiled once, and they are linked side by side.
    let mut command = cargo();
    command.args(["build", "--locked", "--target", WASM]);
    command.args(["--profile", profile.names().0]);
    for program in &PROGRAMS {
        command.args(["-p", program.package, "--bin", program.bin]);
        if program.is_cut(profile) {
            command.arg("--features");
            command.arg(format!("{}/split", program.package));
        }
    }
    run(&mut command)
}

fn bind_all(profile: Profile, stage: &Path) -> Result<()> {
    let compiled = target_dir()?.join(WASM).join(profile.names().1);
    thread::scope(|scope| {
        let runs: Vec<_> = PROGRAMS
            .iter()
            .map(|program| scope.spawn(|| bind(program, profile, &compiled, stage)))
            .collect();
        runs.into_iter()
            .try_for_each(|run| run.join().map_err(|_| anyhow!("wasm-bindgen panicked"))?)
    })
}

fn bind(program: &Program, profile: Profile, compiled: &Path, stage: &Path) -> Result<()> {
    let bin = program.bin;
    let named = profile == Profile::Dev;
    let mut input = compiled.join(format!("{bin}.wasm"));
    if program.is_cut(profile) {
        input = split(&input, stage)?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&input)
        .debug(named)
        .typescript(false)
        .remove_name_section(!named)
        .remove_producers_section(!named)
        // Parts that were cut off share the table of functions.
        .keep_lld_exports(program.is_cut(profile))
        .out_name(bin);
    if program.worker {
        bindgen.no_modules(true)?;
    } else {
        bindgen.web(true)?;
    }
    bindgen
        .generate(stage)
        .with_context(|| format!("wasm-bindgen on {bin}"))?;
    if program.is_cut(profile) {
        link(stage)?;
    }
    Ok(())
}
