//! `cargo xtask deny`: asks cargo-deny whether the dependencies keep to `deny.toml`.

use crate::{
    house::{cargo, target_dir},
    step::{run, step},
};
use anyhow::{Context, Result};
use std::path::Path;

/// The version of the tool that is installed where none is.
const VERSION: &str = "0.20.2";

/// Checks licenses, sources and bans. Advisories are left out: their list would have to be fetched at every run.
///
/// # Errors
/// When a dependency breaks a rule, or the tool cannot be had.
pub fn deny() -> Result<()> {
    let tools = target_dir()?.join("tools");
    let own = tools
        .join("bin")
        .join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    if !own.is_file() && !is_installed() {
        step("install cargo-deny", || install(&tools))?;
    }
    let mut command = cargo();
    if own.is_file() {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = [tools.join("bin")]
            .into_iter()
            .chain(std::env::split_paths(&path));
        command.env("PATH", std::env::join_paths(folders)?);
    }
    run(command.args(["deny", "--locked", "check", "bans", "licenses", "sources"]))
}

/// Whether the person has the tool already.
fn is_installed() -> bool {
    let version = cargo().args(["deny", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}

/// Installs the tool beside the build, without the optimizations that would take most of the time.
fn install(tools: &Path) -> Result<()> {
    run(cargo()
        .args([
            "install",
            "--locked",
            "--quiet",
            "cargo-deny",
            "--version",
            VERSION,
            "--root",
        ])
        .arg(tools)
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"))
    .context("please install cargo-deny, for example with `cargo install cargo-deny`")
}
