//! Tests of the bot of Centauri Rift: it solves the base puzzles, beats random play, and never gets
//! stuck.

use engine::bots::{Bot, Level, RandomBot, play_line};
use engine::chance::SeededRng;
use engine::game::{Game, NullSink, Outcome, Seat, Status, Viewer};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::bot::BotDecision;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::state::{Ending, State};
use std::task::Poll;

type Line = Vec<Action>;

fn bot_line(game: &Rift, state: &State, seat: Seat, level: Level, seed: u64) -> Line {
    let view = game.view(state, Viewer::Seat(seat));
    BotDecision::new(game, &view, seat, level, SeededRng::new(seed, 1)).decide(game)
}

fn random_line(game: &Rift, state: &State, seat: Seat, seed: u64) -> Line {
    let view = game.view(state, Viewer::Seat(seat));
    RandomBot::new(game, &view, seat, SeededRng::new(seed, 2)).decide(game)
}

/// Plays a match to its end. At least the first action of every line must be accepted.
fn play(game: &Rift, seed: u64, decide: impl Fn(&State, Seat, u64) -> Line) -> (State, Outcome) {
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for turn in 0..20_000 {
        let seat = match game.status(&state) {
            Status::Over(outcome) => return (state, outcome),
            Status::WaitingFor(seats) => seats.iter().next().unwrap(),
        };
        let line = decide(&state, seat, seed * 100_000 + turn);
        let accepted_count = play_line(game, &mut state, seat, &line, &mut chance, &mut NullSink);
        assert!(
            accepted_count > 0,
            "a line without a legal action in turn {turn} of seed {seed}"
        );
    }
    panic!("no end in seed {seed}");
}

fn board(id: &str, players: u8, ships: u8) -> Rift {
    let choice = BoardChoice::Shipped(id.to_owned());
    Rift::new(Options::for_board(choice, players, ships).unwrap()).unwrap()
}

#[test]
fn the_bot_solves_the_base_puzzles() {
    for (id, ships) in [
        ("puzzle-1", 2),
        ("puzzle-2", 2),
        ("puzzle-3", 3),
        ("puzzle-4", 2),
    ] {
        let game = board(id, 2, ships);
        let (state, _) = play(&game, 1, |state, seat, seed| {
            bot_line(&game, state, seat, Level::Captain, seed)
        });
        assert_eq!(state.result.unwrap().ending, Ending::Solved, "{id}");
    }
}

#[test]
fn a_captain_beats_random_play() {
    let models = ["rhino", "screech", "hammer"];
    assert_beats_random_play(Level::Captain, "pebble-gate", &models);
}

#[test]
fn an_ensign_beats_random_play() {
    assert_beats_random_play(Level::Ensign, "cold-open", &["rhino"]);
}

/// Checks that bots of a level win 20 duels with these models against random play, alternating
/// sides.
fn assert_beats_random_play(level: Level, board: &str, models: &[&str]) {
    for (seed, model) in (0..20).zip(models.iter().cycle()) {
        let game = Rift::new(Options::duel(board, model, model)).unwrap();
        let bot = Seat(seed as u8 % 2);
        let (_, outcome) = play(&game, seed, |state, seat, seed| {
            if seat == bot {
                bot_line(&game, state, seat, level, seed)
            } else {
                random_line(&game, state, seat, seed)
            }
        });
        assert!(outcome.winners.contains(bot), "seed {seed}");
    }
}

#[test]
fn every_board_is_played_to_its_end() {
    let boards = [
        ("lantern", 4, 4),
        ("sleeping-field", 2, 2),
        ("corner-pocket", 4, 4),
        ("bulwark", 2, 5),
        ("breakout-lane", 2, 4),
    ];
    for (id, players, ships) in boards {
        let game = board(id, players, ships);
        play(&game, 3, |state, seat, seed| {
            bot_line(&game, state, seat, Level::Ensign, seed)
        });
    }
}

#[test]
fn a_decision_in_slices_equals_an_uninterrupted_one() {
    let game = board("lantern", 4, 4);
    let state = game.deal(&mut SeededRng::new(5, 0));
    let seat = game.status(&state).waiting_seats().iter().next().unwrap();
    let new_bot = || BotDecision::new(&game, &state, seat, Level::Captain, SeededRng::new(5, 1));
    let (mut sliced, mut slices) = (new_bot(), 0);
    let line = loop {
        slices += 1;
        match sliced.think(&game, 500) {
            Poll::Ready(line) => break line,
            Poll::Pending => {}
        }
    };
    assert!(slices >= 5, "{slices} slices");
    assert_eq!(line, new_bot().decide(&game));
    assert_eq!(line.last(), Some(&Action::EndTurn));
}
