//! Keys of a table that work wherever the focus is, even if the focused button was removed.

use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use ui::mount::{Mount, use_mount};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Calls `press` of the latest rendering for every key; `None` ignores keys.
#[hook]
pub fn use_keys(press: Option<Callback<KeyboardEvent>>) {
    let mount = use_mount();
    let newest = use_mut_ref(|| None);
    newest.replace(press);
    // The listener is added during the first rendering and always calls the newest callback. An
    // effect runs later, and keys that the browser dispatches before it would reach the old
    // callback.
    use_memo(mount, move |mount| listen(mount, newest));
}

/// Listens for keys until the listener is dropped.
fn listen(
    mount: &Mount,
    newest: Rc<RefCell<Option<Callback<KeyboardEvent>>>>,
) -> Option<EventListener> {
    let target = mount.key_target()?;
    let active = EventListenerOptions::enable_prevent_default();
    let on_keydown = move |event: &web_sys::Event| {
        let press = newest.borrow().clone();
        if let (Some(press), Some(event)) = (press, event.dyn_ref::<KeyboardEvent>()) {
            press.emit(event.clone());
        }
    };
    Some(EventListener::new_with_options(
        &target, "keydown", active, on_keydown,
    ))
}

/// Returns whether the event's target is in an element that the selector matches.
#[must_use]
pub fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
