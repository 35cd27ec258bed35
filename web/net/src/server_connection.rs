//! A WebSocket to a table of a table server, with the events of a connection between browsers.
//! Events that the browser fires after a connection was dropped are ignored.

use crate::peer_connection::{ConnectionCallback, EventClosure};
use crate::phase::{Phase, RtcSignal};
use js_sys::Function;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use ui::timing::after;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

/// Time limit for a connection to open, in milliseconds.
const OPEN_TIMEOUT_MS: i32 = 15_000;
/// The code with which a server closes a connection whose seat another connection has taken over.
const REPLACED_CODE: u16 = 4001;

/// A connection that is open or being opened; dropping it closes it.
pub struct ServerConnection(Rc<SocketInner>);

/// The socket, shared with its event listeners.
struct SocketInner {
    socket: WebSocket,
    phase: Phase,
    callback: ConnectionCallback,
    /// Whether the server closed the connection with [`REPLACED_CODE`].
    was_replaced: Cell<bool>,
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
            was_replaced: Cell::new(false),
            closures: RefCell::default(),
        });
        let socket = &link.socket;
        socket.set_onopen(Some(&link.listener(|_, _| RtcSignal::Opened)));
        // The browser fires `close` after every `error` of a socket.
        socket.set_onclose(Some(&link.listener(|link, event| {
            let event = event.dyn_into::<CloseEvent>();
            let was_replaced = event.is_ok_and(|event| event.code() == REPLACED_CODE);
            link.was_replaced.set(was_replaced);
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

    /// Returns whether the server closed the connection because another one has taken its seat over.
    #[must_use]
    pub fn was_replaced(&self) -> bool {
        self.0.was_replaced.get()
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
