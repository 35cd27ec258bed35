//! Checks that crates use only the crates that they may use, and that the modules of a crate form
//! no cycles.

use crate::files::TrackedFile;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use xtask::workspace::root;

/// The crates of the workspace that each crate may use directly, besides those that they use
/// themselves. Dependencies point downward only.
const ALLOWED: [(&str, &[&str]); 24] = [
    ("engine", &[]),
    ("protocol", &["engine"]),
    ("web/ui", &["engine"]),
    ("web/board", &["engine", "ui"]),
    ("web/store", &["engine", "protocol", "ui"]),
    ("web/net", &["protocol", "ui"]),
    ("web/match_text", &["board", "engine", "ui"]),
    ("web/editor", &["board", "engine", "store", "ui"]),
    (
        "web/play",
        &[
            "board",
            "editor",
            "engine",
            "match_text",
            "net",
            "protocol",
            "store",
            "ui",
            "worker",
        ],
    ),
    (
        "web/games/rift",
        &[
            "board",
            "editor",
            "engine",
            "match_text",
            "play",
            "store",
            "ui",
            "worker",
        ],
    ),
    (
        "web/online",
        &["engine", "net", "play", "protocol", "store", "ui"],
    ),
    ("web/games/space_rift", GAME),
    ("web/games/exodus", GAME),
    ("web/games/saga", GAME),
    (
        "web",
        &[
            "board",
            "editor",
            "engine",
            "exodus",
            "online",
            "play",
            "rift",
            "saga",
            "space_rift",
            "store",
            "ui",
        ],
    ),
    ("words", &["engine"]),
    ("schema", &["engine", "protocol"]),
    ("server", &["engine", "protocol", "words"]),
    ("worker", &["engine"]),
    ("arena", &["engine"]),
    ("cli", &["arena", "engine", "words"]),
    ("npm", &["engine", "words"]),
    ("hostile", &["engine", "protocol", "web"]),
    ("xtask", &["words"]),
];

/// The crates that each game may use; another game is not among them.
const GAME: &[&str] = &[
    "board",
    "editor",
    "engine",
    "match_text",
    "play",
    "store",
    "ui",
];

/// Returns forbidden dependencies between crates, and crates that are missing from the table.
pub fn layer_violations() -> Vec<String> {
    let manifest = |path: &str| fs::read_to_string(root().join(path)).expect("a manifest");
    let workspace = manifest("Cargo.toml");
    let list = workspace.split("members = [").nth(1).expect("members");
    let list = list.split(']').next().unwrap_or_default();
    let members: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    let name = |member: &str| member.rsplit('/').next().unwrap_or_default().to_owned();
    let ours: BTreeSet<String> = members.iter().map(|member| name(member)).collect();
    let mut violations = Vec::new();
    for member in members {
        let Some((_, allowed)) = ALLOWED.iter().find(|(own, _)| *own == member) else {
            violations.push(format!("{member}: no entry in `ALLOWED`"));
            continue;
        };
        for used in dependencies(&manifest(&format!("{member}/Cargo.toml"))) {
            if ours.contains(&used) && !allowed.contains(&used.as_str()) {
                violations.push(format!("{member} may not use {used}"));
            }
        }
    }
    violations
}

/// Returns the names of the dependencies in a manifest, without those for tests.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let mut section = "";
    let mut names = BTreeSet::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(head) = line.strip_prefix('[') {
            section = head.trim_end_matches(']');
            names.extend(section.strip_prefix("dependencies.").map(str::to_owned));
        } else if section == "dependencies" && !line.starts_with('#') {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            names.insert(name.to_owned());
        }
    }
    names
}

/// Returns the cycles of top-level modules within each crate.
pub fn cycles(files: &[TrackedFile]) -> Vec<String> {
    let all = ALLOWED.iter().map(|(own, _)| *own);
    all.filter_map(|own| {
        let circle = find_cycle(&dependency_graph(own, files))?;
        Some(format!("{own}: {}", circle.join(" → ")))
    })
    .collect()
}

