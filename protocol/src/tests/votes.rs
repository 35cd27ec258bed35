//! Tests votes: who is asked, when, and with what outcome.

use super::shared_seed::{broken_off, three};
use super::{Room, begun_of, duel, hello, last_link, part, to_json};
use crate::message::{FromGuest, FromHost, HostMessage, MatchSnapshot};
use crate::{CommitmentRecord, Guest, Proposal, ProtocolVersion};
use engine::game::{Seat, SeatSet};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::save::share_code;

/// A room for three that has started, with its two guests, in which the seat can undo its last
/// action.
pub(super) fn taking_back(seat: Seat) -> (Room, usize, usize) {
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
    let text = room.screens[guest].guest.request_undo();
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
        assert_eq!(room.screens[again].asked, Some(Proposal::TakeBack(Seat(1))));
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
    // Its old connection is still open.
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
    assert_eq!(
        room.screens[second].asked,
        Some(Proposal::TakeBack(Seat(1)))
    );
    // A host with an older version asks everybody; an answer to one's own request changes nothing.
    let own: HostMessage<Rift> = FromHost::Asked { seat: Seat(1) };
    room.hear(first, &to_json(&own));
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
    assert!(!room.screens[guest].guest.wants_undo());
    assert_eq!((room.asked, room.refused), (None, 0));
    // Also while another vote is open.
    let (mut room, first, second) = taking_back(Seat(1));
    ask(&mut room, first);
    ask(&mut room, second);
    assert!(room.screens[first].guest.wants_undo());
    assert!(!room.screens[second].guest.wants_undo());
    vote(&mut room, second, true);
    host_votes(&mut room, true);
    assert!(!room.screens[first].guest.wants_undo());
    assert!(!room.screens[second].distrusts);
    room.agree();
}

/// The match without the entries from an index on, as a misbehaving host would send it.
fn cut_at(room: &Room, guest: usize, entry: usize) -> String {
    let log = room.session.log()[..entry].to_vec();
    let shorter = room.session.with_log(&log).expect("it was played");
    let seat = room.screens[guest].guest.seat().expect("it sits");
    let told: HostMessage<Rift> = FromHost::Update {
        seq: 10_000,
        seen: MatchSnapshot::Whole(share_code::encode(&shorter).expect("a whole match")),
        hash: shorter.fingerprint(),
        link: last_link(&shorter, seat),
    };
    to_json(&told)
}

#[test]
fn what_all_agree_to_take_back_is_one_action_and_no_more() {
    for deeper in [0, 1] {
        let (mut room, first, _) = taking_back(Seat(1));
        let last = room
            .session
            .undoable_entry(Seat(1))
            .expect("it can be taken back");
        ask(&mut room, first);
        let voted: HostMessage<Rift> = FromHost::Voted { done: true };
        room.hear(first, &to_json(&voted));
        let text = cut_at(&room, first, last - deeper);
        room.hear(first, &text);
        assert_eq!(room.screens[first].distrusts, deeper > 0);
    }
}

#[test]
fn an_agreement_that_was_not_used_is_void_when_the_match_goes_on() {
    let (mut room, first, _) = taking_back(Seat(1));
    ask(&mut room, first);
    let voted: HostMessage<Rift> = FromHost::Voted { done: true };
    room.hear(first, &to_json(&voted));
    // The host's player rejected, and the match goes on.
    room.step(0);
    room.agree();
    let last = room.session.log().len() - 1;
    let text = cut_at(&room, first, last);
    room.hear(first, &text);
    assert!(room.screens[first].distrusts);
}

/// Everybody except the host's players answers.
fn guests_vote(room: &mut Room, guests: &[usize], yes: bool) {
    for guest in guests {
        vote(room, *guest, yes);
    }
}

#[test]
fn another_deal_is_proposed_when_nobody_is_missing() {
    let (mut room, first, _) = broken_off();
    // A guest arrives without its share, and before it says so another one is gone.
    let token = Some("token-2".to_owned());
    let mut late = Guest::<Rift>::new(
        ProtocolVersion::current::<Rift>(),
        token,
        CommitmentRecord::new(part(30)),
        Default::default(),
    );
    room.say(8, &hello(&mut late));
    room.cut(first);
    let seal = part(30).derive_for_round(1).commitment(Seat(2));
    let commit = to_json(&FromGuest::<Action>::Commit { round: 1, seal });
    room.say(8, &commit);
    assert_eq!((room.asked, room.refused), (None, 0));
    let kept = room.screens[first].guest.commitment_record().clone();
    let back = room.enter_with(Some("token-1"), kept);
    room.say(8, &commit);
    assert_eq!(room.asked, Some(Proposal::Redeal));
    assert_eq!(room.screens[back].asked, Some(Proposal::Redeal));
}

#[test]
fn a_line_that_is_lost_after_all_agreed_to_another_deal_locks_nobody_out() {
    let (mut room, first, _) = broken_off();
    let second = room.enter(Some("token-2"));
    host_votes(&mut room, true);
    vote(&mut room, first, true);
    // The guest learns that everybody agreed, but receives nothing afterwards.
    room.screens[first].up = false;
    let voted: HostMessage<Rift> = FromHost::Voted { done: true };
    room.screens[first].guest.receive(&to_json(&voted), None);
    let kept = room.screens[first].guest.commitment_record().clone();
    let kept = serde_json::to_string(&kept).expect("plain data");
    vote(&mut room, second, true);
    assert_eq!(room.oath, None);
    let back = serde_json::from_str(&kept).expect("as it was written");
    let back = room.enter_with(Some("token-1"), back);
    assert!(!room.screens[back].distrusts);
    assert!(room.oath.is_some());
    assert_eq!(room.screens[back].guest.commitment_record().round, 2);
    assert!(
        !room.screens[back].guest.commitment_record().anew,
        "it was for one deal"
    );
    room.agree();
}

#[test]
fn another_deal_that_was_refused_is_asked_for_again_by_the_host_alone() {
    for expires in [false, true] {
        let (mut room, first, _) = broken_off();
        let second = room.enter(Some("token-2"));
        assert!(!room.host.is_stuck(), "it is asked");
        if expires {
            let effects = room.host.expire_vote(room.polled);
            room.follow(effects);
        } else {
            vote(&mut room, first, false);
        }
        assert!(room.host.is_stuck());
        room.asked = None;
        // Nobody is asked again when somebody returns.
        room.cut(second);
        let second = room.enter(Some("token-2"));
        assert_eq!(room.asked, None);
        let effects = room.host.propose_redeal_again(&room.session);
        room.follow(effects);
        assert_eq!(room.asked, Some(Proposal::Redeal));
        assert!(
            room.host.propose_redeal_again(&room.session).is_empty(),
            "once"
        );
        host_votes(&mut room, true);
        let guests = SeatSet::only(Seat(1)).with(Seat(2));
        assert_eq!(
            room.host.awaited_seats(),
            guests,
            "the host knows who has not answered"
        );
        guests_vote(&mut room, &[first, second], true);
        assert!(room.host.awaited_seats().is_empty());
        assert!(room.oath.is_some());
        assert!(!room.host.is_stuck());
        room.agree();
    }
}
