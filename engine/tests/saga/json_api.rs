//! Saga through the JSON API: setups as text, errors with code and place, and cards that stay
//! hidden from other seats.

use crate::support::calls::{ask, assert_malformed, assert_request_refused, create, play, refuse};
use engine::json_api::ErrorCode;
use engine::registry::JsonSession;
use engine::saga::Saga;
use engine::saga::content::ContentSet;
use engine::saga::options::EDITION;
use serde_json::{Value, json};

#[test]
fn saga_set_1_a_request_sets_scenario_seats_and_rules() {
    let mut session = create(json!({
        "game": "saga", "scenario": "spa", "seats": 3, "seed": 3,
        "rules": {"difficulty": "veteran", "first": 2, "all_badges": true},
    }));
    let options = ask(&mut session, "options", Value::Null);
    assert_eq!(options["seats"], 3);
    assert_eq!(options["scenario"], json!({"shipped": "spa"}));
    assert_eq!(options["difficulty"], "veteran");
    assert_eq!(options["rules"]["all_badges"], true);
    assert_eq!(options["rules"]["teams"], false);
    assert_eq!(options["rules"]["edition"], EDITION);
    assert_eq!(session.status()["seats"], json!([0, 1, 2]));
    let view = ask(&mut session, "view", Value::Null);
    assert_eq!(view["public"]["first"], 2);
    let again = create(json!({"game": "saga", "options": options, "seed": 3}));
    assert_eq!(again.status(), session.status());
}

#[test]
fn the_default_match_is_the_first_campaign_for_two() {
    for (order, scenario, seats) in [
        (json!({"game": "saga"}), "ftj", 2),
        (json!({"game": "saga", "seats": 1}), "ftj", 1),
        (json!({"game": "saga", "scenario": "arn"}), "arn", 2),
    ] {
        let options = ask(&mut create(order.clone()), "options", Value::Null);
        assert_eq!(options["seats"], seats, "{order}");
        assert_eq!(options["scenario"]["shipped"], scenario, "{order}");
    }
}

#[test]
fn a_custom_scenario_is_playable() {
    let content = ContentSet::default();
    let mut custom = content.scenarios().next().expect("the box").clone();
    custom.id = "own".to_owned();
    let mut session = create(json!({"game": "saga", "scenario": custom, "seats": 2, "seed": 1}));
    let options = ask(&mut session, "options", Value::Null);
    assert_eq!(options["scenario"]["custom"]["id"], "own");
    let view = ask(&mut session, "view", Value::Null);
    assert_eq!(view["hexes"][0], json!([0, 0]));
    assert_eq!(view["scenario"]["id"], "own");
    assert_eq!(view["scenario"]["counters"], json!(["installed"]));
    assert_eq!(view["cards"]["bosses"].as_array().map(Vec::len), Some(4));
    play(&mut session, 60);
    assert_eq!(session.status()["entries"], 60);
    let picture = ask(&mut session, "picture", Value::Null);
    let picture = picture.as_str().expect("a text");
    assert!(picture.starts_with("own round "), "{picture}");
    assert!(picture.contains("\n0,0 S01"), "{picture}");
}

#[test]
fn a_rejected_request_names_the_field_and_the_reason() {
    let content = ContentSet::default();
    let mut faulty = json!(content.scenarios().next().expect("the box"));
    faulty["attractor"] = json!(["moonlight"]);
    for (change, path, reason) in [
        (json!({"scenario": "xyz"}), "scenario", "xyz"),
        (json!({"scenario": faulty}), "attractor[0]", "moonlight"),
        (json!({"pieces": ["ark"]}), "pieces", "an armada"),
        (json!({"seats": 5}), "seats", "1 to 4 seats"),
        (json!({"scenario": "arn", "seats": 1}), "seats", "2 to 4"),
        (json!({"rules": {"rounds": 40}}), "rounds", "4 to 12"),
        (json!({"rules": {"first": 3}}), "first", "not a seat"),
        (json!({"rules": {"difficulty": "mad"}}), "difficulty", "mad"),
        (
            json!({"rules": {"gravity": true}}),
            "rules.gravity",
            "gravity",
        ),
    ] {
        let code = match path {
            "scenario" => ErrorCode::ConfigScenario,
            "seats" => ErrorCode::ConfigSeats,
            _ => ErrorCode::ConfigOptions,
        };
        assert_request_refused("saga", &change, code, path, reason);
    }
}

#[test]
fn saga_arn_1_an_arena_view_hides_the_hands_of_other_seats() {
    let mut session = create(json!({"game": "saga", "scenario": "arn", "seats": 3, "seed": 8}));
    for _ in 0..12 {
        play(&mut session, 23);
        let position = ask(&mut session, "position", Value::Null);
        let hands = &position["state"]["hands"];
        for viewer in [json!(0), json!(2), json!("spectator"), json!("historian")] {
            let view = ask(&mut session, "view", json!({"seat": viewer}));
            for seat in 0..3 {
                let is_open = viewer == json!(seat) || viewer == json!("historian");
                let seen = if is_open { &hands[seat] } else { &Value::Null };
                assert_eq!(&view["hands"][seat], seen, "{viewer} of {seat}");
                let picture = ask(&mut session, "picture", json!({"seat": viewer}));
                let picture = picture.as_str().expect("a text");
                let is_listed = picture.contains(&format!("\nseat {seat} hand "));
                assert_eq!(is_listed, is_open, "{viewer} of {seat}: {picture}");
            }
        }
    }
}

#[test]
fn a_refused_action_names_its_rule_and_phrase() {
    let mut session = create(json!({"game": "saga", "seed": 1, "rules": {"first": 0}}));
    let waiting = session.status()["waiting"][0].as_u64().expect("a seat") as u8;
    let early = refuse(&mut session, waiting, &json!("siege"));
    assert_eq!(early.code, ErrorCode::ActionIllegal, "{early:?}");
    assert!(early.rule.is_some_and(|rule| rule.starts_with("SAGA-")));
    assert!(early.key.starts_with("saga-refusal-"), "{}", early.key);
    let nonsense = [
        json!("activate"),
        json!({"move": "first"}),
        json!({"tow": [1]}),
    ];
    assert_malformed(&mut session, waiting, &nonsense);
}

/// The refusal of a free play names its own reason, not the turn order.
#[test]
fn the_refusal_of_a_free_play_does_not_cite_turn_order() {
    let mut session = create(json!({"game": "saga", "seed": 1, "rules": {"first": 0}}));
    let waiting = session.status()["waiting"][0].as_u64().expect("a seat") as u8;
    let other = u8::from(waiting == 0);
    let early = refuse(&mut session, other, &json!({"quell": 0}));
    assert_eq!(
        (early.code, early.rule),
        (ErrorCode::ActionIllegal, Some("SAGA-SET.2"))
    );
    let out_of_turn = refuse(&mut session, other, &json!("done"));
    assert_eq!(out_of_turn.code, ErrorCode::ActionNotYourTurn);
}

#[test]
fn the_game_list_names_every_base_scenario() {
    let games = JsonSession::games();
    let games = games.as_array().expect("a list");
    let saga = games.iter().find(|game| game["game"] == "saga");
    let saga = saga.expect("it is one of the games");
    let ids = saga["scenarios"].as_array().into_iter().flatten();
    let ids: Vec<&str> = ids.filter_map(|scenario| scenario["id"].as_str()).collect();
    assert_eq!(ids, engine::saga::metadata::SCENARIOS);
    assert_eq!(saga["rules"], <Saga as engine::game::Game>::RULES_VERSION);
}
