//! Tests of the schemas against the engine and the phrases.

use super::cards::own_card;
use super::keys::keys;
use super::script_lines::{CONDITIONS, OPERATIONS, TRIGGERS};
use super::*;
use crate::draft::{content_set, scenarios};
use editor::form::{MapKeys, Schema};
use engine::saga::draft::MapDraft;
use engine::saga::scenario::ScenarioFile;
use std::collections::BTreeSet;
use ui::l10n::Language;

/// Builds a scenario that defines a name of every kind.
fn scenario_with_names() -> MapDraft {
    let draft = MapDraft::blank().with_name("Rich");
    let set = |draft: MapDraft, field: &str, value: Value| {
        let changed = draft.with_field(None, field, Some(value));
        changed.unwrap_or_else(|| panic!("a value of {field}"))
    };
    let thing = json!([{ "id": "ship", "kind": "ship", "start": [1, 0], "hull": 3 }]);
    let draft = set(draft, "entities", thing);
    let counters = json!([
        { "id": "power", "max": 9 },
        { "id": "installed", "max": 3, "shown_as": "xpm_slots" }
    ]);
    let draft = set(draft, "counters", counters);
    let draft = set(draft, "reports", json!(["IR1"]));
    set(draft, "badges", json!({ "3": ["boss"] }))
}

fn faults(draft: &MapDraft) -> Vec<String> {
    let errors = content_set().content_errors(draft.file());
    let texts = errors
        .iter()
        .map(|error| format!("{}: {:?}", error.place, error.reason));
    texts.collect()
}

#[test]
fn every_template_line_is_valid() {
    let (phrases, draft) = (Phrases::load("en"), scenario_with_names());
    assert_eq!(faults(&draft), Vec::<String>::new());
    let terms = SchemaBuilder::new(&phrases, draft.file());
    for line in OPERATIONS {
        let on = json!({ "setup": [terms.with_names(line)] });
        let changed = draft.with_field(None, "on", Some(on)).expect("a table");
        assert_eq!(faults(&changed), Vec::<String>::new(), "{line}");
    }
    // Every counter must change and affect something, and points only count if they decide the
    // game.
    let moved = json!({ "setup": ["counter(power,1)"], "badge:advance": ["draw_event(1)"] });
    let draft = draft.with_field(None, "on", Some(moved)).expect("a table");
    for line in CONDITIONS {
        let lose = json!([terms.with_names(line)]);
        let changed = draft.with_field(None, "lose", Some(lose)).expect("a list");
        assert_eq!(faults(&changed), Vec::<String>::new(), "{line}");
    }
    for line in TRIGGERS {
        let mut on = serde_json::Map::new();
        on.insert(terms.with_names(line), json!(["draw_event(1)"]));
        let changed = draft.with_field(None, "on", Some(Value::Object(on)));
        let changed = changed.expect("a table");
        assert_eq!(faults(&changed), Vec::<String>::new(), "{line}");
    }
}

#[test]
fn every_field_of_a_file_is_in_a_group_or_edited_elsewhere() {
    let document = serde_json::to_value(ScenarioFile::default()).expect("plain");
    let known: BTreeSet<&str> = GROUPS
        .iter()
        .flat_map(|(_, fields)| fields.iter().copied())
        .chain([
            "format",
            "id",
            "title",
            "author",
            "story",
            "goal_text",
            "players",
            "variants",
        ])
        .collect();
    let fields: BTreeSet<&str> = document
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(known, fields);
}

#[test]
fn the_initial_value_of_a_custom_card_is_playable() {
    let draft = scenario_with_names();
    // Adds cards to those that the scenario already uses.
    let decks = serde_json::to_value(&draft.file().decks).expect("plain");
    for deck in ["events", "exploration", "scanning", "bosses"] {
        let mut value = decks.clone();
        value[deck] = json!([own_card(deck)]);
        let changed = draft.with_field(None, "decks", Some(value));
        let changed = changed.unwrap_or_else(|| panic!("cards of {deck}"));
        assert_eq!(faults(&changed), Vec::<String>::new(), "{deck}");
    }
    let mut value = decks;
    value["extra"]["finds"] = json!([own_card("extra")]);
    let changed = draft
        .with_field(None, "decks", Some(value))
        .expect("a deck");
    assert_eq!(faults(&changed), Vec::<String>::new());
    let reports = json!([own_card("reports")]);
    let changed = draft
        .with_field(None, "reports", Some(reports))
        .expect("reports");
    assert_eq!(faults(&changed), Vec::<String>::new());
}

fn collect_labels(shape: &Schema, found: &mut Vec<String>) {
    let radios = |radios: &[Radio], found: &mut Vec<String>| {
        found.extend(radios.iter().map(|radio| radio.label.clone()));
    };
    match shape {
        Schema::Number { .. } | Schema::Amount { .. } | Schema::Boolean | Schema::Code => {}
        Schema::Values(values) => found.extend(values.iter().map(|(_, name)| name.clone())),
        Schema::Text { suggestions, .. }
        | Schema::Choice(suggestions)
        | Schema::Flags(suggestions) => {
            radios(suggestions, found);
        }
        Schema::Tuple(parts) => {
            for (label, part) in parts.iter() {
                found.push(label.clone());
                collect_labels(part, found);
            }
        }
        Schema::Record(entries) => {
            for entry in entries.iter() {
                found.push(entry.label.clone());
                collect_labels(&entry.shape, found);
            }
        }
        Schema::Optional(inner, _) => collect_labels(inner, found),
        Schema::OneOf(forks) => {
            for fork in forks.iter() {
                found.push(fork.radio.label.clone());
                fork.shape
                    .iter()
                    .for_each(|shape| collect_labels(shape, found));
            }
        }
        Schema::List {
            item_schema,
            templates,
            ..
        } => {
            collect_labels(item_schema, found);
            found.extend(templates.iter().map(|template| template.label.clone()));
        }
        Schema::Map { entry, keys, .. } => {
            collect_labels(entry, found);
            let (MapKeys::Closed(suggestions) | MapKeys::Free { suggestions, .. }) = keys;
            radios(suggestions, found);
        }
    }
}

