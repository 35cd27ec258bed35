//! What a guest may not do to others: take a seat that was offered to somebody else, leave a question open for ever, have
//! everything told again and again.

use super::Room;
use crate::remote::Matter;
use crate::remote::message::{FromGuest, Reason, write};
use engine::game::Seat;
use engine::rift::action::Action;

#[test]
fn who_comes_without_a_token_takes_no_seat_that_was_offered_to_somebody() {
    let mut room = Room::new(&[Seat(1)]);
    let token = room.host.admit(Seat(1), || None).expect("it has one");
    assert_eq!(token, "token-1");
    let stranger = room.enter(None);
    assert_eq!(room.screens[stranger].dismissed, Some(Reason::Full));
    assert!(room.host.is_missing());
    let invited = room.enter(Some(&token));
    assert_eq!(room.screens[invited].guest.seat(), Some(Seat(1)));
    // A seat that gets its place with the invitation is offered as well.
    let mut room = Room::new(&[]);
    assert_eq!(room.host.admit(Seat(1), || None), None, "none was drawn");
    let token = room.host.admit(Seat(1), || Some("fresh".to_owned()));
    let token = token.expect("one was drawn");
    let stranger = room.enter(None);
    assert_eq!(room.screens[stranger].dismissed, Some(Reason::Full));
    let invited = room.enter(Some(&token));
    assert_eq!(room.screens[invited].guest.seat(), Some(Seat(1)));
}

/// A room in which the first seat, at the host's screen, asks to take back.
fn asking() -> (Room, usize) {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    while !room.session.status().waiting().has(Seat(0)) {
        room.step(0);
    }
    room.step(0);
    let effects = room.host.ask(Seat(0), &room.session);
    room.follow(effects);
    assert_eq!(room.screens[guest].asked, Some(Matter::TakeBack(Seat(0))));
    (room, guest)
}

#[test]
fn a_question_that_nobody_answers_is_closed_and_can_be_asked_again() {
    let (mut room, guest) = asking();
    let long = room.session.log().len();
    let first = room.polled;
    let effects = room.host.expire(first);
    assert!(!effects.is_empty());
    room.follow(effects);
    // An answer that comes later counts for nothing, and neither does the clock of a question that is closed.
    let yes = room.screens[guest].guest.vote(true);
    room.say(guest, &yes);
    assert_eq!(room.session.log().len(), long);
    let effects = room.host.ask(Seat(0), &room.session);
    room.follow(effects);
    assert_ne!(room.polled, first);
    assert!(room.host.expire(first).is_empty());
    let yes = room.screens[guest].guest.vote(true);
    room.say(guest, &yes);
    assert_eq!(room.session.log().len(), long - 1);
    room.agree();
}

#[test]
fn a_question_about_a_position_that_is_no_more_is_closed() {
    let (mut room, guest) = asking();
    room.step(0);
    let long = room.session.log().len();
    let yes = room.screens[guest].guest.vote(true);
    room.say(guest, &yes);
    assert_eq!(room.session.log().len(), long);
    assert!(room.host.expire(room.polled).is_empty());
    room.agree();
}

#[test]
fn to_have_everything_told_again_and_again_is_counted() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    let resync = write(&FromGuest::<Action>::Resync);
    room.say(guest, &resync);
    assert_eq!(room.refused, 1);
    assert!(room.screens[guest].up, "once is no cheat");
    room.agree();
    for _ in 0..32 {
        room.say(guest, &resync);
    }
    assert!(!room.screens[guest].up);
    assert_eq!(room.screens[guest].dismissed, Some(Reason::Rude));
}

#[test]
fn taking_back_needs_everybody() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    while !room.session.status().waiting().has(Seat(0)) {
        room.step(0);
    }
    room.step(0);
    let long = room.session.log().len();
    let can = room.session.can_undo(Seat(0));
    assert!(can, "the first order of a turn can be taken back");
    let effects = room.host.ask(Seat(0), &room.session);
    room.follow(effects);
    assert_eq!(room.screens[guest].asked, Some(Matter::TakeBack(Seat(0))));
    assert_eq!(room.session.log().len(), long);
    let no = room.screens[guest].guest.vote(false);
    room.say(guest, &no);
    assert_eq!(room.session.log().len(), long);
    let effects = room.host.ask(Seat(0), &room.session);
    room.follow(effects);
    let yes = room.screens[guest].guest.vote(true);
    room.say(guest, &yes);
    assert_eq!(room.session.log().len(), long - 1);
    room.agree();
}
