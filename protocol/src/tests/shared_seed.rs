//! Tests the shared seed: it is made once for a match, before it starts, and again only if
//! everybody agrees.

use super::{Room, duel, hello, part};
use crate::hash_chain::{HashChain, last_link};
use crate::message::{FromGuest, FromHost, HostMessage, MatchSnapshot, to_json};
use crate::{
    CommitmentRecord, Guest, GuestEffect, GuestSeat, Host, Peer, ProofFailure, ProofInputs,
    ProofStatus, Proposal, ProtocolVersion, SeedCommitment,
};
use engine::chance::Seed;
use engine::game::{Game, Seat, Status};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::options::{BoardChoice, Options};
use engine::save::share_code;
use engine::session::Session;

pub(super) fn three() -> Session<Rift> {
    let board = BoardChoice::Shipped("standard-3".to_owned());
    let options = Options::for_board(board, 3, 3).expect("a board of the box");
    Session::new(Rift::new(options).expect("a table for three"), 7)
}

/// A room for two players in which a seed is made, and the number of its guest.
fn two() -> (Room, usize) {
    let mut room = Room::of(duel(7), &[Seat(1)]);
    room.host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    let guest = room.enter(None);
    (room, guest)
}

/// The update with the full match for a seat.
pub(super) fn whole(session: &Session<Rift>, seat: Seat) -> HostMessage<Rift> {
    FromHost::Update {
        seq: 1,
        seen: MatchSnapshot::Whole(share_code::encode(session).expect("a whole match")),
        hash: session.fingerprint(),
        link: last_link(session, seat),
    }
}

/// The guest's record, serialized and read again as in its save.
fn kept(room: &Room, guest: usize) -> CommitmentRecord {
    let text =
        serde_json::to_string(room.screens[guest].guest.commitment_record()).expect("plain data");
    serde_json::from_str(&text).expect("as it was written")
}

/// The guest's verification of its match.
fn proof(room: &Room, guest: usize) -> ProofStatus {
    let screen = &room.screens[guest];
    let session = screen.session.as_ref().expect("it was told");
    let (oath, vow) = (
        screen.guest.seed_commitment(),
        screen.guest.commitment_record(),
    );
    ProofInputs::of(oath, Some(vow), session).prove(session)
}

fn play_out(room: &mut Room) {
    let mut lots = 1_u64;
    for _ in 0..4000 {
        lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        if !room.step(usize::try_from(lots >> 33).unwrap_or(0)) {
            break;
        }
    }
    assert!(matches!(room.session.status(), Status::Over(_)));
}

#[test]
fn a_seed_is_made_by_all_and_a_finished_match_is_proven() {
    let (mut room, guest) = two();
    let oath = room.oath.clone().expect("all have sworn");
    assert_eq!(room.session.seed(), oath.seed());
    assert!(matches!(oath.seed(), Seed::Bytes(_)), "it has 256 bits");
    assert_eq!(room.screens[guest].guest.seed_commitment(), Some(&oath));
    room.agree();
    assert_eq!(proof(&room, guest), ProofStatus::Open);
    play_out(&mut room);
    room.agree();
    assert_eq!(proof(&room, guest), ProofStatus::Proven);
    assert!(oath.proves(&room.session));
    assert!(!oath.proves(&duel(7)));
}

#[test]
fn who_opens_another_part_than_was_sealed_is_found_out() {
    let seals = [
        (Seat(0), part(1).commitment(Seat(0))),
        (Seat(1), part(2).commitment(Seat(1))),
    ];
    let opened = |one, two| {
        SeedCommitment::from_reveals(&seals, &[(Seat(0), part(one)), (Seat(1), part(two))], true)
    };
    assert!(opened(1, 2).is_some());
    assert_eq!(opened(1, 3), None);
    assert_eq!(
        SeedCommitment::from_reveals(&seals, &[(Seat(0), part(1))], true),
        None
    );
    assert_eq!(
        opened(1, 2).map(|oath| oath.commitments()),
        Some(seals.to_vec())
    );
    assert_ne!(part(1).commitment(Seat(0)), part(1).commitment(Seat(1)));
}

