//! Keys of an editor that are not the board's: they work wherever the focus is, but not in a field
//! or a dialog, whose letters and ways back are their own.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// A key that was pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Press {
    /// Its name in lower case, as the browser gives it.
    pub key: String,
    /// Control, or the command key, is held.
    pub ctrl: bool,
    /// Shift is held.
    pub shift: bool,
}

/// Hands every key to `take`, which says whether it had a use for it.
#[hook]
pub fn use_keys(take: Callback<Press, bool>) {
    use_effect_with(take, |take| {
        let take = take.clone();
        let document = web_sys::window().and_then(|window| window.document());
        let active = EventListenerOptions::enable_prevent_default();
        let listener = document.map(|document| {
            EventListener::new_with_options(&document, "keydown", active, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                if is_free(event) && take.emit(press(event)) {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

fn press(event: &KeyboardEvent) -> Press {
    Press {
        key: event.key().to_lowercase(),
        ctrl: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
    }
}

fn is_free(event: &KeyboardEvent) -> bool {
    let own = "input:not([type=radio]):not([type=checkbox]), select, textarea, dialog";
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let taken = element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_))));
    !taken && !event.alt_key() && !event.default_prevented()
}
