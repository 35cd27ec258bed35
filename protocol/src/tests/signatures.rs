//! Tests signed actions: what is accepted, what the signatures of a match prove, and what they reveal.

use crate::message::{FromHost, HostMessage, to_json};
use crate::support::salvage::{Options, Salvage};
use crate::{
    ActionPlace, Bytes32, CommitmentRecord, Guest, GuestEffect, GuestSeat, Host, HostEffect,
    MatchId, MatchSignatures, Peer, ProtocolVersion, SeedCommitment, SignatureProof,
    SignatureState, SigningKey, seat_fingerprint,
};
use engine::game::{Game, Seat, SeatSet, Status};
use engine::session::Session;
use serde_json::{Value, json};

type Action = <Salvage as Game>::Action;

/// A guest with the match that it holds.
struct Client {
    guest: Guest<Salvage>,
    session: Option<Session<Salvage>>,
    has_violation: bool,
    was_unsigned: bool,
    signatures: Option<MatchSignatures>,
}

/// A table of a server: people play the seats 0 and 1, and a bot the last one.
struct Table {
    host: Host<Salvage>,
    session: Session<Salvage>,
    clients: Vec<Client>,
    refused: usize,
}

fn record(seat: u8) -> CommitmentRecord {
    let mut record = CommitmentRecord::new(Bytes32([seat + 1; 32]));
    record.round = 1;
    record
}

fn commitment() -> SeedCommitment {
    let share = |seat| (Seat(seat), record(seat).seed_share());
    SeedCommitment {
        parts: vec![share(0), share(1), (Seat::TABLE, Bytes32([9; 32]))],
        has_full_seed: true,
    }
}

fn match_id() -> MatchId {
    MatchId::of(&commitment().commitments())
}

/// Returns the host of a match that was dealt by the commitments.
fn host(seats: Vec<GuestSeat>, signatures: MatchSignatures) -> Host<Salvage> {
    let write_view = |_: &Salvage, _: &<Salvage as Game>::View| Value::Null;
    let mut host = Host::unattended(seats).with_programs(write_view);
    let record = CommitmentRecord {
        round: 1,
        share_commitments: Some(commitment().commitments()),
        is_dealt: true,
        ..CommitmentRecord::new(Bytes32([9; 32]))
    };
    host.set_commitment(record, Some(commitment()));
    host.set_signatures(signatures);
    host
}

impl Table {
    fn new() -> Self {
        let options = Options {
            crews: 3,
            wrecks: 6,
        };
        let game = Salvage::new(options).expect("good options");
        let keys: Vec<_> = [0, 1].map(|n| (Seat(n), record(n).public_key())).into();
        let seat = |&(seat, key): &(Seat, _)| {
            let guest_seat = GuestSeat::new(seat, seat.0.to_string()).with_offered_token();
            guest_seat.with_signing_key(Some(key))
        };
        let host = host(keys.iter().map(seat).collect(), MatchSignatures::new(&keys));
        Self {
            host,
            session: Session::new(game, commitment().seed()),
            clients: Vec::new(),
            refused: 0,
        }
    }

    /// Returns a table at which both people are connected from the browsers that took the seats.
    fn with_people() -> Self {
        let mut table = Self::new();
        for seat in [0, 1] {
            let known = CommitmentRecord {
                share_commitments: Some(commitment().commitments()),
                ..record(seat)
            };
            table.connect(Seat(seat), known);
        }
        table
    }

    fn connect(&mut self, seat: Seat, record: CommitmentRecord) -> usize {
        self.connect_with(&seat.0.to_string(), record)
    }

    fn connect_with(&mut self, token: &str, record: CommitmentRecord) -> usize {
        let edition = ProtocolVersion::current::<Salvage>();
        self.clients.push(Client {
            guest: Guest::new(edition, Some(token.to_owned()), record, ()),
            session: None,
            has_violation: false,
            was_unsigned: false,
            signatures: None,
        });
        let peer = self.clients.len() - 1;
        let effects = self.host.on_connected(Peer(peer as u32));
        self.follow(effects);
        peer
    }

