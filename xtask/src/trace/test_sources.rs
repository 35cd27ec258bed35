//! Splits files into their tests and their other code.

use super::source_files::SourceFile;

/// One test with everything that belongs to it, including the comments above it.
#[derive(Debug)]
pub(super) struct TestSource {
    /// The file and the test in it.
    pub name: String,
    /// Name, comments, attributes and body.
    pub text: String,
}

/// Splits a Rust or JavaScript file into its tests and its other code.
///
/// It works on lines and does not parse the language: a test ends at the line that closes at the
/// indentation where it began, as the formatter writes it.
pub(super) fn split_tests(file: &SourceFile) -> (Vec<TestSource>, String) {
    let lines: Vec<&str> = file.text.lines().collect();
    let (mut proofs, mut rest) = (Vec::new(), Vec::new());
    let mut block = 0;
    let mut index = 0;
    while index < lines.len() {
        let line = lines[index];
        if let Some(name) = name(line, &lines[block..index]) {
            let end = test_end(&lines, index);
            let text = lines[block..=end].join("\n");
            proofs.push(TestSource {
                name: format!("{}::{name}", file.path),
                text,
            });
            rest.truncate(rest.len() - (index - block));
            index = end + 1;
            block = index;
            continue;
        }
        rest.push(line);
        index += 1;
        if !is_heading(line) {
            block = index;
        }
    }
    (proofs, rest.join("\n"))
}

/// Returns whether a line belongs to the item below it, as a comment or an attribute does.
fn is_heading(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("//") || line.starts_with("#[")
}

/// Returns the name of the test that starts on this line, under these comments and attributes.
fn name<'a>(line: &'a str, lines_above: &[&str]) -> Option<&'a str> {
    if let Some(title) = line.trim_start().strip_prefix("test(") {
        return title.get(1..)?.split(['"', '\'', '`']).next();
    }
    let is_marked = lines_above.iter().any(|line| {
        let line = line.trim_start();
        line == "#[test]" || line.starts_with("#[wasm_bindgen_test")
    });
    let (_, signature) = line.split_once("fn ").filter(|_| is_marked)?;
    signature.split(['(', '<']).next()
}

fn test_end(lines: &[&str], start: usize) -> usize {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let own = indent(lines[start]);
    if lines[start].trim_end().ends_with(['}', ';']) {
        return start;
    }
    let closes = |line: &&str| indent(line) == own && line.trim_start().starts_with('}');
    let after = lines[start + 1..].iter().position(closes);
    after.map_or(lines.len() - 1, |found| start + 1 + found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split_text(text: &str) -> (Vec<TestSource>, String) {
        split_tests(&SourceFile {
            path: "a".into(),
            text: text.into(),
        })
    }

    #[test]
    fn a_rust_test_includes_the_comments_above_it() {
        let (proofs, rest) = split_text(
            "/// [RIFT-1.1]\nfn code() {\n}\n\nmod tests {\n    /// EX-01\n    #[test]\n    fn one() {\n        two();\n    }\n    // A-01\n    fn help() {}\n}",
        );
        assert_eq!(proofs.len(), 1);
        assert_eq!(proofs[0].name, "a::one");
        assert!(proofs[0].text.contains("EX-01") && proofs[0].text.contains("two"));
        assert!(rest.contains("RIFT-1.1") && rest.contains("A-01") && !rest.contains("EX-01"));
    }

    #[test]
    fn a_browser_test_is_named_by_its_title() {
        let (proofs, _) =
            split_text("test(\"RIFT-2.5 shows\", async () => {\n  go();\n});\nother();");
        assert_eq!(proofs[0].name, "a::RIFT-2.5 shows");
        assert!(proofs[0].text.contains("go()") && !proofs[0].text.contains("other"));
    }
}
