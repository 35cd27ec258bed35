//! Prints schemas: keywords in reading order, one space of indentation per level.

use serde_json::{Map, Value};

/// Keywords that come first, in this order; the others follow alphabetically.
const FIRST_KEYWORDS: [&str; 8] = [
    "$schema",
    "$id",
    "$ref",
    "title",
    "description",
    "type",
    "additionalProperties",
    "properties",
];
/// Keywords that come last.
const LAST_KEYWORDS: [&str; 2] = ["required", "$defs"];
/// Keywords whose keys are names, not keywords.
const NAME_MAPS: [&str; 2] = ["properties", "$defs"];

/// Returns the text of a schema, with a line break at the end.
pub fn text(schema: &Value) -> String {
    let mut text = String::new();
    value(&mut text, schema, 0, true);
    text.push('\n');
    text
}

fn value(text: &mut String, value: &Value, depth: usize, is_schema: bool) {
    match value {
        Value::Object(map) => object(text, map, depth, is_schema),
        Value::Array(list) if !list.is_empty() => {
            text.push('[');
            for (n, entry) in list.iter().enumerate() {
                line(text, n, depth + 1);
                self::value(text, entry, depth + 1, is_schema);
            }
            end(text, depth);
            text.push(']');
        }
        Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            text.push_str(&value.to_string());
        }
    }
}

fn object(text: &mut String, map: &Map<String, Value>, depth: usize, is_schema: bool) {
    if map.is_empty() {
        text.push_str("{}");
        return;
    }
    let mut keys: Vec<&String> = map.keys().collect();
    keys.sort_by_key(|key| (rank(key, is_schema), key.as_str()));
    text.push('{');
    for (n, key) in keys.into_iter().enumerate() {
        line(text, n, depth + 1);
        text.push_str(&format!("{}: ", Value::from(key.as_str())));
        let inner = !is_schema || !NAME_MAPS.contains(&key.as_str());
        value(text, &map[key], depth + 1, inner);
    }
    end(text, depth);
    text.push('}');
}

fn rank(key: &str, is_schema: bool) -> usize {
    let position_in = |list: &[&str]| list.iter().position(|known| *known == key);
    match (
        is_schema,
        position_in(&FIRST_KEYWORDS),
        position_in(&LAST_KEYWORDS),
    ) {
        (false, ..) => 0,
        (true, Some(first), _) => first,
        (true, None, None) => FIRST_KEYWORDS.len(),
        (true, None, Some(last)) => FIRST_KEYWORDS.len() + 1 + last,
    }
}

fn line(text: &mut String, n: usize, depth: usize) {
    if n > 0 {
        text.push(',');
    }
    end(text, depth);
}

fn end(text: &mut String, depth: usize) {
    text.push('\n');
    text.push_str(&" ".repeat(depth));
}
