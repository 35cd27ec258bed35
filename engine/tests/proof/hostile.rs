//! Malicious saves and codes: each is refused or is a valid game.

use crate::support::forged_saves::{forge_code, forge_save, mutate};
use crate::support::play::{any_answer, choices, play_at_random};
use crate::support::rift::{flagships, on_board, variations};
use crate::support::salvage::{Options, Salvage};
use engine::chance::Chance;
use engine::exodus::Exodus;
use engine::exodus::content::layouts;
use engine::exodus::options::{LayoutChoice, Options as Empire};
use engine::game::Game;
use engine::rift::Rift;
use engine::saga::Saga;
use engine::saga::content::ContentSet;
use engine::saga::options::{Options as Campaign, ScenarioChoice as Choice};
use engine::save::{decode, encode, share_code};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::content::scenario;
use engine::space_rift::options::{Options as Battle, ScenarioChoice};

/// Returns whether a text is accepted; an accepted text must be a valid game.
fn is_accepted<G: Game>(text: &str) -> bool {
    let Ok(session) = decode::<G>(text) else {
        return false;
    };
    assert_eq!(decode(&encode(&session)), Ok(session));
    true
}

/// Changes a save in one to three places, `times` times; returns how many were accepted.
fn corrupt_and_count_accepted<G: Game>(session: &Session<G>, times: u64) -> usize {
    let text = encode(session);
    let accepted_saves = (0..times).filter(|&seed| {
        let mut chance = choices(seed);
        is_accepted::<G>(&forge_save(&text, |save| {
            (0..=chance.pick(3)).for_each(|_| mutate(save, &mut chance));
        }))
    });
    accepted_saves.count()
}

#[test]
fn corrupted_saves_are_refused_or_valid() {
    let accepted_count = corrupt_and_count_accepted(
        &play_at_random::<Salvage>(
            Options {
                crews: 3,
                wrecks: 9,
            },
            1,
        ),
        400,
    );
    assert!(accepted_count < 400, "some are refused");
    corrupt_and_count_accepted(&play_at_random::<Rift>(on_board("sleeping-field"), 2), 400);
    for (_, options) in variations() {
        corrupt_and_count_accepted(&Session::new(Rift::new(options).unwrap(), 3), 60);
    }
    corrupt_and_count_accepted(&Session::new(Rift::new(flagships()).unwrap(), 4), 600);
}

/// Corrupts logs, custom scenarios, and positions at regular points of play.
#[test]
fn corrupted_space_rift_saves_are_refused_or_valid() {
    let full_session = play_at_random::<SpaceRift>(Battle::duel("srr-05"), 1);
    corrupt_and_count_accepted(&full_session, 200);
    let mine = Battle {
        scenario: ScenarioChoice::Custom(Box::new(scenario("srr-04").unwrap())),
        ..Battle::duel("")
    };
    let game = SpaceRift::new(mine).unwrap();
    corrupt_and_count_accepted(&Session::new(game, 3), 400);
    for entries in (0..full_session.log().len()).step_by(9) {
        let state = full_session.state_at(entries).unwrap();
        let position = full_session.game().to_position(&state);
        if let Ok(placed) = Session::from_position(full_session.game().clone(), 5, position) {
            corrupt_and_count_accepted(&placed, 40);
            play_on(&placed, 40);
        }
    }
}

/// Corrupts logs, custom layouts, and positions at regular points of play.
#[test]
fn corrupted_exodus_saves_are_refused_or_valid() {
    let short = |seats| Empire {
        turns: Some(2),
        uses_generals: true,
        ..Empire::standard(seats)
    };
    let full_session = play_at_random::<Exodus>(short(3), 1);
    corrupt_and_count_accepted(&full_session, 100);
    let mine = Empire {
        layout: LayoutChoice::Custom(Box::new(layouts().unwrap().remove(4))),
        ..short(3)
    };
    corrupt_and_count_accepted(&Session::new(Exodus::new(mine).unwrap(), 3), 400);
    for entries in (0..full_session.log().len()).step_by(13) {
        let state = full_session.state_at(entries).unwrap();
        let position = full_session.game().to_position(&state);
        if let Ok(placed) = Session::from_position(full_session.game().clone(), 5, position) {
            corrupt_and_count_accepted(&placed, 30);
            play_on(&placed, 30);
        }
    }
}

/// Corrupts logs, custom scenarios, and positions at regular points of play.
#[test]
fn corrupted_saga_saves_are_refused_or_valid() {
    for (scenario, seats) in [("dis", 2), ("arn", 3)] {
        let full_session = play_at_random::<Saga>(Campaign::standard(scenario, seats), 1);
        corrupt_and_count_accepted(&full_session, 60);
        let content = ContentSet::default();
        let scenario_file = content
            .scenarios()
            .find(|file| file.id == scenario)
            .unwrap();
        let mine = Campaign {
            scenario: Choice::Custom(Box::new(scenario_file.clone())),
            ..Campaign::standard("", seats)
        };
        corrupt_and_count_accepted(&Session::new(Saga::new(mine).unwrap(), 3), 200);
        for entries in (0..full_session.log().len()).step_by(37) {
            let state = full_session.state_at(entries).unwrap();
            let position = full_session.game().to_position(&state);
            if let Ok(placed) = Session::from_position(full_session.game().clone(), 5, position) {
                corrupt_and_count_accepted(&placed, 20);
                play_on(&placed, 20);
            }
        }
    }
}

/// Plays on at random from corrupted positions that are accepted.
fn play_on<G: Game>(session: &Session<G>, times: u64) {
    let text = encode(session);
    for seed in 0..times {
        let mut chance = choices(seed);
        let text = forge_save(&text, |save| mutate(save, &mut chance));
        let Ok(mut session) = decode::<G>(&text) else {
            continue;
        };
        for _ in 0..60 {
            let Some((seat, action)) = any_answer(&session, &mut chance) else {
                break;
            };
            session.act(seat, action).expect("a listed action");
        }
    }
}

#[test]
fn accepted_corrupted_options_can_be_played() {
    let text = encode(&Session::new(Rift::new(flagships()).unwrap(), 4));
    for seed in 0..300 {
        let mut chance = choices(seed);
        let text = forge_save(&text, |save| mutate(&mut save["options"], &mut chance));
        if let Ok(session) = decode::<Rift>(&text) {
            play_at_random::<Rift>(session.game().options().clone(), seed);
        }
    }
}

#[test]
fn corrupted_codes_are_refused_or_valid() {
    let codes = [
        share_code::encode(&play_at_random::<Rift>(on_board("eye-of-mist"), 5)),
        share_code::encode(&play_at_random::<Rift>(flagships(), 6)),
        share_code::encode(&Session::new(Rift::new(on_board("long-front")).unwrap(), 7)),
    ];
    for text in codes.into_iter().flatten() {
        for seed in 0..300 {
            let mut chance = choices(seed);
            let changed = forge_code(&text, |bytes| {
                for _ in 0..=chance.pick(4) {
                    let index = chance.pick(bytes.len() as u32) as usize;
                    bytes[index] = chance.pick(256) as u8;
                }
                if chance.pick(3) == 0 {
                    bytes.truncate(chance.pick(bytes.len() as u32) as usize);
                }
            });
            if let Ok(session) = share_code::decode::<Rift>(&changed) {
                assert_eq!(decode(&encode(&session)), Ok(session));
            }
        }
    }
}
