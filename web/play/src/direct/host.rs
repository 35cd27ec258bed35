//! The host's side of a room: invitations, lines to guests, and what comes over them.

use super::meet::Waiting;
use super::note::{Note, Purpose, refusal};
use super::room::{Room, Side, Todo, Todos, vow_or_new};
use super::view::{Role, RoomView};
use crate::desk::Deed;
use crate::sitting::Change;
use engine::game::{Game, Seat};
use engine::session::Session;
use net::line::{Line, stun};
use net::phase::Sound;
use net::queue::Queue;
use protocol::{Effect, Host, Peer, Place};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use store::Direct;
use ui::clock::{NO_CHANCE, random, secret};
use ui::later::after;
use yew::Callback;

/// Why an invitation was not made, or an answer not taken: a phrase key.
pub type Trouble = &'static str;

/// Milliseconds after which a question that nobody has answered is closed.
const PATIENCE: i32 = 60_000;

/// The host's side.
pub struct HostRoom<G: Game + 'static> {
    host: Host<G>,
    lines: BTreeMap<Peer, Line>,
    /// The lines that wait for an answer, by the number of their invitation.
    invited: BTreeMap<u32, (Seat, Peer)>,
    peers: u32,
    /// The meetings in which the host waits for somebody to take a seat.
    pub(super) meetings: BTreeMap<Seat, Waiting>,
    /// What came while nobody sat at the table.
    waiting: Queue,
    /// Told the number of every question that is asked, to close it in time.
    polled: Callback<u32>,
    view: RoomView,
}

