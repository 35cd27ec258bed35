//! Exodus through the JSON API: setups as text, errors with code and path, and sealed choices that
//! stay hidden from other seats.

use crate::support::calls::{ask, assert_malformed, assert_request_refused, create, play, refuse};
use engine::exodus::Exodus;
use engine::exodus::content::layouts;
use engine::json_api::ErrorCode;
use engine::registry::JsonSession;
use serde_json::{Value, json};

#[test]
fn exo_17_10_a_setup_request_sets_map_mode_and_rules() {
    let mut api = create(json!({
        "game": "exodus", "scenario": "3-long", "seed": 3,
        "rules": {"mode": "combat", "generals": true, "turns": 4, "order": [2, 0, 1], "safe_votes": true},
    }));
    let options = ask(&mut api, "options", Value::Null);
    assert_eq!(options["seats"], 3);
    assert_eq!(options["layout"], json!({"shipped": "long"}));
    assert_eq!(
        (&options["mode"], &options["turns"]),
        (&json!("combat"), &json!(4))
    );
    assert_eq!(options["rules"]["safe_votes"], true);
    assert_eq!(options["rules"]["fixed_bank"], false);
    assert_eq!(api.status()["seats"], json!([0, 1, 2]));
    let view = ask(&mut api, "view", Value::Null);
    assert_eq!(view["public"]["order"], json!([2, 0, 1]));
    let again = create(json!({"game": "exodus", "options": options, "seed": 3}));
    assert_eq!(again.status(), api.status());
}

#[test]
fn exo_17_10_a_map_is_chosen_by_id_size_or_mode() {
    let map = |order: Value| {
        let mut api = create(order);
        let options = ask(&mut api, "options", Value::Null);
        (options["seats"].clone(), options["layout"].clone())
    };
    let shipped = |name: &str| json!({"shipped": name});
    for (order, seats, layout) in [
        (json!({"game": "exodus"}), 2, json!("usual")),
        (json!({"game": "exodus", "seats": 4}), 4, json!("usual")),
        (
            json!({"game": "exodus", "seats": 5, "scenario": "minimal"}),
            5,
            shipped("minimal"),
        ),
        (
            json!({"game": "exodus", "scenario": "6-standard"}),
            6,
            shipped("standard"),
        ),
    ] {
        assert_eq!(map(order.clone()), (json!(seats), layout), "{order}");
    }
}

#[test]
fn exo_17_27_a_custom_map_can_be_played() {
    let mut custom = layouts().expect("the maps of the box").remove(3);
    custom.id = "own".to_owned();
    let mut api = create(json!({"game": "exodus", "scenario": custom, "seed": 1}));
    let options = ask(&mut api, "options", Value::Null);
    assert_eq!(options["seats"], custom.homes.len());
    assert_eq!(options["layout"]["custom"]["id"], "own");
    let view = ask(&mut api, "view", Value::Null);
    assert_eq!(view["hexes"][0]["axial"], json!([0, 0]));
    let home = view["hexes"].as_array().into_iter().flatten();
    let home = home.filter(|hex| hex["home"] == json!(1));
    let axial: Vec<&Value> = home.map(|hex| &hex["axial"]).collect();
    assert_eq!(axial, [&json!(custom.homes[1])]);
    play(&mut api, 40);
    assert_eq!(api.status()["entries"], 40);
}

