//! The invariants of `ARCHITECTURE.md` that can be seen in the text of the files.
//!
//! It reads lines, not the language: what only the compiler can know is left to lints.

mod exceptions;
mod files;
mod layers;
mod lengths;
mod links;
mod rooms;
mod samples;
mod words;

use exceptions::Check;
use files::{File, tracked};

/// Something that breaks an invariant: where, and what.
struct Fault {
    path: String,
    line: usize,
    what: String,
}

impl Fault {
    fn new(file: &File, line: usize, what: impl Into<String>) -> Self {
        Self {
            path: file.path.clone(),
            line,
            what: what.into(),
        }
    }
}

/// Fails on every fault that no exception excuses, and on every exception that excuses nothing.
fn judge(check: Check, faults: Vec<Fault>) {
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
            sentences.push(format!("{path} needs its exception from {check:?} no more"));
        }
    }
    assert!(sentences.is_empty(), "\n{}\n", sentences.join("\n"));
}

fn rust(starts: &[&str]) -> Vec<File> {
    let mut files = tracked();
    files.retain(|file| file.is_rust() && starts.iter().any(|start| file.path.starts_with(start)));
    files
}

#[test]
fn files_and_functions_are_short() {
    judge(
        Check::Length,
        rust(&[
            "cli/src",
            "engine/src",
            "npm/src",
            "web/",
            "words/src",
            "xtask/src",
        ])
        .iter()
        .flat_map(lengths::faults)
        .collect(),
    );
}

#[test]
fn every_module_says_what_it_is() {
    judge(
        Check::Heading,
        rust(&[""]).iter().flat_map(words::heading).collect(),
    );
}

#[test]
fn the_engine_has_no_clock_no_float_and_no_unordered_collection() {
    judge(
        Check::Pure,
        rust(&["engine/src"]).iter().flat_map(words::pure).collect(),
    );
}

#[test]
fn shared_parts_know_no_game() {
    judge(
        Check::Room,
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
        .flat_map(rooms::faults)
        .collect(),
    );
}

#[test]
fn crates_use_only_what_stands_below_them() {
    assert_eq!(layers::uses(), Vec::<String>::new());
}

#[test]
fn modules_of_the_page_form_no_circle() {
    assert_eq!(layers::circles(&tracked()), Vec::<String>::new());
}

/// A page function is declared once: a new trait takes the place of another, or is a plain function.
#[test]
fn the_page_has_at_most_twenty_traits() {
    let files = rust(&["web/"]);
    let traits: Vec<&str> = files.iter().flat_map(layers::traits).collect();
    assert!(traits.len() <= 20, "{}: {traits:?}", traits.len());
}

#[test]
fn nothing_is_left_undone() {
    judge(
        Check::Undone,
        tracked().iter().flat_map(words::undone).collect(),
    );
}

#[test]
fn phrases_hold_no_numbers_of_the_rules() {
    let mut files = tracked();
    files.retain(|file| file.path.ends_with(".ftl"));
    judge(
        Check::Phrase,
        files.iter().flat_map(words::numbers).collect(),
    );
}

#[test]
fn what_draws_and_tells_is_given_views() {
    let rooms = ["web/board/src", "web/games", "web/play/src", "web/ui/src"];
    judge(
        Check::Secret,
        rust(&rooms).iter().flat_map(words::states).collect(),
    );
}

#[test]
fn no_control_is_disabled() {
    judge(
        Check::Focus,
        rust(&["web/"]).iter().flat_map(words::disabled).collect(),
    );
}

#[test]
fn every_wait_of_the_page_has_an_end() {
    judge(
        Check::Wait,
        rust(&["web/"]).iter().flat_map(words::waits).collect(),
    );
}

#[test]
fn no_file_knows_a_machine() {
    judge(
        Check::Machine,
        tracked().iter().flat_map(words::machine).collect(),
    );
}

#[test]
fn commands_of_the_documents_are_ones_that_there_are() {
    let mut files = tracked();
    files.retain(|file| file.path.ends_with(".md"));
    let usage = samples::usage();
    let faults = files.iter().flat_map(|file| samples::faults(file, &usage));
    judge(Check::Sample, faults.collect());
}

#[test]
fn documents_link_to_files_that_exist() {
    let mut files = tracked();
    files.retain(|file| file.path.ends_with(".md"));
    judge(Check::Link, files.iter().flat_map(links::faults).collect());
}
