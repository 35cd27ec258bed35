//! The phrase files against the code that uses them.

use super::*;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
#[test]
fn numbers_choose_the_form_of_a_phrase() {
    let phrases = Phrases::load("en");
    let hits = |count: usize| phrases.say("rules-hits", &[("count", count.into())]);
    assert_eq!(hits(0), "Nothing found");
    assert_eq!(hits(1), "1 rule found");
    assert_eq!(hits(12), "12 rules found");
}

#[test]
fn a_key_without_a_phrase_shows_itself() {
    assert_eq!(Phrases::load("en").text("no-such-key"), "[no-such-key]");
}

#[test]
fn an_unknown_language_falls_back_to_english() {
    assert_eq!(Phrases::load("tlh-QO").lang(), "en");
    assert_eq!(Phrases::load("en-GB").lang(), "en");
}

#[test]
fn lists_are_joined_in_words() {
    let phrases = Phrases::load("en");
    let names = ["A", "B", "C"].map(str::to_owned);
    assert_eq!(phrases.list(&names), "A, B and C");
    assert_eq!(phrases.list(&names[..1]), "A");
    assert_eq!(phrases.list(&[]), "");
}

/// Keys that are put together at run time, with where that is done.
const BUILT: [(&str, &str); 27] = [
    ("rift-event-", "narrate: every event"),
    ("rift-refusal-", "narrate: every refusal"),
    ("rift-prompt-", "narrate: every request"),
    ("rift-ending-", "narrate: every ending"),
    ("rift-side-", "narrate: terms of the engine"),
    ("rift-layer-", "narrate: terms of the engine"),
    ("rift-weapon-", "narrate: terms of the engine"),
    ("rift-obstacle-", "narrate: terms of the engine"),
    ("rift-model-", "narrate: models of the content"),
    ("rift-order-", "table: every order of the engine"),
    ("rift-option-", "set-up: switches and modes"),
    ("rift-ion-", "console: charge of the ion canon"),
    ("rift-cell-", "board: what a cell is read as"),
    ("rift-console-", "console: gauges and states"),
    ("rift-preview-", "board: what an order would do"),
    ("rift-warning-", "table: before a turn ends"),
    ("rift-tagline", "home: the line of each game"),
    ("rift-primer-", "table: the sentences of the card"),
    ("rift-setup-title", "set-up: the title of each game"),
    ("table-console", "table: a tab of the sheet"),
    ("table-sheet-", "table: the next height of the sheet"),
    ("settings-", "settings: every setting and its choices"),
    ("level-", "set-up and saves: every level"),
    ("seat-color-", "set-up: every color of a seat"),
    ("save-", "engine: why a save is not accepted"),
    ("store-", "store: every error"),
    ("file-", "store: every error of files"),
];

fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, texts);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            texts.push(fs::read_to_string(&path).expect("a source"));
        }
    }
}

fn all_sources() -> String {
    let mut texts = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    sources(&folder, &mut texts);
    texts.join("\n")
}

fn all_keys() -> BTreeSet<String> {
    ENGLISH.iter().flat_map(|(file, _)| keys_of(file)).collect()
}

/// The first word of a key; calls with other words are of helpers that complete them.
fn family(key: &str) -> String {
    key.split('-').next().unwrap_or_default().to_owned()
}

#[test]
fn every_key_that_is_asked_for_has_a_phrase() {
    let (source, phrases) = (all_sources(), Phrases::load("en"));
    let asked = [".text(", ".say("]
        .into_iter()
        .flat_map(|call| source.split(call).skip(1))
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| key);
    let families: BTreeSet<String> = all_keys().iter().map(|key| family(key)).collect();
    let missing: BTreeSet<&str> = asked
        .filter(|key| families.contains(&family(key)) && phrases.find(key, &[]).is_none())
        .collect();
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn every_phrase_is_asked_for() {
    let source = all_sources();
    let is_used = |key: &String| {
        BUILT.iter().any(|(start, _)| key.starts_with(start))
            || source.contains(&format!("\"{key}\""))
            || source.contains(&format!("\"{key}."))
    };
    let unused: Vec<String> = all_keys().into_iter().filter(|key| !is_used(key)).collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn no_key_is_defined_twice() {
    let all: Vec<String> = ENGLISH.iter().flat_map(|(file, _)| keys_of(file)).collect();
    assert_eq!(all.len(), all_keys().len());
}

/// The figures of the rules are arguments, so that they stand in one place only.
#[test]
fn phrases_hold_no_figures() {
    for (file, text) in ENGLISH {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let value = line.split_once(" =").map_or(line, |(_, value)| value);
            // The number of a variant chooses a form and is not read.
            let value = value.trim_start().trim_start_matches("[0]");
            assert!(
                !value.contains(|c: char| c.is_ascii_digit()),
                "{file}: {line}"
            );
        }
    }
}
