//! Compares the phrases with the code that uses them.

use super::*;
use engine::registry::GameId;

/// Prefixes of keys that every game composes at run time, after the name of the game, and where
/// that happens.
const GAME_KEY_PREFIXES: [(&str, &str); 20] = [
    ("title", "home: the name of each game"),
    ("play-bot", "home: a first match of each game"),
    ("players", "saves: who plays whom"),
    ("tagline", "home: the line of each game"),
    ("setup-title", "set-up: the title of each game"),
    ("setup-company", "set-up: who plays, as one choice"),
    ("setup-level", "set-up: the level of all bots"),
    ("setup-house", "set-up: every house rule"),
    ("setup-seats", "set-up: the section of the seats"),
    ("setup-far", "set-up: players on other screens"),
    ("setup-shared", "set-up: players at one screen"),
    ("setup-commanders", "set-up: who commands the armadas"),
    ("cell-", "narrate: every cell, and what can be done there"),
    ("event-", "narrate: every event"),
    ("refusal-", "narrate: every refusal"),
    ("prompt-", "narrate: every request"),
    ("asked-", "engine: what is to be decided first"),
    ("hint-", "hints: every kind of step of a plan"),
    ("lesson-", "learn: every lesson and its steps"),
    ("editor-tool-", "editor: every tool"),
];

/// Other prefixes of keys that are composed at run time, and where that happens; without those that
/// the code of a game starts itself, such as `"rift-plan-{deed}"`, and those of enums of the
/// engine, which the tests of each narrator compare with the phrases.
const COMPOSED_KEY_PREFIXES: [(&str, &str); 63] = [
    ("api-", "engine: what programs are told"),
    ("edit-symmetry-", "edit: every symmetry"),
    ("edit-code-", "engine: why a code is not accepted"),
    ("load-", "engine: why a file is not accepted"),
    ("rift-load-", "engine: why a board is not accepted"),
    ("rift-editor-fault-", "editor: every fault of a board"),
    ("rift-editor-figure-", "editor: figures in faults"),
    ("exodus-primer", "table: the card of how a turn works"),
    ("exodus-editor-tab-", "editor: the pages of its panel"),
    ("rift-editor-tab-", "editor: the pages of its panel"),
    ("exodus-load-", "engine: why a layout is not accepted"),
    ("saga-step-", "narrate: terms of the engine"),
    ("saga-tile-", "narrate: tiles of the content"),
    ("saga-timing-", "narrate: terms of the engine"),
    ("saga-primer", "table: the card of how a round goes"),
    ("saga-commander-", "narrate: Commanders of the content"),
    ("saga-gear-", "narrate: Units and Power Ups of the content"),
    ("saga-action-", "narrate: action cards of the content"),
    ("saga-exploration-", "narrate: cards of the content"),
    ("saga-threat-", "narrate: events of the content"),
    ("saga-extra-", "narrate: cards of the scenarios"),
    (
        "saga-report-",
        "narrate: Intelligence Reports of the content",
    ),
    ("saga-editor-op-", "editor: operations to begin with"),
    ("saga-editor-tab-", "editor: the pages of its panel"),
    ("saga-editor-trigger-", "editor: every trigger"),
    ("saga-editor-when-", "editor: conditions to begin with"),
    ("saga-load-", "engine: why a scenario is not accepted"),
    ("saga-badge-", "narrate: badges of the scenarios"),
    ("saga-counter-", "narrate: counters of the scenarios"),
    ("saga-encounter-", "narrate: encounters of the scenarios"),
    ("saga-project-", "narrate: actions of the scenarios"),
    (
        "saga-place-",
        "engine: where scenarios let something be done",
    ),
    ("saga-entity-", "narrate: things of the scenarios"),
    ("saga-deck-", "narrate: decks of the scenarios"),
    ("space-rift-primer", "table: the card of how a turn works"),
    ("space-rift-phase-", "engine: phases as players know them"),
    ("space-rift-editor-tab-", "editor: the pages of its panel"),
    ("space-rift-load-", "engine: why a scenario is not accepted"),
    ("replay-stride-", "replay: how far one goes at once"),
    ("replay-speed-", "replay: how quickly it runs"),
    ("chart-", "replay: the title of each chart"),
    ("review-grade-", "review: every grade"),
    ("rift-warning-", "table: before a turn ends"),
    ("rift-setup-fault-", "set-up: every fault of the options"),
    ("rift-primer", "table: the card and its sentences"),
    ("table-console", "table: a tab of the sheet"),
    ("table-sheet-", "table: the next height of the sheet"),
    ("settings-", "settings: every setting and its choices"),
    ("level-", "set-up and saves: every level"),
    ("seat-color-", "set-up: every color of a seat"),
    ("save-", "engine: why a save is not accepted"),
    ("store-", "store: every error"),
    ("text-command-", "text: the words of every command"),
    ("text-direction-", "text: every direction"),
    ("text-region-", "text: every part of a board"),
    ("text-steps-", "text: steps on every kind of board"),
    ("file-", "store: every error of files"),
    ("unpack-", "open: what becomes of things with one id"),
    ("pack-fault-", "pack: why one is refused"),
    ("embed-config-", "api: faults of a set-up"),
    ("embed-load-", "api: faults of what is to be shown"),
    ("poster-", "door.js: the poster of a player"),
    ("framed", "boot.js: a page that somebody else frames"),
];

fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, texts);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            texts.push(fs::read_to_string(&path).expect("a source"));
        }
    }
}

