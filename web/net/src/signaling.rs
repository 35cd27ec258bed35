//! Client of a rendezvous server, where browsers that know the name of a room exchange the data
//! that players would otherwise send by hand. It uses the protocol of `matchbox_server`. The page
//! names the server; without one, this client is not used.

use crate::peer_connection::EventClosure;
use gloo::timers::callback::Interval;
use js_sys::{Function, Promise};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use ui::timing::await_promise;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, WebSocket};

/// Milliseconds between two keep-alive messages: proxies drop silent connections.
const KEEP_ALIVE_INTERVAL_MS: u32 = 20_000;
/// Time limit for entering a room, in milliseconds.
const ENTRY_TIMEOUT_MS: i32 = 15_000;
/// Maximum length of a server message that is read, in bytes.
const MAX_MESSAGE_BYTES: usize = 1 << 14;

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
enum ServerMessage {
    /// The first message: this client has entered the room.
    IdAssigned(String),
    NewPeer(String),
    PeerLeft(String),
    Signal {
        sender: String,
        data: String,
    },
}

/// A message to the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
enum ClientMessage<'a> {
    Signal { receiver: &'a str, data: &'a str },
    KeepAlive,
}

/// An event in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SignalingEvent {
    /// Another client, named by its id, has entered.
    PeerJoined(String),
    /// A client sent a message: its id and the text.
    Message(String, String),
    /// The connection to the server is lost.
    Closed,
}

/// Receives the events of a room.
pub type SignalingCallback = Rc<dyn Fn(SignalingEvent)>;

/// A room that this browser has entered; dropping it leaves the room.
pub struct SignalingRoom {
    socket: Rc<WebSocket>,
    _alive: Interval,
    _listeners: [EventClosure; 3],
}

impl SignalingRoom {
    /// Enters a room of a server.
    ///
    /// # Errors
    /// If the server does not answer in time or refuses.
    pub async fn open(
        program: &str,
        room: &str,
        on_event: SignalingCallback,
    ) -> Result<Self, JsValue> {
        let socket = Rc::new(WebSocket::new(&format!("{program}/{room}"))?);
        let (entered, settle) = new_deferred();
        let on_message: EventClosure = {
            let (on_event, settle) = (on_event.clone(), settle.clone());
            Closure::new(move |event: Event| {
                let text = event.unchecked_into::<MessageEvent>().data().as_string();
                match text.and_then(|text| parse_message(&text)) {
                    Some(ServerMessage::IdAssigned(_)) => {
                        settle(true);
                    }
                    Some(ServerMessage::NewPeer(peer)) => {
                        on_event(SignalingEvent::PeerJoined(peer))
                    }
                    Some(ServerMessage::Signal { sender, data }) => {
                        on_event(SignalingEvent::Message(sender, data))
                    }
                    Some(ServerMessage::PeerLeft(_)) | None => {}
                }
            })
        };
        // A failing socket may fire `error`, `close` or both.
        let closed = || -> EventClosure {
            let (on_event, settle) = (on_event.clone(), settle.clone());
            Closure::new(move |_| {
                if !settle(false) {
                    on_event(SignalingEvent::Closed);
                }
            })
        };
        let listeners = [on_message, closed(), closed()];
        let function = |nth: usize| listeners[nth].as_ref().unchecked_ref::<Function>();
        socket.set_onmessage(Some(function(0)));
        socket.set_onclose(Some(function(1)));
        socket.set_onerror(Some(function(2)));
        let client = Self {
            _alive: Interval::new(KEEP_ALIVE_INTERVAL_MS, {
                let socket = socket.clone();
                move || send_message(&socket, &ClientMessage::KeepAlive)
            }),
            socket,
            _listeners: listeners,
        };
        await_promise(ENTRY_TIMEOUT_MS, entered).await?;
        Ok(client)
    }

    /// Sends a text to another client in the room.
    pub fn send(&self, to: &str, text: &str) {
        let message = ClientMessage::Signal {
            receiver: to,
            data: text,
        };
        send_message(&self.socket, &message);
    }
}

impl Drop for SignalingRoom {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        self.socket.set_onerror(None);
        // `close` fails only if the socket is already closed or closing.
        let _ = self.socket.close();
    }
}

/// Returns a promise and a function that settles it: `true` fulfills it, `false` rejects it. The
/// function returns whether it was the first call; later calls have no effect.
fn new_deferred() -> (Promise, Rc<dyn Fn(bool) -> bool>) {
    let callbacks: Rc<RefCell<Option<(Function, Function)>>> = Rc::default();
    let given = callbacks.clone();
    let promise = Promise::new(&mut move |fulfill, reject| {
        *given.borrow_mut() = Some((fulfill, reject));
    });
    let settle = move |is_fulfilled: bool| {
        let Some((fulfill, reject)) = callbacks.borrow_mut().take() else {
            return false;
        };
        // The two functions of a promise do not throw.
        let _ = if is_fulfilled { fulfill } else { reject }.call0(&JsValue::NULL);
        true
    };
    (promise, Rc::new(settle))
}

fn parse_message(text: &str) -> Option<ServerMessage> {
    (text.len() <= MAX_MESSAGE_BYTES)
        .then(|| serde_json::from_str(text).ok())
        .flatten()
}

fn send_message(socket: &WebSocket, message: &ClientMessage<'_>) {
    if socket.ready_state() == WebSocket::OPEN
        && let Ok(text) = serde_json::to_string(message)
    {
        // A socket that cannot send fires `close`.
        let _ = socket.send_with_str(&text);
    }
}

/// Returns the WebSocket URL of the rendezvous server that the page names, without a slash at its
/// end.
#[must_use]
pub fn signaling_server() -> Option<String> {
    let named = super::peer_connection::meta_content("rendezvous");
    let program = named.trim().trim_end_matches('/');
    ["wss://", "ws://"]
        .iter()
        .any(|scheme| program.starts_with(scheme))
        .then(|| program.to_owned())
}

/// Returns the host and path of that server, as shown to a player.
#[must_use]
pub fn server_name() -> Option<String> {
    let program = signaling_server()?;
    let address = program.rsplit("//").next();
    address.map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_match_the_json_of_the_rendezvous_server() {
        let signal_json = r#"{"Signal":{"sender":"7a","data":"code"}}"#;
        let (sender, data) = ("7a".to_owned(), "code".to_owned());
        assert_eq!(
            parse_message(signal_json),
            Some(ServerMessage::Signal { sender, data })
        );
        let new_peer = ServerMessage::NewPeer("7a".to_owned());
        assert_eq!(parse_message(r#"{"NewPeer":"7a"}"#), Some(new_peer));
        let signal = ClientMessage::Signal {
            receiver: "7a",
            data: "code",
        };
        let to_json = |message: &ClientMessage<'_>| serde_json::to_string(message).expect("text");
        assert_eq!(
            to_json(&signal),
            r#"{"Signal":{"receiver":"7a","data":"code"}}"#
        );
        assert_eq!(to_json(&ClientMessage::KeepAlive), r#""KeepAlive""#);
    }

    #[test]
    fn unknown_and_oversized_messages_are_ignored() {
        for text in [
            "",
            "7",
            r#"{"Signal":{"sender":"7a","data":{"Offer":""}}}"#,
            r#"{"Other":1}"#,
        ] {
            assert_eq!(parse_message(text), None, "{text}");
        }
        assert_eq!(
            parse_message(&format!("\"{}\"", "x".repeat(MAX_MESSAGE_BYTES))),
            None
        );
    }
}
