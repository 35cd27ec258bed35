//! Finds tools, and installs those that are missing.

use crate::{
    step::{run, step},
    workspace::{WASM, root},
};
use anyhow::{Context, Result, bail, ensure};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::SystemTime,
};

/// Makes sure that rustc can compile for WebAssembly.
///
/// `rust-toolchain.toml` names the target, but rustup installs it only if automatic installation is
/// enabled.
///
/// # Errors
/// Returns an error if the target is missing and rustup cannot add it.
pub fn ensure_wasm_target() -> Result<()> {
    if has_wasm_target()? {
        return Ok(());
    }
    step("install the wasm target", || {
        run(rustup().args(["target", "add", WASM])).with_context(|| {
            format!("install the Rust target {WASM} for the toolchain in rust-toolchain.toml, for example with `rustup target add {WASM}`")
        })?;
        ensure!(
            has_wasm_target()?,
            "rustup added {WASM}, but rustc does not find it"
        );
        Ok(())
    })
}

fn rustup() -> Command {
    let mut command = Command::new("rustup");
    command.current_dir(root());
    command
}

fn has_wasm_target() -> Result<bool> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .current_dir(root())
        .args(["--print", "target-libdir", "--target", WASM])
        .output()
        .context("cannot start rustc; install Rust from https://rustup.rs")?;
    let folder = String::from_utf8(output.stdout)?;
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// Makes sure that Node is installed. Tests need version 20 or newer; playing needs no Node.
///
/// # Errors
/// Returns an error if Node is missing or too old.
pub fn ensure_node() -> Result<()> {
    let advice = "install Node.js 20 or newer, for example from https://nodejs.org";
    let output = Command::new("node")
        .arg("--version")
        .output()
        .context(advice)?;
    let version = String::from_utf8(output.stdout)?;
    let major = version.trim().trim_start_matches('v').split('.').next();
    let major: u32 = major.and_then(|m| m.parse().ok()).unwrap_or(0);
    ensure!(
        major >= 20,
        "Node.js {} is too old; {advice}",
        version.trim()
    );
    Ok(())
}

/// Finds a Chromium for tests: the one in the environment variable `CHROMIUM`, or a known one, or a
/// new one installed with apt.
///
/// # Errors
/// Returns an error if none is found and none can be installed.
pub fn ensure_chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").map(PathBuf::from) {
        ensure!(
            named.is_file(),
            "CHROMIUM is set to {}, which is not a file",
            named.display()
        );
        return Ok(named);
    }
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    step("install Chromium", install_chromium)?;
    find_chromium().context("Chromium was installed but cannot be found; set CHROMIUM to its path")
}

/// Finds Chromium's headless shell: the one in the environment variable `HEADLESS_SHELL`, or a
/// known one, or a new one installed with apt.
///
/// It is Chromium's engine without a user interface and opens a new page in a third of the time. If
/// it is missing, tests run in the full browser.
pub fn find_or_install_headless_shell() -> Option<PathBuf> {
    const NAME: &str = "chromium-headless-shell";
    if let Some(named) = env::var_os("HEADLESS_SHELL") {
        return Some(named.into());
    }
    let find = || programs_on_path(&[NAME]).next();
    find().or_else(|| {
        step("install Chromium's headless shell", || install(&[NAME])).ok()?;
        find()
    })
}

fn find_chromium() -> Option<PathBuf> {
    let names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    let elsewhere = [
        "/usr/bin/chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ];
    programs_on_path(&names)
        .chain(elsewhere.iter().map(PathBuf::from))
        .find(|file| file.is_file())
}

/// Returns the programs with these names on the `PATH`.
fn programs_on_path(names: &[&str]) -> impl Iterator<Item = PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let files: Vec<PathBuf> = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .filter(|file| file.is_file())
        .collect();
    files.into_iter()
}

/// Installs the Debian package, through sudo if the user is not root and sudo needs no password.
fn install_chromium() -> Result<()> {
    let advice = "install Chromium or Chrome (on Debian: `apt-get install chromium`) and, if it is not on the PATH, set CHROMIUM to its path";
    if !Path::new("/usr/bin/apt-get").exists() {
        bail!("Chromium not found; {advice}");
    }
    install(&["chromium"]).context(advice)
}

/// Installs Debian packages.
///
/// # Errors
/// Returns an error if there is no apt, or it fails.
pub fn install(packages: &[&str]) -> Result<()> {
    ensure!(
        Path::new("/usr/bin/apt-get").exists(),
        "no apt-get on this system; install the equivalents of these Debian packages: {}",
        packages.join(", ")
    );
    run(apt_command().args(["update", "-qq"]))?;
    let words = ["install", "-y", "-qq", "--no-install-recommends"];
    run(apt_command().args(words).args(packages))
}

fn apt_command() -> Command {
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|id| id.stdout.starts_with(b"0\n"));
    let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
    if !is_root {
        command.args(["-n", "apt-get"]);
    }
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command.stdout(Stdio::null());
    command
}

/// Makes sure that the npm packages of `folder` are installed, as its lock file names them.
///
/// # Errors
/// Returns an error if npm is missing or cannot fetch them.
pub fn ensure_packages(folder: &Path) -> Result<()> {
    let wanted = modified_time(&folder.join("package-lock.json"));
    let present = modified_time(&folder.join("node_modules/.package-lock.json"));
    if present.is_some() && present >= wanted {
        return Ok(());
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    step(&format!("install the npm packages of {name}"), || {
        run(Command::new("npm")
            .current_dir(folder)
            .args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"])
            .stdout(Stdio::null()))
        .context("npm failed; it comes with Node.js and needs access to its registry")
    })
}

fn modified_time(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|meta| meta.modified()).ok()
}
