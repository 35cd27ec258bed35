//! Opens a file of the player, and shows the dialog about unsaved changes. Callers parse the text
//! of the file.

use ui::event::target;
use ui::file;
use ui::file::FileError;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The name of a chosen file, and its text or the error that occurred.
pub type ChosenFile = (String, Result<String, FileError>);

#[derive(Properties, PartialEq)]
pub struct OpenFileProps {
    pub label: String,
    pub onopen: Callback<ChosenFile>,
}

/// Renders a button that opens a text file.
#[component]
pub fn OpenFile(props: &OpenFileProps) -> Html {
    let onchange = use_callback(props.onopen.clone(), |event: Event, onopen| {
        let Some(input) = target::<HtmlInputElement>(&event) else {
            return;
        };
        if let Some(chosen) = input.files().and_then(|files| files.get(0)) {
            let onopen = onopen.clone();
            spawn_local(async move {
                let name = chosen.name();
                onopen.emit((name, file::read(chosen).await));
            });
        }
        // Reset the input, so that choosing the same file again is reported.
        input.set_value("");
    });
    html! {
        <div class="import">
            <label class="button">
                <input type="file" accept=".json,application/json" {onchange} />
                <IconView icon={Icon::Import} />
                { &props.label }
            </label>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct UnsavedDialogProps {
    /// The title of the dialog, which names the unsaved document.
    pub title: String,
    /// Saves the document and then opens the other one.
    pub onsave: Callback<()>,
    /// Discards the changes and opens the other document.
    pub ondrop: Callback<()>,
    /// Closes the dialog and keeps the document open.
    pub onstay: Callback<()>,
}

/// Renders the dialog that asks whether to save an unsaved document before another is opened.
#[component]
pub fn UnsavedDialog(props: &UnsavedDialogProps) -> Html {
    let phrases = use_phrases();
    let to = |callback: &Callback<()>| callback.reform(|_: MouseEvent| ());
    html! {
        <ui::panels::Dialog title={phrases.say("edit-leave", &[("title", props.title.as_str().into())])}
            on_close={props.onstay.clone()}>
            <p>{ phrases.text("edit-leave.hint") }</p>
            <div class="buttons">
                <button type="button" class="button primary" onclick={to(&props.onsave)}>
                    { phrases.text("edit-leave-save") }
                </button>
                <button type="button" class="button danger" onclick={to(&props.ondrop)}>
                    { phrases.text("edit-leave-drop") }
                </button>
            </div>
        </ui::panels::Dialog>
    }
}
