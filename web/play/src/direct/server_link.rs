//! The link of a room to its online table: it connects again by itself when the connection is lost,
//! after pauses that grow, and at once when the network or the player is back.

use super::commitments::commitment_or_new;
use super::guest::GuestRoom;
use super::guest_connection::GuestConnection;
use super::registry;
use super::room::{DirectRoom, RoomEffect, RoomEffects, RoomSide};
use super::room_view::ReceivedNotice;
use crate::record_handle::RecordChange;
use crate::session_store::SessionCommand;
use engine::game::{Game, Status};
use engine::registry::RegisteredGame;
use engine::session::Session;
use gloo::events::EventListener;
use net::server_api::ServerApi;
use net::server_connection::{CloseReason, ServerConnection};
use protocol::online::{Occupant, TableNotice};
use protocol::{CommitmentRecord, DismissReason};
use std::rc::Rc;
use store::RemoteRecord;
use store::pack::current_content;
use ui::clock::monotonic_now;
use ui::fetch::table_server;
use ui::timing::after;

/// Phrase key of the message while the connection to the server is lost.
pub const LOST: &str = "online-lost";
/// Phrase key of the same message for a spectator.
const WATCH_LOST: &str = "online-watch-lost";
/// Phrase key of the message while the match is played in another window.
const ELSEWHERE: &str = "online-elsewhere";
/// Phrase key of the message if the server does not have the table any more.
const NO_TABLE: &str = "online-refused-table";
/// Phrase key of the message while too many people watch the table.
const TOO_MANY: &str = "online-watch-full";
/// The pause before the first attempt to connect again, in milliseconds.
const FIRST_PAUSE_MS: i32 = 1_000;
/// The longest pause between two attempts, in milliseconds.
const LONGEST_PAUSE_MS: i32 = 30_000;
/// Milliseconds after which a connection counts as stable.
const STABLE_MS: f64 = 10_000.0;

/// The link of a guest to its online table.
pub struct ServerLink {
    /// The id of the table.
    pub table: String,
    /// The address of the table's WebSocket.
    address: String,
    /// The code of the invitation with which the table is watched.
    pub invitation: Option<String>,
    /// Number of attempts since the last connection that was stable.
    attempts: u32,
    /// When the last attempt began, in milliseconds of the monotonic clock.
    opened_at: f64,
    /// Whether the server has welcomed the guest on the last connection.
    has_seat: bool,
    /// Counter of pauses, so that only the last one ends with an attempt.
    pause: u32,
    /// Whether the link is closed for good, because the server refuses the seat or the match is
    /// over.
    is_closed: bool,
    /// Whether another window has taken the seat over. Then this one takes it back only when the
    /// player looks at it again, or the two would take it from each other for ever.
    is_elsewhere: bool,
    /// Listeners for the network and the player coming back.
    listeners: Vec<EventListener>,
}

impl ServerLink {
    /// Creates the link to a table of the server with this base address.
    pub fn new(table: String, server: String) -> Self {
        let address = ServerApi::new(server, None).socket_address(&table);
        Self::of(table, address, None)
    }

    /// Creates the link over which a table is watched, with the code of the invitation if the table
    /// is not public.
    pub fn watching(table: String, server: String, invitation: Option<String>) -> Self {
        let api = ServerApi::new(server, None);
        let address = api.watch_address(&table, invitation.as_deref());
        Self::of(table, address, invitation)
    }

    const fn of(table: String, address: String, invitation: Option<String>) -> Self {
        Self {
            table,
            address,
            invitation,
            attempts: 0,
            opened_at: 0.0,
            has_seat: false,
            pause: 0,
            is_closed: false,
            is_elsewhere: false,
            listeners: Vec::new(),
        }
    }

    /// Marks that the server has welcomed the guest.
    pub const fn on_welcomed(&mut self) {
        self.has_seat = true;
    }

    /// Marks that no further attempt is made.
    pub const fn close(&mut self) {
        self.is_closed = true;
    }

    /// Begins the pause before the next attempt at a time of the monotonic clock; returns its
    /// length in milliseconds and its number, or `None` if none is to be made. After a connection
    /// that was stable, the pause is the shortest one again. One that was lost at once does not
    /// count: two windows with the same seat would take it from each other in quick succession.
    fn begin_pause(&mut self, now: f64) -> Option<(i32, u32)> {
        if self.is_closed || self.is_elsewhere {
            return None;
        }
        if std::mem::take(&mut self.has_seat) && now - self.opened_at >= STABLE_MS {
            self.attempts = 0;
        }
        let length = pause_ms(self.attempts);
        self.attempts += 1;
        self.pause = self.pause.wrapping_add(1);
        Some((length, self.pause))
    }
}

/// Returns the pause before an attempt, in milliseconds, after so many failed ones.
fn pause_ms(failed: u32) -> i32 {
    let doubled = 1_i32.checked_shl(failed.min(16)).unwrap_or(i32::MAX);
    FIRST_PAUSE_MS.saturating_mul(doubled).min(LONGEST_PAUSE_MS)
}

