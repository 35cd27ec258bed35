//! How sessions are related, and whether their chance is that of their seed, with Salvage.

use crate::support::play::at_random;
use crate::support::salvage::{Options, Salvage};
use engine::chance::Still;
use engine::game::Status;
use engine::save::{Saved, encode};
use engine::session::{Kin, Session};

const OPTIONS: Options = Options {
    crews: 3,
    wrecks: 12,
};

fn played() -> Session<Salvage> {
    at_random(OPTIONS, 7)
}

/// The first entries of a session, as a session of the same seed.
fn cut(session: &Session<Salvage>, entries: usize) -> Session<Salvage> {
    session.branch_at(entries, session.seed()).unwrap()
}

fn origin(session: &Session<Salvage>) -> u64 {
    Saved::read(&encode(session)).unwrap().origin()
}

#[test]
fn a_session_goes_on_from_its_own_beginnings() {
    let whole = played();
    let short = cut(&whole, 4);
    assert_eq!(whole.kin(&whole), Kin::Same);
    assert_eq!(whole.kin(&short), Kin::Ahead(whole.log().len() - 4));
    assert_eq!(short.kin(&whole), Kin::Behind(whole.log().len() - 4));
    assert_eq!(origin(&whole), origin(&short));
}

#[test]
fn sessions_that_part_know_where() {
    let whole = played();
    let mut other = cut(&whole, 4);
    let Status::WaitingFor(seats) = other.status() else {
        panic!("it is not over after four actions");
    };
    let seat = seats.iter().next().unwrap();
    let done = whole.log()[4].action;
    let legal = other.legal(seat);
    let action = legal.into_iter().find(|action| *action != done).unwrap();
    other.act(seat, action).unwrap();
    assert_eq!(other.kin(&whole), Kin::Forked(4));
    assert_eq!(whole.kin(&other), Kin::Forked(4));
}

#[test]
fn matches_of_other_seeds_and_options_are_strangers() {
    let whole = played();
    let fewer = Options {
        crews: 2,
        ..OPTIONS
    };
    for other in [at_random(OPTIONS, 8), at_random(fewer, 7)] {
        assert_eq!(whole.kin(&other), Kin::Stranger);
        assert_ne!(origin(&whole), origin(&other));
    }
}

#[test]
fn chance_from_elsewhere_is_noticed() {
    let whole = played();
    assert!(whole.is_seeded());
    let game = whole.game().clone();
    let dealt = Session::dealt_by(game.clone(), 7, &mut Still);
    assert!(!dealt.is_seeded());
    let mut rolled = Session::new(game, 7);
    while let Status::WaitingFor(seats) = rolled.status() {
        let seat = seats.iter().next().unwrap();
        let action = rolled.legal(seat)[0];
        rolled.act_with(seat, action, &mut Still).unwrap();
    }
    assert!(!rolled.is_seeded());
}
