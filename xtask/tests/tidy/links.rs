//! Checks links from documents to other files of the checkout.

use crate::{Violation, files::TrackedFile};
use std::path::Path;
use xtask::workspace::root;

/// Returns links without a target.
pub fn violations(file: &TrackedFile) -> Vec<Violation> {
    let folder = root().join(&file.path);
    let folder = folder.parent().unwrap_or(Path::new(""));
    let mut violations = Vec::new();
    for (at, line) in file.text.lines().enumerate() {
        for target in targets(line).filter(|target| !folder.join(target).exists()) {
            violations.push(Violation::new(
                file,
                at + 1,
                format!("links to {target}, which does not exist"),
            ));
        }
    }
    violations
}

/// Returns the files that a line links to, without URLs and anchors in the same document.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let links = line
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', '#']).next());
    links.filter(|target| !target.is_empty() && !target.contains(':'))
}

#[test]
fn links_to_files_are_found() {
    let line = "[a](A.md#top), [b](https://b.example/), [c](#here), ![d](docs/d.png)";
    assert_eq!(targets(line).collect::<Vec<_>>(), ["A.md", "docs/d.png"]);
}
