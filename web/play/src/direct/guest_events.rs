//! The events of a guest's connection, and what the room does if the host stays silent.

use super::guest::SILENT_ERROR;
use super::room::{DirectRoom, RoomEffect, RoomSide};
use engine::game::Game;
use net::phase::ConnectionEvent;
use std::rc::{Rc, Weak};
use ui::timing::after;
use yew::Callback;

/// Milliseconds within which a host must answer. A page that hangs or sleeps does not answer.
const TIMEOUT_MS: i32 = 20_000;

impl<G: Game + 'static> DirectRoom<G> {
    /// Makes the guest reveal its part of the seed as soon as the sealed parts are stored.
    pub(super) fn reveal_when_saved(self: &Rc<Self>) {
        let room = Rc::downgrade(self);
        let on_saved = Callback::from(move |reveal: String| {
            let Some(room) = room.upgrade() else { return };
            if let RoomSide::Guest(guest) = &*room.side.borrow() {
                guest.send(&reveal);
            }
        });
        if let RoomSide::Guest(guest) = &mut *self.side.borrow_mut() {
            guest.on_saved = on_saved;
        }
    }

    /// Handles an event of a guest's connection.
    pub fn on_guest_connection_event(room: &Weak<Self>, event: ConnectionEvent) {
        if let Some(room) = room.upgrade() {
            room.on_guest_event(event);
        }
    }

    /// Expects a message of the host: after the connection opened, or after a request. If none
    /// arrives within `TIMEOUT_MS`, the view says so.
    pub fn expect_host_reply(self: &Rc<Self>) {
        let before = match &*self.side.borrow() {
            RoomSide::Guest(guest) => guest.message_count,
            RoomSide::Host(_) => return,
        };
        let weak = Rc::downgrade(self);
        after(TIMEOUT_MS, move || {
            let Some(room) = weak.upgrade() else {
                return;
            };
            let silent = match &mut *room.side.borrow_mut() {
                RoomSide::Guest(guest) if guest.is_connected() && guest.message_count == before => {
                    guest.view.error_key = Some(SILENT_ERROR);
                    true
                }
                RoomSide::Guest(_) | RoomSide::Host(_) => false,
            };
            if silent {
                room.drop_server_connection();
                room.reconnect_later();
                room.apply_effects(vec![RoomEffect::Redraw]);
            }
        });
    }

    /// Handles an event of the connection: one to a server is opened again when it is closed.
    fn on_guest_event(self: &Rc<Self>, event: ConnectionEvent) {
        let was_closed = event == ConnectionEvent::Closed;
        let was_opened = event == ConnectionEvent::Open;
        let room_effects = match &mut *self.side.borrow_mut() {
            RoomSide::Guest(guest) => guest.on_connection_event(event),
            RoomSide::Host(_) => Vec::new(),
        };
        self.apply_effects(room_effects);
        if was_opened {
            self.expect_host_reply();
        }
        if was_closed {
            self.reconnect_later();
        }
    }
}
