//! Tests a host and its guests in one process: whole matches, lost connections, and guests that
//! cheat.

mod abuse;
mod commitments;
mod secrets;
mod shared_seed;
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

/// Plays the match until somebody has acted and the first seat is to act. It goes on without a
/// shared seed.
fn begun_of(mut session: Session<Rift>) -> Session<Rift> {
    while session.is_untouched() || !session.status().waiting_seats().has(Seat(0)) {
        let seat = session.status().waiting_seats().iter().next();
        let seat = seat.expect("somebody is asked");
        let action = session.legal_actions(seat)[0];
        session.act(seat, action).expect("legal");
    }
    session
}

/// The message by which a guest introduces itself.
fn hello<G: Game>(guest: &mut Guest<G>) -> String {
    let who: HostMessage<G> = FromHost::Who;
    let heard = guest.receive(&to_json(&who), None);
    let [GuestEffect::Send(text)] = heard.as_slice() else {
        panic!("it is asked and does not answer");
    };
    text.clone()
}

fn part(n: u8) -> Bytes32 {
    Bytes32([n; 32])
}

/// A guest with the match it holds, and whether it is connected.
struct Screen {
    guest: Guest<Rift>,
    session: Option<Session<Rift>>,
    token: Option<String>,
    dismissed: Option<DismissReason>,
    distrusts: bool,
    /// Whether it was asked to play a match that was dealt without it.
    doubts: bool,
    illegal: Vec<String>,
    asked: Option<Proposal>,
    up: bool,
}

/// A host with its guests and the messages between them.
struct Room {
    host: Host<Rift>,
    session: Session<Rift>,
    screens: Vec<Screen>,
    refused: usize,
    /// The number of messages so far.
    said: usize,
    oath: Option<SeedCommitment>,
    asked: Option<Proposal>,
    /// The host's stored record of the shared seed.
    vow: Option<CommitmentRecord>,
    /// The number of the last vote.
    polled: u32,
    /// Whether a player at the host's screen acts before the seed is in force.
    hasty: bool,
}

impl Room {
    /// A duel that has started.
    fn new(guests: &[Seat]) -> Self {
        Self::of(begun_of(duel(7)), guests)
    }

    fn of(session: Session<Rift>, guests: &[Seat]) -> Self {
        let places = guests
            .iter()
            .map(|seat| GuestSeat::new(*seat, format!("token-{}", seat.0)));
        let own = session
            .game()
            .seats()
            .iter()
            .find(|seat| !guests.contains(seat));
        Self {
            host: Host::new(own.expect("a host"), places.collect()),
            session,
            screens: Vec::new(),
            refused: 0,
            said: 0,
            oath: None,
            asked: None,
            vow: None,
            polled: 0,
            hasty: false,
        }
    }

    /// Connects a guest, with a token or without one. Returns the number of the connection.
    fn enter(&mut self, token: Option<&str>) -> usize {
        let vow = CommitmentRecord::new(part(10 + self.screens.len() as u8));
        self.enter_with(token, vow)
    }

    /// Connects a guest that has a stored record of the shared seed.
    fn enter_with(&mut self, token: Option<&str>, vow: CommitmentRecord) -> usize {
        let number = self.screens.len();
        let edition = ProtocolVersion::current::<Rift>();
        let guest = Guest::new(
            edition,
            token.map(str::to_owned),
            vow,
            ContentSet::default(),
        );
        self.screens.push(Screen {
            guest,
            session: None,
            token: None,
            dismissed: None,
            distrusts: false,
            doubts: false,
            illegal: Vec::new(),
            asked: None,
            up: true,
        });
        let effects = self.host.on_connected(Peer(number as u32));
        self.follow(effects);
        number
    }

    /// Delivers a guest's message to the host and handles all effects.
    fn say(&mut self, number: usize, text: &str) {
        let effects = self.host.receive(Peer(number as u32), text, &self.session);
        self.follow(effects);
    }

