//! Tests commitments: a share is committed once, no match starts without it, and the reason why a
//! match cannot be verified is stored.

use super::shared_seed::full_update;
use super::{TestTable, duel, part, play_until_started, to_json};
use crate::message::{FromGuest, FromHost, HostMessage};
use crate::{CommitmentRecord, Guest, GuestEffect, ProofFailure, ProtocolVersion};
use engine::game::Seat;
use engine::rift::Rift;

#[test]
fn a_changed_log_replaces_failures_that_nobody_is_to_blame_for() {
    for (before, after) in [
        (ProofFailure::Begun, ProofFailure::Changed),
        (ProofFailure::Absent, ProofFailure::Changed),
        (ProofFailure::Chance, ProofFailure::Chance),
    ] {
        let mut record = CommitmentRecord::new(part(1));
        record.record_failure(before);
        record.record_failure(ProofFailure::Changed);
        assert_eq!(record.failure, Some(after));
        record.record_failure(ProofFailure::Begun);
        assert_eq!(record.failure, Some(after));
    }
}

fn receive(guest: &mut Guest<Rift>, sent: &HostMessage<Rift>) -> Vec<GuestEffect<Rift>> {
    guest.receive(&to_json(sent), None)
}

/// Returns a guest whose host says whether the match has started.
fn welcomed_guest(has_begun: bool) -> Guest<Rift> {
    let mut guest = Guest::new(
        ProtocolVersion::current::<Rift>(),
        None,
        CommitmentRecord::new(part(9)),
        Default::default(),
    );
    let token = String::new();
    let seat = Seat(1);
    receive(
        &mut guest,
        &FromHost::Welcome {
            seat,
            token,
            has_begun,
        },
    );
    guest
}

/// Returns the commitments of a round, including the guest's.
fn share_commitments(round: u32) -> Vec<(Seat, crate::Bytes32)> {
    let own_commitment = part(9).derive_for_round(round).commitment(Seat(1));
    vec![
        (Seat(0), part(1).commitment(Seat(0))),
        (Seat(1), own_commitment),
    ]
}

fn is_distrusted(received: &[GuestEffect<Rift>]) -> bool {
    matches!(received, [GuestEffect::ProtocolViolation])
}

#[test]
fn a_guest_commits_only_after_it_has_received_the_match() {
    let mut guest = welcomed_guest(false);
    let (request, share_commitments) = (FromHost::Swear { round: 1 }, share_commitments(1));
    assert!(receive(&mut guest, &request).is_empty());
    let message = FromHost::Seals { share_commitments };
    assert!(receive(&mut guest, &message).is_empty());
    assert_eq!(
        (guest.reveal(), &guest.commitment_record().share_commitments),
        (None, &None)
    );
    receive(&mut guest, &full_update(&duel(7), Seat(1)));
    let received = receive(&mut guest, &request);
    assert!(
        matches!(received.last(), Some(GuestEffect::Send(_))),
        "{received:?}"
    );
    // The message that reveals the share comes with the record to store first; the guest sends
    // nothing itself.
    let received = receive(&mut guest, &message);
    let [GuestEffect::SaveThenReveal(record, reveal)] = received.as_slice() else {
        panic!("it seals: {received:?}");
    };
    assert!(record.share_commitments.is_some());
    assert_eq!(guest.reveal().as_ref(), Some(reveal));
}

#[test]
fn a_false_claim_that_the_match_has_started_is_a_violation() {
    for has_begun in [true, false] {
        let mut guest = welcomed_guest(has_begun);
        let received = receive(&mut guest, &full_update(&duel(7), Seat(1)));
        assert_eq!(is_distrusted(&received), has_begun);
    }
    let mut guest = welcomed_guest(true);
    let received = receive(
        &mut guest,
        &full_update(&play_until_started(duel(7)), Seat(1)),
    );
    assert!(
        matches!(received.last(), Some(GuestEffect::FullMatch(..))),
        "{received:?}"
    );
    assert_eq!(guest.commitment_record().failure, Some(ProofFailure::Begun));
}

#[test]
fn a_match_with_unknown_commitments_needs_the_consent_of_the_user() {
    let in_force: HostMessage<Rift> = FromHost::Sworn {
        round: 1,
        share_commitments: share_commitments(7),
        keys: None,
    };
    let session = duel(7);
    let action = session.legal_actions(Seat(0))[0];
    let mut guest = welcomed_guest(false);
    receive(&mut guest, &in_force);
    let received = receive(&mut guest, &full_update(&session, Seat(1)));
    assert!(
        matches!(received.last(), Some(GuestEffect::UnknownCommitments)),
        "{received:?}"
    );
    assert_eq!(guest.act(session.fingerprint(), action), None);
    assert_eq!(
        guest.accept_unknown_deal(),
        to_json(&FromGuest::<u8>::Doubt {
            is_undecided: false
        })
    );
    assert!(guest.act(session.fingerprint(), action).is_some());
    // If a seat has acted already, the failure is reported and the guest continues.
    let mut guest = welcomed_guest(false);
    receive(&mut guest, &in_force);
    let received = receive(
        &mut guest,
        &full_update(&play_until_started(session.clone()), Seat(1)),
    );
    assert!(
        matches!(received.last(), Some(GuestEffect::FullMatch(..))),
        "{received:?}"
    );
    assert_eq!(
        guest.commitment_record().failure,
        Some(ProofFailure::Absent)
    );
    // A guest that was present all the time would have been asked for a commitment.
    let mut guest = welcomed_guest(false);
    receive(&mut guest, &full_update(&session, Seat(1)));
    assert!(is_distrusted(&receive(&mut guest, &in_force)));
}

#[test]
fn another_browser_in_the_seat_is_asked_about_unknown_commitments() {
    let mut table = TestTable::of(duel(7), &[Seat(1)]);
    table
        .host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    let first = table.enter(None);
    assert!(!table.clients[first].has_unknown_commitments);
    let (token, saved) = {
        let client = &table.clients[first];
        (
            client.token.clone(),
            client.guest.commitment_record().clone(),
        )
    };
    table.disconnect(first);
    let again = table.enter_with(token.as_deref(), saved);
    assert!(
        !table.clients[again].has_unknown_commitments,
        "it knows the seals"
    );
    table.disconnect(again);
    let other = table.enter(token.as_deref());
    assert!(table.clients[other].has_unknown_commitments);
    assert!(!table.clients[other].has_violation);
    assert!(
        table.host.is_undecided(Seat(1)),
        "the host knows that it is asked"
    );
    let agreed = table.clients[other].guest.accept_unknown_deal();
    table.submit(other, &agreed);
    assert!(!table.host.is_undecided(Seat(1)));
    table.assert_in_sync();
}
