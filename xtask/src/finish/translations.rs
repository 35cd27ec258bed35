//! The translations beside the page: one phrase file for each language, and its texts of rules.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The language that is built into the page.
pub(super) const SOURCE: &str = "en";

/// Writes the translations of a folder of languages, and gives their names: `l10n/de.ftl` joins
/// the phrase files of German, `rules/rift.de.md` are its rules of one game. Rules of games that the
/// page has no room for stay away; `games` are the folders of the others.
pub(super) fn write(folder: &Path, stage: &Path, games: &[String]) -> Result<Vec<String>> {
    let mut written = Vec::new();
    for language in entries(folder)? {
        let code = name(&language);
        if !language.is_dir() || code == SOURCE {
            continue;
        }
        let files = entries(&language)?;
        let phrases = files.iter().filter(|file| has_ending(file, "ftl"));
        let texts: Vec<String> = phrases.map(|file| read(file)).collect::<Result<_>>()?;
        let file = format!("l10n/{code}.ftl");
        put(stage, &file, &spare(&texts.join("\n")))?;
        written.push(file);
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

/// Phrases without their comments and empty lines, which nobody reads in a browser.
fn spare(text: &str) -> String {
    let kept = |line: &&str| !line.starts_with('#') && !line.trim().is_empty();
    text.lines()
        .filter(kept)
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

/// What a folder holds, by name.
pub(super) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// The last part of a path.
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
    fn a_spare_file_has_the_same_phrases() {
        let text = "### Top\n\na = b\n# note\nc = { $d ->\n   *[other] e\n }\n";
        assert_eq!(spare(text), "a = b\nc = { $d ->\n   *[other] e\n }\n");
    }
}
