//! Tests of the JSON API for every game: each call, and each error with its code and path.
#![cfg(not(target_arch = "wasm32"))]

use engine::chance::{Chance, OutcomeMismatch, SeededRng};
use engine::json_api::{ApiError, ErrorCode};
use engine::registry::{CALL_NAMES, JsonSession};
use engine::save::SaveError;
use serde_json::{Value, json};

fn create(request: Value) -> JsonSession {
    JsonSession::create(&request).unwrap_or_else(|error| panic!("{error:?}"))
}

fn ask(match_session: &mut JsonSession, name: &str, values: Value) -> Value {
    let answer = match_session.call(name, &values);
    answer.unwrap_or_else(|error| panic!("{name} {values}: {error:?}"))
}

fn refuse(match_session: &mut JsonSession, name: &str, values: Value) -> ApiError {
    let before = match_session.session().clone();
    let error = match_session.call(name, &values).expect_err("a fault");
    assert_eq!(
        match_session.session(),
        &before,
        "{name} {values} changed something"
    );
    error
}

/// Returns the games with their scenarios.
fn games() -> Vec<(String, String)> {
    let games = JsonSession::games();
    let all = games.as_array().into_iter().flatten();
    all.flat_map(|game| {
        let scenarios = game["scenarios"].as_array().into_iter().flatten();
        let name = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        scenarios.map(move |scenario| (name(&game["game"]), name(&scenario["id"])))
    })
    .collect()
}

fn play_out(match_session: &mut JsonSession, seed: u64) {
    let mut chance = SeededRng::new(seed, 77);
    while let Some(seat) = match_session.status()["waiting"].get(0).cloned() {
        let legal = ask(match_session, "legal", json!({"seat": seat}));
        let legal = legal.as_array().expect("a list");
        let action = &legal[chance.pick(legal.len() as u32) as usize];
        ask(
            match_session,
            "act",
            json!({"seat": seat, "action": action}),
        );
    }
}

#[test]
fn every_scenario_of_every_game_can_be_played_to_its_end() {
    for (game, scenario) in games() {
        let mut match_session = create(json!({"game": game, "scenario": scenario, "seed": 7}));
        play_out(&mut match_session, 3);
        let status = match_session.status();
        assert_eq!(status["over"], true, "{scenario}");
        assert!(status["outcome"]["reason"].is_string(), "{scenario}");
        let save = ask(&mut match_session, "save", Value::Null);
        let loaded = JsonSession::load(save.as_str().expect("a text")).expect("a save");
        assert_eq!(loaded.status()["fingerprint"], status["fingerprint"]);
    }
}

#[test]
fn a_request_sets_pieces_rules_and_seed() {
    let request = json!({"game": "rift", "scenario": "standard-4", "seats": 2, "seed": "ff",
        "pieces": ["screech", "hammer"], "rules": {"first": {"seat": 1}, "round_limit": 9}});
    let mut match_session = create(request);
    let options = ask(&mut match_session, "options", Value::Null);
    let models: Vec<&str> = options["ships"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|ship| ship["model"].as_str())
        .collect();
    assert_eq!(models, ["screech", "hammer", "hammer", "hammer"]);
    assert_eq!(options["rules"]["round_limit"], 9);
    assert_eq!(match_session.status()["waiting"], json!([1]));
    let again = create(json!({"game": "rift", "options": options, "seed": 255}));
    assert_eq!(again.status(), match_session.status());
}

