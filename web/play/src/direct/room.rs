//! A room: one side of a match that is played over direct connections, and the table in this page
//! that is attached to it.

use super::guest::GuestRoom;
use super::host::{ConnectErrorKey, HostRoom};
use super::inbox::Inbox;
use super::registry;
use super::room_view::{Role, RoomView};
use crate::record_handle::RecordChange;
use crate::session_store::{CommandSink, SessionCommand, SessionStore};
use crate::tabs::TabRole;
use engine::game::{Game, Seat};
use engine::session::{PositionId, Session};
use protocol::{Bytes32, CommitmentRecord};
use std::cell::RefCell;
use std::rc::Rc;
use store::{PlayerKind, RemoteRecord, SaveRecord};
use ui::clock::{NO_RANDOMNESS, random_secret};
use ui::device::mark_online_match;
use yew::prelude::*;

/// An effect on the table. Effects are applied when nothing of the room is borrowed any more.
pub enum RoomEffect<A> {
    /// Dispatch a command to the session store.
    Do(SessionCommand<A>),
    /// Store a change in the match's record.
    Keep(RecordChange),
    /// Render anew because the view has changed.
    Redraw,
}

pub type RoomEffects<G> = Vec<RoomEffect<<G as engine::game::Game>::Action>>;

/// The table in this page that is attached to a room.
pub struct AttachedTable<G: Game + 'static> {
    pub session: Rc<Session<G>>,
    pub deeds: UseReducerDispatcher<SessionStore<G>>,
    pub keep: Callback<RecordChange>,
    pub redraw: Callback<()>,
}

/// The side of the match that a room is on.
pub enum RoomSide<G: Game + 'static> {
    Host(HostRoom<G>),
    Guest(GuestRoom<G>),
}

/// One side of a match that is played over direct connections.
pub struct DirectRoom<G: Game + 'static> {
    pub(super) side: RefCell<RoomSide<G>>,
    pub(super) table: RefCell<Option<AttachedTable<G>>>,
    /// Called when the view changes while no table is attached.
    pub(super) watch: RefCell<Callback<()>>,
    /// Receives answers that were opened in other tabs.
    letterbox: RefCell<Option<Inbox>>,
}

