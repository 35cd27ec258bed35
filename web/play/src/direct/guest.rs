//! The guest's side of a room: one connection to the host, and the match as the host sends it.

use super::guest_connection::GuestConnection;
use super::host::ConnectErrorKey;
use super::room::{RoomEffect, RoomEffects};
use super::room_view::{Role, RoomView};
use super::server_link::{self, ServerLink};
use crate::record_handle::RecordChange;
use crate::session_store::{SessionCommand, encode_session};
use engine::game::{Game, Seat};
use engine::session::{PositionId, Session};
use net::phase::ConnectionEvent;
use net::server_connection::CloseReason;
use protocol::{
    CommitmentRecord, Guest, GuestEffect, MatchSignatures, ProtocolVersion, seat_fingerprint,
};
use std::rc::Rc;
use store::RemoteRecord;
use ui::clock::monotonic_now;
use yew::Callback;

#[cfg(test)]
mod tests;

/// Phrase key of the error when the host does not answer.
pub(super) const SILENT_ERROR: ConnectErrorKey = "direct-silent";

/// A seat with its token, or none for a spectator, and the match as the host sent it.
pub type SeatedSession<G> = (Option<(Seat, String)>, Rc<Session<G>>);

/// The guest's side of a room.
pub struct GuestRoom<G: Game + 'static> {
    pub(super) guest: Guest<G>,
    connection: Option<GuestConnection>,
    /// The token, which a spectator does not have, and the content set that the guest was created
    /// with.
    origin: (Option<String>, G::ContentSet),
    /// The link to the online table, if the host is a table server.
    pub(super) server: Option<ServerLink>,
    /// The match as received last, and its share code.
    received: Option<(Rc<Session<G>>, String)>,
    token: Option<(Seat, String)>,
    /// Number of messages received from the host.
    pub(super) message_count: u32,
    /// Receives the message that reveals our part of the seed, once the sealed parts of all players
    /// are stored.
    pub(super) on_saved: Callback<String>,
    pub(super) view: RoomView,
}