#[test]
fn a_guest_that_loads_its_page_anew_before_the_first_action_has_the_same_deal() {
    let (mut room, first) = two();
    let (dealt, vow) = (room.session.clone(), kept(&room, first));
    let token = room.screens[first].token.clone();
    room.cut(first);
    // Once with the stored record and once without: the match is not dealt again.
    let again = room.enter_with(token.as_deref(), vow);
    assert_eq!(room.session, dealt);
    room.agree();
    assert!(!room.screens[again].distrusts);
    room.cut(again);
    let other = room.enter(token.as_deref());
    assert_eq!(room.session, dealt);
    assert_eq!(
        proof(&room, other),
        ProofStatus::Unproven(ProofFailure::Absent)
    );
    play_out(&mut room);
    assert_eq!(
        proof(&room, other),
        ProofStatus::Unproven(ProofFailure::Absent)
    );
}

#[test]
fn a_guest_that_comes_again_with_its_save_verifies() {
    let (mut room, first) = two();
    for lot in 0..9 {
        room.step(lot);
    }
    let (vow, token) = (kept(&room, first), room.screens[first].token.clone());
    room.cut(first);
    // The host's page is reloaded as well.
    let (host, oath) = (room.vow.clone(), room.oath.clone());
    let mut place = GuestSeat::new(Seat(1), "token-1".to_owned()).with_offered_token();
    place.held = true;
    room.host = Host::new(Seat(0), vec![place]);
    room.host.set_commitment(host.expect("it keeps it"), oath);
    let again = room.enter_with(token.as_deref(), vow.clone());
    room.agree();
    assert_eq!(proof(&room, again), ProofStatus::Open);
    // Entries change while the guest is disconnected: the match goes on, and nothing can be
    // verified.
    room.cut(again);
    let whole = room.session.clone();
    let log = whole.log()[..4].to_vec();
    room.session = whole.with_log(&log).expect("it was played");
    let doubting = room.enter_with(token.as_deref(), vow.clone());
    assert!(!room.screens[doubting].distrusts);
    assert_eq!(
        proof(&room, doubting),
        ProofStatus::Unproven(ProofFailure::Changed)
    );
    room.cut(doubting);
    room.session = whole;
    let last = room.enter_with(token.as_deref(), vow);
    play_out(&mut room);
    assert_eq!(proof(&room, last), ProofStatus::Proven);
}

#[test]
fn a_host_that_runs_the_commitment_again_is_refused() {
    let edition = ProtocolVersion::current::<Rift>();
    let mut guest = Guest::<Rift>::new(
        edition,
        None,
        CommitmentRecord::new(part(9)),
        Default::default(),
    );
    let mut hear = |said: &HostMessage<Rift>| guest.receive(&to_json(said), None);
    hear(&FromHost::Welcome {
        seat: Seat(1),
        token: String::new(),
        begun: false,
    });
    hear(&whole(&duel(7), Seat(1)));
    let own = |round| part(9).derive_for_round(round);
    let commit = |round| {
        let seal = own(round).commitment(Seat(1));
        to_json(&FromGuest::<Action>::Commit { round, seal })
    };
    let is_sent = |heard: &[GuestEffect<Rift>], text: &str| {
        let sent = |heard: &GuestEffect<Rift>| matches!(heard, GuestEffect::Send(sent) | GuestEffect::SaveThenReveal(_, sent) if sent == text);
        heard.iter().any(sent)
    };
    // A repeated request is harmless as long as nothing was revealed.
    for round in [1, 1, 2] {
        assert!(is_sent(&hear(&FromHost::Swear { round }), &commit(round)));
    }
    let seals = |host| {
        let seals = vec![
            (Seat(0), part(host).commitment(Seat(0))),
            (Seat(1), own(2).commitment(Seat(1))),
        ];
        FromHost::Seals { seals }
    };
    let (round, part) = (2, own(2));
    let reveal = to_json(&FromGuest::<Action>::Reveal { round, part });
    assert!(is_sent(&hear(&seals(1)), &reveal));
    // Another list of commitments, and a hundred further rounds: none of them is answered.
    assert!(matches!(
        hear(&seals(2)).as_slice(),
        [GuestEffect::ProtocolViolation]
    ));
    for round in 3..103 {
        let heard = hear(&FromHost::Swear { round });
        assert!(matches!(heard.as_slice(), [GuestEffect::ProtocolViolation]));
    }
    // It does not help that the host claims everybody agreed.
    hear(&FromHost::Voted { done: true });
    let heard = hear(&FromHost::Swear { round: 3 });
    assert!(matches!(heard.as_slice(), [GuestEffect::ProtocolViolation]));
}