impl<G: Game + 'static> DirectRoom<G> {
    /// Creates a room without a table.
    pub fn new(side: RoomSide<G>) -> Rc<Self> {
        Rc::new(Self {
            side: RefCell::new(side),
            table: RefCell::new(None),
            watch: RefCell::new(Callback::noop()),
            letterbox: RefCell::new(None),
        })
    }

    /// Returns what the room shows.
    pub fn view(&self) -> RoomView {
        match &*self.side.borrow() {
            RoomSide::Host(host) => host.view(),
            RoomSide::Guest(guest) => guest.view(),
        }
    }

    /// Applies effects. Commands may call back into the room, so nothing of it is borrowed here.
    pub(super) fn apply_effects(&self, todos: RoomEffects<G>) {
        for todo in todos {
            let hands = self.table.borrow().as_ref().map(|table| {
                let (deeds, keep) = (table.deeds.clone(), table.keep.clone());
                (deeds, keep, table.redraw.clone())
            });
            match (todo, hands) {
                (RoomEffect::Do(deed), Some((deeds, _, _))) => deeds.dispatch(deed),
                (RoomEffect::Keep(change), Some((_, keep, _))) => keep.emit(change),
                (RoomEffect::Redraw, Some((_, _, redraw))) => redraw.emit(()),
                (RoomEffect::Do(_) | RoomEffect::Keep(_) | RoomEffect::Redraw, None) => {
                    let watch = self.watch.borrow().clone();
                    watch.emit(());
                }
            }
        }
    }

    /// Attaches a table, which is played through this room from now on.
    fn attach_table(self: &Rc<Self>, table: AttachedTable<G>) {
        let session = table.session.clone();
        let deeds = table.deeds.clone();
        *self.table.borrow_mut() = Some(table);
        let outlet = {
            let room = Rc::downgrade(self);
            CommandSink(Rc::new(move |at, deed| {
                if let Some(room) = room.upgrade() {
                    room.request(at, deed);
                }
            }))
        };
        let role = self.view().role;
        deeds.dispatch(match role {
            Role::Host => SessionCommand::GuardUndo(Some(outlet)),
            Role::Guest => SessionCommand::Follow(Some(outlet)),
        });
        let todos = match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => host.attach_table(&session),
            RoomSide::Guest(guest) => guest.attach_table(),
        };
        self.apply_effects(todos);
    }

    /// Detaches a table. Another one may have been attached before this one was unmounted.
    fn detach_table(&self, deeds: &UseReducerDispatcher<SessionStore<G>>) {
        let mut table = self.table.borrow_mut();
        let own = table.take_if(|table| table.deeds == *deeds);
        drop(table);
        drop(own);
    }

    /// Returns the match at the attached table.
    pub(super) fn session(&self) -> Option<Rc<Session<G>>> {
        let table = self.table.borrow();
        table.as_ref().map(|table| table.session.clone())
    }

    /// Limits the seats of remote players to these.
    fn set_away_seats(&self, away: &[Seat]) {
        let session = self.session();
        let todos = match (&mut *self.side.borrow_mut(), session) {
            (RoomSide::Host(host), Some(session)) => host.set_away_seats(away, &session),
            (RoomSide::Host(_) | RoomSide::Guest(_), _) => Vec::new(),
        };
        self.apply_effects(todos);
    }

    /// Handles a command of the table that is not decided here alone.
    fn request(self: &Rc<Self>, at: PositionId, deed: SessionCommand<G::Action>) {
        let Some(session) = self.session() else {
            return;
        };
        let todos = match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => host.request(&deed, &session),
            RoomSide::Guest(guest) => guest.request(at, &deed),
        };
        let sent =
            !todos.is_empty() && matches!(deed, SessionCommand::Act(..) | SessionCommand::Give(..));
        self.apply_effects(todos);
        if sent {
            self.expect_host_reply();
        }
    }

    /// Passes a change of the match to the table's data and the host's guests.
    fn on_session_changed(&self, session: &Rc<Session<G>>) {
        if let Some(table) = &mut *self.table.borrow_mut() {
            table.session = session.clone();
        }
        let todos = match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => host.on_session_changed(session),
            RoomSide::Guest(_) => Vec::new(),
        };
        self.apply_effects(todos);
    }

    /// Proposes a new deal again.
    fn propose(&self) {
        let session = self.session();
        let todos = match (&mut *self.side.borrow_mut(), session) {
            (RoomSide::Host(host), Some(session)) => host.propose(&session),
            (RoomSide::Host(_) | RoomSide::Guest(_), _) => Vec::new(),
        };
        self.apply_effects(todos);
    }

    /// Answers an open question, such as a request to undo.
    fn answer(&self, yes: bool) {
        let session = self.session();
        let todos = match (&mut *self.side.borrow_mut(), session) {
            (RoomSide::Host(host), Some(session)) => host.answer(yes, &session),
            (RoomSide::Host(_), None) => Vec::new(),
            (RoomSide::Guest(guest), _) => guest.answer(yes),
        };
        self.apply_effects(todos);
    }
}

/// A table's handle of its room.
#[derive(Clone)]
pub struct RoomHandle<G: Game + 'static> {
    /// What the room shows; `None` if no player is connected or invited.
    pub view: Option<RoomView>,
    /// The seats of players at other screens.
    pub away: Vec<Seat>,
    pub(super) id: String,
    pub(super) session: Rc<Session<G>>,
    pub(super) sitters: Vec<PlayerKind>,
    pub(super) direct: Option<RemoteRecord>,
    pub(super) reopen: Callback<()>,
}