/// The most lines of Rust that a crate of the page may have, with its tests.
const MAX_LINES: usize = 25_000;

/// Returns the crates of the page that are too large.
pub fn large_crates(files: &[TrackedFile]) -> Vec<String> {
    let mut lines: BTreeMap<&str, usize> = BTreeMap::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let mut crates = ALLOWED.iter().map(|(own, _)| *own).collect::<Vec<_>>();
        crates.retain(|own| own.starts_with("web") && is_in(&file.path, own));
        // The crate `web` has the folders of the others in its own.
        if let Some(own) = crates.into_iter().max_by_key(|own| own.len()) {
            *lines.entry(own).or_default() += file.text.lines().count();
        }
    }
    let large = lines.into_iter().filter(|(_, count)| *count > MAX_LINES);
    large
        .map(|(own, count)| format!("{own} has {count} lines"))
        .collect()
}

/// Returns whether a file is in a folder.
fn is_in(path: &str, folder: &str) -> bool {
    let rest = path.strip_prefix(folder);
    rest.is_some_and(|rest| rest.starts_with('/'))
}

type DependencyGraph = BTreeMap<String, BTreeSet<String>>;

/// Returns which top-level module of a crate names which other.
fn dependency_graph(own: &str, files: &[TrackedFile]) -> DependencyGraph {
    let source = format!("{own}/src/");
    let inside = |file: &&TrackedFile| file.is_rust() && !file.is_test();
    let files = files.iter().filter(inside);
    let top = files
        .clone()
        .find(|file| file.path == format!("{source}lib.rs"));
    let re_exported = top.map_or_else(BTreeMap::new, |top| re_exports(&code_of(top)));
    let files: Vec<(String, &TrackedFile)> = files
        .filter_map(|file| {
            let path = file.path.strip_prefix(&source)?;
            let module = path.split(['/', '.']).next().unwrap_or_default();
            (module != "lib").then(|| (module.to_owned(), file))
        })
        .collect();
    let modules: BTreeSet<&str> = files.iter().map(|(module, _)| module.as_str()).collect();
    let mut edges = DependencyGraph::new();
    for (module, file) in &files {
        let depth = file.path[source.len()..].matches('/').count();
        let named = imported_modules(&code_of(file), depth);
        let others = named
            .into_iter()
            .map(|name| re_exported.get(&name).cloned().unwrap_or(name))
            .filter(|name| name != module && modules.contains(name.as_str()));
        edges.entry(module.clone()).or_default().extend(others);
    }
    edges
}

fn code_of(file: &TrackedFile) -> String {
    let code: Vec<&str> = file.code().map(|(_, line)| line).collect();
    code.join("\n")
}

/// Returns the names that the root of a crate re-exports, each with the module that it comes from.
fn re_exports(code: &str) -> BTreeMap<String, String> {
    let uses = code.split("pub use ").skip(1);
    uses.filter_map(|rest| {
        let path = rest.split(';').next()?;
        let (module, names) = (first_word(path), path.rsplit("::").next()?);
        let list = path.split_once('{').map_or(names, |(_, list)| list);
        let names = list.split([',', '}']).map(first_word);
        Some(
            names
                .map(move |name| (name, module.clone()))
                .collect::<Vec<_>>(),
        )
    })
    .flatten()
    .collect()
}

/// Returns the first segments of all paths from the root of the crate, in a file at this depth of
/// folders.
fn imported_modules(code: &str, depth: usize) -> BTreeSet<String> {
    // In a top-level module, one `super` leads to the root.
    let up = format!("{}super::", "super::".repeat(depth));
    ["crate::", up.as_str()]
        .into_iter()
        .flat_map(|start| code.split(start).skip(1))
        .flat_map(|rest| match rest.strip_prefix('{') {
            Some(list) => first_words(list),
            None => vec![first_word(rest)],
        })
        .collect()
}