/// Returns the sources of the page, including JavaScript, and the engine sources that contain
/// phrase keys.
fn all_sources() -> String {
    let mut texts = Vec::new();
    let page = Path::new(WEB);
    for folder in [page, &page.join("../protocol/src")] {
        sources(folder, &mut texts);
    }
    for game in GameId::ALL {
        let engine = page.join("../engine/src");
        let engine = engine.join(game.name().replace('-', "_"));
        let pack_names = engine.join("content/pack_support.rs");
        texts.push(fs::read_to_string(pack_names).expect("what packs may bring"));
        texts.extend(fs::read_to_string(engine.join("description.rs")));
        let folder = engine.join("description");
        if folder.is_dir() {
            sources(&folder, &mut texts);
        }
    }
    // The list of open tables is a script of its own, in the pages of others.
    let element = page.join("../static/embed/tables.v1.js");
    texts.push(fs::read_to_string(element).expect("the element of open tables"));
    texts.join("\n")
}

fn all_keys() -> BTreeSet<String> {
    english_files()
        .iter()
        .flat_map(|(file, _)| keys_of(file))
        .collect()
}

/// Returns the first word of a key. Keys with other first words are completed by helper functions.
fn family_of_key(key: &str) -> String {
    key.split('-').next().unwrap_or_default().to_owned()
}

#[test]
fn every_key_used_in_the_code_has_a_phrase() {
    let (source, phrases) = (all_sources(), Phrases::load("en"));
    let keys = [".text(", ".say("]
        .into_iter()
        .flat_map(|call| source.split(call).skip(1))
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| key);
    let families: BTreeSet<String> = all_keys().iter().map(|key| family_of_key(key)).collect();
    let missing: BTreeSet<&str> = keys
        .filter(|key| families.contains(&family_of_key(key)) && phrases.find(key, &[]).is_none())
        .collect();
    assert_eq!(missing, BTreeSet::new());
}

/// Returns the constant beginnings of keys with inserted parts in a source file. The name of a game
/// alone does not count.
fn composed_prefixes(source: &str) -> BTreeSet<&str> {
    let of_game = |start: &str| {
        let mut games = GameId::ALL.iter().map(|game| game.name());
        games.any(|game| {
            let rest = start
                .strip_prefix(game)
                .and_then(|rest| rest.strip_prefix('-'));
            rest.is_some_and(|rest| !rest.is_empty())
        })
    };
    let starts = source.split('"').filter_map(|text| text.split_once('{'));
    let starts = starts.map(|(start, _)| start);
    starts
        .filter(|start| start.ends_with('-') && of_game(start))
        .collect()
}

/// Returns the constant beginnings of the keys that enums of the engine give to their variants.
fn enum_prefixes() -> BTreeSet<String> {
    let of_game = |game: GameId| {
        let folder = game.name().replace('-', "_");
        let mut texts = Vec::new();
        sources(
            &Path::new(WEB).join(format!("../engine/src/{folder}")),
            &mut texts,
        );
        let source = texts.join("\n");
        let prefixes = source.split("prefix = \"").skip(1);
        let prefixes = prefixes.filter_map(|rest| rest.split('"').next());
        prefixes
            .map(|prefix| format!("{}-{prefix}", game.name()))
            .collect::<Vec<_>>()
    };
    GameId::ALL.into_iter().flat_map(of_game).collect()
}

/// Returns the middle parts of the keys that `source` composes of a game's name, a part, and the
/// name of a value, such as `color` in `.word("color", color)`. The tests of each game compare the
/// names of the values with its phrases.
fn key_parts(source: &str) -> BTreeSet<&str> {
    let calls = [".word(", ".key(", "Word(", "text_of(", "key_of("].into_iter();
    let arguments = calls.flat_map(|call| source.split(call).skip(1));
    arguments
        .filter_map(|rest| {
            let (before, rest) = rest.split_once('"')?;
            let (family, _) = rest.split_once('"')?;
            (!before.contains(['{', '}', '(', ')', ';'])).then_some(family)
        })
        .collect()
}

/// Returns the key in a text that may name an attribute of the phrase.
fn key_in(text: &str) -> &str {
    text.split('.').next().unwrap_or_default()
}

#[test]
fn every_phrase_is_used_in_the_code() {
    let source = all_sources();
    let texts: BTreeSet<&str> = source.split('"').collect();
    let keys: BTreeSet<&str> = texts.iter().map(|text| key_in(text)).collect();
    // The shared phrases of editors are used without the name of the game.
    let is_editor_key = |key: &str| {
        let part = key.split_once("-editor-").map(|(_, part)| part);
        part.is_some_and(|part| texts.contains(part))
    };
    let parts = key_parts(&source);
    let is_family_key = |part: &str| {
        let mut starts = part.match_indices('-').map(|(end, _)| &part[..end]);
        starts.any(|start| parts.contains(start))
    };
    let is_game_key = |key: &str| {
        let mut games = GameId::ALL.iter().map(|game| game.name());
        games.any(|game| {
            let part = key
                .strip_prefix(game)
                .and_then(|rest| rest.strip_prefix('-'));
            part.is_some_and(|part| {
                GAME_KEY_PREFIXES
                    .iter()
                    .any(|(start, _)| part.starts_with(start))
                    || is_family_key(part)
            })
        })
    };
    let (composed_prefixes, enum_prefixes) = (composed_prefixes(&source), enum_prefixes());
    let is_begun = |key: &str| {
        let mut starts = key.match_indices('-').map(|(end, _)| &key[..=end]);
        starts.any(|start| composed_prefixes.contains(start) || enum_prefixes.contains(start))
    };
    let is_used = |key: &String| {
        is_editor_key(key)
            || is_game_key(key)
            || is_begun(key)
            || COMPOSED_KEY_PREFIXES
                .iter()
                .any(|(start, _)| key.starts_with(start))
            || keys.contains(key.as_str())
    };
    let unused: Vec<String> = all_keys().into_iter().filter(|key| !is_used(key)).collect();
    assert_eq!(unused, Vec::<String>::new());
}
