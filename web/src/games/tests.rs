//! Tests which phrase files come with which code.

use super::each::with_ui;
use engine::registry::GameId;
use play::games::GameScreens;
use std::fs;
use std::path::Path;
use ui::l10n::{SHARED_GAME_FILES, files_of, keys_of};

/// The page would show bare keys. Tests read the phrases from files, so nothing else would notice.
#[test]
fn every_phrase_file_of_a_game_comes_with_its_code() {
    for game in GameId::ALL {
        let brought = with_ui!(game, G => <G as GameScreens>::PHRASE_FILES);
        let brought: Vec<String> = brought.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(brought, files_of(game), "{}", game.name());
    }
}

/// Before a game is loaded, the page would show bare keys.
#[test]
fn what_is_no_room_of_a_game_asks_for_no_words_of_rooms() {
    let keys: Vec<String> = SHARED_GAME_FILES
        .iter()
        .flat_map(|file| keys_of(file))
        .collect();
    assert!(keys.len() > 100, "{}", keys.len());
    let web = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut places: Vec<_> = [
        "src/app.rs",
        "src/api",
        "src/pages",
        "play/src/share",
        "play/src/rules",
        "store/src",
    ]
    .map(|place| web.join(place))
    .into();
    let mut read = 0;
    while let Some(place) = places.pop() {
        if place.is_dir() {
            let entries = fs::read_dir(&place).expect("a folder of sources");
            places.extend(entries.map(|entry| entry.expect("an entry").path()));
            continue;
        }
        let source = fs::read_to_string(&place).expect("a source");
        read += 1;
        for key in &keys {
            let asked = [format!("\"{key}\""), format!("\"{key}.")];
            let found = asked.iter().any(|asked| source.contains(asked));
            assert!(!found, "{} asks for {key}", place.display());
        }
    }
    assert!(read > 50, "{read} sources");
}