#[test]
fn nobody_plays_before_the_seed_of_all_is_in_force() {
    let mut room = Room::of(three(), &[Seat(1), Seat(2)]);
    room.host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    assert!(room.host.is_waiting_for_seed(&room.session));
    room.enter(Some("token-1"));
    assert!(room.host.is_waiting_for_seed(&room.session));
    room.enter(Some("token-2"));
    assert!(!room.host.is_waiting_for_seed(&room.session));
    // A host that plays on all the same is not accepted, and a guest cannot act.
    for lot in 0..8 {
        let mut room = Room::of(duel(7), &[Seat(lot % 2)]);
        room.host
            .set_commitment(CommitmentRecord::new(part(1 + lot)), None);
        room.hasty = true;
        let guest = room.enter(None);
        let played = !room.session.log().is_empty();
        assert_eq!(room.screens[guest].distrusts, played);
    }
}

/// A room for three whose second guest was lost after all had committed and before it revealed its
/// share, with that guest.
pub(super) fn broken_off() -> (Room, usize, Guest<Rift>) {
    let mut room = Room::of(three(), &[Seat(1), Seat(2)]);
    room.host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    let first = room.enter(Some("token-1"));
    let token = Some("token-2".to_owned());
    let mut lost = Guest::<Rift>::new(
        ProtocolVersion::current::<Rift>(),
        token,
        CommitmentRecord::new(part(9)),
        Default::default(),
    );
    room.say(7, &hello(&mut lost));
    let welcome: HostMessage<Rift> = FromHost::Welcome {
        seat: Seat(2),
        token: String::new(),
        begun: false,
    };
    lost.receive(&to_json(&welcome), None);
    lost.receive(&to_json(&whole(&room.session, Seat(2))), None);
    let swear: HostMessage<Rift> = FromHost::Swear { round: 1 };
    let heard = lost.receive(&to_json(&swear), None);
    let Some(GuestEffect::Send(commit)) = heard.last() else {
        panic!("it seals its part: {heard:?}");
    };
    room.say(7, commit);
    let effects = room.host.on_disconnected(Peer(7));
    room.follow(effects);
    assert_eq!(room.oath, None);
    assert!(room.vow.as_ref().is_some_and(|vow| vow.seals.is_some()));
    (room, first, lost)
}

#[test]
fn a_seed_whose_making_was_broken_off_is_made_of_the_same_parts() {
    let (mut room, first, lost) = broken_off();
    let second = room.enter_with(Some("token-2"), lost.commitment_record().clone());
    let oath = room.oath.clone().expect("all have sworn");
    assert_eq!(oath.parts.len(), 3);
    for guest in [first, second] {
        assert!(!room.screens[guest].distrusts);
        assert_eq!(room.screens[guest].guest.seed_commitment(), Some(&oath));
        assert_eq!(room.screens[guest].guest.commitment_record().round, 1);
    }
    room.agree();
}

#[test]
fn another_deal_needs_everybody_and_stays_known() {
    for yes in [false, true] {
        let (mut room, first, _) = broken_off();
        let second = room.enter(Some("token-2"));
        assert_eq!(
            (room.oath.clone(), room.asked),
            (None, Some(Proposal::Redeal))
        );
        for guest in [first, second] {
            assert_eq!(room.screens[guest].asked, Some(Proposal::Redeal));
        }
        let effects = room.host.answer(true, &room.session);
        room.follow(effects);
        for (guest, yes) in [(first, true), (second, yes)] {
            assert_eq!(room.oath, None);
            let text = room.screens[guest].guest.vote(yes);
            room.say(guest, &text);
        }
        assert_eq!(room.oath.is_some(), yes);
        assert_eq!(room.host.is_waiting_for_seed(&room.session), !yes);
        for guest in [first, second] {
            assert!(!room.screens[guest].distrusts);
            let round = room.screens[guest].guest.commitment_record().round;
            assert_eq!(round, if yes { 2 } else { 1 });
        }
        room.agree();
    }
}

