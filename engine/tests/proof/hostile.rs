//! Saves and codes made to do harm: whatever they hold, they are refused or they are games.

use crate::support::forge::{disturb, forged, forged_code};
use crate::support::play::{at_random, choices};
use crate::support::rift::{flagships, on_board, variations};
use crate::support::salvage::{Options, Salvage};
use engine::chance::Chance;
use engine::game::Game;
use engine::rift::Rift;
use engine::save::{code, decode, encode};
use engine::session::Session;

/// Whether the text is accepted; then it must be a game like any other.
fn accepted<G: Game>(text: &str) -> bool {
    let Ok(session) = decode::<G>(text) else {
        return false;
    };
    assert_eq!(decode(&encode(&session)), Ok(session));
    true
}

/// Changes a save in one to three places, `times` times.
fn attack<G: Game>(session: &Session<G>, times: u64) -> usize {
    let text = encode(session);
    let tries = (0..times).filter(|&seed| {
        let mut chance = choices(seed);
        accepted::<G>(&forged(&text, |save| {
            (0..=chance.pick(3)).for_each(|_| disturb(save, &mut chance));
        }))
    });
    tries.count()
}

#[test]
fn disturbed_saves_do_no_harm() {
    let survived = attack(
        &at_random::<Salvage>(
            Options {
                crews: 3,
                wrecks: 9,
            },
            1,
        ),
        400,
    );
    assert!(survived < 400, "some are refused");
    attack(&at_random::<Rift>(on_board("sleeping-field"), 2), 400);
    for (_, options) in variations() {
        attack(&Session::new(Rift::new(options).unwrap(), 3), 60);
    }
    attack(&Session::new(Rift::new(flagships()).unwrap(), 4), 600);
}

#[test]
fn games_of_disturbed_options_can_be_played() {
    let text = encode(&Session::new(Rift::new(flagships()).unwrap(), 4));
    for seed in 0..300 {
        let mut chance = choices(seed);
        let text = forged(&text, |save| disturb(&mut save["options"], &mut chance));
        if let Ok(session) = decode::<Rift>(&text) {
            at_random::<Rift>(session.game().options().clone(), seed);
        }
    }
}

#[test]
fn disturbed_codes_do_no_harm() {
    let codes = [
        code::encode(&at_random::<Rift>(on_board("eye-of-mist"), 5)),
        code::encode(&at_random::<Rift>(flagships(), 6)),
        code::encode(&Session::new(Rift::new(on_board("long-front")).unwrap(), 7)),
    ];
    for text in codes.into_iter().flatten() {
        for seed in 0..300 {
            let mut chance = choices(seed);
            let changed = forged_code(&text, |bytes| {
                for _ in 0..=chance.pick(4) {
                    let place = chance.pick(bytes.len() as u32) as usize;
                    bytes[place] = chance.pick(256) as u8;
                }
                if chance.pick(3) == 0 {
                    bytes.truncate(chance.pick(bytes.len() as u32) as usize);
                }
            });
            if let Ok(session) = code::decode::<Rift>(&changed) {
                assert_eq!(decode(&encode(&session)), Ok(session));
            }
        }
    }
}
