//! The translation files of each language: the phrases of the page, the phrases of each game, and
//! the rules of each game.

use anyhow::{Context, Result};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The language that is built into the page.
pub(super) const SOURCE: &str = "en";

/// Writes the translations and returns their names: `l10n/de.ftl` joins the German phrase files
/// that belong to no game, `l10n/rift.de.ftl` has those of one game, and `rules/rift.de.md` its
/// rules. Games that the page does not include are omitted; `games` are the folders of those it
/// includes.
pub(super) fn write(folder: &Path, stage: &Path, games: &[String]) -> Result<Vec<String>> {
    let mut written = Vec::new();
    for language in entries(folder)? {
        let code = name(&language);
        if !language.is_dir() || code == SOURCE {
            continue;
        }
        let files = entries(&language)?;
        let phrases = files.iter().filter(|file| has_ending(file, "ftl"));
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        for file in phrases {
            let game = games.iter().map(|game| game.replace('_', "-"));
            let game = game
                .into_iter()
                .find(|game| belongs_to_game(game, &name(file)));
            let name = game.map_or_else(|| code.clone(), |game| format!("{game}.{code}"));
            *texts.entry(name).or_default() += &strip_comments(&read(file)?);
        }
        for (name, text) in texts {
            let file = format!("l10n/{name}.ftl");
            put(stage, &file, &text)?;
            written.push(file);
        }
        let rules = language.join("rules");
        if rules.is_dir() {
            for text in entries(&rules)? {
                let game = name(&text.with_extension(""));
                if !games.contains(&game.replace('-', "_")) {
                    continue;
                }
                let file = format!("rules/{game}.{code}.md");
                put(stage, &file, &read(&text)?)?;
                written.push(file);
            }
        }
    }
    Ok(written)
}

/// Returns whether a phrase file belongs to a game: its name is that of the game, possibly followed
/// by a topic.
fn belongs_to_game(game: &str, file: &str) -> bool {
    let rest = file.strip_prefix(game);
    rest.is_some_and(|rest| rest.starts_with(['.', '-']))
}

/// Removes comments and empty lines from phrases.
fn strip_comments(text: &str) -> String {
    let is_message = |line: &&str| !line.starts_with('#') && !line.trim().is_empty();
    text.lines()
        .filter(is_message)
        .map(|line| format!("{line}\n"))
        .collect()
}

fn put(stage: &Path, file: &str, text: &str) -> Result<()> {
    let path = stage.join(file);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text).with_context(|| file.to_owned())
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// Returns the entries of a folder, sorted by name.
pub(super) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// Returns the last part of a path.
pub(super) fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found == ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_file_belongs_to_the_game_in_its_name() {
        assert!(belongs_to_game("rift", "rift.ftl") && belongs_to_game("rift", "rift-table.ftl"));
        assert!(belongs_to_game("space-rift", "space-rift-table.ftl"));
        for file in ["space-rift.ftl", "riftless.ftl", "common.ftl"] {
            assert!(!belongs_to_game("rift", file), "{file}");
        }
    }

    #[test]
    fn stripping_comments_keeps_the_phrases() {
        let text = "### Top\n\na = b\n# note\nc = { $d ->\n   *[other] e\n }\n";
        assert_eq!(
            strip_comments(text),
            "a = b\nc = { $d ->\n   *[other] e\n }\n"
        );
    }
}