    fn submit(&mut self, peer: usize, text: &str) {
        let effects = self.host.receive(Peer(peer as u32), text, &self.session);
        self.follow(effects);
    }

    fn follow(&mut self, effects: Vec<HostEffect<Action>>) {
        for effect in effects {
            match effect {
                HostEffect::Send(Peer(to), text) => self.deliver(to as usize, &text),
                HostEffect::Act(_, seat, action, signed) => {
                    let entry = self.session.entry_count();
                    self.session.act(seat, action).expect("it was checked");
                    if let Some(signed) = signed {
                        self.host.keep_signature(entry, seat, signed);
                    }
                    self.notify();
                }
                HostEffect::Undo(_, seat) => {
                    self.session.undo(seat).expect("it was asked for");
                    self.notify();
                }
                HostEffect::Refused(_) => self.refused += 1,
                _ => {}
            }
        }
    }

    fn notify(&mut self) {
        let effects = self.host.on_changed(&self.session);
        self.follow(effects);
    }

    fn deliver(&mut self, peer: usize, text: &str) {
        let Some(client) = self.clients.get_mut(peer) else {
            return;
        };
        let mut answers = Vec::new();
        for effect in client.guest.receive(text, client.session.as_ref()) {
            match effect {
                GuestEffect::Send(text) => answers.push(text),
                GuestEffect::FullMatch(session, _) | GuestEffect::PartialMatch(session) => {
                    client.session = Some(*session);
                }
                GuestEffect::UnknownCommitments => answers.push(client.guest.accept_unknown_deal()),
                GuestEffect::VoteRequested(_) => answers.push(client.guest.vote(true)),
                GuestEffect::ProtocolViolation => client.has_violation = true,
                GuestEffect::Unsigned => client.was_unsigned = true,
                GuestEffect::Signatures(signatures) => client.signatures = Some(*signatures),
                _ => {}
            }
        }
        for text in answers {
            self.submit(peer, &text);
        }
    }

    /// Returns who acts next, with a choice.
    fn next(&self, choice: usize) -> Option<(Seat, Action)> {
        let Status::WaitingFor(seats) = self.session.status() else {
            return None;
        };
        let seat = seats.iter().next().expect("somebody is asked");
        let actions = self.session.sorted_legal_actions(seat);
        Some((seat, actions[choice % actions.len()]))
    }

    /// Returns the message by which a guest acts.
    fn message(&mut self, peer: usize, seat: Seat, action: Action) -> String {
        let at = seat_fingerprint(&self.session, seat);
        let text = self.clients[peer].guest.act(at, action);
        text.expect("it has a seat")
    }

    /// Lets whoever is asked act once: a person over the guest of the seat, or the bot. Returns
    /// whether the match goes on.
    fn step(&mut self, choice: usize) -> bool {
        let Some((seat, action)) = self.next(choice) else {
            return false;
        };
        if seat == Seat(2) {
            self.session.act(seat, action).expect("legal");
            self.notify();
        } else {
            let text = self.message(usize::from(seat.0), seat, action);
            self.submit(usize::from(seat.0), &text);
        }
        true
    }

    /// Plays until a person is asked.
    fn step_to_person(&mut self) -> (Seat, Action) {
        loop {
            match self.next(0).expect("it is not over") {
                (Seat(2), _) => self.step(0),
                found => return found,
            };
        }
    }

    fn summary(&self, client: usize) -> SignatureProof {
        let client = &self.clients[client];
        let session = client.session.as_ref().expect("a match");
        let record = client.guest.commitment_record();
        record.check_signatures(client.signatures.as_ref(), session)
    }
}

const VALID: SignatureProof = SignatureProof::Valid {
    unsigned: SeatSet::NONE,
    later: SeatSet::NONE,
};