#[test]
fn an_invalid_request_names_the_code_and_the_place() {
    for (request, code, path) in [
        (json!({"game": "chess"}), ErrorCode::ConfigGame, None),
        (json!({}), ErrorCode::ConfigValue, Some("order")),
        (json!("rift"), ErrorCode::ConfigValue, Some("order")),
        (
            json!({"game": "rift", "sead": 1}),
            ErrorCode::ConfigValue,
            Some("sead"),
        ),
        (
            json!({"game": "rift", "seed": -1}),
            ErrorCode::ConfigValue,
            Some("seed"),
        ),
        (
            json!({"game": "rift", "seed": "green"}),
            ErrorCode::ConfigValue,
            Some("seed"),
        ),
        (
            json!({"game": "rift", "scenario": "nowhere"}),
            ErrorCode::ConfigScenario,
            Some("board"),
        ),
        (
            json!({"game": "rift", "scenario": {"id": 3}}),
            ErrorCode::ConfigOptions,
            Some("id"),
        ),
        (
            json!({"game": "rift", "pieces": ["ufo"]}),
            ErrorCode::ConfigOptions,
            Some("ships[0].model"),
        ),
        (
            json!({"game": "rift", "seats": 9}),
            ErrorCode::ConfigSeats,
            Some("teams[2]"),
        ),
        (
            json!({"game": "rift", "rules": {"mode": "chess"}}),
            ErrorCode::ConfigOptions,
            Some("mode"),
        ),
        (
            json!({"game": "rift", "options": 3}),
            ErrorCode::ConfigOptions,
            Some("options"),
        ),
        (
            json!({"game": "rift", "options": {}, "seats": 2}),
            ErrorCode::ConfigOptions,
            Some("options"),
        ),
        (
            json!({"game": "rift", "deal": [[6, 5]]}),
            ErrorCode::ConfigDraws,
            Some("deal[0]"),
        ),
        (
            json!({"game": "rift", "position": {"ships": []}}),
            ErrorCode::ConfigPosition,
            Some("position"),
        ),
        (
            json!({"game": "rift", "position": {}, "deal": []}),
            ErrorCode::ConfigValue,
            Some("deal"),
        ),
    ] {
        let error = JsonSession::create(&request).expect_err("a fault");
        assert_eq!(error.code, code, "{request}: {error:?}");
        assert_eq!(error.place.as_deref(), path, "{request}: {error:?}");
    }
}

#[test]
fn a_refused_action_returns_code_rule_and_phrase() {
    let mut match_session =
        create(json!({"game": "rift", "seed": 1, "rules": {"first": {"seat": 0}}}));
    let act = |match_session: &mut JsonSession, seat: Value, action: Value| {
        refuse(
            match_session,
            "act",
            json!({"seat": seat, "action": action}),
        )
    };
    let early = act(&mut match_session, json!(0), json!("step"));
    assert_eq!(
        (early.code, early.rule),
        (ErrorCode::ActionIllegal, Some("RIFT-5.3"))
    );
    assert_eq!(early.key, "rift-refusal-no-active-ship");
    let other = act(&mut match_session, json!(1), json!({"activate": 1}));
    assert_eq!(other.code, ErrorCode::ActionNotYourTurn);
    let wrong_seat = act(&mut match_session, json!(7), json!("step"));
    assert_eq!(wrong_seat.code, ErrorCode::ConfigSeat);
    for nonsense in [
        json!("dance"),
        json!(null),
        json!({"activate": []}),
        json!([[]]),
        json!(1e300),
    ] {
        let error = act(&mut match_session, json!(0), nonsense);
        assert_eq!(
            (error.code, error.key.as_str()),
            (ErrorCode::ActionMalformed, "api-malformed")
        );
    }
    assert_eq!(
        act(&mut match_session, json!(-1), json!("step")).code,
        ErrorCode::ConfigValue
    );
    ask(
        &mut match_session,
        "act",
        json!({"seat": 0, "action": {"activate": 0}}),
    );
    ask(
        &mut match_session,
        "act",
        json!({"seat": 1, "action": "concede"}),
    );
    let late = act(&mut match_session, json!(0), json!("step"));
    assert_eq!(late.code, ErrorCode::ActionOver);
}

#[test]
fn a_malformed_action_reports_the_place_and_the_expected_form() {
    let mut match_session = create(json!({"game": "rift"}));
    for (action, path, reason) in [
        (
            json!({"fire": [0, null]}),
            "action.fire",
            "a list of 3 is needed, not of 2",
        ),
        (
            json!({"fire": [0, null, {"main": 1, "aux": 0}, 9]}),
            "action.fire[3]",
            "the list is too long",
        ),
        (
            json!({"fire": [0, null, {"main": "all", "aux": 0}]}),
            "action.fire[2].main",
            "a whole number from 0 to 255 is needed, not \"all\"",
        ),
        (
            json!("fire"),
            "action",
            "a name with a list is needed, not the name alone",
        ),
        (
            json!(7),
            "action",
            "a name is needed, or an object with one name",
        ),
    ] {
        let error = refuse(
            &mut match_session,
            "act",
            json!({"seat": 0, "action": action}),
        );
        assert_eq!(error.code, ErrorCode::ActionMalformed, "{action}");
        assert_eq!(error.place.as_deref(), Some(path), "{action}");
        assert_eq!(error.args["reason"], reason, "{action}");
    }
}

