//! A line to another browser: WebRTC without any server between, one channel for messages.

use super::OFFERED;
use super::sketch::Sketch;
use gloo::timers::callback::Timeout;
use js_sys::{Array, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Event, MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelEvent,
    RtcDataChannelState, RtcIceGatheringState, RtcIceServer, RtcPeerConnection,
    RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};

/// How often a browser is asked whether it knows its addresses, and how long between, in milliseconds.
const LOOKS: u32 = 60;
const PAUSE: u32 = 50;

/// What is heard on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    /// The other side is there.
    Open,
    /// It says something.
    Word(String),
    /// The line is gone.
    Closed,
}

type Ear = Rc<dyn Fn(Sound)>;

/// What hears the browser's events, kept for as long as the line.
type Closures = Rc<RefCell<Vec<Closure<dyn FnMut(Event)>>>>;

/// A line that is open, or being opened; it is closed when it is dropped.
pub struct Line {
    connection: RtcPeerConnection,
    channel: Rc<RefCell<Option<RtcDataChannel>>>,
    closures: Closures,
}

impl Line {
    fn new(stun: &[String], ear: &Ear) -> Result<Self, JsValue> {
        let configuration = RtcConfiguration::new();
        if !stun.is_empty() {
            let server = RtcIceServer::new();
            let urls: Array = stun.iter().map(|url| JsValue::from_str(url)).collect();
            server.set_urls(&urls);
            configuration.set_ice_servers(&Array::of1(&server));
        }
        let connection = RtcPeerConnection::new_with_configuration(&configuration)?;
        let line = Self {
            connection,
            channel: Rc::default(),
            closures: Rc::default(),
        };
        let (state, heard) = (line.connection.clone(), ear.clone());
        let changed = line.listen(move |_| {
            let state = state.connection_state();
            if matches!(
                state,
                RtcPeerConnectionState::Failed | RtcPeerConnectionState::Closed
            ) {
                heard(Sound::Closed);
            }
        });
        line.connection.set_onconnectionstatechange(Some(&changed));
        Ok(line)
    }

    /// A listener that lives as long as the line.
    fn listen(&self, heard: impl FnMut(Event) + 'static) -> js_sys::Function {
        let closure: Closure<dyn FnMut(Event)> = Closure::new(heard);
        let function = closure.as_ref().unchecked_ref::<js_sys::Function>().clone();
        self.closures.borrow_mut().push(closure);
        function
    }

    /// Opens a line and describes how to reach us.
    ///
    /// # Errors
    /// When the browser has no such lines here.
    pub async fn offer(stun: &[String], ear: Ear) -> Result<(Self, Sketch), JsValue> {
        let line = Self::new(stun, &ear)?;
        let channel = line.connection.create_data_channel("table");
        line.speak_on(channel, &ear);
        let offer = JsFuture::from(line.connection.create_offer()).await?;
        let sketch = line.described(offer).await?;
        Ok((line, sketch))
    }

    /// Answers to an offer.
    ///
    /// # Errors
    /// When the browser has no such lines here, or does not take the offer.
    pub async fn answer(
        stun: &[String],
        offer: &Sketch,
        ear: Ear,
    ) -> Result<(Self, Sketch), JsValue> {
        let line = Self::new(stun, &ear)?;
        let speaker = Speaker {
            channel: line.channel.clone(),
            closures: line.closures.clone(),
        };
        let came = line.listen(move |event| {
            if let Ok(event) = event.dyn_into::<RtcDataChannelEvent>() {
                speaker.speak_on(event.channel(), &ear);
            }
        });
        line.connection.set_ondatachannel(Some(&came));
        line.take(RtcSdpType::Offer, &offer.description(false))
            .await?;
        let answer = JsFuture::from(line.connection.create_answer()).await?;
        let sketch = line.described(answer).await?;
        Ok((line, sketch))
    }

