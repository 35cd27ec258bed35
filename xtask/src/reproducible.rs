//! Makes two builds of one commit identical: no path of this machine gets into a program.
//!
//! The message of a failed check contains the path of its source file. Paths in our own crates are
//! relative to the checkout. Paths of other crates and of the standard library would be absolute.

use crate::workspace::{WASM, metadata, root, target_dir};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Paths of this machine and their replacements.
type Renames = BTreeMap<PathBuf, String>;

/// Returns the cargo arguments that keep paths of this machine out of WebAssembly programs.
///
/// # Errors
/// Returns an error if cargo or the compiler does not report its folders.
pub(crate) fn cargo_args() -> Result<[String; 2]> {
    let flags: Vec<String> = renames()?
        .iter()
        .map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display()))
        .collect();
    // A list of strings in JSON is one in TOML.
    let flags = serde_json::to_string(&flags)?;
    Ok([
        "--config".to_owned(),
        format!("target.{WASM}.rustflags={flags}"),
    ])
}

/// Checks that no file of a release contains a path of this machine.
///
/// # Errors
/// Returns an error if one does, or a file cannot be read.
pub fn check_paths(folders: &[&Path]) -> Result<()> {
    let mut folders_of_sources: Vec<PathBuf> = renames()?.into_keys().collect();
    // The checkout itself may have a short path, such as `/app`, that files contain by chance.
    folders_of_sources.retain(|path| *path != root());
    folders_of_sources.extend(["engine/src", "web"].map(|folder| root().join(folder)));
    let paths: Vec<String> = folders_of_sources
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    for folder in folders {
        let found = files_that_name(folder, &paths)?;
        ensure!(found.is_empty(), "paths of this machine occur in {found:?}");
    }
    Ok(())
}

/// Returns the files of a folder that contain one of these paths.
fn files_that_name(folder: &Path, paths: &[String]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let file = entry?.path();
        if file.is_dir() {
            found.extend(files_that_name(&file, paths)?);
            continue;
        }
        let content = fs::read(&file)?;
        let text = String::from_utf8_lossy(&content);
        if paths.iter().any(|path| text.contains(path)) {
            found.push(file);
        }
    }
    Ok(found)
}

/// Returns the folders of sources on this machine.
fn renames() -> Result<Renames> {
    let mut renames = Renames::new();
    let metadata = metadata(&["--filter-platform", WASM])?;
    let packages = metadata["packages"].as_array();
    for package in packages.context("cargo metadata lists no packages")? {
        renames.extend(folder_of_sources(package).map(|folder| (folder, "crates".to_owned())));
    }
    renames.insert(root(), "centauri".to_owned());
    renames.insert(target_dir()?, "target".to_owned());
    // The standard library has this name already, unless its sources are installed.
    let sources = Path::new(rustc(&["--print", "sysroot"])?.trim()).join("lib/rustlib/src/rust");
    let version = rustc(&["--version", "--verbose"])?;
    let commit = version
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "))
        .context("rustc does not print its commit")?;
    renames.insert(sources, format!("/rustc/{commit}"));
    Ok(renames)
}

/// Returns the registry folder of an external package; `None` for our own.
fn folder_of_sources(package: &Value) -> Option<PathBuf> {
    package["source"].as_str()?;
    let manifest = Path::new(package["manifest_path"].as_str()?);
    Some(manifest.parent()?.parent()?.to_path_buf())
}

fn rustc(args: &[&str]) -> Result<String> {
    let output = Command::new("rustc")
        .current_dir(root())
        .args(args)
        .output()
        .context("rustc")?;
    ensure!(output.status.success(), "rustc {args:?} failed");
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn source_paths_are_replaced_by_names_without_a_machine() {
        let [_, config] = cargo_args().unwrap();
        for part in ["/registry/src/", "=crates\"", "=centauri\"", "=/rustc/"] {
            assert!(config.contains(part), "{part} in {config}");
        }
    }

    #[test]
    fn files_that_contain_a_path_are_found() {
        let folder = std::env::temp_dir().join(format!("centauri-paths-{}", std::process::id()));
        fs::create_dir_all(folder.join("in")).unwrap();
        fs::write(folder.join("in/a.wasm"), b"\0asm\xff/here/src/lib.rs").unwrap();
        fs::write(folder.join("b.wasm"), b"\0asm\xffcrates/src/lib.rs").unwrap();
        let found = files_that_name(&folder, &["/here/src".to_owned()]).unwrap();
        assert_eq!(found, [folder.join("in/a.wasm")]);
        fs::remove_dir_all(folder).unwrap();
    }
}
