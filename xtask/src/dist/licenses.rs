//! The licenses of all crates that are compiled into the page.

use crate::workspace::{WASM, metadata};
use anyhow::{Context, Result};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Returns the list of crates with their licenses, followed by each license text once.
pub(super) fn texts() -> Result<String> {
    let metadata = metadata(&["--filter-platform", WASM])?;
    let inside = compiled_crates(&metadata)?;
    let packages = list(&metadata["packages"])?;
    let mut lines = Vec::new();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages {
        let is_ours = package["source"].is_null();
        if is_ours || !inside.contains(text(&package["id"])) {
            continue;
        }
        let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
        let license = text(&package["license"]);
        lines.push(format!(
            "{name}: {license}; {}",
            text(&package["repository"])
        ));
        for found in files(Path::new(text(&package["manifest_path"])))? {
            texts.entry(found).or_default().insert(name.clone());
        }
    }
    lines.sort();
    let mut all = format!(
        "Compiled into the page, beside our own code:\n\n{}\n",
        lines.join("\n")
    );
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        all += &format!(
            "\n{}\n{}\n\n{}\n",
            "-".repeat(78),
            names.join(", "),
            text.trim()
        );
    }
    Ok(all)
}

/// Returns the ids of the crates in the page: all dependencies of `web`, direct and indirect.
fn compiled_crates(metadata: &Value) -> Result<BTreeSet<String>> {
    let nodes = list(&metadata["resolve"]["nodes"])?;
    let packages = list(&metadata["packages"])?;
    let web = packages.iter().find(|package| package["name"] == "web");
    let mut open =
        vec![text(&web.context("cargo metadata lists no crate `web`")?["id"]).to_owned()];
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !found.insert(id.clone()) {
            continue;
        }
        let node = nodes.iter().find(|node| node["id"] == id.as_str());
        for dependency in node.map_or(Ok(&[][..]), |node| list(&node["deps"]))? {
            // Test and build dependencies are not in the page.
            let kinds = list(&dependency["dep_kinds"])?;
            if kinds.iter().any(|kind| kind["kind"].is_null()) {
                open.push(text(&dependency["pkg"]).to_owned());
            }
        }
    }
    Ok(found)
}

/// Returns the license texts next to a manifest.
fn files(manifest: &Path) -> Result<Vec<String>> {
    let folder = manifest.parent().context("a manifest has no folder")?;
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        let is_license = ["LICENSE", "LICENCE", "COPYING", "NOTICE"]
            .iter()
            .any(|start| name.starts_with(start));
        if is_license && entry.file_type()?.is_file() {
            texts.push(
                fs::read_to_string(entry.path())
                    .unwrap_or_default()
                    .replace("\r\n", "\n"),
            );
        }
    }
    Ok(texts)
}

fn list(value: &Value) -> Result<&[Value]> {
    value
        .as_array()
        .map(Vec::as_slice)
        .context("unexpected output of cargo metadata")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
