//! Checks that the committed schemas and types match those generated from the engine.

use std::fs;
use std::path::Path;

#[test]
fn committed_files_are_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut stale = Vec::new();
    for (path, text) in schema::files() {
        let committed = fs::read_to_string(root.join(&path)).unwrap_or_default();
        stale.extend(first_difference(&path, &committed, &text));
    }
    assert!(
        stale.is_empty(),
        "not as the types have it:\n{}\nwrite it anew with: cargo run -p schema -- write",
        stale.join("\n")
    );
}

/// Returns the first line that differs.
fn first_difference(path: &str, committed: &str, text: &str) -> Option<String> {
    if committed == text {
        return None;
    }
    let same = committed.lines().zip(text.lines());
    let line = same.take_while(|(one, other)| one == other).count();
    let at = |text: &str| text.lines().nth(line).unwrap_or("(end)").trim().to_owned();
    let (old, new) = (at(committed), at(text));
    Some(format!("  {path}:{}: `{old}` is to be `{new}`", line + 1))
}
