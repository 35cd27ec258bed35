//! Tests the invariants of `ARCHITECTURE.md` that are visible in the text of the files.
//!
//! The checks work on lines and do not parse the language; lints cover everything that only the
//! compiler can know.

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
use files::{TrackedFile, tracked_files};

/// A violation of an invariant, with its file, its line and a description.
struct Violation {
    path: String,
    line: usize,
    description: String,
}

impl Violation {
    fn new(file: &TrackedFile, line: usize, description: impl Into<String>) -> Self {
        Self {
            path: file.path.clone(),
            line,
            description: description.into(),
        }
    }
}

/// Fails on every violation without an exception, and on every exception without a violation.
fn assert_no_violations(check: Check, violations: Vec<Violation>) {
    let mut exempt_paths = Vec::new();
    let mut sentences = Vec::new();
    for violation in violations {
        match exceptions::reason(check, &violation.path) {
            Some(_) => exempt_paths.push(violation.path),
            None => sentences.push(format!(
                "{}:{}: {}",
                violation.path, violation.line, violation.description
            )),
        }
    }
    for path in exceptions::paths(check) {
        if !exempt_paths.iter().any(|exempt| exempt == path) {
            sentences.push(format!(
                "{path} no longer needs its exception from {check:?}"
            ));
        }
    }
    assert!(sentences.is_empty(), "\n{}\n", sentences.join("\n"));
}

fn rust_files(starts: &[&str]) -> Vec<TrackedFile> {
    let mut files = tracked_files();
    files.retain(|file| file.is_rust() && starts.iter().any(|start| file.path.starts_with(start)));
    files
}

#[test]
fn files_and_functions_are_short() {
    assert_no_violations(
        Check::Length,
        rust_files(&[
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
    let files = rust_files(&[""]);
    let found = files.iter().filter(|file| !file.is_test());
    assert_no_violations(Check::Name, found.flat_map(names::retired_items).collect());
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
    let mut files = rust_files(&[
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
fn every_module_starts_with_its_documentation() {
    assert_no_violations(
        Check::Heading,
        rust_files(&[""])
            .iter()
            .flat_map(words::missing_heading)
            .collect(),
    );
}

#[test]
fn the_engine_has_no_clock_no_float_and_no_unordered_collection() {
    assert_no_violations(
        Check::Pure,
        rust_files(&["engine/src"])
            .iter()
            .flat_map(words::impure_types)
            .collect(),
    );
}

#[test]
fn shared_code_names_no_game() {
    assert_no_violations(
        Check::GameBoundary,
        rust_files(&[
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
fn crates_depend_only_on_lower_layers() {
    assert_eq!(layers::layer_violations(), Vec::<String>::new());
}

#[test]
fn no_crate_of_the_page_is_too_large() {
    assert_eq!(layers::large_crates(&tracked_files()), Vec::<String>::new());
}

#[test]
fn modules_of_the_page_form_no_cycles() {
    assert_eq!(layers::cycles(&tracked_files()), Vec::<String>::new());
}

/// A new trait must replace another one, or become a plain function.
#[test]
fn the_page_has_at_most_twenty_traits() {
    let files = rust_files(&["web/"]);
    let traits: Vec<&str> = files.iter().flat_map(layers::traits).collect();
    assert!(traits.len() <= 20, "{}: {traits:?}", traits.len());
}

#[test]
fn no_file_has_marks_of_unfinished_work() {
    assert_no_violations(
        Check::Unfinished,
        tracked_files()
            .iter()
            .flat_map(words::unfinished_marks)
            .collect(),
    );
}

#[test]
fn phrases_contain_no_numbers_of_the_rules() {
    let mut files = tracked_files();
    files.retain(|file| file.path.ends_with(".ftl"));
    assert_no_violations(
        Check::Phrase,
        files.iter().flat_map(words::numbers).collect(),
    );
}

#[test]
fn rendering_and_narration_use_views_not_states() {
    let folders = [
        "web/board/src",
        "web/games",
        "web/match_text/src",
        "web/online/src",
        "web/play/src",
        "web/ui/src",
    ];
    assert_no_violations(
        Check::Secret,
        rust_files(&folders)
            .iter()
            .flat_map(words::states)
            .collect(),
    );
}

#[test]
fn no_control_is_disabled() {
    assert_no_violations(
        Check::Focus,
        rust_files(&["web/"])
            .iter()
            .flat_map(words::disabled)
            .collect(),
    );
}

#[test]
fn every_wait_of_the_page_has_a_time_limit() {
    assert_no_violations(
        Check::Wait,
        rust_files(&["web/"])
            .iter()
            .flat_map(words::unlimited_waits)
            .collect(),
    );
}

#[test]
fn no_file_contains_a_path_of_one_machine() {
    assert_no_violations(
        Check::Machine,
        tracked_files()
            .iter()
            .flat_map(words::machine_paths)
            .collect(),
    );
}

#[test]
fn documented_commands_exist() {
    let mut files = tracked_files();
    files.retain(|file| file.path.ends_with(".md"));
    let usage = samples::usage();
    let violations = files
        .iter()
        .flat_map(|file| samples::violations(file, &usage));
    assert_no_violations(Check::Sample, violations.collect());
}

#[test]
fn documents_link_to_files_that_exist() {
    let mut files = tracked_files();
    files.retain(|file| file.path.ends_with(".md"));
    assert_no_violations(
        Check::Link,
        files.iter().flat_map(links::violations).collect(),
    );
}