/// Returns the phrase key of the reason why the server dismisses a guest.
pub const fn dismissal_key(reason: DismissReason) -> &'static str {
    match reason {
        DismissReason::Edition => "online-refused-version",
        DismissReason::Full | DismissReason::Rude => "online-refused-seat",
        DismissReason::Closed => "online-refused-closed",
        DismissReason::Vacated => "online-refused-vacated",
    }
}

impl<G: Game + 'static> GuestRoom<G> {
    /// Handles the loss of the connection to the server: nothing is played until it is back.
    pub(super) fn lose_server(&mut self) -> RoomEffects<G> {
        let reason = self.close_reason();
        self.clear_connection();
        let (is_complete, lost) = (self.is_complete(), self.lost_server_key());
        if let Some(link) = &mut self.server
            && !link.is_closed
        {
            link.is_elsewhere = reason == CloseReason::Replaced;
            link.is_closed = is_complete || reason == CloseReason::NoTable;
            self.view.error_key = match reason {
                _ if is_complete => self.view.error_key,
                CloseReason::Lost => Some(lost),
                CloseReason::Replaced => Some(ELSEWHERE),
                CloseReason::NoTable => Some(NO_TABLE),
                CloseReason::TooMany => Some(TOO_MANY),
            };
        }
        vec![
            RoomEffect::Do(SessionCommand::Hold(true)),
            RoomEffect::Redraw,
        ]
    }

    /// Handles what the server says about the table at a time of the monotonic clock, and stores who
    /// plays.
    pub(super) fn on_notice(&mut self, notice: TableNotice, now: u64) -> RoomEffects<G> {
        let before = self.occupants();
        self.view.notice = Some(ReceivedNotice {
            notice,
            received_at: now,
        });
        let occupants = self.occupants();
        if occupants == before {
            return Vec::new();
        }
        vec![RoomEffect::Keep(RecordChange::Occupants(occupants))]
    }

    /// Returns who plays each seat, as the server said last.
    pub(super) fn occupants(&self) -> Vec<Occupant> {
        let notice = self.view.notice.iter();
        let seats = notice.flat_map(|received| &received.notice.seats);
        seats.map(|seat| seat.occupant.clone()).collect()
    }

    /// Tells the server whether this page is hidden, if it knows our seat.
    pub(super) fn tell_hidden(&self, is_hidden: bool) {
        if self.server.is_some() && !self.view.seats.is_empty() {
            self.send(&self.guest.hidden(is_hidden));
        }
    }

    /// Returns the phrase key of the message while the connection to the server is lost.
    pub(super) const fn lost_server_key(&self) -> &'static str {
        match self.is_spectator() {
            true => WATCH_LOST,
            false => LOST,
        }
    }

    /// Returns whether everything of the match was received.
    fn is_complete(&self) -> bool {
        let session = self.received_session();
        session.is_some_and(|session| is_complete(session, &self.direct()))
    }

    /// Begins an attempt to connect; returns the address, or `None` if the room is connected or the
    /// link is closed.
    fn begin_attempt(&mut self) -> Option<String> {
        if self.is_connected() {
            return None;
        }
        let link = self.server.as_mut().filter(|link| !link.is_closed)?;
        link.pause = link.pause.wrapping_add(1);
        link.opened_at = monotonic_now();
        link.has_seat = false;
        let address = link.address.clone();
        self.restart();
        Some(address)
    }
}

/// Returns whether everything of a match is known: it is over, with all hands and, for a player, the
/// shares of its seed.
pub(super) fn is_complete<G: Game>(session: &Session<G>, remote: &RemoteRecord) -> bool {
    let has_seed_shares = remote.commitment.is_some() || remote.is_watched();
    matches!(session.status(), Status::Over(_)) && !session.is_partial() && has_seed_shares
}

