//! Bots at the table: they answer whatever is asked, games between them end, and who thinks plays
//! better than chance.

use engine::bots::{Bot, Level, Random};
use engine::chance::Seeded;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::options::{Mode, Options};
use engine::exodus::pilot::Pilot;
use engine::exodus::state::State;
use engine::game::{Game, Seat, Silent, Status, Viewer};
use std::task::Poll;

/// Answers after which a game is held to be stuck.
const ENDLESS: u64 = 20_000;

fn line(
    game: &Exodus,
    state: &State,
    seat: Seat,
    level: Option<Level>,
    lots: Seeded,
) -> Vec<Action> {
    let view = game.view(state, Viewer::Seat(seat));
    match level {
        Some(level) => Pilot::new(game, &view, seat, level, lots).decide(game),
        None => Random::new(game, &view, seat, lots).decide(game),
    }
}

/// Plays a game to its end; `levels` by seat, none is chance. Stops where `stop` says so.
fn play(
    game: &Exodus,
    levels: &[Option<Level>],
    seed: u64,
    stop: impl Fn(&State) -> bool,
) -> State {
    let mut chance = Seeded::new(seed, 0);
    let mut state = game.deal(&mut chance);
    for answer in 1..ENDLESS {
        let Status::WaitingFor(waiting) = game.status(&state) else {
            return state;
        };
        if stop(&state) {
            return state;
        }
        let seat = waiting.iter().next().unwrap();
        let lots = Seeded::new(seed, answer);
        let line = line(game, &state, seat, levels[seat.index()], lots);
        let mut given = 0;
        for action in line {
            let goes_on = game.status(&state).waiting().has(seat);
            let done = goes_on
                && game
                    .act(&mut state, seat, action, &mut chance, &mut Silent)
                    .is_ok();
            if !done {
                break;
            }
            given += 1;
        }
        assert!(
            given > 0,
            "no answer of {seat:?} at {:?}",
            state.public.step
        );
    }
    panic!("game {seed} does not end");
}

#[test]
fn games_between_bots_end_in_every_mode() {
    let levels = [Some(Level::Captain), Some(Level::Ensign), None];
    for mode in [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short] {
        for generals in [false, true] {
            let options = Options {
                mode,
                generals,
                ..Options::standard(3)
            };
            let game = Exodus::new(options).unwrap();
            play(&game, &levels, 7, |_| false);
        }
    }
}

#[test]
fn a_captain_beats_chance() {
    for seats in [2, 4] {
        let game = Exodus::new(Options::standard(seats)).unwrap();
        for seed in 0..6 {
            let own = seed as usize % usize::from(seats);
            let mut levels = vec![None; usize::from(seats)];
            levels[own] = Some(Level::Captain);
            let state = play(&game, &levels, seed, |_| false);
            let winner = game.winner(&state).unwrap();
            assert_eq!(winner.index(), own, "{seats} seats, game {seed}");
        }
    }
}

#[test]
fn thinking_in_slices_comes_to_the_same() {
    use engine::exodus::step::{Round, Step};
    let game = Exodus::new(Options::standard(2)).unwrap();
    let levels = [Some(Level::Captain); 2];
    let state = play(&game, &levels, 3, |state| {
        state.public.turn == 2 && state.public.step == Step::Card(Round::First)
    });
    let seat = game.status(&state).waiting().iter().next().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    let pilot = || Pilot::new(&game, &view, seat, Level::Admiral, Seeded::new(5, 5));
    let whole = pilot().decide(&game);
    let mut sliced = pilot();
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
