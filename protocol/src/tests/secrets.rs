//! Tests a game with hidden information between browsers: a guest receives only what its seat may
//! see until the match is over.

use super::hello;
use crate::hash_chain::last_link;
use crate::host::{GuestSeat, Host, HostEffect, Peer};
use crate::message::{FromHost, HostMessage, MatchSnapshot, ProtocolVersion, to_json};
use crate::support::play::{any_answer, choices};
use crate::support::salvage::{Options, Salvage};
use crate::{
    Bytes32, CommitmentRecord, Guest, GuestEffect, ProofFailure, ProofInputs, ProofStatus,
    seat_fingerprint,
};
use engine::game::{Game, Seat, Status, Viewer};
use engine::save;
use engine::session::Session;

const SEAT: Seat = Seat(1);

fn dealt(seed: u64) -> Session<Salvage> {
    let options = Options {
        crews: 3,
        wrecks: 6,
    };
    Session::new(Salvage::new(options).expect("good options"), seed)
}

/// A host and a guest in one process, and all messages to the guest.
#[derive(Clone)]
struct Pair {
    host: Host<Salvage>,
    guest: Guest<Salvage>,
    session: Session<Salvage>,
    /// The match as the guest knows it.
    told: Option<Session<Salvage>>,
    said: Vec<String>,
    distrusts: bool,
    /// The guest's connection.
    peer: Peer,
}

impl Pair {
    fn new(session: Session<Salvage>) -> Self {
        let host = Host::new(Seat(0), vec![GuestSeat::new(SEAT, "token".to_owned())]);
        let guest = Guest::new(
            ProtocolVersion::current::<Salvage>(),
            None,
            CommitmentRecord::new(Bytes32([1; 32])),
            (),
        );
        let mut pair = Self {
            host,
            guest,
            session,
            told: None,
            said: Vec::new(),
            distrusts: false,
            peer: Peer(1),
        };
        pair.host
            .set_commitment(CommitmentRecord::new(Bytes32([2; 32])), None);
        pair.greet();
        pair
    }

    fn greet(&mut self) {
        let text = hello(&mut self.guest);
        self.say(&text);
    }

    /// The guest returns with its token but without a record.
    fn come_again(&mut self) {
        self.come_again_with(CommitmentRecord::new(Bytes32([3; 32])));
    }

    /// The guest returns with its token and its record.
    fn come_again_with(&mut self, vow: CommitmentRecord) {
        let edition = ProtocolVersion::current::<Salvage>();
        self.guest = Guest::new(edition, Some("token".to_owned()), vow, ());
        (self.told, self.said) = (None, Vec::new());
        self.peer = Peer(self.peer.0 + 1);
        self.greet();
    }

    fn say(&mut self, text: &str) {
        let effects = self.host.receive(self.peer, text, &self.session);
        self.follow(effects);
    }

    fn tell(&mut self) {
        let effects = self.host.on_changed(&self.session);
        self.follow(effects);
    }

    fn follow(&mut self, effects: Vec<HostEffect<<Salvage as Game>::Action>>) {
        for effect in effects {
            match effect {
                HostEffect::Send(_, text) => self.hear(text),
                HostEffect::Act { at, seat, action } => {
                    assert_eq!(at, self.session.position_id());
                    self.session.act(seat, action).expect("it was checked");
                    self.tell();
                }
                HostEffect::TakeBack(_, seat) => {
                    self.session.undo(seat).expect("it was asked for");
                    self.tell();
                }
                HostEffect::Begin(seed) => {
                    self.session = Session::new(self.session.game().clone(), seed);
                    self.tell();
                }
                HostEffect::VoteRequested(_) => {
                    let effects = self.host.answer(true, &self.session);
                    self.follow(effects);
                }
                other => drop(other),
            }
        }
    }

    fn hear(&mut self, text: String) {
        let heard = self.guest.receive(&text, self.told.as_ref());
        self.said.push(text);
        for heard in heard {
            match heard {
                GuestEffect::Send(text) | GuestEffect::SaveThenReveal(_, text) => self.say(&text),
                GuestEffect::PartialMatch(session) | GuestEffect::FullMatch(session, _) => {
                    self.told = Some(*session)
                }
                GuestEffect::ProtocolViolation => self.distrusts = true,
                other => drop(other),
            }
        }
    }

