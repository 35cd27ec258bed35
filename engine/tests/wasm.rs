//! Tests of the games in WebAssembly: native recordings replay with the same fingerprints, and the
//! laws hold. All tests are in one binary, because each binary needs a run of wasm-bindgen.
#![cfg(target_arch = "wasm32")]

mod support;

use engine::chance::{Chance, SeededRng};
use engine::exodus::Exodus;
use engine::exodus::options::Options as Empire;
use engine::rift::Rift;
use engine::saga::Saga;
use engine::saga::options::Options as Campaign;
use engine::space_rift::SpaceRift;
use engine::space_rift::options::Options;
use support::golden::{NAMES, Recording, TEXTS};
use support::laws::check_laws;
use support::puzzles::{PINNED, puzzle_fingerprint};
use support::rift::{on_board, variations};
use support::salvage::{self, Salvage};
use support::soak;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn recorded_games_replay_as_natively() {
    assert_eq!(NAMES.len(), TEXTS.len());
    TEXTS.iter().for_each(|text| Recording::replay(text));
}

/// Plays a few games of each table; `cargo xtask soak` builds this test for all recorded ones.
#[wasm_bindgen_test]
fn random_games_end_as_natively() {
    let asked: Option<u64> = option_env!("SOAK_EACH").and_then(|text| text.parse().ok());
    macro_rules! written {
        (() $($(#[$_about:meta])* $game:ident: $module:ident = $name:literal;)+) => {
            [$((
                soak::tables::<engine::$module::$game>(),
                include_str!(concat!("soak/", $name, ".json")),
            )),+]
        };
    }
    for (tables, text) in engine::games!(written) {
        let written = serde_json::from_str(text).expect("what was written");
        soak::check_endings(
            &tables,
            &written,
            asked.unwrap_or(soak::FEW_MATCHES),
            &|_, _| {},
        );
    }
}

#[wasm_bindgen_test]
fn seeded_numbers_are_the_same_on_every_machine() {
    let mut chance = SeededRng::new(7, 0);
    let rolls: Vec<u32> = (0..8).map(|_| chance.die(6)).collect();
    assert_eq!(rolls, [1, 1, 2, 2, 2, 5, 1, 5]);
}

#[wasm_bindgen_test]
fn salvage_keeps_the_laws() {
    for seed in 0..8 {
        check_laws::<Salvage>(
            &salvage::Options {
                crews: 4,
                wrecks: 12,
            },
            seed,
        );
    }
}

#[wasm_bindgen_test]
fn rift_keeps_the_laws() {
    check_laws::<Rift>(&on_board("standard-6"), 1);
    for (_, options) in variations() {
        check_laws::<Rift>(&options, 2);
    }
}

#[wasm_bindgen_test]
fn space_rift_keeps_the_laws() {
    check_laws::<SpaceRift>(&Options::duel("srr-05"), 1);
    check_laws::<SpaceRift>(&Options::duel("srb-04"), 2);
}

#[wasm_bindgen_test]
fn exodus_keeps_the_laws() {
    let short = |seats| Empire {
        turns: Some(2),
        uses_generals: true,
        ..Empire::standard(seats)
    };
    check_laws::<Exodus>(&short(2), 1);
    check_laws::<Exodus>(&short(5), 2);
}

#[wasm_bindgen_test]
fn saga_keeps_the_laws() {
    check_laws::<Saga>(&Campaign::standard("opc", 2), 1);
    check_laws::<Saga>(&Campaign::standard("arn", 3), 2);
}

#[wasm_bindgen_test]
fn daily_puzzles_are_the_same_on_every_machine() {
    for (day, known) in PINNED {
        assert_eq!(puzzle_fingerprint(day), known, "day {day}");
    }
}
