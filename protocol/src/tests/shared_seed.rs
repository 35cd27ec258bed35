//! Tests the shared seed: it is made once before a match starts, and again only if all seats agree.

use super::{TestTable, duel, hello, part};
use crate::hash_chain::{HashChain, last_link};
use crate::message::{FromGuest, FromHost, HostMessage, MatchSnapshot, to_json};
use crate::{
    CommitmentRecord, Guest, GuestEffect, GuestSeat, Host, Peer, ProofFailure, ProofInputs,
    ProofStatus, Proposal, ProtocolVersion, SeedCommitment,
};
use engine::chance::Seed;
use engine::game::{Game, Seat, Status, Viewer};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::options::{BoardChoice, Options};
use engine::save::share_code;
use engine::session::Session;

pub(super) fn three_players() -> Session<Rift> {
    let board = BoardChoice::Shipped("standard-3".to_owned());
    let options = Options::for_board(board, 3, 3).expect("a board of the box");
    Session::new(Rift::new(options).expect("a table for three"), 7)
}

/// Returns a table for two players that make a shared seed, and the number of its guest.
fn two_players() -> (TestTable, usize) {
    let mut table = TestTable::of(duel(7), &[Seat(1)]);
    table
        .host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    let guest = table.enter(None);
    (table, guest)
}

/// Returns the update with the full match for a seat.
pub(super) fn full_update(session: &Session<Rift>, seat: Seat) -> HostMessage<Rift> {
    FromHost::Update {
        seq: 1,
        snapshot: MatchSnapshot::Whole(share_code::encode(session).expect("a whole match")),
        hash: session.fingerprint(),
        link: last_link(session, seat),
    }
}

/// Returns the guest's record, serialized and read again as in its save.
fn saved_record(table: &TestTable, guest: usize) -> CommitmentRecord {
    let text =
        serde_json::to_string(table.clients[guest].guest.commitment_record()).expect("plain data");
    serde_json::from_str(&text).expect("as it was written")
}

/// Returns the guest's verification of its match.
fn proof(table: &TestTable, guest: usize) -> ProofStatus {
    let client = &table.clients[guest];
    let session = client.session.as_ref().expect("it was told");
    let (commitment, record) = (
        client.guest.seed_commitment(),
        client.guest.commitment_record(),
    );
    ProofInputs::of(commitment, Some(record), session).prove(session)
}

fn play_out(table: &mut TestTable) {
    let mut rng = 1_u64;
    for _ in 0..4000 {
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        if !table.step(usize::try_from(rng >> 33).unwrap_or(0)) {
            break;
        }
    }
    assert!(matches!(table.session.status(), Status::Over(_)));
}

#[test]
fn a_seed_of_all_shares_proves_a_finished_match() {
    let (mut table, guest) = two_players();
    let commitment = table.commitment.clone().expect("all have sworn");
    assert_eq!(table.session.seed(), commitment.seed());
    assert!(
        matches!(commitment.seed(), Seed::Bytes(_)),
        "it has 256 bits"
    );
    assert_eq!(
        table.clients[guest].guest.seed_commitment(),
        Some(&commitment)
    );
    table.assert_in_sync();
    assert_eq!(proof(&table, guest), ProofStatus::Open);
    play_out(&mut table);
    table.assert_in_sync();
    assert_eq!(proof(&table, guest), ProofStatus::Proven);
    assert!(commitment.proves(&table.session));
    assert!(!commitment.proves(&duel(7)));
}

#[test]
fn a_share_that_does_not_match_its_commitment_is_detected() {
    let share_commitments = [
        (Seat(0), part(1).commitment(Seat(0))),
        (Seat(1), part(2).commitment(Seat(1))),
    ];
    let opened = |one, two| {
        SeedCommitment::from_reveals(
            &share_commitments,
            &[(Seat(0), part(one)), (Seat(1), part(two))],
            true,
        )
    };
    assert!(opened(1, 2).is_some());
    assert_eq!(opened(1, 3), None);
    assert_eq!(
        SeedCommitment::from_reveals(&share_commitments, &[(Seat(0), part(1))], true),
        None
    );
    assert_eq!(
        opened(1, 2).map(|commitment| commitment.commitments()),
        Some(share_commitments.to_vec())
    );
    assert_ne!(part(1).commitment(Seat(0)), part(1).commitment(Seat(1)));
}

