//! What the script around the program hands over: where the player stands, what it is to show, and how texts go in
//! and out.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

#[derive(Clone, Debug)]
pub struct HostPort(Object);

impl HostPort {
    /// What was handed over.
    #[must_use]
    pub const fn new(object: Object) -> Self {
        Self(object)
    }

    fn field(&self, name: &str) -> JsValue {
        Reflect::get(&self.0, &name.into()).unwrap_or(JsValue::UNDEFINED)
    }

    /// A text of it, such as `query`.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<String> {
        self.field(name).as_string()
    }

    /// A switch of it: `whole` when the document is the player's own, `trusted` when whoever speaks may drive.
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.field(name).is_truthy()
    }

    /// The origin of the page around; nothing before it has shaken hands.
    #[must_use]
    pub fn origin(&self) -> String {
        let origin = self.field("origin").dyn_into::<Function>();
        let origin = origin.and_then(|origin| origin.call0(&JsValue::NULL));
        origin
            .ok()
            .and_then(|origin| origin.as_string())
            .unwrap_or_default()
    }

    /// Sends a text to the page around.
    pub fn send(&self, text: &str) {
        if let Ok(send) = self.field("send").dyn_into::<Function>() {
            // A page that is gone hears nothing.
            let _ = send.call1(&JsValue::NULL, &text.into());
        }
    }

    /// Calls back with every text from the page around and with its origin, those that came before included.
    pub fn listen(&self, hear: impl Fn(String, String) + 'static) {
        let hear: Closure<dyn Fn(JsValue, JsValue)> =
            Closure::new(move |text: JsValue, origin: JsValue| {
                hear(
                    text.as_string().unwrap_or_default(),
                    origin.as_string().unwrap_or_default(),
                );
            });
        if let Ok(listen) = self.field("listen").dyn_into::<Function>() {
            let _ = listen.call1(&JsValue::NULL, hear.as_ref());
        }
        // The script holds it for as long as it holds the player.
        hear.forget();
    }
}

/// Tells the script that the program cannot be had.
pub fn report_load_failure(object: &Object) {
    let fail = Reflect::get(object, &"fail".into());
    if let Some(fail) = fail.ok().and_then(|fail| fail.dyn_into::<Function>().ok()) {
        let _ = fail.call0(&JsValue::NULL);
    }
}
