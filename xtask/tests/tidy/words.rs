//! Checks for words that a file must not contain.

use crate::{Violation, files::TrackedFile};

/// Reports a Rust file that does not start with its documentation.
pub fn missing_heading(file: &TrackedFile) -> Option<Violation> {
    let starts = file.text.starts_with("//! ");
    (!starts).then(|| Violation::new(file, 1, "does not start with `//!`"))
}

/// Returns uses of types whose results differ between machines.
pub fn impure_types(file: &TrackedFile) -> Vec<Violation> {
    let banned = ["f32", "f64", "HashMap", "HashSet", "Instant", "SystemTime"];
    let mut violations = Vec::new();
    for (line, code) in file.code() {
        for word in words(code).filter(|word| banned.contains(word)) {
            violations.push(Violation::new(
                file,
                line,
                format!("`{word}` in the engine"),
            ));
        }
    }
    violations
}

/// Returns waits for promises of the browser without a time limit; a promise may never settle.
pub fn unlimited_waits(file: &TrackedFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (line, code) in file.code() {
        if words(code).any(|word| word == "JsFuture") {
            let description = "`JsFuture` may never settle; use `timing::await_promise`";
            violations.push(Violation::new(file, line, description));
        }
    }
    violations
}

/// Returns uses of match states, which contain hidden information, in rendering and narration.
pub fn states(file: &TrackedFile) -> Vec<Violation> {
    if file.is_test() {
        return Vec::new();
    }
    let mut violations = Vec::new();
    for (line, code) in file.code() {
        let asks = [".state()", ".state_at("];
        if asks.iter().any(|ask| code.contains(ask)) || words(code).any(|word| word == "State") {
            let description = "a state contains hidden information; use a view";
            violations.push(Violation::new(file, line, description));
        }
    }
    violations
}

/// Returns controls that are `disabled`: browsers take the focus from them, and the next key press
/// goes to the page.
pub fn disabled(file: &TrackedFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (line, code) in file.code() {
        let plain = code.replace("aria-disabled", "");
        if ["disabled=", "{disabled}", "set_disabled"]
            .iter()
            .any(|mark| plain.contains(mark))
        {
            let description = "a disabled control loses the focus; use `aria-disabled`";
            violations.push(Violation::new(file, line, description));
        }
    }
    violations
}

/// Returns marks of unfinished work.
pub fn unfinished_marks(file: &TrackedFile) -> Vec<Violation> {
    let marks = [
        "todo!",
        "unimplemented!",
        "dbg!",
        "FIXME",
        "TODO",
        "XXX",
        "#[ignore",
        "test.skip",
        "test.only",
    ];
    let code = [".rs", ".mjs", ".js", ".css", ".ftl", ".toml", ".html"];
    if !code.iter().any(|ending| file.path.ends_with(ending)) {
        return Vec::new();
    }
    find_marks(file, &marks, "marks unfinished work")
}

/// Returns the numbers in a phrase. The names of arguments and of variants may contain digits.
pub fn numbers(file: &TrackedFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (at, line) in file.text.lines().enumerate() {
        if !line.starts_with('#')
            && value(line).contains(|character: char| character.is_ascii_digit())
        {
            violations.push(Violation::new(
                file,
                at + 1,
                "a number in a phrase; pass it as an argument",
            ));
        }
    }
    violations
}

/// Returns the visible part of a line of Fluent.
fn value(line: &str) -> String {
    let shown = match line.split_once('=') {
        Some((key, value)) if !key.starts_with(' ') => value,
        Some(_) | None => line,
    };
    let shown = shown.trim_start();
    let is_case = shown.starts_with('[') || shown.starts_with("*[");
    let shown = if is_case {
        shown.split_once(']').map_or("", |(_, text)| text)
    } else {
        shown
    };
    let mut depth = 0_usize;
    let mut text = String::new();
    for character in shown.chars() {
        match character {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            other if depth == 0 => text.push(other),
            _ => {}
        }
    }
    text
}

/// Returns paths that exist on one machine only, and URLs from which packages were downloaded.
pub fn machine_paths(file: &TrackedFile) -> Vec<Violation> {
    if file.path == "Cargo.lock" {
        return Vec::new();
    }
    let marks = [
        "/work/",
        "/tmp/",
        "/home/",
        "/root/",
        "/Users/",
        "registry.npmjs.org",
        "index.crates.io",
        "\"resolved\":",
    ];
    find_marks(file, &marks, "is specific to one machine")
}

fn find_marks(file: &TrackedFile, marks: &[&str], reason: &str) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (at, line) in file.text.lines().enumerate() {
        for mark in marks.iter().filter(|mark| line.contains(**mark)) {
            violations.push(Violation::new(file, at + 1, format!("`{mark}` {reason}")));
        }
    }
    violations
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|character: char| !(character.is_alphanumeric() || character == '_'))
}

#[test]
fn only_the_visible_part_of_a_phrase_is_checked() {
    for clean in [
        "rule-5-3 = Fire { $n3 } shots",
        "    [0] none",
        "   *[other] { $n } shots",
        "a = { NUMBER($x, max: 2) }",
    ] {
        assert!(
            !value(clean).contains(|character: char| character.is_ascii_digit()),
            "{clean}"
        );
    }
    assert!(value("range = at most 4 squares").contains('4'));
    assert!(value("    [one] 1 shot").contains('1'));
}
