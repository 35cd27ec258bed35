//! Checks the lengths of files, functions and components. A hook may be as long as a component,
//! because it consists of handlers. A function that is one `match` with short arms is a table and
//! may be as long as its enum: splitting it would hide a missing arm.

use crate::{Violation, files::TrackedFile};

const FILE_LIMIT: usize = 400;
const MODULE_LIMIT: usize = 200;
const FUNCTION_LIMIT: usize = 50;
const COMPONENT_LIMIT: usize = 150;
/// The maximum number of lines of an arm in a table.
const TABLE_ARM: usize = 14;
/// The maximum number of lines of a table outside its arms.
const TABLE_FRAME: usize = 16;

/// Returns the parts of a file that are too long. Tests are exempt.
pub fn violations(file: &TrackedFile) -> Vec<Violation> {
    if file.is_test() {
        return Vec::new();
    }
    let limit = if file.path.ends_with("/mod.rs") {
        MODULE_LIMIT
    } else {
        FILE_LIMIT
    };
    let mut violations = Vec::new();
    if file.length() > limit {
        violations.push(Violation::new(
            file,
            1,
            format!("{} lines, at most {limit}", file.length()),
        ));
    }
    violations.extend(long_functions(file));
    violations
}

fn long_functions(file: &TrackedFile) -> Vec<Violation> {
    let lines: Vec<&str> = file.text.lines().take(file.length()).collect();
    let mut violations = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if !is_function(line) {
            continue;
        }
        let length = length(&lines[at..]);
        if is_table(&lines[at..at + length]) {
            continue;
        }
        let is_component = at > 0 && {
            let above = lines[at - 1].trim_start();
            above.starts_with("#[component") || above.starts_with("#[hook")
        };
        let limit = if is_component {
            COMPONENT_LIMIT
        } else {
            FUNCTION_LIMIT
        };
        if length > limit {
            violations.push(Violation::new(
                file,
                at + 1,
                format!("a function of {length} lines, at most {limit}"),
            ));
        }
    }
    violations
}

fn is_function(line: &str) -> bool {
    let mut words = line.split_whitespace().skip_while(|word| {
        word.starts_with("pub")
            || matches!(*word, "in" | "const" | "async" | "extern" | "\"C\"")
            || word.ends_with(')')
    });
    words.next() == Some("fn")
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Returns whether a function is one `match` with short arms and little else.
fn is_table(lines: &[&str]) -> bool {
    let margin = indent(lines[0]) + 4;
    let asks = |line: &&str| {
        let words = line.trim_start();
        let asks =
            words.starts_with("match ") || words.contains("= match ") || words.contains("(match ");
        indent(line) == margin && asks && words.ends_with('{')
    };
    let Some(first) = lines.iter().position(asks) else {
        return false;
    };
    let closes = |line: &&str| indent(line) == margin && line.trim_start().starts_with('}');
    let arms = lines.iter().skip(first + 1).position(closes).unwrap_or(0);
    let arms = &lines[first + 1..first + 1 + arms];
    let begins = |line: &str| {
        let words = line.trim_start();
        indent(line) == margin + 4 && !words.starts_with(['|', '}', '/'])
    };
    let mut arm = 0;
    let is_short = arms.iter().all(|line| {
        // Further patterns of an arm do not count as code.
        let names = line.trim_start().starts_with('|');
        arm = if begins(line) {
            1
        } else {
            arm + usize::from(!names)
        };
        arm <= TABLE_ARM
    });
    is_short && lines.len() - arms.len() <= TABLE_FRAME
}

/// Returns the number of lines from the signature to the brace that closes at its indentation.
fn length(lines: &[&str]) -> usize {
    let own = indent(lines[0]);
    let closes = |line: &&str| {
        let is_at_margin = indent(line) == own && line.trim_start().starts_with('}');
        // A function in one line, or a declaration in a trait.
        is_at_margin || (indent(line) == own && line.trim_end().ends_with(['}', ';']))
    };
    lines
        .iter()
        .position(closes)
        .map_or(lines.len(), |end| end + 1)
}

#[test]
fn function_length_spans_signature_to_closing_brace() {
    let text = "    pub(crate) fn long(\n        a: u8,\n    ) -> u8 {\n        a\n    }\n    fn next() {}";
    let lines: Vec<&str> = text.lines().collect();
    assert!(is_function(lines[0]) && is_function(lines[5]) && !is_function("let fn_ = 1;"));
    assert_eq!(length(&lines), 5);
    assert_eq!(length(&lines[5..]), 1);
}

#[test]
fn a_table_is_a_match_with_short_arms() {
    let table = |arm: &str| {
        let text =
            format!("fn name(self) -> u8 {{\n    match self {{\n{arm}        _ => 2,\n    }}\n}}");
        is_table(&text.lines().collect::<Vec<_>>())
    };
    assert!(table("        Self::One => 1,\n"));
    let long = "            work();\n".repeat(TABLE_ARM);
    assert!(!table(&format!(
        "        Self::One => {{\n{long}        }}\n"
    )));
    assert!(!is_table(&["fn name() -> u8 {", "    2", "}"]));
}
