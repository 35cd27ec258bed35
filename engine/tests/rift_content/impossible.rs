//! Positions that contradict themselves, their table, or the rules: each is refused at the faulty
//! field, with the reason.

use super::position::{place, two_ships};
use super::{assert_error, new_game, options};
use engine::chance::ZeroChance;
use engine::game::Game;
use engine::rift::Rift;
use engine::rift::content;
use engine::rift::options::{HouseRules, Mode, Options};
use serde_json::{Value, json};

/// A change to a position, the field that is refused, and a part of the reason.
type Row = (Value, &'static str, &'static str);

/// Merges `change` into `value`; for a list, an object names the indices to change.
fn put(value: &mut Value, change: Value) {
    match (value, change) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, change) in new {
                put(old.entry(key).or_insert(Value::Null), change);
            }
        }
        (Value::Array(old), Value::Object(new)) => {
            for (key, change) in new {
                put(&mut old[key.parse::<usize>().unwrap()], change);
            }
        }
        (old, new) => *old = new,
    }
}

#[track_caller]
fn refuse<const N: usize>(table: &Rift, rows: [Row; N]) {
    if let Err(error) = place(table, &two_ships()) {
        panic!("without a change: {error}");
    }
    for (change, at, reason) in rows {
        let mut position = two_ships();
        put(&mut position, change.clone());
        println!("{change}");
        assert_error(place(table, &position), at, reason);
    }
}

fn duel(change: impl Fn(&mut HouseRules)) -> Rift {
    let mut options = options("standard-2", 2, 2);
    change(&mut options.rules);
    new_game(options)
}

/// A Screech against a Hammer.
fn armed() -> Rift {
    new_game(Options::duel("standard-2", "screech", "hammer"))
}

#[test]
fn more_than_a_ship_has() {
    let more = |key: &str, value: i32| json!({"ships": {"1": {key: value}}});
    refuse(
        &armed(),
        [
            (more("main", 9), "ships[1].main", "more than 8"),
            (more("aux", 11), "ships[1].aux", "more than 10"),
            (more("hull", 13), "ships[1].hull", "more than 12"),
            (more("speed", -3), "ships[1].speed", "more than 2"),
            (more("torpedoes", 13), "ships[1].torpedoes", "more than 12"),
            (more("mines", 4), "ships[1].mines", "more than 3"),
            (
                json!({"ships": {"1": {"bars": {"L": [0, 7]}}}}),
                "ships[1].bars",
                "more than 6",
            ),
            (
                json!({"ships": {"1": {"at": "Z9", "hull": 0}}}),
                "ships[1].at",
                "off the board",
            ),
        ],
    );
}

#[test]
fn more_than_a_ship_came_with() {
    let ships = content::board("bulwark").unwrap().starts.len() as u8;
    let table = new_game(options("bulwark", ships, ships));
    let mut position = json!(table.to_position(&table.deal(&mut ZeroChance)));
    assert!(place(&table, &position).is_ok());
    let n = table.builds().iter().position(|build| build.mines == 0);
    let n = n.expect("a Screech");
    position["ships"][n]["bars"]["L"] = json!([6, 6]);
    let at = format!("ships[{n}].bars");
    assert_error(place(&table, &position), &at, "in all");
}

#[test]
fn more_mines_than_there_were() {
    let mine = |at: &str, by: u8| json!({"at": at, "by": by});
    refuse(
        &duel(|_| ()),
        [
            (
                json!({"mines": [mine("A1", 1), mine("A2", 1)]}),
                "mines",
                "seat 1 laid and carries 3 mines, and had 1",
            ),
            (
                json!({"phase": "orders", "turn": {"ship": 0, "waiting_mine": true}}),
                "turn.laid",
                "used 1 mines, has 1, and had 1",
            ),
            (
                json!({"phase": "orders", "turn": {"ship": 0, "laid": 1}}),
                "turn.laid",
                "there are 0 mines",
            ),
            (
                json!({"phase": "orders", "turn": {"ship": 0, "laid": 1}, "mines": [{"at": "A1"}]}),
                "turn.laid",
                "only 0 are",
            ),
        ],
    );
    let laid = json!({"mines": [mine("A1", 0)]});
    refuse(&armed(), [(laid, "mines", "had 0")]);
}

