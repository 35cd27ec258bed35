//! Tests that positions that no battle can reach are refused with a path and a reason, and that
//! those of played battles are accepted.

use engine::chance::SeededRng;
use engine::game::{Game, Status};
use engine::load::from_value;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::options::{Options, ScenarioChoice};
use engine::space_rift::position::Position;
use serde_json::{Value, json};

/// Returns a battle with every element: a platform at a planet, a dead star, meteors, wrecks,
/// flagships, planets and a sector to hold. South's units are 0 to 3, North's 4 and 5.
fn game() -> SpaceRift {
    let side =
        |units: Value| json!({"command_rating": 5, "combat_cards": 2, "stars": 3, "units": units});
    let scenario = json!({
        "format": "space-rift-scenario/1", "id": "all", "title": "All", "first": "south",
        "victory": {"south": 9, "north": 9},
        "sides": {
            "south": side(json!(["CR C3", "BB A2", "FS B5", "SP F5"])),
            "north": side(json!(["DD J3", "CR K5"])),
        },
        "terrain": {"planet": [["F6"]], "deadstar": ["D8"], "asteroid": ["H8"]},
        "objectives": [{"type": "planet-control", "side": "both"}],
        "flags": ["meteors", "wrecks"],
    });
    let scenario = serde_json::from_value(scenario).expect("a scenario");
    SpaceRift::new(Options::for_scenario(ScenarioChoice::Custom(Box::new(
        scenario,
    ))))
    .expect("a battle")
}

/// Returns the initial position of a battle as JSON; with meteors South must begin its turn by an
/// action.
fn initial_position(game: &SpaceRift) -> Value {
    let state = game.deal(&mut SeededRng::new(3, 0));
    json!(game.to_position(&state))
}

/// Returns the path and the reason of the refusal of a position.
fn refusal(game: &SpaceRift, position: &Value) -> (String, String) {
    let decoded = from_value::<Position>("position", position);
    let placed = decoded.and_then(|position| game.state_from_position(position));
    let error = placed.expect_err("it cannot be");
    (error.place.to_string(), error.reason.to_string())
}

/// A change of a position, and the path and a part of the reason of its refusal.
type Case = (fn(&mut Value), &'static str, &'static str);

fn assert_refused(cases: &[Case]) {
    let game = game();
    let valid_position = initial_position(&game);
    let decoded: Position = from_value("position", &valid_position).expect("a position");
    game.state_from_position(decoded).expect("it can be");
    for (change, path, reason) in cases {
        let mut position = valid_position.clone();
        change(&mut position);
        let (found_path, found_reason) = refusal(&game, &position);
        assert_eq!(found_path, *path, "{found_reason}");
        assert!(
            found_reason.contains(reason),
            "{path}: {found_reason}, not {reason}"
        );
    }
}

/// Changes a position to phase 4, with a card in play that orders the first unit.
fn set_combat_phase(position: &mut Value) {
    let card = position["south"]["command"][0].take();
    position["south"]["command"] = json!([]);
    position["public"]["plan"] = json!({
        "card": card, "acts_as": card, "mirrored": false, "left": [0, 0, 0], "flag": null,
    });
    position["public"]["phase"] = json!("combat");
    position["public"]["ordered"] = json!([0]);
}

/// Changes a position to phase 4, with a roll of the first unit against the first enemy unit.
fn add_roll(position: &mut Value) {
    set_combat_phase(position);
    position["public"]["exchanges"] = json!([{
        "roller": 0, "target": 4, "cause": "attack", "stage": "back", "range": 1, "more": 0,
        "dice": 0, "faces": [0, 0, 0, 0, 0, 0], "converted": null, "prevented": 0, "alerts": 0,
        "from": "C3", "at": "J3", "wing": false, "bare": false, "open": false, "first": null,
        "struck_first": false, "spent": false,
    }]);
}

#[test]
fn units_on_impossible_hexes_are_refused() {
    assert_refused(&[
        (
            |position| position["public"]["units"][0]["hex"] = json!("D8"),
            "public.units[0].hex",
            "a dead star is there",
        ),
        (
            |position| position["public"]["units"][3]["hex"] = json!("A8"),
            "public.units[3].hex",
            "stays in its orbit",
        ),
        (
            |position| position["public"]["units"][3]["hex"] = json!("F6"),
            "public.units[3].hex",
            "stays in its orbit",
        ),
        (
            |position| position["public"]["units"][1]["hex"] = json!("C3"),
            "public.units[1].hex",
            "two units on one hex",
        ),
        (
            |position| position["public"]["meteors"][0] = json!("C3"),
            "public.units[0].hex",
            "a meteor lies there",
        ),
        (
            |position| position["public"]["units"][9]["hex"] = json!("A9"),
            "public.units[9]",
            "no such unit",
        ),
    ]);
}

