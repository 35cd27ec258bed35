//! Replays the recorded games natively. `BLESS=1` records them again (`cargo xtask golden
//! --bless`).
#![cfg(not(target_arch = "wasm32"))]

#[path = "golden/record.rs"]
mod record;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use support::golden::{NAMES, Recording, is_older};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn file(name: &str) -> PathBuf {
    folder().join(name).with_extension("json")
}

fn is_blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

#[test]
fn recorded_games_replay() {
    let bless = is_blessing();
    for name in NAMES {
        if bless && !is_older(name) {
            let recording = record::record(name);
            let text = serde_json::to_string_pretty(&recording).expect("plain values");
            fs::create_dir_all(file(name).parent().expect("a folder")).expect("a folder");
            fs::write(file(name), text + "\n").expect("a place to write");
        }
        println!("{name}");
        let text = fs::read_to_string(file(name));
        Recording::replay(&text.expect("`cargo xtask golden --bless` records it"));
    }
}

#[test]
fn every_recording_is_listed_and_named_after_its_ending() {
    if is_blessing() {
        return;
    }
    let mut found = Vec::new();
    for game in fs::read_dir(folder()).expect("a folder") {
        let game = game.expect("a folder").path();
        if !game.is_dir() {
            continue;
        }
        let name = game.file_name().and_then(|name| name.to_str());
        let name = name.expect("the name of a game");
        for entry in fs::read_dir(&game).expect("a folder") {
            let path = entry.expect("a file").path();
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            found.push(format!("{name}/{}", stem.expect("a name")));
        }
    }
    found.sort_unstable();
    assert_eq!(found, NAMES);
    for name in NAMES {
        let text = fs::read_to_string(file(name)).expect("a file");
        let recording: Recording = serde_json::from_str(&text).expect("a recording");
        let named = name.strip_suffix(&recording.ending);
        let is_named = named.is_some_and(|rest| rest.ends_with(['/', '-']));
        assert!(is_named, "{name}");
    }
}
