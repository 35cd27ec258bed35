//! A button that is pressed by mouse or touch lets go of the focus before what comes of it is drawn. Knows no game.
//!
//! A browser lays the page out at once, half drawn as it is, when what has the focus is taken away or moved, as orders are
//! after every action; that took as long as all the rest. Whoever plays by keys sees where the focus is, and keeps it.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Buttons that let go: not those where the focus is seen, or is wanted again when what they open is closed.
const RELEASING_BUTTONS: &str =
    "button:not(:focus-visible, [aria-haspopup], [aria-expanded], [role=tab])";

/// Makes the buttons of a table let go.
#[hook]
pub fn use_light_focus(table: &NodeRef) {
    use_effect_with(table.clone(), |table| {
        let table = table.clone();
        let listener = ui::browser::window().map(|window| {
            // Before anybody else hears of it.
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
        // What cannot let go keeps the focus.
        let _ = button.blur();
    }
}