#[test]
fn impossible_ship_counts_are_refused() {
    assert_refused(&[
        (
            |position| position["public"]["units"][0]["ships"] = json!(8),
            "public.units[0].ships",
            "too many ships",
        ),
        (
            |position| position["public"]["units"][0]["ships"] = json!(0),
            "public.units[0].ships",
            "has a ship",
        ),
        (
            |position| position["public"]["units"][0]["hex"] = Value::Null,
            "public.units[0].ships",
            "has no ships",
        ),
        (
            |position| position["public"]["units"][0] = json!({"hex": null, "ships": 0}),
            "public.stands[1].losses",
            "points of the enemy units",
        ),
    ]);
}

#[test]
fn impossible_meteors_wrecks_planets_and_rifts_are_refused() {
    assert_refused(&[
        (
            |position| {
                position["public"]["meteors"][0] = json!("E5");
                position["public"]["meteors"][3] = json!("E5");
            },
            "public.meteors[3]",
            "two meteors on one hex",
        ),
        (
            |position| {
                position["public"]["meteors"][0] = json!("E5");
                position["public"]["spent_meteors"] = json!(1);
            },
            "public.meteors[0]",
            "discarded",
        ),
        (
            |position| position["public"]["flown_meteors"] = json!(0x8000),
            "public.flown_meteors",
            "no such meteor",
        ),
        (
            |position| position["public"]["wrecks"] = json!(["E5", "E5"]),
            "public.wrecks[1]",
            "lies there already",
        ),
        (
            |position| position["public"]["wrecks"] = json!(["H8"]),
            "public.wrecks[0]",
            "lies there already",
        ),
        (
            |position| position["public"]["planets"][1] = json!([1, 0]),
            "public.planets[1]",
            "no such planet",
        ),
        (
            |position| {
                position["public"]["rift"] = json!({
                    "tiles": ["F7", "F8", "G7", "G8", "E7", "E8"], "dial": "east",
                });
            },
            "public.rift",
            "the scenario says",
        ),
    ]);
}

#[test]
fn inconsistent_scores_and_hands_are_refused() {
    assert_refused(&[
        (
            |position| position["public"]["planets"][0] = json!([9, 0]),
            "public.stands[0]",
            "has won already",
        ),
        (
            |position| position["public"]["stands"][0]["losses"] = json!(2),
            "public.stands[0].losses",
            "points of the enemy units",
        ),
        (
            |position| position["public"]["stands"][0]["markers"] = json!(1),
            "public.stands[0].markers",
            "does not have this objective",
        ),
        (
            |position| position["public"]["stands"][0]["exits"] = json!(2),
            "public.stands[0].exits",
            "does not have this objective",
        ),
        (
            |position| position["public"]["stands"][0]["rating"] = json!(4),
            "public.stands[0].rating",
            "flagships that are lost",
        ),
        (
            |position| position["public"]["stands"][1]["stars"] = json!(200),
            "public.stands",
            "more tokens than there are",
        ),
        (
            |position| position["public"]["stands"][0]["last"] = json!(99),
            "public.stands",
            "no such card",
        ),
        (
            |position| {
                position["north"]["command"] = json!([]);
                position["south"]["command"] = json!([0, 1, 2, 3, 4, 5, 6]);
            },
            "south.command",
            "than a hand holds",
        ),
        (
            |position| position["south"]["combat"] = json!([0, 0, 0]),
            "public.combat_discards",
            "more of a card",
        ),
        (
            |position| position["north"]["drawn"] = json!([12]),
            "north.drawn",
            "nobody chooses",
        ),
    ]);
}

#[test]
fn impossible_members_of_unit_sets_are_refused() {
    assert_refused(&[
        (
            |position| position["public"]["ordered"] = json!([4]),
            "public.ordered",
            "whose turn it is",
        ),
        (
            |position| position["public"]["alert"] = json!([6]),
            "public.alert",
            "in the battle",
        ),
        (
            |position| position["public"]["moved"] = json!([0]),
            "public.moved",
            "in this phase",
        ),
        (
            |position| {
                position["public"]["from_left"] = json!([0]);
                position["public"]["from_right"] = json!([0]);
            },
            "public.from_right",
            "one section only",
        ),
        (
            |position| position["public"]["restored"] = json!([0]),
            "public.restored",
            "no ships come back",
        ),
        (
            |position| position["public"]["boosted"] = json!([4, 2]),
            "public.boosted",
            "whose turn it is",
        ),
    ]);
}

