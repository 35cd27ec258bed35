//! A guest's side of a room: one line to the host, and the match as it is told.

use super::host::Trouble;
use super::room::{Room, Side, Todo, Todos};
use super::view::{Role, RoomView};
use crate::desk::{Deed, written};
use crate::sitting::Change;
use engine::game::{Game, Seat};
use engine::session::{Position, Session};
use net::line::Line;
use net::phase::Sound;
use protocol::{Edition, Guest, Heard, Vow, print};
use std::rc::{Rc, Weak};
use store::Direct;
use ui::later::after;
use yew::Callback;

#[cfg(test)]
mod tests;

/// Milliseconds in which a host says something: a page that hangs or sleeps says nothing.
const PATIENCE: i32 = 20_000;
/// What is told then.
const SILENT: Trouble = "direct-silent";

/// A seat with what gives it back, and the match as it was told there.
pub type TakenSeat<G> = ((Seat, String), Rc<Session<G>>);

/// A guest's side.
pub struct GuestRoom<G: Game + 'static> {
    guest: Guest<G>,
    line: Option<Line>,
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
    pub fn new(token: String, vow: Vow, stock: G::Stock) -> Self {
        let guest = Guest::new(Edition::of::<G>(), Some(token), vow, stock);
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
    pub fn match_told(&self) -> Option<TakenSeat<G>> {
        Some((self.token.clone()?, self.told.as_ref()?.0.clone()))
    }

    /// What is to be kept with the match besides.
    pub fn direct(&self) -> Direct {
        Direct {
            tokens: self.token.clone().into_iter().collect(),
            oath: self.guest.oath().cloned(),
            vow: Some(Box::new(self.guest.vow().clone())),
        }
    }

    /// The line to the host is there, though nobody speaks on it yet.
    pub fn connect(&mut self, line: Line) {
        self.line = Some(line);
    }

    /// Somebody sits down at the table: it is shown as we were told last.
    pub fn sit_down(&mut self) -> Todos<G> {
        let mut todos: Todos<G> = Vec::new();
        if let Some((_, code)) = &self.told {
            todos.push(Todo::Do(Deed::Become(code.clone())));
        }
        if let Some(token) = &self.token {
            todos.push(Todo::Keep(Change::Tokens(vec![token.clone()])));
        }
        if let Some(oath) = self.guest.oath() {
            todos.push(Todo::Keep(Change::Oath(oath.clone())));
        }
        let vow = self.guest.vow().clone();
        todos.push(match self.guest.reveal() {
            // It came before there was a table that could keep it.
            Some(reveal) => self.keep_sealed(vow, reveal),
            None => Todo::Keep(Change::Vow(vow)),
        });
        todos.push(Todo::Redraw);
        todos
    }

    /// What all sealed is kept; then our part is opened.
    fn keep_sealed(&self, vow: Vow, reveal: String) -> Todo<G::Action> {
        let kept = self.kept.reform(move |()| reveal.clone());
        Todo::Keep(Change::Sealed(vow, kept))
    }

    fn say(&self, text: &str) -> bool {
        self.line.as_ref().is_some_and(|line| line.say(text))
    }

    /// What somebody at the table wants goes to the host.
    pub fn wish(&mut self, at: Position, deed: &Deed<G::Action>) -> Todos<G> {
        let own = self.guest.seat();
        // An order is for what we were told last, and for our own seat.
        let told = self.told.as_ref().map(|(session, _)| session.clone());
        let told = told.filter(|session| session.position() == at);
        let order = match deed {
            Deed::Act(seat, action) => Some((*seat, *action)),
            Deed::Give(_, orders) => orders.first().copied(),
            Deed::Undo(_) | Deed::TakeBack(_) => {
                let text = self.guest.ask();
                self.view.denied = false;
                self.view.asking = self.say(&text);
                if !self.view.asking {
                    self.view.trouble = Some(self.lost());
                }
                return vec![Todo::Redraw];
            }
            _ => None,
        };
        let order = order.filter(|_| !self.view.unsealed);
        let order = order.filter(|(seat, _)| Some(*seat) == own).zip(told);
        let Some(((_, action), told)) = order else {
            return Vec::new();
        };
        let at = own.map_or(0, |own| print(&told, own));
        let said = self.guest.act(at, action);
        if !said.is_some_and(|text| self.say(&text)) {
            self.view.trouble = Some(self.lost());
        }
        vec![Todo::Redraw]
    }

    pub fn answer(&mut self, yes: bool) -> Todos<G> {
        if std::mem::take(&mut self.view.unsealed) {
            let mut todos = Vec::new();
            if yes {
                let text = self.guest.accept();
                self.say(&text);
            } else {
                let bye = self.guest.bye();
                self.say(&bye);
                todos = self.hang_up("direct-declined");
            }
            todos.push(Todo::Redraw);
            return todos;
        }
        self.view.asked = None;
        let text = self.guest.vote(yes);
        self.say(&text);
        vec![Todo::Redraw]
    }

    /// What is heard on the line.
    fn heard(&mut self, sound: Sound) -> Todos<G> {
        match sound {
            Sound::Open => {
                self.view.trouble = None;
                vec![Todo::Redraw]
            }
            Sound::Stuck => {
                self.view.trouble = Some("direct-no-way");
                vec![Todo::Redraw]
            }
            Sound::Closed => {
                let mut todos = self.hang_up(self.view.trouble.unwrap_or_else(|| self.lost()));
                todos.push(Todo::Redraw);
                todos
            }
            Sound::Word(text) => {
                self.words = self.words.wrapping_add(1);
                if self.view.trouble == Some(SILENT) {
                    self.view.trouble = None;
                }
                let session = self.told.as_ref().map(|(session, _)| session.clone());
                let heard = self.guest.receive(&text, session.as_deref());
                let mut todos: Todos<G> = Vec::new();
                for heard in heard {
                    todos.extend(self.follow(heard));
                }
                todos.push(Todo::Redraw);
                todos
            }
        }
    }

    /// What is said when the line is gone: a match that is known in part waits for its host.
    fn lost(&self) -> Trouble {
        let told = self.told.as_ref();
        if told.is_some_and(|(session, _)| session.is_hearsay()) {
            "direct-lost-part"
        } else {
            "direct-lost"
        }
    }

    /// There is no line any more, and why. The match goes on here, or by link, until it is back.
    fn hang_up(&mut self, why: Trouble) -> Todos<G> {
        self.line = None;
        self.view.seats.clear();
        self.view.asked = None;
        self.view.asking = false;
        self.view.unsealed = false;
        self.view.trouble = Some(why);
        vec![Todo::Do(Deed::Follow(None))]
    }

    fn follow(&mut self, heard: Heard<G>) -> Todos<G> {
        match heard {
            Heard::Send(text) => {
                self.say(&text);
            }
            Heard::Seated(seat, token) => {
                self.view.seats = vec![(seat, true)];
                self.token = Some((seat, token.clone()));
                return vec![Todo::Keep(Change::Tokens(vec![(seat, token)]))];
            }
            Heard::Whole(session, code) => return self.became(Rc::from(session), Some(code)),
            Heard::Part(session) => {
                let text = written(&session);
                return self.became(Rc::from(session), text);
            }
            Heard::Sworn(oath) => return vec![Todo::Keep(Change::Oath(oath))],
            Heard::Vowed(vow) => return vec![Todo::Keep(Change::Vow(vow))],
            Heard::Sealed(vow, reveal) => return vec![self.keep_sealed(vow, reveal)],
            Heard::Unsealed => self.view.unsealed = true,
            Heard::Dismissed(reason) => return self.hang_up(reason.phrase()),
            Heard::Distrusted => return self.hang_up("direct-distrust"),
            Heard::Asked(matter) => self.view.asked = Some(matter),
            Heard::Voted(done) => {
                self.view.asked = None;
                if !self.guest.wants() {
                    self.view.close(done);
                }
            }
            Heard::Pause(on) => self.view.paused = on,
            Heard::Stale => self.view.asking = self.guest.wants(),
            // The match as it is comes with the next update.
            Heard::Illegal(_) => {}
        }
        Vec::new()
    }

    /// The match has become this one, in these letters.
    fn became(&mut self, session: Rc<Session<G>>, text: Option<String>) -> Todos<G> {
        let Some(text) = text else { return Vec::new() };
        self.told = Some((session, text.clone()));
        // What was refused is no more.
        self.view.denied = false;
        vec![Todo::Do(Deed::Become(text))]
    }
}

