//! The phrase files against the code that uses them.

use super::*;
use std::collections::{BTreeMap, BTreeSet};
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
fn lists_are_joined() {
    let phrases = Phrases::load("en");
    let names = ["A", "B", "C"].map(str::to_owned);
    assert_eq!(phrases.list(&names), "A, B, C");
    assert_eq!(phrases.list(&[]), "");
}

#[test]
fn english_stands_in_for_a_phrase_that_is_missing() {
    let phrases = Phrases::read(Language::German, "close = Zu");
    assert_eq!(phrases.text("close"), "Zu");
    assert_eq!(phrases.text("cancel"), "Cancel");
    assert_eq!(phrases.text("no-such-key"), "[no-such-key]");
}

#[test]
fn the_disguise_is_in_every_phrase_and_leaves_names_alone() {
    let phrases = Phrases::load("qps");
    let text = phrases.say("saves-delete-label", &[("title", "Lantern".into())]);
    assert!(text.starts_with("[Ďéļéţéöñé "), "{text}");
    assert!(text.contains("Lantern"), "{text}");
}

/// Phrases by key, with `.part` for attributes, each with the names of its arguments.
type Outline = BTreeMap<String, BTreeSet<String>>;

/// The phrase files of a language, by their names.
pub(super) fn files(code: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("l10n")
        .join(code);
    let entries = fs::read_dir(&folder).expect("the folder of a language");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let phrases = paths.filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    let mut files: Vec<(String, String)> = phrases
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            (
                name.into_owned(),
                fs::read_to_string(&path).expect("a text"),
            )
        })
        .collect();
    files.sort();
    files
}

fn outline(text: &str) -> Outline {
    let mut outline = Outline::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split(" =").next().unwrap_or_default();
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
            name.clone_into(&mut message);
            key.clone_from(&message);
        } else if let Some(part) = name.trim_start().strip_prefix('.') {
            key = format!("{message}.{part}");
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || "-_".contains(c)));
            rest.split_at(end.unwrap_or(rest.len())).0.to_owned()
        });
        if !key.is_empty() {
            outline.entry(key.clone()).or_default().extend(arguments);
        }
    }
    outline
}

fn outline_of(code: &str) -> Outline {
    files(code)
        .iter()
        .flat_map(|file| outline(&file.1))
        .collect()
}

/// The languages that are translations of English.
fn translations() -> impl Iterator<Item = Language> {
    Language::OFFERED
        .into_iter()
        .filter(|language| !language.is_built_in())
}

/// Boards name themselves in English, in their own files.
fn is_of_a_board(key: &str) -> bool {
    engine::rift::content::board_ids().any(|id| {
        ["name", "blurb"]
            .iter()
            .any(|part| key == format!("rift-board-{id}-{part}"))
    })
}

#[test]
fn english_files_are_all_built_in() {
    let built_in: BTreeSet<&str> = ENGLISH.iter().map(|(name, _)| *name).collect();
    let files = files("en");
    assert_eq!(built_in, files.iter().map(|file| file.0.as_str()).collect());
}

#[test]
fn every_language_has_the_phrases_of_english_with_the_same_arguments() {
    let english = outline_of("en");
    for language in translations() {
        let mut other = outline_of(language.code());
        other.retain(|key, _| !is_of_a_board(key));
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !other.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
        let unknown: Vec<_> = other
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(unknown.is_empty(), "{language:?} has besides {unknown:#?}");
        for (key, arguments) in &english {
            assert_eq!(other.get(key), Some(arguments), "{language:?}: {key}");
        }
    }
}

#[test]
fn every_language_has_names_for_the_boards_of_the_box() {
    for language in translations() {
        let other = outline_of(language.code());
        for id in engine::rift::content::board_ids() {
            for part in ["name", "blurb"] {
                let key = format!("rift-board-{id}-{part}");
                assert!(other.contains_key(&key), "{language:?} lacks {key}");
            }
        }
    }
}

#[test]
fn every_phrase_file_is_read_whole() {
    for language in Language::OFFERED {
        for (name, text) in files(language.code()) {
            let read = FluentResource::try_new(text);
            let faults = read.err().map(|(_, faults)| faults);
            assert!(faults.is_none(), "{language:?}, {name}: {faults:?}");
        }
    }
}