#[test]
fn counts_that_contradict_each_other() {
    refuse(
        &duel(|_| ()),
        [
            (json!({"quiet": 1}), "quiet", "no more than 0 rounds"),
            (json!({"round": 30, "quiet": 20}), "quiet", "after 20"),
            (json!({"damaged": true}), "damaged", "had a turn"),
            (json!({"turns": 1}), "turns", "only puzzles"),
            (json!({"scores": [1]}), "scores", "Centaur Ace"),
            (json!({"games": 1}), "games", "not a series"),
            (json!({"wins": [2]}), "wins", "no more than 0"),
            (json!({"last": 2}), "last", "2 teams"),
            (json!({"last": 0}), "team", "another team plays"),
            (
                json!({"ships": {"0": {"ready": false}}}),
                "team",
                "no ship of it",
            ),
        ],
    );
    let limited = duel(|rules| rules.round_limit = 6);
    refuse(&limited, [(json!({"round": 7}), "round", "with round 6")]);
    let ace = duel(|rules| rules.mode = Mode::Ace);
    let won = json!({"scores": [0, 3]});
    refuse(&ace, [(won, "scores", "decided: target")]);
}

#[test]
fn games_of_a_series() {
    let drawn = json!({"winners": [], "ending": "agreed"});
    refuse(
        &duel(|rules| rules.match_length = 3),
        [
            (json!({"games": 3}), "games", "no more than 2"),
            (json!({"games": 1}), "wins", "2 to 2 half wins"),
            (
                json!({"games": 1, "wins": [4]}),
                "wins",
                "no more than 2 half wins",
            ),
            (json!({"games": 2, "wins": [4]}), "wins", "decided"),
            (
                json!({"phase": "interval", "verdict": drawn, "agreed": [0, 1]}),
                "agreed",
                "everybody is ready",
            ),
            (
                json!({"phase": "over", "verdict": drawn}),
                "verdict",
                "did not end so",
            ),
        ],
    );
}

#[test]
fn turns_of_a_puzzle() {
    refuse(
        &new_game(options("puzzle-1", 2, 2)),
        [
            (
                json!({"ships": {"1": {"hull": 9}}}),
                "ships[1].hull",
                "more than 8",
            ),
            (
                json!({"ships": {"1": {"ready": true}}}),
                "ships[1].ready",
                "never acts",
            ),
            (json!({"turns": 1}), "turns", "had 0 turns"),
            (
                json!({"round": 2, "turns": 1}),
                "turns",
                "after 0 turns at most",
            ),
            (
                json!({"phase": "orders", "turn": {"ship": 0}}),
                "turns",
                "has begun",
            ),
        ],
    );
}

#[test]
fn what_is_said_across_the_table() {
    refuse(
        &duel(|_| ()),
        [
            (json!({"agreed": [0]}), "agreed", "nobody offers"),
            (json!({"offer": 0}), "agreed", "agrees to it"),
            (
                json!({"offer": 0, "agreed": [0, 1]}),
                "agreed",
                "everybody agrees",
            ),
            (
                json!({"offer": 0, "agreed": [0], "out": [0]}),
                "offer",
                "given up",
            ),
            (
                json!({"phase": "over", "offer": 0, "agreed": [0]}),
                "offer",
                "the game is over",
            ),
        ],
    );
}

