//! A room: one side of a match that is played over direct connections, and the table in this page
//! that is attached to it.

use super::guest::GuestRoom;
use super::host::{ConnectErrorKey, HostRoom};
use super::inbox::Inbox;
use super::redraw_count::RedrawCount;
use super::registry;
use super::room_view::{Role, RoomView};
use super::server_link;
use crate::record_handle::RecordChange;
use crate::session_store::{CommandSink, SessionCommand, SessionStore};
use crate::tabs::TabRole;
use engine::game::{Game, Seat};
use engine::registry::RegisteredGame;
use engine::session::{PositionId, Session};
use std::cell::RefCell;
use std::rc::Rc;
use store::{PlayerKind, RemoteRecord, SaveRecord};
use ui::clock::NO_RANDOMNESS;
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
    pub dispatcher: UseReducerDispatcher<SessionStore<G>>,
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
    pub(super) on_change: RefCell<Callback<()>>,
    /// Receives answers that were opened in other tabs.
    inbox: RefCell<Option<Inbox>>,
}

impl<G: Game + 'static> DirectRoom<G> {
    /// Creates a room without a table.
    pub fn new(side: RoomSide<G>) -> Rc<Self> {
        Rc::new(Self {
            side: RefCell::new(side),
            table: RefCell::new(None),
            on_change: RefCell::new(Callback::noop()),
            inbox: RefCell::new(None),
        })
    }

    /// Returns the current view of the room.
    pub fn view(&self) -> RoomView {
        match &*self.side.borrow() {
            RoomSide::Host(host) => host.view(),
            RoomSide::Guest(guest) => guest.view(),
        }
    }

    /// Applies effects. Commands may call back into the room, so nothing of it is borrowed here.
    pub(super) fn apply_effects(&self, room_effects: RoomEffects<G>) {
        for room_effect in room_effects {
            let attached = self.table.borrow().as_ref().map(|table| {
                let (dispatcher, keep) = (table.dispatcher.clone(), table.keep.clone());
                (dispatcher, keep, table.redraw.clone())
            });
            match (room_effect, attached) {
                (RoomEffect::Do(command), Some((dispatcher, _, _))) => dispatcher.dispatch(command),
                (RoomEffect::Keep(change), Some((_, keep, _))) => keep.emit(change),
                (RoomEffect::Redraw, Some((_, _, redraw))) => redraw.emit(()),
                (RoomEffect::Do(_) | RoomEffect::Keep(_) | RoomEffect::Redraw, None) => {
                    let on_change = self.on_change.borrow().clone();
                    on_change.emit(());
                }
            }
        }
    }

    /// Attaches a table, which is played through this room from now on.
    fn attach_table(self: &Rc<Self>, table: AttachedTable<G>) {
        let session = table.session.clone();
        let dispatcher = table.dispatcher.clone();
        *self.table.borrow_mut() = Some(table);
        let command_sink = {
            let room = Rc::downgrade(self);
            CommandSink(Rc::new(move |at, command| {
                if let Some(room) = room.upgrade() {
                    room.request(at, command);
                }
            }))
        };
        let role = self.view().role;
        dispatcher.dispatch(match role {
            Role::Host => SessionCommand::GuardUndo(Some(command_sink)),
            Role::Guest => SessionCommand::Follow(Some(command_sink)),
        });
        let room_effects = match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => host.attach_table(&session),
            RoomSide::Guest(guest) => guest.attach_table(),
        };
        self.apply_effects(room_effects);
    }

    /// Detaches a table. Another one may have been attached before this one was unmounted.
    fn detach_table(&self, dispatcher: &UseReducerDispatcher<SessionStore<G>>) {
        let mut table = self.table.borrow_mut();
        let detached = table.take_if(|table| table.dispatcher == *dispatcher);
        drop(table);
        drop(detached);
    }

    /// Returns the match at the attached table.
    pub(super) fn session(&self) -> Option<Rc<Session<G>>> {
        let table = self.table.borrow();
        table.as_ref().map(|table| table.session.clone())
    }

    /// Limits the seats of remote players to these.
    fn set_remote_seats(&self, away: &[Seat]) {
        let session = self.session();
        let room_effects = match (&mut *self.side.borrow_mut(), session) {
            (RoomSide::Host(host), Some(session)) => host.set_remote_seats(away, &session),
            (RoomSide::Host(_) | RoomSide::Guest(_), _) => Vec::new(),
        };
        self.apply_effects(room_effects);
    }

    /// Handles a command of the table that is not decided here alone.
    fn request(self: &Rc<Self>, at: PositionId, command: SessionCommand<G::Action>) {
        let Some(session) = self.session() else {
            return;
        };
        let room_effects = match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => host.request(&command, &session),
            RoomSide::Guest(guest) => guest.request(at, &command),
        };
        let was_sent = !room_effects.is_empty()
            && matches!(command, SessionCommand::Act(..) | SessionCommand::Give(..));
        self.apply_effects(room_effects);
        if was_sent {
            self.expect_host_reply();
        }
    }

    /// Passes a change of the match to the table's data and the host's guests.
    fn on_session_changed(&self, session: &Rc<Session<G>>) {
        if let Some(table) = &mut *self.table.borrow_mut() {
            table.session = session.clone();
        }
        let room_effects = match &mut *self.side.borrow_mut() {
            RoomSide::Host(host) => host.on_session_changed(session),
            RoomSide::Guest(_) => Vec::new(),
        };
        self.apply_effects(room_effects);
    }

    /// Proposes a new deal again.
    fn propose(&self) {
        let session = self.session();
        let room_effects = match (&mut *self.side.borrow_mut(), session) {
            (RoomSide::Host(host), Some(session)) => host.propose(&session),
            (RoomSide::Host(_) | RoomSide::Guest(_), _) => Vec::new(),
        };
        self.apply_effects(room_effects);
    }

    /// Answers an open question, such as a request to undo.
    fn answer(&self, agrees: bool) {
        let session = self.session();
        let room_effects = match (&mut *self.side.borrow_mut(), session) {
            (RoomSide::Host(host), Some(session)) => host.answer(agrees, &session),
            (RoomSide::Host(_), None) => Vec::new(),
            (RoomSide::Guest(guest), _) => guest.answer(agrees),
        };
        self.apply_effects(room_effects);
    }
}

