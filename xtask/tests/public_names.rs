//! The public names that `docs/stability.md` promises: phrase keys and error codes.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
};
use xtask::workspace::root;

/// The phrase keys of a language, each with the arguments that its text uses.
type Phrases = BTreeMap<String, BTreeSet<String>>;

/// The phrase keys of the last release: one key per line with its arguments. `BLESS=1` rewrites it.
const KEYS: &str = "tests/fixtures/phrase-keys.txt";

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns whether a name is a valid Fluent identifier.
fn is_name(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    text.starts_with(|character: char| character.is_ascii_alphabetic())
        && text
            .chars()
            .all(|character| character.is_ascii_alphanumeric() || "-_".contains(character))
}

/// Returns the arguments in a part of a phrase.
fn arguments(text: &str) -> impl Iterator<Item = String> {
    text.split('$').skip(1).map(|rest| {
        rest.chars()
            .take_while(|character| character.is_ascii_alphanumeric() || "-_".contains(*character))
            .collect()
    })
}

/// Adds the phrases of a file.
fn read_phrases(text: &str, phrases: &mut Phrases) {
    let (mut message, mut current) = (String::new(), None);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let named = line.split_once(" =").map(|(name, _)| name);
        let part = named.and_then(|name| name.trim_start().strip_prefix('.'));
        if let Some(part) = part.filter(|part| is_name(part)) {
            current = Some(format!("{message}.{part}"));
        } else if let Some(name) = named.filter(|name| is_name(name)) {
            name.clone_into(&mut message);
            current = Some(message.clone());
        }
        if let Some(key) = &current {
            let found = phrases.entry(key.clone()).or_default();
            found.extend(arguments(line));
        }
    }
}

/// Returns the English phrases.
fn english() -> Phrases {
    let mut phrases = Phrases::new();
    for entry in fs::read_dir(root().join("web/l10n/en")).expect("the English phrases") {
        let file = entry.expect("a file").path();
        if file.extension().is_some_and(|ending| ending == "ftl") {
            read_phrases(&fs::read_to_string(file).expect("a file"), &mut phrases);
        }
    }
    phrases
}

#[test]
fn every_released_phrase_key_still_exists_with_its_arguments() {
    let english = english();
    if env::var_os("BLESS").is_some() {
        let line = |(key, found): (&String, &BTreeSet<String>)| {
            let words: Vec<&str> = [key].into_iter().chain(found).map(String::as_str).collect();
            words.join(" ") + "\n"
        };
        let lines: String = english.iter().map(line).collect();
        fs::write(root().join(KEYS), lines).expect("a place to write");
    }
    let mut missing = Vec::new();
    for line in read(KEYS).lines() {
        let mut words = line.split(' ');
        let key = words.next().unwrap_or_default();
        match english.get(key) {
            None => missing.push(key.to_owned()),
            Some(found) => missing.extend(
                words
                    .filter(|argument| !found.contains(*argument))
                    .map(|argument| format!("{key} ${argument}")),
            ),
        }
    }
    assert!(
        missing.is_empty(),
        "content packs may use these phrases and arguments: {missing:#?}"
    );
}

#[test]
fn phrases_are_read_with_their_parts_and_arguments() {
    let mut phrases = Phrases::new();
    let text = "# a = b\na-b = { $n ->\n    [one] x\n   *[other] { $to-x }\n }\n    .part = { $p }\n-term = y\n";
    read_phrases(text, &mut phrases);
    let found: Vec<(&str, Vec<&str>)> = phrases
        .iter()
        .map(|(key, found)| (key.as_str(), found.iter().map(String::as_str).collect()))
        .collect();
    let expected = [
        ("-term", vec![]),
        ("a-b", vec!["n", "to-x"]),
        ("a-b.part", vec!["p"]),
    ];
    assert_eq!(found, expected);
}

/// Returns the error codes in the order in which the engine declares them.
fn declared_codes() -> Vec<String> {
    let text = read("engine/src/json_api/error_code.rs");
    let arms = text.lines().filter_map(|line| line.split_once("=> \""));
    arms.filter_map(|(_, rest)| Some(rest.split_once('"')?.0.to_owned()))
        .collect()
}

/// Returns the codes of a TypeScript union.
fn union_codes(path: &str) -> Vec<String> {
    let text = read(path);
    let (_, union) = text.split_once("type ErrorCode =").expect("its codes");
    let (union, _) = union.split_once(';').expect("their end");
    let is_comment = |line: &&str| line.trim_start().starts_with("/*");
    let union: String = union.lines().filter(|line| !is_comment(line)).collect();
    let codes = union
        .split('|')
        .map(str::trim)
        .filter(|code| !code.is_empty());
    codes
        .map(|code| code.trim_matches(['"', '\'']).to_owned())
        .collect()
}

#[test]
fn error_codes_are_the_same_everywhere() {
    let declared = declared_codes();
    assert!(declared.len() > 30, "{declared:?}");
    for types in ["static/embed/player.v1.d.ts", "npm/package/index.d.ts"] {
        assert_eq!(union_codes(types), declared, "{types}");
    }
    let table = read("docs/errors.md");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let listed: Vec<&str> = rows
        .filter_map(|row| Some(row.split_once('`')?.0))
        .collect();
    assert_eq!(listed, declared, "docs/errors.md");
}

#[test]
fn scripts_use_only_declared_error_codes() {
    let declared = declared_codes();
    let known = |code: &str| declared.iter().any(|other| other == code);
    for path in ["static/embed/player.v1.js", "web/door.js", "web/frame.js"] {
        let text = read(path);
        let quoted = text.split('"').skip(1).step_by(2);
        let codes = quoted.filter(|text| {
            let kinds = ["action/", "load/", "config/", "store/", "net/"];
            let rest = kinds.iter().find_map(|kind| text.strip_prefix(kind));
            rest.is_some_and(|rest| !rest.is_empty())
        });
        let unknown: Vec<&str> = codes.filter(|code| !known(code)).collect();
        assert!(unknown.is_empty(), "{path}: {unknown:?}");
    }
}

#[test]
fn paths_in_the_stability_document_exist() {
    let text = read("docs/stability.md");
    let spans = text.split('`').skip(1).step_by(2);
    let folders = ["cli/", "engine/", "tests/", "web/", "xtask/"];
    let paths = spans.filter(|span| folders.iter().any(|folder| span.starts_with(folder)));
    let (existing, missing): (Vec<&str>, Vec<&str>) =
        paths.partition(|path| root().join(path).exists());
    assert!(existing.len() > 20, "{existing:?}");
    assert!(missing.is_empty(), "{missing:?}");
}