    fn follow(&mut self, effects: Vec<HostEffect<Action>>) {
        for effect in effects {
            match effect {
                HostEffect::Send(Peer(to), text) => {
                    self.said += 1;
                    self.hear(to as usize, &text);
                }
                HostEffect::Drop(Peer(to)) => {
                    if let Some(screen) = self.screens.get_mut(to as usize) {
                        screen.up = false;
                    }
                }
                HostEffect::Act { at, seat, action } => {
                    assert_eq!(at, self.session.position_id());
                    self.session
                        .act(seat, action)
                        .expect("the host has asked the engine");
                    self.tell();
                }
                HostEffect::TakeBack(at, seat) => {
                    assert_eq!(at, self.session.position_id());
                    self.session.undo(seat).expect("it was asked for");
                    self.tell();
                }
                HostEffect::Begin(seed) => {
                    if self.hasty {
                        self.hasty = false;
                        self.step(0);
                    } else {
                        self.session = Session::new(self.session.game().clone(), seed);
                        self.tell();
                    }
                }
                HostEffect::SeedRevealed(oath) => self.oath = Some(oath),
                HostEffect::VoteRequested(matter) => self.asked = Some(matter),
                HostEffect::SaveCommitment(vow) => self.vow = Some(vow),
                HostEffect::Refused(_) => self.refused += 1,
                HostEffect::VoteStarted(number) => self.polled = number,
                HostEffect::VoteClosed(_)
                | HostEffect::GuestJoined(_)
                | HostEffect::GuestLeft(_)
                | HostEffect::Dismissed(_) => {}
            }
        }
    }

    fn tell(&mut self) {
        let effects = self.host.on_changed(&self.session);
        self.follow(effects);
    }

    fn hear(&mut self, number: usize, text: &str) {
        let Some(screen) = self.screens.get_mut(number).filter(|screen| screen.up) else {
            return;
        };
        let mut answers = Vec::new();
        for heard in screen.guest.receive(text, screen.session.as_ref()) {
            match heard {
                GuestEffect::Send(text) => answers.push(text),
                GuestEffect::Seated(_, token) => screen.token = Some(token),
                GuestEffect::Dismissed(reason) => screen.dismissed = Some(reason),
                GuestEffect::FullMatch(session, _) => screen.session = Some(*session),
                GuestEffect::Illegal(rule) => screen.illegal.push(rule),
                GuestEffect::VoteRequested(matter) => screen.asked = Some(matter),
                GuestEffect::ProtocolViolation => screen.distrusts = true,
                GuestEffect::PartialMatch(_) => panic!("everything is open here"),
                GuestEffect::SaveThenReveal(_, reveal) => answers.push(reveal),
                GuestEffect::UnknownCommitments => screen.doubts = true,
                GuestEffect::Stale
                | GuestEffect::VoteClosed(_)
                | GuestEffect::SeedRevealed(_)
                | GuestEffect::SaveCommitment(_)
                | GuestEffect::Pause(_) => {}
            }
        }
        for text in answers {
            self.say(number, &text);
        }
    }

    /// Cuts a connection: the guest receives nothing, the host notices.
    fn cut(&mut self, number: usize) {
        self.screens[number].up = false;
        let effects = self.host.on_disconnected(Peer(number as u32));
        self.follow(effects);
    }

    /// Lets the seat that is to act play, on whichever screen it is.
    fn step(&mut self, choose: usize) -> bool {
        let Status::WaitingFor(seats) = self.session.status() else {
            return false;
        };
        let seat = seats.iter().next().expect("somebody is asked");
        let legal = self.session.legal_actions(seat);
        let action = legal[choose % legal.len()];
        let sits = |screen: &Screen| screen.up && screen.guest.seat() == Some(seat);
        match self.screens.iter().position(sits) {
            Some(number) => {
                let screen = &mut self.screens[number];
                let at = screen.session.as_ref().expect("it was told").fingerprint();
                let text = screen.guest.act(at, action).expect("it has a seat");
                self.say(number, &text);
            }
            None => {
                self.session.act(seat, action).expect("legal");
                self.tell();
            }
        }
        true
    }

