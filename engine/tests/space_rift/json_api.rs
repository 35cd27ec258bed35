//! Tests of Space Rift through the JSON API: setups as JSON, errors with code and path, and hands
//! that stay hidden from other seats.

use crate::calls::{ask, assert_malformed, assert_request_refused, create, play, refuse};
use engine::json_api::ErrorCode;
use serde_json::{Value, json};

#[test]
fn sr_3_10_a_setup_gives_scenario_seats_and_rules() {
    let mut driver = create(json!({
        "game": "space-rift", "scenario": "srr-05", "seats": 5, "seed": 3,
        "rules": {"rift": "without", "combat_cards": "without", "first": "north", "victory": {"south": 7, "north": 8}},
    }));
    let options = ask(&mut driver, "options", Value::Null);
    assert_eq!(options["scenario"], json!({"shipped": "srr-05"}));
    assert_eq!(
        (&options["crews"], &options["rift"]),
        (&json!([3, 2]), &json!("without"))
    );
    assert_eq!(options["rules"]["victory"]["south"], 7);
    assert_eq!(options["rules"]["meteors"], "scenario");
    let view = ask(&mut driver, "view", Value::Null);
    assert_eq!(view["public"]["rift"], Value::Null);
    assert_eq!(view["public"]["active"], "north");
    assert_eq!(view["north"]["held"]["combat"], 0);
    assert_eq!(driver.status()["seats"], json!([0, 1, 2, 3, 4]));
    let copy = create(json!({"game": "space-rift", "options": options, "seed": 3}));
    assert_eq!(copy.status(), driver.status());
    // The crews may also be given directly.
    let mut crews = create(json!({
        "game": "space-rift", "rules": {"crews": [1, 3], "departure": true},
    }));
    let options = ask(&mut crews, "options", Value::Null);
    assert_eq!(options["crews"], json!([1, 3]));
    assert_eq!(options["departure"], true);
}

#[test]
fn sr_3_9_a_custom_scenario_can_be_played() {
    let side = |units: [&str; 2]| json!({"command_rating": 4, "combat_cards": 1, "stars": 2, "units": units});
    let custom = json!({
        "format": "space-rift-scenario/1", "id": "own", "title": "Own", "first": "north",
        "victory": {"south": 3, "north": 3},
        "sides": {"south": side(["CR C3", "BBh B5"]), "north": side(["CR I3", "BBh J5"])},
    });
    let mut driver = create(json!({"game": "space-rift", "scenario": custom, "seed": 1}));
    let view = ask(&mut driver, "view", Value::Null);
    assert_eq!(view["public"]["units"][1], json!({"hex": "B5", "ships": 4}));
    play(&mut driver, 40);
    assert_eq!(driver.status()["entries"], 40);
}

#[test]
fn sr_3_9_setup_errors_name_code_path_and_reason() {
    let taken = json!({
        "format": "space-rift-scenario/1", "id": "own", "title": "Own", "first": "north",
        "victory": {"south": 3, "north": 3},
        "sides": {
            "south": {"command_rating": 4, "combat_cards": 0, "stars": 2, "units": ["CR C3"]},
            "north": {"command_rating": 4, "combat_cards": 0, "stars": 2, "units": ["CR I3", "BB C3"]},
        },
    });
    let mut crowded = create(json!({"game": "space-rift", "scenario": "srb-01"}));
    let mut position = ask(&mut crowded, "position", Value::Null);
    position["public"]["units"][1]["hex"] = position["public"]["units"][0]["hex"].clone();
    for (change, code, path, reason) in [
        (
            json!({"scenario": "srr-99"}),
            ErrorCode::ConfigScenario,
            "scenario",
            "srr-99",
        ),
        (
            json!({"scenario": {"format": 3}}),
            ErrorCode::ConfigOptions,
            "format",
            "a string is needed",
        ),
        (
            json!({"scenario": taken}),
            ErrorCode::ConfigOptions,
            "sides.north.units[1]",
            "C3 is taken",
        ),
        (
            json!({"pieces": ["DD"]}),
            ErrorCode::ConfigOptions,
            "pieces",
            "the scenario says",
        ),
        (
            json!({"seats": 1}),
            ErrorCode::ConfigSeats,
            "seats",
            "1 to 3 seats",
        ),
        (
            json!({"seats": 7}),
            ErrorCode::ConfigSeats,
            "seats",
            "1 to 3 seats",
        ),
        (
            json!({"rules": {"crews": [0, 1]}}),
            ErrorCode::ConfigSeats,
            "crews",
            "1 to 3 seats",
        ),
        (
            json!({"rules": {"rift": "sometimes"}}),
            ErrorCode::ConfigOptions,
            "rift",
            "sometimes",
        ),
        (
            json!({"rules": {"gravity": true}}),
            ErrorCode::ConfigOptions,
            "rules.gravity",
            "gravity",
        ),
        (
            json!({"rules": {"victory": {"south": 0, "north": 9}}}),
            ErrorCode::ConfigOptions,
            "rules.victory.south",
            "1 to 99",
        ),
        (
            json!({"deal": [[6, 5]]}),
            ErrorCode::ConfigDraws,
            "deal[0]",
            "",
        ),
        (
            json!({"scenario": "srb-01", "position": position}),
            ErrorCode::ConfigPosition,
            "public.units[1].hex",
            "two units on one hex",
        ),
    ] {
        assert_request_refused("space-rift", &change, code, path, reason);
    }
}

