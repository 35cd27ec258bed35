//! Lengths of files, functions and components. A hook is as long as a component: it is made of handlers.

use crate::{Fault, files::File};

const FILE: usize = 400;
const MODULE: usize = 200;
const FUNCTION: usize = 50;
const COMPONENT: usize = 150;

/// What in a file is too long. Tests are free.
pub fn faults(file: &File) -> Vec<Fault> {
    if file.is_test() {
        return Vec::new();
    }
    let limit = if file.path.ends_with("/mod.rs") {
        MODULE
    } else {
        FILE
    };
    let mut faults = Vec::new();
    if file.length() > limit {
        faults.push(Fault::new(
            file,
            1,
            format!("{} lines, at most {limit}", file.length()),
        ));
    }
    faults.extend(long_functions(file));
    faults
}

fn long_functions(file: &File) -> Vec<Fault> {
    let lines: Vec<&str> = file.text.lines().take(file.length()).collect();
    let mut faults = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if !is_function(line) {
            continue;
        }
        let length = length(&lines[at..]);
        let is_component = at > 0 && {
            let above = lines[at - 1].trim_start();
            above.starts_with("#[component") || above.starts_with("#[hook")
        };
        let limit = if is_component { COMPONENT } else { FUNCTION };
        if length > limit {
            faults.push(Fault::new(
                file,
                at + 1,
                format!("a function of {length} lines, at most {limit}"),
            ));
        }
    }
    faults
}

fn is_function(line: &str) -> bool {
    let mut words = line.split_whitespace().skip_while(|word| {
        word.starts_with("pub")
            || matches!(*word, "in" | "const" | "async" | "extern" | "\"C\"")
            || word.ends_with(')')
    });
    words.next() == Some("fn")
}

/// Lines from the signature to the brace that closes at its indentation.
fn length(lines: &[&str]) -> usize {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let own = indent(lines[0]);
    let closes = |line: &&str| {
        let at_margin = indent(line) == own && line.trim_start().starts_with('}');
        // A function in one line, or one that a trait only declares.
        at_margin || (indent(line) == own && line.trim_end().ends_with(['}', ';']))
    };
    lines
        .iter()
        .position(closes)
        .map_or(lines.len(), |end| end + 1)
}

#[test]
fn a_function_is_measured_from_its_signature_to_its_brace() {
    let text = "    pub(crate) fn long(\n        a: u8,\n    ) -> u8 {\n        a\n    }\n    fn next() {}";
    let lines: Vec<&str> = text.lines().collect();
    assert!(is_function(lines[0]) && is_function(lines[5]) && !is_function("let fn_ = 1;"));
    assert_eq!(length(&lines), 5);
    assert_eq!(length(&lines[5..]), 1);
}
