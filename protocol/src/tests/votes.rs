//! Tests votes: voters, timing and outcomes.

use super::shared_seed::{interrupted_commit, three_players};
use super::{TestTable, duel, hello, last_link, part, play_until_started, to_json};
use crate::message::{FromGuest, FromHost, HostMessage, MatchSnapshot};
use crate::{CommitmentRecord, Guest, Proposal, ProtocolVersion};
use engine::game::{Seat, SeatSet};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::save::share_code;

/// Returns a table for three whose match has started and at which `seat` can undo its last action,
/// and the numbers of its two guests.
pub(super) fn undo_table(seat: Seat) -> (TestTable, usize, usize) {
    let mut table = TestTable::of(play_until_started(three_players()), &[Seat(1), Seat(2)]);
    let (first, second) = (table.enter(Some("token-1")), table.enter(Some("token-2")));
    for _ in 0..64 {
        if table.session.can_undo(seat) {
            break;
        }
        table.step(0);
    }
    assert!(table.session.can_undo(seat));
    (table, first, second)
}

fn ask(table: &mut TestTable, guest: usize) {
    let text = table.clients[guest].guest.request_undo();
    table.submit(guest, &text);
}

fn vote(table: &mut TestTable, guest: usize, is_accepted: bool) {
    let text = table.clients[guest].guest.vote(is_accepted);
    table.submit(guest, &text);
}

fn host_votes(table: &mut TestTable, is_accepted: bool) {
    let effects = table.host.answer(is_accepted, &table.session);
    table.follow(effects);
}

#[test]
fn a_guest_that_arrives_during_a_vote_is_asked_as_well() {
    for yes in [true, false] {
        let (mut table, first, second) = undo_table(Seat(1));
        table.disconnect(second);
        let long = table.session.log().len();
        ask(&mut table, first);
        let again = table.enter(Some("token-2"));
        assert_eq!(table.clients[again].asked, Some(Proposal::Undo(Seat(1))));
        host_votes(&mut table, true);
        assert_eq!(table.session.log().len(), long, "one has not answered");
        vote(&mut table, again, yes);
        assert_eq!(table.session.log().len(), long - usize::from(yes));
        for guest in [first, again] {
            assert!(!table.clients[guest].has_violation);
        }
        table.assert_in_sync();
    }
}

#[test]
fn a_guest_that_reconnects_during_its_own_vote_closes_it() {
    let (mut table, first, second) = undo_table(Seat(1));
    let long = table.session.log().len();
    ask(&mut table, first);
    // Its old connection is still open.
    let again = table.enter(Some("token-1"));
    host_votes(&mut table, true);
    vote(&mut table, second, true);
    assert_eq!(table.session.log().len(), long);
    assert!(!table.clients[again].has_violation);
    table.assert_in_sync();
}

#[test]
fn a_guest_cannot_vote_on_its_own_request() {
    let (mut table, first, second) = undo_table(Seat(1));
    let long = table.session.log().len();
    ask(&mut table, first);
    assert_eq!(table.clients[first].asked, None);
    assert_eq!(table.clients[second].asked, Some(Proposal::Undo(Seat(1))));
    // A host with an older version asks everybody; an answer to the guest's own request changes
    // nothing.
    let own_request: HostMessage<Rift> = FromHost::Asked { seat: Seat(1) };
    table.deliver(first, &to_json(&own_request));
    assert_eq!(table.clients[first].asked, None);
    vote(&mut table, first, false);
    host_votes(&mut table, true);
    vote(&mut table, second, true);
    assert_eq!(table.session.log().len(), long - 1);
    assert!(!table.clients[first].has_violation);
    table.assert_in_sync();
}

#[test]
fn an_impossible_undo_request_is_answered_at_once() {
    let mut table = TestTable::of(play_until_started(duel(7)), &[Seat(1)]);
    let guest = table.enter(None);
    assert!(!table.session.can_undo(Seat(1)));
    ask(&mut table, guest);
    assert!(!table.clients[guest].guest.wants_undo());
    assert_eq!((table.asked, table.refused), (None, 0));
    // The same holds while another vote is open.
    let (mut table, first, second) = undo_table(Seat(1));
    ask(&mut table, first);
    ask(&mut table, second);
    assert!(table.clients[first].guest.wants_undo());
    assert!(!table.clients[second].guest.wants_undo());
    vote(&mut table, second, true);
    host_votes(&mut table, true);
    assert!(!table.clients[first].guest.wants_undo());
    assert!(!table.clients[second].has_violation);
    table.assert_in_sync();
}

/// Returns the update of a misbehaving host that sends the match without the entries from an index
/// on.
fn truncated_update(table: &TestTable, guest: usize, entry: usize) -> String {
    let log = table.session.log()[..entry].to_vec();
    let shorter = table.session.with_log(&log).expect("it was played");
    let seat = table.clients[guest].guest.seat().expect("it sits");
    let message: HostMessage<Rift> = FromHost::Update {
        seq: 10_000,
        snapshot: MatchSnapshot::Whole(share_code::encode(&shorter).expect("a whole match")),
        hash: shorter.fingerprint(),
        link: last_link(&shorter, seat),
    };
    to_json(&message)
}

