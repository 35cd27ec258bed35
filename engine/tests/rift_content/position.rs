//! Positions as data: optional fields, refusals with their places, and that every accepted position
//! can be played to its end.

use super::{assert_error, new_game, options};
use engine::chance::{Chance, SeededRng};
use engine::game::{Game, Seat, Status};
use engine::load::from_json;
use engine::rift::Rift;
use engine::rift::position::Position;
use engine::session::Session;
use serde_json::{Value, json};

fn duel() -> Rift {
    new_game(options("standard-2", 2, 2))
}

pub fn two_ships() -> Value {
    json!({"format": "rift-position/1", "ships": [
        {"at": "C3", "facing": "E"},
        {"at": "F3/+1", "facing": "W", "hull": 2},
    ]})
}

pub fn read_position(
    game: &Rift,
    position: &Value,
) -> Result<Session<Rift>, engine::error::LoadError> {
    let position: Position = from_json("position", &position.to_string())?;
    Session::from_position(game.clone(), 1, position)
}

#[test]
fn omitted_values_of_a_position_get_their_defaults() {
    let session = read_position(&duel(), &two_ships()).unwrap();
    let state = session.state();
    assert_eq!(state.round, 1);
    assert_eq!(state.ready, 0b11);
    let [a, b] = [state.ships[0], state.ships[1]];
    assert_eq!((a.hull, b.hull), (session.game().builds()[0].hull, 2));
    assert_eq!(a.bars, session.game().builds()[0].bars);
    assert_eq!(
        session.status().waiting_seats().iter().next(),
        Some(Seat(0))
    );
    assert!(session.start_state().is_some());
}

#[test]
fn a_position_may_be_in_the_middle_of_a_turn() {
    let mut position = two_ships();
    position["turn"] = json!({"ship": 0, "moved": 1, "shots": [1]});
    position["phase"] = json!("orders");
    let session = read_position(&duel(), &position).unwrap();
    assert_eq!(session.state().turn.shots(0), 1);
    assert_eq!(session.state().ready, 0b10);
    assert!(!session.legal_actions(Seat(0)).is_empty());
}

#[test]
fn an_invalid_position_is_refused_with_its_place() {
    let game = duel();
    for (path, value, at, reason) in [
        (
            "/format",
            json!("rift-position/2"),
            "format",
            "rift-position/1",
        ),
        ("/round", json!(0), "round", "from 1"),
        ("/team", json!(2), "team", "2 teams"),
        ("/ships", json!([]), "ships", "0 ships"),
        ("/ships/1/at", json!("C3"), "ships[1].at", "taken"),
        ("/ships/1/at", json!("Z9"), "ships[1].at", "off the board"),
        ("/ships/1/at", json!("C3/+2"), "ships[1].at", "plane"),
        ("/ships/1/hull", json!(99), "ships[1].hull", "more than"),
        ("/ships/1/hull", json!(0), "ships", "decided: last-team"),
        ("/ships/0/speed", json!(-9), "ships[0].speed", "more than"),
        (
            "/ships/0/ion",
            json!("charged"),
            "ships[0].ion",
            "no ion canon",
        ),
        (
            "/ships/0/bars",
            json!({"F": [9, 0]}),
            "ships[0].bars",
            "more than",
        ),
        (
            "/ships/0/crew",
            json!(7),
            "ships[0].crew",
            "there is no key",
        ),
        ("/mines", json!([{"at": "C3"}]), "mines[0].at", "taken"),
        (
            "/mines",
            json!([{"at": "C4", "by": 2}]),
            "mines[0].by",
            "no seat 2",
        ),
        ("/phase", json!("orders"), "turn.ship", "which ship"),
        ("/phase", json!("blast"), "turn.ship", "which ship"),
        ("/phase", json!("over"), "verdict", "how did it end"),
        (
            "/turn",
            json!({"ship": 0}),
            "turn",
            "before it is activated",
        ),
        ("/turn", json!({"ship": 5}), "turn.ship", "no ship 5"),
        (
            "/turn",
            json!({"ship": 0, "moved": 9}),
            "turn.moved",
            "squares",
        ),
        (
            "/turn",
            json!({"ship": 0, "shots": [9]}),
            "turn.shots[0]",
            "barrels",
        ),
        ("/wave", json!({"mines": [3]}), "wave.mines[0]", "no mine 3"),
        ("/out", json!([0]), "ships[0].hull", "given up"),
        ("/offer", json!(7), "offer", "no seat 7"),
        ("/scores", json!([1, 2, 3]), "scores", "at most 2"),
        (
            "/verdict",
            json!({"winners": [], "ending": "quiet"}),
            "verdict",
            "goes on",
        ),
    ] {
        let mut position = two_ships();
        match position.pointer_mut(path) {
            Some(old) => *old = value,
            None => {
                let (parent, key) = path.rsplit_once('/').unwrap();
                position.pointer_mut(parent).unwrap()[key] = value;
            }
        }
        assert_error(read_position(&game, &position), at, reason);
    }
}

