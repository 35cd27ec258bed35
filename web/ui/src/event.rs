//! What is asked of the events of the browser.

use wasm_bindgen::JsCast;
use web_sys::Event;

/// The element that an event comes from, if it is of this kind.
#[must_use]
pub fn target<T: JsCast>(event: &Event) -> Option<T> {
    event.target()?.dyn_into::<T>().ok()
}
