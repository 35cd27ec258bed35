//! Optimizes the programs of a release for size with binaryen, the library behind `wasm-opt`.
//!
//! It comes as an npm package that is built for every platform, since compiling the crate of that
//! name would take many minutes. It saves a tenth to a fifth of the size and takes minutes, so
//! results are cached in the target folder.

use crate::{
    finish::hashed_names::digest,
    tools::{ensure_node, ensure_packages},
    workspace::{root, target_dir},
};
use anyhow::{Context, Result, anyhow, ensure};
use serde::Serialize;
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, SystemTime},
};

/// The optimization level, in binaryen's numbers.
#[derive(Clone, Copy, Serialize)]
struct OptimizationLevel {
    optimize: u8,
    shrink: u8,
}

/// The level for the chunks of the page, which a visitor waits for: the smallest size.
const SIZE_LEVEL: OptimizationLevel = OptimizationLevel {
    optimize: 2,
    shrink: 2,
};

/// The programs that are compiled for speed: the bot worker and the npm package.
const SPEED_PROGRAMS: [&str; 2] = ["bot_worker_bg.wasm", "engine_bg.wasm"];

/// The level for these programs: the result is 3 % larger than with `SIZE_LEVEL`, in a third of the
/// time.
const SPEED_LEVEL: OptimizationLevel = OptimizationLevel {
    optimize: 1,
    shrink: 0,
};

/// How long a result is cached that no build has used.
const CACHE_LIFETIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// How many programs are optimized at once; each takes one core and about 300 MB.
const PARALLEL_JOBS: usize = 2;

/// Optimizes every program in these folders.
///
/// # Errors
/// Returns an error if Node is missing, the package cannot be fetched, or a program cannot be read
/// or written.
pub fn shrink(folders: &[&Path]) -> Result<()> {
    ensure_node().context("a release build is optimized by a program that runs in Node.js")?;
    let tool = root().join("xtask/shrink");
    ensure_packages(&tool)?;
    let script = tool.join("shrink.mjs");
    let cache = target_dir()?.join("shrunk");
    fs::create_dir_all(&cache)?;
    let optimizer_files = [
        fs::read(&script)?,
        fs::read(tool.join("package-lock.json"))?,
    ]
    .concat();
    let waiting = Mutex::new(programs(folders)?);
    let work = || -> Result<()> {
        let mut shrinker = None;
        while let Some(program) = next_program(&waiting) {
            let (input, level) = (fs::read(&program)?, level(&program));
            let asked = serde_json::to_vec(&level)?;
            let source = [input.as_slice(), &asked, &optimizer_files].concat();
            let cache = cache.join(digest(&source)).with_extension("wasm");
            if !cache.is_file() {
                let shrinker = match &mut shrinker {
                    Some(shrinker) => shrinker,
                    none => none.insert(ShrinkProcess::start(&script)?),
                };
                // The file gets its final name only when it is complete.
                let unfinished = cache.with_extension("new");
                shrinker.shrink(&program, &unfinished, level)?;
                fs::rename(unfinished, &cache)?;
            }
            let found = fs::File::options().write(true).open(&cache)?;
            found.set_modified(SystemTime::now())?;
            fs::copy(&cache, &program)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let runs: Vec<_> = (0..PARALLEL_JOBS).map(|_| scope.spawn(work)).collect();
        runs.into_iter().try_for_each(|run| {
            run.join()
                .map_err(|_| anyhow!("an optimizer thread panicked"))?
        })
    })?;
    prune_cache(&cache)
}

fn level(program: &Path) -> OptimizationLevel {
    let is_fast = SPEED_PROGRAMS.iter().any(|name| program.ends_with(name));
    if is_fast { SPEED_LEVEL } else { SIZE_LEVEL }
}

fn next_program(waiting: &Mutex<Vec<PathBuf>>) -> Option<PathBuf> {
    waiting.lock().ok()?.pop()
}

/// Returns the programs in the folders, the smallest first.
fn programs(folders: &[&Path]) -> Result<Vec<PathBuf>> {
    let mut programs = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let (file, bytes) = (entry.path(), entry.metadata()?.len());
            if file.extension().is_some_and(|end| end == "wasm") {
                programs.push((bytes, file));
            }
        }
    }
    programs.sort();
    Ok(programs.into_iter().map(|(_, file)| file).collect())
}

/// A process that optimizes one program after another.
struct ShrinkProcess {
    process: Child,
    jobs: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// One program, as the process's script expects it.
#[derive(Serialize)]
struct Job<'a> {
    input: &'a Path,
    output: &'a Path,
    level: OptimizationLevel,
}

impl ShrinkProcess {
    fn start(script: &Path) -> Result<Self> {
        let mut process = Command::new("node")
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let jobs = process.stdin.take().context("node has no standard input")?;
        let answers = process
            .stdout
            .take()
            .context("node has no standard output")?;
        Ok(Self {
            process,
            jobs,
            answers: BufReader::new(answers),
        })
    }

    fn shrink(&mut self, input: &Path, output: &Path, level: OptimizationLevel) -> Result<()> {
        let job = serde_json::to_string(&Job {
            input,
            output,
            level,
        })?;
        let name = input.display();
        writeln!(self.jobs, "{job}").with_context(|| format!("cannot send {name} to binaryen"))?;
        let mut answer = String::new();
        let byte_count = self.answers.read_line(&mut answer)?;
        ensure!(byte_count > 0, "binaryen exited while optimizing {name}");
        ensure!(answer.trim().is_empty(), "{name}: {}", answer.trim());
        Ok(())
    }
}

impl Drop for ShrinkProcess {
    fn drop(&mut self) {
        // The process has no state to lose.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// Removes cached results that no build has used for a while.
fn prune_cache(cache: &Path) -> Result<()> {
    for entry in fs::read_dir(cache)? {
        let entry = entry?;
        let age = entry.metadata()?.modified()?.elapsed();
        if age.is_ok_and(|age| age > CACHE_LIFETIME) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