impl<G: Game + 'static> DirectRoom<G> {
    /// Creates the room of an online table, and connects it: that of a seat, with its token and the
    /// record of the seed, or that of a spectator.
    pub fn open_online(link: ServerLink, seat: Option<(String, CommitmentRecord)>) -> Rc<Self>
    where
        G: RegisteredGame,
    {
        let content = current_content().get::<G>();
        let mut guest = match seat {
            Some((token, record)) => GuestRoom::new(token, record, content),
            None => GuestRoom::spectator(content),
        };
        guest.server = Some(link);
        let room = Self::new(RoomSide::Guest(guest));
        room.listen_for_return();
        room.connect_to_server();
        room
    }

    /// Connects at once when the network is back or the player looks at the page again.
    fn listen_for_return(self: &Rc<Self>) {
        let Some(window) = ui::browser::window() else {
            return;
        };
        let on_network = {
            let room = Rc::downgrade(self);
            EventListener::new(&window, "online", move |_| {
                if let Some(room) = room.upgrade() {
                    // A connection that was open before belongs to another network.
                    room.drop_server_connection();
                    room.connect_to_server();
                }
            })
        };
        let on_visible = window.document().map(|document| {
            let (room, shown) = (Rc::downgrade(self), document.clone());
            EventListener::new(&document, "visibilitychange", move |_| {
                let Some(room) = room.upgrade() else { return };
                room.tell_hidden(shown.hidden());
                if !shown.hidden() {
                    room.connect_to_server();
                }
            })
        });
        if let RoomSide::Guest(guest) = &mut *self.side.borrow_mut()
            && let Some(link) = &mut guest.server
        {
            link.listeners = std::iter::once(on_network).chain(on_visible).collect();
        }
    }

    /// Tells the server whether this page is hidden: a player who does not see the table is notified.
    fn tell_hidden(&self, is_hidden: bool) {
        if let RoomSide::Guest(guest) = &*self.side.borrow() {
            guest.tell_hidden(is_hidden);
        }
    }

    /// Connects to the server again when the player opens the match again, although the link was
    /// closed or the seat taken over.
    pub(super) fn reopen_link(self: &Rc<Self>) {
        if let RoomSide::Guest(guest) = &mut *self.side.borrow_mut() {
            let is_complete = guest.is_complete();
            if let Some(link) = &mut guest.server {
                link.is_closed = is_complete;
                link.is_elsewhere = false;
            }
        }
        self.connect_to_server();
    }

    /// Connects to the server, unless the room is connected.
    fn connect_to_server(self: &Rc<Self>) {
        let address = match &mut *self.side.borrow_mut() {
            RoomSide::Guest(guest) => guest.begin_attempt(),
            RoomSide::Host(_) => None,
        };
        let Some(address) = address else { return };
        let room = Rc::downgrade(self);
        let on_event = Rc::new(move |event| Self::on_guest_connection_event(&room, event));
        match ServerConnection::open(&address, on_event) {
            Ok(connection) => {
                if let RoomSide::Guest(guest) = &mut *self.side.borrow_mut() {
                    guest.connect(GuestConnection::Server(connection));
                }
            }
            Err(_) => self.reconnect_later(),
        }
    }

    /// Drops the connection to the server as if it were lost.
    pub(super) fn drop_server_connection(self: &Rc<Self>) {
        let room_effects = match &mut *self.side.borrow_mut() {
            RoomSide::Guest(guest) if guest.server.is_some() && guest.is_connected() => {
                guest.lose_server()
            }
            RoomSide::Guest(_) | RoomSide::Host(_) => return,
        };
        self.apply_effects(room_effects);
    }

    /// Connects to the server again after a pause, unless the room is connected or has no server.
    pub(super) fn reconnect_later(self: &Rc<Self>) {
        let pause = match &mut *self.side.borrow_mut() {
            RoomSide::Guest(guest) if !guest.is_connected() => {
                let link = guest.server.as_mut();
                link.and_then(|link| link.begin_pause(monotonic_now()))
            }
            RoomSide::Guest(_) | RoomSide::Host(_) => None,
        };
        let Some((length, number)) = pause else {
            return;
        };
        let room = Rc::downgrade(self);
        after(length, move || {
            let Some(room) = room.upgrade() else { return };
            let is_last = match &*room.side.borrow() {
                RoomSide::Guest(guest) => {
                    let link = guest.server.as_ref();
                    link.is_some_and(|link| link.pause == number)
                }
                RoomSide::Host(_) => false,
            };
            if is_last {
                room.connect_to_server();
            }
        });
    }
}

/// Returns the room of a match. That of an online match is connected again if it is not connected,
/// or opened if there is none yet, unless everything of the match is known or the page names no
/// server.
pub fn room_of<G: RegisteredGame>(
    id: &str,
    remote: Option<&RemoteRecord>,
    session: &Session<G>,
) -> Option<Rc<DirectRoom<G>>> {
    if let Some(room) = registry::get::<G>(id) {
        room.reopen_link();
        return Some(room);
    }
    let remote = remote?;
    let table = remote.online.clone()?;
    if is_complete(session, remote) {
        return None;
    }
    let server = table_server()?;
    let room = match remote.tokens.first() {
        Some((_, token)) => {
            let seat = (token.clone(), commitment_or_new(remote)?);
            DirectRoom::open_online(ServerLink::new(table, server), Some(seat))
        }
        None => {
            let link = ServerLink::watching(table, server, remote.invitation.clone());
            DirectRoom::open_online(link, None)
        }
    };
    registry::insert(id, room.clone());
    Some(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_between_attempts_grow_up_to_half_a_minute() {
        let pauses = [0, 1, 2, 3, 4, 5, 6, 40].map(pause_ms);
        assert_eq!(
            pauses,
            [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]
        );
    }

    #[test]
    fn a_link_that_was_stable_starts_with_the_shortest_pause() {
        let mut link = ServerLink::new("a1".to_owned(), "http://a.b/".to_owned());
        assert_eq!(link.address, "ws://a.b/api/v1/tables/a1/socket");
        assert_eq!(link.begin_pause(0.0), Some((1_000, 1)));
        assert_eq!(link.begin_pause(1_000.0), Some((2_000, 2)));
        link.on_welcomed();
        let lost_at_once = link.begin_pause(2_000.0);
        assert_eq!(lost_at_once, Some((4_000, 3)));
        link.on_welcomed();
        assert_eq!(link.begin_pause(20_000.0), Some((1_000, 4)));
        link.close();
        assert_eq!(link.begin_pause(30_000.0), None);
    }
}