/// Returns malformed variants of an action: another form, a missing entry, an additional entry, and
/// values of other types.
fn malformed_variants(action: &Value) -> Vec<Value> {
    let Some((name, value)) = action.as_object().and_then(|map| map.iter().next()) else {
        let name = action.as_str().unwrap_or_default();
        return vec![
            json!({name: 1}),
            json!({name: {}}),
            json!(format!("{name}-x")),
        ];
    };
    let odd = [
        json!(null),
        json!("much"),
        json!(-1),
        json!(1.5),
        json!(true),
    ];
    let odd = odd.into_iter().chain([json!([]), json!({"nonsense": 1})]);
    let mut all: Vec<Value> = odd.clone().map(|value| json!({name: value})).collect();
    all.push(json!(name));
    if let Some(list) = value.as_array() {
        let mut long = list.clone();
        long.push(json!(1));
        all.push(json!({name: long}));
        all.push(json!({name: list.iter().skip(1).collect::<Vec<_>>()}));
        for index in 0..list.len() {
            for value in odd.clone() {
                let mut other = list.clone();
                other[index] = value;
                all.push(json!({name: other}));
            }
        }
    }
    all
}

/// Every malformed action is rejected without a Rust type in the message.
#[test]
fn errors_never_name_rust_types() {
    let words = [
        "expected",
        "tuple",
        "struct ",
        "enum ",
        "variant",
        "newtype",
        "sequence",
        "integer `",
        "string \"",
        " u8",
        "EOF",
    ];
    let mut malformed = 0;
    for game in JsonSession::games().as_array().into_iter().flatten() {
        let game = &game["game"];
        let mut match_session = create(json!({"game": game, "seed": 2}));
        for step in 0..30_usize {
            let legal = ask(&mut match_session, "legal", Value::Null);
            let legal = legal.as_array().cloned().unwrap_or_default();
            for action in legal.iter().take(12).flat_map(malformed_variants) {
                let values = json!({"action": action, "draws": []});
                let Err(error) = match_session.call("act", &values) else {
                    break;
                };
                if error.code == ErrorCode::ActionMalformed {
                    malformed += 1;
                    let reply = error.args["reason"].as_str().unwrap_or_default();
                    let found = words.iter().find(|word| reply.contains(**word));
                    assert_eq!(found, None, "{game} {action}: {reply}");
                }
            }
            let legal = ask(&mut match_session, "legal", Value::Null);
            let Some(action) = legal.get(step * 5 % legal.as_array().map_or(1, Vec::len).max(1))
            else {
                break;
            };
            ask(&mut match_session, "act", json!({"action": action}));
        }
    }
    assert!(malformed > 1000, "{malformed}");
}

