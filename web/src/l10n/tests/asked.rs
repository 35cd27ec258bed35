//! The phrases against the code that asks for them.

use super::*;
use crate::games::GameName;

/// Keys of every game that are put together at run time, after its name, with where that is done.
const OF_GAMES: [(&str, &str); 6] = [
    ("title", "home: the name of each game"),
    ("tagline", "home: the line of each game"),
    ("setup-title", "set-up: the title of each game"),
    ("event-", "narrate: every event"),
    ("refusal-", "narrate: every refusal"),
    ("prompt-", "narrate: every request"),
];

/// Other keys that are put together at run time, with where that is done.
const BUILT: [(&str, &str); 139] = [
    ("api-", "engine: what programs are told"),
    ("edit-symmetry-", "edit: every symmetry"),
    ("edit-code-", "engine: why a code is not accepted"),
    ("load-", "engine: why a file is not accepted"),
    ("rift-load-", "engine: why a board is not accepted"),
    ("rift-editor-fault-", "editor: every fault of a board"),
    ("rift-editor-figure-", "editor: figures in faults"),
    ("rift-editor-ground-", "editor: every ground"),
    ("rift-editor-tool-", "editor: every tool"),
    ("rift-editor-mat-", "editor: every mat"),
    ("rift-editor-ion-", "editor: charges of the ion canon"),
    ("exodus-planet-", "narrate: planets of the content"),
    ("exodus-type-", "narrate: every type of ship"),
    ("exodus-tech-", "narrate: every technology"),
    ("exodus-item-", "narrate: every part and rocket"),
    ("exodus-political-", "narrate: cards of the content"),
    ("exodus-resistance-", "narrate: cards of the content"),
    ("exodus-ability-", "narrate: cards of the content"),
    ("exodus-deed-", "narrate: every action"),
    ("exodus-line-", "narrate: every line of the score"),
    ("exodus-order-", "narrate: every order"),
    ("exodus-course-light-", "table: who is ready"),
    ("exodus-empires-", "table: figures of a mat"),
    ("exodus-end-", "table: lines of the score at the end"),
    ("exodus-goal-", "lessons: every condition"),
    ("exodus-hex-", "table: what lies on a hex"),
    ("exodus-hint-", "hint: every kind of action"),
    ("exodus-learn-kind-", "lessons: every kind of action"),
    ("exodus-lesson-", "lessons: titles, steps, reasons"),
    ("exodus-lore-", "narrate: what a technology does"),
    ("exodus-orders-", "table: groups of orders"),
    ("exodus-primer", "table: the card of how a turn works"),
    ("exodus-setup-company-", "set-up: who plays"),
    ("exodus-setup-house-", "set-up: switches of the house"),
    ("exodus-setup-map-", "set-up: maps of the box"),
    ("exodus-setup-mode-", "set-up: modes"),
    ("exodus-tab-", "table: leaves"),
    ("exodus-editor-tab-", "editor: the pages of its panel"),
    ("rift-editor-tab-", "editor: the pages of its panel"),
    ("exodus-editor-tool-", "editor: every tool"),
    ("exodus-load-", "engine: why a layout is not accepted"),
    ("saga-tile-", "narrate: tiles of the content"),
    ("saga-tab-", "table: leaves"),
    ("saga-arena-", "table: the standing of the Arena"),
    ("saga-tally-", "table: the count of a game"),
    ("saga-primer", "table: the card of how a round goes"),
    ("saga-hint-", "hint: every kind of action"),
    ("saga-why-", "bots: why they do what they do"),
    ("saga-commander-", "narrate: Commanders of the content"),
    ("saga-gear-", "narrate: Units and Power Ups of the content"),
    ("saga-action-", "narrate: action cards of the content"),
    ("saga-exploration-", "narrate: cards of the content"),
    ("saga-threat-", "narrate: events of the content"),
    ("saga-boss-", "narrate: Bosses of the content"),
    ("saga-extra-", "narrate: cards of the scenarios"),
    (
        "saga-report-",
        "narrate: Intelligence Reports of the content",
    ),
    ("saga-editor-bar-", "editor: what may be barred"),
    ("saga-editor-field-", "editor: every field of a scenario"),
    ("saga-editor-group-", "editor: groups of fields"),
    ("saga-editor-is-", "editor: words of closed lists"),
    ("saga-editor-need-", "editor: what deeds need"),
    ("saga-editor-new-", "editor: what lists can be longer by"),
    ("saga-editor-op-", "editor: operations to begin with"),
    ("saga-editor-tab-", "editor: the pages of its panel"),
    ("saga-editor-tool-", "editor: every tool"),
    ("saga-editor-trigger-", "editor: every trigger"),
    ("saga-editor-when-", "editor: conditions to begin with"),
    ("saga-goal-", "lessons: every condition"),
    ("saga-learn-kind-", "lessons: every kind of action"),
    ("saga-lesson-", "lessons: titles, steps, reasons"),
    ("saga-load-", "engine: why a scenario is not accepted"),
    ("saga-setup-company-", "set-up: who plays"),
    ("saga-setup-difficulty-", "set-up: how hard it is"),
    ("saga-setup-house-", "set-up: switches of the house"),
    ("saga-story-", "set-up: scenarios of the box"),
    ("saga-scenario-", "narrate: scenarios of the content"),
    ("saga-badge-", "narrate: badges of the scenarios"),
    ("saga-counter-", "narrate: counters of the scenarios"),
    ("saga-encounter-", "narrate: encounters of the scenarios"),
    ("saga-project-", "narrate: actions of the scenarios"),
    ("saga-entity-", "narrate: things of the scenarios"),
    ("saga-deck-", "narrate: decks of the scenarios"),
    ("saga-order-", "narrate: every order"),
    ("saga-ending-", "narrate: why a game is over"),
    ("space-rift-ending-", "narrate: every ending"),
    ("space-rift-order-", "narrate: every order"),
    ("space-rift-type-", "narrate: types of the content"),
    ("space-rift-scenario-", "narrate: scenarios of the content"),
    (
        "space-rift-command-",
        "narrate: command cards of the content",
    ),
    ("space-rift-combat-", "narrate: combat cards of the content"),
    ("space-rift-table-", "table: facts of the stands"),
    ("space-rift-hint-", "hint: every kind of order"),
    ("space-rift-lesson-", "lessons: titles, steps, reasons"),
    ("space-rift-goal-", "lessons: every condition"),
    ("space-rift-kind-", "lessons: every kind of orders"),
    ("space-rift-primer", "table: the card of how a turn works"),
    ("space-rift-editor-tab-", "editor: the pages of its panel"),
    ("space-rift-editor-tool-", "editor: every tool"),
    ("space-rift-load-", "engine: why a scenario is not accepted"),
    ("replay-stride-", "replay: how far one goes at once"),
    ("replay-speed-", "replay: how quickly it runs"),
    ("chart-", "replay: the title of each chart"),
    ("review-grade-", "review: every grade"),
    ("rift-plan-", "review: every deed of a plan"),
    ("rift-ending-", "narrate: every ending"),
    ("rift-side-", "narrate: terms of the engine"),
    ("rift-layer-", "narrate: terms of the engine"),
    ("rift-weapon-", "narrate: terms of the engine"),
    ("rift-obstacle-", "narrate: terms of the engine"),
    ("rift-model-", "narrate: models of the content"),
    ("rift-order-", "table: every order of the engine"),
    ("rift-option-", "set-up: switches and modes"),
    ("rift-ion-", "console: charge of the ion canon"),
    ("rift-cell-", "board: what a cell is read as"),
    ("rift-console-", "console: gauges and states"),
    ("rift-preview-", "board: what an order would do"),
    ("rift-warning-", "table: before a turn ends"),
    ("rift-setup-fault-", "set-up: every fault of the options"),
    ("rift-primer", "table: the card and its sentences"),
    ("rift-lesson-", "lessons: titles, steps, reasons"),
    ("rift-hint-", "hint: every kind of turn"),
    ("rift-goal-", "lessons: every condition"),
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

fn all_sources() -> String {
    let mut texts = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    sources(&folder, &mut texts);
    texts.join("\n")
}

fn all_keys() -> BTreeSet<String> {
    english_files()
        .iter()
        .flat_map(|(file, _)| keys_of(file))
        .collect()
}

/// The first word of a key; calls with other words are of helpers that complete them.
fn family(key: &str) -> String {
    key.split('-').next().unwrap_or_default().to_owned()
}

#[test]
fn every_key_that_is_asked_for_has_a_phrase() {
    let (source, phrases) = (all_sources(), Phrases::load("en"));
    let asked = [".text(", ".say("]
        .into_iter()
        .flat_map(|call| source.split(call).skip(1))
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| key);
    let families: BTreeSet<String> = all_keys().iter().map(|key| family(key)).collect();
    let missing: BTreeSet<&str> = asked
        .filter(|key| families.contains(&family(key)) && phrases.find(key, &[]).is_none())
        .collect();
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn every_phrase_is_asked_for() {
    let source = all_sources();
    // Words of what editors share are asked for without the name of the game.
    let is_of_editors = |key: &str| {
        let part = key.split_once("-editor-").map(|(_, part)| part);
        part.is_some_and(|part| source.contains(&format!("\"{part}\"")))
    };
    let is_of_games = |key: &str| {
        let mut games = GameName::ALL.iter().map(|game| game.slug());
        games.any(|game| {
            let part = key
                .strip_prefix(game)
                .and_then(|rest| rest.strip_prefix('-'));
            part.is_some_and(|part| OF_GAMES.iter().any(|(start, _)| part.starts_with(start)))
        })
    };
    let is_used = |key: &String| {
        is_of_editors(key)
            || is_of_games(key)
            || BUILT.iter().any(|(start, _)| key.starts_with(start))
            || source.contains(&format!("\"{key}\""))
            || source.contains(&format!("\"{key}."))
    };
    let unused: Vec<String> = all_keys().into_iter().filter(|key| !is_used(key)).collect();
    assert_eq!(unused, Vec::<String>::new());
}