    /// Lets the seat that is to act play; the guest decides by what it knows.
    fn step(&mut self, lots: &mut impl engine::chance::Chance) -> bool {
        let Some((seat, action)) = any_answer(&self.session, lots) else {
            return false;
        };
        if seat == SEAT {
            let told = self.told.as_ref().expect("it is told at once");
            assert_eq!(told.legal_actions(SEAT), self.session.legal_actions(SEAT));
            let at = seat_fingerprint(told, SEAT);
            let text = self.guest.act(at, action).expect("it has a seat");
            self.say(&text);
        } else {
            self.session.act(seat, action).expect("legal");
            self.tell();
        }
        matches!(self.session.status(), Status::WaitingFor(_))
    }

    /// Asserts that the guest knows what its seat may know, and no more.
    fn agree(&self) {
        let told = self.told.as_ref().expect("it was told");
        let viewer = Viewer::Seat(SEAT);
        assert!(!self.distrusts);
        assert_eq!(
            told.is_partial(),
            told.status() != self.session.status() || !self.is_over()
        );
        // The full match is verified again, although it has no more entries than the partial
        // session.
        let inputs = |session| {
            ProofInputs::of(
                self.guest.seed_commitment(),
                Some(self.guest.commitment_record()),
                session,
            )
        };
        assert_eq!(told.is_partial(), inputs(told) != inputs(&self.session));
        assert_eq!(told.view(viewer), self.session.view(viewer));
        assert_eq!(told.entry_count(), self.session.entry_count());
        for entry in 0..told.entry_count() {
            assert!(
                told.visible_events_at(entry, viewer)
                    .eq(self.session.visible_events_at(entry, viewer))
            );
        }
        assert_eq!(told.can_undo(SEAT), self.session.can_undo(SEAT));
    }

    /// The guest's verification of its match.
    fn proof(&self) -> ProofStatus {
        let told = self.told.as_ref().expect("it was told");
        ProofInputs::of(
            self.guest.seed_commitment(),
            Some(self.guest.commitment_record()),
            told,
        )
        .prove(told)
    }

    fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }
}

#[test]
fn a_guest_knows_what_its_seat_may_and_the_whole_match_when_it_is_over() {
    let (mut pair, mut lots) = (Pair::new(dealt(7)), choices(7));
    pair.agree();
    while pair.step(&mut lots) {
        pair.agree();
    }
    pair.agree();
    assert_eq!(pair.told.as_ref(), Some(&pair.session));
    assert!(
        pair.guest.seed_commitment().is_some(),
        "it was opened at the end"
    );
    assert_eq!(pair.proof(), ProofStatus::Proven);
}

#[test]
fn a_guest_that_comes_again_verifies_by_what_it_keeps_and_else_knows_why_not() {
    let (mut pair, mut lots) = (Pair::new(dealt(7)), choices(7));
    for _ in 0..9 {
        pair.step(&mut lots);
    }
    let kept = serde_json::to_string(pair.guest.commitment_record()).expect("plain data");
    let kept: CommitmentRecord = serde_json::from_str(&kept).expect("as it was written");
    assert!(kept.seals.is_some() && kept.head.is_some());
    let seed = pair.session.seed();
    pair.come_again_with(kept.clone());
    assert_eq!(pair.session.seed(), seed, "it is not dealt again");
    assert_eq!(pair.proof(), ProofStatus::Open);
    let mut other = pair.clone();
    other.come_again();
    let mut shorter = pair.clone();
    let log = shorter.session.log()[..2].to_vec();
    shorter.session = shorter.session.with_log(&log).expect("it was played");
    shorter.come_again_with(kept);
    assert_eq!(
        shorter.proof(),
        ProofStatus::Unproven(ProofFailure::Changed)
    );
    while pair.step(&mut lots) {}
    assert_eq!(pair.proof(), ProofStatus::Proven);
    while other.step(&mut lots) {}
    assert!(!other.distrusts);
    assert_eq!(other.proof(), ProofStatus::Unproven(ProofFailure::Absent));
}

