//! Tests of the phrase files that the page and the games bundle.

use super::each::with_ui;
use engine::registry::GameId;
use play::games::GameScreens;
use std::fs;
use std::path::Path;
use ui::l10n::{PAGE_CHUNK_FILES, SHARED_GAME_FILES, files_of, keys_of};

/// Without its files a game would show bare keys. Other tests read the phrases from disk, so they
/// would not detect that.
#[test]
fn the_code_of_every_game_bundles_its_phrase_files() {
    for game in GameId::ALL {
        let bundled = with_ui!(game, G => <G as GameScreens>::PHRASE_FILES);
        let bundled: Vec<String> = bundled.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(bundled, files_of(game), "{}", game.name());
    }
}

/// Phrases of game chunks are missing before a game is loaded, so the page would show bare keys.
#[test]
fn page_code_uses_no_phrases_of_game_chunks() {
    let folders = [
        "src/app.rs",
        "src/api",
        "src/pages",
        "online/src",
        "play/src/share",
        "play/src/rules",
        "store/src",
    ];
    let keys = keys_of_files(&SHARED_GAME_FILES);
    assert!(keys.len() > 100, "{}", keys.len());
    assert!(assert_unused(&keys, &folders) > 50);
}

/// The pages of online tables are a chunk of their own, with its phrases.
#[test]
fn only_the_pages_of_online_tables_use_their_phrases() {
    let bundled = online::PHRASE_FILES.iter().map(|(name, _)| *name);
    assert!(bundled.eq(PAGE_CHUNK_FILES));
    let keys = keys_of_files(&PAGE_CHUNK_FILES);
    assert!(keys.len() > 50, "{}", keys.len());
    assert!(assert_unused(&keys, &["src/app.rs", "src/api", "src/pages"]) > 20);
    let others = ["games", "match_text/src", "play/src", "store/src"];
    assert!(assert_unused(&keys, &others) > 200);
}

fn keys_of_files(files: &[&str]) -> Vec<String> {
    files.iter().flat_map(|file| keys_of(file)).collect()
}

/// Asserts that no source of these files and folders of the page asks for one of these phrases.
/// Returns the number of sources.
fn assert_unused(keys: &[String], folders: &[&str]) -> usize {
    let web = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<_> = folders.iter().map(|path| web.join(path)).collect();
    let mut read = 0;
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder of sources");
            paths.extend(entries.map(|entry| entry.expect("an entry").path()));
            continue;
        }
        if path.extension().is_none_or(|ending| ending != "rs") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("a source");
        read += 1;
        for key in keys {
            let patterns = [format!("\"{key}\""), format!("\"{key}.")];
            let found = patterns.iter().any(|pattern| source.contains(pattern));
            assert!(!found, "{} asks for {key}", path.display());
        }
    }
    read
}
