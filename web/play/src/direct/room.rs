//! A room: one side of a match that is played over lines, and the table in this page that it belongs
//! to.

use super::answer::Letterbox;
use super::guest::GuestRoom;
use super::host::{HostRoom, Trouble};
use super::registry;
use super::view::{Role, RoomView};
use crate::desk::{Deed, Desk, Outlet};
use crate::sitting::Change;
use crate::tabs::Tab;
use engine::game::{Game, Seat};
use engine::session::{Position, Session};
use protocol::{Part, Vow};
use std::cell::RefCell;
use std::rc::Rc;
use store::{Direct, SaveRecord, Sitter};
use ui::clock::{NO_CHANCE, secret};
use ui::device::mark_online;
use yew::prelude::*;

/// What is to be done at the table, once nothing of the room is in hand any more.
pub enum Todo<A> {
    /// A deed.
    Do(Deed<A>),
    /// Something is kept with the match.
    Keep(Change),
    /// What is shown has changed.
    Redraw,
}

pub type Todos<G> = Vec<Todo<<G as engine::game::Game>::Action>>;

/// The table in this page.
pub struct Table<G: Game + 'static> {
    pub session: Rc<Session<G>>,
    pub deeds: UseReducerDispatcher<Desk<G>>,
    pub keep: Callback<Change>,
    pub redraw: Callback<()>,
}

/// One of the two sides.
pub enum Side<G: Game + 'static> {
    Host(HostRoom<G>),
    Guest(GuestRoom<G>),
}

/// A room.
pub struct Room<G: Game + 'static> {
    pub(super) side: RefCell<Side<G>>,
    pub(super) table: RefCell<Option<Table<G>>>,
    /// Told when what is shown has changed while there is no table.
    pub(super) watch: RefCell<Callback<()>>,
    /// Where answers come that are opened in other tabs.
    letterbox: RefCell<Option<Letterbox>>,
}

