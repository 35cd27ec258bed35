//! The checksum of a save file. It covers the values, not the text.

use crate::game::fnv1a;
use serde_json::{Map, Value};
use std::fmt::{Display, Write};

/// Appends the displayed form of a value.
pub fn append(text: &mut String, displayed: impl Display) {
    // Writing to a `String` never fails.
    let _ = write!(text, "{displayed}");
}

/// Returns the fields of an object with their names.
pub fn fields(map: &Map<String, Value>) -> impl Iterator<Item = (&str, &Value)> {
    map.iter().map(|(key, value)| (key.as_str(), value))
}

/// Returns the checksum of the fields of a save.
pub fn checksum<'a>(fields: impl Iterator<Item = (&'a str, &'a Value)>) -> u64 {
    let mut text = String::new();
    write_canonical_fields(fields, &mut text);
    fnv1a(text.as_bytes())
}

/// Writes JSON without whitespace, with keys in alphabetical order.
fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(map) => write_canonical_fields(fields(map), text),
        Value::Array(items) => {
            text.push('[');
            for item in items {
                write_canonical(item, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => append(text, value),
    }
}

fn write_canonical_fields<'a>(
    fields: impl Iterator<Item = (&'a str, &'a Value)>,
    text: &mut String,
) {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_unstable_by_key(|(key, _)| *key);
    text.push('{');
    for (key, value) in fields {
        append(text, Value::from(key));
        text.push(':');
        write_canonical(value, text);
        text.push(',');
    }
    text.push('}');
}
