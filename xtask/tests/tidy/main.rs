//! Tests the invariants of `ARCHITECTURE.md` that are visible in the text of the files.
//!
//! The checks work on lines and do not parse the language; what only the compiler can know is left
//! to lints.

mod exceptions;
mod files;
mod game_boundaries;
mod layers;
mod lengths;
mod links;
mod names;
mod samples;
mod words;

use exceptions::Check;
use files::{TrackedFile, tracked};

/// A violation of an invariant, with its place and a description.
struct Violation {
    path: String,
    line: usize,
    what: String,
}

impl Violation {
    fn new(file: &TrackedFile, line: usize, what: impl Into<String>) -> Self {
        Self {
            path: file.path.clone(),
            line,
            what: what.into(),
        }
    }
}

/// Fails on every violation without an exception, and on every exception without a violation.
fn assert_no_violations(check: Check, faults: Vec<Violation>) {
    let mut excused = Vec::new();
    let mut sentences = Vec::new();
    for fault in faults {
        match exceptions::reason(check, &fault.path) {
            Some(_) => excused.push(fault.path),
            None => sentences.push(format!("{}:{}: {}", fault.path, fault.line, fault.what)),
        }
    }
    for path in exceptions::paths(check) {
        if !excused.iter().any(|excused| excused == path) {
            sentences.push(format!(
                "{path} no longer needs its exception from {check:?}"
            ));
        }
    }
    assert!(sentences.is_empty(), "\n{}\n", sentences.join("\n"));
}

fn rust(starts: &[&str]) -> Vec<TrackedFile> {
    let mut files = tracked();
    files.retain(|file| file.is_rust() && starts.iter().any(|start| file.path.starts_with(start)));
    files
}

#[test]
fn files_and_functions_are_short() {
    assert_no_violations(
        Check::Length,
        rust(&[
            "cli/src",
            "engine/src",
            "npm/src",
            "schema/src",
            "web/",
            "words/src",
            "xtask/src",
        ])
        .iter()
        .flat_map(lengths::violations)
        .collect(),
    );
}

#[test]
fn retired_names_stay_retired() {
    let files = rust(&[""]);
    let found = files.iter().filter(|file| !file.is_test());
    assert_no_violations(Check::Name, found.flat_map(names::retired).collect());
    let others = files
        .iter()
        .filter(|file| !file.path.ends_with("tidy/names.rs"));
    assert_no_violations(
        Check::Name,
        others.flat_map(names::retired_values).collect(),
    );
}

#[test]
fn no_two_public_types_have_one_name() {
    let mut files = rust(&[
        "arena",
        "cli",
        "engine/src",
        "npm",
        "protocol",
        "web",
        "words",
        "worker",
        "xtask/src",
    ]);
    files.retain(|file| !file.is_test() && !file.path.starts_with("web/games/"));
    let games = ["rift", "space_rift", "exodus", "saga"];
    files.retain(|file| {
        !games
            .iter()
            .any(|game| file.path.starts_with(&format!("engine/src/{game}/")))
    });
    assert_no_violations(Check::Name, names::duplicate_types(&files));
}

#[test]
fn every_module_says_what_it_is() {
    assert_no_violations(
        Check::Heading,
        rust(&[""])
            .iter()
            .flat_map(words::missing_heading)
            .collect(),
    );
}

#[test]
fn the_engine_has_no_clock_no_float_and_no_unordered_collection() {
    assert_no_violations(
        Check::Pure,
        rust(&["engine/src"])
            .iter()
            .flat_map(words::impure_types)
            .collect(),
    );
}

#[test]
fn shared_parts_know_no_game() {
    assert_no_violations(
        Check::GameBoundary,
        rust(&[
            "arena/src",
            "cli/src",
            "engine/src",
            "npm/src",
            "web/",
            "words/src",
            "worker/src",
        ])
        .iter()
        .flat_map(game_boundaries::violations)
        .collect(),
    );
}

#[test]
fn crates_use_only_what_stands_below_them() {
    assert_eq!(layers::layer_violations(), Vec::<String>::new());
}

#[test]
fn modules_of_the_page_form_no_circle() {
    assert_eq!(layers::cycles(&tracked()), Vec::<String>::new());
}

/// A page function is declared once: a new trait must replace another one, or become a plain
/// function.
#[test]
fn the_page_has_at_most_twenty_traits() {
    let files = rust(&["web/"]);
    let traits: Vec<&str> = files.iter().flat_map(layers::traits).collect();
    assert!(traits.len() <= 20, "{}: {traits:?}", traits.len());
}

#[test]
fn nothing_is_left_undone() {
    assert_no_violations(
        Check::Unfinished,
        tracked().iter().flat_map(words::unfinished_marks).collect(),
    );
}

#[test]
fn phrases_hold_no_numbers_of_the_rules() {
    let mut files = tracked();
    files.retain(|file| file.path.ends_with(".ftl"));
    assert_no_violations(
        Check::Phrase,
        files.iter().flat_map(words::numbers).collect(),
    );
}

#[test]
fn what_draws_and_tells_is_given_views() {
    let rooms = ["web/board/src", "web/games", "web/play/src", "web/ui/src"];
    assert_no_violations(
        Check::Secret,
        rust(&rooms).iter().flat_map(words::states).collect(),
    );
}

#[test]
fn no_control_is_disabled() {
    assert_no_violations(
        Check::Focus,
        rust(&["web/"]).iter().flat_map(words::disabled).collect(),
    );
}

#[test]
fn every_wait_of_the_page_has_an_end() {
    assert_no_violations(
        Check::Wait,
        rust(&["web/"]).iter().flat_map(words::waits).collect(),
    );
}

#[test]
fn no_file_knows_a_machine() {
    assert_no_violations(
        Check::Machine,
        tracked().iter().flat_map(words::machine).collect(),
    );
}

#[test]
fn commands_of_the_documents_are_ones_that_there_are() {
    let mut files = tracked();
    files.retain(|file| file.path.ends_with(".md"));
    let usage = samples::usage();
    let faults = files
        .iter()
        .flat_map(|file| samples::violations(file, &usage));
    assert_no_violations(Check::Sample, faults.collect());
}

#[test]
fn documents_link_to_files_that_exist() {
    let mut files = tracked();
    files.retain(|file| file.path.ends_with(".md"));
    assert_no_violations(
        Check::Link,
        files.iter().flat_map(links::violations).collect(),
    );
}
