//! Helpers for browser events.

use wasm_bindgen::JsCast;
use web_sys::Event;

/// Returns the target of an event, if it is an element of type `T`.
#[must_use]
pub fn target<T: JsCast>(event: &Event) -> Option<T> {
    event.target()?.dyn_into::<T>().ok()
}
