//! `cargo xtask mutants`: small changes of the rules, one at a time, each of which some test must notice.

use crate::{
    step::{run, step},
    workspace::{cargo, root, target_dir},
};
use anyhow::{Context, Result, ensure};
use std::fs;

/// Rooms of a game whose code is rules.
const RULES: [&str; 2] = ["play", "drift"];
/// Tests that prove every game; each has a target of its own besides.
const SHARED: [&str; 2] = ["golden", "laws"];

/// Changes the rules of one game, or of each, as `cargo mutants` does, and runs the tests that prove it on every change;
/// `.cargo/mutants.toml` has the rest. With `shard`, such as `0/50`, only on so many of them. What survived is listed in
/// `target/mutants/<game>/mutants.out/missed.txt`.
///
/// # Errors
/// When a change survives, or `cargo mutants` is not there.
pub fn mutants(game: Option<&str>, shard: Option<&str>) -> Result<()> {
    let known = games()?;
    let game = game.map(|name| name.replace('-', "_"));
    ensure!(
        game.as_ref().is_none_or(|name| known.contains(name)),
        "no game {game:?}; there are {known:?}"
    );
    let chosen = game.map_or(known, |name| vec![name]);
    let out = target_dir()?.join("mutants");
    for name in &chosen {
        let folder = out.join(name);
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let mut mutants = cargo();
        mutants.arg("mutants").arg("--output").arg(&folder);
        for room in RULES {
            mutants.args(["--file", &format!("engine/src/{name}/{room}/**")]);
        }
        if let Some(shard) = shard {
            mutants.args(["--shard", shard]);
        }
        mutants.args(["--", "--test", name]);
        for tests in SHARED {
            mutants.args(["--test", tests]);
        }
        // A game or two on each table tell as much here as many.
        mutants.env("LAWS_GAMES", "1");
        step(&format!("changing the rules of {name}"), || {
            run(&mut mutants)
        })?;
    }
    Ok(())
}

/// The games: folders of the engine that have rules.
fn games() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("engine/src"))? {
        let entry = entry?;
        if entry.path().join(RULES[0]).is_dir() {
            names.extend(entry.file_name().into_string());
        }
    }
    names.sort();
    Ok(names)
}
