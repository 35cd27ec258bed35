//! Messages about invalid JSON for the author of a text. The messages of the reader name Rust
//! types, which mean nothing to authors.
//!
//! Messages are recognized by their beginnings, which are stable; a message of this crate passes
//! unchanged.

use serde_json::error::Category;

/// Returns the message for a text that may be invalid JSON, with the line and column if the error
/// has them.
pub(super) fn syntax_message(error: &serde_json::Error) -> String {
    message(error, |sentence| {
        format!("this is not valid JSON: {sentence}")
    })
}

/// Returns the message for a text that is JSON but does not have the required shape.
pub(super) fn shape_message(error: &serde_json::Error) -> String {
    message(error, |sentence| {
        match sentence {
            "trailing characters" => "the list is too long",
            "expected value" => "a name is needed, or an object with one name",
            "recursion limit exceeded" => "this is nested too deeply",
            _ => "this value has the wrong form",
        }
        .to_owned()
    })
}

fn message(error: &serde_json::Error, broken: impl Fn(&str) -> String) -> String {
    let sentence = error.to_string();
    let end = sentence.rfind(" at line ").filter(|_| error.line() > 0);
    let (sentence, location) = sentence.split_at(end.unwrap_or(sentence.len()));
    let words = match error.classify() {
        Category::Io | Category::Syntax => broken(sentence),
        Category::Eof => "the text ends too early".to_owned(),
        Category::Data => data_message(sentence),
    };
    format!("{words}{location}")
}

/// Translates the message about a value.
fn data_message(sentence: &str) -> String {
    if let Some(key) = sentence.strip_prefix("missing field ") {
        return format!("the key {key} is missing");
    }
    if let Some(key) = sentence.strip_prefix("duplicate field ") {
        return format!("the key {key} occurs twice");
    }
    if let Some(name) = sentence.strip_prefix("unknown field ") {
        return format!("there is no key {}", describe_unknown_name(name));
    }
    if let Some(name) = sentence.strip_prefix("unknown variant ") {
        return format!("there is no {}", describe_unknown_name(name));
    }
    if let Some((count, shape)) = expectation(sentence, "invalid length ") {
        return format!("{} is needed, not of {count}", describe_expected(shape));
    }
    let unfit = ["invalid type: ", "invalid value: "];
    let unfit = unfit.iter().find_map(|start| expectation(sentence, start));
    match unfit {
        Some((value, shape)) => format!(
            "{} is needed, not {}",
            describe_expected(shape),
            describe_value(value)
        ),
        None => sentence.to_owned(),
    }
}

/// Splits a message with this beginning into the found and the expected part.
fn expectation<'a>(sentence: &'a str, start: &str) -> Option<(&'a str, &'a str)> {
    // The text before it may quote the file and contain anything.
    sentence.strip_prefix(start)?.rsplit_once(", expected ")
}

/// Formats an unknown name, followed by the known names.
fn describe_unknown_name(sentence: &str) -> String {
    match sentence.rsplit_once(", expected ") {
        Some((name, known)) => {
            let known = known.strip_prefix("one of ").unwrap_or(known);
            format!("{name} here; known: {}", known.replace("` or `", "`, `"))
        }
        None => {
            let name = sentence
                .rsplit_once(", there are no ")
                .map_or(sentence, |(name, _)| name);
            format!("{name} here")
        }
    }
}

/// Describes a value as its author sees it.
fn describe_value(value: &str) -> &str {
    let bare = ["integer ", "floating point ", "boolean ", "character "];
    let bare = bare.iter().find_map(|kind| value.strip_prefix(kind));
    if let Some(bare) = bare {
        return bare.trim_matches('`');
    }
    match value {
        "map" => "an object",
        "sequence" => "a list",
        "null" | "unit value" => "null",
        "unit variant" => "the name alone",
        "newtype variant" => "a name with a value",
        "tuple variant" => "a name with a list",
        "struct variant" => "a name with an object",
        _ => value.strip_prefix("string ").unwrap_or(value),
    }
}

/// Describes the expected form of a value.
fn describe_expected(shape: &str) -> String {
    if let Some(count) = count_of(shape) {
        return format!("a list of {count}");
    }
    let first = shape.split(' ').next().unwrap_or_default();
    match (shape, first) {
        ("u8", _) => "a whole number from 0 to 255",
        ("u16", _) => "a whole number from 0 to 65535",
        ("u32" | "u64" | "usize", _) => "a whole number of at least 0",
        ("i8", _) => "a whole number from -128 to 127",
        ("i16", _) => "a whole number from -32768 to 32767",
        ("i32" | "i64" | "isize", _) => "a whole number",
        ("a boolean", _) => "true or false",
        ("a string" | "a borrowed string", _) => "a string",
        ("a character", _) => "a single character",
        ("a sequence", _) => "a list",
        ("a map", _) => "an object",
        ("unit" | "unit variant", _) => "the name alone",
        ("newtype variant", _) => "a name with a value",
        ("tuple variant", _) => "a name with a list",
        ("struct variant", _) => "a name with an object",
        ("option", _) => "a value or null",
        ("map with a single key", _) => "an object with one name",
        ("fewer elements in array", _) => "a shorter list",
        ("fewer elements in map", _) => "an object with fewer keys",
        ("field identifier", _) => "a key",
        ("variant identifier", _) => "a name",
        (_, "enum") => "a name, or an object with one name",
        (_, "tuple") => "a list",
        (_, "struct") => "an object",
        (_, _) => shape,
    }
    .to_owned()
}

