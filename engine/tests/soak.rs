//! Plays random games of every game: few by default, `SOAK_GAMES=250000` plays that many of each
//! (`cargo xtask soak`). `BLESS=1` records their endings again.
#![cfg(not(target_arch = "wasm32"))]

mod support;

use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::time::Instant;
use support::soak::{self, FEW_MATCHES, GameResults, MANY_MATCHES, RecordedEndings, Tables};

/// Returns the number of games to play at each of `tables` tables.
fn games(tables: usize) -> u64 {
    let asked = std::env::var("SOAK_GAMES").ok();
    let asked: Option<u64> = asked.and_then(|text| text.parse().ok());
    let each = asked.map_or(FEW_MATCHES, |games| games.div_ceil(tables as u64));
    if is_blessing() {
        each.max(MANY_MATCHES)
    } else {
        each
    }
}

fn is_blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

fn soak(name: &str, tables: &Tables) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/soak/{name}.json"));
    let written: RecordedEndings = if is_blessing() {
        RecordedEndings::new()
    } else {
        let text = fs::read_to_string(&file).expect("`cargo xtask golden --bless` writes it");
        serde_json::from_str(&text).expect("what was written")
    };
    let (start, all) = (Instant::now(), RefCell::new(GameResults::default()));
    let found = soak::check_endings(tables, &written, games(tables.len()), &|_, played| {
        let mut all = all.borrow_mut();
        all.games += played.games;
        all.actions += played.actions;
        all.longest = all.longest.max(played.longest);
    });
    let GameResults {
        games,
        actions,
        longest,
        ..
    } = all.into_inner();
    println!(
        "{name}: {games} games at {} tables, {actions} actions, {longest} at most, {:.0} s",
        tables.len(),
        start.elapsed().as_secs_f64()
    );
    if is_blessing() {
        let text = serde_json::to_string_pretty(&found).expect("plain values");
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text + "\n").expect("a place to write");
    }
}

macro_rules! soaks {
    (() $($(#[$_about:meta])* $game:ident: $module:ident = $name:literal;)+) => {
        $(mod $module {
            #[test]
            fn neither_panics_nor_gets_stuck() {
                super::soak($name, &super::soak::tables::<engine::$module::$game>());
            }
        })+
    };
}
engine::games!(soaks);
