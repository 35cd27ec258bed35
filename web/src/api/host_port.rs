//! The interface to the script that loads the program: where the player is mounted, its
//! configuration, and how messages are sent and received.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

#[derive(Clone, Debug)]
pub struct HostPort(Object);

impl HostPort {
    /// Wraps the object that the script passes.
    #[must_use]
    pub const fn new(object: Object) -> Self {
        Self(object)
    }

    fn field(&self, name: &str) -> JsValue {
        Reflect::get(&self.0, &name.into()).unwrap_or(JsValue::UNDEFINED)
    }

    /// Returns a string property, such as `query`.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<String> {
        self.field(name).as_string()
    }

    /// Returns a boolean property: `whole` if the document belongs to the player, `trusted` if any
    /// page that sends messages may control it.
    #[must_use]
    pub fn has_flag(&self, name: &str) -> bool {
        self.field(name).is_truthy()
    }

    /// Returns the origin of the embedding page, empty before the handshake.
    #[must_use]
    pub fn origin(&self) -> String {
        let origin = self.field("origin").dyn_into::<Function>();
        let origin = origin.and_then(|origin| origin.call0(&JsValue::NULL));
        origin
            .ok()
            .and_then(|origin| origin.as_string())
            .unwrap_or_default()
    }

    /// Sends a message to the embedding page.
    pub fn send(&self, text: &str) {
        if let Ok(send) = self.field("send").dyn_into::<Function>() {
            // A page that is gone cannot receive it.
            let _ = send.call1(&JsValue::NULL, &text.into());
        }
    }

    /// Calls `on_message` with every message from the embedding page and its origin, including
    /// those that arrived earlier.
    pub fn listen(&self, on_message: impl Fn(String, String) + 'static) {
        let on_message: Closure<dyn Fn(JsValue, JsValue)> =
            Closure::new(move |text: JsValue, origin: JsValue| {
                on_message(
                    text.as_string().unwrap_or_default(),
                    origin.as_string().unwrap_or_default(),
                );
            });
        if let Ok(listen) = self.field("listen").dyn_into::<Function>() {
            let _ = listen.call1(&JsValue::NULL, on_message.as_ref());
        }
        // The script keeps the callback for as long as the player exists.
        on_message.forget();
    }
}

/// Reports to the script that the program could not be loaded.
pub fn report_load_failure(object: &Object) {
    let fail = Reflect::get(object, &"fail".into());
    if let Some(fail) = fail.ok().and_then(|fail| fail.dyn_into::<Function>().ok()) {
        let _ = fail.call0(&JsValue::NULL);
    }
}