impl<G: Game + 'static> Room<G> {
    /// From now on a guest opens its part of the chance as soon as what all sealed is kept.
    pub(super) fn open_when_kept(self: &Rc<Self>) {
        let room = Rc::downgrade(self);
        let kept = Callback::from(move |reveal: String| {
            let Some(room) = room.upgrade() else { return };
            if let Side::Guest(guest) = &*room.side.borrow() {
                guest.say(&reveal);
            }
        });
        if let Side::Guest(guest) = &mut *self.side.borrow_mut() {
            guest.kept = kept;
        }
    }

    /// What the line of a guest hears.
    pub fn guest_hears(room: &Weak<Self>, sound: Sound) {
        let Some(room) = room.upgrade() else { return };
        let opened = sound == Sound::Open;
        let todos = match &mut *room.side.borrow_mut() {
            Side::Guest(guest) => guest.heard(sound),
            Side::Host(_) => Vec::new(),
        };
        room.carry_out(todos);
        if opened {
            room.expect();
        }
    }

    /// The host is to say something, now that the line is open or something was asked of it.
    pub fn expect(self: &Rc<Self>) {
        let before = match &*self.side.borrow() {
            Side::Guest(guest) => guest.words,
            Side::Host(_) => return,
        };
        let patient = Rc::downgrade(self);
        after(PATIENCE, move || {
            let Some(room) = patient.upgrade() else {
                return;
            };
            let silent = match &mut *room.side.borrow_mut() {
                Side::Guest(guest) if guest.line.is_some() && guest.words == before => {
                    guest.view.trouble = Some(SILENT);
                    true
                }
                Side::Guest(_) | Side::Host(_) => false,
            };
            if silent {
                room.carry_out(vec![Todo::Redraw]);
            }
        });
    }
}