#[test]
fn the_signatures_of_a_match_prove_every_action_and_reveal_every_change() {
    let mut table = Table::with_people();
    let (mut undone, mut choice) = (0, 0);
    while table.step(choice) {
        choice += 1;
        // The last action of a person is taken back now and then; what follows is signed in its place.
        let person = [Seat(0), Seat(1)].into_iter();
        let mut undoable = person.filter(|seat| table.session.can_undo(*seat));
        if let Some(seat) = undoable.next().filter(|_| undone < 3) {
            undone += 1;
            let text = table.clients[usize::from(seat.0)].guest.request_undo();
            table.submit(usize::from(seat.0), &text);
        }
    }
    assert!(undone > 0 && table.refused == 0, "{undone} undone");
    assert_eq!((table.summary(0), table.summary(1)), (VALID, VALID));
    assert!(table.clients.iter().all(|client| !client.has_violation));

    let whole = table.clients[0].signatures.clone().expect("it is over");
    let session = &table.session;
    assert_eq!(Some(&whole), table.host.signatures());
    let states = whole.verify(match_id(), session);
    for (entry, state) in states.iter().enumerate() {
        let expected = match session.actor(entry) {
            Some(Seat(2)) => SignatureState::Missing,
            _ => SignatureState::Signed,
        };
        assert_eq!(*state, expected, "entry {entry}");
    }
    let summary = |change: &dyn Fn(&mut MatchSignatures)| {
        let mut changed = whole.clone();
        change(&mut changed);
        changed.summarize(match_id(), session, Some(&whole.dealt_keys()))
    };
    let is_invalid = |proof| matches!(proof, SignatureProof::Invalid { .. });
    let swap = |all: &mut MatchSignatures| {
        let [first, second, ..] = all.signatures.as_mut_slice() else {
            panic!("too few")
        };
        std::mem::swap(&mut first.signature, &mut second.signature);
    };
    assert!(is_invalid(summary(&swap)), "the order of actions");
    let other_seat = |all: &mut MatchSignatures| all.signatures[0].key ^= 1;
    assert!(is_invalid(summary(&other_seat)), "the key of another seat");
    let beyond = |all: &mut MatchSignatures| all.signatures[0].entry = 99_999;
    assert!(is_invalid(summary(&beyond)), "an entry that is not there");
    let twice = |all: &mut MatchSignatures| all.signatures.push(all.signatures[0]);
    assert!(is_invalid(summary(&twice)), "two signatures of one entry");
    let other_key = |all: &mut MatchSignatures| all.keys[0].key = record(7).public_key();
    assert_eq!(summary(&other_key), SignatureProof::OtherKeys);
    let mut foreign = whole.clone();
    other_key(&mut foreign);
    assert!(is_invalid(foreign.summarize(match_id(), session, None)));
    let other_match = MatchId::of(&[(Seat(0), Bytes32([4; 32]))]);
    assert!(is_invalid(whole.summarize(other_match, session, None)));
    let first = session.actor(whole.signatures[0].entry as usize);
    let removed = summary(&|all: &mut MatchSignatures| {
        all.signatures.remove(0);
    });
    let unsigned = SeatSet::singleton(first.expect("a seat"));
    let later = SeatSet::NONE;
    assert_eq!(removed, SignatureProof::Valid { unsigned, later });
    let record = table.clients[0].guest.commitment_record();
    let withheld = record.check_signatures(None, session);
    assert_eq!(withheld, SignatureProof::Withheld);

    // Another action of a person in the log, or one of the bot that the person knows of.
    let mut changed = Session::new(session.game().clone(), session.seed());
    let mut is_changed = false;
    for (entry, logged) in session.log().iter().enumerate() {
        let mut actions = changed.sorted_legal_actions(logged.seat).into_iter();
        let other = actions.find(|action| *action != logged.action);
        if let Some(other) = other.filter(|_| entry > 4 && logged.seat != Seat(2)) {
            changed.act(logged.seat, other).expect("legal");
            let states = whole.verify(match_id(), &changed);
            assert_eq!(states[entry], SignatureState::Invalid);
            is_changed = true;
            break;
        }
        changed.act(logged.seat, logged.action).expect("as before");
    }
    assert!(is_changed);
}

