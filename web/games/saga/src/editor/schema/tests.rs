//! Tests of the schemas against the engine and the phrases.

use super::script_lines::{CONDITIONS, OPERATIONS, TRIGGERS};
use super::*;
use crate::draft::{content_set, scenarios};
use editor::form::MapKeys;
use engine::saga::draft::MapDraft;
use engine::saga::scenario::ScenarioFile;
use std::collections::BTreeSet;
use ui::l10n::Language;

/// A scenario that defines a name of every kind.
fn rich() -> MapDraft {
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
    let told = errors
        .iter()
        .map(|error| format!("{}: {:?}", error.place, error.reason));
    told.collect()
}

#[test]
fn every_line_to_begin_with_is_understood() {
    let (phrases, draft) = (Phrases::load("en"), rich());
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
fn every_field_of_a_file_is_in_a_group_or_at_the_head() {
    let whole = serde_json::to_value(ScenarioFile::default()).expect("plain");
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
    let there: BTreeSet<&str> = whole
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(known, there);
}

#[test]
fn a_card_of_ones_own_can_be_played_as_it_begins() {
    let (phrases, draft) = (Phrases::load("en"), rich());
    let terms = SchemaBuilder::new(&phrases, draft.file());
    let decks = [
        ("events", terms.custom_event()),
        ("exploration", terms.custom_exploration()),
        ("scanning", terms.custom_scan()),
        ("bosses", terms.custom_boss()),
    ];
    // Adds cards to those that the scenario already uses.
    let there = serde_json::to_value(&draft.file().decks).expect("plain");
    for (deck, own) in decks {
        let mut value = there.clone();
        value[deck] = json!([own.first]);
        let changed = draft.with_field(None, "decks", Some(value));
        let changed = changed.unwrap_or_else(|| panic!("cards of {deck}"));
        assert_eq!(faults(&changed), Vec::<String>::new(), "{deck}");
    }
    let mut value = there;
    value["extra"]["finds"] = json!([terms.custom_extra().first]);
    let changed = draft
        .with_field(None, "decks", Some(value))
        .expect("a deck");
    assert_eq!(faults(&changed), Vec::<String>::new());
    let reports = json!([terms.custom_report().first]);
    let changed = draft
        .with_field(None, "reports", Some(reports))
        .expect("reports");
    assert_eq!(faults(&changed), Vec::<String>::new());
}

/// Collects all labels of a schema.
fn words(shape: &Schema, found: &mut Vec<String>) {
    let radios = |radios: &[Radio], found: &mut Vec<String>| {
        found.extend(radios.iter().map(|radio| radio.label.clone()));
    };
    match shape {
        Schema::Number { .. } | Schema::Amount(_) | Schema::Boolean | Schema::Code => {}
        Schema::Values(values) => found.extend(values.iter().map(|(_, name)| name.clone())),
        Schema::Text { known, .. } | Schema::Choice(known) | Schema::Flags(known) => {
            radios(known, found);
        }
        Schema::Tuple(parts) => {
            for (label, part) in parts.iter() {
                found.push(label.clone());
                words(part, found);
            }
        }
        Schema::Record(entries) => {
            for entry in entries.iter() {
                found.push(entry.label.clone());
                words(&entry.shape, found);
            }
        }
        Schema::Optional(inner, _) => words(inner, found),
        Schema::OneOf(forks) => {
            for fork in forks.iter() {
                found.push(fork.radio.label.clone());
                fork.shape.iter().for_each(|shape| words(shape, found));
            }
        }
        Schema::List { of, templates, .. } => {
            words(of, found);
            found.extend(templates.iter().map(|template| template.label.clone()));
        }
        Schema::Map { of, keys, .. } => {
            words(of, found);
            let (MapKeys::Closed(known) | MapKeys::Free { known, .. }) = keys;
            radios(known, found);
        }
    }
}

#[test]
fn every_form_has_its_words_in_every_language() {
    for language in Language::OFFERED {
        let phrases = Phrases::load(language.code());
        for file in scenarios().iter().chain([rich().file()]) {
            let terms = SchemaBuilder::new(&phrases, file);
            let mut found = Vec::new();
            for (group, fields) in GROUPS {
                found.push(phrases.text(&format!("saga-editor-group-{group}")));
                for field in fields {
                    let entry = terms.entry(field);
                    found.push(entry.label.clone());
                    words(&entry.shape, &mut found);
                }
            }
            for told in found {
                assert!(!told.contains('[') && !told.is_empty(), "{told}");
            }
        }
    }
}

#[test]
fn a_record_keeps_its_names_but_one() {
    let entry = |key| SchemaField {
        key,
        label: String::new(),
        shape: Schema::Boolean,
        usual: Value::Null,
    };
    let shape = renamed(Schema::record(vec![entry("a"), entry("b")]), "a", "c");
    assert!(shape == Schema::record(vec![entry("c"), entry("b")]));
}
