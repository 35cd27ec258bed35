//! `cargo xtask deny`: checks the dependencies against `deny.toml` with cargo-deny.

use crate::{
    step::{run, step},
    workspace::{cargo, root, target_dir},
};
use anyhow::{Context, Result};
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// The version of cargo-deny to install if it is missing.
const VERSION: &str = "0.20.2";

/// Checks licenses, sources and bans. With `checks_advisories`, also checks for known
/// vulnerabilities; their list is downloaded on every such run, so no test depends on it.
///
/// # Errors
/// Returns an error if a dependency breaks a rule, or the tool or the list is not available.
pub fn deny(checks_advisories: bool) -> Result<()> {
    let tools = tools()?;
    let own = tools
        .join("bin")
        .join(format!("cargo-deny{}", env::consts::EXE_SUFFIX));
    if !own.is_file() && !is_installed() {
        step("install cargo-deny", || install(&tools))?;
    }
    let mut command = cargo();
    if own.is_file() {
        let path = env::var_os("PATH").unwrap_or_default();
        let folders = [tools.join("bin")]
            .into_iter()
            .chain(env::split_paths(&path));
        command.env("PATH", env::join_paths(folders)?);
    }
    command.args(["deny", "--locked", "check", "bans", "licenses", "sources"]);
    if !checks_advisories {
        return run(&mut command);
    }
    run(command.arg("advisories"))?;
    // The packages that only tests and the release build use.
    for folder in ["tests/e2e", "tests/node", "xtask/shrink"] {
        run(Command::new("npm")
            .current_dir(root().join(folder))
            .arg("audit"))?;
    }
    Ok(())
}

/// Returns the folder of the tool: in the user's cache, by version, so that all checkouts share it,
/// or in the build folder if there is no cache.
fn tools() -> Result<PathBuf> {
    let cache = env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")));
    match cache {
        Some(cache) => Ok(cache.join("centauri").join(format!("cargo-deny-{VERSION}"))),
        None => Ok(target_dir()?.join("tools")),
    }
}

/// Returns whether the tool is already installed for the user.
fn is_installed() -> bool {
    let version = cargo().args(["deny", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}

/// Installs the tool without optimizations, which would take most of the time. It uses the locked
/// dependencies, or newer ones if the registry does not have those.
fn install(tools: &Path) -> Result<()> {
    let attempt = |lock: &[&str]| {
        let mut command = cargo();
        command.args([
            "install",
            "--quiet",
            "cargo-deny",
            "--version",
            VERSION,
            "--root",
        ]);
        command.arg(tools).args(lock);
        command.env("CARGO_PROFILE_RELEASE_LTO", "off");
        command.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
        run(&mut command)
    };
    attempt(&["--locked"])
        .or_else(|_| attempt(&[]))
        .context("install cargo-deny, for example with `cargo install cargo-deny`")
}
