//! The games of the page: what they are called, and their rules.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Puts the rules of every game of the page beside it, which fetches them when they are read.
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

/// The games of the page, as their folders are called: they have rules in the engine and a room in
/// the page.
pub(super) fn games(root: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for room in fs::read_dir(root.join("web/games"))? {
        let name = room?.file_name().to_string_lossy().into_owned();
        if rules_of(root, &name).is_file() {
            games.push(name);
        }
    }
    games.sort();
    Ok(games)
}

/// What the page calls a game: with hyphens, where its folder has underscores.
fn page_name(game: &str) -> String {
    game.replace('_', "-")
}

/// What the page calls its games.
pub(super) fn page_names(root: &Path) -> Result<Vec<String>> {
    Ok(games(root)?.iter().map(|game| page_name(game)).collect())
}
