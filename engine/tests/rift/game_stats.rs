//! History and statistics of a replayed match.

use engine::bots::WinChances;
use engine::bots::review::{grade_turns, sample_win_chances, turning_point};
use engine::chance::{Chance, SeededRng};
use engine::game::{Seat, SeatSet, Viewer};
use engine::game_history::GameHistory;
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::{BoardChoice, Mode, Options};
use engine::session::Session;

/// Plays a match at random and without mines, with at most `orders` orders.
fn random_session(options: Options, orders: usize) -> Session<Rift> {
    let game = engine::game::Game::new(options).unwrap();
    let mut session = Session::new(game, 3);
    let mut rng = SeededRng::new(3, 1 << 40);
    for _ in 0..orders {
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            break;
        };
        let mut legal = session.legal_actions(seat);
        legal.retain(|&action| action != Action::ReleaseMine);
        let action = legal[rng.pick(legal.len() as u32) as usize];
        session.act(seat, action).unwrap();
    }
    session
}

#[test]
fn every_turn_of_a_ship_is_a_turn_of_the_game_history() {
    let session = random_session(Options::duel("cold-open", "rhino", "screech"), 400);
    let history = GameHistory::new(&session, Viewer::Spectator);
    assert!(history.turns.len() > 4);
    assert_eq!(history.turns[0].from, 0);
    for turn in &history.turns {
        let begun = session.state_at(turn.from + 1).unwrap();
        assert_eq!(begun.turn.ship.map(|ship| ship.0), turn.start.piece);
        assert_eq!(begun.round, turn.start.round);
        assert_eq!(Some(turn.start.seat.0), turn.start.piece);
    }
}

#[test]
fn hull_shields_and_energy_of_every_ship_are_recorded() {
    let session = random_session(Options::duel("cold-open", "rhino", "screech"), 200);
    let history = GameHistory::new(&session, Viewer::Spectator);
    let kinds: Vec<&str> = history.stats.iter().map(|figure| figure.kind).collect();
    assert_eq!(
        kinds,
        ["hull", "hull", "shields", "shields", "energy", "energy"]
    );
    for sample in &history.samples {
        let state = session.state_at(sample.at).unwrap();
        let expected: Vec<i32> = [
            state
                .ships
                .iter()
                .map(|ship| ship.hull)
                .collect::<Vec<u8>>(),
            state.ships.iter().map(|ship| ship.bars.sum()).collect(),
            state
                .ships
                .iter()
                .map(|ship| ship.main + ship.aux)
                .collect(),
        ]
        .concat()
        .into_iter()
        .map(i32::from)
        .collect();
        if state.ships.iter().all(|ship| ship.is_alive()) {
            assert_eq!(sample.values, expected);
        }
    }
}

#[test]
fn points_of_every_seat_are_recorded_in_centaur_ace() {
    let board = BoardChoice::Shipped("standard-3".to_owned());
    let mut options = Options::for_board(board, 3, 3).unwrap();
    options.rules.mode = Mode::Ace;
    let session = random_session(options, 10);
    let history = GameHistory::new(&session, Viewer::Spectator);
    let points = history.stats.iter().filter(|figure| figure.kind == "score");
    let seats: Vec<Seat> = points.map(|figure| figure.seat).collect();
    assert_eq!(seats, [0, 1, 2].map(Seat));
    let width = history.stats.len();
    assert!(
        history
            .samples
            .iter()
            .all(|sample| sample.values.len() == width)
    );
}

#[test]
fn rift_15_5_the_last_turn_of_a_game_in_a_series_ends_with_it() {
    let mut options = Options::duel("cold-open", "rhino", "screech");
    options.rules.match_length = 3;
    let mut session = random_session(options, 3);
    let give_up = |session: &mut Session<Rift>, loser: Seat| {
        session.act(loser, Action::Concede).unwrap();
        let ended = session.log().len();
        while let Some(seat) = session.status().waiting_seats().iter().next() {
            match session.legal_actions(seat).as_slice() {
                [Action::NextGame] => session.act(seat, Action::NextGame).unwrap(),
                [first, ..] => {
                    session.act(seat, *first).unwrap();
                    break;
                }
                [] => panic!("somebody waits for nothing"),
            };
        }
        ended
    };
    let first = give_up(&mut session, Seat(0));
    let second = give_up(&mut session, Seat(1));
    let third = give_up(&mut session, Seat(0));
    let history = GameHistory::new(&session, Viewer::Spectator);
    let ends: Vec<usize> = history.turns.iter().filter_map(|turn| turn.ended).collect();
    assert_eq!(ends, [first, second, third]);
    assert!(
        ends.iter()
            .all(|end| history.samples.iter().any(|sample| sample.at == *end))
    );
    let chances = sample_win_chances(&session, &history, Viewer::Spectator);
    let sample_index = |at: usize| history.samples.iter().position(|sample| sample.at == at);
    for (end, winner) in [(first, 1), (second, 0), (third, 1)] {
        let at_end = &chances[sample_index(end).unwrap()];
        assert!(at_end.share(Seat(winner)) > 990, "{at_end:?}");
    }
    let swing = turning_point(&history, &chances, SeatSet::singleton(Seat(1))).unwrap();
    assert_eq!(
        history.turns[swing.turn].ended,
        Some(first),
        "the first of equal ones"
    );
    let best = vec![WinChances::default(); history.turns.len()];
    let marked: Vec<usize> = grade_turns(&history, &best, None)
        .iter()
        .map(|mark| mark.turn)
        .collect();
    assert!(
        !marked
            .iter()
            .any(|turn| history.turns[*turn].ended.is_some())
    );
}
