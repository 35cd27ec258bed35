//! A guest's side of a room: one line to the host, and the match as it is told.

use super::host::ConnectErrorKey;
use super::room::{DirectRoom, RoomEffect, RoomEffects, RoomSide};
use super::room_view::{Role, RoomView};
use crate::record_handle::RecordChange;
use crate::session_store::{SessionCommand, encode_session};
use engine::game::{Game, Seat};
use engine::session::{PositionId, Session};
use net::peer_connection::PeerConnection;
use net::phase::ConnectionEvent;
use protocol::{CommitmentRecord, Guest, GuestEffect, ProtocolVersion, seat_fingerprint};
use std::rc::{Rc, Weak};
use store::RemoteRecord;
use ui::timing::after;
use yew::Callback;

#[cfg(test)]
mod tests;

/// Milliseconds in which a host says something: a page that hangs or sleeps says nothing.
const PATIENCE: i32 = 20_000;
/// What is told then.
const SILENT: ConnectErrorKey = "direct-silent";

/// A seat with what gives it back, and the match as it was told there.
pub type SeatedSession<G> = ((Seat, String), Rc<Session<G>>);

/// A guest's side.
pub struct GuestRoom<G: Game + 'static> {
    guest: Guest<G>,
    line: Option<PeerConnection>,
    /// The match as we were told last, as far as we were, and in letters.
    told: Option<(Rc<Session<G>>, String)>,
    token: Option<(Seat, String)>,
    /// How often the host has said something.
    words: u32,
    /// Told what opens our part of the chance, once what all sealed is kept.
    kept: Callback<String>,
    view: RoomView,
}

