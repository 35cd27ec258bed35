//! A button and drop target for files. The caller handles the received file.

use gloo::events::{EventListener, EventListenerOptions};
use ui::event::target;
use ui::l10n::use_phrases;
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, File, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FileDropProps {
    /// The files that are expected, in a sentence.
    pub hint: String,
    /// Called with the file that the user chose or dropped.
    pub onfile: Callback<File>,
}

/// The button, and an overlay while a file is dragged over the page.
#[component]
pub fn FileDrop(props: &FileDropProps) -> Html {
    let phrases = use_phrases();
    let hovers = use_drop(props.onfile.clone());
    let onchange = use_callback(props.onfile.clone(), |event: Event, onfile| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                onfile.emit(file);
            }
            // Clear the input, so that the same file can be chosen again.
            input.set_value("");
        }
    });
    html! {
        <div class="import">
            <label class="button">
                <input type="file" accept=".centauri,.json,application/json" {onchange} />
                { phrases.text("saves-import") }
            </label>
            <span>{ &props.hint }</span>
            if hovers {
                <div class="drop-veil" aria-hidden="true">{ phrases.text("saves-drop") }</div>
            }
        </div>
    }
}

/// Returns whether a file is dragged over the page. Calls back when one is dropped.
#[hook]
fn use_drop(onfile: Callback<File>) -> bool {
    let hovers = use_state_eq(|| false);
    let set = hovers.setter();
    use_effect_with(onfile, move |onfile| {
        let window = ui::browser::window();
        let over = set.clone();
        let leave = set.clone();
        let onfile = onfile.clone();
        // Without this, the browser would open the file in place of the page.
        let active = EventListenerOptions::enable_prevent_default();
        let listeners = window.map(|window| {
            [
                EventListener::new_with_options(&window, "dragover", active, move |event| {
                    event.prevent_default();
                    over.set(true);
                }),
                EventListener::new(&window, "dragleave", move |event| {
                    // Only if the pointer has left the window, not just an element in it.
                    let event = event.dyn_ref::<DragEvent>();
                    if event.is_some_and(|event| event.related_target().is_none()) {
                        leave.set(false);
                    }
                }),
                EventListener::new_with_options(&window, "drop", active, move |event| {
                    event.prevent_default();
                    set.set(false);
                    if let Some(file) = event.dyn_ref::<DragEvent>().and_then(dropped_file) {
                        onfile.emit(file);
                    }
                }),
            ]
        });
        move || drop(listeners)
    });
    *hovers
}

fn dropped_file(event: &DragEvent) -> Option<File> {
    event.data_transfer()?.files()?.get(0)
}
