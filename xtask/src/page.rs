//! Builds the page into `dist/`: compile, run wasm-bindgen, optimize, finish.
//!
//! Trunk compiles and binds in its own way and calls the same last step: see `Trunk.toml`.

use crate::{
    finish::finish,
    npm, reproducible,
    shrink::shrink,
    split::{rename_link_module, split},
    step::{run, step},
    tools::ensure_wasm_target,
    workspace::{SPEED_PROFILE, WASM, cargo, remove_folder, root, target_dir},
};
use anyhow::{Context, Result, anyhow};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::{Module, RawSection};
use wasmparser::{Parser, Payload};

/// How the page is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// Fast to build, slow to run, with names for a debugger.
    Dev,
    /// Builds in less than half the time of a release. Nearly as fast to run, larger, and not
    /// split.
    Quick,
    /// The profile for players.
    Release,
}

impl Profile {
    /// Returns the name of the cargo profile, and of its folder in the target folder.
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
    is_worker: bool,
}

impl Program {
    /// Returns the name of its cargo profile, and of that profile's folder.
    const fn names(&self, profile: Profile) -> (&'static str, &'static str) {
        if self.is_worker && matches!(profile, Profile::Release) {
            (SPEED_PROFILE, SPEED_PROFILE)
        } else {
            profile.names()
        }
    }

    /// Returns whether it is split into chunks that are loaded on demand.
    const fn is_split(&self, profile: Profile) -> bool {
        matches!(profile, Profile::Release) && !self.is_worker
    }
}

const PROGRAMS: [Program; 2] = [
    Program {
        package: "web",
        bin: "app",
        is_worker: false,
    },
    Program {
        package: "worker",
        bin: "bot_worker",
        is_worker: true,
    },
];

/// Builds the page and returns its folder.
///
/// It is built next to the old page and replaces it at the end, so that no incomplete page is ever
/// served.
///
/// # Errors
/// Returns an error if a tool is missing or a step fails; `dist/` is then unchanged.
pub fn build(profile: Profile) -> Result<PathBuf> {
    ensure_wasm_target()?;
    step("compile the page", || compile(profile, &[]))?;
    let stage = step("bind the page", || bind_all(profile))?;
    if profile == Profile::Release {
        step("shrink the programs", || shrink(&[&stage]))?;
    }
    step("finish the page", || replace_dist(&stage))
}

/// The folders that a release build creates.
pub struct ReleaseBuild {
    /// The folder of the page.
    pub page: PathBuf,
    /// The folder of the npm package.
    pub package: PathBuf,
}

/// Builds the release of the page and the npm package. The end of each build uses only one core, so
/// both are built at the same time.
///
/// # Errors
/// Returns an error if a tool is missing or a step fails; `dist/` is then unchanged.
pub fn build_all() -> Result<ReleaseBuild> {
    let profile = Profile::Release;
    ensure_wasm_target()?;
    step("compile the page and the package", || {
        compile(profile, &["-p", npm::PACKAGE, "--lib"])
    })?;
    let (stage, package) = step("bind the page and the package", || {
        Ok((bind_all(profile)?, npm::stage_package()?))
    })?;
    step("shrink the programs", || shrink(&[&stage, &package]))?;
    let page = step("finish the page", || replace_dist(&stage))?;
    Ok(ReleaseBuild { page, package })
}

/// Compiles the programs, and the packages `extra_packages` with the speed profile, in parallel,
/// because each is linked on one core.
fn compile(profile: Profile, extra_packages: &[&str]) -> Result<()> {
    let (workers, pages): (Vec<_>, Vec<_>) = PROGRAMS.iter().partition(|program| program.is_worker);
    if profile != Profile::Release {
        return run(&mut compiler(profile, &[pages, workers].concat()));
    }
    let same = &reproducible::cargo_args()?;
    thread::scope(|scope| {
        let swift =
            scope.spawn(|| run(compiler(profile, &workers).args(extra_packages).args(same)));
        run(compiler(profile, &pages).args(same))?;
        swift
            .join()
            .map_err(|_| anyhow!("the thread of a compiler panicked"))?
    })
}

/// Returns the cargo command that compiles the programs of one profile together, so that common
/// code is compiled once.
fn compiler(profile: Profile, programs: &[&Program]) -> Command {
    let mut command = cargo();
    command.args(["build", "--locked", "--target", WASM]);
    if let Some(first) = programs.first() {
        command.args(["--profile", first.names(profile).0]);
    }
    for program in programs {
        command.args(["-p", program.package, "--bin", program.bin]);
        if program.is_split(profile) {
            command.arg("--features");
            command.arg(format!("{}/split", program.package));
        }
    }
    command
}

/// Finishes the page in `stage` and replaces the old one with it.
fn replace_dist(stage: &Path) -> Result<PathBuf> {
    let dist = root().join("dist");
    finish(stage)?;
    remove_folder(&dist)?;
    fs::rename(stage, &dist).context("cannot rename dist.new to dist")?;
    Ok(dist)
}

/// Runs wasm-bindgen on all programs, into a folder next to the current page.
fn bind_all(profile: Profile) -> Result<PathBuf> {
    let stage = root().join("dist.new");
    remove_folder(&stage)?;
    fs::create_dir_all(&stage)?;
    let compiled = target_dir()?.join(WASM);
    thread::scope(|scope| {
        let runs: Vec<_> = PROGRAMS
            .iter()
            .map(|program| scope.spawn(|| bind(program, profile, &compiled, &stage)))
            .collect();
        runs.into_iter()
            .try_for_each(|run| run.join().map_err(|_| anyhow!("wasm-bindgen panicked"))?)
    })?;
    Ok(stage)
}

/// Returns the program without function names. They are half of an unoptimized program, and
/// wasm-bindgen would read and then drop them.
fn without_names(program: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        let names = matches!(&payload, Payload::CustomSection(it) if it.name() == "name");
        if let Some((id, range)) = payload.as_section()
            && !names
        {
            let (start, end) = (usize::try_from(range.start)?, usize::try_from(range.end)?);
            let data = program
                .get(start..end)
                .context("a section extends past the end of the file")?;
            module.section(&RawSection { id, data });
        }
    }
    Ok(module.finish())
}

fn bind(program: &Program, profile: Profile, compiled: &Path, stage: &Path) -> Result<()> {
    let bin = program.bin;
    let compiled = compiled.join(program.names(profile).1);
    let is_named = profile == Profile::Dev;
    let mut input = compiled.join(format!("{bin}.wasm"));
    if program.is_split(profile) {
        input = split(&input, stage)?;
    }
    let mut program_bytes = fs::read(&input).with_context(|| input.display().to_string())?;
    if !is_named && !program.is_split(profile) {
        program_bytes = without_names(&program_bytes)?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes(bin, program_bytes)
        .debug(is_named)
        .demangle(is_named)
        .typescript(false)
        .remove_name_section(!is_named)
        .remove_producers_section(!is_named)
        // Chunks share the function table of the main program.
        .keep_lld_exports(program.is_split(profile))
        .out_name(bin);
    if program.is_worker {
        bindgen.no_modules(true)?;
    } else {
        bindgen.web(true)?;
    }
    bindgen
        .generate(stage)
        .with_context(|| format!("wasm-bindgen failed for {bin}"))?;
    if program.is_split(profile) {
        rename_link_module(stage)?;
    }
    Ok(())
}
