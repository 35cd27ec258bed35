//! Checks that code refers only to the games that it may know.

use crate::{Violation, files::TrackedFile};
use std::fs;
use xtask::workspace::root;

/// Returns the lines in which a file refers to a game that it must not know.
pub fn violations(file: &TrackedFile) -> Vec<Violation> {
    let games = games();
    let other_games: Vec<&String> = match game_scope(&file.path) {
        GameScope::Shared => games.iter().collect(),
        GameScope::Game(own) => games.iter().filter(|game| *game != own).collect(),
        GameScope::Edge => return Vec::new(),
    };
    let mut violations = Vec::new();
    for (line, code) in file.code() {
        for other_game in other_games
            .iter()
            .filter(|game| refers_to(&file.path, code, game))
        {
            violations.push(Violation::new(
                file,
                line,
                format!("refers to the game `{other_game}`"),
            ));
        }
        if let Some(own) = base_module(&file.path)
            && uses_other_modules(code, own)
        {
            violations.push(Violation::new(
                file,
                line,
                format!("`{own}` depends on another module of the engine"),
            ));
        }
    }
    violations
}

enum GameScope<'a> {
    /// Used by every game; refers to none.
    Shared,
    /// The folder of one game.
    Game(&'a str),
    /// Code that combines all games.
    Edge,
}

fn game_scope(path: &str) -> GameScope<'_> {
    let parts: Vec<&str> = path.split('/').collect();
    match parts.as_slice() {
        ["engine", "src", "lib.rs" | "registry.rs"] | ["engine", "src", "registry", ..] => {
            GameScope::Edge
        }
        // Sample packs, addresses and phrases belong to games.
        [
            "web",
            "online" | "play" | "store" | "ui",
            "src",
            ..,
            "tests.rs",
        ]
        | ["web", "online", "src", "tests", ..]
        | ["web", "ui", "src", _, "tests", ..] => GameScope::Edge,
        ["arena" | "cli" | "npm" | "words" | "worker", "src", ..] => GameScope::Shared,
        ["engine", "src", game, _, ..] if is_game(game) => GameScope::Game(game),
        ["engine", "src", ..]
        | [
            "web",
            "board" | "editor" | "match_text" | "net" | "online" | "play" | "store" | "ui",
            "src",
            ..,
        ] => GameScope::Shared,
        ["web", "games", game, ..] => GameScope::Game(game),
        _ => GameScope::Edge,
    }
}

/// Returns the folder of geometry or shared components that the file is in, if any.
fn base_module(path: &str) -> Option<&'static str> {
    ["grid", "components"]
        .into_iter()
        .find(|folder| path.starts_with(&format!("engine/src/{folder}/")))
}

/// Returns whether the code refers to a module of the crate outside its own folder.
fn uses_other_modules(code: &str, own: &str) -> bool {
    code.split("crate::").skip(1).any(|rest| {
        let rest = rest.strip_prefix(own).unwrap_or("-");
        rest.starts_with(|next: char| next == '-' || next.is_alphanumeric() || next == '_')
    })
}

fn is_game(folder: &str) -> bool {
    root()
        .join("engine/src")
        .join(folder)
        .join("RULES.md")
        .is_file()
}

fn games() -> Vec<String> {
    let folders = fs::read_dir(root().join("engine/src")).expect("the engine is there");
    let names =
        folders.filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()));
    names.filter(|name| is_game(name)).collect()
}

/// Returns whether a file refers to a game. In a game whose name contains the other's name, the
/// bare word means the game itself; paths and rule ids do not.
fn refers_to(path: &str, code: &str, game: &str) -> bool {
    let GameScope::Game(own) = game_scope(path) else {
        return names(code, game);
    };
    if !own.split('_').any(|word| word == game) {
        return names(code, game);
    }
    let rule = format!("\"{}-", game.to_ascii_uppercase());
    code.contains(&format!("crate::{game}")) || code.contains(&rule)
}

/// Returns whether the code contains the game as a word: `rift`, `Rift`, `RIFT-`, `SpaceRift`, or a
/// part of a longer name.
fn names(code: &str, game: &str) -> bool {
    let plain = game.replace('_', "");
    let words = code.split(|character: char| !(character.is_alphanumeric() || character == '_'));
    words
        .map(|word| word.replace('_', "").to_ascii_lowercase())
        .any(|word| {
            // `drift` and `thrift` are different words.
            word.starts_with(&plain)
        })
}

#[test]
fn a_game_is_found_by_its_name_as_a_word() {
    for code in [
        "use crate::rift::Ship;",
        "GameId::Rift",
        "rift_view()",
        "\"RIFT-5.3\"",
    ] {
        assert!(names(code, "rift"), "{code}");
    }
    for code in ["let drift = 1;", "use crate::space_rift::Card;"] {
        assert!(!names(code, "rift"), "{code}");
    }
    assert!(names("SpaceRift::new()", "space_rift"));
}

#[test]
fn a_game_may_use_a_word_of_its_own_name() {
    let path = "engine/src/space_rift/state.rs";
    assert!(!refers_to(path, "pub rift: Option<Rift>,", "rift"));
    assert!(refers_to(path, "use crate::rift::Ship;", "rift"));
    assert!(refers_to(path, "RuleId::new(\"RIFT-5.3\")", "rift"));
    assert!(refers_to(
        "engine/src/rift/ship.rs",
        "use crate::space_rift::unit;",
        "space_rift"
    ));
}

#[test]
fn a_base_module_uses_only_itself() {
    assert!(!uses_other_modules(
        "use crate::grid::square::Cell;",
        "grid"
    ));
    assert!(uses_other_modules("use crate::chance::Chance;", "grid"));
    assert!(uses_other_modules("use crate::gridlock::Jam;", "grid"));
}