/// Returns the first words of the items in braces, up to the closing brace.
fn first_words(list: &str) -> Vec<String> {
    let (mut depth, mut words) = (0, vec![first_word(list)]);
    for (at, character) in list.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => words.push(first_word(&list[at + 1..])),
            _ => {}
        }
    }
    words
}

fn first_word(text: &str) -> String {
    let text = text.trim_start();
    text.chars()
        .take_while(|character| character.is_alphanumeric() || *character == '_')
        .collect()
}

/// Returns a path that leads back to its start.
fn find_cycle(edges: &DependencyGraph) -> Option<Vec<String>> {
    fn walk(
        at: &str,
        edges: &DependencyGraph,
        path: &mut Vec<String>,
        done: &mut BTreeSet<String>,
    ) -> bool {
        if let Some(first) = path.iter().position(|step| step == at) {
            path.drain(..first);
            path.push(at.to_owned());
            return true;
        }
        if done.contains(at) {
            return false;
        }
        path.push(at.to_owned());
        let next = edges.get(at).into_iter().flatten();
        if next.into_iter().any(|next| walk(next, edges, path, done)) {
            return true;
        }
        path.pop();
        done.insert(at.to_owned());
        false
    }
    let mut done = BTreeSet::new();
    edges.keys().find_map(|module| {
        let mut path = Vec::new();
        walk(module, edges, &mut path, &mut done).then_some(path)
    })
}

#[test]
fn dependency_cycles_are_found() {
    let edges = |pairs: &[(&str, &str)]| {
        let mut edges = DependencyGraph::new();
        for (from, to) in pairs {
            let others = edges.entry((*from).to_owned()).or_default();
            others.insert((*to).to_owned());
        }
        edges
    };
    assert_eq!(
        find_cycle(&edges(&[("a", "b"), ("b", "c"), ("a", "c")])),
        None
    );
    let round = find_cycle(&edges(&[("a", "b"), ("b", "c"), ("c", "b")]));
    assert_eq!(round.map(|path| path.join(" ")), Some("b c b".to_owned()));
}

#[test]
fn imported_modules_of_a_file_are_found() {
    let code =
        "use crate::{cell, grid::{Extent, Grid}};\nuse super::view;\nlet a = crate::tap::of();";
    let found = imported_modules(code, 0);
    assert_eq!(
        found,
        ["cell", "grid", "tap", "view"].map(str::to_owned).into()
    );
    assert!(imported_modules("use super::inner;", 1).is_empty());
    assert!(imported_modules("use super::super::outer;", 1).contains("outer"));
}

#[test]
fn a_re_exported_name_leads_to_its_module() {
    let found =
        re_exports("mod cell;\npub use cell::{Cell, CellState};\npub use draw::stroke::Stroke;");
    let of = |name: &str| found.get(name).map(String::as_str);
    assert_eq!(of("CellState"), Some("cell"));
    assert_eq!(of("Stroke"), Some("draw"));
    assert_eq!(of("mod"), None);
}

#[test]
fn dependencies_are_read_from_the_manifest() {
    let manifest = "[dependencies]\nui.workspace = true\n# no\ngloo = { workspace = true }\n\n[dev-dependencies]\nboard.workspace = true\n\n[dependencies.web-sys]\nworkspace = true\n";
    let names = dependencies(manifest);
    assert!(names.contains("ui") && names.contains("web-sys") && !names.contains("board"));
}

/// Returns the names of the traits that a file declares.
pub fn traits(file: &TrackedFile) -> Vec<&str> {
    let lines = file.text.lines().map(str::trim_start);
    let declared = lines.filter_map(|line| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
        line.strip_prefix("trait ")
    });
    let end = |c: char| !c.is_alphanumeric();
    declared.filter_map(|rest| rest.split(end).next()).collect()
}
