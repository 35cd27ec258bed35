//! A WebRTC connection to another browser with one data channel for messages and no relay server.
//! Events that the browser fires after a connection was dropped are ignored.

use crate::compact_sdp::CompactSdp;
use crate::phase::{ConnectionEvent, Phase, RtcSignal};
use js_sys::{Array, Function, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use ui::timing::{after, await_promise};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Event, MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelEvent,
    RtcDataChannelState, RtcIceGatheringState, RtcIceServer, RtcPeerConnection,
    RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};

/// Time limit for gathering ICE candidates, in milliseconds: browsers themselves give up on STUN
/// servers that do not answer after about as long.
const GATHERING_TIMEOUT_MS: i32 = 12_000;
/// Time limit for one step of opening a connection, in milliseconds.
const STEP_TIMEOUT_MS: i32 = 15_000;
/// Time limit for a connection to open once both sides have each other's description, in
/// milliseconds.
const OPEN_TIMEOUT_MS: i32 = 30_000;
/// How long a dropped connection stays open so that its last messages arrive, in milliseconds.
const CLOSE_DELAY_MS: i32 = 2_000;

/// Receives the events of a connection.
pub type ConnectionCallback = Rc<dyn Fn(ConnectionEvent)>;

/// A JavaScript listener for a DOM event.
pub type EventClosure = Closure<dyn FnMut(Event)>;

/// A connection that is open or being opened; dropping it closes it.
pub struct PeerConnection(Rc<ConnectionInner>);

/// The browser objects of a connection, shared with its event listeners.
struct ConnectionInner {
    connection: RtcPeerConnection,
    channel: RefCell<Option<RtcDataChannel>>,
    phase: Phase,
    callback: ConnectionCallback,
    /// Listeners of the browser's events. They hold the connection weakly, so none of them fires
    /// once it is dropped.
    closures: RefCell<Vec<EventClosure>>,
}

