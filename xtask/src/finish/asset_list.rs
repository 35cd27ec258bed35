//! `assets.json`: the list of all files of the build, for offline copies and the size limit.

use super::hashed_names::digest;
use anyhow::Result;
use serde_json::{Value, json};
use std::{fs, path::Path};

/// Writes the list of a build; `is_first` marks the files that the first page load fetches.
pub(super) fn write(stage: &Path, index: &str, build: &str) -> Result<()> {
    let mut paths = Vec::new();
    walk(stage, "", &mut paths)?;
    paths.sort();
    let mut files = Vec::new();
    for path in &paths {
        let content = fs::read(stage.join(path))?;
        let hash = digest(&content);
        files.push(entry(path, content.len(), &hash, index));
    }
    let list = json!({ "build": build, "files": files });
    fs::write(stage.join("assets.json"), format!("{list}\n"))?;
    Ok(())
}

fn entry(path: &str, bytes: usize, hash: &str, index: &str) -> Value {
    let is_referenced = ["href", "src"]
        .iter()
        .any(|attribute| index.contains(&format!("{attribute}=\"{path}\"")));
    // Devices fetch it only when the page is installed.
    let is_later = path.contains("apple-touch-icon");
    // The program imports the snippets; the first script requests the other one.
    let imported = ["snippets/", "offline-"];
    let is_first = path == "index.html"
        || (is_referenced && !is_later)
        || imported.iter().any(|start| path.starts_with(start));
    json!({ "path": path, "bytes": bytes, "hash": hash, "first": is_first })
}

/// Collects all files of a folder recursively.
pub(super) fn walk(folder: &Path, prefix: &str, paths: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}
