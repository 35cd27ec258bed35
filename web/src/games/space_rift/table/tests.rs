//! Whose eyes look at a battle, and which bot of a side is asked first.

use crate::play::Eyes;
use crate::play::run::bot_asked;
use crate::store::Sitter;
use engine::bots::Level;
use engine::game::{Audience, Game, Seat, Seats, Viewer};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::options::Options;
use engine::space_rift::state::Phase;

const BOT: Sitter = Sitter::Bot(Level::Ensign);

fn battle(crews: [u8; 2]) -> Session<SpaceRift> {
    let options = Options {
        crews,
        ..Options::duel("srb-01")
    };
    Session::new(SpaceRift::new(options).expect("a battle of the box"), 7)
}

#[test]
fn a_person_against_a_bot_sees_its_own_hand_whoever_is_asked() {
    let session = battle([1, 1]);
    for asked in [None, Some(Seat(0))] {
        let eyes = Eyes::of(&session, &[Sitter::Human, BOT], asked, None);
        assert_eq!((eyes.viewer, eyes.veiled), (Viewer::Seat(Seat(0)), None));
        assert!(!eyes.sees(Audience::Only(Seats::only(Seat(1)))));
    }
}

#[test]
fn a_curtain_hangs_until_the_one_who_is_asked_lifts_it() {
    let session = battle([1, 1]);
    let people = [Sitter::Human, Sitter::Human];
    let south = Some(Seat(0));
    let before = Eyes::of(&session, &people, south, None);
    assert_eq!((before.viewer, before.veiled), (Viewer::Spectator, south));
    let lifted = Eyes::of(&session, &people, south, south);
    assert_eq!(
        (lifted.viewer, lifted.veiled),
        (Viewer::Seat(Seat(0)), None)
    );
    let other = Eyes::of(&session, &people, south, Some(Seat(1)));
    assert_eq!(other.veiled, south, "who looked last is on the other side");
}

#[test]
fn who_only_watches_sees_all_of_bots_and_nothing_of_people_elsewhere() {
    let session = battle([1, 1]);
    assert_eq!(Eyes::of(&session, &[BOT, BOT], None, None), Eyes::OPEN);
    let away = [BOT, Sitter::Away];
    assert_eq!(Eyes::of(&session, &away, None, None), Eyes::PUBLIC);
}

#[test]
fn wings_are_asked_before_their_commander() {
    let mut session = battle([2, 1]);
    let card = session.legal(Seat(0));
    session.act(Seat(0), card[0]).expect("a command card");
    while session.state().public.phase == Phase::Orders {
        let legal = session.legal(Seat(0));
        let next = legal
            .iter()
            .find(|action| matches!(action, Action::Order(..)));
        session
            .act(Seat(0), *next.unwrap_or(&Action::Done))
            .expect("legal");
    }
    let waiting = session.status().waiting();
    assert!(waiting.len() > 1, "both have units to move");
    let sitters = [BOT; 3];
    let mut passed = Seats::NONE;
    let mut order = Vec::new();
    while let Some(asked) = bot_asked(&session, &sitters, passed) {
        assert_eq!(asked.last, order.len() + 1 == waiting.len() as usize);
        order.push(asked.seat);
        passed = passed.with(asked.seat);
    }
    let mut expected: Vec<Seat> = waiting.iter().collect();
    expected.reverse();
    assert_eq!(order, expected);
}