/// Returns the number of entries that a list must have, if the message contains it.
fn count_of(shape: &str) -> Option<&str> {
    let lists = ["a tuple of size ", "an array of length "];
    if let Some(count) = lists.iter().find_map(|start| shape.strip_prefix(start)) {
        return Some(count);
    }
    let kinds = ["tuple ", "struct "];
    let is_named = kinds.iter().any(|kind| shape.starts_with(kind));
    let (_, count) = shape.rsplit_once(" with ").filter(|_| is_named)?;
    count
        .strip_suffix(" elements")
        .or(count.strip_suffix(" element"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    #[allow(dead_code, reason = "only its reading is of interest")]
    enum Order {
        Halt,
        Turn(i8),
        Fire(u8, Option<String>, Price),
        Trade { give: bool },
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only its reading is of interest")]
    struct Price {
        main: u8,
        aux: u16,
        pair: (u8, u8),
    }

    fn sentence(text: &str) -> String {
        let error = serde_json::from_str::<Order>(text).expect_err("a fault");
        let message = shape_message(&error);
        let end = message.rfind(" at line ").unwrap_or(message.len());
        message[..end].to_owned()
    }

    #[test]
    fn messages_never_name_rust_types() {
        for (text, words) in [
            (r#"{"fire": [1, null]}"#, "a list of 3 is needed, not of 2"),
            (r#"{"fire": 7}"#, "a list is needed, not 7"),
            (
                r#""fire""#,
                "a name with a list is needed, not the name alone",
            ),
            (
                r#""turn""#,
                "a name with a value is needed, not the name alone",
            ),
            (r#"{"halt": 3}"#, "the name alone is needed, not 3"),
            (
                r#"{"turn": 200}"#,
                "a whole number from -128 to 127 is needed, not 200",
            ),
            (
                r#"{"turn": 1.5}"#,
                "a whole number from -128 to 127 is needed, not 1.5",
            ),
            (
                r#"{"turn": "left"}"#,
                "a whole number from -128 to 127 is needed, not \"left\"",
            ),
            (
                r#"{"trade": {"give": null}}"#,
                "true or false is needed, not null",
            ),
            (r#"{"trade": {}}"#, "the key `give` is missing"),
            (
                r#"{"trade": {"give": true, "give": true}}"#,
                "the key `give` occurs twice",
            ),
            (
                r#"{"trade": {"take": 1}}"#,
                "there is no key `take` here; known: `give`",
            ),
            (
                r#""dance""#,
                "there is no `dance` here; known: `halt`, `turn`, `fire`, `trade`",
            ),
            (r#"{"fire": [1, 2, 3]}"#, "a string is needed, not 2"),
            (
                r#"{"fire": [1, null, {"main": -1}]}"#,
                "a whole number from 0 to 255 is needed, not -1",
            ),
            (
                r#"{"fire": [1, null, {"pair": [1]}]}"#,
                "a list of 2 is needed, not of 1",
            ),
            (
                r#"{"fire": [1, null, {"pair": {}}]}"#,
                "a list of 2 is needed, not an object",
            ),
            (
                r#"{"fire": [1, null, "much"]}"#,
                "an object is needed, not \"much\"",
            ),
            (
                r#"{"fire": [1, null, {"main": 1, "aux": 1, "pair": [1, 2]}, 4]}"#,
                "the list is too long",
            ),
            ("7", "a name is needed, or an object with one name"),
            ("{", "the text ends too early"),
        ] {
            assert_eq!(sentence(text), words, "{text}");
        }
    }

    #[test]
    fn invalid_json_is_reported_with_line_and_column() {
        let error = serde_json::from_str::<Order>("halt!").expect_err("a fault");
        let message = syntax_message(&error);
        assert!(message.starts_with("this is not valid JSON: "), "{message}");
        assert!(message.ends_with(" at line 1 column 1"), "{message}");
    }

    #[test]
    fn quoted_input_does_not_change_the_message() {
        let text = r#"{"turn": "a, expected u8"}"#;
        let words = "a whole number from -128 to 127 is needed, not \"a, expected u8\"";
        assert_eq!(sentence(text), words);
    }
}
