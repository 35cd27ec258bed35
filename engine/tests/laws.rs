//! The laws of every game, checked by random play. `LAWS_GAMES=10000` plays that many games in each
//! test.
#![cfg(not(target_arch = "wasm32"))]

mod support;

use engine::rift::Rift;
use engine::session::Session;
use support::laws::{Lawful, check_laws, code_bytes, games};
use support::play::new_game;
use support::rift::boards;
use support::saga as sagas;
use support::salvage::Salvage;

/// Checks the laws in some games at each of these tables; the second value is the default number of
/// games.
fn check_tables<G: Lawful>((tables, default_games): (Vec<G::Options>, u64)) {
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(default_games, tables.len()) {
            check_laws::<G>(options, seed);
        }
    }
}

#[test]
fn salvage_keeps_the_laws() {
    check_tables::<Salvage>(Salvage::tables());
}

macro_rules! laws {
    (() $($(#[$_about:meta])* $game:ident: $module:ident = $_name:literal;)+) => {
        $(mod $module {
            use super::{Lawful, check_tables};
            use engine::$module::$game;

            #[test]
            fn keeps_the_laws_at_every_table() {
                check_tables::<$game>($game::tables());
            }

            #[test]
            fn keeps_the_laws_in_every_variation() {
                check_tables::<$game>($game::variations());
            }
        })+
    };
}
engine::games!(laws);

#[test]
fn saga_never_loses_or_duplicates_a_piece() {
    let tables = sagas::tables();
    for options in &tables {
        println!("{options:?}");
        for seed in 0..games(2, tables.len()) {
            sagas::check_no_piece_is_lost(options, seed);
        }
    }
}

#[test]
fn a_set_up_makes_a_short_share_code() {
    for (name, options) in boards() {
        let ships = options.ships.len();
        let session = Session::new(new_game::<Rift>(options), u64::MAX);
        let bytes = code_bytes(&session);
        assert!(
            bytes <= 60 + 3 * ships,
            "{name}: {bytes} bytes for {ships} ships"
        );
    }
}