impl<G: Game + 'static> RoomHandle<G> {
    /// Returns the room, opened as a host if there is none.
    ///
    /// # Errors
    /// The phrase key of the reason why it cannot be opened.
    pub(super) fn open(&self) -> Result<Rc<DirectRoom<G>>, ConnectErrorKey> {
        if let Some(room) = registry::get::<G>(&self.id) {
            return Ok(room);
        }
        let seats = self.session.game().seats();
        let here = |seat: &Seat| self.sitters.get(seat.index()) != Some(&PlayerKind::Away);
        let own = seats.iter().find(here).ok_or("direct-no-line")?;
        let known = self.direct.clone().unwrap_or_default();
        let host = HostRoom::new(own, &self.away, &known).ok_or(NO_RANDOMNESS)?;
        let room = DirectRoom::new(RoomSide::Host(host));
        room.expire_questions();
        *room.letterbox.borrow_mut() = Some(Inbox::of(&room));
        registry::insert(&self.id, room.clone());
        self.reopen.emit(());
        Ok(room)
    }

    /// Whether at least one player is connected.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.view.as_ref().is_some_and(RoomView::is_live)
    }

    /// Whether a remote player is not connected now, so that the clock stops.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        match &self.view {
            Some(view) if view.role == Role::Guest => view.paused || !view.is_live(),
            view => self.away.iter().any(|seat| {
                let seats = view.as_ref().map(|view| &view.seats);
                !seats.is_some_and(|seats| seats.contains(&(*seat, true)))
            }),
        }
    }

    /// Whether remote players are or were connected to this match: then no hints are given.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        !self.away.is_empty() && (self.view.is_some() || self.direct.is_some())
    }

    pub(super) fn room(&self) -> Option<Rc<DirectRoom<G>>> {
        registry::get::<G>(&self.id)
    }

    /// Proposes a new deal again.
    pub(super) fn propose(&self) {
        if let Some(room) = self.room() {
            room.propose();
        }
    }

    /// Answers an open question, such as a request to undo.
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

/// Returns the stored commitments, or new ones; `None` if the browser has no secure random numbers.
pub fn commitment_or_new(kept: &RemoteRecord) -> Option<CommitmentRecord> {
    match &kept.vow {
        Some(vow) => Some((**vow).clone()),
        None => Some(CommitmentRecord::from_legacy(
            Bytes32(random_secret()?),
            kept.oath.as_ref(),
        )),
    }
}

/// Attaches a table to its room, if it has one, and returns the handle.
#[hook]
pub fn use_room<G: Game + 'static>(
    desk: &UseReducerHandle<SessionStore<G>>,
    record: &SaveRecord,
    tab: TabRole,
    keep: &Callback<RecordChange>,
) -> RoomHandle<G> {
    let drawn = use_reducer(RedrawCount::default);
    let opened = use_reducer(RedrawCount::default);
    let redraw = use_callback(drawn.dispatcher(), |(), drawn| drawn.dispatch(()));
    let reopen = use_callback(opened.dispatcher(), |(), opened| opened.dispatch(()));
    let leads = tab == TabRole::Leader;
    {
        let (desk, keep, redraw) = (desk.clone(), keep.clone(), redraw);
        let id = record.id.clone();
        use_effect_with((record.id.clone(), leads, opened.0), move |_| {
            let room = registry::get::<G>(&id).filter(|_| leads);
            let deeds = desk.dispatcher();
            if let Some(room) = &room {
                room.attach_table(AttachedTable {
                    session: desk.session.clone(),
                    deeds: deeds.clone(),
                    keep,
                    redraw,
                });
            }
            move || {
                if let Some(room) = room {
                    room.detach_table(&deeds);
                }
            }
        });
    }
    {
        let (session, id) = (desk.session.clone(), record.id.clone());
        use_effect_with((desk.changes, leads), move |_| {
            if let Some(room) = registry::get::<G>(&id).filter(|_| leads) {
                room.on_session_changed(&session);
            }
        });
    }
    let seats = desk.session.game().seats();
    let elsewhere = |seat: &Seat| record.sitters.get(seat.index()) == Some(&PlayerKind::Away);
    let away: Vec<Seat> = seats.iter().filter(elsewhere).collect();
    {
        let id = record.id.clone();
        use_effect_with((away.clone(), leads), move |(away, leads)| {
            if let Some(room) = registry::get::<G>(&id).filter(|_| *leads) {
                room.set_away_seats(away);
            }
        });
    }
    let view = registry::get::<G>(&record.id)
        .filter(|_| leads)
        .map(|room| room.view());
    use_effect_with(view.as_ref().is_some_and(RoomView::is_live), |live| {
        let live = *live;
        if live {
            mark_online_match(true);
        }
        move || {
            if live {
                mark_online_match(false);
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

/// A counter that rises to make a component render anew.
#[derive(Default)]
struct RedrawCount(u32);

impl Reducible for RedrawCount {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Self(self.0.wrapping_add(1)))
    }
}