#[test]
fn a_host_that_says_all_had_agreed_to_take_back_is_not_believed() {
    let (mut room, guest) = two();
    for lot in 0..6 {
        room.step(lot);
    }
    let log = room.session.log()[..3].to_vec();
    let shorter = room.session.with_log(&log).expect("it was played");
    let voted: HostMessage<Rift> = FromHost::Voted { done: true };
    room.hear(guest, &to_json(&voted));
    let update: HostMessage<Rift> = FromHost::Update {
        seq: 10_000,
        seen: MatchSnapshot::Whole(share_code::encode(&shorter).expect("a whole match")),
        hash: shorter.fingerprint(),
        link: last_link(&shorter, Seat(1)),
    };
    room.hear(guest, &to_json(&update));
    assert!(room.screens[guest].distrusts);
}

#[test]
fn a_match_that_had_begun_says_so() {
    let mut room = Room::new(&[Seat(1)]);
    room.host
        .set_commitment(CommitmentRecord::new(part(1)), None);
    for _ in 0..2 {
        let seat = room.session.status().waiting_seats().iter().next();
        let seat = seat.expect("somebody is asked");
        let action = room.session.legal_actions(seat)[0];
        room.session.act(seat, action).expect("legal");
    }
    let guest = room.enter(None);
    assert_eq!(room.oath, None);
    for lot in 0..6 {
        room.step(lot);
    }
    room.agree();
    assert_eq!(
        proof(&room, guest),
        ProofStatus::Unproven(ProofFailure::Begun)
    );
    let host = room.vow.clone().expect("it is noted at the host's too");
    assert_eq!(host.flaw, Some(ProofFailure::Begun));
}

#[test]
fn parts_that_an_older_page_kept_still_prove() {
    let old = format!(
        r#"{{"parts":[[0,"{}"],[1,"{}"]]}}"#,
        String::from(part(1)),
        String::from(part(2))
    );
    let oath: SeedCommitment = serde_json::from_str(&old).expect("as older pages wrote it");
    let whole = SeedCommitment {
        whole: true,
        ..oath.clone()
    };
    assert!(matches!(oath.seed(), Seed::Number(_)));
    assert!(matches!(whole.seed(), Seed::Bytes(_)));
    let vow = CommitmentRecord::from_legacy(part(2), Some(&oath));
    assert_eq!((vow.round, vow.dealt, vow.whole), (1, true, false));
    // The match goes on from a seed of 64 bits, for host and guest, and is verified.
    let mut room = Room::of(
        Session::new(duel(7).game().clone(), oath.seed()),
        &[Seat(1)],
    );
    room.host.set_commitment(
        CommitmentRecord::from_legacy(part(1), Some(&oath)),
        Some(oath),
    );
    let guest = room.enter_with(Some("token-1"), vow);
    play_out(&mut room);
    room.agree();
    assert_eq!(proof(&room, guest), ProofStatus::Proven);
}

#[test]
fn a_chain_that_follows_a_match_is_the_whole_chain_and_hashes_only_what_is_new() {
    let seat = Seat(1);
    let mut session = duel(7);
    let mut chain = HashChain::new(seat);
    assert_eq!(chain.sync_to(seat, &session), 0);
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
        assert_eq!(chain.sync_to(seat, &session), before, "what was told stays");
        assert_eq!(chain.last_link(), last_link(&session, seat));
        // Nothing has happened since.
        assert_eq!(chain.sync_to(seat, &session), session.entry_count());
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
    assert_eq!(chain.sync_to(seat, &other), 6);
    assert_eq!(chain.links().len(), 7);
    assert_eq!(chain.last_link(), last_link(&other, seat));
    assert_ne!(chain.last_link(), last_link(&other, Seat(0)));
}