/// Words that the glossary in `web/l10n/README.md` rules out without exception.
#[test]
fn german_keeps_to_the_words_of_its_glossary() {
    let rules = ["rift", "space-rift", "exodus"].map(|game| {
        let path = format!("l10n/de/rules/{game}.md");
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path));
        (path, text.expect("the rules"))
    });
    let texts = files("de").into_iter().chain(rules);
    for (name, text) in texts {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let spoken = spoken(line);
            let mut words = spoken.split(|c: char| !c.is_alphabetic());
            let ruled_out = words.find(|word| is_ruled_out(word));
            assert_eq!(ruled_out, None, "{name}: {line}");
            // What goes on has a space before its dots.
            let cut = spoken.char_indices().filter(|(_, c)| *c == '…');
            for (at, _) in cut {
                assert!(spoken[..at].ends_with(' '), "{name}: {line}");
            }
        }
    }
}

/// A line of a phrase file without its key and the names of its arguments.
fn spoken(line: &str) -> String {
    let value = line.split_once(" =").map_or(line, |(_, value)| value);
    let mut parts = value.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    let rests = parts.filter_map(|part| part.split_once('}').map(|(_, rest)| rest));
    rests.fold(first, |all, rest| all + " " + rest)
}

/// Whether a German word is one of those, in any form.
fn is_ruled_out(word: &str) -> bool {
    let parts = [
        "Besitzer",
        "Geschütz",
        "Hülle",
        "Kapitän",
        "Kästchen",
        "Protokoll",
        "Unentschieden",
    ];
    let wholes = [
        "Aussicht",
        "Box",
        "Brett",
        "Bug",
        "Heck",
        "Kurs",
        "Landmarke",
        "Matte",
        "Rohr",
        "Sichern",
        "gesichert",
        "sichern",
        "Versetz",
        "versetz",
        "Versetzen",
        "versetzen",
    ];
    let endings = ["", "e", "en", "er", "es", "n", "s", "t"];
    let is_form = |whole: &str| {
        let ending = word.strip_prefix(whole);
        ending.is_some_and(|ending| endings.contains(&ending))
    };
    parts.iter().any(|part| word.contains(part)) || wholes.iter().any(|whole| is_form(whole))
}

#[test]
fn no_language_defines_a_key_twice() {
    for language in Language::OFFERED {
        let mut seen = BTreeSet::new();
        for (name, text) in files(language.code()) {
            let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
            for line in text.lines().filter(starts) {
                let key = line.split(" =").next().unwrap_or_default().to_owned();
                assert!(seen.insert(key), "{language:?}, {name}: {line}");
            }
        }
    }
}

