//! Tests a host and its guests in one process: whole matches, lost connections, and guests that
//! cheat.

mod abuse;
mod commitments;
mod programs;
mod secrets;
mod shared_seed;
mod signatures;
mod talk;
mod votes;

use super::hash_chain::last_link;
use super::host::{GuestSeat, Host, HostEffect, Peer};
use super::message::{DismissReason, FromHost, HostMessage, ProtocolVersion, to_json};
use super::undo_vote::Proposal;
use super::{Bytes32, CommitmentRecord, Guest, GuestEffect, SeedCommitment};
use engine::game::{Game, Seat, SeatSet, Status};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::content::ContentSet;
use engine::rift::options::Options;
use engine::session::{LogRelation, Session};

fn duel(seed: u64) -> Session<Rift> {
    let options = Options::duel("standard-2", "rhino", "screech");
    Session::new(Rift::new(options).expect("a duel of the box"), seed)
}

/// Plays the match until somebody has acted and it is the turn of the first seat. The match has no
/// shared seed.
fn play_until_started(mut session: Session<Rift>) -> Session<Rift> {
    while session.is_untouched() || !session.status().waiting_seats().contains(Seat(0)) {
        let seat = session.status().waiting_seats().iter().next();
        let seat = seat.expect("somebody is asked");
        let action = session.legal_actions(seat)[0];
        session.act(seat, action).expect("legal");
    }
    session
}

/// Returns the message by which a guest introduces itself.
fn hello<G: Game>(guest: &mut Guest<G>) -> String {
    let request: HostMessage<G> = FromHost::Who;
    let received = guest.receive(&to_json(&request), None);
    let [GuestEffect::Send(text)] = received.as_slice() else {
        panic!("it is asked and does not answer");
    };
    text.clone()
}

fn part(n: u8) -> Bytes32 {
    Bytes32([n; 32])
}

/// A guest with the match it holds, and whether it is connected.
struct TestClient {
    guest: Guest<Rift>,
    session: Option<Session<Rift>>,
    token: Option<String>,
    dismissed: Option<DismissReason>,
    has_violation: bool,
    /// Whether the guest was asked to play a match that was dealt without it.
    has_unknown_commitments: bool,
    illegal: Vec<String>,
    asked: Option<Proposal>,
    is_connected: bool,
}

/// A host with its guests and the messages between them.
struct TestTable {
    host: Host<Rift>,
    session: Session<Rift>,
    clients: Vec<TestClient>,
    refused: usize,
    /// The number of messages so far.
    sent: usize,
    commitment: Option<SeedCommitment>,
    asked: Option<Proposal>,
    /// The host's stored record of the shared seed.
    record: Option<CommitmentRecord>,
    /// The number of the last vote.
    vote_number: u32,
    /// Whether a player at the host's screen acts before the seed is in force.
    acts_first: bool,
}

impl TestTable {
    /// Creates a table for a duel that has started.
    fn new(guests: &[Seat]) -> Self {
        Self::of(play_until_started(duel(7)), guests)
    }

    fn of(session: Session<Rift>, guests: &[Seat]) -> Self {
        let guest_seats = guests
            .iter()
            .map(|seat| GuestSeat::new(*seat, format!("token-{}", seat.0)));
        let host_seat = session
            .game()
            .seats()
            .iter()
            .find(|seat| !guests.contains(seat));
        Self {
            host: Host::new(host_seat.expect("a host"), guest_seats.collect()),
            session,
            clients: Vec::new(),
            refused: 0,
            sent: 0,
            commitment: None,
            asked: None,
            record: None,
            vote_number: 0,
            acts_first: false,
        }
    }

    /// Connects a guest, with a token or without one. Returns the number of the connection.
    fn enter(&mut self, token: Option<&str>) -> usize {
        let record = CommitmentRecord::new(part(10 + self.clients.len() as u8));
        self.enter_with(token, record)
    }

    /// Connects a guest that has a stored record of the shared seed.
    fn enter_with(&mut self, token: Option<&str>, record: CommitmentRecord) -> usize {
        let number = self.clients.len();
        let edition = ProtocolVersion::current::<Rift>();
        let guest = Guest::new(
            edition,
            token.map(str::to_owned),
            record,
            ContentSet::default(),
        );
        self.clients.push(TestClient {
            guest,
            session: None,
            token: None,
            dismissed: None,
            has_violation: false,
            has_unknown_commitments: false,
            illegal: Vec::new(),
            asked: None,
            is_connected: true,
        });
        let effects = self.host.on_connected(Peer(number as u32));
        self.follow(effects);
        number
    }

