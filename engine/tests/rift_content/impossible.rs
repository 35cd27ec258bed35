//! Positions that contradict themselves, their game, or the rules are refused at the faulty field,
//! with the reason.

use super::position::{read_position, two_ships};
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
fn merge(value: &mut Value, change: Value) {
    match (value, change) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, change) in new {
                merge(old.entry(key).or_insert(Value::Null), change);
            }
        }
        (Value::Array(old), Value::Object(new)) => {
            for (key, change) in new {
                merge(&mut old[key.parse::<usize>().unwrap()], change);
            }
        }
        (old, new) => *old = new,
    }
}

#[track_caller]
fn assert_refused<const N: usize>(game: &Rift, rows: [Row; N]) {
    if let Err(error) = read_position(game, &two_ships()) {
        panic!("without a change: {error}");
    }
    for (change, at, reason) in rows {
        let mut position = two_ships();
        merge(&mut position, change.clone());
        println!("{change}");
        assert_error(read_position(game, &position), at, reason);
    }
}

fn duel(change: impl Fn(&mut HouseRules)) -> Rift {
    let mut options = options("standard-2", 2, 2);
    change(&mut options.rules);
    new_game(options)
}

/// Returns a duel of a Screech against a Hammer.
fn screech_against_hammer() -> Rift {
    new_game(Options::duel("standard-2", "screech", "hammer"))
}

#[test]
fn values_above_the_limits_of_a_ship_are_refused() {
    let more = |key: &str, value: i32| json!({"ships": {"1": {key: value}}});
    assert_refused(
        &screech_against_hammer(),
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
fn shield_bars_above_those_at_the_start_are_refused() {
    let ships = content::board("bulwark").unwrap().starts.len() as u8;
    let game = new_game(options("bulwark", ships, ships));
    let mut position = json!(game.to_position(&game.deal(&mut ZeroChance)));
    assert!(read_position(&game, &position).is_ok());
    let n = game.builds().iter().position(|build| build.mines == 0);
    let n = n.expect("a Screech");
    position["ships"][n]["bars"]["L"] = json!([6, 6]);
    let at = format!("ships[{n}].bars");
    assert_error(read_position(&game, &position), &at, "in all");
}

#[test]
fn mines_above_the_initial_supply_are_refused() {
    let mine = |at: &str, by: u8| json!({"at": at, "by": by});
    assert_refused(
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
    let with_mine = json!({"mines": [mine("A1", 0)]});
    assert_refused(&screech_against_hammer(), [(with_mine, "mines", "had 0")]);
}

#[test]
fn contradictory_counters_are_refused() {
    assert_refused(
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
    assert_refused(&limited, [(json!({"round": 7}), "round", "with round 6")]);
    let ace = duel(|rules| rules.mode = Mode::Ace);
    let won = json!({"scores": [0, 3]});
    assert_refused(&ace, [(won, "scores", "decided: target")]);
}

#[test]
fn impossible_results_of_a_series_are_refused() {
    let drawn = json!({"winners": [], "ending": "agreed"});
    assert_refused(
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
fn impossible_turns_of_a_puzzle_are_refused() {
    assert_refused(
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
fn contradictory_offers_and_concessions_are_refused() {
    assert_refused(
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
fn impossible_turn_records_are_refused() {
    let turn = |more: Value| {
        let mut change = json!({"phase": "orders", "turn": {"ship": 0}});
        merge(&mut change, more);
        change
    };
    assert_refused(
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
    assert_refused(
        &screech_against_hammer(),
        [(charged, "turn.fired_charged", "still charged")],
    );
    let late = turn(json!({"turn": {"timed_out": true}}));
    let timed = duel(|rules| rules.turn_seconds = 60);
    assert_refused(&timed, [(late, "turn.timed_out", "takes no orders")]);
    let back = turn(json!({"phase": "return", "ships": {"1": {"hull": 0}}}));
    let ace = duel(|rules| {
        rules.mode = Mode::Ace;
        rules.has_auto_choices = true;
    });
    assert_refused(&ace, [(back, "phase", "without being asked")]);
}

#[test]
fn impossible_detonations_are_refused() {
    let blast = |at: &str, wave: Value| {
        let mines = json!([{"at": at}, {"at": "A8"}]);
        json!({"phase": "blast", "turn": {"ship": 0}, "mines": mines, "wave": wave})
    };
    let after_jump = |wave: Value| {
        let mut change = blast("C3", wave);
        let jump = json!({"turn": {"warped": true}, "ships": {"0": {"speed": 2}}});
        merge(&mut change, jump);
        change
    };
    let mut waiting = blast(
        "C3",
        json!({"mines": [0], "struck": [0, "B"], "after": "End"}),
    );
    let mine = json!({"turn": {"waiting_mine": true}, "ships": {"0": {"mines": 0}}});
    merge(&mut waiting, mine);
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
            after_jump(json!({"mines": [0], "struck": [0, "F"], "after": {"Warp": 10}})),
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
    assert_refused(&duel(|_| ()), rows);
}

#[test]
fn impossible_endings_are_refused() {
    let over = |phase: &str, winners: &[u8], ending: &str| {
        let result = json!({"winners": winners, "ending": ending});
        json!({"phase": phase, "verdict": result, "round": 9})
    };
    let impossible_end = |winners: &[u8], ending: &str| -> Row {
        let change = over("over", winners, ending);
        (change, "verdict", "did not end so")
    };
    assert_refused(
        &duel(|_| ()),
        [
            impossible_end(&[0], "last-team"),
            impossible_end(&[], "all-destroyed"),
            impossible_end(&[0], "agreed"),
            impossible_end(&[], "quiet"),
            impossible_end(&[], "round-limit"),
            impossible_end(&[0], "target"),
            impossible_end(&[0], "conceded"),
            impossible_end(&[0], "flagship"),
            impossible_end(&[0], "broke-out"),
            impossible_end(&[0], "solved"),
            impossible_end(&[], "unsolved"),
            impossible_end(&[0], "series"),
            (over("interval", &[], "agreed"), "phase", "not a series"),
        ],
    );
}
