//! What may break an invariant, with the reason. Keep it short; an exception that is needed no more fails the test.

/// One of the checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Files of 400 lines, a `mod.rs` of 200, functions of 50 that are no tables, components and hooks of 150.
    Length,
    /// A module starts with what it is.
    Heading,
    /// The engine computes with whole numbers in a fixed order.
    Pure,
    /// Shared parts name no game, and games do not know each other.
    GameBoundary,
    /// No marks of unfinished work.
    Unfinished,
    /// Figures reach a phrase as arguments.
    Phrase,
    /// Documents link to what is there.
    Link,
    /// What is drawn and told comes from views.
    Secret,
    /// No control is disabled: it would lose the focus.
    Focus,
    /// The page waits for nothing of the browser without an end.
    Wait,
    /// Documents show commands that there are.
    Sample,
    /// Retired names, and one public type for each name.
    Name,
    /// No path of a machine and no address of a registry.
    Machine,
}

/// The check, the file, the reason.
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
        "web/games/exodus/src/narrate/events.rs",
        "one table with an arm for every event; splitting it would hide a missing one",
    ),
    (
        Check::Length,
        "web/games/saga/src/narrate/events.rs",
        "one table with an arm for every event; splitting it would hide a missing one",
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

/// Why a file is excused from a check, if it is.
pub fn reason(check: Check, path: &str) -> Option<&'static str> {
    let mut rows = EXCEPTIONS.iter();
    rows.find(|(of, excused, _)| *of == check && *excused == path)
        .map(|(_, _, reason)| *reason)
}

/// The files that are excused from a check.
pub fn paths(check: Check) -> impl Iterator<Item = &'static str> {
    EXCEPTIONS
        .iter()
        .filter(move |(of, _, _)| *of == check)
        .map(|(_, path, _)| *path)
}