#[test]
fn sr_21_4_a_view_contains_only_the_hands_of_its_own_side() {
    let mut driver =
        create(json!({"game": "space-rift", "scenario": "srr-06", "seats": 4, "seed": 8}));
    for _ in 0..25 {
        play(&mut driver, 12);
        let position = ask(&mut driver, "position", Value::Null);
        for (viewer, sides) in [
            (json!(0), vec!["south"]),
            (json!(1), vec!["north"]),
            (json!(2), vec!["south"]),
            (json!(3), vec!["north"]),
            (json!("spectator"), vec![]),
            (json!("historian"), vec!["south", "north"]),
        ] {
            let view = ask(&mut driver, "view", json!({"seat": viewer}));
            assert_eq!(view["public"], position["public"]);
            for side in ["south", "north"] {
                let hand = &position[side];
                let seen = if sides.contains(&side) {
                    hand
                } else {
                    &Value::Null
                };
                assert_eq!(&view[side]["hand"], seen, "{viewer} of {side}");
                for pile in ["command", "combat", "drawn"] {
                    let held = hand[pile].as_array().map(Vec::len);
                    assert_eq!(view[side]["held"][pile], json!(held), "{viewer} of {side}");
                }
            }
            let picture = ask(&mut driver, "picture", json!({"seat": viewer}));
            let picture = picture.as_str().expect("a text");
            for (side, name) in [("south", "South"), ("north", "North")] {
                let shows_cards = picture.contains(&format!("\n{name} holds command "));
                assert_eq!(
                    shows_cards,
                    sides.contains(&side),
                    "{viewer} of {side}: {picture}"
                );
            }
        }
    }
}

#[test]
fn sr_5_3_only_the_drawing_side_sees_events_of_drawn_cards() {
    let mut driver = create(json!({"game": "space-rift", "scenario": "srb-06", "seed": 2}));
    play(&mut driver, 400);
    let secret = [
        "command-drawn",
        "command-offered",
        "command-kept",
        "combat-drawn",
    ];
    for (viewer, sides) in [
        (json!(0), vec!["south"]),
        (json!(1), vec!["north"]),
        (json!("spectator"), vec![]),
        (json!("historian"), vec!["north", "south"]),
    ] {
        let log = ask(&mut driver, "events", json!({"seat": viewer}));
        let entries = log.as_array().into_iter().flatten();
        let events = entries.flat_map(|entry| entry["events"].as_array().into_iter().flatten());
        let sides_with_cards = events.flat_map(|event| {
            secret
                .iter()
                .filter_map(|name| event[name]["side"].as_str())
        });
        let mut sides_with_cards: Vec<&str> = sides_with_cards.collect();
        sides_with_cards.sort_unstable();
        sides_with_cards.dedup();
        assert_eq!(sides_with_cards, sides, "{viewer}");
    }
}

#[test]
fn sr_10_1_a_refused_action_returns_code_and_rule() {
    let mut driver = create(
        json!({"game": "space-rift", "scenario": "srb-01", "seed": 1, "rules": {"first": "south"}}),
    );
    let early = refuse(&mut driver, 0, &json!({"attack": [0, 9]}));
    assert_eq!(
        (early.code, early.rule),
        (ErrorCode::ActionIllegal, Some("SR-4.8"))
    );
    assert_eq!(early.key, "space-rift-refusal-other-phase");
    let other = refuse(&mut driver, 1, &json!("done"));
    assert_eq!(other.code, ErrorCode::ActionNotYourTurn);
    let nonsense = [
        json!("activate"),
        json!({"move": [0, "Z9", false]}),
        json!({"reroll": 3}),
    ];
    assert_malformed(&mut driver, 0, &nonsense);
}

#[test]
fn sr_1_4_a_text_picture_shows_units_by_row_and_no_hands() {
    let mut driver = create(json!({"game": "space-rift", "scenario": "srr-01", "seed": 4}));
    let picture = ask(&mut driver, "picture", Value::Null);
    let lines: Vec<&str> = picture.as_str().expect("a text").lines().collect();
    assert!(lines[0].starts_with("turn 1 South"), "{picture}");
    let rows: Vec<&str> = lines[1..12].iter().map(|line| &line[..1]).collect();
    assert_eq!(rows.concat(), "KJIHGFEDCBA");
    assert!(lines[11].contains("FS3"), "{picture}");
    assert!(lines[1].contains("fs3"), "{picture}");
    assert_eq!(lines.len(), 16);
    assert!(lines[14].starts_with("South holds ") && lines[14].ends_with(" drawn"));
    assert!(
        lines[12].starts_with("South 0/10 stars 3 rating 5"),
        "{picture}"
    );
}