    /// Takes the answer to our offer.
    ///
    /// # Errors
    /// When the browser does not take it.
    pub fn accept(&self, answer: &Sketch) -> impl Future<Output = Result<(), JsValue>> + 'static {
        let connection = self.connection.clone();
        let description = described(RtcSdpType::Answer, &answer.description(true));
        async move {
            let taken = connection.set_remote_description(&description);
            JsFuture::from(taken).await.map(|_| ())
        }
    }

    async fn take(&self, kind: RtcSdpType, text: &str) -> Result<(), JsValue> {
        let taken = self
            .connection
            .set_remote_description(&described(kind, text));
        JsFuture::from(taken).await.map(|_| ())
    }

    /// Our own description, when the browser knows its addresses.
    async fn described(&self, made: JsValue) -> Result<Sketch, JsValue> {
        let made: RtcSessionDescriptionInit = made.unchecked_into();
        JsFuture::from(self.connection.set_local_description(&made)).await?;
        for _ in 0..LOOKS {
            if self.connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                break;
            }
            pause().await;
        }
        let known = self.connection.local_description();
        known
            .and_then(|known| Sketch::of(&known.sdp()))
            .ok_or(JsValue::NULL)
    }

    fn speak_on(&self, channel: RtcDataChannel, ear: &Ear) {
        let speaker = Speaker {
            channel: self.channel.clone(),
            closures: self.closures.clone(),
        };
        speaker.speak_on(channel, ear);
    }

    /// Says something to the other side; whether the line took it.
    pub fn say(&self, text: &str) -> bool {
        let channel = self.channel.borrow();
        channel.as_ref().is_some_and(|channel| {
            channel.ready_state() == RtcDataChannelState::Open
                && channel.send_with_str(text).is_ok()
        })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.connection.set_onconnectionstatechange(None);
        self.connection.set_ondatachannel(None);
        if let Some(channel) = self.channel.borrow_mut().take() {
            channel.set_onopen(None);
            channel.set_onmessage(None);
            channel.set_onclose(None);
            channel.close();
        }
        self.connection.close();
    }
}

/// The part of a line that hears.
struct Speaker {
    channel: Rc<RefCell<Option<RtcDataChannel>>>,
    closures: Closures,
}

impl Speaker {
    fn speak_on(&self, channel: RtcDataChannel, ear: &Ear) {
        let open = ear.clone();
        let opened = self.listen(move |_| open(Sound::Open));
        channel.set_onopen(Some(&opened));
        let word = ear.clone();
        let heard = self.listen(move |event| {
            let event = event.unchecked_into::<MessageEvent>();
            word(Sound::Word(event.data().as_string().unwrap_or_default()));
        });
        channel.set_onmessage(Some(&heard));
        let gone = ear.clone();
        let closed = self.listen(move |_| gone(Sound::Closed));
        channel.set_onclose(Some(&closed));
        let is_open = channel.ready_state() == RtcDataChannelState::Open;
        *self.channel.borrow_mut() = Some(channel);
        if is_open {
            ear(Sound::Open);
        }
    }

    fn listen(&self, heard: impl FnMut(Event) + 'static) -> js_sys::Function {
        let closure: Closure<dyn FnMut(Event)> = Closure::new(heard);
        let function = closure.as_ref().unchecked_ref::<js_sys::Function>().clone();
        self.closures.borrow_mut().push(closure);
        function
    }
}

fn described(kind: RtcSdpType, text: &str) -> RtcSessionDescriptionInit {
    let description = RtcSessionDescriptionInit::new(kind);
    description.set_sdp(text);
    description
}

/// Lets the browser work for a moment.
async fn pause() {
    let waited = Promise::new(&mut |resolve, _| {
        Timeout::new(PAUSE, move || {
            // It only settles a promise.
            let _ = resolve.call0(&JsValue::NULL);
        })
        .forget();
    });
    let _ = JsFuture::from(waited).await;
}

/// Whether the page has direct play, and the browser such lines.
#[must_use]
pub fn can_connect() -> bool {
    let has_lines = |window: web_sys::Window| {
        Reflect::get(&window, &"RTCPeerConnection".into()).is_ok_and(|found| found.is_function())
    };
    OFFERED && web_sys::window().is_some_and(has_lines)
}

/// The servers that tell a browser its outer address, as whoever serves the page has named them:
/// none unless they are named.
#[must_use]
pub fn stun() -> Vec<String> {
    let named = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector("meta[name=\"stun\"]").ok()?)
        .and_then(|meta| meta.get_attribute("content"))
        .unwrap_or_default();
    let servers = named.split_whitespace();
    servers
        .filter(|server| server.starts_with("stun:") || server.starts_with("stuns:"))
        .map(str::to_owned)
        .collect()
}
