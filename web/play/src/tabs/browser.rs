//! Browser APIs for tabs that work together: a broadcast channel, and a lock that one tab at a time
//! holds.

use js_sys::{Function, Object, Promise, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};

/// A broadcast channel between the tabs of this browser; dropping it closes it.
pub struct Channel {
    channel: BroadcastChannel,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Channel {
    /// Opens the channel of this name; messages that are not a `T` are ignored. `None` if the
    /// browser has no such channels.
    pub fn open<T: DeserializeOwned>(name: &str, receive: impl Fn(T) + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(name).ok()?;
        let on_message: Closure<dyn FnMut(MessageEvent)> =
            Closure::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                if let Ok(message) = serde_json::from_str(&text) {
                    receive(message);
                }
            });
        channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Self {
            channel,
            _on_message: on_message,
        })
    }

    /// Sends a message to all other tabs.
    pub fn post<T: Serialize>(&self, message: &T) {
        if let Ok(text) = serde_json::to_string(message) {
            // Sending fails only on a closed channel, which has no receivers.
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

/// How a lock is requested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockMode {
    /// Waits behind the holder and earlier requests.
    Wait,
    /// Takes the lock at once from its holder.
    Steal,
}

/// Called with the outcome of a lock request.
pub struct LockCallbacks<G, R, T> {
    /// This tab holds the lock.
    pub granted: G,
    /// The browser refuses locks here.
    pub refused: R,
    /// This tab held the lock, and another one has taken it.
    pub taken: T,
}

/// A lock that is held or waited for until it is dropped.
pub struct Lock {
    is_dropped: Rc<Cell<bool>>,
    release: Rc<RefCell<Option<Function>>>,
}

impl Lock {
    /// Requests the lock of this name; `None` if the browser does not support locks.
    pub fn request(
        name: &str,
        mode: LockMode,
        callbacks: LockCallbacks<
            impl FnOnce() + 'static,
            impl FnOnce() + 'static,
            impl FnOnce() + 'static,
        >,
    ) -> Option<Self> {
        let navigator: JsValue = ui::browser::window()?.navigator().into();
        let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into())
            .ok()?
            .dyn_into()
            .ok()?;
        let lock = Self {
            is_dropped: Rc::default(),
            release: Rc::default(),
        };
        let is_held = Rc::new(Cell::new(false));
        let LockCallbacks {
            granted,
            refused,
            taken,
        } = callbacks;
        let given = lock.grant_function(is_held.clone(), granted);
        let how = Object::new();
        // Setting a field of a new object cannot fail.
        let _ = Reflect::set(&how, &"steal".into(), &(mode == LockMode::Steal).into());
        let lock_promise: Promise = request
            .call3(&locks, &name.into(), &how, &given)
            .ok()?
            .dyn_into()
            .ok()?;
        let is_dropped = lock.is_dropped.clone();
        // This future ends only with the lock, so it runs detached.
        spawn_local(async move {
            match (JsFuture::from(lock_promise).await, is_held.get()) {
                (Err(_), true) if !is_dropped.get() => taken(),
                (Err(_), false) => refused(),
                (Ok(_), _) | (Err(_), true) => {}
            }
        });
        Some(lock)
    }

    /// Returns the function that the browser calls when the lock is granted. That may be long after
    /// the table was left; then the lock is released.
    fn grant_function(&self, is_held: Rc<Cell<bool>>, granted: impl FnOnce() + 'static) -> JsValue {
        let (is_dropped, release) = (self.is_dropped.clone(), self.release.clone());
        Closure::once_into_js(move |_: JsValue| -> JsValue {
            if is_dropped.get() {
                return JsValue::UNDEFINED;
            }
            let promise = Promise::new(&mut |resolve, _| {
                *release.borrow_mut() = Some(resolve);
            });
            is_held.set(true);
            granted();
            promise.into()
        })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.is_dropped.set(true);
        if let Some(release) = self.release.borrow_mut().take() {
            // The call only settles a promise.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}
