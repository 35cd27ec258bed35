//! Making a seed together: it is in force before its parts are told, and it is begun anew when
//! somebody is lost on the way.

use super::{Room, duel, hello, part};
use crate::remote::message::{FromGuest, FromHost, Says, write};
use crate::remote::{Edition, Guest, Heard, Oath};
use engine::game::{Game, Seat};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::options::{BoardChoice, Options};
use engine::session::Session;

fn three() -> Session<Rift> {
    let board = BoardChoice::Shipped("standard-3".to_owned());
    let options = Options::for_board(board, 3, 3).expect("a board of the box");
    Session::new(Rift::new(options).expect("a table for three"), 7)
}

#[test]
fn a_seed_is_made_by_all_and_a_finished_match_is_proven() {
    let mut room = Room::new(&[Seat(1)]);
    room.host.bring(part(1));
    let guest = room.enter(None);
    let oath = room.oath.clone().expect("all have sworn");
    assert_eq!(room.session.seed(), oath.seed());
    assert_eq!(room.screens[guest].guest.oath(), Some(&oath));
    room.agree();
    for lot in 0..40 {
        room.step(lot);
    }
    room.agree();
    assert!(oath.proves(&room.session));
    assert!(!oath.proves(&duel(7)));
}

#[test]
fn who_opens_another_part_than_was_sealed_is_found_out() {
    let seals = [
        (Seat(0), part(1).seal(Seat(0))),
        (Seat(1), part(2).seal(Seat(1))),
    ];
    let opened = |one, two| Oath::opened(&seals, &[(Seat(0), part(one)), (Seat(1), part(two))]);
    assert!(opened(1, 2).is_some());
    assert_eq!(opened(1, 3), None);
    assert_eq!(Oath::opened(&seals, &[(Seat(0), part(1))]), None);
    assert_ne!(opened(1, 2).map(|oath| oath.seed()), Some(0));
    assert_ne!(part(1).seal(Seat(0)), part(1).seal(Seat(1)));
}

#[test]
fn who_acts_before_the_seed_is_in_force_keeps_the_match_and_nobody_is_distrusted() {
    for lot in 0..8 {
        let mut room = Room::new(&[Seat(lot % 2)]);
        room.host.bring(part(1 + lot));
        room.hasty = true;
        let guest = room.enter(None);
        for lot in 0..12 {
            room.step(lot);
            assert!(!room.screens[guest].distrusts);
            room.agree();
        }
        let sworn = room.screens[guest].guest.oath();
        assert_eq!(sworn, room.oath.as_ref(), "both know it, or neither");
        assert!(sworn.is_none_or(|oath| oath.seed() == room.session.seed()));
    }
}

#[test]
fn a_seed_whose_making_was_broken_off_is_made_anew_by_all() {
    let mut room = Room::of(three(), &[Seat(1), Seat(2)]);
    room.host.bring(part(1));
    let first = room.enter(Some("token-1"));
    let token = "token-2".to_owned();
    // The second guest is lost when it has sealed its part, before it opens it.
    let mut lost = Guest::<Rift>::new(Edition::of::<Rift>(), Some(token), part(9));
    room.say(7, &hello(&mut lost));
    let welcome: Says<Rift> = FromHost::Welcome {
        seat: Seat(2),
        token: String::new(),
    };
    lost.receive(&write(&welcome), None);
    let swear: Says<Rift> = FromHost::Swear { round: 1 };
    let heard = lost.receive(&write(&swear), None);
    let [Heard::Send(commit)] = heard.as_slice() else {
        panic!("it seals its part: {heard:?}");
    };
    room.say(7, commit);
    let effects = room.host.lost(super::Peer(7));
    room.follow(effects);
    assert_eq!(room.oath, None);
    let second = room.enter(Some("token-2"));
    let oath = room.oath.clone().expect("all have sworn");
    assert_eq!(oath.parts.len(), 3);
    for guest in [first, second] {
        assert!(!room.screens[guest].distrusts);
        assert_eq!(room.screens[guest].guest.oath(), Some(&oath));
    }
    room.agree();
}

#[test]
fn a_part_is_told_once() {
    let mut guest = Guest::<Rift>::new(Edition::of::<Rift>(), None, part(9));
    let mut hear = |said: &Says<Rift>| guest.receive(&write(said), None);
    hear(&FromHost::Welcome {
        seat: Seat(1),
        token: String::new(),
    });
    let commit = |round| {
        let seal = part(9).of_round(round).seal(Seat(1));
        write(&FromGuest::<Action>::Commit { round, seal })
    };
    for round in [1, 2] {
        let heard = hear(&FromHost::Swear { round });
        let [Heard::Send(text)] = heard.as_slice() else {
            panic!("it seals its part: {heard:?}");
        };
        assert_eq!(*text, commit(round));
    }
    assert!(hear(&FromHost::Swear { round: 2 }).is_empty());
    let parts = Vec::new();
    let heard = hear(&FromHost::Parts { parts });
    assert!(matches!(heard.as_slice(), [Heard::Distrusted]));
}
