//! `can_begin` and `list_beginnings` are separate functions, because the first is much cheaper;
//! these tests check that they agree.

use super::*;
use crate::chance::SeededRng;
use crate::exodus::metadata::SEATS;
use crate::exodus::options::{Mode, Options};
use crate::exodus::step::Round;
use crate::game::{Game, NullSink, Status};

/// Maximum number of actions in a test game.
const MAX_ACTIONS: usize = 20_000;

/// For each action, the number of states without and with a way to begin it.
type LegalityCounts = [[u32; 2]; ActionKind::ALL.len()];

/// Compares both functions in this position, for every seat and every action.
fn compare(game: &Exodus, state: &State, counts: &mut LegalityCounts) {
    for seat in game.seats().iter() {
        for (kind, counts) in ActionKind::ALL.into_iter().zip(&mut *counts) {
            let origin = Origin::Card(Round::First);
            let task = Task::Action {
                seat,
                kind,
                origin,
                invoked: CardSet::NONE,
            };
            let mut list = Vec::new();
            game.list_beginnings(state, task, seat, &mut list);
            let begins = !list.is_empty();
            let context = || format!("{kind:?} of {seat:?} at {:?}", state.public.step);
            assert_eq!(game.can_begin(state, task, seat), begins, "{}", context());
            assert!(
                !begins || !game.is_hopeless(state, task, seat),
                "{}",
                context()
            );
            counts[usize::from(begins)] += 1;
        }
    }
}

/// Plays a random game to the end.
fn play(game: &Exodus, seed: u64, counts: &mut LegalityCounts) {
    let (mut dice, mut choice_rng) = (SeededRng::new(seed, 0), SeededRng::new(seed, 1));
    let mut state = game.deal(&mut dice);
    for _ in 0..MAX_ACTIONS {
        compare(game, &state, counts);
        let Status::WaitingFor(seats) = game.status(&state) else {
            return;
        };
        let seat = seats.iter().next().expect("somebody is asked");
        let mut list = Vec::new();
        game.legal_actions(&state, seat, &mut list);
        let action = list[choice_rng.pick(list.len() as u32) as usize];
        game.act(&mut state, seat, action, &mut dice, &mut NullSink)
            .expect("it is listed");
    }
    panic!("a game without an end");
}

#[test]
fn can_begin_agrees_with_list_beginnings() {
    let mut counts = LegalityCounts::default();
    for mode in [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short] {
        for seats in SEATS.0..=SEATS.1 {
            let options = Options {
                mode,
                ..Options::standard(seats)
            };
            let game = Exodus::new(options).expect("the box has a map");
            play(&game, u64::from(seats), &mut counts);
        }
    }
    for (kind, [none, some]) in ActionKind::ALL.into_iter().zip(counts) {
        assert!(
            some > 0 && (none > 0 || kind == ActionKind::Bank),
            "{kind:?}"
        );
    }
}