impl<G: Game + 'static> Room<G> {
    /// A room without a table.
    pub fn new(side: Side<G>) -> Rc<Self> {
        Rc::new(Self {
            side: RefCell::new(side),
            table: RefCell::new(None),
            watch: RefCell::new(Callback::noop()),
            letterbox: RefCell::new(None),
        })
    }

    /// How it stands.
    pub fn view(&self) -> RoomView {
        match &*self.side.borrow() {
            Side::Host(host) => host.view(),
            Side::Guest(guest) => guest.view(),
        }
    }

    /// Does what is to be done. Deeds may come back into the room, so nothing of it is in hand.
    pub(super) fn carry_out(&self, todos: Todos<G>) {
        for todo in todos {
            let hands = self.table.borrow().as_ref().map(|table| {
                let (deeds, keep) = (table.deeds.clone(), table.keep.clone());
                (deeds, keep, table.redraw.clone())
            });
            match (todo, hands) {
                (Todo::Do(deed), Some((deeds, _, _))) => deeds.dispatch(deed),
                (Todo::Keep(change), Some((_, keep, _))) => keep.emit(change),
                (Todo::Redraw, Some((_, _, redraw))) => redraw.emit(()),
                (Todo::Do(_) | Todo::Keep(_) | Todo::Redraw, None) => {
                    let watch = self.watch.borrow().clone();
                    watch.emit(());
                }
            }
        }
    }

    /// The table is there: from now on it is played through this room.
    fn sit_down(self: &Rc<Self>, table: Table<G>) {
        let session = table.session.clone();
        let deeds = table.deeds.clone();
        *self.table.borrow_mut() = Some(table);
        let outlet = {
            let room = Rc::downgrade(self);
            Outlet(Rc::new(move |at, deed| {
                if let Some(room) = room.upgrade() {
                    room.wish(at, deed);
                }
            }))
        };
        let role = self.view().role;
        deeds.dispatch(match role {
            Role::Host => Deed::Guard(Some(outlet)),
            Role::Guest => Deed::Follow(Some(outlet)),
        });
        let todos = match &mut *self.side.borrow_mut() {
            Side::Host(host) => host.sit_down(&session),
            Side::Guest(guest) => guest.sit_down(),
        };
        self.carry_out(todos);
    }

    /// The table is left. Another one may have sat down before this one was told that it goes.
    fn stand_up(&self, deeds: &UseReducerDispatcher<Desk<G>>) {
        let mut table = self.table.borrow_mut();
        let own = table.take_if(|table| table.deeds == *deeds);
        drop(table);
        drop(own);
    }

    /// The match at the table.
    pub(super) fn session(&self) -> Option<Rc<Session<G>>> {
        let table = self.table.borrow();
        table.as_ref().map(|table| table.session.clone())
    }

    /// Only these seats are played elsewhere from now on.
    fn seat(&self, away: &[Seat]) {
        let session = self.session();
        let todos = match (&mut *self.side.borrow_mut(), session) {
            (Side::Host(host), Some(session)) => host.seat(away, &session),
            (Side::Host(_) | Side::Guest(_), _) => Vec::new(),
        };
        self.carry_out(todos);
    }

    /// Somebody at the table wants something that is not decided here alone.
    fn wish(self: &Rc<Self>, at: Position, deed: Deed<G::Action>) {
        let Some(session) = self.session() else {
            return;
        };
        let todos = match &mut *self.side.borrow_mut() {
            Side::Host(host) => host.wish(&deed, &session),
            Side::Guest(guest) => guest.wish(at, &deed),
        };
        let sent = !todos.is_empty() && matches!(deed, Deed::Act(..) | Deed::Give(..));
        self.carry_out(todos);
        if sent {
            self.expect();
        }
    }

    /// The match has changed.
    fn changed(&self, session: &Rc<Session<G>>) {
        if let Some(table) = &mut *self.table.borrow_mut() {
            table.session = session.clone();
        }
        let todos = match &mut *self.side.borrow_mut() {
            Side::Host(host) => host.changed(session),
            Side::Guest(_) => Vec::new(),
        };
        self.carry_out(todos);
    }

    /// Asks once more for another deal.
    fn propose(&self) {
        let session = self.session();
        let todos = match (&mut *self.side.borrow_mut(), session) {
            (Side::Host(host), Some(session)) => host.propose(&session),
            (Side::Host(_) | Side::Guest(_), _) => Vec::new(),
        };
        self.carry_out(todos);
    }

    /// Our answer to somebody who asks to take back.
    fn answer(&self, yes: bool) {
        let session = self.session();
        let todos = match (&mut *self.side.borrow_mut(), session) {
            (Side::Host(host), Some(session)) => host.answer(yes, &session),
            (Side::Host(_), None) => Vec::new(),
            (Side::Guest(guest), _) => guest.answer(yes),
        };
        self.carry_out(todos);
    }
}

/// A room in the hands of a table.
#[derive(Clone)]
pub struct RoomHandle<G: Game + 'static> {
    /// How it stands; nothing where nobody is connected, or invited.
    pub view: Option<RoomView>,
    /// The seats that somebody elsewhere plays.
    pub away: Vec<Seat>,
    pub(super) id: String,
    pub(super) session: Rc<Session<G>>,
    pub(super) sitters: Vec<Sitter>,
    pub(super) direct: Option<Direct>,
    pub(super) reopen: Callback<()>,
}

impl<G: Game + 'static> RoomHandle<G> {
    /// The room, opened for guests if there is none.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub(super) fn open(&self) -> Result<Rc<Room<G>>, Trouble> {
        if let Some(room) = registry::room::<G>(&self.id) {
            return Ok(room);
        }
        let seats = self.session.game().seats();
        let here = |seat: &Seat| self.sitters.get(seat.index()) != Some(&Sitter::Away);
        let own = seats.iter().find(here).ok_or("direct-no-line")?;
        let known = self.direct.clone().unwrap_or_default();
        let host = HostRoom::new(own, &self.away, &known).ok_or(NO_CHANCE)?;
        let room = Room::new(Side::Host(host));
        room.close_questions();
        *room.letterbox.borrow_mut() = Some(Letterbox::of(&room));
        registry::keep(&self.id, room.clone());
        self.reopen.emit(());
        Ok(room)
    }

    /// Whether somebody is connected.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.view.as_ref().is_some_and(RoomView::is_live)
    }

    /// Whether somebody elsewhere plays who is not connected now, so that time does not count.
    #[must_use]
    pub fn waits(&self) -> bool {
        match &self.view {
            Some(view) if view.role == Role::Guest => view.paused || !view.is_live(),
            view => self.away.iter().any(|seat| {
                let seats = view.as_ref().map(|view| &view.seats);
                !seats.is_some_and(|seats| seats.contains(&(*seat, true)))
            }),
        }
    }

    /// Whether the match is one with people at other screens who are connected with this one, or
    /// were: then nobody is helped.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        !self.away.is_empty() && (self.view.is_some() || self.direct.is_some())
    }

    pub(super) fn room(&self) -> Option<Rc<Room<G>>> {
        registry::room::<G>(&self.id)
    }

    /// Asks once more for another deal.
    pub(super) fn propose(&self) {
        if let Some(room) = self.room() {
            room.propose();
        }
    }

    /// Our answer to somebody who asks to take back.
    pub(super) fn answer(&self, yes: bool) {
        if let Some(room) = self.room() {
            room.answer(yes);
        }
    }
}