#[test]
fn an_agreed_undo_removes_exactly_one_action() {
    for deeper in [0, 1] {
        let (mut table, first, _) = undo_table(Seat(1));
        let last = table
            .session
            .undoable_entry(Seat(1))
            .expect("it can be taken back");
        ask(&mut table, first);
        let voted: HostMessage<Rift> = FromHost::Voted { is_accepted: true };
        table.deliver(first, &to_json(&voted));
        let text = truncated_update(&table, first, last - deeper);
        table.deliver(first, &text);
        assert_eq!(table.clients[first].has_violation, deeper > 0);
    }
}

#[test]
fn an_unused_agreement_expires_when_the_match_goes_on() {
    let (mut table, first, _) = undo_table(Seat(1));
    ask(&mut table, first);
    let voted: HostMessage<Rift> = FromHost::Voted { is_accepted: true };
    table.deliver(first, &to_json(&voted));
    // The host's player rejected, and the match goes on.
    table.step(0);
    table.assert_in_sync();
    let last = table.session.log().len() - 1;
    let text = truncated_update(&table, first, last);
    table.deliver(first, &text);
    assert!(table.clients[first].has_violation);
}

/// Answers the open vote for all guests.
fn guests_vote(table: &mut TestTable, guests: &[usize], is_accepted: bool) {
    for guest in guests {
        vote(table, *guest, is_accepted);
    }
}

#[test]
fn a_redeal_is_proposed_once_nobody_is_missing() {
    let (mut table, first, _) = interrupted_commit();
    // A guest arrives without its share, and before it says so another one is gone.
    let token = Some("token-2".to_owned());
    let mut late = Guest::<Rift>::new(
        ProtocolVersion::current::<Rift>(),
        token,
        CommitmentRecord::new(part(30)),
        Default::default(),
    );
    table.submit(8, &hello(&mut late));
    table.disconnect(first);
    let share_commitment = part(30).derive_for_round(1).commitment(Seat(2));
    let commit = to_json(&FromGuest::<Action>::Commit {
        round: 1,
        share_commitment,
    });
    table.submit(8, &commit);
    assert_eq!((table.asked, table.refused), (None, 0));
    let saved = table.clients[first].guest.commitment_record().clone();
    let back = table.enter_with(Some("token-1"), saved);
    table.submit(8, &commit);
    assert_eq!(table.asked, Some(Proposal::Redeal));
    assert_eq!(table.clients[back].asked, Some(Proposal::Redeal));
}

#[test]
fn a_guest_can_return_after_a_connection_lost_during_a_redeal() {
    let (mut table, first, _) = interrupted_commit();
    let second = table.enter(Some("token-2"));
    host_votes(&mut table, true);
    vote(&mut table, first, true);
    // The guest learns that everybody agreed, but receives nothing afterwards.
    table.clients[first].is_connected = false;
    let voted: HostMessage<Rift> = FromHost::Voted { is_accepted: true };
    table.clients[first].guest.receive(&to_json(&voted), None);
    let saved = table.clients[first].guest.commitment_record().clone();
    let saved = serde_json::to_string(&saved).expect("plain data");
    vote(&mut table, second, true);
    assert_eq!(table.commitment, None);
    let back = serde_json::from_str(&saved).expect("as it was written");
    let back = table.enter_with(Some("token-1"), back);
    assert!(!table.clients[back].has_violation);
    assert!(table.commitment.is_some());
    assert_eq!(table.clients[back].guest.commitment_record().round, 2);
    assert!(
        !table.clients[back]
            .guest
            .commitment_record()
            .is_redeal_agreed,
        "it was for one deal"
    );
    table.assert_in_sync();
}

#[test]
fn only_the_host_can_propose_a_rejected_redeal_again() {
    for expires in [false, true] {
        let (mut table, first, _) = interrupted_commit();
        let second = table.enter(Some("token-2"));
        assert!(!table.host.is_stuck(), "it is asked");
        if expires {
            let effects = table.host.expire_vote(table.vote_number);
            table.follow(effects);
        } else {
            vote(&mut table, first, false);
        }
        assert!(table.host.is_stuck());
        table.asked = None;
        // A returning guest starts no second vote.
        table.disconnect(second);
        let second = table.enter(Some("token-2"));
        assert_eq!(table.asked, None);
        let effects = table.host.propose_redeal_again(&table.session);
        table.follow(effects);
        assert_eq!(table.asked, Some(Proposal::Redeal));
        assert!(
            table.host.propose_redeal_again(&table.session).is_empty(),
            "once"
        );
        host_votes(&mut table, true);
        let guests = SeatSet::singleton(Seat(1)).with(Seat(2));
        assert_eq!(
            table.host.awaited_seats(),
            guests,
            "the host knows who has not answered"
        );
        guests_vote(&mut table, &[first, second], true);
        assert!(table.host.awaited_seats().is_empty());
        assert!(table.commitment.is_some());
        assert!(!table.host.is_stuck());
        table.assert_in_sync();
    }
}
