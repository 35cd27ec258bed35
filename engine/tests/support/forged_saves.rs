//! Forged saves and codes: changed content with a correct checksum.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::chance::Chance;
use engine::game::fnv1a;
use serde_json::Value;

/// Returns the save with one value changed and a correct checksum.
pub fn forge_save(text: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(text).unwrap();
    change(&mut value);
    if let Value::Object(map) = &mut value {
        map.remove("checksum");
    }
    let mut canonical = String::new();
    append_canonical(&value, &mut canonical);
    let sum = fnv1a(canonical.as_bytes());
    if let Value::Object(map) = &mut value {
        map.insert("checksum".to_owned(), format!("{sum:016x}").into());
    }
    value.to_string()
}

/// Appends the text that the checksum covers.
fn append_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(map) => {
            let mut keys: Vec<_> = map.iter().collect();
            keys.sort_by_key(|(key, _)| *key);
            text.push('{');
            for (key, value) in keys {
                text.push_str(&format!("{key:?}:"));
                append_canonical(value, text);
                text.push(',');
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for item in items {
                append_canonical(item, text);
                text.push(',');
            }
            text.push(']');
        }
        scalar => text.push_str(&scalar.to_string()),
    }
}

/// Returns the share code with other bytes and a correct checksum.
pub fn forge_code(code: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut bytes = URL_SAFE_NO_PAD.decode(code).expect("a code");
    bytes.truncate(bytes.len() - 4);
    change(&mut bytes);
    let sum = fnv1a(&bytes);
    bytes.extend(((sum ^ sum >> 32) as u32).to_be_bytes());
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Changes a random part of `value`.
pub fn mutate(value: &mut Value, chance: &mut impl Chance) {
    let goes_deeper = chance.pick(12) > 0;
    match value {
        Value::Array(items) if goes_deeper && !items.is_empty() => {
            let index = chance.pick(items.len() as u32) as usize;
            match chance.pick(20) {
                0 => drop(items.remove(index)),
                1 => items.insert(index, items[index].clone()),
                _ => mutate(&mut items[index], chance),
            }
        }
        Value::Object(map) if goes_deeper && !map.is_empty() => {
            let index = chance.pick(map.len() as u32) as usize;
            let key = map.keys().nth(index).cloned().expect("a key");
            match chance.pick(20) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(format!("{key}s"), Value::Null)),
                _ => mutate(&mut map[&key], chance),
            }
        }
        Value::Array(_)
        | Value::Object(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_) => *value = replacement(value, chance),
    }
}

/// Returns a plausible or nearly plausible replacement for `value`.
fn replacement(value: &Value, chance: &mut impl Chance) -> Value {
    const NUMBERS: [i64; 12] = [0, 1, 2, 3, 7, 24, 127, 128, 255, 256, 65_535, i64::MAX];
    const WORDS: [&str; 8] = ["", "a", "any", "ace", "hammer", "puzzle-1", "first", "Z99"];
    if chance.pick(8) == 0 {
        return Value::Null;
    }
    match value {
        Value::Number(number) if chance.pick(3) == 0 => number
            .as_i64()
            .map_or(0, |number| number.wrapping_neg())
            .into(),
        Value::Bool(is_accepted) => (!is_accepted).into(),
        Value::String(_) => WORDS[chance.pick(WORDS.len() as u32) as usize].into(),
        Value::Null | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            NUMBERS[chance.pick(NUMBERS.len() as u32) as usize].into()
        }
    }
}
