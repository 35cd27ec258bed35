//! Tests the limits of what a guest can do to others: take a seat that was offered to somebody
//! else, keep a vote open forever, or request the whole match repeatedly.

use super::votes::undo_table;
use super::{TestTable, duel, hello, last_link, part};
use crate::message::{DismissReason, FromGuest, MAX_MESSAGE_BYTES, to_json};
use crate::{Bytes32, CommitmentRecord, Guest, Proposal, ProtocolVersion};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::Action;

#[test]
fn invalid_messages_are_counted_until_the_guest_is_dismissed() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    let before = table.session.clone();
    let at = table.session.fingerprint();
    let legal = table.session.legal_actions(Seat(0));
    let after = last_link(&table.session, Seat(1));
    let act = |seq, seat, action| {
        to_json(&FromGuest::Act {
            seq,
            at,
            after,
            seat,
            action,
            signature: None,
        })
    };
    let invalid_messages = [
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
        // The seat of another player, the table, and a seat that does not exist.
        act(1, Seat(0), legal[0]),
        act(2, Seat::TABLE, Action::TimeOut),
        act(3, Seat(9), legal[0]),
        // The seat of the guest, out of turn.
        act(4, Seat(1), legal[0]),
    ];
    for (number, message) in invalid_messages.iter().enumerate() {
        table.submit(guest, message);
        assert_eq!(
            table.refused,
            number + 1,
            "{}",
            &message[..message.len().min(80)]
        );
        assert_eq!(table.session, before);
        assert!(table.clients[guest].is_connected);
    }
    assert_eq!(table.clients[guest].illegal.len(), 1);
    // This message reaches the limit.
    table.submit(guest, &act(4, Seat(1), legal[0]));
    assert!(!table.clients[guest].is_connected);
    assert_eq!(table.clients[guest].dismissed, Some(DismissReason::Rude));
    assert_eq!(table.session, before);
}

#[test]
fn a_guest_without_a_token_gets_no_offered_seat() {
    let mut table = TestTable::new(&[Seat(1)]);
    let token = table.host.offer_seat(Seat(1), || None).expect("it has one");
    assert_eq!(token, "token-1");
    let tokenless_guest = table.enter(None);
    assert_eq!(
        table.clients[tokenless_guest].dismissed,
        Some(DismissReason::Full)
    );
    assert!(table.host.is_missing());
    let invited = table.enter(Some(&token));
    assert_eq!(table.clients[invited].guest.seat(), Some(Seat(1)));
    // A seat that becomes a guest seat by an invitation is offered as well.
    let mut table = TestTable::new(&[]);
    assert_eq!(
        table.host.offer_seat(Seat(1), || None),
        None,
        "none was drawn"
    );
    let token = table.host.offer_seat(Seat(1), || Some("fresh".to_owned()));
    let token = token.expect("one was drawn");
    let tokenless_guest = table.enter(None);
    assert_eq!(
        table.clients[tokenless_guest].dismissed,
        Some(DismissReason::Full)
    );
    let invited = table.enter(Some(&token));
    assert_eq!(table.clients[invited].guest.seat(), Some(Seat(1)));
}

/// Returns a table at which the first seat, at the host's screen, asks to undo, and the number of
/// its guest.
fn open_vote() -> (TestTable, usize) {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    while !table.session.can_undo(Seat(0)) {
        assert!(table.step(0));
    }
    let effects = table.host.request_undo(Seat(0), &table.session);
    table.follow(effects);
    assert_eq!(table.clients[guest].asked, Some(Proposal::Undo(Seat(0))));
    (table, guest)
}

#[test]
fn an_unanswered_vote_expires_and_can_be_repeated() {
    let (mut table, guest) = open_vote();
    let long = table.session.log().len();
    let first = table.vote_number;
    let effects = table.host.expire_vote(first);
    assert!(!effects.is_empty());
    table.follow(effects);
    // A later answer and the timeout of a closed vote have no effect.
    let yes = table.clients[guest].guest.vote(true);
    table.submit(guest, &yes);
    assert_eq!(table.session.log().len(), long);
    let effects = table.host.request_undo(Seat(0), &table.session);
    table.follow(effects);
    assert_ne!(table.vote_number, first);
    assert!(table.host.expire_vote(first).is_empty());
    let yes = table.clients[guest].guest.vote(true);
    table.submit(guest, &yes);
    assert_eq!(table.session.log().len(), long - 1);
    table.assert_in_sync();
}

#[test]
fn a_vote_about_an_outdated_position_is_closed() {
    let (mut table, guest) = open_vote();
    table.step(0);
    let long = table.session.log().len();
    let yes = table.clients[guest].guest.vote(true);
    table.submit(guest, &yes);
    assert_eq!(table.session.log().len(), long);
    assert!(table.host.expire_vote(table.vote_number).is_empty());
    table.assert_in_sync();
}

#[test]
fn a_guest_that_repeats_resync_is_dismissed() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    let resync = to_json(&FromGuest::<Action>::Resync);
    table.submit(guest, &resync);
    assert_eq!(table.refused, 1);
    assert!(table.clients[guest].is_connected, "once is no cheat");
    table.assert_in_sync();
    for _ in 0..32 {
        table.submit(guest, &resync);
    }
    assert!(!table.clients[guest].is_connected);
    assert_eq!(table.clients[guest].dismissed, Some(DismissReason::Rude));
}

