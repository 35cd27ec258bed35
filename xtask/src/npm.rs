//! `cargo xtask npm`: builds the npm package of the games in `target/npm`.
//!
//! The files that users read and import are written by hand in `npm/package`; this module adds the
//! compiled program. Nothing is published. The end of the compilation uses only one core, so
//! `page::build_all` builds the page at the same time.

use crate::{
    reproducible,
    shrink::shrink,
    step::{run, step},
    tools::ensure_wasm_target,
    workspace::{SPEED_PROFILE, WASM, cargo, remove_folder, root, target_dir},
};
use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};
use wasm_bindgen_cli_support::Bindgen;

/// The crate that the package is built from.
pub(crate) const PACKAGE: &str = "npm";

/// The name of the program and of its script in the package.
const PROGRAM: &str = "engine";

/// Builds the package and returns its folder.
///
/// # Errors
/// Returns an error if it does not compile, or a file cannot be written.
pub fn npm() -> Result<PathBuf> {
    ensure_wasm_target()?;
    step("compile the package", || {
        let mut command = cargo();
        command.args([
            "build",
            "--locked",
            "--profile",
            SPEED_PROFILE,
            "--target",
            WASM,
        ]);
        run(command
            .args(["-p", PACKAGE])
            .args(reproducible::cargo_args()?))
    })?;
    step("assemble the package", || {
        let folder = stage_package()?;
        shrink(&[&folder])?;
        Ok(folder)
    })
}

/// Assembles the package from the compiled program, not yet optimized for size, and returns its
/// folder.
pub(crate) fn stage_package() -> Result<PathBuf> {
    let target = target_dir()?;
    let folder = target.join("npm");
    remove_folder(&folder)?;
    fs::create_dir_all(&folder)?;
    bind(
        &target.join(WASM).join(SPEED_PROFILE).join("npm.wasm"),
        &folder,
    )?;
    copy_written(&folder)?;
    Ok(folder)
}

fn bind(program: &Path, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(program)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name(PROGRAM)
        .web(true)?
        .generate(folder)
        .context("wasm-bindgen failed for the package")
}

/// Copies the handwritten files, and sets the version of the package to that of the workspace.
fn copy_written(folder: &Path) -> Result<()> {
    let written = root().join("npm/package");
    for entry in fs::read_dir(&written).context("npm/package")? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join(entry.file_name()))?;
    }
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root().join(license), folder.join(license))?;
    }
    let file = folder.join("package.json");
    let text = fs::read_to_string(&file)?;
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    let text = text.replace("\"version\": \"0.0.0\"", &version);
    fs::write(&file, text).context("package.json")
}