/// Keys that are put together at run time, with where that is done.
const BUILT: [(&str, &str); 112] = [
    ("api-", "engine: what programs are told"),
    ("edit-symmetry-", "edit: every symmetry"),
    ("edit-code-", "engine: why a code is not accepted"),
    ("load-", "engine: why a file is not accepted"),
    ("rift-load-", "engine: why a board is not accepted"),
    ("rift-editor-fault-", "editor: every fault of a board"),
    ("rift-editor-figure-", "editor: figures in faults"),
    ("rift-editor-ground-", "editor: every ground"),
    ("rift-editor-tool-", "editor: every tool"),
    ("rift-editor-mat-", "editor: every mat"),
    ("rift-editor-ion-", "editor: charges of the ion canon"),
    ("exodus-title", "home: the name of each game"),
    ("exodus-tagline", "home: the line of each game"),
    ("exodus-planet-", "narrate: planets of the content"),
    ("exodus-type-", "narrate: every type of ship"),
    ("exodus-tech-", "narrate: every technology"),
    ("exodus-item-", "narrate: every part and rocket"),
    ("exodus-political-", "narrate: cards of the content"),
    ("exodus-resistance-", "narrate: cards of the content"),
    ("exodus-ability-", "narrate: cards of the content"),
    ("exodus-deed-", "narrate: every action"),
    ("exodus-line-", "narrate: every line of the score"),
    ("exodus-event-", "narrate: every event"),
    ("exodus-refusal-", "narrate: every refusal"),
    ("exodus-prompt-", "narrate: every request"),
    ("exodus-order-", "narrate: every order"),
    ("exodus-course-light-", "table: who is ready"),
    ("exodus-empires-", "table: figures of a mat"),
    ("exodus-end-", "table: lines of the score at the end"),
    ("exodus-goal-", "lessons: every condition"),
    ("exodus-hex-", "table: what lies on a hex"),
    ("exodus-hint-", "hint: every kind of action"),
    ("exodus-learn-kind-", "lessons: every kind of action"),
    ("exodus-lesson-", "lessons: titles, steps, reasons"),
    ("exodus-lore-", "narrate: what a technology does"),
    ("exodus-orders-", "table: groups of orders"),
    ("exodus-primer", "table: the card of how a turn works"),
    ("exodus-setup-company-", "set-up: who plays"),
    ("exodus-setup-house-", "set-up: switches of the house"),
    ("exodus-setup-map-", "set-up: maps of the box"),
    ("exodus-setup-mode-", "set-up: modes"),
    ("exodus-setup-title", "set-up: the title of each game"),
    ("exodus-tab-", "table: leaves"),
    ("exodus-editor-tab-", "editor: the pages of its panel"),
    ("exodus-editor-tool-", "editor: every tool"),
    ("exodus-load-", "engine: why a layout is not accepted"),
    ("space-rift-event-", "narrate: every event"),
    ("space-rift-refusal-", "narrate: every refusal"),
    ("space-rift-prompt-", "narrate: every request"),
    ("space-rift-ending-", "narrate: every ending"),
    ("space-rift-order-", "narrate: every order"),
    ("space-rift-type-", "narrate: types of the content"),
    ("space-rift-scenario-", "narrate: scenarios of the content"),
    (
        "space-rift-command-",
        "narrate: command cards of the content",
    ),
    ("space-rift-combat-", "narrate: combat cards of the content"),
    ("space-rift-tagline", "home: the line of each game"),
    ("space-rift-title", "home: the name of each game"),
    ("space-rift-table-", "table: facts of the stands"),
    ("space-rift-hint-", "hint: every kind of order"),
    ("space-rift-lesson-", "lessons: titles, steps, reasons"),
    ("space-rift-goal-", "lessons: every condition"),
    ("space-rift-kind-", "lessons: every kind of orders"),
    ("space-rift-primer", "table: the card of how a turn works"),
    ("space-rift-setup-title", "set-up: the title of each game"),
    ("space-rift-editor-tab-", "editor: the pages of its panel"),
    ("space-rift-editor-tool-", "editor: every tool"),
    ("space-rift-load-", "engine: why a scenario is not accepted"),
    ("replay-stride-", "replay: how far one goes at once"),
    ("replay-speed-", "replay: how quickly it runs"),
    ("chart-", "replay: the title of each chart"),
    ("review-grade-", "review: every grade"),
    ("rift-plan-", "review: every deed of a plan"),
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
    ("rift-setup-fault-", "set-up: every fault of the options"),
    ("rift-tagline", "home: the line of each game"),
    ("rift-primer", "table: the card and its sentences"),
    ("rift-setup-title", "set-up: the title of each game"),
    ("rift-lesson-", "lessons: titles, steps, reasons"),
    ("rift-hint-", "hint: every kind of turn"),
    ("rift-goal-", "lessons: every condition"),
    ("table-console", "table: a tab of the sheet"),
    ("table-sheet-", "table: the next height of the sheet"),
    ("settings-", "settings: every setting and its choices"),
    ("level-", "set-up and saves: every level"),
    ("seat-color-", "set-up: every color of a seat"),
    ("save-", "engine: why a save is not accepted"),
    ("store-", "store: every error"),
    ("text-command-", "text: the words of every command"),
    ("text-direction-", "text: every direction"),
    ("text-region-", "text: every part of a board"),
    ("text-steps-", "text: steps on every kind of board"),
    ("file-", "store: every error of files"),
    ("unpack-", "open: what becomes of things with one id"),
    ("pack-fault-", "pack: why one is refused"),
    ("embed-config-", "api: faults of a set-up"),
    ("embed-load-", "api: faults of what is to be shown"),
    ("poster-", "door.js: the poster of a player"),
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
    // Words of what editors share are asked for without the name of the game.
    let is_of_editors = |key: &str| {
        let part = key.split_once("-editor-").map(|(_, part)| part);
        part.is_some_and(|part| source.contains(&format!("\"{part}\"")))
    };
    let is_used = |key: &String| {
        is_of_editors(key)
            || BUILT.iter().any(|(start, _)| key.starts_with(start))
            || source.contains(&format!("\"{key}\""))
            || source.contains(&format!("\"{key}."))
    };
    let unused: Vec<String> = all_keys().into_iter().filter(|key| !is_used(key)).collect();
    assert_eq!(unused, Vec::<String>::new());
}

/// The figures of the rules are arguments, so that they stand in one place only.
#[test]
fn phrases_hold_no_figures() {
    let all = Language::OFFERED
        .into_iter()
        .flat_map(|language| files(language.code()));
    for (file, text) in all {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // The key of another phrase is not read.
            let value = spoken(line);
            // The number of a variant chooses a form and is not read.
            let value = value.trim_start();
            let variant = value
                .strip_prefix('[')
                .and_then(|rest| rest.split_once(']'));
            let value = variant
                .filter(|(number, _)| number.parse::<u8>().is_ok())
                .map_or(value, |(_, value)| value);
            assert!(
                !value.contains(|c: char| c.is_ascii_digit()),
                "{file}: {line}"
            );
        }
    }
}
