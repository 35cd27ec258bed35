//! Opening a file of one's own. Whether it is good is for whoever asked to say.

use ui::event::target;
use ui::file;
use ui::file::FileError;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A file that was chosen: its name, and its text if it could be read.
pub type ChosenFile = (String, Result<String, FileError>);

/// Properties of the button.
#[derive(Properties, PartialEq)]
pub struct OpenFileProps {
    /// What the button says.
    pub label: String,
    /// Told of the file.
    pub onopen: Callback<ChosenFile>,
}

/// A button that opens a text file.
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
        // The same file can be chosen again.
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

/// Properties of the question before something unsaved is left.
#[derive(Properties, PartialEq)]
pub struct UnsavedDialogProps {
    /// What would be lost.
    pub title: String,
    /// Save it and go on.
    pub onsave: Callback<()>,
    /// Go on without it.
    pub ondrop: Callback<()>,
    /// Stay.
    pub onstay: Callback<()>,
}

/// Asks what becomes of a draft that is not saved.
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
