//! Exceptions from the checks, with reasons. Keep the list short; an exception that is no longer
//! needed fails the test.

/// A check of the tidy test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// At most 400 lines per file, 200 per `mod.rs`, 50 per function except tables, 150 per
    /// component or hook.
    Length,
    /// A module starts with its documentation.
    Heading,
    /// The engine computes with integers in a deterministic order.
    Pure,
    /// Shared code names no game, and games do not depend on each other.
    GameBoundary,
    /// No marks of unfinished work.
    Unfinished,
    /// Numbers are passed to phrases as arguments.
    Phrase,
    /// Links in documents have a target.
    Link,
    /// Rendering and narration use views, not states.
    Secret,
    /// No control is `disabled`, since it would lose the focus.
    Focus,
    /// Every wait for the browser has a time limit.
    Wait,
    /// Documents show only commands that exist.
    Sample,
    /// No retired names, and no two public types with one name.
    Name,
    /// No paths of one machine and no URLs of a registry.
    Machine,
}

/// The exceptions as check, file and reason.
const EXCEPTIONS: &[(Check, &str, &str)] = &[
    (
        Check::GameBoundary,
        "web/ui/src/icon.rs",
        "a rift is a thing that editors draw, as a ship is",
    ),
    (
        Check::Secret,
        "web/play/src/render_checks.rs",
        "only tests draw by it, and they compare what a state draws with what a guess of it does",
    ),
    (
        Check::Secret,
        "web/play/src/random_decisions.rs",
        "only tests play by it, and they check what is said of a state that a viewer may see",
    ),
    (
        Check::Wait,
        "web/ui/src/timing.rs",
        "where all waiting is done, with its end",
    ),
    (
        Check::Wait,
        "web/play/src/tabs/browser.rs",
        "a lock is held for as long as the table stands; nobody waits for it to be given back",
    ),
    (
        Check::Length,
        "engine/src/saga/event.rs",
        "one closed list with a line for every figure; splitting it would hide one that is never told",
    ),
    (
        Check::Length,
        "engine/src/saga/step/task.rs",
        "one closed list with a line for every figure; splitting it would hide one that no chapter answers",
    ),
    (
        Check::Length,
        "engine/src/saga/content/compile.rs",
        "one constructor with a line for every field of a scenario; splitting it would hide one that is forgotten",
    ),
    (
        Check::GameBoundary,
        "engine/src/components/deck.rs",
        "a shuffle asks the trait of chance, which itself uses nothing of ours",
    ),
    (
        Check::Unfinished,
        "xtask/tests/tidy/words.rs",
        "names the marks it looks for",
    ),
    (
        Check::Machine,
        "xtask/tests/tidy/words.rs",
        "names the paths it looks for",
    ),
];

/// Returns the reason why a file is excused from a check, if it is.
pub fn reason(check: Check, path: &str) -> Option<&'static str> {
    let mut rows = EXCEPTIONS.iter();
    rows.find(|(of, excused, _)| *of == check && *excused == path)
        .map(|(_, _, reason)| *reason)
}

/// Returns the files that are excused from a check.
pub fn paths(check: Check) -> impl Iterator<Item = &'static str> {
    EXCEPTIONS
        .iter()
        .filter(move |(of, _, _)| *of == check)
        .map(|(_, path, _)| *path)
}
