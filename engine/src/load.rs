//! Reading JSON from outside: a typed value, or an error that names the place in the file.
//!
//! What the values must be beyond their types is checked by whoever asks for them.

use crate::error::LoadError;
use crate::error_reason::{ErrorLocation, ErrorReason};
use serde::de::{DeserializeOwned, IgnoredAny};

/// Reads `text`, the content of `file`.
///
/// # Errors
/// Names the path of keys up to the fault, such as `starts[1].at`; at the top of the file its
/// line and column.
pub fn from_json<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    // Some editors put a mark before a text.
    let text = text.trim_start_matches('\u{feff}');
    serde_json::from_str(text).map_err(|error| {
        // What is missing belongs to the whole object or list; any other fault to what was read last.
        let told = error.to_string();
        let whole = told.starts_with("missing field") || told.starts_with("invalid length");
        let place = path_to(text, error.line(), error.column(), whole);
        // A reader who wants a list of two calls a third entry no JSON.
        let is_json = serde_json::from_str::<IgnoredAny>(text).is_ok();
        let reason = if is_json {
            ErrorReason::from_json_shape(&error)
        } else {
            ErrorReason::from_json(&error)
        };
        if place.is_empty() {
            LoadError::from_json_with_reason(file, &error, reason)
        } else {
            LoadError::new(file, place, reason)
        }
    })
}

/// Reads a value that was text once. Its place is found by writing it down again.
///
/// # Errors
/// As [`from_json`].
pub fn from_value<T: DeserializeOwned>(
    file: &str,
    value: &serde_json::Value,
) -> Result<T, LoadError> {
    let mut error = match from_json(file, &value.to_string()) {
        Ok(read) => return Ok(read),
        Err(error) => error,
    };
    // Where nobody sees the text, its lines say nothing.
    if matches!(error.place, ErrorLocation::Text { .. }) {
        error.place = file.into();
    }
    error.reason = error.reason.without_line();
    Err(error)
}

/// Reads a value that stands under a name in something larger: its place begins with that name.
///
/// # Errors
/// As [`from_json`].
pub fn from_named_value<T: DeserializeOwned>(
    name: &str,
    value: &serde_json::Value,
) -> Result<T, LoadError> {
    from_value(name, value).map_err(|mut error| {
        let place = error.place.to_string();
        if place.starts_with('[') {
            error.place = format!("{name}{place}").into();
        } else if place != name {
            error.place = format!("{name}.{place}").into();
        }
        error
    })
}

/// An object or array that is open at some point of a text.
enum OpenContainer {
    Object { key: String, in_key: bool },
    Array { index: u32 },
}

/// The path of keys that leads to a line and column of a JSON text, both counted from 1 and the
/// column in bytes. Where an object or array has just been closed there, the path names its last
/// entry, or the `whole` of it.
fn path_to(text: &str, line: usize, column: usize, whole: bool) -> String {
    let before: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    let mut bytes = text.bytes().take(before + column);
    let mut open: Vec<OpenContainer> = Vec::new();
    let mut closed = None;
    while let Some(byte) = bytes.next() {
        closed = None;
        match byte {
            b'{' => open.push(OpenContainer::Object {
                key: String::new(),
                in_key: true,
            }),
            b'[' => open.push(OpenContainer::Array { index: 0 }),
            b'}' | b']' => closed = open.pop(),
            b',' => match open.last_mut() {
                Some(OpenContainer::Object { in_key, .. }) => *in_key = true,
                Some(OpenContainer::Array { index }) => *index += 1,
                None => {}
            },
            b'"' => {
                let string = rest_of_string(&mut bytes);
                if let Some(OpenContainer::Object { key, in_key }) = open.last_mut()
                    && *in_key
                {
                    *key = string;
                    *in_key = false;
                }
            }
            _ => {}
        }
    }
    if !whole {
        open.extend(closed);
    }
    path_text(&open)
}

fn rest_of_string(bytes: &mut impl Iterator<Item = u8>) -> String {
    let mut string = Vec::new();
    let mut escaped = false;
    for byte in bytes {
        match byte {
            b'"' if !escaped => break,
            b'\\' if !escaped => escaped = true,
            _ => {
                string.push(byte);
                escaped = false;
            }
        }
    }
    String::from_utf8_lossy(&string).into_owned()
}

fn path_text(levels: &[OpenContainer]) -> String {
    let mut path = String::new();
    for level in levels {
        match level {
            OpenContainer::Object { key, .. } if key.is_empty() => {}
            OpenContainer::Object { key, .. } => {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(key);
            }
            OpenContainer::Array { index } => path.push_str(&format!("[{index}]")),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Square;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Outer {
        #[allow(dead_code, reason = "only its reading is of interest")]
        inner: Vec<Inner>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Inner {
        #[allow(dead_code, reason = "only its reading is of interest")]
        n: u8,
        #[allow(dead_code, reason = "only its reading is of interest")]
        at: Square,
    }

    fn place(text: &str) -> String {
        from_json::<Outer>("f", text).unwrap_err().place.to_string()
    }

    #[test]
    fn the_place_is_the_path_of_keys() {
        let good = r#"{"n":1,"at":"C5"}"#;
        let wrap = |inner: &str| format!("{{ \"inner\": [\n  {good},\n  {inner}\n] }}");
        assert!(from_json::<Outer>("f", &wrap(good)).is_ok());
        assert!(from_json::<Outer>("f", &format!("\u{feff}{}", wrap(good))).is_ok());
        assert_eq!(place(&wrap(r#"{"n":1,"at":"Q"}"#)), "inner[1].at");
        assert_eq!(place(&wrap(r#"{"at":"Q","n":1}"#)), "inner[1].at");
        assert_eq!(place(&wrap(r#"{"at":"C5","n":300}"#)), "inner[1].n");
        assert_eq!(place(&wrap(r#"{"at":"C5","n":"1"}"#)), "inner[1].n");
        assert_eq!(place(&wrap(r#"{"at":"C5"}"#)), "inner[1]");
        assert_eq!(place(&wrap(r#"{"at":"C5","n":1,"z":2}"#)), "inner[1].z");
        assert_eq!(place(&wrap("7")), "inner[1]");
    }

    #[test]
    fn the_top_of_a_file_is_named_by_line_and_column() {
        assert_eq!(place("{}"), "line 1 column 2");
        assert_eq!(place("\n\nnonsense"), "line 3 column 2");
        assert_eq!(place(r#"{"in\"ner":3}"#), "in\"ner");
    }
}
