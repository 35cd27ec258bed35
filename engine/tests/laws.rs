//! The laws of every game, by random play. `LAWS_GAMES=10000` plays so many in each test.
#![cfg(not(target_arch = "wasm32"))]

mod support;

use engine::exodus::Exodus;
use engine::rift::Rift;
use engine::saga::Saga;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use support::exodus as empires;
use support::laws::{code_bytes, games, uphold};
use support::play::table;
use support::rift::{boards, variations};
use support::saga as sagas;
use support::salvage::{self, Salvage};
use support::space_rift as rifts;

#[test]
fn salvage_keeps_the_laws() {
    for crews in 2..=4 {
        for seed in 0..games(40, 3) {
            uphold::<Salvage>(&salvage::Options { crews, wrecks: 12 }, seed);
        }
    }
}

#[test]
fn rift_keeps_the_laws_on_every_board() {
    let tables: Vec<_> = boards().collect();
    for (name, options) in &tables {
        println!("{name}");
        for seed in 0..games(12, tables.len()) {
            uphold::<Rift>(options, seed);
        }
    }
}

#[test]
fn rift_keeps_the_laws_in_every_variation() {
    let tables = variations();
    for (name, options) in &tables {
        println!("{name}");
        for seed in 0..games(12, tables.len()) {
            uphold::<Rift>(options, seed);
        }
    }
}

#[test]
fn space_rift_keeps_the_laws_in_every_scenario() {
    let tables = rifts::scenarios();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(6, tables.len()) {
            uphold::<SpaceRift>(options, seed);
        }
    }
}

#[test]
fn space_rift_keeps_the_laws_in_every_variation() {
    let tables = rifts::variations();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(3, tables.len()) {
            uphold::<SpaceRift>(options, seed);
        }
    }
}

#[test]
fn exodus_keeps_the_laws_with_every_number_of_seats_mode_and_map() {
    let tables = empires::tables();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(1, tables.len()) {
            uphold::<Exodus>(options, seed);
        }
    }
}

#[test]
fn exodus_keeps_the_laws_in_every_variation() {
    let tables = empires::variations();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(2, tables.len()) {
            uphold::<Exodus>(options, seed);
        }
    }
}

#[test]
fn saga_keeps_the_laws_in_every_scenario_with_every_number_of_seats() {
    let tables = sagas::tables();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(1, tables.len()) {
            uphold::<Saga>(options, seed);
        }
    }
}

#[test]
fn saga_keeps_the_laws_in_every_variation() {
    let tables = sagas::variations();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(2, tables.len()) {
            uphold::<Saga>(options, seed);
        }
    }
}

#[test]
fn saga_keeps_its_pieces() {
    let tables = sagas::tables();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(2, tables.len()) {
            sagas::nothing_is_lost(options, seed);
        }
    }
}

#[test]
fn a_set_up_fits_into_a_short_code() {
    for (name, options) in boards() {
        let ships = options.ships.len();
        let session = Session::new(table::<Rift>(options), u64::MAX);
        let bytes = code_bytes(&session);
        assert!(
            bytes <= 60 + 3 * ships,
            "{name}: {bytes} bytes for {ships} ships"
        );
    }
}
