//! The types of the package for TypeScript, generated from the types that the JSON API takes and
//! returns.

mod collector;
mod games;
mod index;
mod printer;
mod type_parser;
mod type_tree;
mod variant_docs;

use collector::{Collector, Declaration};
use std::collections::BTreeSet;
use type_tree::Type;

/// Folder of the package, relative to the root of the repository.
pub const FOLDER: &str = "npm/package";

/// Types of TypeScript that are not declared in a file.
const BUILT_IN: [&str; 10] = [
    "boolean", "false", "null", "number", "object", "string", "true", "Exclude", "Partial",
    "Record",
];

/// What is declared in the file of one game.
struct GameTypes {
    /// The file name.
    file: &'static str,
    /// The comment at the top.
    about: &'static str,
    /// Types that `index.d.ts` declares.
    shared: &'static [&'static str],
    /// Types that are printed as their definition instead of their name, such as sets, which are
    /// lists.
    inlined: &'static [&'static str],
    types: Collector,
    /// Handwritten declarations without a Rust type.
    more: &'static str,
}

/// Returns the file name and the text of every generated file.
pub fn files() -> Vec<(&'static str, String)> {
    let games = games::all().into_iter();
    let games = games.map(|game| (game.file, text(game)));
    games.chain([index::file()]).collect()
}

/// Returns the text of a file.
///
/// # Panics
///
/// Panics if a type is named but not declared.
fn text(game: GameTypes) -> String {
    let mut text = comment(game.about);
    if !game.shared.is_empty() {
        let names = game.shared.join(", ");
        text.push_str(&format!("\nimport type {{ {names} }} from './index.js';\n"));
    }
    let (inlined, rest): (Vec<Declaration>, Vec<Declaration>) = game
        .types
        .in_reading_order()
        .into_iter()
        .partition(|found| game.inlined.contains(&found.name.as_str()));
    let inline = |name: &str| -> Option<Type> {
        let found = inlined.iter().find(|found| found.name == name);
        found.map(|found| found.definition.clone())
    };
    let shared = |found: &Declaration| game.shared.contains(&found.name.as_str());
    let declarations: Vec<Declaration> = rest
        .into_iter()
        .filter(|found| !shared(found))
        .map(|found| found.map_names(&inline))
        .collect();
    let mut missing = BTreeSet::new();
    for found in &declarations {
        found.definition.names(&mut |name| {
            let is_known = declarations.iter().any(|other| other.name == name)
                || found.parameter() == Some(name)
                || game.shared.contains(&name)
                || BUILT_IN.contains(&name)
                || name.parse::<i32>().is_ok();
            if !is_known {
                missing.insert(name.to_owned());
            }
        });
        text.push('\n');
        text.push_str(&printer::declaration(found));
    }
    assert!(missing.is_empty(), "{} declares no {missing:?}", game.file);
    text.push_str(game.more);
    text
}

/// Returns the comment at the top of a file, which says how the file was generated.
fn comment(about: &str) -> String {
    let about = format!(
        "{about} Generated from the types of the engine by `cargo run -p schema -- write`."
    );
    let (mut text, mut line) = (String::new(), "//".to_owned());
    for word in about.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > printer::WIDTH {
            text.push_str(&line);
            text.push('\n');
            line = "//".to_owned();
        }
        line.push(' ');
        line.push_str(word);
    }
    text.push_str(&line);
    text.push('\n');
    text
}
