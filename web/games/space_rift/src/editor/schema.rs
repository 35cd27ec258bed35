//! The forms of the values of a scenario, from its JSON Schema.

use editor::form::{Schema, SchemaHint, SchemaSource, parse_schema};
use serde_json::Value;
use std::sync::LazyLock;
use ui::form::Radio;
use ui::l10n::Phrases;

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    parse_schema(include_str!(
        "../../../../../static/schema/space-rift-scenario.v1.schema.json"
    ))
});

/// Returns the form of a key of a definition, or of the scenario if the name is empty.
pub fn shape(phrases: &Phrases, definition: &str, key: &'static str) -> Schema {
    let source = SchemaSource {
        document: &DOCUMENT,
        label: &|_| String::new(),
        choice: &|place, word| choice(phrases, place, word),
        hint: &|place| match place {
            "RiftSite/dial" => SchemaHint::empty(phrases.text("space-rift-editor-dial-chance")),
            _ => SchemaHint::default(),
        },
    };
    source.field(definition, key).required().shape
}

fn choice(phrases: &Phrases, place: &str, word: &str) -> Radio {
    let family = match (place, word) {
        ("Direction", _) => "direction",
        ("ObjectiveKind", _) => "aim",
        ("ObjectiveOwner", "both") => "editor",
        ("ObjectiveOwner" | "Side", _) => "side",
        ("Sector", _) => "sector",
        _ => "option",
    };
    let key = format!("space-rift-{family}-{word}");
    let radio = Radio::new(word.to_owned(), phrases.text(&key));
    if family == "option" {
        radio.with_hint(phrases.text(&format!("{key}.hint")))
    } else {
        radio
    }
}