#[test]
fn what_no_turn_comes_to() {
    let turn = |more: Value| {
        let mut change = json!({"phase": "orders", "turn": {"ship": 0}});
        put(&mut change, more);
        change
    };
    refuse(
        &duel(|_| ()),
        [
            (
                turn(json!({"turn": {"warped": true}})),
                "turn.warped",
                "top speed",
            ),
            (
                turn(json!({"turn": {"fired_charged": true}})),
                "turn.fired_charged",
                "no ion canon",
            ),
            (
                turn(json!({"turn": {"timed_out": true}})),
                "turn.timed_out",
                "no clock",
            ),
            (
                turn(json!({"turn": {"shots": [0, 0, 0, 1]}})),
                "turn.shots[3]",
                "0 barrels",
            ),
            (
                turn(json!({"ships": {"0": {"ready": true}}})),
                "ships[0].ready",
                "not ready",
            ),
            (turn(json!({"team": 1})), "team", "of another team"),
            (
                turn(json!({"phase": "return"})),
                "phase",
                "no ship comes back",
            ),
        ],
    );
    let charged = json!({"turn": {"shots": [0, 0, 1], "fired_charged": true}, "ships": {"0": {"ion": "charged"}}});
    let charged = turn(charged);
    refuse(&armed(), [(charged, "turn.fired_charged", "still charged")]);
    let late = turn(json!({"turn": {"timed_out": true}}));
    let timed = duel(|rules| rules.turn_seconds = 60);
    refuse(&timed, [(late, "turn.timed_out", "takes no orders")]);
    let back = turn(json!({"phase": "return", "ships": {"1": {"hull": 0}}}));
    let ace = duel(|rules| {
        rules.mode = Mode::Ace;
        rules.auto_choices = true;
    });
    refuse(&ace, [(back, "phase", "without being asked")]);
}

#[test]
fn what_no_detonation_is() {
    let blast = |at: &str, wave: Value| {
        let mines = json!([{"at": at}, {"at": "A8"}]);
        json!({"phase": "blast", "turn": {"ship": 0}, "mines": mines, "wave": wave})
    };
    let flown = |wave: Value| {
        let mut change = blast("C3", wave);
        let jump = json!({"turn": {"warped": true}, "ships": {"0": {"speed": 2}}});
        put(&mut change, jump);
        change
    };
    let mut waiting = blast(
        "C3",
        json!({"mines": [0], "struck": [0, "B"], "after": "End"}),
    );
    let mine = json!({"turn": {"waiting_mine": true}, "ships": {"0": {"mines": 0}}});
    put(&mut waiting, mine);
    let rows: [Row; 11] = [
        (
            json!({"mines": [{"at": "A1"}], "wave": {"mines": [0]}}),
            "wave.mines",
            "before the phase",
        ),
        (
            blast("C4", json!({"mines": [0], "after": {"Warp": 3}})),
            "wave.after",
            "takes more orders",
        ),
        (
            blast("C4", json!({"mines": [0, 1]})),
            "wave.mines",
            "set off no others",
        ),
        (
            blast("F3/+1", json!({"mines": [0], "struck": [1, "F"]})),
            "wave.struck",
            "only the active ship",
        ),
        (
            blast("C4", json!({"mines": [0], "struck": [0, "F"]})),
            "wave.struck",
            "mine in its space",
        ),
        (blast("C3", json!({"mines": [0]})), "mines[0].at", "taken"),
        (
            blast("C3", json!({"mines": [0], "struck": [0, "R"]})),
            "wave.struck",
            "on this side",
        ),
        (
            blast(
                "C3",
                json!({"mines": [0], "struck": [0, "F"], "after": {"Warp": 2}}),
            ),
            "wave.after",
            "has not jumped",
        ),
        (
            flown(json!({"mines": [0], "struck": [0, "F"], "after": {"Warp": 10}})),
            "wave.after",
            "10 squares at most",
        ),
        (waiting, "turn.waiting_mine", "no mine waits"),
        (
            blast("C3", json!({"mines": [0], "struck": [0, "F"]})),
            "phase",
            "no side is to be chosen",
        ),
    ];
    refuse(&duel(|_| ()), rows);
}

#[test]
fn how_no_game_ends() {
    let over = |phase: &str, winners: &[u8], ending: &str| {
        let result = json!({"winners": winners, "ending": ending});
        json!({"phase": phase, "verdict": result, "round": 9})
    };
    let so = |winners: &[u8], ending: &str| -> Row {
        let change = over("over", winners, ending);
        (change, "verdict", "did not end so")
    };
    refuse(
        &duel(|_| ()),
        [
            so(&[0], "last-team"),
            so(&[], "all-destroyed"),
            so(&[0], "agreed"),
            so(&[], "quiet"),
            so(&[], "round-limit"),
            so(&[0], "target"),
            so(&[0], "conceded"),
            so(&[0], "flagship"),
            so(&[0], "broke-out"),
            so(&[0], "solved"),
            so(&[], "unsolved"),
            so(&[0], "series"),
            (over("interval", &[], "agreed"), "phase", "not a series"),
        ],
    );
}