/// A table's handle of its room.
#[derive(Clone)]
pub struct RoomHandle<G: Game + 'static> {
    /// The view of the room; `None` if no player is connected or invited.
    pub view: Option<RoomView>,
    /// The seats of players on other screens.
    pub away: Vec<Seat>,
    pub(super) id: String,
    pub(super) session: Rc<Session<G>>,
    pub(super) player_kinds: Vec<PlayerKind>,
    pub(super) direct: Option<RemoteRecord>,
    /// Whether this tab is connected, on behalf of the others of the match.
    pub(super) is_leader: bool,
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
        let is_here =
            |seat: &Seat| self.player_kinds.get(seat.index()) != Some(&PlayerKind::Remote);
        let own = seats.iter().find(is_here).ok_or("direct-no-line")?;
        let known = self.direct.clone().unwrap_or_default();
        let host = HostRoom::new(own, &self.away, &known).ok_or(NO_RANDOMNESS)?;
        let room = DirectRoom::new(RoomSide::Host(host));
        room.expire_questions();
        *room.inbox.borrow_mut() = Some(Inbox::of(&room));
        registry::insert(&self.id, room.clone());
        self.reopen.emit(());
        Ok(room)
    }

    /// Returns whether at least one player is connected.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.view.as_ref().is_some_and(RoomView::is_live)
    }

    /// Returns whether a remote player is not connected now, so that the clock stops.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        match &self.view {
            Some(view) if view.role == Role::Guest => view.is_paused || !view.is_live(),
            view => self.away.iter().any(|seat| {
                let seats = view.as_ref().map(|view| &view.seats);
                !seats.is_some_and(|seats| seats.contains(&(*seat, true)))
            }),
        }
    }

    /// Returns whether remote players are or were connected to this match, so that no hints are
    /// given.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        !self.away.is_empty() && (self.view.is_some() || self.direct.is_some())
    }

    /// Returns whether the match is played on a table server.
    #[must_use]
    pub fn is_online(&self) -> bool {
        let direct = self.direct.as_ref();
        direct.is_some_and(|direct| direct.online.is_some())
    }

    /// Returns whether the match is played on a table server to which this tab should be connected,
    /// but is not.
    #[must_use]
    pub fn has_lost_server(&self) -> bool {
        self.is_online() && self.is_leader && !self.is_live()
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

    /// Asks the server to let a bot play a seat for the rest of the match.
    pub(super) fn vacate(&self, seat: Seat) {
        if let Some(room) = self.room()
            && let RoomSide::Guest(guest) = &*room.side.borrow()
        {
            guest.vacate(seat);
        }
    }

    /// Answers an open question, such as a request to undo.
    pub(super) fn answer(&self, agrees: bool) {
        if let Some(room) = self.room() {
            room.answer(agrees);
        }
    }
}

