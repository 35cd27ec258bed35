//! Paths of the workspace and the commands of cargo.

use anyhow::{Context, Result, ensure};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The target triple of all code that runs in the browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The cargo profile for programs that are optimized for speed, and its folder: the release of the
/// bot worker, and the npm package. Code of this profile is twice as fast as a release of the page
/// and a seventh larger.
pub const SPEED_PROFILE: &str = "swift";

/// Returns the root folder of the checkout.
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_path_buf()
}

/// Returns all games in the order in which they are offered, from the table in `registry.rs`: their
/// folder, and their name in URLs.
///
/// # Errors
/// Returns an error if the table cannot be read.
pub fn games() -> Result<Vec<(String, String)>> {
    let file = root().join("engine/src/registry.rs");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let line = |line: &str| {
        let (_, game) = line.trim().strip_suffix("\";")?.split_once(": ")?;
        let (room, name) = game.split_once(" = \"")?;
        Some((room.to_owned(), name.to_owned()))
    };
    let games: Vec<_> = text.lines().filter_map(line).collect();
    ensure!(!games.is_empty(), "{} lists no games", file.display());
    Ok(games)
}

/// Returns a cargo command that runs in the root of the checkout.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    // `cargo run` sets these for this program. Crates that are built would be built again because
    // they differ.
    for (name, _) in env::vars_os() {
        let is_own = |prefix: &str| name.to_string_lossy().starts_with(prefix);
        if is_own("CARGO_MANIFEST_") || is_own("CARGO_PKG_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Removes a folder recursively, if it exists.
///
/// # Errors
/// Returns an error if it cannot be removed, for example because it is in use.
pub fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

/// Returns Cargo's target folder, which the environment or a configuration file may change.
///
/// # Errors
/// Returns an error if cargo cannot read the workspace.
pub fn target_dir() -> Result<PathBuf> {
    let metadata = metadata(&["--no-deps"])?;
    let folder = metadata["target_directory"]
        .as_str()
        .context("cargo metadata prints no target folder")?;
    Ok(PathBuf::from(folder))
}

/// Returns Cargo's metadata of the workspace.
///
/// # Errors
/// Returns an error if cargo fails or the lock file is out of date.
pub fn metadata(extra: &[&str]) -> Result<serde_json::Value> {
    let output = cargo()
        .args(["metadata", "--locked", "--format-version", "1"])
        .args(extra)
        .output()
        .context("cannot start cargo metadata")?;
    anyhow::ensure!(
        output.status.success(),
        "cargo metadata failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).context("cargo metadata did not print JSON")
}