#[test]
fn exo_17_invalid_setup_requests_name_the_faulty_place() {
    let mut apart = json!(layouts().expect("the maps of the box")[0]);
    apart["homes"][1] = json!([6, 0]);
    let mut started = create(json!({"game": "exodus", "seed": 1}));
    let mut position = ask(&mut started, "position", Value::Null);
    position["public"]["order"] = json!([0, 0]);
    for (change, code, path, reason) in [
        (
            json!({"scenario": "2-wide"}),
            ErrorCode::ConfigScenario,
            "layout",
            "2-wide",
        ),
        (
            json!({"scenario": apart}),
            ErrorCode::ConfigOptions,
            "homes[1]",
            "cannot be reached",
        ),
        (
            json!({"scenario": "3-long", "seats": 4}),
            ErrorCode::ConfigSeats,
            "seats",
            "4 seats",
        ),
        (
            json!({"pieces": ["raider"]}),
            ErrorCode::ConfigOptions,
            "pieces",
            "the same ships",
        ),
        (
            json!({"seats": 7}),
            ErrorCode::ConfigSeats,
            "seats",
            "2 to 6 seats",
        ),
        (
            json!({"rules": {"turns": 10}}),
            ErrorCode::ConfigOptions,
            "turns",
            "1 to 9 turns",
        ),
        (
            json!({"rules": {"mode": "endless"}}),
            ErrorCode::ConfigOptions,
            "mode",
            "endless",
        ),
        (
            json!({"rules": {"gravity": true}}),
            ErrorCode::ConfigOptions,
            "rules.gravity",
            "gravity",
        ),
        (
            json!({"deal": [[6, 5]]}),
            ErrorCode::ConfigDraws,
            "deal[0]",
            "",
        ),
        (
            json!({"position": position}),
            ErrorCode::ConfigPosition,
            "public.order",
            "every seat must occur once",
        ),
    ] {
        assert_request_refused("exodus", &change, code, path, reason);
    }
}

#[test]
fn exo_1_3_views_and_pictures_show_only_the_own_private_state() {
    let mut api = create(
        json!({"game": "exodus", "scenario": "3-minimal", "seed": 8, "rules": {"generals": true}}),
    );
    for _ in 0..25 {
        play(&mut api, 17);
        let position = ask(&mut api, "position", Value::Null);
        for viewer in [
            json!(0),
            json!(1),
            json!(2),
            json!("spectator"),
            json!("historian"),
        ] {
            let view = ask(&mut api, "view", json!({"seat": viewer}));
            assert_eq!(view["public"], position["public"]);
            for seat in 0..3 {
                let seen = if viewer == json!(seat) || viewer == json!("historian") {
                    &position["private"][seat]
                } else {
                    &Value::Null
                };
                assert_eq!(&view["private"][seat], seen, "{viewer} of {seat}");
            }
            assert_eq!(view["score"].as_array().map(Vec::len), Some(3));
            let picture = ask(&mut api, "picture", json!({"seat": viewer}));
            let picture = picture.as_str().expect("a text");
            for seat in 0..3 {
                let sees = viewer == json!(seat) || viewer == json!("historian");
                let is_listed = picture.contains(&format!("\nseat {seat} abilities "));
                assert_eq!(is_listed, sees, "{viewer} of {seat}: {picture}");
            }
        }
    }
}

#[test]
fn exo_1_3_refused_actions_have_a_code_a_rule_and_a_key() {
    let mut api = create(json!({"game": "exodus", "seed": 1, "rules": {"order": [0, 1]}}));
    let early = refuse(&mut api, 0, &json!("mine"));
    assert_eq!(early.code, ErrorCode::ActionIllegal, "{early:?}");
    assert!(early.rule.is_some_and(|rule| rule.starts_with("EXO-")));
    assert!(early.key.starts_with("exodus-refusal-"), "{}", early.key);
    let nonsense = [
        json!("activate"),
        json!({"play": "first"}),
        json!({"bid": [1]}),
    ];
    assert_malformed(&mut api, 0, &nonsense);
}

#[test]
fn every_base_layout_is_listed_as_a_scenario() {
    let games = JsonSession::games();
    let games = games.as_array().expect("a list");
    let entry = games.iter().find(|game| game["game"] == "exodus");
    let entry = entry.expect("it is one of the games");
    let ids = entry["scenarios"].as_array().into_iter().flatten();
    let ids: Vec<&str> = ids.filter_map(|scenario| scenario["id"].as_str()).collect();
    let layouts = layouts().expect("the maps of the box");
    assert_eq!(
        ids,
        layouts.iter().map(|layout| &layout.id).collect::<Vec<_>>()
    );
    assert_eq!(
        entry["rules"],
        <Exodus as engine::game::Game>::RULES_VERSION
    );
}
