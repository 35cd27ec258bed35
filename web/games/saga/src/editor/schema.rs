//! The schema of each scenario field, as the form needs it. The engine decides whether a scenario
//! can be played.

mod actions;
mod cards;
mod custom_cards;
mod points;
mod script_lines;
mod sectors;

use crate::draft::content_set;
use editor::form::{Schema, SchemaField, SchemaVariant, Template};
use engine::saga::content::ContentParts;
use engine::saga::scenario::ScenarioFile;
use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;
use ui::l10n::Phrases;

/// Maximum length of an id, and of a line in the effect language.
const ID: u32 = 40;
const LINE: u32 = 300;

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

/// Whether a value has the form of a variant.
type ValueTest = fn(&Value) -> bool;

/// Builds schemas with the names of a scenario and the words of a language.
pub struct SchemaBuilder<'a> {
    phrases: &'a Phrases,
    file: &'a ScenarioFile,
}

impl<'a> SchemaBuilder<'a> {
    /// Creates a builder for a scenario in one variant.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, file: &'a ScenarioFile) -> Self {
        Self { phrases, file }
    }

    /// Returns the schema of a field, and the value that applies if it is left out.
    #[must_use]
    pub fn entry(&self, field: &'static str) -> SchemaField {
        let (shape, usual) = self.shape(field);
        SchemaField {
            key: field,
            label: self.label(field),
            shape,
            usual,
        }
    }

    fn shape(&self, field: &str) -> (Schema, Value) {
        match field {
            "rounds" => (number(1, 20), json!(10)),
            "win" | "lose" => (self.conditions(), json!([])),
            "vp" => self.points(),
            "target_vp" => (number(0, 99), json!(0)),
            "badges" => (self.badges(), json!({})),
            "on" => (self.triggers(), json!({})),
            "lines" => (self.lines(), json!([])),
            "start" => self.start(),
            "armada_start" => (self.armadas(), json!("jumpgate")),
            "homes" => (self.hexes(4), json!([])),
            "map" => self.bounds(),
            "pile" => (self.pile(), Value::Null),
            "nebula_stack" => (Schema::Boolean, json!(false)),
            "explore" => self.explore(),
            "scan" => self.scan(),
            "supply" => self.supply(),
            "entities" => (self.entities(), json!([])),
            "counters" => (self.counters(), json!([])),
            "attractor" => (self.attractor(), json!([])),
            "gate_rule" => self.gate(),
            "boss" => self.boss(),
            "ravager" => self.ravager(),
            "encounters" => (self.encounters(), json!([])),
            "build" => (Schema::Boolean, json!(true)),
            "expand" | "movement" => (self.projects(), json!([])),
            "decks" => self.decks(),
            "reports" => (self.reports(), json!([])),
            "flags" => (Schema::Flags(self.choices(&FLAGS)), json!([])),
            "forbid" => (Schema::Flags(self.bars()), json!([])),
            _ => (Schema::Code, Value::Null),
        }
    }

    #[must_use]
    pub fn label(&self, field: &str) -> String {
        let key = field.replace('_', "-").to_lowercase();
        self.phrases.text(&format!("saga-editor-field-{key}"))
    }

    /// Returns a choice for a word of a closed list.
    fn choice(&self, word: &str) -> Radio {
        let key = word.replace('_', "-").to_lowercase();
        Radio::new(
            word.to_owned(),
            self.phrases.text(&format!("saga-editor-is-{key}")),
        )
    }

    fn choices(&self, words: &[&str]) -> Rc<[Radio]> {
        words.iter().map(|word| self.choice(word)).collect()
    }

    /// Returns one of several forms that a value may have.
    fn fork(
        &self,
        word: &str,
        fits: ValueTest,
        first: Value,
        shape: Option<Schema>,
    ) -> SchemaVariant {
        SchemaVariant {
            radio: self.choice(word),
            fits,
            first,
            shape,
        }
    }

    /// Returns a field of a record.
    fn part(&self, key: &'static str, shape: Schema, usual: Value) -> SchemaField {
        SchemaField {
            key,
            label: self.label(key),
            shape,
            usual,
        }
    }

    /// Returns a template for a new list item.
    fn template(&self, key: &str, value: Value) -> Template {
        Template {
            label: self.phrases.text(&format!("saga-editor-new-{key}")),
            value,
        }
    }

    /// Returns names of the scenario as choices.
    fn names<'b>(names: impl Iterator<Item = &'b String>) -> Rc<[Radio]> {
        names
            .map(|name| Radio::new(name.clone(), name.clone()))
            .collect()
    }

    fn entity_ids(&self) -> impl Iterator<Item = &String> {
        self.file.entities.iter().flatten().map(|thing| &thing.id)
    }

    fn counter_ids(&self) -> impl Iterator<Item = &String> {
        self.file.counters.iter().flatten().map(|one| &one.id)
    }

    fn deck_ids(&self) -> impl Iterator<Item = &String> {
        self.file.decks.iter().flat_map(|decks| decks.extra.keys())
    }

    fn badge_ids(&self) -> Vec<String> {
        let rounds = self.file.badges.iter().flat_map(|badges| badges.values());
        let mut all: Vec<String> = rounds.flatten().cloned().collect();
        all.extend([
            "boss".to_owned(),
            "advance".to_owned(),
            "ravager".to_owned(),
        ]);
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Returns the first name, or `other` if there is none.
    fn first_of<'b>(mut names: impl Iterator<Item = &'b String>, other: &str) -> String {
        names.next().map_or_else(|| other.to_owned(), Clone::clone)
    }
}

const FLAGS: [&str; 7] = [
    "regroup_needs_clear_sector",
    "win_requires_all_badges",
    "hidden_hands",
    "starbase_own_color_only",
    "duels",
    "sieges",
    "draft",
];

const fn number(least: i64, most: i64) -> Schema {
    Schema::Number { least, most }
}

/// Returns a text schema without suggestions.
fn plain(most: u32) -> Schema {
    Schema::text(most, [])
}

/// Renames a field of a record, since some names in the file have two meanings.
fn renamed(shape: Schema, from: &str, to: &'static str) -> Schema {
    let Schema::Record(entries) = shape else {
        return shape;
    };
    let mut entries = entries.to_vec();
    for entry in &mut entries {
        if entry.key == from {
            entry.key = to;
        }
    }
    Schema::record(entries)
}

/// Returns the ids of some cards of the content set.
fn content_ids(ids: fn(&ContentParts) -> Vec<&String>) -> Rc<[Radio]> {
    let stock = content_set();
    let ids = stock.parts().map(ids).unwrap_or_default();
    SchemaBuilder::names(ids.into_iter())
}

#[cfg(test)]
mod tests;