#[test]
fn a_forged_action_is_refused_and_a_later_key_is_named() {
    let mut table = Table::with_people();
    let (seat, action) = table.step_to_person();
    let peer = usize::from(seat.0);
    let before = table.session.position_id();
    let message = table.message(peer, seat, action);
    let mut forged: Value = serde_json::from_str(&message).expect("JSON");
    let signature = forged["signature"].as_str().expect("a signature");
    let digit = if signature.starts_with('0') { "1" } else { "0" };
    let signature = format!("{digit}{}", &signature[1..]);
    forged["signature"] = signature.into();
    table.submit(peer, &forged.to_string());
    forged["seq"] = 2.into();
    forged["signature"] = Value::Null;
    table.submit(peer, &forged.to_string());
    assert_eq!((table.refused, table.session.position_id()), (2, before));
    assert!(table.clients[peer].was_unsigned);

    // The same person on a device without the secret of the seat.
    let device = table.connect(seat, CommitmentRecord::new(Bytes32([77; 32])));
    let message = table.message(device, seat, action);
    table.submit(device, &message);
    assert_ne!(table.session.position_id(), before);
    assert!(!table.clients[device].has_violation);

    // A program signs what it receives as `after`; without its key the action is refused.
    let (seat, _) = table.step_to_person();
    let program = 50;
    let key = SigningKey::derive(Bytes32([78; 32]));
    let effects = table.host.on_connected(Peer(program));
    table.follow(effects);
    // Nobody signs with the neutral point of the curve: such a hello is not taken.
    let weak = json!({
        "t": "hello", "token": seat.0.to_string(), "wants_actions": true,
        "signing_key": format!("01{}", "00".repeat(31)),
    });
    let effects = table
        .host
        .receive(Peer(program), &weak.to_string(), &table.session);
    assert!(matches!(
        effects.as_slice(),
        [HostEffect::Refused(Peer(50))]
    ));
    let hello = json!({
        "t": "hello", "token": seat.0.to_string(), "wants_actions": true,
        "signing_key": key.public_key(),
    });
    let effects = table
        .host
        .receive(Peer(program), &hello.to_string(), &table.session);
    let position = effects.iter().find_map(|effect| match effect {
        HostEffect::Send(_, text) => {
            let message: Value = serde_json::from_str(text).ok()?;
            (message["t"] == "position").then_some(message)
        }
        _ => None,
    });
    let position = position.expect("a position");
    let action = &position["actions"][0];
    let place = ActionPlace {
        id: match_id(),
        seat,
        after: serde_json::from_value(position["after"].clone()).expect("a link"),
    };
    let mut take = json!({"t": "take", "seq": 1, "place": position["place"], "action": action});
    let before = table.session.position_id();
    table.submit(program as usize, &take.to_string());
    assert_eq!(table.session.position_id(), before);
    take["seq"] = 2.into();
    take["signature"] = json!(key.sign(&place, action));
    table.submit(program as usize, &take.to_string());
    assert_ne!(table.session.position_id(), before);
    let known = table.host.signatures().expect("signed");
    let proof = known.summarize(match_id(), &table.session, None);
    let SignatureProof::Valid { later, .. } = proof else {
        panic!("{proof:?}")
    };
    assert!(later.contains(seat), "{later:?}");
}

