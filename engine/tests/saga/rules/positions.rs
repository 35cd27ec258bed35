//! Positions that no game can reach are refused with the path of the error and the reason; those of
//! played games are accepted.

use engine::game::{Game, Status};
use engine::load::from_value;
use engine::saga::Saga;
use engine::saga::options::Options;
use engine::saga::position::Position;
use engine::saga::step::{Phase, Step};
use engine::session::Session;
use serde_json::{Value, json};

/// Returns a game in its first movement phase, with its position as JSON.
fn begin_match(scenario: &str, seats: u8) -> (Saga, Value) {
    let game = Saga::new(Options::standard(scenario, seats)).expect("a game");
    let mut session = Session::new(game.clone(), 5);
    loop {
        let public = &session.state().public;
        if public.step == Step::Turns(Phase::Movement) && public.tasks.is_empty() {
            break;
        }
        let seat = session.status().waiting_seats().iter().next();
        let seat = seat.expect("somebody is asked");
        let last = *session.legal_actions(seat).last().expect("an action");
        session.act(seat, last).expect("it is legal");
    }
    let position = json!(game.to_position(session.state()));
    (game, position)
}

/// A change of the public part of a position, with the path and a part of the reason of its
/// refusal.
type Case = (fn(&mut Value), &'static str, &'static str);

fn assert_refused(scenario: &str, seats: u8, cases: &[Case]) {
    let (game, whole) = begin_match(scenario, seats);
    let position: Position = from_value("position", &whole).expect("a position");
    game.state_from_position(position).expect("it can be");
    for (change, path, reason) in cases {
        let mut position = whole.clone();
        change(&mut position["state"]["public"]);
        let decoded = from_value::<Position>("position", &position);
        let placed = decoded.and_then(|position| game.state_from_position(position));
        let error = placed.expect_err(path);
        let (found, why) = (error.place.to_string(), error.reason.to_string());
        assert_eq!(found, format!("state.public{path}"), "{why}");
        assert!(why.contains(reason), "{path}: {why}, not {reason}");
    }
}

#[test]
fn positions_with_a_wrong_number_of_figures_are_rejected() {
    assert_refused(
        "ftj",
        2,
        &[
            (
                |json| json["figures"] = json!([13, 8, 5]),
                ".figures[0]",
                "not as many as there are",
            ),
            (
                |json| json["figures"][2] = json!(4),
                ".figures[2]",
                "not as many as there are",
            ),
            (
                |json| json["starbases"][0] = json!(9),
                ".starbases",
                "not as many as there are",
            ),
            (
                |json| json["xpm"] = json!(1),
                ".xpm",
                "not as many as there are",
            ),
            (
                |json| json["mats"][0]["xpm"] = json!(true),
                ".xpm",
                "not as many as there are",
            ),
            (
                |json| json["decks"][3]["unseen"] = json!([0]),
                ".decks[3]",
                "is nowhere",
            ),
            (
                |json| json["decks"][0]["bottom"] = json!([0]),
                ".decks[0]",
                "is elsewhere",
            ),
        ],
    );
}

#[test]
fn positions_with_misplaced_pieces_are_rejected() {
    assert_refused(
        "ftj",
        2,
        &[
            (
                |json| {
                    json["raiders"] = json!([{"level": 1, "sector": 0}]);
                    json["figures"] = json!([11, 8, 5]);
                },
                ".raiders[0].sector",
                "stays on the Jumpgate",
            ),
            (
                |json| json["armadas"][0]["sector"] = Value::Null,
                ".armadas[0].sector",
                "on the board",
            ),
            (
                |json| json["armadas"][1]["sector"] = json!(60),
                ".armadas[1].sector",
                "no sector",
            ),
            (
                |json| json["sectors"][1]["up"] = json!(false),
                ".sectors[1]",
                "stays as it is",
            ),
            (
                |json| json["sectors"][1]["hex"] = json["sectors"][0]["hex"].clone(),
                ".sectors[1].hex",
                "no free hex",
            ),
            (
                |json| json["bosses"][0] = json!(70),
                ".bosses[0]",
                "no sector",
            ),
        ],
    );
}

