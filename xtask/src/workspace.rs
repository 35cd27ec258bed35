//! Where things stand: the checkout, cargo's target folder, cargo itself.

use anyhow::{Context, Result, ensure};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The target triple of everything that runs in the browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// What cargo calls the profile of what reckons, and the folder that it builds into: the bots' worker of a release, and
/// the package for JavaScript. It is twice as fast as a release of the page and a seventh larger.
pub const SPEED_PROFILE: &str = "swift";

/// The top folder of the checkout.
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_path_buf()
}

/// The games of the house in the order in which they are offered, by the lines of the table in `registry.rs`: their folder,
/// and their name in addresses.
///
/// # Errors
/// When the table cannot be read.
pub fn games() -> Result<Vec<(String, String)>> {
    let file = root().join("engine/src/registry.rs");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let line = |line: &str| {
        let (_, game) = line.trim().strip_suffix("\";")?.split_once(": ")?;
        let (room, name) = game.split_once(" = \"")?;
        Some((room.to_owned(), name.to_owned()))
    };
    let games: Vec<_> = text.lines().filter_map(line).collect();
    ensure!(!games.is_empty(), "{} names no game", file.display());
    Ok(games)
}

/// Cargo, started at the top of the checkout.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    // A setting of the calling `cargo run` that must not leak into the crates we build.
    command.env_remove("CARGO_MANIFEST_DIR");
    command
}

/// Removes a folder with all that is in it, if it is there.
///
/// # Errors
/// When somebody uses it.
pub fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("{} is in use", folder.display()))?;
    }
    Ok(())
}

/// Cargo's target folder, wherever the environment or a configuration file puts it.
///
/// # Errors
/// When cargo cannot read the workspace.
pub fn target_dir() -> Result<PathBuf> {
    let metadata = metadata(&["--no-deps"])?;
    let folder = metadata["target_directory"]
        .as_str()
        .context("cargo metadata names no target folder")?;
    Ok(PathBuf::from(folder))
}

/// What cargo knows of the workspace.
///
/// # Errors
/// When cargo fails or the lock file is out of date.
pub fn metadata(extra: &[&str]) -> Result<serde_json::Value> {
    let output = cargo()
        .args(["metadata", "--locked", "--format-version", "1"])
        .args(extra)
        .output()
        .context("cargo metadata")?;
    anyhow::ensure!(
        output.status.success(),
        "cargo metadata failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).context("cargo metadata printed no JSON")
}
