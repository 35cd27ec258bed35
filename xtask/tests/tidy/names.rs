//! One word, one meaning: checks that retired names stay retired, and that no two public types of
//! the shared crates have one name.

use crate::{Violation, files::TrackedFile};
use std::collections::BTreeMap;

/// Retired names of types, traits, modules and macros, with the standard term that replaced each.
const RETIRED: &[(&str, &str)] = &[
    ("Annals", "GameStats"),
    ("Ballot", "UndoVote"),
    ("Chest", "Backup"),
    ("Counsel", "AdviceRequest"),
    ("Deed", "SessionCommand, or what it is"),
    ("Desk", "SessionStore, or what it is"),
    ("Eyes", "Perspective"),
    ("Fate", "what happened"),
    ("Film", "ReplayTimeline"),
    ("Gaze", "Selection"),
    ("Glance", "StatusSummary"),
    ("Grasp", "PickResolver"),
    ("Hands", "TableActions"),
    ("Hearsay", "PartialSession"),
    ("Historian", "Omniscient"),
    ("House", "GameScreens"),
    ("Kept", "SaveRecord"),
    ("Kin", "LogRelation"),
    ("Lull", "IdleNotice"),
    ("Misfit", "SetupError"),
    ("News", "what happened"),
    ("Oath", "SeedCommitment"),
    ("Onlooker", "Observer"),
    ("Parcel", "Bundle"),
    ("Piloted", "BotPolicy"),
    ("Reel", "ReplayData"),
    ("Room", "Chunk, Editor or SignalingRoom"),
    ("Scribe", "TextModelBuilder"),
    ("Sitting", "InteractiveTable"),
    ("Stock", "ContentSet"),
    ("Teller", "TextModelBuilder or Animator"),
    ("Told", "what it is"),
    ("Verdict", "AnalysisResult, GameResult or VoteOutcome"),
    ("Waters", "DriftContext"),
    ("dread", "threat"),
    ("fray", "combat_choices"),
    ("house", "screens"),
    ("lore", "what it holds"),
    ("pilot", "bot"),
    ("weal", "effect_value"),
];

/// How a declaration starts, after its visibility.
const DECLARATIONS: [&str; 8] = [
    "struct ",
    "enum ",
    "trait ",
    "union ",
    "type ",
    "mod ",
    "macro_rules! ",
    "fn ",
];

/// Declarations of retired names.
pub fn retired(file: &TrackedFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (line, code) in file.code() {
        let Some((_, name)) = declared(code) else {
            continue;
        };
        if let Some((_, instead)) = RETIRED.iter().find(|(retired, _)| *retired == name) {
            let what = format!("`{name}` was retired; the word is {instead}");
            violations.push(Violation::new(file, line, what));
        }
    }
    violations
}

/// Public types with the same name, outside the folders of games, which all have their own `State`,
/// `Action`, `Event` and so on.
pub fn duplicate_types(files: &[TrackedFile]) -> Vec<Violation> {
    let mut places: BTreeMap<&str, (&TrackedFile, usize)> = BTreeMap::new();
    let mut violations = Vec::new();
    for file in files {
        for (line, code) in file.code() {
            let code = code.trim_start();
            let Some((kind, name)) = declared(code) else {
                continue;
            };
            let is_type = ["struct ", "enum ", "trait ", "union ", "type "].contains(&kind);
            // Associated types of an implementation are not declarations. A macro names its type
            // when it is used.
            if !is_type || name.is_empty() || !code.starts_with("pub") {
                continue;
            }
            if let Some((first, at)) = places.get(name) {
                let what = format!("`{name}` is a type of {}:{at} too", first.path);
                violations.push(Violation::new(file, line, what));
            } else {
                places.insert(name, (file, line));
            }
        }
    }
    violations
}

/// What a line declares: the keyword and the name.
fn declared(code: &str) -> Option<(&'static str, &str)> {
    let mut rest = code.trim_start();
    if let Some(after) = rest.strip_prefix("pub") {
        rest = after.trim_start();
        if rest.starts_with('(') {
            rest = rest.split_once(')')?.1.trim_start();
        }
    }
    for word in ["const ", "async ", "unsafe "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let kind = DECLARATIONS
        .into_iter()
        .find(|kind| rest.starts_with(kind))?;
    let name = &rest[kind.len()..];
    let end = name.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    Some((kind, &name[..end.unwrap_or(name.len())]))
}

#[test]
fn a_declaration_is_told_from_a_use() {
    assert_eq!(
        declared("pub(crate) struct Kin<G> {"),
        Some(("struct ", "Kin"))
    );
    assert_eq!(
        declared("    pub const fn kit(&self)"),
        Some(("fn ", "kit"))
    );
    assert_eq!(declared("mod house;"), Some(("mod ", "house")));
    assert_eq!(declared("let kin: Kin = kin;"), None);
    assert_eq!(declared("use super::Kin;"), None);
}
