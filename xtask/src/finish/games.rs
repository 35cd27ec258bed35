//! Lists the games of the page and copies their rules.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Copies the rules of every game next to the page, which loads them when they are read.
pub(super) fn copy_rules(root: &Path, stage: &Path) -> Result<()> {
    let rules = stage.join("rules");
    fs::create_dir_all(&rules)?;
    for game in games(root)? {
        let text = rules_of(root, &game);
        fs::copy(&text, rules.join(page_name(&game)).with_extension("md"))
            .with_context(|| text.display().to_string())?;
    }
    Ok(())
}

fn rules_of(root: &Path, game: &str) -> PathBuf {
    root.join("engine/src").join(game).join("RULES.md")
}

/// Returns the games of the page by folder name: those that have rules in the engine and a crate in
/// the page.
pub(super) fn games(root: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root.join("web/games"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if rules_of(root, &name).is_file() {
            games.push(name);
        }
    }
    games.sort();
    Ok(games)
}

/// Returns the name of a game in the page, with hyphens in place of the folder's underscores.
fn page_name(game: &str) -> String {
    game.replace('_', "-")
}

/// Returns the names of all games in the page.
pub(super) fn page_names(root: &Path) -> Result<Vec<String>> {
    Ok(games(root)?.iter().map(|game| page_name(game)).collect())
}
