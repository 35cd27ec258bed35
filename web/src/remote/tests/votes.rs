//! Questions to everybody: who is asked, when, and what comes of it.

use super::swearing::three;
use super::{Room, begun_of, duel, last_link, write};
use crate::remote::Matter;
use crate::remote::message::{FromHost, Says, Seen};
use engine::game::Seat;
use engine::rift::Rift;
use engine::save::code;

/// A table for three that has begun, with its two guests, in which the seat can take back what it did last.
fn taking_back(seat: Seat) -> (Room, usize, usize) {
    let mut room = Room::of(begun_of(three()), &[Seat(1), Seat(2)]);
    let (first, second) = (room.enter(Some("token-1")), room.enter(Some("token-2")));
    for _ in 0..64 {
        if room.session.can_undo(seat) {
            break;
        }
        room.step(0);
    }
    assert!(room.session.can_undo(seat));
    (room, first, second)
}

fn ask(room: &mut Room, guest: usize) {
    let text = room.screens[guest].guest.ask();
    room.say(guest, &text);
}

fn vote(room: &mut Room, guest: usize, yes: bool) {
    let text = room.screens[guest].guest.vote(yes);
    room.say(guest, &text);
}

fn host_votes(room: &mut Room, yes: bool) {
    let effects = room.host.answer(yes, &room.session);
    room.follow(effects);
}

#[test]
fn who_comes_while_something_is_asked_is_asked_too() {
    for yes in [true, false] {
        let (mut room, first, second) = taking_back(Seat(1));
        room.cut(second);
        let long = room.session.log().len();
        ask(&mut room, first);
        let again = room.enter(Some("token-2"));
        assert_eq!(room.screens[again].asked, Some(Matter::TakeBack(Seat(1))));
        host_votes(&mut room, true);
        assert_eq!(room.session.log().len(), long, "one has not answered");
        vote(&mut room, again, yes);
        assert_eq!(room.session.log().len(), long - usize::from(yes));
        for guest in [first, again] {
            assert!(!room.screens[guest].distrusts);
        }
        room.agree();
    }
}

#[test]
fn who_comes_anew_while_its_own_question_is_open_finds_it_closed() {
    let (mut room, first, second) = taking_back(Seat(1));
    let long = room.session.log().len();
    ask(&mut room, first);
    // Its old line still hangs.
    let again = room.enter(Some("token-1"));
    host_votes(&mut room, true);
    vote(&mut room, second, true);
    assert_eq!(room.session.log().len(), long);
    assert!(!room.screens[again].distrusts);
    room.agree();
}

#[test]
fn who_asks_is_not_asked_and_cannot_answer_itself() {
    let (mut room, first, second) = taking_back(Seat(1));
    let long = room.session.log().len();
    ask(&mut room, first);
    assert_eq!(room.screens[first].asked, None);
    assert_eq!(room.screens[second].asked, Some(Matter::TakeBack(Seat(1))));
    // An older page of the host asks all; an answer to oneself changes nothing.
    let own: Says<Rift> = FromHost::Asked { seat: Seat(1) };
    room.hear(first, &write(&own));
    assert_eq!(room.screens[first].asked, None);
    vote(&mut room, first, false);
    host_votes(&mut room, true);
    vote(&mut room, second, true);
    assert_eq!(room.session.log().len(), long - 1);
    assert!(!room.screens[first].distrusts);
    room.agree();
}

#[test]
fn what_cannot_be_taken_back_is_answered_at_once() {
    let mut room = Room::of(begun_of(duel(7)), &[Seat(1)]);
    let guest = room.enter(None);
    assert!(!room.session.can_undo(Seat(1)));
    ask(&mut room, guest);
    assert!(!room.screens[guest].guest.wants());
    assert_eq!((room.asked, room.refused), (None, 0));
    // Also while somebody else asks.
    let (mut room, first, second) = taking_back(Seat(1));
    ask(&mut room, first);
    ask(&mut room, second);
    assert!(room.screens[first].guest.wants());
    assert!(!room.screens[second].guest.wants());
    vote(&mut room, second, true);
    host_votes(&mut room, true);
    assert!(!room.screens[first].guest.wants());
    assert!(!room.screens[second].distrusts);
    room.agree();
}

/// The match without everything from an entry of its log on, as a host tells it that should not.
fn cut_at(room: &Room, guest: usize, entry: usize) -> String {
    let log = room.session.log()[..entry].to_vec();
    let shorter = room.session.with_log(&log).expect("it was played");
    let seat = room.screens[guest].guest.seat().expect("it sits");
    let told: Says<Rift> = FromHost::Update {
        seq: 10_000,
        seen: Seen::Whole(code::encode(&shorter).expect("a whole match")),
        hash: shorter.fingerprint(),
        link: last_link(&shorter, seat),
    };
    write(&told)
}

#[test]
fn what_all_agree_to_take_back_is_one_action_and_no_more() {
    for deeper in [0, 1] {
        let (mut room, first, _) = taking_back(Seat(1));
        let last = room.session.last_open(Seat(1)).expect("it can be taken back");
        ask(&mut room, first);
        let voted: Says<Rift> = FromHost::Voted { done: true };
        room.hear(first, &write(&voted));
        let text = cut_at(&room, first, last - deeper);
        room.hear(first, &text);
        assert_eq!(room.screens[first].distrusts, deeper > 0);
    }
}

#[test]
fn an_agreement_that_was_not_used_is_void_when_the_match_goes_on() {
    let (mut room, first, _) = taking_back(Seat(1));
    ask(&mut room, first);
    let voted: Says<Rift> = FromHost::Voted { done: true };
    room.hear(first, &write(&voted));
    // The host's table refused, and the match goes on.
    room.step(0);
    room.agree();
    let last = room.session.log().len() - 1;
    let text = cut_at(&room, first, last);
    room.hear(first, &text);
    assert!(room.screens[first].distrusts);
}