impl<G: Game + 'static> HostRoom<G> {
    /// A room with places for the seats in `away`; those with a token in what is known keep it.
    /// None where the browser draws no numbers that nobody can foresee.
    pub fn new(own: Seat, away: &[Seat], known: &Direct) -> Option<Self> {
        let place = |seat: &Seat| {
            let found = known.tokens.iter().find(|(other, _)| other == seat);
            match found {
                Some((_, token)) => Some(Place::new(*seat, token.clone()).offered()),
                None => Some(Place::new(*seat, fresh_token()?)),
            }
        };
        let places = away.iter().map(place);
        let mut host = Host::new(own, places.collect::<Option<_>>()?);
        host.bring(vow_or_new(known)?, known.oath.clone());
        let mut room = Self {
            host,
            lines: BTreeMap::new(),
            invited: BTreeMap::new(),
            peers: 0,
            meetings: BTreeMap::new(),
            waiting: Queue::default(),
            polled: Callback::noop(),
            view: RoomView::new(Role::Host),
        };
        room.look();
        Some(room)
    }

    pub fn view(&self) -> RoomView {
        self.view.clone()
    }

    fn look(&mut self) {
        let places = self.host.places().iter();
        self.view.seats = places
            .map(|place| (place.seat, place.peer.is_some()))
            .collect();
        let seats = self.host.places().iter().map(|place| place.seat);
        self.view.doubted = seats.filter(|seat| self.host.is_doubted(*seat)).collect();
        self.view.awaited = self.host.awaited();
        self.view.paused = self.host.is_missing();
        self.view.stuck = self.host.is_stuck();
    }

    /// Somebody sits down at the table: what came meanwhile is heard, and the tokens are kept.
    pub fn sit_down(&mut self, session: &Session<G>) -> Todos<G> {
        let places = self.host.places().iter();
        let tokens = places
            .map(|place| (place.seat, place.token.clone()))
            .collect();
        let mut todos = vec![Todo::Keep(Change::Tokens(tokens)), Todo::Redraw];
        for (peer, sound) in self.waiting.take() {
            todos.extend(self.heard(peer, sound, session));
        }
        self.hold(session);
        todos.push(Todo::Do(Deed::Hold(self.view.held)));
        todos
    }

    /// Only these seats are played elsewhere from now on.
    pub fn seat(&mut self, away: &[Seat], session: &Session<G>) -> Todos<G> {
        // Nobody is waited for at a seat that is played here.
        self.meetings.retain(|seat, _| away.contains(seat));
        let effects = self.host.keep(away, session);
        let mut todos = self.follow(effects);
        todos.extend(self.hold(session));
        todos
    }

    /// Nobody acts before the seed of all is in force.
    fn hold(&mut self, session: &Session<G>) -> Todos<G> {
        let held = self.host.is_held(session);
        if std::mem::replace(&mut self.view.held, held) == held {
            return Vec::new();
        }
        vec![Todo::Do(Deed::Hold(held)), Todo::Redraw]
    }

    /// Takes back only what all agree to.
    pub fn wish(&mut self, deed: &Deed<G::Action>, session: &Session<G>) -> Todos<G> {
        let (Deed::Undo(seat) | Deed::TakeBack(seat)) = deed else {
            return Vec::new();
        };
        if !self.view.is_live() {
            return vec![Todo::Do(Deed::Guard(None)), Todo::Do(deed.clone())];
        }
        let effects = self.host.ask(*seat, session);
        self.view.denied = false;
        self.view.asking |= !effects.is_empty();
        self.follow(effects)
    }

    pub fn changed(&mut self, session: &Session<G>) -> Todos<G> {
        let effects = self.host.changed(session);
        let mut todos = self.follow(effects);
        // A question about what is no more was not refused.
        self.view.denied = false;
        todos.extend(self.hold(session));
        todos
    }

    pub fn answer(&mut self, yes: bool, session: &Session<G>) -> Todos<G> {
        self.view.asked = None;
        let effects = self.host.answer(yes, session);
        self.follow(effects)
    }

    /// Asks once more for another deal.
    pub fn propose(&mut self, session: &Session<G>) -> Todos<G> {
        let effects = self.host.propose(session);
        self.follow(effects)
    }

    /// Closes a question that nobody has answered.
    fn expire(&mut self, number: u32) -> Todos<G> {
        let effects = self.host.expire(number);
        self.follow(effects)
    }

    /// What is heard on a line.
    fn heard(&mut self, peer: Peer, sound: Sound, session: &Session<G>) -> Todos<G> {
        match sound {
            Sound::Open => {
                let effects = self.host.connected(peer);
                self.follow(effects)
            }
            Sound::Word(text) => {
                let effects = self.host.receive(peer, &text, session);
                self.follow(effects)
            }
            Sound::Stuck => {
                self.view.trouble = Some("direct-no-way");
                vec![Todo::Redraw]
            }
            Sound::Closed => {
                let seated = self.host.places().iter();
                if !seated.map(|place| place.peer).any(|own| own == Some(peer)) {
                    self.view.trouble = Some("direct-no-way");
                }
                let effects = self.host.lost(peer);
                self.lines.remove(&peer);
                self.follow(effects)
            }
        }
    }

    /// Does what can be done here; the rest is for the table.
    fn follow(&mut self, effects: Vec<Effect<G::Action>>) -> Todos<G> {
        let mut todos = Vec::new();
        for effect in effects {
            match effect {
                Effect::Send(peer, text) => {
                    if let Some(line) = self.lines.get(&peer) {
                        // A line that takes nothing any more says so by closing.
                        line.say(&text);
                    }
                }
                Effect::Drop(peer) => {
                    self.lines.remove(&peer);
                }
                Effect::Act { at, seat, action } => {
                    todos.push(Todo::Do(Deed::give(at, seat, &[action])));
                }
                Effect::TakeBack(_, seat) => todos.push(Todo::Do(Deed::Granted(seat))),
                Effect::Asked(matter) => self.view.asked = Some(matter),
                Effect::Voted(done) => {
                    self.view.asked = None;
                    self.view.close(done);
                }
                Effect::Polled(number) => self.polled.emit(number),
                Effect::Refused(_) => self.view.refused += 1,
                Effect::Dismissed(reason) => {
                    self.view.trouble = reason.phrase_of_host().or(self.view.trouble);
                }
                Effect::Begin(seed) => todos.push(Todo::Do(Deed::Deal(seed))),
                Effect::Sworn(oath) => todos.push(Todo::Keep(Change::Oath(oath))),
                Effect::Vowed(vow) => todos.push(Todo::Keep(Change::Vow(vow))),
                Effect::Came(_) => self.view.trouble = None,
                Effect::Left(_) => {}
            }
        }
        self.look();
        todos.push(Todo::Redraw);
        todos
    }

    /// What gives a seat to the one who comes.
    pub(super) fn token(&mut self, seat: Seat) -> Option<String> {
        self.host.admit(seat, fresh_token)
    }

    /// A meeting is over. Who is connected already needs none.
    pub(super) fn is_over(&mut self, seat: Seat) -> Todos<G> {
        self.meetings.remove(&seat);
        if !self.view.seats.contains(&(seat, true)) {
            self.view.trouble = Some("direct-no-meeting");
        }
        vec![Todo::Redraw]
    }

    /// The line that an answer belongs to.
    fn answered(&mut self, note: &Note) -> Option<&Line> {
        let (_, peer) = self.invited.remove(&note.number)?;
        self.view.trouble = None;
        self.lines.get(&peer)
    }

    /// A line waits for the answer to an invitation. What waited for an answer of the same seat
    /// does so no more: of several invitations the last one counts.
    fn invited(&mut self, number: u32, seat: Seat, peer: Peer, line: Line) {
        let (old, kept) = std::mem::take(&mut self.invited)
            .into_iter()
            .partition::<BTreeMap<_, _>, _>(|(_, (other, _))| *other == seat);
        self.invited = kept;
        for (_, peer) in old.into_values() {
            self.lines.remove(&peer);
        }
        self.lines.insert(peer, line);
        self.invited.insert(number, (seat, peer));
    }
}

