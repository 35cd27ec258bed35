//! Makes the programs of a release smaller, by binaryen's `wasm-opt`.
//!
//! It comes as a package of npm, built for every machine; the crate of that name would be compiled here for many
//! minutes. It takes off a tenth to a fifth, in minutes, so what it once made of a program is kept in the target folder.

use crate::{
    finish::names::digest,
    house::{root, target_dir},
    tools::{ensure_node, ensure_packages},
};
use anyhow::{Context, Result, anyhow, ensure};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
    thread,
    time::{Duration, SystemTime},
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

/// What is asked of it, besides.
const WISHES: [&str; 2] = ["--strip-producers", "--strip-target-features"];

/// What is asked of the parts of the page, which a visitor waits for: as few bytes as can be.
const SMALL: &str = "-Oz";

/// The programs that are compiled for speed: the bots' worker and the package for JavaScript.
const FAST: [&str; 2] = ["bot_worker_bg.wasm", "engine_bg.wasm"];

/// What is asked of those: they become 3 % larger than by the above, in a third of its time.
const LIGHTLY: &str = "-O1";

/// How long a result is kept that no build asked for again.
const KEPT: Duration = Duration::from_secs(7 * 24 * 60 * 60);

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
    let shrinker = Shrinker {
        lock: fs::read(tool.join("package-lock.json"))?,
        tool: tool.join("node_modules/binaryen/bin/wasm-opt"),
        kept: target_dir()?.join("shrunk"),
    };
    fs::create_dir_all(&shrinker.kept)?;
    let waiting = Mutex::new(programs(folders)?);
    let work = || -> Result<()> {
        while let Some(program) = next(&waiting) {
            shrinker.shrink(&program)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let runs: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        runs.into_iter()
            .try_for_each(|run| run.join().map_err(|_| anyhow!("a program was left"))?)
    })?;
    shrinker.forget_old()
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

/// The tool, and the folder of what it made before, by the digest of what it was made from.
struct Shrinker {
    tool: PathBuf,
    /// The lock file that names the tool's version.
    lock: Vec<u8>,
    kept: PathBuf,
}

impl Shrinker {
    fn shrink(&self, program: &Path) -> Result<()> {
        let input = fs::read(program)?;
        let fast = FAST.iter().any(|name| program.ends_with(name));
        let level = if fast { LIGHTLY } else { SMALL };
        let flags: Vec<String> = std::iter::once(level)
            .chain(WISHES)
            .map(str::to_owned)
            .chain(FEATURES.iter().map(|feature| format!("--enable-{feature}")))
            .collect();
        let source = [&input, flags.concat().as_bytes(), &self.lock].concat();
        let kept = self.kept.join(digest(&source)).with_extension("wasm");
        if !kept.is_file() {
            // Under its final name only when it is whole.
            let unfinished = kept.with_extension("new");
            self.optimize(program, &flags, &unfinished)?;
            fs::rename(unfinished, &kept)?;
        }
        let found = fs::File::options().write(true).open(&kept)?;
        found.set_modified(SystemTime::now())?;
        fs::copy(&kept, program)?;
        Ok(())
    }

    fn optimize(&self, program: &Path, flags: &[String], output: &Path) -> Result<()> {
        let mut command = Command::new("node");
        command.arg(&self.tool).arg(program).args(flags);
        let result = command.arg("-o").arg(output).output()?;
        ensure!(
            result.status.success(),
            "wasm-opt on {}: {}",
            program.display(),
            String::from_utf8_lossy(&result.stderr)
        );
        Ok(())
    }

    /// Removes what no build asked for in a while.
    fn forget_old(&self) -> Result<()> {
        for entry in fs::read_dir(&self.kept)? {
            let entry = entry?;
            let age = entry.metadata()?.modified()?.elapsed();
            if age.is_ok_and(|age| age > KEPT) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}