#[test]
fn nothing_that_is_said_before_the_end_depends_on_what_is_hidden() {
    let (mut pair, mut lots) = (Pair::new(dealt(7)), choices(3));
    let seed = pair.session.seed().to_string();
    for _ in 0..12 {
        pair.step(&mut lots);
    }
    assert!(!pair.is_over());
    let code = save::share_code::encode(&pair.session).expect("a whole match");
    for text in &pair.said {
        assert!(!text.contains(&seed) && !text.contains(&code), "{text}");
        assert!(!text.starts_with(r#"{"t":"parts""#), "{text}");
        // Sent entries contain exactly what the seat may know of them.
        if let Ok(FromHost::Past { from, told }) =
            serde_json::from_str::<HostMessage<Salvage>>(text)
        {
            for (entry, told) in (from as usize..).zip(told) {
                let seen = pair.session.visible_events_at(entry, Viewer::Seat(SEAT));
                assert!(seen.eq(&told.events));
            }
        }
    }
}

#[test]
fn a_guest_that_comes_again_is_told_everything_its_seat_has_learned() {
    let (mut pair, mut lots) = (Pair::new(dealt(5)), choices(5));
    for _ in 0..40 {
        pair.step(&mut lots);
    }
    pair.come_again();
    pair.agree();
    while pair.step(&mut lots) {}
    pair.come_again();
    assert_eq!(
        pair.told.as_ref(),
        Some(&pair.session),
        "also when it is over"
    );
}

#[test]
fn what_a_guest_did_is_taken_back_when_all_agree_and_not_else() {
    let (mut pair, mut lots) = (Pair::new(dealt(2)), choices(2));
    let mut taken = 0;
    while pair.step(&mut lots) {
        if pair.told.as_ref().is_some_and(|told| told.can_undo(SEAT)) {
            let long = pair.session.entry_count();
            let text = pair.guest.request_undo();
            pair.say(&text);
            assert_eq!(pair.session.entry_count(), long - 1);
            pair.agree();
            taken += 1;
        }
        if taken > 3 {
            break;
        }
    }
    assert!(taken > 0, "something can be taken back");
    // A host that undoes on its own is not accepted.
    while !pair.is_over() && pair.session.log().len() < 6 {
        pair.step(&mut lots);
    }
    let log = &pair.session.log()[..2];
    pair.session = pair.session.with_log(log).expect("it was played");
    pair.tell();
    assert!(pair.distrusts);
}

#[test]
fn a_host_that_ends_another_match_than_it_told_is_not_believed() {
    let (mut pair, mut lots) = (Pair::new(dealt(7)), choices(7));
    for _ in 0..8 {
        pair.step(&mut lots);
    }
    let mut other = dealt(8);
    while let Some((seat, action)) = any_answer(&other, &mut lots) {
        other.act(seat, action).expect("legal");
    }
    for session in [&other, &pair.session] {
        // With a wrong link as well; the entries received before are not forgotten for it.
        for link in [last_link(session, SEAT), Bytes32([9; 32])] {
            let code = save::share_code::encode(session).expect("a whole match");
            let whole: HostMessage<Salvage> = FromHost::Update {
                seq: 10_000,
                seen: MatchSnapshot::Whole(code),
                hash: session.fingerprint(),
                link,
            };
            let mut guest = pair.guest.clone();
            let heard = guest.receive(&to_json(&whole), pair.told.as_ref());
            assert!(
                matches!(heard.as_slice(), [GuestEffect::ProtocolViolation]),
                "{heard:?}"
            );
        }
    }
}

#[test]
fn a_view_that_cannot_be_is_asked_for_again_and_then_given_up() {
    let mut pair = Pair::new(dealt(7));
    let said = pair.said.clone();
    let last = said.iter().rfind(|text| text.contains("\"part\""));
    let last = last
        .expect("it was told a view")
        .replace("\"entries\":", "\"entries\":9");
    let told = pair.told.clone();
    for seq in 0..16 {
        let text = last.replacen("\"seq\":", &format!("\"seq\":{}", 1000 + seq), 1);
        let heard = pair.guest.receive(&text, pair.told.as_ref());
        assert!(
            !heard
                .iter()
                .any(|heard| matches!(heard, GuestEffect::PartialMatch(_)))
        );
        pair.distrusts |= heard
            .iter()
            .any(|heard| matches!(heard, GuestEffect::ProtocolViolation));
    }
    assert!(pair.distrusts);
    assert_eq!(pair.told, told);
}