#[test]
fn a_guest_that_reloads_before_the_first_action_keeps_the_deal() {
    let (mut table, first) = two_players();
    let (dealt, record) = (table.session.clone(), saved_record(&table, first));
    let token = table.clients[first].token.clone();
    table.disconnect(first);
    // The guest returns once with and once without the stored record: the match is not dealt again.
    let again = table.enter_with(token.as_deref(), record);
    assert_eq!(table.session, dealt);
    table.assert_in_sync();
    assert!(!table.clients[again].has_violation);
    table.disconnect(again);
    let other = table.enter(token.as_deref());
    assert_eq!(table.session, dealt);
    assert_eq!(
        proof(&table, other),
        ProofStatus::Unproven(ProofFailure::Absent)
    );
    play_out(&mut table);
    assert_eq!(
        proof(&table, other),
        ProofStatus::Unproven(ProofFailure::Absent)
    );
}

#[test]
fn a_guest_that_returns_with_its_save_can_verify_the_match() {
    let (mut table, first) = two_players();
    for number in 0..9 {
        table.step(number);
    }
    let (record, token) = (
        saved_record(&table, first),
        table.clients[first].token.clone(),
    );
    table.disconnect(first);
    // The host's page is reloaded as well.
    let (host, commitment) = (table.record.clone(), table.commitment.clone());
    let mut guest_seat = GuestSeat::new(Seat(1), "token-1".to_owned()).with_offered_token();
    guest_seat.was_taken = true;
    table.host = Host::new(Seat(0), vec![guest_seat]);
    table
        .host
        .set_commitment(host.expect("it keeps it"), commitment);
    let again = table.enter_with(token.as_deref(), record.clone());
    table.assert_in_sync();
    assert_eq!(proof(&table, again), ProofStatus::Open);
    // Entries change while the guest is disconnected: the match goes on, and nothing can be
    // verified.
    table.disconnect(again);
    let full_session = table.session.clone();
    let log = full_session.log()[..4].to_vec();
    table.session = full_session.with_log(&log).expect("it was played");
    let shortened = table.enter_with(token.as_deref(), record.clone());
    assert!(!table.clients[shortened].has_violation);
    assert_eq!(
        proof(&table, shortened),
        ProofStatus::Unproven(ProofFailure::Changed)
    );
    table.disconnect(shortened);
    table.session = full_session;
    let last = table.enter_with(token.as_deref(), record);
    play_out(&mut table);
    assert_eq!(proof(&table, last), ProofStatus::Proven);
}

#[test]
fn a_guest_refuses_a_second_commitment_round() {
    let edition = ProtocolVersion::current::<Rift>();
    let mut guest = Guest::<Rift>::new(
        edition,
        None,
        CommitmentRecord::new(part(9)),
        Default::default(),
    );
    let mut deliver = |sent: &HostMessage<Rift>| guest.receive(&to_json(sent), None);
    deliver(&FromHost::Welcome {
        seat: Seat(1),
        token: String::new(),
        has_begun: false,
    });
    deliver(&full_update(&duel(7), Seat(1)));
    let share_of_round = |round| part(9).derive_for_round(round);
    let commit = |round| {
        let share_commitment = share_of_round(round).commitment(Seat(1));
        to_json(&FromGuest::<Action>::Commit {
            round,
            share_commitment,
        })
    };
    let is_sent = |received: &[GuestEffect<Rift>], text: &str| {
        let sent = |received: &GuestEffect<Rift>| matches!(received, GuestEffect::Send(sent) | GuestEffect::SaveThenReveal(_, sent) if sent == text);
        received.iter().any(sent)
    };
    // A repeated request is harmless before the share is revealed.
    for round in [1, 1, 2] {
        assert!(is_sent(
            &deliver(&FromHost::Swear { round }),
            &commit(round)
        ));
    }
    let share_commitments = |host| {
        let share_commitments = vec![
            (Seat(0), part(host).commitment(Seat(0))),
            (Seat(1), share_of_round(2).commitment(Seat(1))),
        ];
        FromHost::Seals { share_commitments }
    };
    let (round, part) = (2, share_of_round(2));
    let reveal = to_json(&FromGuest::<Action>::Reveal { round, part });
    assert!(is_sent(&deliver(&share_commitments(1)), &reveal));
    // The guest answers neither another list of commitments nor any of a hundred further rounds.
    assert!(matches!(
        deliver(&share_commitments(2)).as_slice(),
        [GuestEffect::ProtocolViolation]
    ));
    for round in 3..103 {
        let received = deliver(&FromHost::Swear { round });
        assert!(matches!(
            received.as_slice(),
            [GuestEffect::ProtocolViolation]
        ));
    }
    // A false claim of the host that everybody agreed changes nothing.
    deliver(&FromHost::Voted { is_accepted: true });
    let received = deliver(&FromHost::Swear { round: 3 });
    assert!(matches!(
        received.as_slice(),
        [GuestEffect::ProtocolViolation]
    ));
}

