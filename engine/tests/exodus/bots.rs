//! Tests of the Exodus bots: they answer every question, games between them end, and every level
//! that plans beats random play.

use crate::support::play::play_with_bots;
use engine::bots::{Bot, Level};
use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::bot::BotDecision;
use engine::exodus::options::{Mode, Options};
use engine::game::{Game, Status, Viewer};
use engine::session::Session;
use std::task::Poll;

#[test]
fn bot_games_finish_in_every_mode() {
    let levels = [Some(Level::Captain), Some(Level::Ensign), None];
    for mode in [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short] {
        for uses_generals in [false, true] {
            let options = Options {
                mode,
                uses_generals,
                ..Options::standard(3)
            };
            let game = Exodus::new(options).unwrap();
            play_with_bots(&game, &levels, 7, |_| false);
        }
    }
}

#[test]
fn a_captain_beats_random_players() {
    for seats in [2, 4] {
        let game = Exodus::new(Options::standard(seats)).unwrap();
        for seed in 0..6 {
            let own_seat = seed as usize % usize::from(seats);
            let mut levels = vec![None; usize::from(seats)];
            levels[own_seat] = Some(Level::Captain);
            let state = play_with_bots(&game, &levels, seed, |_| false);
            let winner = game.winner(&state).unwrap();
            assert_eq!(winner.index(), own_seat, "{seats} seats, game {seed}");
        }
    }
}

#[test]
fn thinking_in_slices_gives_the_same_decision() {
    use engine::exodus::step::{Round, Step};
    let game = Exodus::new(Options::standard(2)).unwrap();
    let levels = [Some(Level::Captain); 2];
    let state = play_with_bots(&game, &levels, 3, |state| {
        state.public.turn == 2 && state.public.step == Step::Card(Round::First)
    });
    let seat = game.status(&state).waiting_seats().iter().next().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    let new_decision =
        || BotDecision::new(&game, &view, seat, Level::Admiral, SeededRng::new(5, 5));
    let whole = new_decision().decide(&game);
    let mut sliced = new_decision();
    let mut slices = 0;
    let line = loop {
        slices += 1;
        if let Poll::Ready(line) = sliced.think(&game, 200) {
            break line;
        }
    };
    assert_eq!(line, whole);
    assert!(slices > 5, "it cannot be interrupted: {slices} slices");
}

/// In the short game the last step of a ship ends the movement; the `Done` planned after it must
/// not answer a later question such as the deployment.
#[test]
fn leftover_planned_actions_do_not_answer_a_later_question() {
    let mut left = 0;
    for seed in 0..4 {
        let options = Options {
            mode: Mode::Short,
            turns: Some(3),
            ..Options::standard(2)
        };
        let mut session = Session::new(Exodus::new(options).unwrap(), seed);
        while let Status::WaitingFor(seats) = session.status() {
            let seat = seats.iter().next().unwrap();
            let (game, view) = (session.game(), session.view(Viewer::Seat(seat)));
            let rng = SeededRng::new(seed, session.log().len() as u64);
            let line = BotDecision::new(game, &view, seat, Level::Ensign, rng).decide(game);
            let asked = session.question(seat);
            let planned = session.plan_line(seat, &line);
            assert!(!planned.is_empty(), "{line:?}");
            for order in &planned {
                assert_eq!(session.question(seat), asked);
                session.act(seat, order.action).unwrap();
            }
            let next = line.get(planned.len());
            left +=
                usize::from(next.is_some_and(|next| session.legal_actions(seat).contains(next)));
        }
    }
    assert!(left > 0, "no plan was longer than what it answers");
}
