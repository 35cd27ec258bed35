//! Ties the rules of a game to its code and its tests, by the ids of its `RULES.md`.
//!
//! A `RULES.md` defines an id by setting it in bold at its first place: `**RIFT-5.3**` a rule, `**EX-01 …**` a worked
//! example, `**A-05 …**` a ruling. Code cites an id in a comment or a refusal. A test proves an id when its name, its
//! comments or its body hold it, as `RIFT-5.3` or as `rift_5_3`. This module reads; `cargo xtask rules` shows, and
//! the test `trace` of this crate insists.

mod files;
mod ids;
mod proofs;

use crate::house::root;
use anyhow::Result;
use ids::{Id, Text};
use std::{collections::BTreeSet, path::Path};

/// One game's rules with what ties them down.
#[derive(Debug)]
pub struct Trace {
    /// The game's folder in `engine/src`.
    pub game: String,
    /// Every id in the order of `RULES.md`.
    pub lines: Vec<Line>,
    /// Ids that code, tests or rules mention and `RULES.md` does not define, each with the file.
    pub unknown: Vec<(String, String)>,
}

/// One id with its places.
#[derive(Debug)]
pub struct Line {
    /// The id as `RULES.md` writes it.
    pub id: String,
    /// Whether it is a numbered rule; else a worked example or a ruling.
    pub rule: bool,
    /// Source files that cite it.
    pub cited: BTreeSet<String>,
    /// Tests that prove it, as `file::name`.
    pub tests: BTreeSet<String>,
}

impl Trace {
    /// What an audit finds fault with, one sentence each.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (id, file) in &self.unknown {
            faults.push(format!(
                "{id} in {file} is not in RULES.md of {}",
                self.game
            ));
        }
        for line in &self.lines {
            if line.rule && line.cited.is_empty() {
                faults.push(format!("{} is cited by no code", line.id));
            }
            if line.tests.is_empty() {
                faults.push(format!("{} is proven by no test", line.id));
            }
        }
        faults
    }
}

/// Traces every game that has a `RULES.md`.
///
/// # Errors
/// When a file cannot be read.
pub fn trace_all() -> Result<Vec<Trace>> {
    let root = root();
    files::games(&root)?
        .iter()
        .map(|game| trace(&root, game))
        .collect()
}

fn trace(root: &Path, game: &str) -> Result<Trace> {
    let rules = files::read(root, &format!("engine/src/{game}/RULES.md"))?;
    let ids = ids::defined(&rules.text);
    let mut lines: Vec<Line> = ids.iter().map(Line::new).collect();
    let mut unknown = ids::unknown(&ids, &rules);
    for file in files::sources(root, game)? {
        let (proofs, rest) = proofs::split(&file);
        let code = Text::new(&rest);
        for (id, line) in ids.iter().zip(&mut lines) {
            if code.mentions(id) {
                line.cited.insert(file.path.clone());
            }
        }
        prove(&ids, &mut lines, &proofs, true);
        unknown.extend(ids::unknown(&ids, &file));
    }
    for file in files::tests(root)? {
        let own = files::belongs(&file.path, game);
        let (proofs, _) = proofs::split(&file);
        prove(&ids, &mut lines, &proofs, own);
        if own {
            unknown.extend(ids::unknown(&ids, &file));
        }
    }
    Ok(Trace {
        game: game.to_owned(),
        lines,
        unknown,
    })
}

/// Notes which ids some tests prove. Examples and rulings have short ids that every game uses: only tests of the
/// game's own prove those.
fn prove(ids: &[Id], lines: &mut [Line], proofs: &[proofs::Proof], own: bool) {
    for proof in proofs {
        let text = Text::new(&proof.text);
        for (id, line) in ids.iter().zip(lines.iter_mut()) {
            if (own || id.rule) && text.mentions(id) {
                line.tests.insert(proof.name.clone());
            }
        }
    }
}

impl Line {
    fn new(id: &Id) -> Self {
        Self {
            id: id.name.clone(),
            rule: id.rule,
            cited: BTreeSet::new(),
            tests: BTreeSet::new(),
        }
    }
}
