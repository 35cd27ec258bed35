//! Tests what a guest promises and is promised: a share is committed once, no match starts without
//! it, and the reason is kept why nothing can be verified.

use super::shared_seed::whole;
use super::{Room, begun_of, duel, part, to_json};
use crate::message::{FromGuest, FromHost, HostMessage};
use crate::{CommitmentRecord, Guest, GuestEffect, ProofFailure, ProtocolVersion};
use engine::game::Seat;
use engine::rift::Rift;

#[test]
fn that_the_past_was_changed_is_told_whatever_could_not_be_proven_before() {
    for (before, after) in [
        (ProofFailure::Begun, ProofFailure::Changed),
        (ProofFailure::Absent, ProofFailure::Changed),
        (ProofFailure::Chance, ProofFailure::Chance),
    ] {
        let mut vow = CommitmentRecord::new(part(1));
        vow.record_failure(before);
        vow.record_failure(ProofFailure::Changed);
        assert_eq!(vow.flaw, Some(after));
        vow.record_failure(ProofFailure::Begun);
        assert_eq!(vow.flaw, Some(after));
    }
}

fn hear(guest: &mut Guest<Rift>, said: &HostMessage<Rift>) -> Vec<GuestEffect<Rift>> {
    guest.receive(&to_json(said), None)
}

/// A guest whose host says that its match has started, or has not.
fn welcomed(begun: bool) -> Guest<Rift> {
    let mut guest = Guest::new(
        ProtocolVersion::current::<Rift>(),
        None,
        CommitmentRecord::new(part(9)),
        Default::default(),
    );
    let token = String::new();
    let seat = Seat(1);
    hear(&mut guest, &FromHost::Welcome { seat, token, begun });
    guest
}

/// The commitments of a round, including the guest's.
fn seals(round: u32) -> Vec<(Seat, crate::Bytes32)> {
    let own = part(9).derive_for_round(round).commitment(Seat(1));
    vec![(Seat(0), part(1).commitment(Seat(0))), (Seat(1), own)]
}

fn is_distrusted(heard: &[GuestEffect<Rift>]) -> bool {
    matches!(heard, [GuestEffect::ProtocolViolation])
}

#[test]
fn a_guest_seals_and_opens_nothing_before_it_was_told_the_match() {
    let mut guest = welcomed(false);
    let (swear, seals) = (FromHost::Swear { round: 1 }, seals(1));
    assert!(hear(&mut guest, &swear).is_empty());
    let told = FromHost::Seals { seals };
    assert!(hear(&mut guest, &told).is_empty());
    assert_eq!(
        (guest.reveal(), &guest.commitment_record().seals),
        (None, &None)
    );
    hear(&mut guest, &whole(&duel(7), Seat(1)));
    let heard = hear(&mut guest, &swear);
    assert!(
        matches!(heard.last(), Some(GuestEffect::Send(_))),
        "{heard:?}"
    );
    // The message that reveals the share comes with the record to store first; nothing is sent at
    // once.
    let heard = hear(&mut guest, &told);
    let [GuestEffect::SaveThenReveal(vow, reveal)] = heard.as_slice() else {
        panic!("it seals: {heard:?}");
    };
    assert!(vow.seals.is_some());
    assert_eq!(guest.reveal().as_ref(), Some(reveal));
}

#[test]
fn a_match_that_is_said_to_have_begun_and_has_not_is_not_believed() {
    for begun in [true, false] {
        let mut guest = welcomed(begun);
        let heard = hear(&mut guest, &whole(&duel(7), Seat(1)));
        assert_eq!(is_distrusted(&heard), begun);
    }
    let mut guest = welcomed(true);
    let heard = hear(&mut guest, &whole(&begun_of(duel(7)), Seat(1)));
    assert!(
        matches!(heard.last(), Some(GuestEffect::FullMatch(..))),
        "{heard:?}"
    );
    assert_eq!(guest.commitment_record().flaw, Some(ProofFailure::Begun));
}

#[test]
fn a_match_that_was_dealt_without_us_is_played_only_when_somebody_wants_to() {
    let sworn: HostMessage<Rift> = FromHost::Sworn {
        round: 1,
        seals: seals(7),
    };
    let session = duel(7);
    let action = session.legal_actions(Seat(0))[0];
    let mut guest = welcomed(false);
    hear(&mut guest, &sworn);
    let heard = hear(&mut guest, &whole(&session, Seat(1)));
    assert!(
        matches!(heard.last(), Some(GuestEffect::UnknownCommitments)),
        "{heard:?}"
    );
    assert_eq!(guest.act(session.fingerprint(), action), None);
    assert_eq!(
        guest.accept_unknown_deal(),
        to_json(&FromGuest::<u8>::Doubt { on: false })
    );
    assert!(guest.act(session.fingerprint(), action).is_some());
    // If somebody has acted already, it is reported and nothing else happens.
    let mut guest = welcomed(false);
    hear(&mut guest, &sworn);
    let heard = hear(&mut guest, &whole(&begun_of(session.clone()), Seat(1)));
    assert!(
        matches!(heard.last(), Some(GuestEffect::FullMatch(..))),
        "{heard:?}"
    );
    assert_eq!(guest.commitment_record().flaw, Some(ProofFailure::Absent));
    // A guest that was present all the time would have been asked for a commitment.
    let mut guest = welcomed(false);
    hear(&mut guest, &whole(&session, Seat(1)));
    assert!(is_distrusted(&hear(&mut guest, &sworn)));
}

#[test]
fn another_browser_that_takes_the_seat_before_the_first_action_is_asked() {
    let mut room = Room::of(duel(7), &[Seat(1)]);
    room.host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    let first = room.enter(None);
    assert!(!room.screens[first].doubts);
    let (token, kept) = {
        let screen = &room.screens[first];
        (
            screen.token.clone(),
            screen.guest.commitment_record().clone(),
        )
    };
    room.cut(first);
    let again = room.enter_with(token.as_deref(), kept);
    assert!(!room.screens[again].doubts, "it knows the seals");
    room.cut(again);
    let other = room.enter(token.as_deref());
    assert!(room.screens[other].doubts);
    assert!(!room.screens[other].distrusts);
    assert!(
        room.host.is_undecided(Seat(1)),
        "the host knows that it is asked"
    );
    let agreed = room.screens[other].guest.accept_unknown_deal();
    room.say(other, &agreed);
    assert!(!room.host.is_undecided(Seat(1)));
    room.agree();
}
