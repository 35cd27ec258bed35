//! Reads JSON from outside into typed values. Errors name the path of keys of the invalid value.
//!
//! The types define the accepted structure; the caller checks further limits.

use crate::error::LoadError;
use crate::error_reason::{ErrorLocation, ErrorReason};
use serde::de::{DeserializeOwned, IgnoredAny};

/// Reads `text`, the content of `file`. A byte order mark at the start is skipped.
///
/// ```
/// use engine::load::from_json;
///
/// let seats: Vec<u8> = from_json("seats.json", "[0, 1, 2]")?;
/// assert_eq!(seats, [0, 1, 2]);
/// let error = from_json::<Vec<u8>>("seats.json", "[0, 300]").unwrap_err();
/// assert_eq!(error.place, "[1]");
/// # Ok::<(), engine::error::LoadError>(())
/// ```
///
/// # Errors
/// Returns an error if the text is not JSON of this type; it names the path of keys, such as
/// `starts[1].at`, or at the top level the line and column.
pub fn from_json<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    // Some editors write a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    serde_json::from_str(text).map_err(|error| {
        // A missing key is an error of the whole object or list; any other error is in the value
        // that was read last.
        let sentence = error.to_string();
        let is_whole =
            sentence.starts_with("missing field") || sentence.starts_with("invalid length");
        let path = path_to(text, error.line(), error.column(), is_whole);
        // A reader that expects a list of two reports a third entry as a syntax error.
        let is_json = serde_json::from_str::<IgnoredAny>(text).is_ok();
        let reason = if is_json {
            ErrorReason::from_json_shape(&error)
        } else {
            ErrorReason::from_json(&error)
        };
        if path.is_empty() {
            LoadError::from_json_with_reason(file, &error, reason)
        } else {
            LoadError::new(file, path, reason)
        }
    })
}

/// Reads a JSON value. To find the path of an error, the value is written as text again.
///
/// ```
/// use engine::load::from_value;
/// use serde_json::json;
///
/// let level: engine::bots::Level = from_value("options", &json!("captain"))?;
/// assert_eq!(level, engine::bots::Level::Captain);
/// # Ok::<(), engine::error::LoadError>(())
/// ```
///
/// # Errors
/// Returns an error under the same conditions as [`from_json`].
pub fn from_value<T: DeserializeOwned>(
    file: &str,
    value: &serde_json::Value,
) -> Result<T, LoadError> {
    let mut error = match from_json(file, &value.to_string()) {
        Ok(read) => return Ok(read),
        Err(error) => error,
    };
    // The user never sees this text, so line numbers would be meaningless.
    if matches!(error.place, ErrorLocation::Text { .. }) {
        error.place = file.into();
    }
    error.reason = error.reason.without_line();
    Err(error)
}

/// Reads a value that belongs to the key `name` of a larger object; the path of an error starts
/// with that key.
///
/// # Errors
/// Returns an error under the same conditions as [`from_json`].
pub fn from_named_value<T: DeserializeOwned>(
    name: &str,
    value: &serde_json::Value,
) -> Result<T, LoadError> {
    from_value(name, value).map_err(|mut error| {
        let path = error.place.to_string();
        if path.starts_with('[') {
            error.place = format!("{name}{path}").into();
        } else if path != name {
            error.place = format!("{name}.{path}").into();
        }
        error
    })
}

/// An object or array that is still open at a position in a text.
enum OpenContainer {
    Object { key: String, is_in_key: bool },
    Array { index: u32 },
}

/// Returns the path of keys to a line and column (both from 1, the column in bytes) of a JSON text.
/// If an object or array was just closed there, the path names its last entry, or with `is_whole`
/// the container itself.
fn path_to(text: &str, line: usize, column: usize, is_whole: bool) -> String {
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
                is_in_key: true,
            }),
            b'[' => open.push(OpenContainer::Array { index: 0 }),
            b'}' | b']' => closed = open.pop(),
            b',' => match open.last_mut() {
                Some(OpenContainer::Object {
                    is_in_key: in_key, ..
                }) => *in_key = true,
                Some(OpenContainer::Array { index }) => *index += 1,
                None => {}
            },
            b'"' => {
                let string = rest_of_string(&mut bytes);
                if let Some(OpenContainer::Object { key, is_in_key }) = open.last_mut()
                    && *is_in_key
                {
                    *key = string;
                    *is_in_key = false;
                }
            }
            _ => {}
        }
    }
    if !is_whole {
        open.extend(closed);
    }
    path_text(&open)
}

fn rest_of_string(bytes: &mut impl Iterator<Item = u8>) -> String {
    let mut string = Vec::new();
    let mut has_escaped = false;
    for byte in bytes {
        match byte {
            b'"' if !has_escaped => break,
            b'\\' if !has_escaped => has_escaped = true,
            _ => {
                string.push(byte);
                has_escaped = false;
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

    fn error_path(text: &str) -> String {
        from_json::<Outer>("f", text).unwrap_err().place.to_string()
    }

    #[test]
    fn the_place_of_an_error_is_its_path_of_keys() {
        let good = r#"{"n":1,"at":"C5"}"#;
        let wrap = |inner: &str| format!("{{ \"inner\": [\n  {good},\n  {inner}\n] }}");
        assert!(from_json::<Outer>("f", &wrap(good)).is_ok());
        assert!(from_json::<Outer>("f", &format!("\u{feff}{}", wrap(good))).is_ok());
        assert_eq!(error_path(&wrap(r#"{"n":1,"at":"Q"}"#)), "inner[1].at");
        assert_eq!(error_path(&wrap(r#"{"at":"Q","n":1}"#)), "inner[1].at");
        assert_eq!(error_path(&wrap(r#"{"at":"C5","n":300}"#)), "inner[1].n");
        assert_eq!(error_path(&wrap(r#"{"at":"C5","n":"1"}"#)), "inner[1].n");
        assert_eq!(error_path(&wrap(r#"{"at":"C5"}"#)), "inner[1]");
        assert_eq!(
            error_path(&wrap(r#"{"at":"C5","n":1,"z":2}"#)),
            "inner[1].z"
        );
        assert_eq!(error_path(&wrap("7")), "inner[1]");
    }

    #[test]
    fn top_level_errors_have_a_line_and_a_column() {
        assert_eq!(error_path("{}"), "line 1 column 2");
        assert_eq!(error_path("\n\nnonsense"), "line 3 column 2");
        assert_eq!(error_path(r#"{"in\"ner":3}"#), "in\"ner");
    }
}
