//! One style sheet from many: `tokens.css` first, then the others by name.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Joins the style sheets of a folder into one file; false when there are none.
pub(super) fn join(folder: &Path, into: &Path) -> Result<bool> {
    if !folder.is_dir() {
        return Ok(false);
    }
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "css"));
    files.sort_by_key(|file| (!file.ends_with("tokens.css"), file.clone()));
    let mut sheet = String::new();
    for file in &files {
        sheet += &bare(&fs::read_to_string(file).with_context(|| file.display().to_string())?);
    }
    fs::write(into, sheet)?;
    Ok(!files.is_empty())
}

/// A style sheet without what only its writers read: comments, indentation, empty lines.
fn bare(sheet: &str) -> String {
    let mut rest = sheet;
    let mut kept = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        kept += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept += rest;
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// What a style sheet of a page says of the whole page, and what it says of one element in a shadow root instead: the
/// element has what the page had, its container is what the window was.
const SHADE: [(&str, &str); 13] = [
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

/// Units of the window's height in plain form; `dvh` is spelled with the same letters.
const HEIGHT: (&str, &str) = ("vh", "cqh");

/// What a player that stands in a page itself makes of the page's style sheet: the texts to replace, in this order, in
/// the sheet after a line break, and what then follows.
pub(super) fn shade() -> (Vec<(&'static str, &'static str)>, &'static str) {
    (SHADE.into_iter().chain([HEIGHT]).collect(), GROUND)
}

/// The element itself: as large as its host, and the container that layouts ask.
const GROUND: &str = "\n:host { display: block; position: relative; container: player / size; }
.player-root { position: relative; inline-size: 100%; block-size: 100%; min-block-size: 0; overflow: auto; contain: layout paint; isolation: isolate; }
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_sheet_says_the_same() {
        let sheet = "/* a\n b */\n@media print {\n  a { top: 0; } /* c */\n\n  b { left: 0; }\n}\n";
        let kept = "@media print {\na { top: 0; }\nb { left: 0; }\n}\n";
        assert_eq!(bare(sheet), kept);
        assert_eq!(bare(kept), kept);
    }

    #[test]
    fn a_shaded_sheet_speaks_of_no_page_and_no_window() {
        let folder = crate::house::root().join("web/styles");
        let sheet = std::env::temp_dir().join(format!("centauri-sheet-{}", std::process::id()));
        assert!(join(&folder, &sheet).expect("the sheets are there"));
        let text = fs::read_to_string(&sheet).expect("it was written");
        let (pairs, ground) = shade();
        let text = pairs
            .iter()
            .fold(format!("\n{text}"), |text, (page, element)| {
                text.replace(page, element)
            });
        let text = text + ground;
        fs::remove_file(&sheet).expect("it was there");
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