/// Replaces numbers, strings and lists of valid positions at random.
fn change_at_random(value: &mut Value, chance: &mut SeededRng) {
    match value {
        Value::Object(map) => map
            .values_mut()
            .for_each(|value| change_at_random(value, chance)),
        Value::Array(list) => {
            if chance.pick(40) == 0 {
                list.pop();
            }
            list.iter_mut()
                .for_each(|value| change_at_random(value, chance));
        }
        Value::Number(_) if chance.pick(12) == 0 => {
            *value = json!(i64::from(chance.pick(12)) - 2);
        }
        Value::Bool(is_marked) if chance.pick(12) == 0 => *is_marked = !*is_marked,
        Value::String(text) if chance.pick(40) == 0 => {
            let words = [
                "orders",
                "blast",
                "return",
                "interval",
                "over",
                "activation",
                "C3",
                "D4/-1",
                "H8",
                "charged",
                "NE",
                "F",
                "quiet",
                "solved",
                "End",
            ];
            words[chance.pick(words.len() as u32) as usize].clone_into(text);
        }
        Value::Number(_) | Value::Bool(_) | Value::String(_) | Value::Null => {}
    }
}

fn play_out(session: &mut Session<Rift>, chance: &mut SeededRng) {
    for _ in 0..60_000 {
        let Status::WaitingFor(seats) = session.status() else {
            return;
        };
        let seat = seats.iter().next().expect("somebody is waited for");
        let legal = session.legal_actions(seat);
        assert!(!legal.is_empty(), "{:?}", session.state());
        let action = legal[chance.pick(legal.len() as u32) as usize];
        session.act(seat, action).expect("a listed action");
        // An accepted position stays valid, because a match that is continued elsewhere is read
        // again.
        let valid = session.game().validate(session.state());
        assert_eq!(valid, Ok(()), "{action:?} in {:?}", session.start_state());
    }
    panic!("it does not end: {:?}", session.start_state());
}

#[test]
fn every_accepted_position_can_be_played_to_its_end() {
    let mut chance = SeededRng::new(5, 9);
    let mut accepted = 0;
    for board in ["standard-2", "corner-pocket", "breakout-lane", "puzzle-1"] {
        let ships = engine::rift::content::board(board).unwrap().starts.len() as u8;
        let mut session = Session::new(new_game(options(board, ships, ships)), 3);
        let mut positions = vec![];
        while let (Status::WaitingFor(seats), true) = (session.status(), positions.len() < 600) {
            let seat = seats.iter().next().unwrap();
            let legal = session.legal_actions(seat);
            let action = legal[chance.pick(legal.len() as u32) as usize];
            session.act(seat, action).unwrap();
            positions.push(json!(session.game().to_position(session.state())));
        }
        for _ in 0..150 {
            let mut position = positions[chance.pick(positions.len() as u32) as usize].clone();
            change_at_random(&mut position, &mut chance);
            if let Ok(mut session) = read_position(session.game(), &position) {
                accepted += 1;
                play_out(&mut session, &mut chance);
            }
        }
    }
    assert!(accepted > 20, "{accepted} accepted");
}
