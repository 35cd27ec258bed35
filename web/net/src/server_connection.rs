//! A WebSocket to a table of a table server, with the events of a connection between browsers.
//! Events that the browser fires after a connection was dropped are ignored.

use crate::peer_connection::{ConnectionCallback, EventClosure};
use crate::phase::{Phase, RtcSignal};
use js_sys::Function;
use protocol::online::{NO_TABLE_CODE, REPLACED_CODE, TOO_MANY_CODE};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use ui::timing::after;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

/// Time limit for a connection to open, in milliseconds.
const OPEN_TIMEOUT_MS: i32 = 15_000;

/// Why a connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CloseReason {
    /// The network or the server failed.
    #[default]
    Lost,
    /// Another window has taken the seat over.
    Replaced,
    /// The server does not have the table, or does not show it to us.
    NoTable,
    /// Too many people watch the table.
    TooMany,
}

impl CloseReason {
    /// Returns the reason that a code of the server stands for.
    const fn of(code: u16) -> Self {
        match code {
            REPLACED_CODE => Self::Replaced,
            NO_TABLE_CODE => Self::NoTable,
            TOO_MANY_CODE => Self::TooMany,
            _ => Self::Lost,
        }
    }
}

/// A connection that is open or being opened; dropping it closes it.
pub struct ServerConnection(Rc<SocketInner>);

/// The socket, shared with its event listeners.
struct SocketInner {
    socket: WebSocket,
    phase: Phase,
    callback: ConnectionCallback,
    /// Why the connection is closed, once it is.
    close_reason: Cell<CloseReason>,
    /// Listeners of the browser's events. They hold the connection weakly, so none of them fires
    /// once it is dropped.
    closures: RefCell<Vec<EventClosure>>,
}

impl SocketInner {
    /// Returns a listener that reports `signal` of an event as long as this connection exists.
    fn listener(self: &Rc<Self>, signal: impl Fn(&Self, Event) -> RtcSignal + 'static) -> Function {
        let link = Rc::downgrade(self);
        let closure: EventClosure = Closure::new(move |event| {
            if let Some(link) = link.upgrade() {
                link.handle(signal(&link, event));
            }
        });
        let function = closure.as_ref().unchecked_ref::<Function>().clone();
        self.closures.borrow_mut().push(closure);
        function
    }

    fn handle(&self, signal: RtcSignal) {
        if let Some(event) = self.phase.on_signal(signal) {
            (self.callback)(event);
        }
    }
}

impl ServerConnection {
    /// Opens a connection to the address of a table. It is closed if it does not open in time.
    ///
    /// # Errors
    /// If the browser refuses the address.
    pub fn open(address: &str, on_event: ConnectionCallback) -> Result<Self, JsValue> {
        let link = Rc::new(SocketInner {
            socket: WebSocket::new(address)?,
            phase: Phase::default(),
            callback: on_event,
            close_reason: Cell::default(),
            closures: RefCell::default(),
        });
        let socket = &link.socket;
        socket.set_onopen(Some(&link.listener(|_, _| RtcSignal::Opened)));
        // The browser fires `close` after every `error` of a socket.
        socket.set_onclose(Some(&link.listener(|link, event| {
            let event = event.dyn_into::<CloseEvent>();
            let reason = event.map(|event| CloseReason::of(event.code()));
            link.close_reason.set(reason.unwrap_or_default());
            RtcSignal::Closed
        })));
        socket.set_onmessage(Some(&link.listener(|_, event| {
            let data = event.unchecked_into::<MessageEvent>().data();
            RtcSignal::Message(data.as_string().unwrap_or_default())
        })));
        let weak = Rc::downgrade(&link);
        after(OPEN_TIMEOUT_MS, move || {
            if let Some(link) = weak.upgrade().filter(|link| link.phase.is_waiting()) {
                link.handle(RtcSignal::Closed);
            }
        });
        Ok(Self(link))
    }

    /// Returns why the connection is closed.
    #[must_use]
    pub fn close_reason(&self) -> CloseReason {
        self.0.close_reason.get()
    }

    /// Sends a message to the server; returns whether the socket took it.
    pub fn send(&self, text: &str) -> bool {
        let socket = &self.0.socket;
        socket.ready_state() == WebSocket::OPEN && socket.send_with_str(text).is_ok()
    }
}

impl Drop for ServerConnection {
    fn drop(&mut self) {
        let socket = &self.0.socket;
        socket.set_onopen(None);
        socket.set_onclose(None);
        socket.set_onmessage(None);
        // `close` fails only if the socket is already closed or closing.
        let _ = socket.close();
    }
}