impl<G: Game + 'static> PartialEq for RoomHandle<G> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
            && self.id == other.id
            && self.sitters == other.sitters
            && Rc::ptr_eq(&self.session, &other.session)
            && self.direct == other.direct
    }
}

/// What is kept of the making of the seed, or something new to make one from; nothing where the browser draws no numbers that
/// nobody can foresee.
pub fn vow_or_new(kept: &Direct) -> Option<Vow> {
    match &kept.vow {
        Some(vow) => Some((**vow).clone()),
        None => Some(Vow::of_old(Part(secret()?), kept.oath.as_ref())),
    }
}

/// Brings a table together with its room, if it has one.
#[hook]
pub fn use_room<G: Game + 'static>(
    desk: &UseReducerHandle<Desk<G>>,
    record: &SaveRecord,
    tab: Tab,
    keep: &Callback<Change>,
) -> RoomHandle<G> {
    let drawn = use_reducer(Drawn::default);
    let opened = use_reducer(Drawn::default);
    let redraw = use_callback(drawn.dispatcher(), |(), drawn| drawn.dispatch(()));
    let reopen = use_callback(opened.dispatcher(), |(), opened| opened.dispatch(()));
    let leads = tab == Tab::Leads;
    {
        let (desk, keep, redraw) = (desk.clone(), keep.clone(), redraw);
        let id = record.id.clone();
        use_effect_with((record.id.clone(), leads, opened.0), move |_| {
            let room = registry::room::<G>(&id).filter(|_| leads);
            let deeds = desk.dispatcher();
            if let Some(room) = &room {
                room.sit_down(Table {
                    session: desk.session.clone(),
                    deeds: deeds.clone(),
                    keep,
                    redraw,
                });
            }
            move || {
                if let Some(room) = room {
                    room.stand_up(&deeds);
                }
            }
        });
    }
    {
        let (session, id) = (desk.session.clone(), record.id.clone());
        use_effect_with((desk.changes, leads), move |_| {
            if let Some(room) = registry::room::<G>(&id).filter(|_| leads) {
                room.changed(&session);
            }
        });
    }
    let seats = desk.session.game().seats();
    let elsewhere = |seat: &Seat| record.sitters.get(seat.index()) == Some(&Sitter::Away);
    let away: Vec<Seat> = seats.iter().filter(elsewhere).collect();
    {
        let id = record.id.clone();
        use_effect_with((away.clone(), leads), move |(away, leads)| {
            if let Some(room) = registry::room::<G>(&id).filter(|_| *leads) {
                room.seat(away);
            }
        });
    }
    let view = registry::room::<G>(&record.id)
        .filter(|_| leads)
        .map(|room| room.view());
    use_effect_with(view.as_ref().is_some_and(RoomView::is_live), |live| {
        let live = *live;
        if live {
            mark_online(true);
        }
        move || {
            if live {
                mark_online(false);
            }
        }
    });
    RoomHandle {
        view,
        away,
        id: record.id.clone(),
        session: desk.session.clone(),
        sitters: record.sitters.clone(),
        direct: record.direct.clone(),
        reopen,
    }
}

/// A count that rises to have things drawn anew.
#[derive(Default)]
struct Drawn(u32);

impl Reducible for Drawn {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Self(self.0.wrapping_add(1)))
    }
}
