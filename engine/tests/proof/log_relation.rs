//! Relations between session logs, and whether their chance outcomes come from their seed, with
//! Salvage.

use crate::support::play::play_at_random;
use crate::support::salvage::{Options, Salvage};
use engine::chance::ZeroChance;
use engine::game::Status;
use engine::save::{SaveFile, encode};
use engine::session::{LogRelation, Session};

const OPTIONS: Options = Options {
    crews: 3,
    wrecks: 12,
};

fn finished_game() -> Session<Salvage> {
    play_at_random(OPTIONS, 7)
}

/// Returns the first entries of a session, as a session with the same seed.
fn first_entries(session: &Session<Salvage>, entries: usize) -> Session<Salvage> {
    session.branch_at(entries, session.seed()).unwrap()
}

fn origin(session: &Session<Salvage>) -> u64 {
    SaveFile::read(&encode(session)).unwrap().origin()
}

#[test]
fn a_longer_log_is_ahead_of_its_own_prefix() {
    let full_session = finished_game();
    let short = first_entries(&full_session, 4);
    assert_eq!(full_session.log_relation(&full_session), LogRelation::Same);
    assert_eq!(
        full_session.log_relation(&short),
        LogRelation::Ahead(full_session.log().len() - 4)
    );
    assert_eq!(
        short.log_relation(&full_session),
        LogRelation::Behind(full_session.log().len() - 4)
    );
    assert_eq!(origin(&full_session), origin(&short));
}

#[test]
fn forked_sessions_report_where_they_diverge() {
    let full_session = finished_game();
    let mut other = first_entries(&full_session, 4);
    let Status::WaitingFor(seats) = other.status() else {
        panic!("it is not over after four actions");
    };
    let seat = seats.iter().next().unwrap();
    let done = full_session.log()[4].action;
    let legal = other.legal_actions(seat);
    let action = legal.into_iter().find(|action| *action != done).unwrap();
    other.act(seat, action).unwrap();
    assert_eq!(other.log_relation(&full_session), LogRelation::Forked(4));
    assert_eq!(full_session.log_relation(&other), LogRelation::Forked(4));
}

#[test]
fn matches_with_other_seeds_or_options_are_unrelated() {
    let full_session = finished_game();
    let fewer = Options {
        crews: 2,
        ..OPTIONS
    };
    for other in [play_at_random(OPTIONS, 8), play_at_random(fewer, 7)] {
        assert_eq!(full_session.log_relation(&other), LogRelation::Unrelated);
        assert_ne!(origin(&full_session), origin(&other));
    }
}

#[test]
fn outcomes_from_another_source_are_detected() {
    let full_session = finished_game();
    assert!(full_session.is_seeded());
    let game = full_session.game().clone();
    let dealt = Session::new_with_chance(game.clone(), 7, &mut ZeroChance);
    assert!(!dealt.is_seeded());
    let mut rolled = Session::new(game, 7);
    while let Status::WaitingFor(seats) = rolled.status() {
        let seat = seats.iter().next().unwrap();
        let action = rolled.legal_actions(seat)[0];
        rolled.act_with(seat, action, &mut ZeroChance).unwrap();
    }
    assert!(!rolled.is_seeded());
}
