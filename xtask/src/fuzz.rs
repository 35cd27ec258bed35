//! `cargo xtask fuzz`: a fuzzer looks for input that does harm, target by target.

use crate::{
    step::{run, step},
    workspace::{root, target_dir},
};
use anyhow::{Context, Result, ensure};
use std::{fs, process::Command};

/// Longest that one input may take, in seconds.
const TIMEOUT_ARG: &str = "-timeout=60";
/// Memory that a target may take, in MiB.
const MEMORY_ARG: &str = "-rss_limit_mb=4096";

/// Lets the fuzzer work on each of `targets`, or on all of them, for so many seconds. What it learns stays in
/// `fuzz/corpus`, what it finds in `fuzz/artifacts`; a find belongs into `hostile/seeds`, where every test run sees it.
///
/// # Errors
/// When something was found, or `cargo fuzz` and a nightly compiler are not there.
pub fn fuzz(targets: &[String], seconds: u64) -> Result<()> {
    let seeds = root().join("hostile/seeds");
    let known = names(&seeds)?;
    let unknown = targets.iter().find(|name| !known.contains(name));
    ensure!(
        unknown.is_none(),
        "no target {unknown:?}; there are {known:?}"
    );
    let chosen = if targets.is_empty() { &known } else { targets };
    let folder = root().join("fuzz");
    for name in chosen {
        let corpus = folder.join("corpus").join(name);
        let found = folder.join("artifacts").join(name).join("");
        for place in [&corpus, &found] {
            fs::create_dir_all(place)
                .with_context(|| format!("cannot make {}", place.display()))?;
        }
        let mut fuzzer = Command::new("cargo");
        fuzzer
            .current_dir(&folder)
            .args(["+nightly", "fuzz", "run", "--fuzz-dir", ".", "-O"])
            // There is no unsafe code whose memory could be watched.
            .args(["--sanitizer", "none", "any"])
            .args([&corpus, &seeds.join(name)])
            .args(["--", TIMEOUT_ARG, MEMORY_ARG])
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-artifact_prefix={}", found.display()))
            .env("CARGO_TARGET_DIR", target_dir()?.join("fuzz"))
            .env("HOSTILE", name);
        step(&format!("fuzzing {name}"), || run(&mut fuzzer))?;
    }
    Ok(())
}

/// The targets: each has a folder of seeds.
fn names(seeds: &std::path::Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(seeds)? {
        names.extend(entry?.file_name().into_string());
    }
    names.sort();
    Ok(names)
}