impl ConnectionInner {
    /// Returns a listener that calls `handler` as long as this connection exists.
    fn listener(self: &Rc<Self>, handler: impl Fn(&Rc<Self>, Event) + 'static) -> Function {
        let link = Rc::downgrade(self);
        let closure: EventClosure = Closure::new(move |event| {
            if let Some(link) = link.upgrade() {
                handler(&link, event);
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

    fn attach_channel(self: &Rc<Self>, channel: RtcDataChannel) {
        channel.set_onopen(Some(
            &self.listener(|link, _| link.handle(RtcSignal::Opened)),
        ));
        channel.set_onclose(Some(
            &self.listener(|link, _| link.handle(RtcSignal::Closed)),
        ));
        channel.set_onmessage(Some(&self.listener(|link, event| {
            let event = event.unchecked_into::<MessageEvent>();
            link.handle(RtcSignal::Message(
                event.data().as_string().unwrap_or_default(),
            ));
        })));
        let is_open = channel.ready_state() == RtcDataChannelState::Open;
        *self.channel.borrow_mut() = Some(channel);
        if is_open {
            self.handle(RtcSignal::Opened);
        }
    }
}

impl PeerConnection {
    fn new(stun: &[String], on_event: ConnectionCallback) -> Result<Self, JsValue> {
        let configuration = RtcConfiguration::new();
        if !stun.is_empty() {
            let server = RtcIceServer::new();
            let urls: Array = stun.iter().map(|url| JsValue::from_str(url)).collect();
            server.set_urls(&urls);
            configuration.set_ice_servers(&Array::of1(&server));
        }
        let link = Rc::new(ConnectionInner {
            connection: RtcPeerConnection::new_with_configuration(&configuration)?,
            channel: RefCell::default(),
            phase: Phase::default(),
            callback: on_event,
            closures: RefCell::default(),
        });
        let changed = link.listener(|link, _| match link.connection.connection_state() {
            RtcPeerConnectionState::Failed => link.handle(RtcSignal::Failed),
            RtcPeerConnectionState::Closed => link.handle(RtcSignal::Closed),
            _ => {}
        });
        link.connection.set_onconnectionstatechange(Some(&changed));
        Ok(Self(link))
    }

    /// Opens a connection and returns it with the description of this browser for the other side.
    ///
    /// # Errors
    /// If the browser does not support WebRTC here or refuses a step.
    pub async fn offer(
        stun: &[String],
        on_event: ConnectionCallback,
    ) -> Result<(Self, CompactSdp), JsValue> {
        let line = Self::new(stun, on_event)?;
        let connection = &line.0.connection;
        line.0
            .attach_channel(connection.create_data_channel("table"));
        let offer = await_promise(STEP_TIMEOUT_MS, connection.create_offer()).await?;
        let sdp = line.local_sdp(offer).await?;
        Ok((line, sdp))
    }

    /// Opens a connection from the other side's offer and returns it with our answer.
    ///
    /// # Errors
    /// If the browser does not support WebRTC here or refuses the offer.
    pub async fn answer(
        stun: &[String],
        offer: &CompactSdp,
        on_event: ConnectionCallback,
    ) -> Result<(Self, CompactSdp), JsValue> {
        let line = Self::new(stun, on_event)?;
        let connection = &line.0.connection;
        let on_channel = line.0.listener(|link, event| {
            if let Ok(event) = event.dyn_into::<RtcDataChannelEvent>() {
                link.attach_channel(event.channel());
            }
        });
        connection.set_ondatachannel(Some(&on_channel));
        let offer = session_description(RtcSdpType::Offer, &offer.to_sdp(false));
        await_promise(STEP_TIMEOUT_MS, connection.set_remote_description(&offer)).await?;
        let answer = await_promise(STEP_TIMEOUT_MS, connection.create_answer()).await?;
        let sdp = line.local_sdp(answer).await?;
        Ok((line, sdp))
    }

    /// Accepts the answer to our offer.
    ///
    /// # Errors
    /// If the browser refuses the answer.
    pub fn accept(
        &self,
        answer: &CompactSdp,
    ) -> impl Future<Output = Result<(), JsValue>> + 'static {
        let connection = self.0.connection.clone();
        let description = session_description(RtcSdpType::Answer, &answer.to_sdp(true));
        let link = Rc::downgrade(&self.0);
        after(OPEN_TIMEOUT_MS, move || {
            if let Some(link) = link.upgrade().filter(|link| link.phase.is_waiting()) {
                link.handle(RtcSignal::Failed);
            }
        });
        async move {
            let accepted = connection.set_remote_description(&description);
            await_promise(STEP_TIMEOUT_MS, accepted).await.map(|_| ())
        }
    }

    /// Returns the local description once the browser has gathered its candidates: no candidate can
    /// be added later.
    async fn local_sdp(&self, description: JsValue) -> Result<CompactSdp, JsValue> {
        let connection = &self.0.connection;
        let description: RtcSessionDescriptionInit = description.unchecked_into();
        await_promise(
            STEP_TIMEOUT_MS,
            connection.set_local_description(&description),
        )
        .await?;
        let searched = Promise::new(&mut |resolve, _| {
            let resolve_late = resolve.clone();
            after(GATHERING_TIMEOUT_MS, move || resolve_promise(&resolve_late));
            let changed = self.0.listener(move |link, _| {
                if link.has_gathered() {
                    resolve_promise(&resolve);
                }
            });
            connection.set_onicegatheringstatechange(Some(&changed));
        });
        if !self.0.has_gathered() {
            await_promise(GATHERING_TIMEOUT_MS + STEP_TIMEOUT_MS, searched).await?;
        }
        let known = connection.local_description();
        known
            .and_then(|known| CompactSdp::from_sdp(&known.sdp()))
            .filter(CompactSdp::has_candidates)
            .ok_or(JsValue::NULL)
    }

    /// Sends a message to the other side; returns whether the channel took it.
    pub fn send(&self, text: &str) -> bool {
        let channel = self.0.channel.borrow();
        channel.as_ref().is_some_and(|channel| {
            channel.ready_state() == RtcDataChannelState::Open
                && channel.send_with_str(text).is_ok()
        })
    }
}

impl ConnectionInner {
    fn has_gathered(&self) -> bool {
        self.connection.ice_gathering_state() == RtcIceGatheringState::Complete
    }
}

impl Drop for PeerConnection {
    fn drop(&mut self) {
        let connection = self.0.connection.clone();
        connection.set_onconnectionstatechange(None);
        connection.set_onicegatheringstatechange(None);
        connection.set_ondatachannel(None);
        let Some(channel) = self.0.channel.take() else {
            connection.close();
            return;
        };
        channel.set_onopen(None);
        channel.set_onmessage(None);
        channel.set_onclose(None);
        // Browsers may lose data that was sent just before a channel is closed. A peer that was
        // dismissed closes the connection itself; for all others the last message has some time to
        // arrive.
        after(CLOSE_DELAY_MS, move || {
            channel.close();
            connection.close();
        });
    }
}

fn session_description(kind: RtcSdpType, text: &str) -> RtcSessionDescriptionInit {
    let description = RtcSessionDescriptionInit::new(kind);
    description.set_sdp(text);
    description
}

fn resolve_promise(resolve: &Function) {
    // The resolve function of a promise does not throw, and a second call has no effect.
    let _ = resolve.call0(&JsValue::NULL);
}

/// Returns whether the browser supports WebRTC connections.
#[must_use]
pub fn can_connect() -> bool {
    let has_lines = |window: web_sys::Window| {
        Reflect::get(&window, &"RTCPeerConnection".into()).is_ok_and(|found| found.is_function())
    };
    ui::browser::window().is_some_and(has_lines)
}

/// Returns the content of the page's `<meta>` element named `name`; empty if there is none.
#[must_use]
pub fn meta_content(name: &str) -> String {
    ui::browser::window()
        .and_then(|window| window.document())
        .and_then(|document| {
            let found = document.query_selector(&format!("meta[name=\"{name}\"]"));
            found.ok().flatten()
        })
        .and_then(|meta| meta.get_attribute("content"))
        .unwrap_or_default()
}

/// Returns the STUN servers that the page names. They tell a browser its public address.
#[must_use]
pub fn stun_servers() -> Vec<String> {
    meta_content("stun")
        .split_whitespace()
        .filter(|server| server.starts_with("stun:") || server.starts_with("stuns:"))
        .map(str::to_owned)
        .collect()
}