#[test]
fn nobody_can_act_before_the_shared_seed_is_in_force() {
    let mut table = TestTable::of(three_players(), &[Seat(1), Seat(2)]);
    table
        .host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    assert!(table.host.is_waiting_for_seed(&table.session));
    table.enter(Some("token-1"));
    assert!(table.host.is_waiting_for_seed(&table.session));
    table.enter(Some("token-2"));
    assert!(!table.host.is_waiting_for_seed(&table.session));
    // The guest rejects a host that plays on, and cannot act.
    for number in 0..8 {
        let mut table = TestTable::of(duel(7), &[Seat(number % 2)]);
        table
            .host
            .set_commitment(CommitmentRecord::new(part(1 + number)), None);
        table.acts_first = true;
        let guest = table.enter(None);
        let has_played = !table.session.log().is_empty();
        assert_eq!(table.clients[guest].has_violation, has_played);
    }
}

/// Returns a table for three whose second guest disconnected after all had committed and before it
/// revealed its share, the number of the first guest, and the lost guest.
pub(super) fn interrupted_commit() -> (TestTable, usize, Guest<Rift>) {
    let mut table = TestTable::of(three_players(), &[Seat(1), Seat(2)]);
    table
        .host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    let first = table.enter(Some("token-1"));
    let token = Some("token-2".to_owned());
    let mut lost = Guest::<Rift>::new(
        ProtocolVersion::current::<Rift>(),
        token,
        CommitmentRecord::new(part(9)),
        Default::default(),
    );
    table.submit(7, &hello(&mut lost));
    let welcome: HostMessage<Rift> = FromHost::Welcome {
        seat: Seat(2),
        token: String::new(),
        has_begun: false,
    };
    lost.receive(&to_json(&welcome), None);
    lost.receive(&to_json(&full_update(&table.session, Seat(2))), None);
    let request: HostMessage<Rift> = FromHost::Swear { round: 1 };
    let received = lost.receive(&to_json(&request), None);
    let Some(GuestEffect::Send(commit)) = received.last() else {
        panic!("it seals its part: {received:?}");
    };
    table.submit(7, commit);
    let effects = table.host.on_disconnected(Peer(7));
    table.follow(effects);
    assert_eq!(table.commitment, None);
    assert!(
        table
            .record
            .as_ref()
            .is_some_and(|record| record.share_commitments.is_some())
    );
    (table, first, lost)
}

#[test]
fn an_interrupted_commitment_resumes_with_the_same_shares() {
    let (mut table, first, lost) = interrupted_commit();
    let second = table.enter_with(Some("token-2"), lost.commitment_record().clone());
    let commitment = table.commitment.clone().expect("all have sworn");
    assert_eq!(commitment.parts.len(), 3);
    for guest in [first, second] {
        assert!(!table.clients[guest].has_violation);
        assert_eq!(
            table.clients[guest].guest.seed_commitment(),
            Some(&commitment)
        );
        assert_eq!(table.clients[guest].guest.commitment_record().round, 1);
    }
    table.assert_in_sync();
}

#[test]
fn a_redeal_needs_the_consent_of_everybody_and_starts_a_round() {
    for is_accepted in [false, true] {
        let (mut table, first, _) = interrupted_commit();
        let second = table.enter(Some("token-2"));
        assert_eq!(
            (table.commitment.clone(), table.asked),
            (None, Some(Proposal::Redeal))
        );
        for guest in [first, second] {
            assert_eq!(table.clients[guest].asked, Some(Proposal::Redeal));
        }
        let effects = table.host.answer(true, &table.session);
        table.follow(effects);
        for (guest, is_accepted) in [(first, true), (second, is_accepted)] {
            assert_eq!(table.commitment, None);
            let text = table.clients[guest].guest.vote(is_accepted);
            table.submit(guest, &text);
        }
        assert_eq!(table.commitment.is_some(), is_accepted);
        assert_eq!(table.host.is_waiting_for_seed(&table.session), !is_accepted);
        for guest in [first, second] {
            assert!(!table.clients[guest].has_violation);
            let round = table.clients[guest].guest.commitment_record().round;
            assert_eq!(round, if is_accepted { 2 } else { 1 });
        }
        table.assert_in_sync();
    }
}

