//! Keys of a table wherever the focus is, also where it is nowhere because the button that had it
//! is gone.

use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use ui::mount::{Mount, use_mount};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Hands every key to `press`, which is the one of the newest drawing; to nobody where there is none.
#[hook]
pub fn use_keys(press: Option<Callback<KeyboardEvent>>) {
    let ground = use_mount();
    let newest = use_mut_ref(|| None);
    newest.replace(press);
    // Listens while the table is first drawn, and hears for the newest hands as soon as they are. Effects come later:
    // the browser hands out keys between both, and those of before would answer them.
    use_memo(ground, move |ground| listen(ground, newest));
}

/// Hears keys until it is dropped.
fn listen(
    ground: &Mount,
    newest: Rc<RefCell<Option<Callback<KeyboardEvent>>>>,
) -> Option<EventListener> {
    let place = ground.key_target()?;
    let active = EventListenerOptions::enable_prevent_default();
    let hear = move |event: &web_sys::Event| {
        let press = newest.borrow().clone();
        if let (Some(press), Some(event)) = (press, event.dyn_ref::<KeyboardEvent>()) {
            press.emit(event.clone());
        }
    };
    Some(EventListener::new_with_options(
        &place, "keydown", active, hear,
    ))
}

/// Whether the focus is in an element that the selector names.
#[must_use]
pub fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
