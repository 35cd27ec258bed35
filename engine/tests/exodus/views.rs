//! Views and other output of a game: determinized states, positions, text pictures and prompts.

use crate::scene::{P1, P2, scene};
use engine::chance::{Chance, SeededRng};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::options::{Mode, Options};
use engine::exodus::position::Position;
use engine::exodus::state::State;
use engine::exodus::step::Step;
use engine::game::{Game, NullSink, Status, Viewer};
use serde_json::{Value, json};

/// Plays a random legal action; returns `None` when the game is over.
fn play_random_action(game: &Exodus, state: &mut State, chance: &mut SeededRng) -> Option<Action> {
    let Status::WaitingFor(seats) = game.status(state) else {
        return None;
    };
    let seat = seats.iter().nth(chance.pick(seats.len()) as usize);
    let seat = seat.expect("somebody is asked");
    let mut list = Vec::new();
    game.legal_actions(state, seat, &mut list);
    let index = chance.pick(list.len() as u32) as usize;
    let action = *list
        .get(index)
        .expect("somebody who is asked has an answer");
    let done = game.act(state, seat, action, chance, &mut NullSink);
    done.expect("what is listed is accepted");
    Some(action)
}

fn games() -> impl Iterator<Item = Exodus> {
    let modes = [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short];
    let seats = [2, 3, 4, 6].into_iter().zip(modes);
    seats.map(|(seats, mode)| {
        let options = Options {
            mode,
            uses_generals: true,
            turns: Some(2),
            ..Options::standard(seats)
        };
        Exodus::new(options).expect("a table")
    })
}

#[test]
fn exo_1_11_a_determinized_state_can_be_played_on() {
    for (game, seed) in games().zip(0..) {
        let mut chance = SeededRng::new(seed, 7);
        let mut state = game.deal(&mut chance);
        while play_random_action(&game, &mut state, &mut chance).is_some() {
            if chance.pick(12) > 0 {
                continue;
            }
            for viewer in [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Spectator] {
                let view = game.view(&state, viewer);
                let mut sampled = game.determinize(&view, &mut chance);
                assert_eq!(game.view(&sampled, viewer), view);
                let text = serde_json::to_value(game.to_position(&sampled)).unwrap();
                let decoded: Position = serde_json::from_value(text).unwrap();
                let placed = game.state_from_position(decoded);
                assert_eq!(placed.as_ref(), Ok(&sampled), "{:?}", state.public.step);
                for _ in 0..60 {
                    play_random_action(&game, &mut sampled, &mut chance);
                }
            }
        }
    }
}

/// Changes one value in a position of a new game and returns the path that the refusal names.
fn refusal_path(path: &str, value: Value) -> String {
    let scene = scene(2);
    let mut text = serde_json::to_value(scene.game.to_position(&scene.state)).unwrap();
    // A position needs a seat with a choice.
    text["public"]["step"] = json!("pick");
    text["public"]["offered"] = json!([0, 1]);
    *text.pointer_mut(path).expect(path) = value;
    let position: Position = serde_json::from_value(text).expect("a position");
    let result = scene.game.state_from_position(position);
    result
        .err()
        .map_or_else(String::new, |error| error.place.to_string())
}