#[test]
fn a_false_claim_that_all_agreed_to_undo_is_a_violation() {
    let (mut table, guest) = two_players();
    for number in 0..6 {
        table.step(number);
    }
    let log = table.session.log()[..3].to_vec();
    let shorter = table.session.with_log(&log).expect("it was played");
    let voted: HostMessage<Rift> = FromHost::Voted { is_accepted: true };
    table.deliver(guest, &to_json(&voted));
    let update: HostMessage<Rift> = FromHost::Update {
        seq: 10_000,
        snapshot: MatchSnapshot::Whole(share_code::encode(&shorter).expect("a whole match")),
        hash: shorter.fingerprint(),
        link: last_link(&shorter, Seat(1)),
    };
    table.deliver(guest, &to_json(&update));
    assert!(table.clients[guest].has_violation);
}

#[test]
fn a_match_that_started_without_a_shared_seed_is_unproven() {
    let mut table = TestTable::new(&[Seat(1)]);
    table
        .host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    for _ in 0..2 {
        let seat = table.session.status().waiting_seats().iter().next();
        let seat = seat.expect("somebody is asked");
        let action = table.session.legal_actions(seat)[0];
        table.session.act(seat, action).expect("legal");
    }
    let guest = table.enter(None);
    assert_eq!(table.commitment, None);
    for number in 0..6 {
        table.step(number);
    }
    table.assert_in_sync();
    assert_eq!(
        proof(&table, guest),
        ProofStatus::Unproven(ProofFailure::Begun)
    );
    let host = table.record.clone().expect("it is noted at the host's too");
    assert_eq!(host.failure, Some(ProofFailure::Begun));
}

#[test]
fn shares_stored_by_an_older_version_still_verify() {
    let old = format!(
        r#"{{"parts":[[0,"{}"],[1,"{}"]]}}"#,
        String::from(part(1)),
        String::from(part(2))
    );
    let commitment: SeedCommitment = serde_json::from_str(&old).expect("as older pages wrote it");
    let new_commitment = SeedCommitment {
        has_full_seed: true,
        ..commitment.clone()
    };
    assert!(matches!(commitment.seed(), Seed::Number(_)));
    assert!(matches!(new_commitment.seed(), Seed::Bytes(_)));
    let record = CommitmentRecord::from_legacy(part(2), Some(&commitment));
    assert_eq!(
        (record.round, record.is_dealt, record.has_full_seed),
        (1, true, false)
    );
    // Host and guest continue a match with a seed of 64 bits and verify it.
    let mut table = TestTable::of(
        Session::new(duel(7).game().clone(), commitment.seed()),
        &[Seat(1)],
    );
    table.host.set_commitment(
        CommitmentRecord::from_legacy(part(1), Some(&commitment)),
        Some(commitment),
    );
    let guest = table.enter_with(Some("token-1"), record);
    play_out(&mut table);
    table.assert_in_sync();
    assert_eq!(proof(&table, guest), ProofStatus::Proven);
}

#[test]
fn sync_to_builds_the_full_chain_and_hashes_only_new_entries() {
    let seat = Seat(1);
    let mut session = duel(7);
    let mut chain = HashChain::new(seat);
    assert_eq!(chain.sync_to(Viewer::Seat(seat), &session), 0);
    for _ in 0..12 {
        let acting = session
            .status()
            .waiting_seats()
            .iter()
            .next()
            .expect("a turn");
        let first = *session.legal_actions(acting).first().expect("a choice");
        let before = session.entry_count();
        session.act(acting, first).expect("legal");
        assert_eq!(
            chain.sync_to(Viewer::Seat(seat), &session),
            before,
            "what was told stays"
        );
        assert_eq!(chain.last_link(), last_link(&session, seat));
        // The session has not changed, so all entries stay.
        assert_eq!(
            chain.sync_to(Viewer::Seat(seat), &session),
            session.entry_count()
        );
    }
    assert_eq!(
        chain.link_after(0),
        HashChain::<Event>::new(seat).link_after(0)
    );
    assert_eq!(chain.link_after(13), None);
    // Another match with the same beginning: the common entries stay, and different ones follow.
    let mut other = session.with_log(&session.log()[..6]).expect("played");
    let acting = other
        .status()
        .waiting_seats()
        .iter()
        .next()
        .expect("a turn");
    let last = *other.legal_actions(acting).last().expect("a choice");
    other.act(acting, last).expect("legal");
    assert_eq!(chain.sync_to(Viewer::Seat(seat), &other), 6);
    assert_eq!(chain.links().len(), 7);
    assert_eq!(chain.last_link(), last_link(&other, seat));
    assert_ne!(chain.last_link(), last_link(&other, Seat(0)));
}
