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

fn dealt_session(seed: u64) -> Session<Salvage> {
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
    /// The partial session of the guest.
    visible: Option<Session<Salvage>>,
    sent: Vec<String>,
    has_violation: bool,
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
            visible: None,
            sent: Vec::new(),
            has_violation: false,
            peer: Peer(1),
        };
        pair.host
            .set_commitment(CommitmentRecord::new(Bytes32([2; 32])), None);
        pair.greet();
        pair
    }

    fn greet(&mut self) {
        let text = hello(&mut self.guest);
        self.submit(&text);
    }

    /// Reconnects the guest with its token but without a record.
    fn reconnect(&mut self) {
        self.reconnect_with(CommitmentRecord::new(Bytes32([3; 32])));
    }

    /// Reconnects the guest with its token and this record.
    fn reconnect_with(&mut self, record: CommitmentRecord) {
        let edition = ProtocolVersion::current::<Salvage>();
        self.guest = Guest::new(edition, Some("token".to_owned()), record, ());
        (self.visible, self.sent) = (None, Vec::new());
        self.peer = Peer(self.peer.0 + 1);
        self.greet();
    }

    fn submit(&mut self, text: &str) {
        let effects = self.host.receive(self.peer, text, &self.session);
        self.follow(effects);
    }

    fn notify(&mut self) {
        let effects = self.host.on_changed(&self.session);
        self.follow(effects);
    }

    fn follow(&mut self, effects: Vec<HostEffect<<Salvage as Game>::Action>>) {
        for effect in effects {
            match effect {
                HostEffect::Send(_, text) => self.deliver(text),
                HostEffect::Act(at, seat, action, _) => {
                    assert_eq!(at, self.session.position_id());
                    self.session.act(seat, action).expect("it was checked");
                    self.notify();
                }
                HostEffect::Undo(_, seat) => {
                    self.session.undo(seat).expect("it was asked for");
                    self.notify();
                }
                HostEffect::Begin(seed) => {
                    self.session = Session::new(self.session.game().clone(), seed);
                    self.notify();
                }
                HostEffect::VoteRequested(_) => {
                    let effects = self.host.answer(true, &self.session);
                    self.follow(effects);
                }
                other => drop(other),
            }
        }
    }

    fn deliver(&mut self, text: String) {
        let received = self.guest.receive(&text, self.visible.as_ref());
        self.sent.push(text);
        for received in received {
            match received {
                GuestEffect::Send(text) | GuestEffect::SaveThenReveal(_, text) => {
                    self.submit(&text)
                }
                GuestEffect::PartialMatch(session) | GuestEffect::FullMatch(session, _) => {
                    self.visible = Some(*session)
                }
                GuestEffect::ProtocolViolation => self.has_violation = true,
                other => drop(other),
            }
        }
    }

    /// Plays one random legal action. The guest's actions go through the protocol, after a check
    /// that its partial session allows the same actions. Returns whether the match goes on.
    fn step(&mut self, rng: &mut impl engine::chance::Chance) -> bool {
        let Some((seat, action)) = any_answer(&self.session, rng) else {
            return false;
        };
        if seat == SEAT {
            let visible = self.visible.as_ref().expect("it is told at once");
            assert_eq!(
                visible.legal_actions(SEAT),
                self.session.legal_actions(SEAT)
            );
            let at = seat_fingerprint(visible, SEAT);
            let text = self.guest.act(at, action).expect("it has a seat");
            self.submit(&text);
        } else {
            self.session.act(seat, action).expect("legal");
            self.notify();
        }
        matches!(self.session.status(), Status::WaitingFor(_))
    }

    /// Asserts that the guest knows exactly the information that its seat may know.
    fn assert_in_sync(&self) {
        let visible = self.visible.as_ref().expect("it was told");
        let viewer = Viewer::Seat(SEAT);
        assert!(!self.has_violation);
        assert_eq!(
            visible.is_partial(),
            visible.status() != self.session.status() || !self.is_over()
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
        assert_eq!(
            visible.is_partial(),
            inputs(visible) != inputs(&self.session)
        );
        assert_eq!(visible.view(viewer), self.session.view(viewer));
        assert_eq!(visible.entry_count(), self.session.entry_count());
        for entry in 0..visible.entry_count() {
            assert!(
                visible
                    .visible_events_at(entry, viewer)
                    .eq(self.session.visible_events_at(entry, viewer))
            );
        }
        assert_eq!(visible.can_undo(SEAT), self.session.can_undo(SEAT));
    }

    /// Returns the guest's verification of its match.
    fn proof(&self) -> ProofStatus {
        let visible = self.visible.as_ref().expect("it was told");
        ProofInputs::of(
            self.guest.seed_commitment(),
            Some(self.guest.commitment_record()),
            visible,
        )
        .prove(visible)
    }

    fn is_over(&self) -> bool {
        matches!(self.session.status(), Status::Over(_))
    }
}

#[test]
fn a_guest_sees_its_view_and_the_full_match_after_the_end() {
    let (mut pair, mut rng) = (Pair::new(dealt_session(7)), choices(7));
    pair.assert_in_sync();
    while pair.step(&mut rng) {
        pair.assert_in_sync();
    }
    pair.assert_in_sync();
    assert_eq!(pair.visible.as_ref(), Some(&pair.session));
    assert!(
        pair.guest.seed_commitment().is_some(),
        "it was opened at the end"
    );
    assert_eq!(pair.proof(), ProofStatus::Proven);
}

