//! Keys of a table wherever the focus is, also where it is nowhere because the button that had it
//! is gone.

use gloo::events::{EventListener, EventListenerOptions};
use ui::ground::use_ground;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Hands every key to `press` as long as `deps` stay the same; none where there is no `press`.
#[hook]
pub fn use_keys<D: PartialEq + 'static>(deps: D, press: Option<Callback<KeyboardEvent>>) {
    let ground = use_ground();
    use_effect_with(deps, move |_| {
        let active = EventListenerOptions::enable_prevent_default();
        let listener = press.and_then(|press| {
            let place = ground.keys()?;
            let listen = move |event: &web_sys::Event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                    press.emit(event.clone());
                }
            };
            Some(EventListener::new_with_options(
                &place, "keydown", active, listen,
            ))
        });
        move || drop(listener)
    });
}

/// Whether the focus is in an element that the selector names.
#[must_use]
pub fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
