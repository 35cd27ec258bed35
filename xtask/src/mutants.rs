//! `cargo xtask mutants`: mutation testing of the rules. Each small change must make some test
//! fail.

use crate::{
    step::{run, step},
    workspace::{cargo, root, target_dir},
};
use anyhow::{Context, Result, ensure};
use std::fs;

/// The folders of a game with rules.
const RULE_FOLDERS: [&str; 2] = ["play", "drift"];
/// Test targets that cover all games; each game also has a separate target.
const SHARED_TESTS: [&str; 2] = ["golden", "laws"];

/// Mutates the rules of one game, or of each, with `cargo mutants` and runs its tests on every
/// mutation; `.cargo/mutants.toml` has the other settings. With `shard`, such as `0/50`, only that
/// part of the mutations is tested. Missed mutations are listed in
/// `target/mutants/<game>/mutants.out/missed.txt`.
///
/// # Errors
/// Returns an error if a mutation is missed, or `cargo mutants` is not installed.
pub fn mutants(game: Option<&str>, shard: Option<&str>) -> Result<()> {
    let known = games()?;
    let game = game.map(|name| name.replace('-', "_"));
    if let Some(name) = &game {
        ensure!(
            known.contains(name),
            "unknown game `{name}`; expected one of {}",
            known.join(", ")
        );
    }
    let chosen = game.map_or(known, |name| vec![name]);
    let out = target_dir()?.join("mutants");
    for name in &chosen {
        let folder = out.join(name);
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let mut mutants = cargo();
        mutants.arg("mutants").arg("--output").arg(&folder);
        for module in RULE_FOLDERS {
            mutants.args(["--file", &format!("engine/src/{name}/{module}/**")]);
        }
        if let Some(shard) = shard {
            mutants.args(["--shard", shard]);
        }
        mutants.args(["--", "--test", name]);
        for tests in SHARED_TESTS {
            mutants.args(["--test", tests]);
        }
        // For mutations, one or two games per table are enough.
        mutants.env("LAWS_GAMES", "1");
        step(&format!("mutate the rules of {name}"), || run(&mut mutants))?;
    }
    Ok(())
}

/// Returns the games: folders of the engine that contain rules.
fn games() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("engine/src"))? {
        let entry = entry?;
        if entry.path().join(RULE_FOLDERS[0]).is_dir() {
            names.extend(entry.file_name().into_string());
        }
    }
    names.sort();
    Ok(names)
}