/// Returns paths, values to write there, and the paths that the refusals name.
fn invalid_values() -> Vec<(&'static str, Value, &'static str)> {
    vec![
        ("/format", json!("exodus-position/9"), "format"),
        ("/private", json!([]), "private"),
        ("/public/turn", json!(8), "public.turn"),
        ("/public/order", json!([0, 0]), "public.order"),
        ("/public/circle", json!([1]), "public.circle"),
        ("/public/step", json!("council"), "public.step"),
        ("/public/step", json!({ "income": 2 }), "public.step"),
        ("/public/sectors", json!([]), "public.sectors"),
        ("/public/sectors/0/tile", json!(1), "public.sectors[0].tile"),
        (
            "/public/sectors/0/cubes/0",
            json!(1),
            "public.sectors[0].cubes",
        ),
        (
            "/public/sectors/1/guard",
            json!(3),
            "public.sectors[1].guard",
        ),
        (
            "/public/sectors/1/tokens",
            json!(30),
            "public.sectors[1].tokens",
        ),
        ("/public/sectors/1/tile", json!(0), "public.sectors[1].tile"),
        ("/public/sectors/1/cubes/0", json!(9), "public.mats[0]"),
        (
            "/public/sectors/1/cubes/2",
            json!(1),
            "public.sectors[1].cubes",
        ),
        (
            "/public/mats/0/ships/0/hex",
            json!(40),
            "public.mats[0].ships[0].hex",
        ),
        (
            "/public/mats/0/ships/0/damage",
            json!(1),
            "public.mats[0].ships[0].damage",
        ),
        (
            "/public/mats/0/ships/4/cargo",
            json!(4),
            "public.mats[0].ships[4].cargo",
        ),
        (
            "/public/mats/0/ships/1/cargo",
            json!(1),
            "public.mats[0].ships[1]",
        ),
        ("/public/mats/3/cp", json!(1), "public.mats[3]"),
        (
            "/public/mats/0/trophies",
            json!([0]),
            "public.mats[0].trophies",
        ),
        ("/public/mats/0/spent", json!([0]), "public.mats[0].spent"),
        (
            "/public/mats/0/abilities",
            json!(1),
            "public.mats[0].abilities",
        ),
        ("/public/mats/0/played/0", json!(6), "public.mats"),
        ("/public/laws", json!([0]), "public.laws"),
        ("/public/resolution", json!(60), "public.resolution"),
        (
            "/public/decks/political",
            json!([50]),
            "public.decks.political",
        ),
        ("/public/supply/0", json!(28), "public.supply[0]"),
        ("/public/market/0", json!(4), "public.market"),
        ("/public/bonus", json!(6), "public.bonus"),
        ("/public/contested", json!([20]), "public.contested"),
    ]
}

#[test]
fn invalid_positions_are_refused_with_their_place() {
    assert_eq!(refusal_path("/public/turn", json!(2)), "");
    for (path, value, expected_path) in invalid_values() {
        assert_eq!(
            refusal_path(path, value.clone()),
            expected_path,
            "{path} {value}"
        );
    }
    let twice = json!([{ "item": "phase", "way": 0 }, { "item": "phase", "way": 0 }]);
    let refused_path = refusal_path("/public/mats/0/blueprints/0", twice);
    assert_eq!(refused_path, "public.mats[0].blueprints[0]");
    let drives = json!([{ "item": "nuclear", "way": 0 }, { "item": "nuclear", "way": 12 }]);
    let refused_path = refusal_path("/public/mats/0/blueprints/1", drives);
    assert_eq!(refused_path, "public.mats[0].blueprints[1]");
}

#[test]
fn exo_1_11_the_text_picture_shows_the_public_state() {
    let scene = scene(2);
    let text = scene.game.picture(&scene.state.public);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1 + 13 + 2 + 1);
    assert_eq!((lines[0], lines[1]), ("turn 1/7 Upkeep", " 0 0,0 council"));
    let home = lines.iter().find(|line| line.contains("0,-2 home"));
    assert!(
        home.unwrap().ends_with("home 5 0:3 0raider-a 0carrier-a"),
        "{text}"
    );
    assert_eq!(lines[14], "seat 0 cp 5 ax 0 ph 0 stash 22 track 0");
    assert_eq!(lines[16], "council");
}

#[test]
fn prompts_list_legal_actions_and_the_refusals_of_others() {
    for (game, seed) in games().zip(40..) {
        let mut chance = SeededRng::new(seed, 7);
        let mut state = game.deal(&mut chance);
        while play_random_action(&game, &mut state, &mut chance).is_some() {
            if chance.pick(8) > 0 {
                continue;
            }
            for seat in game.seats().iter() {
                let prompt = game.prompt(&state, seat);
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                for action in &legal {
                    let open = prompt
                        .choices
                        .iter()
                        .find(|choice| choice.action == *action);
                    assert_eq!(open.map(|choice| choice.refusal), Some(None), "{action:?}");
                }
                for choice in &prompt.choices {
                    let is_legal = game.check_action(&state, seat, choice.action);
                    assert_eq!(is_legal.err(), choice.refusal);
                }
                assert_eq!(prompt.phrase == "over", state.public.step == Step::Over);
            }
        }
    }
}