#[test]
fn every_form_label_has_a_phrase_in_every_language() {
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        for file in scenarios().iter().chain([scenario_with_names().file()]) {
            let terms = SchemaBuilder::new(&phrases, file);
            let mut found = Vec::new();
            for (group, fields) in GROUPS {
                found.push(phrases.text(&format!("saga-editor-group-{group}")));
                for field in fields {
                    let entry = terms.entry(field);
                    found.push(entry.label.clone());
                    collect_labels(&entry.shape, &mut found);
                }
            }
            for text in found {
                assert!(!text.contains('[') && !text.is_empty(), "{text}");
            }
        }
    }
}

/// Returns whether a part of a schema is edited as text.
fn has_code(shape: &Schema) -> bool {
    match shape {
        Schema::Code => true,
        Schema::Tuple(parts) => parts.iter().any(|(_, part)| has_code(part)),
        Schema::Record(entries) => entries.iter().any(|entry| has_code(&entry.shape)),
        Schema::OneOf(variants) => variants
            .iter()
            .any(|variant| variant.shape.as_ref().is_some_and(has_code)),
        Schema::Optional(inner, _)
        | Schema::List {
            item_schema: inner, ..
        }
        | Schema::Map { entry: inner, .. } => has_code(inner),
        _ => false,
    }
}

#[test]
fn no_field_is_edited_as_text() {
    let phrases = Phrases::load("en");
    let draft = scenario_with_names();
    let terms = SchemaBuilder::new(&phrases, draft.file());
    for field in GROUPS.iter().flat_map(|(_, fields)| *fields) {
        assert!(!has_code(&terms.entry(field).shape), "{field}");
    }
}

/// Keys that the form leaves out, by definition: sectors are placed on the board.
const OMITTED_KEYS: [(&str, &[&str]); 1] = [("MapFile", &["fixed"])];

#[test]
fn every_key_of_a_definition_is_in_its_form() {
    let definitions = DOCUMENT["$defs"].as_object().expect("definitions");
    for (name, definition) in definitions {
        let form_keys = keys(name);
        let Some(properties) = definition["properties"]
            .as_object()
            .filter(|_| !form_keys.is_empty())
        else {
            continue;
        };
        let elsewhere = OMITTED_KEYS.iter().filter(|(other, _)| other == name);
        let elsewhere = elsewhere.flat_map(|(_, keys)| *keys);
        let defined: BTreeSet<&str> = properties.keys().map(String::as_str).collect();
        let form: BTreeSet<&str> = form_keys.iter().chain(elsewhere).copied().collect();
        assert_eq!(form, defined, "{name}");
    }
}

/// Returns the schema that a property refers to, if it does.
fn target(property: &'static Value) -> &'static Value {
    let reference = property["$ref"].as_str().unwrap_or_default();
    let name = reference.trim_start_matches("#/$defs/");
    DOCUMENT["$defs"].get(name).unwrap_or(property)
}

#[test]
fn bounds_lengths_and_words_match_the_json_schema() {
    let phrases = Phrases::load("en");
    let draft = scenario_with_names();
    let terms = SchemaBuilder::new(&phrases, draft.file());
    let definitions = DOCUMENT["$defs"].as_object().expect("definitions");
    let definitions = definitions
        .iter()
        .map(|(name, schema)| (name.as_str(), schema));
    let mut compared = 0;
    for (name, definition) in definitions.chain([("", &*DOCUMENT)]) {
        for (key, property) in definition["properties"].as_object().into_iter().flatten() {
            let schema = target(property);
            compared += 1;
            match terms.property(name, key).required().shape {
                Schema::Number { min, max } => {
                    assert_eq!(schema["minimum"], min, "{name}/{key}");
                    assert_eq!(schema["maximum"], max, "{name}/{key}");
                }
                Schema::Text { max_length, .. } if schema.get("maxLength").is_some() => {
                    assert_eq!(schema["maxLength"], max_length, "{name}/{key}");
                }
                Schema::Text { max_length, .. } => assert_eq!(max_length, 40, "{name}/{key}"),
                Schema::List { max_items, .. } if schema.get("maxItems").is_some() => {
                    assert_eq!(schema["maxItems"], max_items, "{name}/{key}");
                }
                Schema::Choice(words) | Schema::Flags(words) => {
                    let schema = schema.get("items").map_or(schema, target);
                    let words: Value = words.iter().map(|word| word.value.as_str()).collect();
                    if let Some(known) = schema.get("enum") {
                        assert_eq!(*known, words, "{name}/{key}");
                    }
                }
                _ => compared -= 1,
            }
        }
    }
    assert!(compared > 100, "{compared}");
}
