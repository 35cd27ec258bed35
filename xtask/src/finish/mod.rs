//! The last step of a build, the same for `cargo xtask` and for Trunk.
//!
//! It takes a folder with the programs as wasm-bindgen wrote them and makes it the page that is
//! served: every program and style sheet under a name with a hash of its content, `index.html` and
//! `embed.html` with these names and a strict content policy, the static files, the rules and
//! translations, the service worker that keeps everything offline, and `assets.json`, the list of
//! all files.

mod asset_list;
mod games;
pub(crate) mod hashed_names;
mod html;
mod imports;
mod manifests;
mod offline;
mod player_manifest;
mod scripts;
mod styles;
mod translations;

use crate::workspace::root;
use anyhow::{Context, Result};
use hashed_names::HashedNames;
use std::{fs, path::Path};

/// The last line of the worker's script, which starts the program, since wasm-bindgen leaves that
/// to the caller. A caller that loads the script from a text has set its address. If the program
/// does not load, the page gets a message.
const WORKER_START: &str = "\nwasm_bindgen({ module_or_path: new URL(\"bot_worker_bg.wasm\", self.script ?? self.location.href).href }).catch(reportError);\n";

/// Our own scripts next to the programs.
const OWN_SCRIPTS: [&str; 4] = ["boot.js", "offline.js", "theme.js", "translated.js"];

/// The files of the embedded player next to `boot.js`.
const PLAYER_FILES: [&str; 3] = ["poster.css", "door.js", "frame.js"];

/// Finishes the page in `stage`.
///
/// # Errors
/// Returns an error if a program is missing there, or a file cannot be read or written.
pub fn finish(stage: &Path) -> Result<()> {
    let root = root();
    for leftover in ["index.html", "bot_worker_loader.js"] {
        let _ = fs::remove_file(stage.join(leftover));
    }
    extend(&stage.join("bot_worker.js"), WORKER_START)?;
    for script in OWN_SCRIPTS {
        let from = root.join("web").join(script);
        fs::copy(&from, stage.join(script)).with_context(|| from.display().to_string())?;
    }
    for script in OWN_SCRIPTS
        .into_iter()
        .chain(["app.js", "parts.js", "bot_worker.js"])
    {
        let file = stage.join(script);
        if file.is_file() {
            scripts::minify(&file)?;
        }
    }
    number_imports(stage)?;
    let sheets = styles::join(&root.join("web/styles"), stage, &games::page_names(&root)?)?;
    let mut names = hash_names(&root, stage, &sheets)?;
    copy_all(&root.join("static"), stage)?;
    compact(&stage.join("schema"))?;
    games::copy_rules(&root, stage)?;
    let translations = translations::write(&root.join("web/l10n"), stage, &games::games(&root)?)?;
    for file in &translations {
        names.hash(stage, file)?;
    }

    manifests::write(&root.join("web/l10n"), stage)?;

    let template = fs::read_to_string(root.join("index.html")).context("index.html")?;
    let player =
        player_manifest::PlayerManifest::collect(&root, stage, &names, &translations, &sheets)?;
    player.write(stage)?;
    player_manifest::write_table_phrases(&root, stage)?;
    fs::write(
        stage.join("embed.html"),
        html::embed_page(&template, &names, &player)?,
    )?;
    let fallback = player_manifest::fallback_phrases(&root)?;
    let page = |build: &str| html::index_page(&template, &names, &player, &fallback, build);
    let build = offline::write(&root, stage, &page("")?)?;
    let index = page(&build)?;
    fs::write(stage.join("index.html"), &index)?;
    asset_list::write(stage, &index, &build)
}

/// Numbers the imports of the page's program and of the bots' worker.
fn number_imports(stage: &Path) -> Result<()> {
    for (script, program) in [
        ("app.js", "app_bg.wasm"),
        ("bot_worker.js", "bot_worker_bg.wasm"),
    ] {
        imports::number(&stage.join(script), &stage.join(program))?;
    }
    Ok(())
}

/// Gives the files of the page their hashed names.
fn hash_names(root: &Path, stage: &Path, sheets: &[String]) -> Result<HashedNames> {
    // Referenced files are renamed first, so that the hash of a file covers their hashes.
    let mut names = HashedNames::default();
    for file in parts(stage)? {
        names.hash(stage, &file)?;
    }
    for file in ["app_bg.wasm", "bot_worker_bg.wasm"] {
        names.hash(stage, file)?;
    }
    // A split program imports the script that loads its chunks, which imports the program's script.
    let cycle = ["app.js", "parts.js"];
    let is_split = stage.join("parts.js").is_file();
    names.hash_cycle(stage, if is_split { &cycle } else { &cycle[..1] })?;
    for file in PLAYER_FILES {
        fs::copy(root.join("web").join(file), stage.join(file)).context(file)?;
        if file.ends_with(".js") {
            scripts::minify(&stage.join(file))?;
        }
    }
    for file in [
        "bot_worker.js",
        "offline.js",
        "theme.js",
        "translated.js",
        "boot.js",
        "poster.css",
        "door.js",
        "frame.js",
    ] {
        names.hash(stage, file)?;
    }
    for sheet in sheets {
        names.hash(stage, sheet)?;
    }
    Ok(names)
}

/// Returns the chunk files of the page's program; empty if it was not split.
fn parts(stage: &Path) -> Result<Vec<String>> {
    let mut parts = Vec::new();
    for entry in fs::read_dir(stage)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".wasm") && !name.ends_with("_bg.wasm") {
            parts.push(name);
        }
    }
    parts.sort();
    Ok(parts)
}

fn extend(file: &Path, end: &str) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    Ok(fs::write(file, text + end)?)
}

/// Removes the whitespace from the JSON files of a folder.
fn compact(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        let text = fs::read(&file)?;
        let value: serde_json::Value =
            serde_json::from_slice(&text).with_context(|| file.display().to_string())?;
        fs::write(&file, value.to_string())?;
    }
    Ok(())
}

/// Copies the content of a folder recursively.
fn copy_all(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_all(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}