impl<G: Game + 'static> GuestRoom<G> {
    /// Creates a guest from the token of its seat, its stored commitments, and the content set that
    /// games are built from.
    pub fn new(
        token: String,
        commitment_record: CommitmentRecord,
        content_set: G::ContentSet,
    ) -> Self {
        let edition = ProtocolVersion::current::<G>();
        let (token, content) = (Some(token), content_set.clone());
        let guest = Guest::new(edition, token.clone(), commitment_record, content);
        Self::of(guest, (token, content_set))
    }

    /// Creates a guest that watches, from the content set that games are built from.
    pub fn spectator(content_set: G::ContentSet) -> Self {
        let edition = ProtocolVersion::current::<G>();
        let guest = Guest::spectator(edition, content_set.clone());
        Self::of(guest, (None, content_set))
    }

    fn of(guest: Guest<G>, origin: (Option<String>, G::ContentSet)) -> Self {
        Self {
            guest,
            connection: None,
            origin,
            server: None,
            received: None,
            token: None,
            message_count: 0,
            on_saved: Callback::noop(),
            view: RoomView::new(Role::Guest),
        }
    }

    pub fn view(&self) -> RoomView {
        self.view.clone()
    }

    /// Returns our seat with its token, which a spectator does not have, and the match, once they
    /// are known.
    pub fn seated_session(&self) -> Option<SeatedSession<G>> {
        let is_known = self.token.is_some() || self.is_spectator();
        let (session, _) = self.received.as_ref().filter(|_| is_known)?;
        Some((self.token.clone(), session.clone()))
    }

    /// Returns whether this guest only watches.
    pub(super) const fn is_spectator(&self) -> bool {
        self.origin.0.is_none()
    }

    /// Returns the data to store with the match.
    pub fn direct(&self) -> RemoteRecord {
        RemoteRecord {
            tokens: self.token.clone().into_iter().collect(),
            commitment: self.guest.seed_commitment().cloned(),
            commitment_record: (!self.is_spectator())
                .then(|| Box::new(self.guest.commitment_record().clone())),
            signatures: self.received_signatures(),
            online: self.server.as_ref().map(|link| link.table.clone()),
            occupants: self.occupants(),
            invitation: self
                .server
                .as_ref()
                .and_then(|link| link.invitation.clone()),
        }
    }

    /// Returns the keys and signatures of a match that is over, if they were received.
    fn received_signatures(&self) -> Option<Box<MatchSignatures>> {
        let signatures = self.guest.signatures();
        (!signatures.is_empty()).then(|| Box::new(signatures.clone()))
    }

    /// Sets the connection to the host; no message has arrived on it yet.
    pub fn connect(&mut self, connection: GuestConnection) {
        self.connection = Some(connection);
    }

    /// Returns whether there is a connection, open or being opened.
    pub(super) const fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// Returns why the connection is closed.
    pub(super) fn close_reason(&self) -> CloseReason {
        let connection = self.connection.as_ref();
        connection.map_or_else(CloseReason::default, GuestConnection::close_reason)
    }

    /// Returns the match as received last.
    pub(super) fn received_session(&self) -> Option<&Session<G>> {
        self.received.as_ref().map(|(session, _)| &**session)
    }

    /// Prepares the guest for a new connection: it introduces itself again, with the record of the
    /// seed as it is now.
    pub(super) fn restart(&mut self) {
        let (token, content_set) = self.origin.clone();
        let edition = ProtocolVersion::current::<G>();
        self.guest = match token {
            Some(token) => {
                let record = self.guest.commitment_record().clone();
                Guest::new(edition, Some(token), record, content_set)
            }
            None => Guest::spectator(edition, content_set),
        };
    }

    /// Attaches a table: it shows the match as received last.
    pub fn attach_table(&mut self) -> RoomEffects<G> {
        let mut room_effects: RoomEffects<G> = Vec::new();
        if let Some((_, code)) = &self.received {
            room_effects.push(RoomEffect::Do(SessionCommand::Replace(code.clone())));
        }
        if let Some(token) = &self.token {
            room_effects.push(RoomEffect::Keep(RecordChange::Tokens(vec![token.clone()])));
        }
        let occupants = self.occupants();
        if !occupants.is_empty() {
            room_effects.push(RoomEffect::Keep(RecordChange::Occupants(occupants)));
        }
        if let Some(commitment) = self.guest.seed_commitment() {
            room_effects.push(RoomEffect::Keep(RecordChange::SeedCommitment(
                commitment.clone(),
            )));
        }
        if let Some(signatures) = self.received_signatures() {
            room_effects.push(RoomEffect::Keep(RecordChange::Signatures(signatures)));
        }
        if !self.is_spectator() {
            let commitment_record = self.guest.commitment_record().clone();
            room_effects.push(match self.guest.reveal() {
                // The commitments arrived before there was a table that could store them.
                Some(reveal) => self.save_commitments(commitment_record, reveal),
                None => RoomEffect::Keep(RecordChange::CommitmentRecord(commitment_record)),
            });
        }
        if self.server.is_some() {
            let is_held = !self.view.is_live();
            room_effects.push(RoomEffect::Do(SessionCommand::Hold(is_held)));
        }
        room_effects.push(RoomEffect::Redraw);
        room_effects
    }

    /// Stores the sealed parts of all players; our part is revealed after that.
    fn save_commitments(
        &self,
        commitment_record: CommitmentRecord,
        reveal: String,
    ) -> RoomEffect<G::Action> {
        let on_saved = self.on_saved.reform(move |()| reveal.clone());
        RoomEffect::Keep(RecordChange::Sealed(commitment_record, on_saved))
    }

    pub(super) fn send(&self, text: &str) -> bool {
        self.connection
            .as_ref()
            .is_some_and(|connection| connection.send(text))
    }

    /// Sends a command from the table to the host.
    pub fn request(
        &mut self,
        at: PositionId,
        command: &SessionCommand<G::Action>,
    ) -> RoomEffects<G> {
        let own_seat = self.guest.seat();
        if self.is_spectator() {
            return Vec::new();
        }
        // Actions are sent only for the match as received last, and only for our own seat.
        let received = self.received.as_ref().map(|(session, _)| session.clone());
        let received = received.filter(|session| session.position_id() == at);
        let order = match command {
            SessionCommand::Act(seat, action) => Some((*seat, *action)),
            SessionCommand::Give(_, orders) => orders.first().copied(),
            SessionCommand::Undo(_) | SessionCommand::UndoTurn(_) if self.view.is_rated() => {
                self.view.was_denied = true;
                return vec![RoomEffect::Redraw];
            }
            SessionCommand::Undo(_) | SessionCommand::UndoTurn(_) => {
                let text = self.guest.request_undo();
                self.view.was_denied = false;
                self.view.is_asking = self.send(&text);
                if !self.view.is_asking {
                    self.view.error_key = Some(self.lost_connection_key());
                }
                return vec![RoomEffect::Redraw];
            }
            _ => None,
        };
        let order = order.filter(|_| !self.view.needs_confirmation);
        let order = order
            .filter(|(seat, _)| Some(*seat) == own_seat)
            .zip(received);
        let Some(((_, action), received)) = order else {
            return Vec::new();
        };
        let at = own_seat.map_or(0, |own_seat| seat_fingerprint(&received, own_seat));
        let message = self.guest.act(at, action);
        if !message.is_some_and(|text| self.send(&text)) {
            self.view.error_key = Some(self.lost_connection_key());
        }
        vec![RoomEffect::Redraw]
    }

    /// Asks the server to let a bot play a seat for the rest of the match.
    pub(super) fn vacate(&self, seat: Seat) {
        let text = self.guest.vacate(seat);
        self.send(&text);
    }

    pub fn answer(&mut self, agrees: bool) -> RoomEffects<G> {
        if std::mem::take(&mut self.view.needs_confirmation) {
            let mut room_effects = Vec::new();
            if agrees {
                let text = self.guest.accept_unknown_deal();
                self.send(&text);
            } else {
                let farewell = self.guest.bye();
                self.send(&farewell);
                room_effects = self.disconnect(match self.server {
                    Some(_) => "online-declined",
                    None => "direct-declined",
                });
            }
            room_effects.push(RoomEffect::Redraw);
            return room_effects;
        }
        self.view.asked = None;
        let text = self.guest.vote(agrees);
        self.send(&text);
        vec![RoomEffect::Redraw]
    }

    /// Handles an event of the connection.
    pub(super) fn on_connection_event(&mut self, event: ConnectionEvent) -> RoomEffects<G> {
        match event {
            // A table server may still refuse the seat.
            ConnectionEvent::Open if self.server.is_some() => Vec::new(),
            ConnectionEvent::Closed if self.server.is_some() => self.lose_server(),
            ConnectionEvent::Open => {
                self.view.error_key = None;
                vec![RoomEffect::Redraw]
            }
            ConnectionEvent::NoRoute => {
                self.view.error_key = Some("direct-no-way");
                vec![RoomEffect::Redraw]
            }
            ConnectionEvent::Closed => {
                let mut room_effects = self.disconnect(
                    self.view
                        .error_key
                        .unwrap_or_else(|| self.lost_connection_key()),
                );
                room_effects.push(RoomEffect::Redraw);
                room_effects
            }
            ConnectionEvent::Message(text) => {
                self.message_count = self.message_count.wrapping_add(1);
                if self.view.error_key == Some(SILENT_ERROR) {
                    self.view.error_key = None;
                }
                let session = self.received.as_ref().map(|(session, _)| session.clone());
                let effects = self.guest.receive(&text, session.as_deref());
                let mut room_effects: RoomEffects<G> = Vec::new();
                for effect in effects {
                    room_effects.extend(self.apply_effects(effect));
                }
                room_effects.push(RoomEffect::Redraw);
                room_effects
            }
        }
    }

    /// Returns the message for a lost connection: a match that is known only in part has to wait
    /// for its host.
    fn lost_connection_key(&self) -> ConnectErrorKey {
        let received = self.received.as_ref();
        if self.server.is_some() {
            self.lost_server_key()
        } else if received.is_some_and(|(session, _)| session.is_partial()) {
            "direct-lost-part"
        } else {
            "direct-lost"
        }
    }

    /// Drops the connection for this reason. Until it is back, the match goes on here, or by link.
    fn disconnect(&mut self, why: ConnectErrorKey) -> RoomEffects<G> {
        self.clear_connection();
        self.view.error_key = Some(why);
        vec![RoomEffect::Do(match &mut self.server {
            // A match on a server is never continued here alone.
            Some(link) => {
                link.close();
                SessionCommand::Hold(true)
            }
            None => SessionCommand::Follow(None),
        })]
    }

    /// Drops the connection, and everything that depends on it.
    pub(super) fn clear_connection(&mut self) {
        self.connection = None;
        self.view.seats.clear();
        self.view.is_watching = false;
        self.view.asked = None;
        self.view.is_asking = false;
        self.view.needs_confirmation = false;
        self.view.held_until = None;
    }

    fn apply_effects(&mut self, effect: GuestEffect<G>) -> RoomEffects<G> {
        match effect {
            GuestEffect::Send(text) => {
                self.send(&text);
            }
            GuestEffect::Seated(seat, token) => {
                self.view.seats = vec![(seat, true)];
                self.token = Some((seat, token.clone()));
                let keep = RoomEffect::Keep(RecordChange::Tokens(vec![(seat, token)]));
                let Some(link) = &mut self.server else {
                    return vec![keep];
                };
                link.on_welcomed();
                self.view.error_key = None;
                let document = ui::browser::window().and_then(|window| window.document());
                if document.is_some_and(|document| document.hidden()) {
                    self.tell_hidden(true);
                }
                return vec![keep, RoomEffect::Do(SessionCommand::Hold(false))];
            }
            GuestEffect::Watching => {
                self.view.is_watching = true;
                self.view.error_key = None;
                if let Some(link) = &mut self.server {
                    link.on_welcomed();
                }
                return vec![RoomEffect::Do(SessionCommand::Hold(false))];
            }
            GuestEffect::FullMatch(session, code) => {
                return self.replace_session(Rc::from(session), Some(code));
            }
            GuestEffect::PartialMatch(session) => {
                let text = encode_session(&session);
                return self.replace_session(Rc::from(session), text);
            }
            GuestEffect::SeedRevealed(commitment) => {
                return vec![RoomEffect::Keep(RecordChange::SeedCommitment(commitment))];
            }
            GuestEffect::Signatures(signatures) => {
                return vec![RoomEffect::Keep(RecordChange::Signatures(signatures))];
            }
            GuestEffect::SaveCommitment(commitment_record) => {
                return vec![RoomEffect::Keep(RecordChange::CommitmentRecord(
                    commitment_record,
                ))];
            }
            GuestEffect::SaveThenReveal(commitment_record, reveal) => {
                return vec![self.save_commitments(commitment_record, reveal)];
            }
            GuestEffect::UnknownCommitments => self.view.needs_confirmation = true,
            GuestEffect::Dismissed(reason) => {
                return self.disconnect(match self.server {
                    Some(_) => server_link::dismissal_key(reason),
                    None => reason.phrase(),
                });
            }
            GuestEffect::ProtocolViolation => return self.disconnect("direct-distrust"),
            GuestEffect::VoteRequested(matter) => self.view.asked = Some(matter),
            GuestEffect::VoteClosed(done) => {
                self.view.asked = None;
                if !self.guest.wants_undo() {
                    self.view.close(done);
                }
            }
            // A match on a server goes on without those who are away.
            GuestEffect::Pause(on) => self.view.is_paused = on && self.server.is_none(),
            GuestEffect::Notice(notice) => return self.on_notice(notice, monotonic_now() as u64),
            GuestEffect::Talk(update) => return self.on_talk(update),
            GuestEffect::Answers(answers) => self.on_answers(answers),
            GuestEffect::Held(left) => self.on_held(left),
            GuestEffect::Stale => self.view.is_asking = self.guest.wants_undo(),
            // The current match comes with the next update.
            GuestEffect::Illegal(_) | GuestEffect::Unsigned => {}
        }
        Vec::new()
    }

    /// Replaces the match by a received one; `text` is its share code.
    fn replace_session(&mut self, session: Rc<Session<G>>, text: Option<String>) -> RoomEffects<G> {
        let Some(text) = text else { return Vec::new() };
        self.received = Some((session, text.clone()));
        // A refusal belongs to the previous position, and so does an answer.
        self.view.was_denied = false;
        self.view.held_until = None;
        vec![RoomEffect::Do(SessionCommand::Replace(text))]
    }
}