    fn agree(&self) {
        for screen in self.screens.iter().filter(|screen| screen.up) {
            assert_eq!(screen.session.as_ref(), Some(&self.session));
        }
    }
}

#[test]
fn a_match_is_played_to_its_end_and_all_hold_the_same() {
    let mut room = Room::new(&[Seat(1)]);
    room.enter(None);
    let mut lots = 1_u64;
    for _ in 0..4000 {
        lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        if !room.step(usize::try_from(lots >> 33).unwrap_or(0)) {
            break;
        }
        room.agree();
    }
    assert!(matches!(room.session.status(), Status::Over(_)));
    assert_eq!(room.refused, 0);
}

#[test]
fn a_lost_guest_finds_its_seat_again_by_its_token_and_others_do_not() {
    let mut room = Room::new(&[Seat(1)]);
    let first = room.enter(None);
    let token = room.screens[first].token.clone();
    for lot in 0..6 {
        room.step(lot);
    }
    room.cut(first);
    assert!(room.host.is_missing());
    let stranger = room.enter(None);
    assert_eq!(room.screens[stranger].dismissed, Some(DismissReason::Full));
    let liar = room.enter(Some("token-9"));
    assert_eq!(room.screens[liar].dismissed, Some(DismissReason::Full));
    let again = room.enter(token.as_deref());
    assert!(!room.host.is_missing());
    assert_eq!(room.screens[again].session.as_ref(), Some(&room.session));
    for lot in 0..20 {
        room.step(lot);
    }
    room.agree();
}

#[test]
fn an_action_that_comes_twice_or_too_late_is_done_once() {
    let mut room = Room::new(&[Seat(0)]);
    let guest = room.enter(None);
    let seat = Seat(0);
    while !room.session.status().waiting_seats().has(seat) {
        room.step(0);
    }
    let at = room.session.fingerprint();
    let action = room.session.legal_actions(seat)[0];
    let text = room.screens[guest].guest.act(at, action).expect("a seat");
    let long = room.session.log().len();
    room.say(guest, &text);
    room.say(guest, &text);
    assert_eq!(room.session.log().len(), long + 1);
    assert_eq!(room.refused, 1);
    let late = room.screens[guest].guest.act(at, action).expect("a seat");
    room.say(guest, &late);
    assert_eq!(room.session.log().len(), long + 1);
    assert_eq!(room.refused, 1, "to be late is no cheat");
}

#[test]
fn another_edition_is_refused() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(Some("token-1"));
    assert!(room.screens[guest].up);
    room.cut(guest);
    room.screens[guest].up = true;
    let again = room.host.on_connected(Peer(guest as u32));
    assert!(matches!(again.as_slice(), [HostEffect::Send(..)]));
    room.say(
        guest,
        r#"{"t":"hello","edition":{"protocol":99,"game":"rift","rules":1}}"#,
    );
    assert_eq!(room.screens[guest].dismissed, Some(DismissReason::Edition));
}

#[test]
fn a_host_that_changes_what_was_played_is_not_believed() {
    let mut room = Room::new(&[Seat(1)]);
    let guest = room.enter(None);
    for lot in 0..5 {
        room.step(lot);
    }
    let held = room.screens[guest].session.clone();
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
        other.log_relation(&room.session),
        LogRelation::Forked(_)
    ));
    room.session = other;
    room.tell();
    assert!(room.screens[guest].distrusts);
    assert_eq!(room.screens[guest].session, held);
}

#[test]
fn the_first_seats_of_a_table_are_those_of_its_game() {
    assert_eq!(duel(7).game().seats(), SeatSet::first(2));
    const { assert!(!Rift::HAS_SECRETS) };
}