impl<G: Game + 'static> PartialEq for RoomHandle<G> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
            && self.id == other.id
            && self.player_kinds == other.player_kinds
            && Rc::ptr_eq(&self.session, &other.session)
            && self.direct == other.direct
            && self.is_leader == other.is_leader
    }
}

/// Attaches a table to its room, if it has one, and returns the handle.
#[hook]
pub fn use_room<G: RegisteredGame + 'static>(
    session_store: &UseReducerHandle<SessionStore<G>>,
    record: &SaveRecord,
    tab: TabRole,
    keep: &Callback<RecordChange>,
) -> RoomHandle<G> {
    let redraws = use_reducer(RedrawCount::default);
    let opened = use_reducer(RedrawCount::default);
    let redraw = use_callback(redraws.dispatcher(), |(), redraws| redraws.dispatch(()));
    let reopen = use_callback(opened.dispatcher(), |(), opened| opened.dispatch(()));
    let is_leader = tab == TabRole::Leader;
    {
        let (session_store, keep, redraw) = (session_store.clone(), keep.clone(), redraw);
        let (id, direct) = (record.id.clone(), record.direct.clone());
        let is_online = record.online_table().is_some();
        use_effect_with((record.id.clone(), is_leader, opened.0), move |_| {
            let session = &session_store.session;
            let open = || server_link::room_of(&id, direct.as_ref(), session);
            let room = is_leader.then(open).flatten();
            let dispatcher = session_store.dispatcher();
            if is_online {
                // A match on a server is never continued here alone.
                dispatcher.dispatch(SessionCommand::Hold(true));
            }
            if let Some(room) = &room {
                room.attach_table(AttachedTable {
                    session: session_store.session.clone(),
                    dispatcher: dispatcher.clone(),
                    keep,
                    redraw,
                });
            }
            move || {
                if let Some(room) = room {
                    room.detach_table(&dispatcher);
                }
            }
        });
    }
    {
        let (session, id) = (session_store.session.clone(), record.id.clone());
        use_effect_with((session_store.change_count, is_leader), move |_| {
            if let Some(room) = registry::get::<G>(&id).filter(|_| is_leader) {
                room.on_session_changed(&session);
            }
        });
    }
    let seats = session_store.session.game().seats();
    let is_remote =
        |seat: &Seat| record.player_kinds.get(seat.index()) == Some(&PlayerKind::Remote);
    let away: Vec<Seat> = seats.iter().filter(is_remote).collect();
    {
        let id = record.id.clone();
        use_effect_with((away.clone(), is_leader), move |(away, is_leader)| {
            if let Some(room) = registry::get::<G>(&id).filter(|_| *is_leader) {
                room.set_remote_seats(away);
            }
        });
    }
    let view = registry::get::<G>(&record.id)
        .filter(|_| is_leader)
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
        session: session_store.session.clone(),
        player_kinds: record.player_kinds.clone(),
        direct: record.direct.clone(),
        is_leader,
        reopen,
    }
}
