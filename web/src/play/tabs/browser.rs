//! What the browser has for tabs that work together: a channel on which all hear what one says, and
//! a lock that one after another holds.

use js_sys::{Function, Promise, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};

/// A channel between the tabs of this browser, as long as it is held.
pub struct Channel {
    channel: BroadcastChannel,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Channel {
    /// Opens the channel of this name; what comes that is no message of ours is not heard.
    pub fn open<T: DeserializeOwned>(name: &str, hear: impl Fn(T) + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(name).ok()?;
        let heard: Closure<dyn FnMut(MessageEvent)> = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(word) = serde_json::from_str(&text) {
                hear(word);
            }
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Some(Self {
            channel,
            _heard: heard,
        })
    }

    /// Says something to all other tabs.
    pub fn post<T: Serialize>(&self, word: &T) {
        if let Ok(text) = serde_json::to_string(word) {
            // A channel that is closed has nobody to hear it.
            let _ = self.channel.post_message(&JsValue::from_str(&text));
        }
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}

/// A lock that is held, or waited for, until it is dropped.
pub struct Lock {
    gone: Rc<Cell<bool>>,
    release: Rc<RefCell<Option<Function>>>,
}

impl Lock {
    /// Asks for the lock of this name. `granted` is called when it is ours, `refused` when the
    /// browser gives no locks here; nothing comes back when it knows none at all.
    pub fn request(
        name: &str,
        granted: impl FnOnce() + 'static,
        refused: impl FnOnce() + 'static,
    ) -> Option<Self> {
        let navigator: JsValue = web_sys::window()?.navigator().into();
        let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into())
            .ok()?
            .dyn_into()
            .ok()?;
        let lock = Self {
            gone: Rc::default(),
            release: Rc::default(),
        };
        let (gone, release) = (lock.gone.clone(), lock.release.clone());
        // The browser may call it long after the table was left; then the lock is given back.
        let given = Closure::once_into_js(move |_: JsValue| -> JsValue {
            if gone.get() {
                return JsValue::UNDEFINED;
            }
            let held = Promise::new(&mut |resolve, _| {
                *release.borrow_mut() = Some(resolve);
            });
            granted();
            held.into()
        });
        let asked: Promise = request
            .call2(&locks, &name.into(), &given)
            .ok()?
            .dyn_into()
            .ok()?;
        spawn_local(async move {
            if JsFuture::from(asked).await.is_err() {
                refused();
            }
        });
        Some(lock)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.gone.set(true);
        if let Some(release) = self.release.borrow_mut().take() {
            // It only settles a promise.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}