#[test]
fn positions_with_inconsistent_mats_are_rejected() {
    assert_refused(
        "ftj",
        2,
        &[
            (
                |json| json["mats"][0]["hull"] = json!(0),
                ".mats[0].hull",
                "without Hull is destroyed",
            ),
            (
                |json| json["mats"][0]["hull"] = json!(11),
                ".mats[0].hull",
                "more than it can be",
            ),
            (
                |json| json["mats"][0]["levels"][2] = json!(5),
                ".mats[0].levels",
                "rises with the tracks",
            ),
            (
                |json| json["mats"][0]["levels"][0] = json!(99),
                ".mats[0].levels",
                "beyond the last level",
            ),
            (
                |json| json["mats"][0]["points"] = json!(3),
                ".mats[0].points",
                "more than there can be",
            ),
            (
                |json| json["mats"][0]["shaken"] = json!(1),
                ".mats[0].shaken",
                "more than there can be",
            ),
            (
                |json| json["mats"][1]["commander"] = json["mats"][0]["commander"].clone(),
                ".mats[0].commander",
                "somebody else's",
            ),
            (
                |json| {
                    json["mats"][1]["commander"] = Value::Null;
                    json["mats"][1]["color"] = Value::Null;
                },
                ".mats[1].commander",
                "chosen at set-up",
            ),
            (
                |json| json["mats"][0]["hand"] = json!(9),
                ".mats[0].hand",
                "not what is in hand",
            ),
            (
                |json| json["mats"][0]["deck"] = json!([]),
                ".mats[0].deck",
                "is nowhere",
            ),
            (
                |json| json["mats"][3]["hull"] = json!(1),
                ".mats[3]",
                "there is no such seat",
            ),
            (
                |json| json["offered"] = json!([json["mats"][0]["commander"]]),
                ".offered",
                "that somebody has",
            ),
        ],
    );
}

#[test]
fn positions_with_an_impossible_turn_state_are_rejected() {
    assert_refused(
        "ftj",
        2,
        &[
            (
                |json| {
                    json["installed"] = json!(3);
                    json["counters"][0] = json!(3);
                    json["xpm"] = json!(json["xpm"].as_u64().expect("a number") - 3);
                },
                ".step",
                "the game is over",
            ),
            (
                |json| json["counters"][0] = json!(2),
                ".counters[0]",
                "not the XPMs",
            ),
            (
                |json| json["counters"][0] = json!(9),
                ".counters[0]",
                "out of its bounds",
            ),
            (|json| json["round"] = json!(0), ".round", "0 at set-up"),
            (
                |json| json["round"] = json!(40),
                ".round",
                "beyond the last round",
            ),
            (
                |json| json["step"] = json!({"end": "movement"}),
                ".acting",
                "nobody's turn",
            ),
            (
                |json| json["resigned"] = json!([1]),
                ".armadas[1].sector",
                "unless given up",
            ),
            (
                |json| json["ending"] = json!("given-up"),
                ".ending",
                "once it is over",
            ),
            (
                |json| json["uses"][1][7] = json!(1),
                ".uses[1]",
                "no such action",
            ),
            (
                |json| json["tasks"] = json!([{"loot": {"winner": 0, "loser": 1}}]),
                ".tasks[0]",
                "it follows from",
            ),
            (
                |json| json["tasks"] = json!([{"reroll": {"seat": 0, "left": 1, "chosen": []}}]),
                ".tasks[0]",
                "it follows from",
            ),
        ],
    );
}

#[test]
fn positions_with_impossible_entities_are_rejected() {
    assert_refused(
        "spa",
        2,
        &[
            (
                |json| json["entities"][0]["hull"] = json!(0),
                ".step",
                "the game is over",
            ),
            (
                |json| json["entities"][0]["hull"] = json!(200),
                ".entities[0].hull",
                "more than it can be",
            ),
            (
                |json| json["entities"][0]["sector"] = Value::Null,
                ".entities[0].revealed",
                "not on the board",
            ),
            (
                |json| json["entities"][3]["hull"] = json!(1),
                ".entities[3]",
                "there is none",
            ),
        ],
    );
}

#[test]
fn positions_with_unknown_fields_are_rejected() {
    assert_refused(
        "ftj",
        2,
        &[
            (|json| json["luck"] = json!(1), ".luck", "luck"),
            (
                |json| json["mats"][0]["gold"] = json!(1),
                ".mats[0].gold",
                "gold",
            ),
            (|json| json["tally"]["fun"] = json!(1), ".tally.fun", "fun"),
        ],
    );
}

#[test]
fn every_state_of_a_match_is_a_valid_position() {
    for (id, seats) in [
        ("ftj", 1),
        ("spa", 2),
        ("lst", 3),
        ("dis", 2),
        ("opc", 4),
        ("arn", 3),
    ] {
        let game = Saga::new(Options::standard(id, seats)).expect("a game");
        let mut session = Session::new(game, 3);
        while let Status::WaitingFor(seats) = session.status() {
            let valid = session.game().validate(session.state());
            valid.unwrap_or_else(|error| panic!("{id}: {error}"));
            let seat = seats.iter().next().expect("somebody is asked");
            let legal = session.legal_actions(seat);
            // Neither always the first action nor always the last.
            let index = session.log().len() * 7 % legal.len();
            session.act(seat, legal[index]).expect("it is legal");
        }
        let valid = session.game().validate(session.state());
        valid.unwrap_or_else(|error| panic!("{id}: {error}"));
    }
}