/// Returns the error codes that a document names.
fn codes_in(text: &str) -> Vec<&str> {
    let families = ["action/", "load/", "config/", "store/", "net/"];
    let quoted = text.split(['"', '\'', '`']);
    let mut codes: Vec<&str> = quoted
        .filter(|word| families.iter().any(|family| word.starts_with(family)) || *word == "bug")
        .filter(|word| word.len() > 6 || *word == "bug")
        .collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

#[test]
fn error_codes_match_the_package_the_player_and_the_documents() {
    let mut codes = ErrorCode::ALL.map(ErrorCode::name).to_vec();
    codes.sort_unstable();
    let package = include_str!("../../npm/package/index.d.ts");
    let player = include_str!("../../static/embed/player.v1.d.ts");
    for (file, text) in [("the package", package), ("the player", player)] {
        let list = text.split("export type ErrorCode =").nth(1);
        let list = list.and_then(|rest| rest.split(';').next());
        assert_eq!(codes_in(list.unwrap_or_default()), codes, "{file}");
    }
    let documented = codes_in(include_str!("../../docs/errors.md"));
    assert_eq!(documented, codes, "docs/errors.md");
}

#[test]
fn malformed_calls_change_nothing() {
    let mut match_session = create(json!({"game": "rift"}));
    for (name, values, path) in [
        ("dance", Value::Null, "call"),
        ("legal", json!([0]), "call"),
        ("legal", json!({"seet": 0}), "seet"),
        ("legal", json!({"seat": "A"}), "seat"),
        ("bot", json!({"level": "god"}), "level"),
        ("bot", json!({"budget": -4}), "budget"),
        ("view", json!({"at": 99}), "at"),
        ("branch", json!({}), "at"),
        ("branch", json!({"at": 3}), "at"),
        (
            "act",
            json!({"seat": 0, "action": "step", "draws": [[1]]}),
            "draws",
        ),
    ] {
        let error = refuse(&mut match_session, name, values.clone());
        assert_eq!(
            error.code,
            ErrorCode::ConfigValue,
            "{name} {values}: {error:?}"
        );
        assert!(
            error.place.as_deref().unwrap_or_default().starts_with(path),
            "{error:?}"
        );
    }
    for name in CALL_NAMES {
        let error = match_session
            .call(name, &json!({"nonsense": 1}))
            .expect_err("a fault");
        assert_eq!(error.code, ErrorCode::ConfigValue, "{name}");
    }
}

#[test]
fn a_bot_stops_at_its_budget_and_continues_on_the_next_call() {
    let mut match_session = create(json!({"game": "rift", "seed": 4}));
    let mut slices = 0;
    let line = loop {
        let answer = ask(
            &mut match_session,
            "bot",
            json!({"level": "captain", "budget": 200}),
        );
        if !answer.is_null() {
            break answer;
        }
        slices += 1;
    };
    assert!(slices > 0, "it thinks in slices");
    let full_line = ask(&mut match_session, "bot", json!({"level": "captain"}));
    assert_eq!(line, full_line, "slices change nothing");
    for action in line.as_array().expect("a line") {
        ask(&mut match_session, "act", json!({"action": action}));
    }
    let advice = ask(&mut match_session, "advice", json!({"level": "ensign"}));
    assert_eq!(advice["now"].as_array().map(Vec::len), Some(2));
}

#[test]
fn an_action_can_be_undone_and_redone() {
    let mut match_session = create(json!({"game": "rift", "rules": {"first": {"seat": 0}}}));
    ask(
        &mut match_session,
        "act",
        json!({"seat": 0, "action": {"activate": 0}}),
    );
    let before = match_session.status();
    let done = ask(
        &mut match_session,
        "act",
        json!({"seat": 0, "action": {"rotate": ["plus", {"main": 1, "aux": 0}]}}),
    );
    assert_eq!(done["events"][0]["rotated"]["ship"], 0);
    assert_eq!(ask(&mut match_session, "undo", Value::Null), before);
    assert_eq!(ask(&mut match_session, "redo", Value::Null), done["status"]);
    assert_eq!(
        refuse(&mut match_session, "redo", Value::Null).key,
        "api-undo-nothing"
    );
    assert_eq!(
        refuse(&mut match_session, "undo", json!({"seat": 1})).key,
        "api-undo-other-seat"
    );
    let mut strict = create(json!({"game": "rift", "undo": false}));
    assert_eq!(refuse(&mut strict, "undo", Value::Null).key, "api-undo-off");
}

#[test]
fn the_deal_and_the_draws_can_be_scripted() {
    for team in 0..2 {
        let match_session = create(json!({"game": "rift", "seed": 9, "deal": [[2, team]]}));
        assert_eq!(match_session.status()["waiting"], json!([team]));
    }
    let mut match_session = create(json!({"game": "rift", "deal": [[2, 0]]}));
    let drawn = json!({"seat": 0, "action": {"activate": 0}, "draws": [[6, 3]]});
    assert_eq!(
        refuse(&mut match_session, "act", drawn).code,
        ErrorCode::ConfigDraws
    );
    let done = ask(
        &mut match_session,
        "act",
        json!({"seat": 0, "action": {"activate": 0}, "draws": []}),
    );
    assert_eq!(done["missing"], 0, "all that was asked for was given");
}

/// Returns a campaign whose first action draws cards, that action, and the outcomes that its seed
/// draws.
fn drawing() -> (JsonSession, Value, Vec<Value>) {
    let request = json!({"game": "saga", "seed": 5, "rules": {"first": 0}});
    let mut match_session = create(request);
    loop {
        let legal = ask(&mut match_session, "legal", Value::Null);
        let action = legal[0].clone();
        let before = ask(&mut match_session, "save", Value::Null);
        ask(&mut match_session, "act", json!({"action": action}));
        let save = ask(&mut match_session, "save", Value::Null);
        let save: Value = serde_json::from_str(save.as_str().expect("a text")).expect("JSON");
        let entry = save["log"].as_array().and_then(|log| log.last());
        let draws = entry.and_then(|entry| entry[2].as_array().cloned());
        let draws = draws.unwrap_or_default();
        if draws.len() > 2 {
            let match_session =
                JsonSession::load(before.as_str().expect("a text")).expect("a save");
            return (match_session, action, draws);
        }
    }
}

#[test]
fn given_outcomes_come_first_and_the_seed_supplies_the_rest() {
    let (mut match_session, action, draws) = drawing();
    let before = ask(&mut match_session, "save", Value::Null);
    for given in 0..=draws.len() {
        let text = before.as_str().expect("a text");
        let mut again = JsonSession::load(text).expect("a save");
        let values = json!({"action": action, "draws": draws[..given]});
        let done = ask(&mut again, "act", values);
        let missing = done["missing"].as_u64().expect("a number");
        assert!(given > 0 || missing >= draws.len() as u64, "{done}");
        assert_eq!(missing == 0, given == draws.len(), "{done}");
    }
}

#[test]
fn mismatched_outcomes_report_their_place_and_number() {
    let (mut match_session, action, draws) = drawing();
    let act = |match_session: &mut JsonSession, draws: &[Value]| {
        refuse(
            match_session,
            "act",
            json!({"action": action, "draws": draws}),
        )
    };
    let count = draws.len();
    let mut long = draws.clone();
    long.extend([json!([6, 1]), json!([6, 2])]);
    let left = act(&mut match_session, &long);
    assert_eq!(
        (left.code, left.key.as_str()),
        (ErrorCode::ConfigDraws, "api-draws-left")
    );
    assert_eq!(left.place, Some(format!("draws[{count}]")));
    assert_eq!(
        (&left.args["index"], &left.args["left"]),
        (&json!(count), &json!(2))
    );
    let mut other = draws.clone();
    let of = draws[1][0].as_u64().expect("a number");
    other[1] = json!([of + 1, 0]);
    let other = act(&mut match_session, &other);
    assert_eq!(
        (other.code, other.key.as_str()),
        (ErrorCode::ConfigDraws, "api-draws-other")
    );
    assert_eq!(other.place.as_deref(), Some("draws[1]"));
    assert_eq!(
        (&other.args["outcomes"], &other.args["of"]),
        (&json!(of), &json!(of + 1))
    );
    // Here the recorded outcomes must be complete; a prefix is not enough.
    let mismatch = OutcomeMismatch {
        index: 1,
        outcomes: Some(6),
        missing: 2,
        ..OutcomeMismatch::default()
    };
    let entry = Some(3);
    let converted = ApiError::from(SaveError::Draws { entry, mismatch });
    assert_eq!(
        (converted.code, converted.key.as_str()),
        (ErrorCode::LoadDraws, "api-draws-missing")
    );
    assert_eq!(converted.place.as_deref(), Some("log[3][2][1]"));
    assert_eq!(
        (&converted.args["outcomes"], &converted.args["missing"]),
        (&json!(6), &json!(2))
    );
}

#[test]
fn a_game_can_start_in_the_position_of_another() {
    let mut match_session = create(json!({"game": "rift", "scenario": "lantern", "seed": 2}));
    let mut chance = SeededRng::new(1, 1);
    for _ in 0..40 {
        let legal = ask(&mut match_session, "legal", Value::Null);
        let legal = legal.as_array().expect("a list");
        let action = &legal[chance.pick(legal.len() as u32) as usize];
        ask(&mut match_session, "act", json!({"action": action}));
    }
    let options = ask(&mut match_session, "options", Value::Null);
    let position = ask(&mut match_session, "position", Value::Null);
    assert_eq!(
        ask(&mut match_session, "view", Value::Null),
        position,
        "everything is public here"
    );
    let mut placed = create(json!({"game": "rift", "options": options, "position": position}));
    assert_eq!(
        placed.status()["fingerprint"],
        match_session.status()["fingerprint"]
    );
    assert_eq!(
        ask(&mut placed, "picture", Value::Null),
        ask(&mut match_session, "picture", Value::Null)
    );
    play_out(&mut placed, 5);
    let code = ask(&mut placed, "share", Value::Null);
    let again = JsonSession::load(code.as_str().expect("a code")).expect("a game");
    assert_eq!(again.status(), placed.status());
}

#[test]
fn calls_reject_a_seat_that_does_not_exist() {
    for game in JsonSession::games().as_array().into_iter().flatten() {
        let mut match_session = create(json!({"game": game["game"], "seed": 1}));
        for call in ["view", "picture", "events"] {
            for seat in [9, 255] {
                let error = refuse(&mut match_session, call, json!({"seat": seat}));
                assert_eq!(error.code, ErrorCode::ConfigSeat, "{call} {seat}");
                assert_eq!(error.args["seat"], seat, "{call}");
            }
            let error = refuse(&mut match_session, call, json!({"seat": "table"}));
            assert_eq!(error.code, ErrorCode::ConfigValue, "{call}");
            let reason = error.args["reason"].as_str().unwrap_or_default();
            assert!(reason.contains("historian"), "{reason}");
        }
        for call in ["legal", "asides", "prompt", "remark"] {
            let error = refuse(&mut match_session, call, json!({"seat": 9}));
            assert_eq!(error.code, ErrorCode::ConfigSeat, "{call}");
        }
        let error = refuse(&mut match_session, "position", json!({"seat": 0}));
        assert_eq!(error.place.as_deref(), Some("seat"), "nobody in particular");
        let error = refuse(&mut match_session, "events", json!({"since": 1}));
        assert_eq!(error.place.as_deref(), Some("since"));
    }
}

#[test]
fn rift_6_8_payments_that_spare_the_shields_are_listed_first() {
    let position = json!({
        "format": "rift-position/1",
        "phase": "orders",
        "turn": {"ship": 0},
        "ships": [
            {"at": "C3", "facing": "E", "main": 1, "aux": 3},
            {"at": "F3", "facing": "W"},
        ],
    });
    let request = json!({"game": "rift", "pieces": ["rhino"], "position": position});
    let mut match_session = create(request);
    let legal = ask(&mut match_session, "legal", json!({"seat": 0}));
    let legal = legal.as_array().expect("a list");
    let first = |name: &str| legal.iter().find(|action| action[name].is_array());
    for (name, pay) in [("fire", 2), ("rotate", 1), ("accelerate", 1)] {
        let action = first(name).expect("it is legal");
        assert_eq!(action[name][pay], json!({"main": 0, "aux": 1}), "{action}");
    }
    let takes = json!({"rotate": ["plus", {"main": 1, "aux": 0}]});
    assert!(legal.contains(&takes), "it may be spent on purpose");
}

/// The static data of a game explains all numbers in its positions.
#[test]
fn the_content_call_describes_what_a_match_is_played_with() {
    let reply = |request: Value| ask(&mut create(request), "content", Value::Null);
    let rift = reply(json!({"game": "rift", "scenario": "corner-pocket", "seed": 1}));
    assert_eq!(rift["scenario"]["id"], "corner-pocket");
    assert_eq!(rift["rules"]["mode"], "ace");
    assert_eq!(rift["ships"].as_array().map(Vec::len), Some(4));
    let ship = &rift["ships"][0];
    assert_eq!(
        (&ship["model"], &ship["hull"]),
        (&json!("rhino"), &json!(10))
    );
    let mount = json!({"weapon": "torpedo", "side": "F", "barrels": 2});
    assert_eq!(ship["mounts"][2], mount, "mounts by their numbers");
    assert_eq!(rift["teams"], json!([[0], [1], [2], [3]]));

    let battle = reply(json!({"game": "space-rift", "scenario": "srb-02", "seed": 1}));
    assert!(battle["scenario"]["victory"]["south"].is_u64());
    assert!(battle["scenario"]["objectives"].is_array());
    assert_eq!(battle["units"][0]["side"], "south");
    assert_eq!(battle["commands"][0]["id"], "picket");
    assert_eq!(battle["commands"][0]["sector"], "left");
    let sectors = &battle["sectors"];
    assert_eq!(sectors["south"]["left"], sectors["north"]["right"]);

    let empire = reply(json!({"game": "exodus", "scenario": "3-standard", "seed": 1}));
    assert_eq!(empire["hexes"][0]["axial"], json!([0, 0]));
    assert_eq!(empire["figures"]["ships"][3]["kind"], "cruiser");
    assert!(empire["ways"]["raider"]["nuclear"][0][0].is_array());
    assert_eq!(
        empire["boxed"]["abilities"],
        json!([]),
        "without the Generals"
    );

    let saga = reply(json!({"game": "saga", "scenario": "ftj", "seats": 3, "seed": 1}));
    assert_eq!(saga["scenario"]["id"], "ftj");
    assert!(saga["scenario"]["win"].is_array());
    assert_eq!(saga["hexes"][1], json!([1, 0]));
    assert!(saga["bosses"][0]["foe"]["hull"].is_u64());
}

/// Checks goals and scores: every side has a goal, and sources add up to their totals.
fn assert_standing(match_session: &mut JsonSession, request: &Value) {
    let seats = match_session.status()["seats"].clone();
    let mut viewers = vec![json!("spectator"), json!("historian")];
    viewers.extend(seats.as_array().into_iter().flatten().cloned());
    for viewer in viewers {
        let reply = ask(match_session, "standing", json!({"seat": viewer}));
        let goals = reply["goals"].as_array().expect("goals");
        for seat in seats.as_array().into_iter().flatten() {
            let own = |goal: &Value| {
                goal["seats"]
                    .as_array()
                    .is_some_and(|all| all.contains(seat))
            };
            assert!(goals.iter().any(own), "{request}: {seat} in {reply:#}");
        }
        assert!(
            goals.iter().all(|goal| !goal["goal"].is_null()),
            "{reply:#}"
        );
        for score in reply["scores"].as_array().into_iter().flatten() {
            let sources = score["sources"].as_object().expect("sources");
            let sum: i64 = sources.values().filter_map(Value::as_i64).sum();
            assert_eq!(score["total"].as_i64(), Some(sum), "{request}: {score:#}");
        }
    }
}

/// Each match reports its goal, its progress and the source of every score, as the page shows them.
#[test]
fn standings_report_goals_and_the_sources_of_scores() {
    for game in JsonSession::games().as_array().into_iter().flatten() {
        let scenarios = game["scenarios"].as_array().into_iter().flatten();
        for (n, scenario) in scenarios.enumerate() {
            let seats = &scenario["seats"][1];
            let request = json!({"game": game["game"], "scenario": scenario["id"], "seats": seats, "seed": 7});
            let mut match_session = create(request.clone());
            assert_standing(&mut match_session, &request);
            for step in 0..if n == 0 { 60 } else { 4 } {
                let legal = ask(&mut match_session, "legal", Value::Null);
                let legal = legal.as_array().expect("a list");
                let Some(action) = legal.get((step * 7) % legal.len().max(1)) else {
                    break;
                };
                ask(&mut match_session, "act", json!({"action": action}));
            }
            assert_standing(&mut match_session, &request);
        }
    }
}

/// The progress belongs to the current position, or with `at` to an earlier one.
#[test]
fn goal_progress_belongs_to_the_requested_position() {
    let request = json!({"game": "saga", "scenario": "ftj", "seats": 2, "seed": 1});
    let reply = ask(&mut create(request), "standing", Value::Null);
    assert_eq!(reply["goals"][0]["goal"], json!({"win": 0}));
    assert_eq!(reply["goals"][0]["progress"]["met"], false);
    assert_eq!(reply["scores"], json!([]), "all win together");

    let request = json!({"game": "rift", "scenario": "cold-open", "pieces": ["rhino"], "seed": 1});
    let mut match_session = create(request);
    let ask_at =
        |match_session: &mut JsonSession, at| ask(match_session, "standing", json!({"at": at}));
    let before = ask_at(&mut match_session, 0);
    assert_eq!(before["goals"][0]["goal"], "last_team");
    assert_eq!(before["goals"][0]["progress"], json!({"of": [0, 1]}));
    assert_eq!(before["teams"][0]["left"]["ships"], 1);
    ask(
        &mut match_session,
        "act",
        json!({"seat": 0, "action": "concede"}),
    );
    assert_eq!(
        ask_at(&mut match_session, 1)["teams"][0]["left"]["ships"],
        0
    );
    assert_eq!(ask_at(&mut match_session, 0), before);
}

/// The call returns the content of the pack, or the base content for a match without a pack.
#[test]
fn the_content_call_returns_the_pack_of_the_match() {
    let text = include_str!("../../static/packs/sample.json");
    let request = json!({"game": "rift", "pieces": ["barge"], "pack": text, "seed": 1});
    let mut match_session = create(request);
    let content = ask(&mut match_session, "content", Value::Null);
    assert_eq!(content["ships"][0]["model"], "barge");
    assert!(
        content["scenario"]["rows"].is_array(),
        "a board of the pack"
    );
    let save = ask(&mut match_session, "save", Value::Null);
    let save = save.as_str().expect("a text");
    let mut again = JsonSession::load_with(save, json!(text)).expect("a game");
    assert_eq!(ask(&mut again, "content", Value::Null), content);
    let save = ask(
        &mut create(json!({"game": "rift", "seed": 1})),
        "save",
        Value::Null,
    );
    let save = save.as_str().expect("a text");
    let mut of_box = JsonSession::load_with(save, json!(text)).expect("a game");
    let content = ask(&mut of_box, "content", Value::Null);
    assert_eq!(content["ships"][0]["model"], "rhino");
}

#[test]
fn scenarios_accept_exactly_their_listed_seat_counts() {
    for game in JsonSession::games().as_array().into_iter().flatten() {
        let scenarios = game["scenarios"].as_array().into_iter().flatten();
        for scenario in scenarios {
            let number = |value: &Value| value.as_u64().expect("a number");
            let seats = &scenario["seats"];
            let (fewest, most) = (number(&seats[0]), number(&seats[1]));
            let pieces = number(&scenario["fewest"]);
            for count in fewest.saturating_sub(1)..=most + 1 {
                let mut request =
                    json!({"game": game["game"], "scenario": scenario["id"], "seats": count});
                let is_plain = JsonSession::create(&request).is_ok();
                // A scenario with chosen pieces needs at least one piece per seat.
                let chosen = vec!["rhino"; count.max(pieces) as usize];
                request["pieces"] = json!(chosen);
                let is_chosen = pieces > 0 && JsonSession::create(&request).is_ok();
                let fits = (fewest..=most).contains(&count);
                assert_eq!(is_plain || is_chosen, fits, "{scenario} with {count}");
            }
        }
    }
}

#[test]
fn a_branch_continues_from_an_earlier_position() {
    let mut match_session = create(json!({"game": "rift", "seed": 2}));
    let before = ask(&mut match_session, "position", Value::Null);
    play_out(&mut match_session, 5);
    ask(&mut match_session, "branch", json!({"at": 0}));
    assert_eq!(ask(&mut match_session, "position", Value::Null), before);
}

#[test]
fn text_that_is_not_a_save_is_refused_with_an_error_code() {
    for (text, code) in [
        ("", ErrorCode::LoadNotASave),
        ("{", ErrorCode::LoadNotASave),
        (r#"{"format":"centauri-save/9"}"#, ErrorCode::LoadNewer),
        ("!!", ErrorCode::LoadNotASave),
    ] {
        assert_eq!(
            JsonSession::load(text).expect_err("a fault").code,
            code,
            "{text}"
        );
    }
    let save = ask(&mut create(json!({"game": "rift"})), "save", Value::Null);
    let changed = save
        .as_str()
        .expect("a text")
        .replace("standard-2", "standard-3");
    assert_eq!(
        JsonSession::load(&changed).expect_err("a fault").code,
        ErrorCode::LoadDamaged
    );
}

#[test]
fn a_picture_shows_ships_and_terrain() {
    let mut match_session = create(json!({"game": "rift", "scenario": "lantern", "seed": 2}));
    let picture = ask(&mut match_session, "picture", json!({"seat": 0}));
    let picture = picture.as_str().expect("a text");
    assert!(picture.starts_with("round 1 activation"), "{picture}");
    assert!(picture.contains("A rhino seat 0"), "{picture}");
    assert!(picture.contains('*') || picture.contains('#'), "{picture}");
}

/// A share code of a game that began in the middle of a turn, written by the first release.
const PLACED: &str = "AgRyaWZ0AAG2TwQkWvF500sT-t6F8wFqyh2VF7C8OSTXBwntBJ9oCaZs1dPsdD_S4PgA_8Q3gCzm9rE3Hijym2G4Ct8IyUlRtQ11sEoD_fm-3H6r7gDGw4iAUFSvwg";

#[test]
fn an_old_share_code_of_a_placed_game_still_loads() {
    let mut match_session = JsonSession::load(PLACED).expect("a game");
    assert_eq!(match_session.status()["fingerprint"], "9fe90b5d389d141d");
    let position = ask(&mut match_session, "position", Value::Null);
    assert_eq!(position["turn"]["shots"], json!([1]));
    let picture = ask(&mut match_session, "picture", Value::Null);
    let lines: Vec<&str> = picture.as_str().expect("a text").lines().collect();
    assert_eq!(lines[0], "round 4 orders B moved 1 team 1");
    assert_eq!(lines[1], "   A  B  C  D  E  F  G  H");
    assert_eq!(lines[4], " 3 .  .  A  .  .  B  .  .");
    assert_eq!(lines[6], " 5 .  .  .  .! .  .  .  .");
    assert_eq!(lines.last(), Some(&"mine E6/0 seat -"));
}
