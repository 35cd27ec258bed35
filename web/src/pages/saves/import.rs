//! Opening a save file: chosen with a button, or dropped anywhere on the page.

use super::{Notice, told};
use crate::games::adopt;
use crate::l10n::{Phrases, save_words, use_phrases};
use crate::pages::target;
use crate::store::{Shelf, file, use_shelf};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DragEvent, File, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ImportProps {
    pub tell: Callback<Option<Notice>>,
}

/// The button, and the veil while a file hovers over the page.
#[component]
pub(super) fn Import(props: &ImportProps) -> Html {
    let (phrases, shelf) = (use_phrases(), use_shelf());
    let onfile = use_callback(
        (phrases.clone(), shelf, props.tell.clone()),
        |file: File, (phrases, shelf, tell)| {
            if let Some(shelf) = shelf.clone() {
                let (phrases, tell) = (phrases.clone(), tell.clone());
                spawn_local(async move { take(file, phrases, shelf, tell).await });
            }
        },
    );
    let hovers = use_drop(onfile.clone());
    let onchange = use_callback(onfile, |event: Event, onfile| {
        if let Some(input) = target::<HtmlInputElement>(&event) {
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                onfile.emit(file);
            }
            // The same file can be chosen again.
            input.set_value("");
        }
    });
    html! {
        <div class="import">
            <label class="button">
                <input type="file" accept=".centauri,.json,application/json" {onchange} />
                { phrases.text("saves-import") }
            </label>
            <span>{ phrases.text("saves-import-hint") }</span>
            if hovers {
                <div class="drop-veil" aria-hidden="true">{ phrases.text("saves-drop") }</div>
            }
        </div>
    }
}

/// Reads the file, has the engine play it again, and puts it on the shelf. Nothing changes if one of them fails.
async fn take(file: File, phrases: Phrases, shelf: Shelf, tell: Callback<Option<Notice>>) {
    let name = file.name();
    let title: String = name
        .strip_suffix(file::ENDING)
        .unwrap_or(&name)
        .chars()
        .take(80)
        .collect();
    let failed = |why: String| {
        let start = phrases.text("saves-import-failed");
        tell.emit(Some(Notice::Failed(format!("{start} {why}"))));
    };
    let text = match file::read(file).await {
        Ok(text) => text,
        Err(error) => return failed(phrases.text(error.phrase())),
    };
    match adopt(&text, title) {
        Ok(record) => {
            let key = "saves-imported";
            let news = phrases.say(key, &[("title", record.title.as_str().into())]);
            let told = told(&phrases, &tell, Notice::Done(news));
            shelf.put(record, told);
        }
        Err(error) => failed(save_words(&phrases, &error)),
    }
}

/// Whether a file hovers over the page; reports it when it is dropped.
#[hook]
fn use_drop(onfile: Callback<File>) -> bool {
    let hovers = use_state_eq(|| false);
    let set = hovers.setter();
    use_effect_with(onfile, move |onfile| {
        let window = web_sys::window();
        let over = set.clone();
        let leave = set.clone();
        let onfile = onfile.clone();
        // Without this the browser would open the file in place of the page.
        let active = EventListenerOptions::enable_prevent_default();
        let listeners = window.map(|window| {
            [
                EventListener::new_with_options(&window, "dragover", active, move |event| {
                    event.prevent_default();
                    over.set(true);
                }),
                EventListener::new(&window, "dragleave", move |event| {
                    // Only when the pointer has left the window, not when it passes an element.
                    let event = event.dyn_ref::<DragEvent>();
                    if event.is_some_and(|event| event.related_target().is_none()) {
                        leave.set(false);
                    }
                }),
                EventListener::new_with_options(&window, "drop", active, move |event| {
                    event.prevent_default();
                    set.set(false);
                    if let Some(file) = event.dyn_ref::<DragEvent>().and_then(dropped) {
                        onfile.emit(file);
                    }
                }),
            ]
        });
        move || drop(listeners)
    });
    *hovers
}

fn dropped(event: &DragEvent) -> Option<File> {
    event.data_transfer()?.files()?.get(0)
}