#[test]
fn a_returning_guest_verifies_only_with_its_stored_record() {
    let (mut pair, mut rng) = (Pair::new(dealt_session(7)), choices(7));
    for _ in 0..9 {
        pair.step(&mut rng);
    }
    let saved = serde_json::to_string(pair.guest.commitment_record()).expect("plain data");
    let saved: CommitmentRecord = serde_json::from_str(&saved).expect("as it was written");
    assert!(saved.share_commitments.is_some() && saved.head.is_some());
    let seed = pair.session.seed();
    pair.reconnect_with(saved.clone());
    assert_eq!(pair.session.seed(), seed, "it is not dealt again");
    assert_eq!(pair.proof(), ProofStatus::Open);
    let mut other = pair.clone();
    other.reconnect();
    let mut shorter = pair.clone();
    let log = shorter.session.log()[..2].to_vec();
    shorter.session = shorter.session.with_log(&log).expect("it was played");
    shorter.reconnect_with(saved);
    assert_eq!(
        shorter.proof(),
        ProofStatus::Unproven(ProofFailure::Changed)
    );
    while pair.step(&mut rng) {}
    assert_eq!(pair.proof(), ProofStatus::Proven);
    while other.step(&mut rng) {}
    assert!(!other.has_violation);
    assert_eq!(other.proof(), ProofStatus::Unproven(ProofFailure::Absent));
}

#[test]
fn messages_before_the_end_reveal_nothing_hidden() {
    let (mut pair, mut rng) = (Pair::new(dealt_session(7)), choices(3));
    let seed = pair.session.seed().to_string();
    for _ in 0..12 {
        pair.step(&mut rng);
    }
    assert!(!pair.is_over());
    let code = save::share_code::encode(&pair.session).expect("a whole match");
    for text in &pair.sent {
        assert!(!text.contains(&seed) && !text.contains(&code), "{text}");
        assert!(!text.starts_with(r#"{"t":"parts""#), "{text}");
        // Sent entries contain exactly the events that the seat may know.
        if let Ok(FromHost::Past { from, visible }) =
            serde_json::from_str::<HostMessage<Salvage>>(text)
        {
            for (entry, visible) in (from as usize..).zip(visible) {
                let events = pair.session.visible_events_at(entry, Viewer::Seat(SEAT));
                assert!(events.eq(&visible.events));
            }
        }
    }
}

#[test]
fn a_returning_guest_receives_all_entries_again() {
    let (mut pair, mut rng) = (Pair::new(dealt_session(5)), choices(5));
    for _ in 0..40 {
        pair.step(&mut rng);
    }
    pair.reconnect();
    pair.assert_in_sync();
    while pair.step(&mut rng) {}
    pair.reconnect();
    assert_eq!(
        pair.visible.as_ref(),
        Some(&pair.session),
        "also when it is over"
    );
}

#[test]
fn a_guest_action_is_undone_only_if_all_agree() {
    let (mut pair, mut rng) = (Pair::new(dealt_session(2)), choices(2));
    let mut taken = 0;
    while pair.step(&mut rng) {
        if pair
            .visible
            .as_ref()
            .is_some_and(|visible| visible.can_undo(SEAT))
        {
            let long = pair.session.entry_count();
            let text = pair.guest.request_undo();
            pair.submit(&text);
            assert_eq!(pair.session.entry_count(), long - 1);
            pair.assert_in_sync();
            taken += 1;
        }
        if taken > 3 {
            break;
        }
    }
    assert!(taken > 0, "something can be taken back");
    // The guest does not accept an undo by the host alone.
    while !pair.is_over() && pair.session.log().len() < 6 {
        pair.step(&mut rng);
    }
    let log = &pair.session.log()[..2];
    pair.session = pair.session.with_log(log).expect("it was played");
    pair.notify();
    assert!(pair.has_violation);
}

#[test]
fn a_full_match_that_contradicts_sent_entries_is_a_violation() {
    let (mut pair, mut rng) = (Pair::new(dealt_session(7)), choices(7));
    for _ in 0..8 {
        pair.step(&mut rng);
    }
    let mut other = dealt_session(8);
    while let Some((seat, action)) = any_answer(&other, &mut rng) {
        other.act(seat, action).expect("legal");
    }
    for session in [&other, &pair.session] {
        // A full match with a wrong link is rejected as well, and the received entries stay.
        for link in [last_link(session, SEAT), Bytes32([9; 32])] {
            let code = save::share_code::encode(session).expect("a whole match");
            let full_update: HostMessage<Salvage> = FromHost::Update {
                seq: 10_000,
                snapshot: MatchSnapshot::Whole(code),
                hash: session.fingerprint(),
                link,
            };
            let mut guest = pair.guest.clone();
            let received = guest.receive(&to_json(&full_update), pair.visible.as_ref());
            assert!(
                matches!(received.as_slice(), [GuestEffect::ProtocolViolation]),
                "{received:?}"
            );
        }
    }
}

#[test]
fn a_guest_gives_up_after_repeated_impossible_views() {
    let mut pair = Pair::new(dealt_session(7));
    let sent = pair.sent.clone();
    let last = sent.iter().rfind(|text| text.contains("\"part\""));
    let last = last
        .expect("it was told a view")
        .replace("\"entries\":", "\"entries\":9");
    let visible = pair.visible.clone();
    for seq in 0..16 {
        let text = last.replacen("\"seq\":", &format!("\"seq\":{}", 1000 + seq), 1);
        let received = pair.guest.receive(&text, pair.visible.as_ref());
        assert!(
            !received
                .iter()
                .any(|received| matches!(received, GuestEffect::PartialMatch(_)))
        );
        pair.has_violation |= received
            .iter()
            .any(|received| matches!(received, GuestEffect::ProtocolViolation));
    }
    assert!(pair.has_violation);
    assert_eq!(pair.visible, visible);
}
