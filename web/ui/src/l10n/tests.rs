//! Compares the phrase files of all languages with each other.

mod asked;
mod glossary;

use super::on_disk::{WEB, files, is_of};
use super::*;
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Each game checks its own files where it lists them.
#[test]
fn every_file_of_the_page_comes_with_the_program() {
    let of_a_game = |name: &str| GameId::ALL.iter().any(|game| is_of(*game, name));
    let own = |name: &&str| !of_a_game(name) && !SHARED_GAME_FILES.contains(name);
    let on_disk = files("en");
    let on_disk: BTreeSet<&str> = on_disk.iter().map(|(name, _)| name.as_str()).collect();
    let on_disk: BTreeSet<&str> = on_disk.into_iter().filter(own).collect();
    let built_in: BTreeSet<&str> = ENGLISH.iter().map(|(name, _)| *name).collect();
    assert_eq!(built_in, on_disk);
}

#[test]
fn numbers_choose_the_form_of_a_phrase() {
    let phrases = Phrases::load("en");
    let hits = |count: usize| phrases.say("rules-hits", &[("count", count.into())]);
    assert_eq!(hits(0), "Nothing found");
    assert_eq!(hits(1), "1 rule found");
    assert_eq!(hits(12), "12 rules found");
}

#[test]
fn a_number_below_nothing_has_one_sign() {
    for (code, count) in [("en", "−3 rules found"), ("de", "−3")] {
        let phrases = Phrases::load(code);
        let hits = |word: PhraseArg| phrases.say("rules-hits", &[("count", word)]);
        let number = hits(PhraseArg::Number(-3));
        assert!(number.starts_with(count), "{number}");
        // Labels from the engine, such as planes, are written the same way; names and dates are not
        // numbers.
        let rule = |text: &str| phrases.say("rules-rule", &[("id", text.into())]);
        assert!(rule("-1").ends_with("−1"));
        assert!(rule("2,-1").ends_with("2,−1"));
        assert!(rule("-3,-1").ends_with("−3,−1"));
        assert!(rule("2026-11-27").ends_with("2026-11-27"));
        assert!(rule("-1-b").ends_with("-1-b"));
        assert!(rule("-").ends_with('-'));
    }
}

#[test]
fn a_name_in_a_sentence_turns_nothing_round() {
    let phrases = Phrases::load("en");
    let name = "\u{202e}gninevE\u{202c}";
    let title = phrases.say("window-title", &[("page", name.into())]);
    assert_eq!(title, "gninevE — Centauri");
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

/// The languages that are translated from English.
fn translations() -> impl Iterator<Item = Language> {
    Language::OFFERED
        .into_iter()
        .filter(|language| !language.is_built_in())
}

/// Boards carry their English names in their own files.
fn is_of_a_board(key: &str) -> bool {
    engine::rift::content::board_ids().any(|id| {
        ["name", "blurb"]
            .iter()
            .any(|part| key == format!("rift-board-{id}-{part}"))
    })
}

#[test]
fn english_files_are_all_built_in() {
    let built_in: BTreeSet<&str> = english_files().iter().map(|(name, _)| *name).collect();
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
fn the_house_is_described_by_all_of_its_games() {
    let page = include_str!("../../../../index.html");
    let own = Phrases::load("en").text("house-description");
    assert!(page.contains(&format!("name=\"description\" content=\"{own}\"")));
    for language in [Language::English, Language::German] {
        let code = language.code();
        let texts: Vec<String> = files(code).into_iter().map(|(_, text)| text).collect();
        let phrases = Phrases::read(language, &texts.join("\n"));
        let description = phrases.text("house-description");
        for game in GameId::ALL {
            let title = phrases.text(&format!("{}-title", game.name()));
            assert!(description.contains(&title), "{code}: {title}");
        }
    }
}

#[test]
fn every_language_is_named_outside_of_the_program() {
    let schema = include_str!("../../../../static/schema/pack.v1.schema.json");
    let schema: serde_json::Value = serde_json::from_str(schema).expect("a schema");
    let packs = &schema["properties"]["phrases"]["properties"];
    let maker = include_str!("../../../../kit/publish/index.html");
    for language in Language::OFFERED {
        let code = language.code();
        assert!(packs.get(code).is_some(), "{code}: the form of packs");
        let option = format!(
            "<option value=\"{code}\">{}</option>",
            language.native_name()
        );
        assert!(maker.contains(&option), "{code}: the page of embed codes");
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

/// A line of a phrase file without its key and the names of its arguments.
fn spoken(line: &str) -> String {
    let value = line.split_once(" =").map_or(line, |(_, value)| value);
    let mut parts = value.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    let rests = parts.filter_map(|part| part.split_once('}').map(|(_, rest)| rest));
    rests.fold(first, |all, rest| all + " " + rest)
}

#[test]
fn signs_are_written_as_each_language_writes_them() {
    for language in Language::OFFERED {
        // English puts the percent sign directly after the number, German adds a space.
        let wrong: &[&str] = match language {
            Language::English | Language::Pseudo => &["} %", "}\u{a0}%", "}\u{202f}%", "'"],
            Language::German => &["}%", "'"],
        };
        for (name, text) in files(language.code()) {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let found = wrong.iter().find(|wrong| line.contains(**wrong));
                assert_eq!(found, None, "{name}: {line}");
            }
        }
    }
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

/// The numbers of the rules are arguments, so that each has one source.
#[test]
fn phrases_hold_no_figures() {
    let all = Language::OFFERED
        .into_iter()
        .flat_map(|language| files(language.code()));
    for (file, text) in all {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // The key of a referenced phrase is not shown.
            let value = spoken(line);
            // The number of a variant selects a form and is not shown.
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
