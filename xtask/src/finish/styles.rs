//! Joins the style sheets: one for the page, with `tokens.css` first and the others by name; one
//! that all games share and the first page does not need; and one for each game with styles.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The style sheet of the page.
pub(super) const PAGE: &str = "style.css";

/// Returns the style sheet of a game, which the page loads when something of that game is rendered.
pub(super) fn sheet_of_game(game: &str) -> String {
    format!("style-{game}.css")
}

/// The name of the sheet that all games share.
const SHARED_SHEET: &str = "games";
/// The sheet of online tables, which only their pages load.
const ONLINE_SHEET: &str = "online";
/// The source files of the shared sheet.
const SHARED_FILES: [&str; 18] = [
    "board",
    "card-art",
    "combat-stage",
    "console",
    "dice",
    "editor",
    "effects",
    "goals",
    "layout",
    "learn",
    "orders",
    "pieces",
    "primer",
    "replay",
    "setup",
    "status",
    "talk",
    "text",
];

/// Joins the style sheets of a folder. A file named after a game goes into the sheet of that game,
/// files for games in general into the shared sheet, and those for online tables into another; all
/// others go into that of the page. Returns the names of the written files, that of the page first.
pub(super) fn join(folder: &Path, into: &Path, games: &[String]) -> Result<Vec<String>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(|| folder.display().to_string())?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "css"));
    files.sort_by_key(|file| (!file.ends_with("tokens.css"), file.clone()));
    let of_games = games.iter().map(|game| Some(game.as_str()));
    let owners = [None, Some(SHARED_SHEET), Some(ONLINE_SHEET)]
        .into_iter()
        .chain(of_games);
    let mut written = Vec::new();
    for owner in owners {
        let own = files.iter().filter(|file| owner_of(file, games) == owner);
        let mut sheet = String::new();
        for file in own {
            sheet += &strip_comments(
                &fs::read_to_string(file).with_context(|| file.display().to_string())?,
            );
        }
        if !sheet.is_empty() {
            let name = owner.map_or_else(|| PAGE.to_owned(), sheet_of_game);
            fs::write(into.join(&name), sheet)?;
            written.push(name);
        }
    }
    Ok(written)
}

/// Returns the sheet that a file belongs to: a game's, the shared one or that of online tables, or
/// `None` for that of the page.
fn owner_of<'a>(file: &Path, games: &'a [String]) -> Option<&'a str> {
    let name = file.file_stem()?.to_str()?;
    if SHARED_FILES.contains(&name) {
        return Some(SHARED_SHEET);
    }
    if name == ONLINE_SHEET {
        return Some(ONLINE_SHEET);
    }
    let is_of = |game: &&String| {
        let rest = name.strip_prefix(game.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    games.iter().find(is_of).map(String::as_str)
}

/// Removes comments, indentation and empty lines from a style sheet.
fn strip_comments(sheet: &str) -> String {
    let mut rest = sheet;
    let mut output = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        output += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    output += rest;
    let lines = output
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Replacements that adapt the page's style sheet to a shadow root: the host element takes the
/// place of the page, and its container that of the window.
const SHADOW_REPLACEMENTS: [(&str, &str); 13] = [
    ("body:has(", ".player-root:has("),
    ("body::before", ".player-root::before"),
    ("body::after", ".player-root::after"),
    ("\nbody {", "\n.player-root {"),
    ("\nhtml {", "\n.player-root {"),
    (":root", ".player-root"),
    ("@media ((min-width", "@container player ((min-width"),
    ("@media (max-width", "@container player (max-width"),
    ("@media (min-width", "@container player (min-width"),
    ("@media (max-height", "@container player (max-height"),
    ("@media (min-height", "@container player (min-height"),
    ("dvh", "cqh"),
    ("100vw", "100cqw"),
];

/// The unit of the window's height; `dvh` contains the same letters.
const HEIGHT: (&str, &str) = ("vh", "cqh");

/// Returns how a player without a frame adapts the page's style sheet: the texts to replace, in
/// this order and only after a line break, and the rules to append.
pub(super) fn shadow_root_rules() -> (Vec<(&'static str, &'static str)>, &'static str) {
    (
        SHADOW_REPLACEMENTS.into_iter().chain([HEIGHT]).collect(),
        SHADOW_HOST,
    )
}

/// The rules of the host element: its size, and the container for container queries.
const SHADOW_HOST: &str = "\n:host { display: block; position: relative; container: player / size; }
.player-root { position: relative; inline-size: 100%; block-size: 100%; min-block-size: 0; overflow: auto; contain: layout paint; isolation: isolate; }
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stripping_comments_keeps_the_rules_of_a_sheet() {
        let sheet = "/* a\n b */\n@media print {\n  a { top: 0; } /* c */\n\n  b { left: 0; }\n}\n";
        let output = "@media print {\na { top: 0; }\nb { left: 0; }\n}\n";
        assert_eq!(strip_comments(sheet), output);
        assert_eq!(strip_comments(output), output);
    }

    #[test]
    fn a_style_file_belongs_to_the_game_in_its_name() {
        let games = ["rift", "space-rift"].map(str::to_owned);
        let owner = |file: &str| owner_of(Path::new(file), &games);
        assert_eq!(owner("space-rift.css"), Some("space-rift"));
        assert_eq!(owner("a/space-rift-table.css"), Some("space-rift"));
        assert_eq!(owner("rifts.css"), None);
        assert_eq!(owner("pages.css"), None);
        assert_eq!(owner("board.css"), Some("games"));
        assert_eq!(owner("a/replay.css"), Some("games"));
        assert_eq!(owner("editor.css"), Some("games"));
    }

    #[test]
    fn shadow_root_styles_select_neither_page_nor_window() {
        let folder = crate::workspace::root().join("web/styles");
        let stage = std::env::temp_dir().join(format!("centauri-sheets-{}", std::process::id()));
        fs::create_dir_all(&stage).expect("a folder of its own");
        let games = ["saga".to_owned()];
        let sheets = join(&folder, &stage, &games).expect("the sheets are there");
        assert_eq!(
            sheets,
            [
                "style.css",
                "style-games.css",
                "style-online.css",
                "style-saga.css"
            ]
        );
        let texts = sheets
            .iter()
            .map(|sheet| fs::read_to_string(stage.join(sheet)).expect("it was written"));
        let text: String = texts.collect();
        fs::remove_dir_all(&stage).expect("it was there");
        let (pairs, host_rules) = shadow_root_rules();
        let text = pairs
            .iter()
            .fold(format!("\n{text}"), |text, (page, element)| {
                text.replace(page, element)
            });
        let text = text + host_rules;
        for page in [
            ":root",
            "body {",
            "body::",
            "html {",
            "dvh",
            "0vw",
            "@media (max-",
            "@media (min-",
        ] {
            let plain = |line: &&str| {
                line.replace("-body {", "")
                    .replace("tbody {", "")
                    .contains(page)
            };
            let found = text.lines().find(plain);
            assert_eq!(found, None, "{page}");
        }
    }
}