fn fresh_token() -> Option<String> {
    let bytes = secret()?;
    let some = bytes.iter().take(8);
    Some(some.map(|byte| format!("{byte:02x}")).collect())
}

impl<G: Game + 'static> Room<G> {
    /// From now on questions that nobody answers are closed after a while.
    pub(super) fn close_questions(self: &Rc<Self>) {
        let room = Rc::downgrade(self);
        let polled = Callback::from(move |number: u32| {
            let room = room.clone();
            after(PATIENCE, move || {
                let Some(room) = room.upgrade() else { return };
                let todos = room.with_host(|host| host.expire(number));
                room.carry_out(todos.unwrap_or_default());
            });
        });
        self.with_host(|host| host.polled = polled);
    }

    /// What a line of the host hears, whether somebody sits at the table or not.
    fn hears(room: &Weak<Self>, peer: Peer, sound: Sound) {
        let Some(room) = room.upgrade() else { return };
        let session = room
            .table
            .borrow()
            .as_ref()
            .map(|table| table.session.clone());
        let todos = match (&mut *room.side.borrow_mut(), session) {
            (Side::Host(host), Some(session)) => host.heard(peer, sound, &session),
            (Side::Host(host), None) => {
                if !host.waiting.push(peer, sound) {
                    host.lines.remove(&peer);
                }
                Vec::new()
            }
            (Side::Guest(_), _) => Vec::new(),
        };
        room.carry_out(todos);
    }

    /// Makes an invitation to a seat.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn invite(self: Rc<Self>, seat: Seat) -> Result<String, Trouble> {
        let (peer, token) = {
            let side = &mut *self.side.borrow_mut();
            let Side::Host(host) = side else {
                return Err("direct-no-line");
            };
            host.peers += 1;
            (Peer(host.peers), host.token(seat).ok_or(NO_CHANCE)?)
        };
        let room = Rc::downgrade(&self);
        let ear = Rc::new(move |sound| Self::hears(&room, peer, sound));
        let offered = Line::offer(&stun(), ear).await;
        let (line, sketch) = offered.map_err(|_| "direct-no-line")?;
        let number = random();
        let note = Note {
            purpose: Purpose::Invite,
            game: G::NAME.to_owned(),
            number,
            seat,
            token,
            sketch,
        };
        if let Side::Host(host) = &mut *self.side.borrow_mut() {
            host.invited(number, seat, peer, line);
        }
        note.write().ok_or("direct-no-line")
    }

    /// Takes the answer to an invitation.
    ///
    /// # Errors
    /// Why it is none of ours.
    pub async fn take_answer(self: Rc<Self>, text: &str) -> Result<(), Trouble> {
        let note = Note::read(text).map_err(refusal)?;
        if note.purpose != Purpose::Answer {
            return Err("direct-no-answer");
        }
        let taken = match &mut *self.side.borrow_mut() {
            Side::Host(host) => host.answered(&note).map(|line| line.accept(&note.sketch)),
            Side::Guest(_) => None,
        };
        let taken = taken.ok_or("direct-not-ours")?;
        taken.await.map_err(|_| "direct-no-line")
    }
}
