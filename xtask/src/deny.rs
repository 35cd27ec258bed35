//! `cargo xtask deny`: asks cargo-deny whether the dependencies keep to `deny.toml`.

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

/// The version of the tool that is installed where none is.
const VERSION: &str = "0.20.2";

/// Checks licenses, sources and bans; with `advisories` also whether something is known against a dependency, whose
/// list is fetched at every such run, so that no test hangs on it.
///
/// # Errors
/// When a dependency breaks a rule, or the tool or the list cannot be had.
pub fn deny(advisories: bool) -> Result<()> {
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
    if !advisories {
        return run(&mut command);
    }
    run(command.arg("advisories"))?;
    // Those of the packages that only tests and the shrinking of a release use.
    for folder in ["tests/e2e", "tests/node", "xtask/shrink"] {
        run(Command::new("npm")
            .current_dir(root().join(folder))
            .arg("audit"))?;
    }
    Ok(())
}

/// The folder of the tool: in the person's cache, by version, so that every checkout finds it; in
/// the build folder where there is no cache.
fn tools() -> Result<PathBuf> {
    let cache = env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")));
    match cache {
        Some(cache) => Ok(cache.join("centauri").join(format!("cargo-deny-{VERSION}"))),
        None => Ok(target_dir()?.join("tools")),
    }
}

/// Whether the person has the tool already.
fn is_installed() -> bool {
    let version = cargo().args(["deny", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}

/// Installs the tool without the optimizations that would take most of the time: with the versions
/// that it was released with, or newer ones where the registry does not serve those.
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
        .context("please install cargo-deny, for example with `cargo install cargo-deny`")
}
