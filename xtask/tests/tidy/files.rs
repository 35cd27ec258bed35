//! The text files of the checkout that git tracks.

use std::{fs, process::Command};
use xtask::workspace::root;

/// A tracked text file.
pub struct TrackedFile {
    /// The path from the root of the checkout.
    pub path: String,
    pub text: String,
}

impl TrackedFile {
    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Returns whether it contains only tests or benchmarks.
    pub fn is_test(&self) -> bool {
        self.path
            .split('/')
            .any(|part| matches!(part, "tests" | "benches" | "tests.rs"))
    }

    /// Returns the numbered lines of code, without comments and without the tests at the end.
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let own = if self.is_test() {
            usize::MAX
        } else {
            self.length()
        };
        let lines = self.text.lines().enumerate().take(own);
        lines.map(|(at, line)| (at + 1, line.split("//").next().unwrap_or("")))
    }

    /// Returns the number of lines before the tests at the end.
    pub fn length(&self) -> usize {
        let tests = self
            .text
            .lines()
            .position(|line| line.starts_with("#[cfg(test)]"));
        tests.unwrap_or_else(|| self.text.lines().count())
    }
}

/// Returns all tracked text files, including new files that are not ignored.
pub fn tracked_files() -> Vec<TrackedFile> {
    let output = Command::new("git")
        .current_dir(root())
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .output()
        .expect("git lists the files");
    assert!(output.status.success(), "the checkout is a git repository");
    let names = String::from_utf8(output.stdout).expect("file names are text");
    let mut files = Vec::new();
    for path in names.lines() {
        // Images are not text, and a deletion may not be committed yet.
        if let Ok(text) = fs::read_to_string(root().join(path)) {
            files.push(TrackedFile {
                path: path.to_owned(),
                text,
            });
        }
    }
    assert!(files.len() > 20, "the checkout has files");
    files
}
