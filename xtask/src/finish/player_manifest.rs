//! The manifest of the embedded player, which it needs before it loads anything: the names of its
//! files, and the phrases of its poster in all languages.

use super::{hashed_names::HashedNames, styles, translations::entries};
use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use std::{fs, path::Path};

/// The fallback language.
const SOURCE: &str = "en";

/// The file names and the phrases, as JSON.
pub(super) struct PlayerManifest(Value);

impl PlayerManifest {
    /// Collects the manifest after the files have got their names.
    pub(super) fn collect(
        root: &Path,
        stage: &Path,
        names: &HashedNames,
        translations: &[String],
        sheets: &[String],
    ) -> Result<Self> {
        let new = |file: &str| {
            let name = names.get(file);
            name.with_context(|| format!("{file} was not built"))
        };
        let program = new("app_bg.wasm")?;
        let bytes = fs::metadata(stage.join(program))?.len();
        let all = |files: &[String]| {
            let names: Vec<&str> = files.iter().map(|file| new(file)).collect::<Result<_>>()?;
            Ok::<_, anyhow::Error>(names.join(" "))
        };
        let of_games: Vec<String> = sheets
            .iter()
            .filter(|sheet| *sheet != styles::PAGE)
            .cloned()
            .collect();
        let games = super::games::page_names(root)?;
        Ok(Self(json!({
            "app": new("app.js")?,
            "wasm": program,
            "bytes": bytes,
            "style": new(styles::PAGE)?,
            "styles": all(&of_games)?,
            "poster": new("poster.css")?,
            "door": new("door.js")?,
            "worker": new("bot_worker.js")?,
            "translations": all(translations)?,
            "games": games,
            "words": phrases_by_language(&root.join("web/l10n"), |key| is_poster_phrase(key, &games))?,
        })))
    }

    /// Returns the file name under a key.
    pub(super) fn name(&self, key: &str) -> &str {
        self.0[key].as_str().unwrap_or_default()
    }

    /// Returns the manifest as text.
    pub(super) fn json(&self) -> String {
        self.0.to_string()
    }

    /// Writes the manifest next to the script of the element, which loads it if it renders without
    /// a frame.
    pub(super) fn write(&self, stage: &Path) -> Result<()> {
        fs::create_dir_all(stage.join("embed"))?;
        let mut names = self.0.clone();
        let (pairs, ground) = styles::shadow_root_rules();
        names["shade"] = json!(pairs);
        names["ground"] = json!(ground);
        Ok(fs::write(
            stage.join("embed/names.json"),
            format!("{names:#}\n"),
        )?)
    }
}

/// Writes the phrases of the list of open tables next to the script of its element.
pub(super) fn write_table_phrases(root: &Path, stage: &Path) -> Result<()> {
    let games = super::games::page_names(root)?;
    let wanted = |key: &str| key.starts_with("tables-") || is_title(key, &games);
    let words = phrases_by_language(&root.join("web/l10n"), wanted)?;
    Ok(fs::write(
        stage.join("embed/tables.json"),
        format!("{words:#}\n"),
    )?)
}

/// Returns the phrases that the page shows if its program cannot be loaded or run, in all
/// languages.
///
/// # Errors
/// Returns an error if a language cannot be read, or English has no such phrases.
pub(super) fn fallback_phrases(root: &Path) -> Result<String> {
    let wanted = |key: &str| {
        matches!(
            key,
            "coming"
                | "coming-slow"
                | "coming-failed-title"
                | "coming-failed"
                | "coming-again"
                | "framed-title"
                | "framed"
                | "framed-open"
        )
    };
    Ok(phrases_by_language(&root.join("web/l10n"), wanted)?.to_string())
}

/// Returns the phrases with the wanted keys, by language.
fn phrases_by_language(folder: &Path, wanted: impl Fn(&str) -> bool) -> Result<Value> {
    let mut by_language = Map::new();
    // In the order of their names: the order of a folder differs between machines.
    for language in entries(folder)? {
        let Some(code) = language.file_name().filter(|_| language.is_dir()) else {
            continue;
        };
        let mut own = Map::new();
        for file in entries(&language)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                own.extend(wanted_phrases(&fs::read_to_string(&file)?, &wanted));
            }
        }
        by_language.insert(code.to_string_lossy().into_owned(), Value::Object(own));
    }
    let source = by_language.get(SOURCE).and_then(Value::as_object);
    source
        .filter(|source| !source.is_empty())
        .context("the phrases for a page without its program are missing")?;
    Ok(Value::Object(by_language))
}

/// Returns whether the poster uses a phrase: its own phrases, and the names of the application and
/// of its games.
fn is_poster_phrase(key: &str, games: &[String]) -> bool {
    key.starts_with("poster-") || key == "house" || is_title(key, games)
}

/// Returns whether a phrase is the name of a game.
fn is_title(key: &str, games: &[String]) -> bool {
    let game = key.strip_suffix("-title");
    game.is_some_and(|game| games.iter().any(|one| one == game))
}

/// Returns the wanted phrases of a phrase file. They have no arguments and one line each.
fn wanted_phrases(text: &str, wanted: impl Fn(&str) -> bool) -> Vec<(String, Value)> {
    let phrases = text.lines().filter_map(|line| line.split_once(" = "));
    phrases
        .filter(|(key, _)| wanted(key))
        .map(|(key, phrase)| (key.to_owned(), Value::from(phrase.trim())))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_poster_gets_only_its_own_phrases() {
        let text =
            "poster-play = Play\nhouse = A\nrift-title = R\nrift-setup-title = S\n    .x = y\n";
        let found = wanted_phrases(text, |key| is_poster_phrase(key, &["rift".to_owned()]));
        let keys: Vec<&str> = found.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["poster-play", "house", "rift-title"]);
    }
}
