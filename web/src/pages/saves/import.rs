//! Importing a save file, chosen with a button or dropped anywhere on the page.

use super::{Notice, notice_callback};
use crate::pages::FileDrop;
use play::games::import_save;
use store::{StoreHandle, use_with_store};
use ui::file;
use ui::l10n::{Phrases, use_phrases};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ImportProps {
    pub notify: Callback<Option<Notice>>,
}

/// The button and the drop target.
#[component]
pub(super) fn Import(props: &ImportProps) -> Html {
    let phrases = use_phrases();
    let take = use_callback(
        (phrases.clone(), props.notify.clone()),
        |(file, store): (File, StoreHandle), (phrases, notify)| {
            let (phrases, notify) = (phrases.clone(), notify.clone());
            spawn_local(import_file(file, phrases, store, notify));
        },
    );
    let onfile = use_with_store(take);
    html! { <FileDrop hint={phrases.text("saves-import-hint")} {onfile} /> }
}

/// Reads a file, verifies it by replaying it, and stores it. A failure changes nothing.
async fn import_file(
    file: File,
    phrases: Phrases,
    store: StoreHandle,
    notify: Callback<Option<Notice>>,
) {
    let name = file.name();
    let title: String = name
        .strip_suffix(file::EXTENSION)
        .unwrap_or(&name)
        .chars()
        .take(80)
        .collect();
    let failed = |why: String| {
        let start = phrases.text("saves-import-failed");
        notify.emit(Some(Notice::Failed(format!("{start} {why}"))));
    };
    let text = match file::read(file).await {
        Ok(text) => text,
        Err(error) => return failed(phrases.text(error.phrase())),
    };
    match import_save(&text, title, &phrases).await {
        Ok(record) => {
            let key = "saves-imported";
            let sentence = phrases.say(key, &[("title", record.title.as_str().into())]);
            let on_result = notice_callback(&phrases, &notify, Notice::Done(sentence));
            store.put(record, on_result);
        }
        Err(error) => failed(error.message(&phrases)),
    }
}
