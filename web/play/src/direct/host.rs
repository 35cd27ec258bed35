//! The host's side of a room: invitations, connections to guests, and their messages.

use super::commitments::commitment_or_new;
use super::meeting::HostSignaling;
use super::room::{DirectRoom, RoomEffect, RoomEffects, RoomSide};
use super::room_view::{Role, RoomView};
use super::signaling::{SignalingKind, SignalingMessage, parse_error_key};
use crate::record_handle::RecordChange;
use crate::session_store::SessionCommand;
use engine::game::{Game, Seat};
use engine::session::Session;
use net::peer_connection::{PeerConnection, stun_servers};
use net::phase::ConnectionEvent;
use net::queue::Queue;
use protocol::{GuestSeat, Host, HostEffect, Peer};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use store::RemoteRecord;
use ui::clock::{NO_RANDOMNESS, random, random_secret};
use ui::timing::after;
use yew::Callback;

/// Phrase key of the reason why an invitation was not created or an answer not accepted.
pub type ConnectErrorKey = &'static str;

/// Milliseconds after which an unanswered question is closed.
const TIMEOUT_MS: i32 = 60_000;

/// The host's side of a room.
pub struct HostRoom<G: Game + 'static> {
    host: Host<G>,
    connections: BTreeMap<Peer, PeerConnection>,
    /// Seats and peers with an open invitation, by the number of the invitation.
    invited: BTreeMap<u32, (Seat, Peer)>,
    peer_count: u32,
    /// Rooms of the rendezvous server in which the host waits for a player, by seat.
    pub(super) meetings: BTreeMap<Seat, HostSignaling>,
    /// Events that arrived while no table was attached.
    waiting: Queue,
    /// Receives the number of every question, to close it after the time limit.
    on_question: Callback<u32>,
    view: RoomView,
}

