//! The checksum of a save: over its values, not over its text.

use crate::game::fnv;
use serde_json::{Map, Value};
use std::fmt::{Display, Write};

/// Appends what is shown of something.
pub fn put(text: &mut String, what: impl Display) {
    // A text takes all that fits into memory.
    let _ = write!(text, "{what}");
}

/// The fields of an object with their names.
pub fn named(map: &Map<String, Value>) -> impl Iterator<Item = (&str, &Value)> {
    map.iter().map(|(key, value)| (key.as_str(), value))
}

/// The checksum of the fields of a save.
pub fn checksum<'a>(fields: impl Iterator<Item = (&'a str, &'a Value)>) -> u64 {
    let mut text = String::new();
    spell_fields(fields, &mut text);
    fnv(text.as_bytes())
}

/// JSON without space, keys in alphabetical order whatever order the map keeps.
fn spell(value: &Value, text: &mut String) {
    match value {
        Value::Object(map) => spell_fields(named(map), text),
        Value::Array(items) => {
            text.push('[');
            for item in items {
                spell(item, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => put(text, value),
    }
}

fn spell_fields<'a>(fields: impl Iterator<Item = (&'a str, &'a Value)>, text: &mut String) {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_unstable_by_key(|(key, _)| *key);
    text.push('{');
    for (key, value) in fields {
        put(text, Value::from(key));
        text.push(':');
        spell(value, text);
        text.push(',');
    }
    text.push('}');
}