#[test]
fn whoever_takes_over_a_seat_signs_with_another_key_or_not_at_all() {
    let mut table = Table::with_people();
    let (seat, action) = table.step_to_person();
    let effects = table.host.vacate_seat(seat);
    table.follow(effects);
    // A bot acts for the person who has left.
    table.session.act(seat, action).expect("legal");
    table.notify();
    // The server loads the table again with the new player.
    let signatures = table.host.signatures().expect("signed").clone();
    let seats = vec![GuestSeat::new(seat, "new".to_owned()).with_offered_token()];
    table.host = host(seats, signatures);
    while table.next(0).expect("it is not over").0 != seat {
        let (other, action) = table.next(0).expect("it is not over");
        table.session.act(other, action).expect("legal");
    }
    let peer = table.connect_with("new", CommitmentRecord::new(Bytes32([55; 32])));
    let (_, action) = table.next(0).expect("it is not over");
    let message = table.message(peer, seat, action);
    let entry = table.session.entry_count();
    table.submit(peer, &message);
    assert_eq!(table.session.entry_count(), entry + 1);
    let known = table.host.signatures().expect("signed");
    let states = known.verify(match_id(), &table.session);
    assert_eq!(states[entry], SignatureState::SignedLater);
    let of_seat = table.session.log().iter().zip(&states);
    let missing =
        of_seat.filter(|(logged, state)| logged.seat == seat && **state == SignatureState::Missing);
    assert!(missing.count() > 0, "the bot has not signed");
}

#[test]
fn a_server_cannot_exchange_keys() {
    let own = CommitmentRecord {
        share_commitments: Some(commitment().commitments()),
        ..record(0)
    };
    let key = |n: u8, of: u8| (Seat(n), record(of).public_key());
    let sworn = |keys: &[(Seat, _)]| {
        let message: HostMessage<Salvage> = FromHost::Sworn {
            round: 1,
            share_commitments: commitment().commitments(),
            keys: Some(keys.to_vec()),
        };
        to_json(&message)
    };
    let receive = |record: &CommitmentRecord, keys: &[(Seat, _)]| {
        let edition = ProtocolVersion::current::<Salvage>();
        let mut guest = Guest::<Salvage>::new(edition, None, record.clone(), ());
        let welcome: HostMessage<Salvage> = FromHost::Welcome {
            seat: Seat(0),
            token: String::new(),
            has_begun: false,
        };
        guest.receive(&to_json(&welcome), None);
        let effects = guest.receive(&sworn(keys), None);
        let is_fault = matches!(effects.as_slice(), [GuestEffect::ProtocolViolation]);
        (!is_fault).then(|| guest.commitment_record().clone())
    };
    let kept = receive(&own, &[key(0, 0), key(1, 1)]).expect("it is accepted");
    assert!(receive(&kept, &[key(0, 0), key(1, 1)]).is_some(), "again");
    assert_eq!(receive(&kept, &[key(0, 0), key(1, 5)]), None, "of another");
    assert_eq!(receive(&kept, &[key(0, 0)]), None, "one less");
    assert_eq!(receive(&own, &[key(0, 5), key(1, 1)]), None, "our own");
    // Whoever has taken the seat with an older page has no key.
    assert!(receive(&own, &[key(1, 1)]).is_some());
}

#[test]
fn the_signed_bytes_are_those_of_the_documentation() {
    let place = ActionPlace {
        id: MatchId::of(&[(Seat(0), Bytes32([1; 32])), (Seat::TABLE, Bytes32([2; 32]))]),
        seat: Seat(1),
        after: Bytes32([3; 32]),
    };
    let key = SigningKey::derive(Bytes32([4; 32]));
    let signature = String::from(key.sign(&place, &json!({"activate": 3})));
    // Computed with another library, as docs/api.md describes it.
    let expected_key = "c4340a6e86b19b6493a39bf24634d3bfbf657dcada7e1f7abfd4e6069eb2f910";
    let expected = "16201f5055b010e6ee3096a96984b30d1c21c63e100aa81622beb5149bb5725d\
                    c7d399faa5ae20030d3a70794f0af766fda3ce2f4ddb0fca7a2306a8c280370a";
    assert_eq!(String::from(key.public_key()), expected_key);
    assert_eq!(signature, expected);
}