impl<G: Game + 'static> HostRoom<G> {
    /// Creates a room for the seats in `away`; seats with a stored token keep it. `None` if the
    /// browser has no secure random numbers.
    pub fn new(own_seat: Seat, away: &[Seat], record: &RemoteRecord) -> Option<Self> {
        let guest_seat = |seat: &Seat| {
            let found = record.tokens.iter().find(|(other, _)| other == seat);
            match found {
                Some((_, token)) => Some(GuestSeat::new(*seat, token.clone()).with_offered_token()),
                None => Some(GuestSeat::new(*seat, fresh_token()?)),
            }
        };
        let guest_seats = away.iter().map(guest_seat);
        let mut host = Host::new(own_seat, guest_seats.collect::<Option<_>>()?);
        host.set_commitment(commitment_or_new(record)?, record.commitment.clone());
        let mut room = Self {
            host,
            connections: BTreeMap::new(),
            invited: BTreeMap::new(),
            peer_count: 0,
            meetings: BTreeMap::new(),
            waiting: Queue::default(),
            on_question: Callback::noop(),
            view: RoomView::new(Role::Host),
        };
        room.update_view();
        Some(room)
    }

    pub fn view(&self) -> RoomView {
        self.view.clone()
    }

    fn update_view(&mut self) {
        let guest_seats = self.host.guest_seats().iter();
        self.view.seats = guest_seats
            .map(|guest_seat| (guest_seat.seat, guest_seat.peer.is_some()))
            .collect();
        let seats = self
            .host
            .guest_seats()
            .iter()
            .map(|guest_seat| guest_seat.seat);
        self.view.undecided = seats.filter(|seat| self.host.is_undecided(*seat)).collect();
        self.view.awaited = self.host.awaited_seats();
        self.view.is_paused = self.host.is_missing();
        self.view.was_redeal_refused = self.host.is_stuck();
    }

    /// Attaches a table: handles the events that arrived meanwhile, and stores the tokens.
    pub fn attach_table(&mut self, session: &Session<G>) -> RoomEffects<G> {
        let guest_seats = self.host.guest_seats().iter();
        let tokens = guest_seats
            .map(|guest_seat| (guest_seat.seat, guest_seat.token.clone()))
            .collect();
        let mut room_effects = vec![
            RoomEffect::Keep(RecordChange::Tokens(tokens)),
            RoomEffect::Redraw,
        ];
        for (peer, event) in self.waiting.take() {
            room_effects.extend(self.on_connection_event(peer, event, session));
        }
        self.hold_until_seeded(session);
        room_effects.push(RoomEffect::Do(SessionCommand::Hold(self.view.awaits_seed)));
        room_effects
    }

    /// Limits the seats of remote players to these.
    pub fn set_remote_seats(&mut self, away: &[Seat], session: &Session<G>) -> RoomEffects<G> {
        // No player is expected at a seat that is played here.
        self.meetings.retain(|seat, _| away.contains(seat));
        let effects = self.host.retain_seats(away, session);
        let mut room_effects = self.apply_effects(effects);
        room_effects.extend(self.hold_until_seeded(session));
        room_effects
    }

    /// Blocks actions until the seed of all players is in use.
    fn hold_until_seeded(&mut self, session: &Session<G>) -> RoomEffects<G> {
        let is_waiting = self.host.is_waiting_for_seed(session);
        if std::mem::replace(&mut self.view.awaits_seed, is_waiting) == is_waiting {
            return Vec::new();
        }
        vec![
            RoomEffect::Do(SessionCommand::Hold(is_waiting)),
            RoomEffect::Redraw,
        ]
    }

    /// Requests an undo or a take-back, which all players must accept; other commands have no
    /// effect here.
    pub fn request(
        &mut self,
        command: &SessionCommand<G::Action>,
        session: &Session<G>,
    ) -> RoomEffects<G> {
        let (SessionCommand::Undo(seat) | SessionCommand::UndoTurn(seat)) = command else {
            return Vec::new();
        };
        if !self.view.is_live() {
            return vec![
                RoomEffect::Do(SessionCommand::GuardUndo(None)),
                RoomEffect::Do(command.clone()),
            ];
        }
        let effects = self.host.request_undo(*seat, session);
        self.view.was_denied = false;
        self.view.is_asking |= !effects.is_empty();
        self.apply_effects(effects)
    }

    pub fn on_session_changed(&mut self, session: &Session<G>) -> RoomEffects<G> {
        let effects = self.host.on_changed(session);
        let mut room_effects = self.apply_effects(effects);
        // A question about an earlier position was not refused.
        self.view.was_denied = false;
        room_effects.extend(self.hold_until_seeded(session));
        room_effects
    }

    pub fn answer(&mut self, agrees: bool, session: &Session<G>) -> RoomEffects<G> {
        self.view.asked = None;
        let effects = self.host.answer(agrees, session);
        self.apply_effects(effects)
    }

    /// Proposes a new deal again.
    pub fn propose(&mut self, session: &Session<G>) -> RoomEffects<G> {
        let effects = self.host.propose_redeal_again(session);
        self.apply_effects(effects)
    }

    /// Closes a question that remained unanswered.
    fn expire(&mut self, number: u32) -> RoomEffects<G> {
        let effects = self.host.expire_vote(number);
        self.apply_effects(effects)
    }

    /// Handles an event of a peer's connection.
    fn on_connection_event(
        &mut self,
        peer: Peer,
        event: ConnectionEvent,
        session: &Session<G>,
    ) -> RoomEffects<G> {
        match event {
            ConnectionEvent::Open => {
                let effects = self.host.on_connected(peer);
                self.apply_effects(effects)
            }
            ConnectionEvent::Message(text) => {
                let effects = self.host.receive(peer, &text, session);
                self.apply_effects(effects)
            }
            ConnectionEvent::NoRoute => {
                self.view.error_key = Some("direct-no-way");
                vec![RoomEffect::Redraw]
            }
            ConnectionEvent::Closed => {
                let seated = self.host.guest_seats().iter();
                if !seated
                    .map(|guest_seat| guest_seat.peer)
                    .any(|own| own == Some(peer))
                {
                    self.view.error_key = Some("direct-no-way");
                }
                let effects = self.host.on_disconnected(peer);
                self.connections.remove(&peer);
                self.apply_effects(effects)
            }
        }
    }

    /// Applies the effects that concern connections and the view; returns those for the table.
    fn apply_effects(&mut self, effects: Vec<HostEffect<G::Action>>) -> RoomEffects<G> {
        let command = |command| RoomEffect::Do(command);
        let mut room_effects = Vec::new();
        for effect in effects {
            match effect {
                HostEffect::Send(peer, text) => {
                    let connection = self.connections.get(&peer);
                    // A connection that cannot send reports that by closing.
                    let _ = connection.map(|connection| connection.send(&text));
                }
                HostEffect::Drop(peer) | HostEffect::Replaced(peer) => {
                    self.connections.remove(&peer);
                }
                HostEffect::Act(at, seat, action, _) => {
                    room_effects.push(command(SessionCommand::give_line(at, seat, &[action])));
                }
                HostEffect::Undo(_, seat) => {
                    room_effects.push(command(SessionCommand::GrantedUndo(seat)))
                }
                HostEffect::VoteRequested(matter) => self.view.asked = Some(matter),
                HostEffect::VoteClosed(done) => {
                    self.view.asked = None;
                    self.view.close(done);
                }
                HostEffect::VoteStarted(number) => self.on_question.emit(number),
                HostEffect::Refused(_) => self.view.refused += 1,
                HostEffect::Dismissed(reason) => {
                    self.view.error_key = reason.host_phrase().or(self.view.error_key);
                }
                HostEffect::Begin(seed) => room_effects.push(command(SessionCommand::Redeal(seed))),
                HostEffect::SeedRevealed(commitment) => {
                    room_effects.push(RoomEffect::Keep(RecordChange::SeedCommitment(commitment)))
                }
                HostEffect::SaveCommitment(commitment_record) => room_effects.push(
                    RoomEffect::Keep(RecordChange::CommitmentRecord(commitment_record)),
                ),
                HostEffect::GuestJoined(_) => self.view.error_key = None,
                // Only a table server has spectators, talk, passing, and guests that are notified.
                _ => {}
            }
        }
        self.update_view();
        room_effects.push(RoomEffect::Redraw);
        room_effects
    }

    /// Returns the token that gives a seat to the player who accepts its invitation.
    pub(super) fn token(&mut self, seat: Seat) -> Option<String> {
        self.host.offer_seat(seat, fresh_token)
    }

    /// Ends the meeting of a seat. A player who is already connected does not need it.
    pub(super) fn close_meeting(&mut self, seat: Seat) -> RoomEffects<G> {
        self.meetings.remove(&seat);
        if !self.view.seats.contains(&(seat, true)) {
            self.view.error_key = Some("direct-no-meeting");
        }
        vec![RoomEffect::Redraw]
    }

    /// Returns the connection that an answer belongs to.
    fn connection_of_answer(&mut self, note: &SignalingMessage) -> Option<&PeerConnection> {
        let (_, peer) = self.invited.remove(&note.number)?;
        self.view.error_key = None;
        self.connections.get(&peer)
    }

    /// Adds a connection that waits for the answer to an invitation. Of several invitations to a
    /// seat only the last one counts, so earlier ones are dropped.
    fn add_invitation(&mut self, number: u32, seat: Seat, peer: Peer, connection: PeerConnection) {
        let (old, others) = std::mem::take(&mut self.invited)
            .into_iter()
            .partition::<BTreeMap<_, _>, _>(|(_, (other, _))| *other == seat);
        self.invited = others;
        for (_, peer) in old.into_values() {
            self.connections.remove(&peer);
        }
        self.connections.insert(peer, connection);
        self.invited.insert(number, (seat, peer));
    }
}

