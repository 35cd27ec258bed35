//! Takes the focus from a button pressed by mouse or touch before the result is rendered.
//!
//! When the focused element is removed or moved, as orders are after every action, browsers compute
//! the layout of the half-rendered page at once, which took as long as everything else. Keyboard
//! users see the focus and keep it.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Selector of the buttons that lose the focus. It excludes buttons with a visible focus, and those
/// that get the focus back when their dialog closes.
const RELEASING_BUTTONS: &str =
    "button:not(:focus-visible, [aria-haspopup], [aria-expanded], [role=tab])";

/// Makes the buttons of a table lose the focus when they are pressed.
#[hook]
pub fn use_light_focus(table: &NodeRef) {
    use_effect_with(table.clone(), |table| {
        let table = table.clone();
        let listener = ui::browser::window().map(|window| {
            // Runs before all other listeners.
            let first = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, "click", first, move |_| release_focus(&table))
        });
        move || drop(listener)
    });
}

fn release_focus(table: &NodeRef) {
    let document = ui::browser::window().and_then(|window| window.document());
    let active = document.and_then(|document| document.active_element());
    let inside = |active: &Element| {
        let table = table.cast::<Element>();
        table.is_some_and(|table| table.contains(Some(active)))
    };
    let light =
        active.filter(|active| inside(active) && active.matches(RELEASING_BUTTONS) == Ok(true));
    if let Some(button) = light.and_then(|active| active.dyn_into::<HtmlElement>().ok()) {
        let _ = button.blur();
    }
}
