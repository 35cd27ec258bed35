//! Minifies scripts by removing comments and indentation only.

use anyhow::{Context, Result, ensure};
use std::{fs, path::Path};

/// Removes full-line comments and indentation.
///
/// # Errors
/// Returns an error if the script cannot be read or written, or contains a string of several lines,
/// in which whitespace would matter.
pub(super) fn minify(file: &Path) -> Result<()> {
    let name = || file.display().to_string();
    let script = fs::read_to_string(file).with_context(name)?;
    let whole = |line: &str| line.matches('`').count().is_multiple_of(2);
    let text = strip_comments(&script);
    ensure!(
        text.lines().all(whole),
        "{}: a template literal spans several lines",
        name()
    );
    fs::write(file, text).with_context(name)
}

/// Returns a script without full-line comments, and with its lines trimmed.
fn strip_comments(script: &str) -> String {
    let mut text = String::with_capacity(script.len());
    let mut is_in_comment = false;
    for line in script.lines().map(str::trim) {
        is_in_comment |= line.starts_with("/*");
        // Text after a block comment is code.
        let rest = if is_in_comment {
            line.split_once("*/")
        } else {
            Some(("", line))
        };
        is_in_comment = rest.is_none();
        let rest = rest.map_or("", |(_, rest)| rest.trim());
        if !rest.is_empty() && !rest.starts_with("//") {
            text.push_str(rest);
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stripping_comments_keeps_the_code_of_a_script() {
        let script = "/**\n * Adds.\n */\nfunction add(a, b) {\n    // both\n    return a + b; // sum\n}\n\n/* one */ let c = `x ${1}`;\n";
        let output = "function add(a, b) {\nreturn a + b; // sum\n}\nlet c = `x ${1}`;\n";
        assert_eq!(strip_comments(script), output);
        assert_eq!(strip_comments(output), output);
    }
}