impl<G: Game + 'static> GuestRoom<G> {
    /// A guest with the token of its seat, with what it keeps of the making of the seed, and with what its tables are
    /// laid with.
    pub fn new(token: String, vow: CommitmentRecord, stock: G::ContentSet) -> Self {
        let guest = Guest::new(ProtocolVersion::current::<G>(), Some(token), vow, stock);
        Self {
            guest,
            line: None,
            told: None,
            token: None,
            words: 0,
            kept: Callback::noop(),
            view: RoomView::new(Role::Guest),
        }
    }

    pub fn view(&self) -> RoomView {
        self.view.clone()
    }

    /// Our seat with what gives it back, and the match, once all are known.
    pub fn seated_session(&self) -> Option<SeatedSession<G>> {
        Some((self.token.clone()?, self.told.as_ref()?.0.clone()))
    }

    /// What is to be kept with the match besides.
    pub fn direct(&self) -> RemoteRecord {
        RemoteRecord {
            tokens: self.token.clone().into_iter().collect(),
            oath: self.guest.seed_commitment().cloned(),
            vow: Some(Box::new(self.guest.commitment_record().clone())),
        }
    }

    /// The line to the host is there, though nobody speaks on it yet.
    pub fn connect(&mut self, line: PeerConnection) {
        self.line = Some(line);
    }

    /// Somebody sits down at the table: it is shown as we were told last.
    pub fn attach_table(&mut self) -> RoomEffects<G> {
        let mut todos: RoomEffects<G> = Vec::new();
        if let Some((_, code)) = &self.told {
            todos.push(RoomEffect::Do(SessionCommand::Replace(code.clone())));
        }
        if let Some(token) = &self.token {
            todos.push(RoomEffect::Keep(RecordChange::Tokens(vec![token.clone()])));
        }
        if let Some(oath) = self.guest.seed_commitment() {
            todos.push(RoomEffect::Keep(RecordChange::SeedCommitment(oath.clone())));
        }
        let vow = self.guest.commitment_record().clone();
        todos.push(match self.guest.reveal() {
            // It came before there was a table that could keep it.
            Some(reveal) => self.save_commitments(vow, reveal),
            None => RoomEffect::Keep(RecordChange::CommitmentRecord(vow)),
        });
        todos.push(RoomEffect::Redraw);
        todos
    }

    /// What all sealed is kept; then our part is opened.
    fn save_commitments(&self, vow: CommitmentRecord, reveal: String) -> RoomEffect<G::Action> {
        let kept = self.kept.reform(move |()| reveal.clone());
        RoomEffect::Keep(RecordChange::Sealed(vow, kept))
    }

    fn say(&self, text: &str) -> bool {
        self.line.as_ref().is_some_and(|line| line.send(text))
    }

    /// What somebody at the table wants goes to the host.
    pub fn request(&mut self, at: PositionId, deed: &SessionCommand<G::Action>) -> RoomEffects<G> {
        let own = self.guest.seat();
        // An order is for what we were told last, and for our own seat.
        let told = self.told.as_ref().map(|(session, _)| session.clone());
        let told = told.filter(|session| session.position_id() == at);
        let order = match deed {
            SessionCommand::Act(seat, action) => Some((*seat, *action)),
            SessionCommand::Give(_, orders) => orders.first().copied(),
            SessionCommand::Undo(_) | SessionCommand::TakeBack(_) => {
                let text = self.guest.request_undo();
                self.view.denied = false;
                self.view.asking = self.say(&text);
                if !self.view.asking {
                    self.view.trouble = Some(self.lost_connection_key());
                }
                return vec![RoomEffect::Redraw];
            }
            _ => None,
        };
        let order = order.filter(|_| !self.view.unsealed);
        let order = order.filter(|(seat, _)| Some(*seat) == own).zip(told);
        let Some(((_, action), told)) = order else {
            return Vec::new();
        };
        let at = own.map_or(0, |own| seat_fingerprint(&told, own));
        let said = self.guest.act(at, action);
        if !said.is_some_and(|text| self.say(&text)) {
            self.view.trouble = Some(self.lost_connection_key());
        }
        vec![RoomEffect::Redraw]
    }

    pub fn answer(&mut self, yes: bool) -> RoomEffects<G> {
        if std::mem::take(&mut self.view.unsealed) {
            let mut todos = Vec::new();
            if yes {
                let text = self.guest.accept_unknown_deal();
                self.say(&text);
            } else {
                let bye = self.guest.bye();
                self.say(&bye);
                todos = self.disconnect("direct-declined");
            }
            todos.push(RoomEffect::Redraw);
            return todos;
        }
        self.view.asked = None;
        let text = self.guest.vote(yes);
        self.say(&text);
        vec![RoomEffect::Redraw]
    }

    /// What is heard on the line.
    fn on_connection_event(&mut self, sound: ConnectionEvent) -> RoomEffects<G> {
        match sound {
            ConnectionEvent::Open => {
                self.view.trouble = None;
                vec![RoomEffect::Redraw]
            }
            ConnectionEvent::NoRoute => {
                self.view.trouble = Some("direct-no-way");
                vec![RoomEffect::Redraw]
            }
            ConnectionEvent::Closed => {
                let mut todos = self.disconnect(
                    self.view
                        .trouble
                        .unwrap_or_else(|| self.lost_connection_key()),
                );
                todos.push(RoomEffect::Redraw);
                todos
            }
            ConnectionEvent::Message(text) => {
                self.words = self.words.wrapping_add(1);
                if self.view.trouble == Some(SILENT) {
                    self.view.trouble = None;
                }
                let session = self.told.as_ref().map(|(session, _)| session.clone());
                let heard = self.guest.receive(&text, session.as_deref());
                let mut todos: RoomEffects<G> = Vec::new();
                for heard in heard {
                    todos.extend(self.apply_effects(heard));
                }
                todos.push(RoomEffect::Redraw);
                todos
            }
        }
    }

    /// What is said when the line is gone: a match that is known in part waits for its host.
    fn lost_connection_key(&self) -> ConnectErrorKey {
        let told = self.told.as_ref();
        if told.is_some_and(|(session, _)| session.is_partial()) {
            "direct-lost-part"
        } else {
            "direct-lost"
        }
    }

    /// There is no line any more, and why. The match goes on here, or by link, until it is back.
    fn disconnect(&mut self, why: ConnectErrorKey) -> RoomEffects<G> {
        self.line = None;
        self.view.seats.clear();
        self.view.asked = None;
        self.view.asking = false;
        self.view.unsealed = false;
        self.view.trouble = Some(why);
        vec![RoomEffect::Do(SessionCommand::Follow(None))]
    }

    fn apply_effects(&mut self, heard: GuestEffect<G>) -> RoomEffects<G> {
        match heard {
            GuestEffect::Send(text) => {
                self.say(&text);
            }
            GuestEffect::Seated(seat, token) => {
                self.view.seats = vec![(seat, true)];
                self.token = Some((seat, token.clone()));
                return vec![RoomEffect::Keep(RecordChange::Tokens(vec![(seat, token)]))];
            }
            GuestEffect::FullMatch(session, code) => {
                return self.replace_session(Rc::from(session), Some(code));
            }
            GuestEffect::PartialMatch(session) => {
                let text = encode_session(&session);
                return self.replace_session(Rc::from(session), text);
            }
            GuestEffect::SeedRevealed(oath) => {
                return vec![RoomEffect::Keep(RecordChange::SeedCommitment(oath))];
            }
            GuestEffect::SaveCommitment(vow) => {
                return vec![RoomEffect::Keep(RecordChange::CommitmentRecord(vow))];
            }
            GuestEffect::SaveThenReveal(vow, reveal) => {
                return vec![self.save_commitments(vow, reveal)];
            }
            GuestEffect::UnknownCommitments => self.view.unsealed = true,
            GuestEffect::Dismissed(reason) => return self.disconnect(reason.phrase()),
            GuestEffect::ProtocolViolation => return self.disconnect("direct-distrust"),
            GuestEffect::VoteRequested(matter) => self.view.asked = Some(matter),
            GuestEffect::VoteClosed(done) => {
                self.view.asked = None;
                if !self.guest.wants_undo() {
                    self.view.close(done);
                }
            }
            GuestEffect::Pause(on) => self.view.paused = on,
            GuestEffect::Stale => self.view.asking = self.guest.wants_undo(),
            // The match as it is comes with the next update.
            GuestEffect::Illegal(_) => {}
        }
        Vec::new()
    }

    /// The match has become this one, in these letters.
    fn replace_session(&mut self, session: Rc<Session<G>>, text: Option<String>) -> RoomEffects<G> {
        let Some(text) = text else { return Vec::new() };
        self.told = Some((session, text.clone()));
        // What was refused is no more.
        self.view.denied = false;
        vec![RoomEffect::Do(SessionCommand::Replace(text))]
    }
}