fn fresh_token() -> Option<String> {
    let bytes = random_secret()?;
    let token_bytes = bytes.iter().take(8);
    Some(token_bytes.map(|byte| format!("{byte:02x}")).collect())
}

impl<G: Game + 'static> DirectRoom<G> {
    /// Makes the room close unanswered questions after `TIMEOUT_MS`.
    pub(super) fn expire_questions(self: &Rc<Self>) {
        let room = Rc::downgrade(self);
        let on_question = Callback::from(move |number: u32| {
            let room = room.clone();
            after(TIMEOUT_MS, move || {
                let Some(room) = room.upgrade() else { return };
                let room_effects = room.with_host(|host| host.expire(number));
                room.apply_effects(room_effects.unwrap_or_default());
            });
        });
        self.with_host(|host| host.on_question = on_question);
    }

    /// Handles an event of a host's connection, or queues it while no table is attached.
    fn on_host_connection_event(room: &Weak<Self>, peer: Peer, event: ConnectionEvent) {
        let Some(room) = room.upgrade() else { return };
        let session = room
            .table
            .borrow()
            .as_ref()
            .map(|table| table.session.clone());
        let room_effects = match (&mut *room.side.borrow_mut(), session) {
            (RoomSide::Host(host), Some(session)) => {
                host.on_connection_event(peer, event, &session)
            }
            (RoomSide::Host(host), None) => {
                if !host.waiting.push(peer, event) {
                    host.connections.remove(&peer);
                }
                Vec::new()
            }
            (RoomSide::Guest(_), _) => Vec::new(),
        };
        room.apply_effects(room_effects);
    }

    /// Creates an invitation to a seat and returns its code.
    ///
    /// # Errors
    /// The phrase key of the reason.
    pub async fn invite(self: Rc<Self>, seat: Seat) -> Result<String, ConnectErrorKey> {
        let (peer, token) = {
            let side = &mut *self.side.borrow_mut();
            let RoomSide::Host(host) = side else {
                return Err("direct-no-line");
            };
            host.peer_count += 1;
            let peer = Peer(host.peer_count);
            (peer, host.token(seat).ok_or(NO_RANDOMNESS)?)
        };
        let room = Rc::downgrade(&self);
        let on_event = Rc::new(move |event| Self::on_host_connection_event(&room, peer, event));
        let offered = PeerConnection::offer(&stun_servers(), on_event).await;
        let (connection, sdp) = offered.map_err(|_| "direct-no-line")?;
        let number = random();
        let note = SignalingMessage {
            purpose: SignalingKind::Invite,
            game: G::NAME.to_owned(),
            number,
            seat,
            token,
            sdp,
        };
        if let RoomSide::Host(host) = &mut *self.side.borrow_mut() {
            host.add_invitation(number, seat, peer, connection);
        }
        note.write().ok_or("direct-no-line")
    }

    /// Accepts the answer to an invitation, given as a code or a link.
    ///
    /// # Errors
    /// The phrase key of the reason, for example that the answer belongs to no open invitation.
    pub async fn take_answer(self: Rc<Self>, text: &str) -> Result<(), ConnectErrorKey> {
        let note = SignalingMessage::read(text).map_err(parse_error_key)?;
        if note.purpose != SignalingKind::Answer {
            return Err("direct-no-answer");
        }
        let accepted = match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => host
                .connection_of_answer(&note)
                .map(|connection| connection.accept(&note.sdp)),
            RoomSide::Guest(_) => None,
        };
        let accepted = accepted.ok_or("direct-not-ours")?;
        accepted.await.map_err(|_| "direct-no-line")
    }
}
