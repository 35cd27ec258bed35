//! Tests what a guest must not be able to do to others: take a seat that was offered to somebody
//! else, keep a vote open forever, or request everything again and again.

use super::votes::taking_back;
use super::{Room, duel, hello, last_link, part};
use crate::message::{DismissReason, FromGuest, MAX_MESSAGE_BYTES, to_json};
use crate::{Bytes32, CommitmentRecord, Guest, Proposal, ProtocolVersion};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;

#[test]
fn a_cheating_guest_is_refused_counted_and_sent_away() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    let before = room.session.clone();
    let at = room.session.fingerprint();
    let legal = room.session.legal_actions(Seat(0));
    let after = last_link(&room.session, Seat(1));
    let act = |seq, seat, action| {
        to_json(&FromGuest::Act {
            seq,
            at,
            after,
            seat,
            action,
        })
    };
    let cheats = [
        String::new(),
        "{".to_owned(),
        "[1,2,3]".to_owned(),
        r#"{"t":"act"}"#.to_owned(),
        r#"{"t":"sell"}"#.to_owned(),
        format!(
            r#"{{"t":"hello","token":"{}"}}"#,
            "x".repeat(MAX_MESSAGE_BYTES)
        ),
        r#"{"t":"hello"}"#.to_owned(),
        // Another's seat, the table's, a seat that does not exist.
        act(1, Seat(0), legal[0]),
        act(2, Seat::TABLE, Action::TimeOut),
        act(3, Seat(9), legal[0]),
        // Its own seat, but not its turn.
        act(4, Seat(1), legal[0]),
    ];
    for (number, cheat) in cheats.iter().enumerate() {
        room.say(guest, cheat);
        assert_eq!(
            room.refused,
            number + 1,
            "{}",
            &cheat[..cheat.len().min(80)]
        );
        assert_eq!(room.session, before);
        assert!(room.screens[guest].up);
    }
    assert_eq!(room.screens[guest].illegal.len(), 1);
    // The repeated request is the last straw.
    room.say(guest, &act(4, Seat(1), legal[0]));
    assert!(!room.screens[guest].up);
    assert_eq!(room.screens[guest].dismissed, Some(DismissReason::Rude));
    assert_eq!(room.session, before);
}

#[test]
fn who_comes_without_a_token_takes_no_seat_that_was_offered_to_somebody() {
    let mut room = Room::new(&[Seat(1)]);
    let token = room.host.offer_seat(Seat(1), || None).expect("it has one");
    assert_eq!(token, "token-1");
    let stranger = room.enter(None);
    assert_eq!(room.screens[stranger].dismissed, Some(DismissReason::Full));
    assert!(room.host.is_missing());
    let invited = room.enter(Some(&token));
    assert_eq!(room.screens[invited].guest.seat(), Some(Seat(1)));
    // A seat that becomes a guest seat by an invitation counts as offered as well.
    let mut room = Room::new(&[]);
    assert_eq!(
        room.host.offer_seat(Seat(1), || None),
        None,
        "none was drawn"
    );
    let token = room.host.offer_seat(Seat(1), || Some("fresh".to_owned()));
    let token = token.expect("one was drawn");
    let stranger = room.enter(None);
    assert_eq!(room.screens[stranger].dismissed, Some(DismissReason::Full));
    let invited = room.enter(Some(&token));
    assert_eq!(room.screens[invited].guest.seat(), Some(Seat(1)));
}

/// A room in which the first seat, at the host's screen, asks to undo.
fn asking() -> (Room, usize) {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    while !room.session.can_undo(Seat(0)) {
        assert!(room.step(0));
    }
    let effects = room.host.request_undo(Seat(0), &room.session);
    room.follow(effects);
    assert_eq!(room.screens[guest].asked, Some(Proposal::TakeBack(Seat(0))));
    (room, guest)
}

#[test]
fn a_question_that_nobody_answers_is_closed_and_can_be_asked_again() {
    let (mut room, guest) = asking();
    let long = room.session.log().len();
    let first = room.polled;
    let effects = room.host.expire_vote(first);
    assert!(!effects.is_empty());
    room.follow(effects);
    // A later answer has no effect, and neither has the timeout of a closed vote.
    let yes = room.screens[guest].guest.vote(true);
    room.say(guest, &yes);
    assert_eq!(room.session.log().len(), long);
    let effects = room.host.request_undo(Seat(0), &room.session);
    room.follow(effects);
    assert_ne!(room.polled, first);
    assert!(room.host.expire_vote(first).is_empty());
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
    assert!(room.host.expire_vote(room.polled).is_empty());
    room.agree();
}

