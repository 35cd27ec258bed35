//! The web app manifest in every language, which devices show when the page is installed.

use super::translations::{SOURCE, entries, name};
use anyhow::{Context, Result};
use serde_json::Value;
use std::{fs, path::Path};

/// Writes `manifest.<code>.webmanifest` next to the English one of `stage`, for each language of a
/// folder. The `manifest.json` of a language contains only what differs; without it the manifest
/// stays English.
pub(super) fn write(folder: &Path, stage: &Path) -> Result<()> {
    let source = stage.join("manifest.webmanifest");
    let source = fs::read(&source).with_context(|| source.display().to_string())?;
    for language in entries(folder)? {
        let code = name(&language);
        if !language.is_dir() || code == SOURCE {
            continue;
        }
        let mut manifest: Value =
            serde_json::from_slice(&source).context("cannot parse the manifest")?;
        let words = language.join("manifest.json");
        if words.is_file() {
            let path = || words.display().to_string();
            let words = serde_json::from_slice(&fs::read(&words)?).with_context(path)?;
            overlay(&mut manifest, words);
        }
        let file = stage.join(format!("manifest.{code}.webmanifest"));
        fs::write(file, format!("{manifest:#}\n"))?;
    }
    Ok(())
}

/// Overlays a manifest with translations: fields by name, items of a list by position.
fn overlay(manifest: &mut Value, words: Value) {
    match (manifest, words) {
        (Value::Object(fields), Value::Object(words)) => {
            for (name, word) in words {
                overlay(fields.entry(name).or_insert(Value::Null), word);
            }
        }
        (Value::Array(items), Value::Array(words)) => {
            for (item, word) in items.iter_mut().zip(words) {
                overlay(item, word);
            }
        }
        (target, word) => *target = word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn overlay_replaces_only_the_translated_fields() {
        let mut manifest = json!({ "id": "./", "name": "A", "shortcuts": [{ "name": "Go", "url": "x" }, { "name": "B" }] });
        overlay(
            &mut manifest,
            json!({ "lang": "de", "shortcuts": [{ "name": "Los" }] }),
        );
        assert_eq!(
            manifest,
            json!({ "id": "./", "lang": "de", "name": "A", "shortcuts": [{ "name": "Los", "url": "x" }, { "name": "B" }] })
        );
    }
}
