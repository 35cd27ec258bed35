//! Names that others rely on, as they are declared and as they are told.

use std::fs;
use xtask::workspace::root;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The codes of errors, in the order in which the engine declares them.
fn declared_codes() -> Vec<String> {
    let text = read("engine/src/json_api/error_code.rs");
    let arms = text.lines().filter_map(|line| line.split_once("=> \""));
    arms.filter_map(|(_, rest)| Some(rest.split_once('"')?.0.to_owned()))
        .collect()
}

/// The codes of a union of TypeScript.
fn union_codes(path: &str) -> Vec<String> {
    let text = read(path);
    let (_, union) = text.split_once("type ErrorCode =").expect("its codes");
    let (union, _) = union.split_once(';').expect("their end");
    let codes = union.split('|').map(str::trim).filter(|it| !it.is_empty());
    codes
        .map(|code| code.trim_matches(['"', '\'']).to_owned())
        .collect()
}

#[test]
fn error_codes_are_the_same_everywhere() {
    let declared = declared_codes();
    assert!(declared.len() > 30, "{declared:?}");
    for types in ["static/embed/player.v1.d.ts", "npm/package/index.d.ts"] {
        assert_eq!(union_codes(types), declared, "{types}");
    }
    let table = read("docs/errors.md");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let told: Vec<&str> = rows
        .filter_map(|row| Some(row.split_once('`')?.0))
        .collect();
    assert_eq!(told, declared, "docs/errors.md");
}

#[test]
fn no_script_or_program_makes_up_an_error_code() {
    let declared = declared_codes();
    let known = |code: &str| declared.iter().any(|other| other == code);
    for path in ["static/embed/player.v1.js", "web/door.js", "web/frame.js"] {
        let text = read(path);
        let quoted = text.split('"').skip(1).step_by(2);
        let codes = quoted.filter(|text| {
            let kinds = ["action/", "load/", "config/", "store/", "net/"];
            let rest = kinds.iter().find_map(|kind| text.strip_prefix(kind));
            rest.is_some_and(|rest| !rest.is_empty())
        });
        let unknown: Vec<&str> = codes.filter(|code| !known(code)).collect();
        assert!(unknown.is_empty(), "{path}: {unknown:?}");
    }
}
