//! Compares the phrase files of all languages with each other.

mod asked;
mod glossary;

use super::on_disk::{WEB, files, is_file_of_game};
use super::*;
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The files of games are checked by the tests of each game.
#[test]
fn shared_english_files_are_built_in() {
    let of_a_game = |name: &str| GameId::ALL.iter().any(|game| is_file_of_game(*game, name));
    let is_in_chunk =
        |name: &str| SHARED_GAME_FILES.contains(&name) || PAGE_CHUNK_FILES.contains(&name);
    let is_shared = |name: &&str| !of_a_game(name) && !is_in_chunk(name);
    let on_disk = files("en");
    let on_disk: BTreeSet<&str> = on_disk.iter().map(|(name, _)| name.as_str()).collect();
    let on_disk: BTreeSet<&str> = on_disk.into_iter().filter(is_shared).collect();
    let built_in: BTreeSet<&str> = ENGLISH.iter().map(|(name, _)| *name).collect();
    assert_eq!(built_in, on_disk);
}

#[test]
fn numbers_select_the_plural_form() {
    let phrases = Phrases::load("en");
    let hits = |count: usize| phrases.say("rules-hits", &[("count", count.into())]);
    assert_eq!(hits(0), "Nothing found");
    assert_eq!(hits(1), "1 rule found");
    assert_eq!(hits(12), "12 rules found");
}

#[test]
fn negative_numbers_are_written_with_a_minus_sign() {
    for (code, count) in [("en", "−3 rules found"), ("de", "−3")] {
        let phrases = Phrases::load(code);
        let hits = |count_arg: PhraseArg| phrases.say("rules-hits", &[("count", count_arg)]);
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
fn direction_controls_in_arguments_are_removed() {
    let phrases = Phrases::load("en");
    let name = "\u{202e}gninevE\u{202c}";
    let title = phrases.say("window-title", &[("page", name.into())]);
    assert_eq!(title, "gninevE — Centauri");
}

#[test]
fn a_key_without_a_phrase_is_shown_in_brackets() {
    assert_eq!(Phrases::load("en").text("no-such-key"), "[no-such-key]");
}

#[test]
fn list_joins_items_with_commas() {
    let phrases = Phrases::load("en");
    let names = ["A", "B", "C"].map(str::to_owned);
    assert_eq!(phrases.list(&names), "A, B, C");
    assert_eq!(phrases.list(&[]), "");
}

#[test]
fn a_missing_phrase_falls_back_to_english() {
    let phrases = Phrases::read(Language::German, "close = Zu");
    assert_eq!(phrases.text("close"), "Zu");
    assert_eq!(phrases.text("cancel"), "Cancel");
    assert_eq!(phrases.text("no-such-key"), "[no-such-key]");
}

#[test]
fn pseudo_localization_changes_phrases_but_not_arguments() {
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

/// Returns the languages that are translated from English.
fn translations() -> impl Iterator<Item = Language> {
    Language::OFFERED
        .into_iter()
        .filter(|language| !language.is_built_in())
}

/// Returns whether a key belongs to a board. English names of boards are in the board files.
fn is_board_key(key: &str) -> bool {
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
        let mut translated = outline_of(language.code());
        translated.retain(|key, _| !is_board_key(key));
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !translated.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
        let unknown: Vec<_> = translated
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(unknown.is_empty(), "{language:?} has besides {unknown:#?}");
        for (key, arguments) in &english {
            assert_eq!(translated.get(key), Some(arguments), "{language:?}: {key}");
        }
    }
}

#[test]
fn the_page_description_names_every_game() {
    let page = include_str!("../../../../index.html");
    let description_in_english = Phrases::load("en").text("house-description");
    assert!(page.contains(&format!(
        "name=\"description\" content=\"{description_in_english}\""
    )));
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
fn every_language_is_listed_in_the_pack_schema_and_the_embed_page() {
    let schema = include_str!("../../../../static/schema/pack.v1.schema.json");
    let schema: serde_json::Value = serde_json::from_str(schema).expect("a schema");
    let packs = &schema["properties"]["phrases"]["properties"];
    let embed_page = include_str!("../../../../kit/publish/index.html");
    for language in Language::OFFERED {
        let code = language.code();
        assert!(packs.get(code).is_some(), "{code}: the form of packs");
        let option = format!(
            "<option value=\"{code}\">{}</option>",
            language.native_name()
        );
        assert!(
            embed_page.contains(&option),
            "{code}: the page of embed codes"
        );
    }
}

#[test]
fn every_language_has_names_for_the_base_boards() {
    for language in translations() {
        let translated = outline_of(language.code());
        for id in engine::rift::content::board_ids() {
            for part in ["name", "blurb"] {
                let key = format!("rift-board-{id}-{part}");
                assert!(translated.contains_key(&key), "{language:?} lacks {key}");
            }
        }
    }
}

#[test]
fn every_phrase_file_parses_without_errors() {
    for language in Language::OFFERED {
        for (name, text) in files(language.code()) {
            let errors = FluentResource::try_new(text)
                .err()
                .map(|(_, errors)| errors);
            assert!(errors.is_none(), "{language:?}, {name}: {errors:?}");
        }
    }
}

/// Returns a line of a phrase file without its key and the names of its arguments.
fn visible_text(line: &str) -> String {
    let value = line.split_once(" =").map_or(line, |(_, value)| value);
    let mut parts = value.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    let texts = parts.filter_map(|part| part.split_once('}').map(|(_, rest)| rest));
    texts.fold(first, |all, rest| all + " " + rest)
}

#[test]
fn percent_signs_and_apostrophes_follow_the_language() {
    for language in Language::OFFERED {
        // English puts the percent sign directly after the number, German adds a space.
        let forbidden: &[&str] = match language {
            Language::English | Language::Pseudo => &["} %", "}\u{a0}%", "}\u{202f}%", "'"],
            Language::German => &["}%", "'"],
        };
        for (name, text) in files(language.code()) {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let found = forbidden
                    .iter()
                    .find(|forbidden| line.contains(**forbidden));
                assert_eq!(found, None, "{name}: {line}");
            }
        }
    }
}

#[test]
fn no_language_defines_a_key_twice() {
    for language in Language::OFFERED {
        let mut keys = BTreeSet::new();
        for (name, text) in files(language.code()) {
            let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
            for line in text.lines().filter(starts) {
                let key = line.split(" =").next().unwrap_or_default().to_owned();
                assert!(keys.insert(key), "{language:?}, {name}: {line}");
            }
        }
    }
}

/// Numbers of the rules are passed as arguments, so that each has one source.
#[test]
fn phrases_contain_no_digits() {
    let all = Language::OFFERED
        .into_iter()
        .flat_map(|language| files(language.code()));
    for (file, text) in all {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // The key of a referenced phrase is not shown.
            let value = visible_text(line);
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