    /// Delivers a guest's message to the host and handles all effects.
    fn submit(&mut self, number: usize, text: &str) {
        let effects = self.host.receive(Peer(number as u32), text, &self.session);
        self.follow(effects);
    }

    fn follow(&mut self, effects: Vec<HostEffect<Action>>) {
        for effect in effects {
            match effect {
                HostEffect::Send(Peer(to), text) => {
                    self.sent += 1;
                    self.deliver(to as usize, &text);
                }
                HostEffect::Drop(Peer(to)) | HostEffect::Replaced(Peer(to)) => {
                    if let Some(client) = self.clients.get_mut(to as usize) {
                        client.is_connected = false;
                    }
                }
                HostEffect::Act(at, seat, action, _) => {
                    assert_eq!(at, self.session.position_id());
                    self.session
                        .act(seat, action)
                        .expect("the host has asked the engine");
                    self.notify();
                }
                HostEffect::Undo(at, seat) => {
                    assert_eq!(at, self.session.position_id());
                    self.session.undo(seat).expect("it was asked for");
                    self.notify();
                }
                HostEffect::Begin(seed) => {
                    if self.acts_first {
                        self.acts_first = false;
                        self.step(0);
                    } else {
                        self.session = Session::new(self.session.game().clone(), seed);
                        self.notify();
                    }
                }
                HostEffect::SeedRevealed(commitment) => self.commitment = Some(commitment),
                HostEffect::VoteRequested(proposal) => self.asked = Some(proposal),
                HostEffect::SaveCommitment(record) => self.record = Some(record),
                HostEffect::Refused(_) => self.refused += 1,
                HostEffect::VoteStarted(number) => self.vote_number = number,
                HostEffect::VoteClosed(_)
                | HostEffect::GuestJoined(_)
                | HostEffect::GuestLeft(_)
                | HostEffect::GuestReturned(_)
                | HostEffect::VacateRequested { .. }
                | HostEffect::SpectatorsChanged
                | HostEffect::Say(..)
                | HostEffect::Mute(..)
                | HostEffect::SetAnswers(..)
                | HostEffect::Dismissed(_) => {}
            }
        }
    }

    fn notify(&mut self) {
        let effects = self.host.on_changed(&self.session);
        self.follow(effects);
    }

    fn deliver(&mut self, number: usize, text: &str) {
        let Some(client) = self
            .clients
            .get_mut(number)
            .filter(|client| client.is_connected)
        else {
            return;
        };
        let mut answers = Vec::new();
        for received in client.guest.receive(text, client.session.as_ref()) {
            match received {
                GuestEffect::Send(text) => answers.push(text),
                GuestEffect::Seated(_, token) => client.token = Some(token),
                GuestEffect::Dismissed(reason) => client.dismissed = Some(reason),
                GuestEffect::FullMatch(session, _) => client.session = Some(*session),
                GuestEffect::Illegal(rule) => client.illegal.push(rule),
                GuestEffect::VoteRequested(proposal) => client.asked = Some(proposal),
                GuestEffect::ProtocolViolation => client.has_violation = true,
                GuestEffect::PartialMatch(_) => panic!("everything is open here"),
                GuestEffect::SaveThenReveal(_, reveal) => answers.push(reveal),
                GuestEffect::UnknownCommitments => client.has_unknown_commitments = true,
                GuestEffect::Watching
                | GuestEffect::Stale
                | GuestEffect::VoteClosed(_)
                | GuestEffect::SeedRevealed(_)
                | GuestEffect::SaveCommitment(_)
                | GuestEffect::Signatures(_)
                | GuestEffect::Unsigned
                | GuestEffect::Pause(_)
                | GuestEffect::Notice(_)
                | GuestEffect::Talk(_)
                | GuestEffect::Answers(_)
                | GuestEffect::Held(_) => {}
            }
        }
        for text in answers {
            self.submit(number, &text);
        }
    }

    /// Cuts a connection: the guest receives no messages, and the host is informed.
    fn disconnect(&mut self, number: usize) {
        self.clients[number].is_connected = false;
        let effects = self.host.on_disconnected(Peer(number as u32));
        self.follow(effects);
    }

