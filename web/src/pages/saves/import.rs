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
    pub tell: Callback<Option<Notice>>,
}

/// The button and the drop target.
#[component]
pub(super) fn Import(props: &ImportProps) -> Html {
    let phrases = use_phrases();
    let take = use_callback(
        (phrases.clone(), props.tell.clone()),
        |(file, shelf): (File, StoreHandle), (phrases, tell)| {
            let (phrases, tell) = (phrases.clone(), tell.clone());
            spawn_local(import_file(file, phrases, shelf, tell));
        },
    );
    let onfile = use_with_store(take);
    html! { <FileDrop hint={phrases.text("saves-import-hint")} {onfile} /> }
}

/// Reads a file, verifies it by replaying it, and stores it. A failure changes nothing.
async fn import_file(
    file: File,
    phrases: Phrases,
    shelf: StoreHandle,
    tell: Callback<Option<Notice>>,
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
        tell.emit(Some(Notice::Failed(format!("{start} {why}"))));
    };
    let text = match file::read(file).await {
        Ok(text) => text,
        Err(error) => return failed(phrases.text(error.phrase())),
    };
    match import_save(&text, title, &phrases).await {
        Ok(record) => {
            let key = "saves-imported";
            let news = phrases.say(key, &[("title", record.title.as_str().into())]);
            let told = notice_callback(&phrases, &tell, Notice::Done(news));
            shelf.put(record, told);
        }
        Err(error) => failed(error.message(&phrases)),
    }
}
