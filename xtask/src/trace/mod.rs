//! Connects the rules of a game with its code and its tests, by the ids of its `RULES.md`.
//!
//! A `RULES.md` defines an id by setting it in bold at its first occurrence: `**RIFT-5.3**` a rule,
//! `**EX-01 …**` a worked example, `**A-05 …**` a ruling. Code cites an id in a comment or a
//! refusal. A test proves an id if its name, its comments or its body contain it, as `RIFT-5.3` or
//! as `rift_5_3`. This module collects the data; `cargo xtask rules` prints it, and the test
//! `trace` of this crate fails if something is missing.

mod ids;
mod source_files;
mod test_sources;

use crate::workspace::root;
use anyhow::Result;
use ids::{Id, NormalizedText};
use std::{collections::BTreeSet, path::Path};

/// The ids of one game's rules, with the code and tests that mention them.
#[derive(Debug)]
pub struct RuleTrace {
    /// The game's folder in `engine/src`.
    pub game: String,
    /// Every id in the order of `RULES.md`.
    pub lines: Vec<RuleCoverage>,
    /// Ids that code, tests or rules mention but `RULES.md` does not define, each with its file.
    pub unknown: Vec<(String, String)>,
}

/// One id with the files and tests that mention it.
#[derive(Debug)]
pub struct RuleCoverage {
    /// The id as `RULES.md` writes it.
    pub id: String,
    /// Whether it is a numbered rule and not a worked example or a ruling.
    pub is_rule: bool,
    /// Source files that cite it.
    pub cited: BTreeSet<String>,
    /// Tests that cover it, as `file::name`.
    pub tests: BTreeSet<String>,
}

impl RuleTrace {
    /// Returns the problems that an audit reports, one sentence each.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for (id, file) in &self.unknown {
            problems.push(format!(
                "{id}, cited in {file}, is not in RULES.md of {}",
                self.game
            ));
        }
        for line in &self.lines {
            if line.is_rule && line.cited.is_empty() {
                problems.push(format!("no code cites {}", line.id));
            }
            if line.tests.is_empty() {
                problems.push(format!("no test covers {}", line.id));
            }
        }
        problems
    }
}

/// Traces every game that has a `RULES.md`.
///
/// # Errors
/// Returns an error if a file cannot be read.
pub fn trace_all() -> Result<Vec<RuleTrace>> {
    let root = root();
    source_files::games(&root)?
        .iter()
        .map(|game| trace(&root, game))
        .collect()
}

fn trace(root: &Path, game: &str) -> Result<RuleTrace> {
    let rules = source_files::read(root, &format!("engine/src/{game}/RULES.md"))?;
    let ids = ids::defined_ids(&rules.text);
    let mut lines: Vec<RuleCoverage> = ids.iter().map(RuleCoverage::new).collect();
    let mut unknown = ids::unknown_ids(&ids, &rules);
    for file in source_files::sources(root, game)? {
        let (tests, rest) = test_sources::split_tests(&file);
        let code = NormalizedText::new(&rest);
        for (id, line) in ids.iter().zip(&mut lines) {
            if code.mentions(id) {
                line.cited.insert(file.path.clone());
            }
        }
        record_tests(&ids, &mut lines, &tests, true);
        unknown.extend(ids::unknown_ids(&ids, &file));
    }
    for file in source_files::tests(root)? {
        let own = source_files::belongs_to_game(&file.path, game);
        let (tests, _) = test_sources::split_tests(&file);
        record_tests(&ids, &mut lines, &tests, own);
        if own {
            unknown.extend(ids::unknown_ids(&ids, &file));
        }
    }
    Ok(RuleTrace {
        game: game.to_owned(),
        lines,
        unknown,
    })
}

/// Records which ids some tests cover. Examples and rulings have short ids that all games share, so
/// only the game's own tests count for them.
fn record_tests(
    ids: &[Id],
    lines: &mut [RuleCoverage],
    tests: &[test_sources::TestSource],
    is_game_test: bool,
) {
    for test in tests {
        let text = NormalizedText::new(&test.text);
        for (id, line) in ids.iter().zip(lines.iter_mut()) {
            if (is_game_test || id.is_rule) && text.mentions(id) {
                line.tests.insert(test.name.clone());
            }
        }
    }
}

impl RuleCoverage {
    fn new(id: &Id) -> Self {
        Self {
            id: id.name.clone(),
            is_rule: id.is_rule,
            cited: BTreeSet::new(),
            tests: BTreeSet::new(),
        }
    }
}
