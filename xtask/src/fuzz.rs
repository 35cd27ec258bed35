//! `cargo xtask fuzz`: searches for harmful input with a fuzzer, one target after another.

use crate::{
    step::{run, step},
    workspace::{root, target_dir},
};
use anyhow::{Context, Result, ensure};
use std::{fs, process::Command};

/// The time limit for one input, in seconds.
const TIMEOUT_ARG: &str = "-timeout=60";
/// The memory limit of a target, in MiB.
const MEMORY_ARG: &str = "-rss_limit_mb=4096";

/// Runs the fuzzer on each of `targets`, or on all of them, for some seconds each. It stores its
/// corpus in `fuzz/corpus` and its findings in `fuzz/artifacts`. Copy a finding to `hostile/seeds`,
/// where every test run uses it.
///
/// # Errors
/// Returns an error if something was found, or `cargo fuzz` and a nightly compiler are missing.
pub fn fuzz(targets: &[String], seconds: u64) -> Result<()> {
    let seeds = root().join("hostile/seeds");
    let known = names(&seeds)?;
    for name in targets {
        ensure!(
            known.contains(name),
            "unknown target `{name}`; expected one of {}",
            known.join(", ")
        );
    }
    let chosen = if targets.is_empty() { &known } else { targets };
    let folder = root().join("fuzz");
    for name in chosen {
        let corpus = folder.join("corpus").join(name);
        let found = folder.join("artifacts").join(name).join("");
        for dir in [&corpus, &found] {
            fs::create_dir_all(dir).with_context(|| format!("cannot create {}", dir.display()))?;
        }
        let mut fuzzer = Command::new("cargo");
        fuzzer
            .current_dir(&folder)
            .args(["+nightly", "fuzz", "run", "--fuzz-dir", ".", "-O"])
            // There is no unsafe code whose memory could be checked.
            .args(["--sanitizer", "none", "any"])
            .args([&corpus, &seeds.join(name)])
            .args(["--", TIMEOUT_ARG, MEMORY_ARG])
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-artifact_prefix={}", found.display()))
            .env("CARGO_TARGET_DIR", target_dir()?.join("fuzz"))
            .env("HOSTILE", name);
        step(&format!("fuzz {name}"), || run(&mut fuzzer))?;
    }
    Ok(())
}

/// Returns the names of the targets, each of which has a folder of seeds.
fn names(seeds: &std::path::Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(seeds)? {
        names.extend(entry?.file_name().into_string());
    }
    names.sort();
    Ok(names)
}