    /// Lets the seat that has to act play, at the screen of the host or of a guest.
    fn step(&mut self, choose: usize) -> bool {
        let Status::WaitingFor(seats) = self.session.status() else {
            return false;
        };
        let seat = seats.iter().next().expect("somebody is asked");
        let legal = self.session.legal_actions(seat);
        let action = legal[choose % legal.len()];
        let has_seat =
            |client: &TestClient| client.is_connected && client.guest.seat() == Some(seat);
        match self.clients.iter().position(has_seat) {
            Some(number) => {
                let client = &mut self.clients[number];
                let at = client.session.as_ref().expect("it was told").fingerprint();
                let text = client.guest.act(at, action).expect("it has a seat");
                self.submit(number, &text);
            }
            None => {
                self.session.act(seat, action).expect("legal");
                self.notify();
            }
        }
        true
    }

    fn assert_in_sync(&self) {
        for client in self.clients.iter().filter(|client| client.is_connected) {
            assert_eq!(client.session.as_ref(), Some(&self.session));
        }
    }
}

#[test]
fn all_clients_hold_the_same_match_until_it_ends() {
    let mut table = TestTable::new(&[Seat(1)]);
    table.enter(None);
    let mut rng = 1_u64;
    for _ in 0..4000 {
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        if !table.step(usize::try_from(rng >> 33).unwrap_or(0)) {
            break;
        }
        table.assert_in_sync();
    }
    assert!(matches!(table.session.status(), Status::Over(_)));
    assert_eq!(table.refused, 0);
}

#[test]
fn only_its_token_reclaims_the_seat_of_a_lost_guest() {
    let mut table = TestTable::new(&[Seat(1)]);
    let first = table.enter(None);
    let token = table.clients[first].token.clone();
    for number in 0..6 {
        table.step(number);
    }
    table.disconnect(first);
    assert!(table.host.is_missing());
    let late_guest = table.enter(None);
    assert_eq!(
        table.clients[late_guest].dismissed,
        Some(DismissReason::Full)
    );
    let wrong_token_guest = table.enter(Some("token-9"));
    assert_eq!(
        table.clients[wrong_token_guest].dismissed,
        Some(DismissReason::Full)
    );
    let again = table.enter(token.as_deref());
    assert!(!table.host.is_missing());
    assert_eq!(table.clients[again].session.as_ref(), Some(&table.session));
    for number in 0..20 {
        table.step(number);
    }
    table.assert_in_sync();
}

#[test]
fn a_repeated_or_late_action_is_played_only_once() {
    let mut table = TestTable::new(&[Seat(0)]);
    let guest = table.enter(None);
    let seat = Seat(0);
    while !table.session.status().waiting_seats().contains(seat) {
        table.step(0);
    }
    let at = table.session.fingerprint();
    let action = table.session.legal_actions(seat)[0];
    let text = table.clients[guest].guest.act(at, action).expect("a seat");
    let long = table.session.log().len();
    table.submit(guest, &text);
    table.submit(guest, &text);
    assert_eq!(table.session.log().len(), long + 1);
    assert_eq!(table.refused, 1);
    let late = table.clients[guest].guest.act(at, action).expect("a seat");
    table.submit(guest, &late);
    assert_eq!(table.session.log().len(), long + 1);
    assert_eq!(table.refused, 1, "to be late is no cheat");
}

#[test]
fn a_guest_with_another_version_is_dismissed() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(Some("token-1"));
    assert!(table.clients[guest].is_connected);
    table.disconnect(guest);
    table.clients[guest].is_connected = true;
    let again = table.host.on_connected(Peer(guest as u32));
    assert!(matches!(again.as_slice(), [HostEffect::Send(..)]));
    table.submit(
        guest,
        r#"{"t":"hello","edition":{"protocol":99,"game":"rift","rules":1}}"#,
    );
    assert_eq!(table.clients[guest].dismissed, Some(DismissReason::Edition));
}

#[test]
fn a_host_that_changes_the_log_violates_the_protocol() {
    let mut table = TestTable::new(&[Seat(1)]);
    let guest = table.enter(None);
    for number in 0..5 {
        table.step(number);
    }
    let held = table.clients[guest].session.clone();
    let mut other = duel(7);
    for _ in 0..6 {
        let seat = other
            .status()
            .waiting_seats()
            .iter()
            .next()
            .expect("a turn");
        let last = *other.legal_actions(seat).last().expect("a choice");
        other.act(seat, last).expect("legal");
    }
    assert!(matches!(
        other.log_relation(&table.session),
        LogRelation::Forked(_)
    ));
    table.session = other;
    table.notify();
    assert!(table.clients[guest].has_violation);
    assert_eq!(table.clients[guest].session, held);
}

#[test]
fn a_duel_has_two_seats_and_no_secrets() {
    assert_eq!(duel(7).game().seats(), SeatSet::first(2));
    const { assert!(!Rift::HAS_SECRETS) };
}
