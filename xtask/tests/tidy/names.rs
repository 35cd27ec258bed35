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

/// Retired names of fields, properties, parameters and locals, each with the word to use.
const RETIRED_VALUES: &[(&str, &str)] = &[
    ("chest", "backup"),
    ("counsel", "advice_request"),
    ("deed", "command, action or kind"),
    ("deeds", "commands, actions or context"),
    ("desk", "session_store"),
    ("errand", "task"),
    ("eyes", "perspective"),
    ("film", "timeline"),
    ("flaws", "content_errors"),
    ("gait", "pace"),
    ("gaze", "selection"),
    ("hearsay", "partial"),
    ("kin", "relation"),
    ("kit", "tools"),
    ("lull", "idle_notice"),
    ("maw", "gate"),
    ("misfit", "setup_error"),
    ("muster", "setup"),
    ("oath", "commitment"),
    ("omen", "preview"),
    ("ondeed", "onaction"),
    ("onwish", "oncommand"),
    ("peril", "threat"),
    ("plotter", "planner"),
    ("purse", "budget"),
    ("reckoned", "searched"),
    ("reseat", "set_player_kinds"),
    ("scribe", "builder"),
    ("sitter", "player_kind"),
    ("sitters", "player_kinds"),
    ("sketch", "draft"),
    ("stocks", "content_sets"),
    ("studio", "editor_state"),
    ("teller", "narrator"),
    ("verdict", "result"),
    ("vow", "commitment_record"),
    ("ware", "item"),
    ("weal", "effect_value"),
    ("workshop", "editor"),
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

/// Returns declarations of retired names.
pub fn retired_items(file: &TrackedFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (line, code) in file.code() {
        let Some((_, name)) = parse_declaration(code) else {
            continue;
        };
        if let Some((_, instead)) = RETIRED.iter().find(|(retired, _)| *retired == name) {
            let description = format!("`{name}` is a retired name; use {instead}");
            violations.push(Violation::new(file, line, description));
        }
    }
    violations
}

/// Returns fields, properties, parameters and locals with retired names, including those in tests.
pub fn retired_values(file: &TrackedFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or("");
        // Parts outside quotation marks have even indices.
        for code in code.split('"').step_by(2) {
            for (retired, instead) in RETIRED_VALUES {
                if uses_value(code, retired) {
                    let description = format!("`{retired}` was retired; the word is {instead}");
                    violations.push(Violation::new(file, number + 1, description));
                }
            }
        }
    }
    violations
}

/// Returns whether a field or variable of this name is declared, set or read as `.name`, `name:` or
/// `let name`.
fn uses_value(code: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        let is_whole = !before.ends_with(is_part) && !after.starts_with(is_part);
        let is_path = after.starts_with("::");
        is_whole
            && !is_path
            && (before.ends_with('.')
                || before.ends_with("let ")
                || before.ends_with("let mut ")
                || after.starts_with(':'))
    })
}

/// Returns public types with the same name, except in the folders of games, which all have their
/// own `State`, `Action`, `Event` and so on.
pub fn duplicate_types(files: &[TrackedFile]) -> Vec<Violation> {
    let mut first_places: BTreeMap<&str, (&TrackedFile, usize)> = BTreeMap::new();
    let mut violations = Vec::new();
    for file in files {
        for (line, code) in file.code() {
            let code = code.trim_start();
            let Some((kind, name)) = parse_declaration(code) else {
                continue;
            };
            let is_type = ["struct ", "enum ", "trait ", "union ", "type "].contains(&kind);
            // Associated types of an implementation are not declarations. A macro names its type
            // when it is used.
            if !is_type || name.is_empty() || !code.starts_with("pub") {
                continue;
            }
            if let Some((first, at)) = first_places.get(name) {
                let description = format!("`{name}` is also a type in {}:{at}", first.path);
                violations.push(Violation::new(file, line, description));
            } else {
                first_places.insert(name, (file, line));
            }
        }
    }
    violations
}

/// Returns the keyword and the name of a declaration.
fn parse_declaration(code: &str) -> Option<(&'static str, &str)> {
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
    let end = name.find(|character: char| !character.is_alphanumeric() && character != '_');
    Some((kind, &name[..end.unwrap_or(name.len())]))
}

#[test]
fn declarations_are_distinguished_from_uses() {
    assert_eq!(
        parse_declaration("pub(crate) struct Kin<G> {"),
        Some(("struct ", "Kin"))
    );
    assert_eq!(
        parse_declaration("    pub const fn kit(&self)"),
        Some(("fn ", "kit"))
    );
    assert_eq!(parse_declaration("mod house;"), Some(("mod ", "house")));
    assert_eq!(parse_declaration("let kin: Kin = kin;"), None);
    assert_eq!(parse_declaration("use super::Kin;"), None);
}
