//! The row of buttons that open a board or scenario from a file and download the chosen one. The
//! caller decides whether a file is valid.

use ui::event::target;
use ui::file;
use ui::file::FileError;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The outcome of opening a file, as a sentence.
#[derive(Clone, PartialEq)]
pub enum FileOutcome {
    /// The file is now the chosen one.
    Opened(String),
    /// Why it was refused.
    Refused(String),
}

/// The texts of the row.
#[derive(Clone, PartialEq)]
pub struct OwnFileWords {
    /// The button that opens a file.
    pub open: String,
    /// The button that downloads the chosen one.
    pub download: String,
    /// The link to the editor.
    pub edit: String,
    /// An explanation of such files.
    pub hint: String,
}

#[derive(Properties, PartialEq)]
pub struct OwnFileProps {
    pub words: OwnFileWords,
    /// The route of the editor with the chosen one.
    pub editor: Route,
    /// Name and text of the file to download.
    pub file: (String, String),
    /// Reads an opened file, given its name and text, and returns the outcome.
    pub onread: Callback<(String, Result<String, FileError>), FileOutcome>,
    /// Further information about the chosen one.
    #[prop_or_default]
    pub children: Html,
}

/// The row with the buttons and the outcome.
#[component]
pub fn OwnFile(props: &OwnFileProps) -> Html {
    let phrases = use_phrases();
    let outcome = use_state(|| None::<FileOutcome>);
    let onchange = {
        let (onread, set_outcome) = (props.onread.clone(), outcome.setter());
        Callback::from(move |event: Event| {
            let Some(input) = target::<HtmlInputElement>(&event) else {
                return;
            };
            if let Some(chosen) = input.files().and_then(|files| files.get(0)) {
                let (onread, set_outcome) = (onread.clone(), set_outcome.clone());
                spawn_local(async move {
                    let name = chosen.name();
                    set_outcome.set(Some(onread.emit((name, file::read(chosen).await))));
                });
            }
            // Allows the same file to be chosen again.
            input.set_value("");
        })
    };
    let download = {
        let ((name, text), phrases, set_outcome) = (props.file.clone(), phrases, outcome.setter());
        Callback::from(move |_: MouseEvent| {
            if let Err(error) = file::download_as(&name, &text) {
                set_outcome.set(Some(FileOutcome::Refused(phrases.text(error.phrase()))));
            }
        })
    };
    let OwnFileWords {
        open,
        download: take,
        edit,
        hint,
    } = &props.words;
    html! {
        <div class="own-board">
            <div class="import">
                <label class="button">
                    <input type="file" accept=".json,application/json" {onchange} />
                    <IconView icon={Icon::Import} />
                    { open }
                </label>
                <button type="button" class="button" onclick={download}>
                    <IconView icon={Icon::Export} />
                    { take }
                </button>
                <Link class="button" to={props.editor.clone()}>
                    <IconView icon={Icon::Brush} />
                    { edit }
                </Link>
                <small>{ hint }</small>
            </div>
            <div role="status">
                { (*outcome).as_ref().map(notice).unwrap_or_default() }
                { props.children.clone() }
            </div>
        </div>
    }
}

fn notice(outcome: &FileOutcome) -> Html {
    match outcome {
        FileOutcome::Opened(text) => html! { <p class="notice">{ text }</p> },
        FileOutcome::Refused(why) => html! { <p class="notice alert">{ why }</p> },
    }
}
