//! The forms of the scenario's fields. The published JSON Schema says which values are possible;
//! this module adds names of the scenario, phrases and initial values. The engine decides whether a
//! scenario can be played.

mod cards;
mod hints;
mod keys;
mod names;
mod script_lines;

use crate::draft::content_set;
use editor::form::{SchemaField, SchemaSource, Template, VariantHint, VariantTest, parse_schema};
use engine::saga::content::ContentParts;
use engine::saga::scenario::ScenarioFile;
use keys::{OWN_CARDS, label_key};
use serde_json::{Value, json};
use std::cell::OnceCell;
use std::rc::Rc;
use std::sync::LazyLock;
use ui::form::Radio;
use ui::l10n::Phrases;

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    parse_schema(include_str!(
        "../../../../../static/schema/saga-scenario.v1.schema.json"
    ))
});

/// The groups of fields, with their fields in order.
pub const GROUPS: [(&str, &[&str]); 9] = [
    ("ends", &["rounds", "win", "lose", "vp", "target_vp"]),
    ("doom", &["badges", "on", "lines"]),
    ("start", &["start", "armada_start", "homes"]),
    (
        "sectors",
        &["map", "pile", "nebula_stack", "explore", "scan"],
    ),
    ("pieces", &["supply", "entities", "counters"]),
    ("enemies", &["attractor", "gate_rule", "boss", "ravager"]),
    ("deeds", &["encounters", "build", "expand", "movement"]),
    ("cards", &["decks", "reports"]),
    ("house", &["flags", "forbid"]),
];

/// Builds schemas with the names of a scenario and the words of a language.
pub struct SchemaBuilder<'a> {
    phrases: &'a Phrases,
    file: &'a ScenarioFile,
    /// The suggested operations, which many fields share.
    operations: OnceCell<Rc<[Radio]>>,
}

impl<'a> SchemaBuilder<'a> {
    /// Creates a builder for a scenario in one variant.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, file: &'a ScenarioFile) -> Self {
        Self {
            phrases,
            file,
            operations: OnceCell::new(),
        }
    }

    /// Returns the schema of a field, and the value that applies if it is left out.
    #[must_use]
    pub fn entry(&self, field: &'static str) -> SchemaField {
        let entry = self.property("", field);
        // A scenario with Victory Points is competitive; for the other fields, a missing value has
        // a special meaning.
        let mut entry = if field == "vp" {
            entry
        } else {
            entry.required()
        };
        entry.default_value = match field {
            "rounds" => json!(10),
            "build" => json!(true),
            "explore" => json!({ "enabled": true }),
            "ravager" => json!({ "enabled": false, "distance": 3 }),
            _ => entry.default_value,
        };
        entry
    }

    /// Returns the form of a property of a definition, or of the scenario if the name is empty.
    fn property(&self, definition: &str, key: &'static str) -> SchemaField {
        let source = SchemaSource {
            document: &DOCUMENT,
            label: &|path| self.label(path),
            choice: &|path, word| self.word(path, word),
            hint: &|path| self.hint(path),
        };
        source.field(definition, key)
    }

    /// Returns the label of a field or of an item of a tuple.
    fn label(&self, path: &str) -> String {
        if let Some(level) = path.strip_prefix("SupplyFile/raiders/") {
            let level = level.parse().map_or(1, |level: u8| level + 1);
            return self
                .phrases
                .say("saga-editor-raiders", &[("level", level.into())]);
        }
        let (definition, key) = path.rsplit_once('/').unwrap_or(("", path));
        let key = match label_key(path) {
            Some(key) => key.to_owned(),
            None if OWN_CARDS.contains(&definition) && key != "id" => format!("card-{key}"),
            None => key.replace('_', "-").to_lowercase(),
        };
        self.phrases.text(&format!("saga-editor-field-{key}"))
    }

    /// Returns the choice for a word of the closed list at a path.
    fn word(&self, path: &str, word: &str) -> Radio {
        let radio = match (path, word) {
            ("forbid/*", word) => {
                let key = format!("saga-editor-bar-{}", word.replace('_', "-"));
                return Radio::new(word.to_owned(), self.phrases.text(&key));
            }
            ("ForceField", "none") => self.choice("no-field"),
            (_, word) => self.choice(word),
        };
        Radio::new(word.to_owned(), radio.label)
    }

    fn choice(&self, word: &str) -> Radio {
        let key = word.replace('_', "-").to_lowercase();
        Radio::new(
            word.to_owned(),
            self.phrases.text(&format!("saga-editor-is-{key}")),
        )
    }

    /// Returns one of several forms that a value may have.
    fn variant(&self, word: &str, fits: VariantTest, first: Value) -> VariantHint {
        let radio = self.choice(word);
        VariantHint { radio, fits, first }
    }

    /// Returns a template for a new list item.
    fn template(&self, key: &str, value: Value) -> Template {
        Template {
            label: self.phrases.text(&format!("saga-editor-new-{key}")),
            value,
        }
    }
}

/// Returns names as choices.
fn named<'b>(names: impl Iterator<Item = &'b String>) -> Rc<[Radio]> {
    names
        .map(|name| Radio::new(name.clone(), name.clone()))
        .collect()
}

/// Returns the ids of some cards of the content set.
fn content_ids(ids: fn(&ContentParts) -> Vec<&String>) -> Rc<[Radio]> {
    let content = content_set();
    let ids = content.parts().map(ids).unwrap_or_default();
    named(ids.into_iter())
}

/// Returns the value of the first choice, or null if there is none.
fn first_of(radios: &[Radio]) -> Value {
    let first = radios.first();
    first.map_or(Value::Null, |radio| json!(radio.value.as_str()))
}

#[cfg(test)]
mod tests;
