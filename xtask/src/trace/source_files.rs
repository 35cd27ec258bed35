//! The files that a trace reads.

use anyhow::{Context, Result};
use std::{fs, path::Path};

/// A text file of the checkout.
#[derive(Debug)]
pub(super) struct SourceFile {
    /// The path from the root of the checkout, with forward slashes.
    pub path: String,
    pub text: String,
}

/// Returns the games that have a `RULES.md`, by folder name.
pub(super) fn games(root: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root.join("engine/src"))? {
        let entry = entry?;
        if entry.path().join("RULES.md").is_file() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

/// Returns the files that may cite a rule: the game's rules and content, and its user interface.
pub(super) fn sources(root: &Path, game: &str) -> Result<Vec<SourceFile>> {
    let mut files = Vec::new();
    for folder in [
        format!("engine/src/{game}"),
        format!("web/games/{game}/src"),
    ] {
        walk(root, &folder, &["rs", "json"], &mut files)?;
    }
    Ok(files)
}

/// Returns the files that may prove a rule, besides unit tests in the code.
pub(super) fn tests(root: &Path) -> Result<Vec<SourceFile>> {
    let mut files = Vec::new();
    walk(root, "engine/tests", &["rs"], &mut files)?;
    walk(root, "web/tests", &["rs"], &mut files)?;
    walk(root, "tests/e2e", &["mjs"], &mut files)?;
    Ok(files)
}

/// Returns whether a test file belongs to a game, by its folder or the start of its name.
pub(super) fn belongs_to_game(path: &str, game: &str) -> bool {
    path.split('/').any(|part| {
        part.strip_prefix(game)
            .is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric()))
    })
}

pub(super) fn read(root: &Path, path: &str) -> Result<SourceFile> {
    let text = fs::read_to_string(root.join(path)).with_context(|| path.to_owned())?;
    Ok(SourceFile {
        path: path.to_owned(),
        text,
    })
}

fn walk(root: &Path, folder: &str, endings: &[&str], files: &mut Vec<SourceFile>) -> Result<()> {
    if !root.join(folder).is_dir() {
        return Ok(());
    }
    let entries = fs::read_dir(root.join(folder))?;
    let mut names: Vec<String> = entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    names.retain(|name| name != "node_modules");
    names.sort();
    for name in names {
        let path = format!("{folder}/{name}");
        if root.join(&path).is_dir() {
            walk(root, &path, endings, files)?;
        } else if endings
            .iter()
            .any(|ending| name.ends_with(&format!(".{ending}")))
        {
            files.push(read(root, &path)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::belongs_to_game;

    #[test]
    fn a_file_belongs_to_the_game_in_its_path() {
        assert!(belongs_to_game("engine/tests/rules/rift/ch05.rs", "rift"));
        assert!(belongs_to_game("tests/e2e/rift_duel.test.mjs", "rift"));
        assert!(!belongs_to_game(
            "engine/tests/rules/space_rift/ch05.rs",
            "rift"
        ));
        assert!(!belongs_to_game("engine/tests/drifting.rs", "rift"));
    }
}
