//! The forms of the values of a board file, from its JSON Schema.

use crate::narrate::model_name;
use editor::form::{FormField, Schema, SchemaHint, SchemaSource, parse_schema};
use engine::rift::board_file::ANY_MODEL;
use serde_json::{Value, json};
use std::sync::LazyLock;
use store::pack::current_content;
use ui::form::Radio;
use ui::l10n::Phrases;
use yew::prelude::*;

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    parse_schema(include_str!(
        "../../../../../static/schema/board.v1.schema.json"
    ))
});

/// Returns the form of a key of a definition, or of the board if the name is empty.
pub fn shape(phrases: &Phrases, definition: &str, key: &'static str) -> Schema {
    let source = SchemaSource {
        document: &DOCUMENT,
        label: &|_| String::new(),
        choice: &|path, word| choice(phrases, path, word),
        hint: &|path| match path {
            "min_ships" => SchemaHint::empty(phrases.text("rift-editor-usual")),
            "Console/ion" => SchemaHint::empty(phrases.text("rift-editor-ion-fresh")),
            path if path.starts_with("Console/") => {
                SchemaHint::empty(phrases.text("rift-editor-fresh"))
            }
            _ => SchemaHint::default(),
        },
    };
    source.field(definition, key).shape
}

fn choice(phrases: &Phrases, path: &str, word: &str) -> Radio {
    let label = match (path, word) {
        ("CompassName", name) => phrases.text(&format!("rift-heading-{}", name.to_lowercase())),
        ("Plane", plane) => {
            let plane = if plane == "1" { "+1" } else { plane };
            phrases.say("rift-editor-plane-of", &[("plane", plane.into())])
        }
        ("Mode", "puzzle") => phrases.text("rift-editor-mode-puzzle"),
        ("Mode", mode) => phrases.text(&format!("rift-option-mode-{mode}")),
        (_, charge) => phrases.text(&format!("rift-editor-ion-{charge}")),
    };
    Radio::new(word.to_owned(), label)
}

/// Renders the field for one key of a starting place or mine; `object` is the JSON object with the
/// key.
pub fn field(phrases: &Phrases, object: &FormField, key: &'static str) -> Html {
    let name = match key {
        "team" => "rift-editor-team",
        "model" => "rift-editor-model",
        "facing" => "rift-console-heading",
        "plane" => "rift-console-plane",
        _ => "rift-console-speed",
    };
    let shape = if key == "model" {
        let model = object.value[key].as_str().unwrap_or(ANY_MODEL);
        models(phrases, model)
    } else {
        shape(phrases, "Start", key)
    };
    object.field(phrases, &format!("/{key}"), name, &shape)
}

/// Returns the choice of models: any, the known ones, and the current one if it is unknown.
fn models(phrases: &Phrases, current: &str) -> Schema {
    let content = current_content().rift();
    let ids = content.figures().models.iter();
    let ids = ids.map(|model| model.id.as_str());
    let mut ids: Vec<&str> = std::iter::once(ANY_MODEL).chain(ids).collect();
    if !ids.contains(&current) {
        ids.push(current);
    }
    let named = ids
        .into_iter()
        .map(|id| (json!(id), model_name(phrases, id)));
    Schema::values(named)
}