#[test]
fn to_have_everything_told_again_and_again_is_counted() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    let resync = to_json(&FromGuest::<Action>::Resync);
    room.say(guest, &resync);
    assert_eq!(room.refused, 1);
    assert!(room.screens[guest].up, "once is no cheat");
    room.agree();
    for _ in 0..32 {
        room.say(guest, &resync);
    }
    assert!(!room.screens[guest].up);
    assert_eq!(room.screens[guest].dismissed, Some(DismissReason::Rude));
}

#[test]
fn taking_back_needs_everybody() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    while !room.session.can_undo(Seat(0)) {
        assert!(room.step(0));
    }
    let long = room.session.log().len();
    let effects = room.host.request_undo(Seat(0), &room.session);
    room.follow(effects);
    assert_eq!(room.screens[guest].asked, Some(Proposal::TakeBack(Seat(0))));
    assert_eq!(room.session.log().len(), long);
    let no = room.screens[guest].guest.vote(false);
    room.say(guest, &no);
    assert_eq!(room.session.log().len(), long);
    let effects = room.host.request_undo(Seat(0), &room.session);
    room.follow(effects);
    let yes = room.screens[guest].guest.vote(true);
    room.say(guest, &yes);
    assert_eq!(room.session.log().len(), long - 1);
    room.agree();
}

/// Lets a guest repeat a message until it is dismissed. Returns how often it was handled, and how
/// many messages the guest got.
fn until_sent_away(room: &mut Room, guest: usize, text: impl Fn(u32) -> String) -> (u32, usize) {
    let before = room.said;
    for number in 1..=64 {
        room.say(guest, &text(number));
        if !room.screens[guest].up {
            assert_eq!(room.screens[guest].dismissed, Some(DismissReason::Rude));
            return (number, room.said - before);
        }
    }
    panic!("it is never sent away");
}

#[test]
fn who_acts_again_and_again_where_the_match_does_not_stand_is_sent_away() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    let action = room.session.legal_actions(Seat(0))[0];
    let act = |seq| {
        to_json(&FromGuest::Act {
            seq,
            at: 0,
            after: Bytes32([0; 32]),
            seat: Seat(1),
            action,
        })
    };
    let (times, said) = until_sent_away(&mut room, guest, act);
    assert!((8..=16).contains(&times), "after {times}");
    assert!(said < 40, "it was told {said} times");
}

#[test]
fn who_asks_to_take_back_again_and_again_is_sent_away() {
    let (mut room, guest, _) = taking_back(Seat(1));
    let undo = to_json(&FromGuest::<Action>::Undo);
    let mut asked = 0;
    for _ in 0..64 {
        room.say(guest, &undo);
        if room.asked.take().is_some() {
            asked += 1;
            let effects = room.host.answer(false, &room.session);
            room.follow(effects);
        }
    }
    assert_eq!(
        asked, 2,
        "a question that was refused may be asked once more"
    );
    assert_eq!(room.screens[guest].dismissed, Some(DismissReason::Rude));
}

#[test]
fn who_seals_again_and_again_is_sent_away() {
    // Once with the right commitment, and once with another.
    for lost in [false, true] {
        let mut room = Room::of(duel(7), &[Seat(1)]);
        room.host
            .set_commitment(CommitmentRecord::new(part(1)), None);
        let mut lost_line = Guest::<Rift>::new(
            ProtocolVersion::current::<Rift>(),
            None,
            CommitmentRecord::new(part(9)),
            Default::default(),
        );
        room.say(7, &hello(&mut lost_line));
        let seal = |secret: u8| part(secret).derive_for_round(1).commitment(Seat(1));
        let commit = |secret| {
            let seal = seal(secret);
            to_json(&FromGuest::<Action>::Commit { round: 1, seal })
        };
        room.say(7, &commit(9));
        assert!(room.vow.as_ref().is_some_and(|vow| vow.seals.is_some()));
        let again = if lost { 8 } else { 9 };
        let mut asked = 0;
        for _ in 0..64 {
            room.say(7, &commit(again));
            if room.asked.take().is_some() {
                asked += 1;
                let effects = room.host.answer(false, &room.session);
                room.follow(effects);
            }
        }
        assert_eq!(asked, 0, "it seals what it is asked for and no more");
        assert!(room.host.is_missing(), "it is sent away");
        assert_eq!(room.session, duel(7));
    }
}