#[test]
fn undo_needs_the_consent_of_everybody() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    while !table.session.can_undo(Seat(0)) {
        assert!(table.step(0));
    }
    let long = table.session.log().len();
    let effects = table.host.request_undo(Seat(0), &table.session);
    table.follow(effects);
    assert_eq!(table.clients[guest].asked, Some(Proposal::Undo(Seat(0))));
    assert_eq!(table.session.log().len(), long);
    let no = table.clients[guest].guest.vote(false);
    table.submit(guest, &no);
    assert_eq!(table.session.log().len(), long);
    let effects = table.host.request_undo(Seat(0), &table.session);
    table.follow(effects);
    let yes = table.clients[guest].guest.vote(true);
    table.submit(guest, &yes);
    assert_eq!(table.session.log().len(), long - 1);
    table.assert_in_sync();
}

/// Lets a guest repeat a message until it is dismissed. Returns how often it was handled, and how
/// many messages the guest got.
fn submit_until_dismissed(
    table: &mut TestTable,
    guest: usize,
    text: impl Fn(u32) -> String,
) -> (u32, usize) {
    let before = table.sent;
    for number in 1..=64 {
        table.submit(guest, &text(number));
        if !table.clients[guest].is_connected {
            assert_eq!(table.clients[guest].dismissed, Some(DismissReason::Rude));
            return (number, table.sent - before);
        }
    }
    panic!("it is never sent away");
}

#[test]
fn a_guest_that_repeats_stale_actions_is_dismissed() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    let action = table.session.legal_actions(Seat(0))[0];
    let act = |seq| {
        to_json(&FromGuest::Act {
            seq,
            at: 0,
            after: Bytes32([0; 32]),
            seat: Seat(1),
            action,
            signature: None,
        })
    };
    let (times, sent) = submit_until_dismissed(&mut table, guest, act);
    assert!((8..=16).contains(&times), "after {times}");
    assert!(sent < 40, "it was told {sent} times");
}

#[test]
fn a_guest_that_others_are_always_faster_than_is_not_dismissed() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    let action = table.session.legal_actions(Seat(0))[0];
    for seq in 1..=20 {
        let late = to_json(&FromGuest::Act {
            seq,
            at: 0,
            after: Bytes32([0; 32]),
            seat: Seat(1),
            action,
            signature: None,
        });
        table.submit(guest, &late);
        let acting = table.session.status().waiting_seats().iter().next();
        let acting = acting.expect("it is not over");
        // The last one ends the turn.
        let legal = table.session.sorted_legal_actions(acting);
        let last = *legal.last().expect("a choice");
        table.session.act(acting, last).expect("legal");
        table.notify();
    }
    assert_eq!(table.clients[guest].dismissed, None);
}

#[test]
fn a_guest_that_repeats_undo_requests_is_dismissed() {
    let (mut table, guest, _) = undo_table(Seat(1));
    let undo = to_json(&FromGuest::<Action>::Undo);
    let mut asked = 0;
    for _ in 0..64 {
        table.submit(guest, &undo);
        if table.asked.take().is_some() {
            asked += 1;
            let effects = table.host.answer(false, &table.session);
            table.follow(effects);
        }
    }
    assert_eq!(
        asked, 2,
        "a question that was refused may be asked once more"
    );
    assert_eq!(table.clients[guest].dismissed, Some(DismissReason::Rude));
}

#[test]
fn a_guest_that_repeats_commitments_is_dismissed() {
    // The guest repeats its commitment in the first pass and sends another one in the second.
    for is_lost in [false, true] {
        let mut table = TestTable::of(duel(7), &[Seat(1)]);
        table
            .host
            .set_commitment(CommitmentRecord::new(part(1)), None);
        let mut lost_guest = Guest::<Rift>::new(
            ProtocolVersion::current::<Rift>(),
            None,
            CommitmentRecord::new(part(9)),
            Default::default(),
        );
        table.submit(7, &hello(&mut lost_guest));
        let share_commitment = |secret: u8| part(secret).derive_for_round(1).commitment(Seat(1));
        let commit = |secret| {
            let share_commitment = share_commitment(secret);
            to_json(&FromGuest::<Action>::Commit {
                round: 1,
                share_commitment,
            })
        };
        table.submit(7, &commit(9));
        assert!(
            table
                .record
                .as_ref()
                .is_some_and(|record| record.share_commitments.is_some())
        );
        let again = if is_lost { 8 } else { 9 };
        let mut asked = 0;
        for _ in 0..64 {
            table.submit(7, &commit(again));
            if table.asked.take().is_some() {
                asked += 1;
                let effects = table.host.answer(false, &table.session);
                table.follow(effects);
            }
        }
        assert_eq!(asked, 0, "it seals what it is asked for and no more");
        assert!(table.host.is_missing(), "it is sent away");
        assert_eq!(table.session, duel(7));
    }
}