impl<G: Game + 'static> DirectRoom<G> {
    /// From now on a guest opens its part of the chance as soon as what all sealed is kept.
    pub(super) fn reveal_when_saved(self: &Rc<Self>) {
        let room = Rc::downgrade(self);
        let kept = Callback::from(move |reveal: String| {
            let Some(room) = room.upgrade() else { return };
            if let RoomSide::Guest(guest) = &*room.side.borrow() {
                guest.say(&reveal);
            }
        });
        if let RoomSide::Guest(guest) = &mut *self.side.borrow_mut() {
            guest.kept = kept;
        }
    }

    /// What the line of a guest hears.
    pub fn on_guest_connection_event(room: &Weak<Self>, sound: ConnectionEvent) {
        let Some(room) = room.upgrade() else { return };
        let opened = sound == ConnectionEvent::Open;
        let todos = match &mut *room.side.borrow_mut() {
            RoomSide::Guest(guest) => guest.on_connection_event(sound),
            RoomSide::Host(_) => Vec::new(),
        };
        room.apply_effects(todos);
        if opened {
            room.expect_host_reply();
        }
    }

    /// The host is to say something, now that the line is open or something was asked of it.
    pub fn expect_host_reply(self: &Rc<Self>) {
        let before = match &*self.side.borrow() {
            RoomSide::Guest(guest) => guest.words,
            RoomSide::Host(_) => return,
        };
        let patient = Rc::downgrade(self);
        after(PATIENCE, move || {
            let Some(room) = patient.upgrade() else {
                return;
            };
            let silent = match &mut *room.side.borrow_mut() {
                RoomSide::Guest(guest) if guest.line.is_some() && guest.words == before => {
                    guest.view.trouble = Some(SILENT);
                    true
                }
                RoomSide::Guest(_) | RoomSide::Host(_) => false,
            };
            if silent {
                room.apply_effects(vec![RoomEffect::Redraw]);
            }
        });
    }
}