#[test]
fn impossible_turns_and_phases_are_refused() {
    assert_refused(&[
        (
            |position| position["public"]["turn"] = json!(2),
            "public.active",
            "take turns",
        ),
        (
            |position| position["public"]["turn"] = json!(0),
            "public.turn",
            "beyond the last turn",
        ),
        (
            |position| position["public"]["phase"] = json!("combat"),
            "public.plan.card",
            "is in play now",
        ),
        (
            |position| {
                set_combat_phase(position);
                position["public"]["phase"] = json!("opening");
            },
            "public.plan.card",
            "no command card is in play now",
        ),
        (
            |position| {
                set_combat_phase(position);
                position["public"]["plan"]["left"] = json!([9, 0, 0]);
            },
            "public.plan.left[0]",
            "more orders",
        ),
        (
            |position| {
                set_combat_phase(position);
                position["public"]["plan"]["flag"] = json!(0);
            },
            "public.plan.flag",
            "no flagship",
        ),
        (
            |position| position["public"]["phase"] = json!("drawing"),
            "public.phase",
            "nobody has a choice",
        ),
        (
            |position| position["public"]["phase"] = json!("drift"),
            "public.phase",
            "nobody has a choice",
        ),
        (
            |position| position["public"]["task"] = json!({"keep": 1}),
            "public.task",
            "not in this phase",
        ),
        (
            |position| position["public"]["phase"] = json!("over"),
            "public.verdict",
            "a verdict",
        ),
        (
            |position| {
                position["public"]["phase"] = json!("over");
                position["public"]["verdict"] = json!({"winner": "south", "ending": "victory"});
            },
            "public.verdict",
            "cannot have ended so",
        ),
    ]);
}

#[test]
fn impossible_rolls_are_refused() {
    assert_refused(&[
        (
            |position| {
                add_roll(position);
                position["public"]["exchanges"][0]["target"] = json!(1);
            },
            "public.exchanges[0]",
            "no such units",
        ),
        (
            |position| {
                add_roll(position);
                position["public"]["exchanges"][0]["cause"] = json!("back");
            },
            "public.exchanges[0]",
            "no such units",
        ),
        (
            |position| {
                add_roll(position);
                position["public"]["exchanges"][0]["cause"] = json!("bonus");
            },
            "public.exchanges[0]",
            "follows from another",
        ),
        (
            |position| {
                add_roll(position);
                position["public"]["exchanges"][0]["stage"] = json!("score");
            },
            "public.exchanges[0]",
            "nobody has a choice",
        ),
        (
            |position| {
                add_roll(position);
                position["public"]["exchanges"][0]["faces"] = json!([0, 30, 0, 0, 0, 0]);
            },
            "public.exchanges[0]",
            "too many dice",
        ),
    ]);
}

#[test]
fn unknown_keys_in_positions_are_refused() {
    assert_refused(&[
        (
            |position| position["public"]["extra"] = json!(1),
            "public.extra",
            "extra",
        ),
        (
            |position| position["public"]["stands"][0]["gold"] = json!(1),
            "public.stands[0].gold",
            "gold",
        ),
        (
            |position| position["public"]["units"][0]["hull"] = json!(1),
            "public.units[0].hull",
            "hull",
        ),
        (
            |position| position["south"]["left"] = json!([]),
            "south.left",
            "left",
        ),
        (
            |position| position["format"] = json!("space-rift-position/9"),
            "format",
            "unknown format",
        ),
    ]);
}

#[test]
fn every_reachable_state_is_a_valid_position() {
    let games = ["srb-04", "srr-05"].map(|id| SpaceRift::new(Options::duel(id)).expect("a battle"));
    for (seed, game) in (0..).zip(games.into_iter().chain([game()])) {
        let mut session = Session::new(game, seed);
        while let Status::WaitingFor(seats) = session.status() {
            session.game().validate(session.state()).expect("valid");
            let seat = seats.iter().next().expect("somebody is asked");
            let legal = session.legal_actions(seat);
            // Neither always the first action nor always the last.
            let index = session.log().len() * 7 % legal.len();
            session.act(seat, legal[index]).expect("it is legal");
        }
        session.game().validate(session.state()).expect("valid");
    }
}
