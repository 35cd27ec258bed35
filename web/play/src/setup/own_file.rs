//! Opening a board or scenario from a file of one's own, and taking the chosen one along as a file
//! to begin from. Whether a file is good is for whoever asked to say. It knows no game.

use ui::event::target;
use ui::file;
use ui::file::FileError;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// How the last file fared: the words for it.
#[derive(Clone, PartialEq)]
pub enum FileOutcome {
    /// It is the chosen one now.
    Opened(String),
    /// Why not.
    Refused(String),
}

/// What stands on the buttons and beside them.
#[derive(Clone, PartialEq)]
pub struct OwnFileWords {
    /// Opens a file.
    pub open: String,
    /// Takes the chosen one along.
    pub download: String,
    /// Leads to the editor.
    pub edit: String,
    /// What such a file is.
    pub hint: String,
}

/// Properties of the row.
#[derive(Properties, PartialEq)]
pub struct OwnFileProps {
    /// The words.
    pub words: OwnFileWords,
    /// The editor with the chosen one.
    pub editor: Route,
    /// The name and the text of the file to take along.
    pub file: (String, String),
    /// Reads what was opened by its name, and says how that went.
    pub onread: Callback<(String, Result<String, FileError>), FileOutcome>,
    /// What else is said about the chosen one.
    #[prop_or_default]
    pub children: Html,
}

/// The buttons, and what became of a file.
#[component]
pub fn OwnFile(props: &OwnFileProps) -> Html {
    let phrases = use_phrases();
    let fate = use_state(|| None::<FileOutcome>);
    let onchange = {
        let (onread, told) = (props.onread.clone(), fate.setter());
        Callback::from(move |event: Event| {
            let Some(input) = target::<HtmlInputElement>(&event) else {
                return;
            };
            if let Some(chosen) = input.files().and_then(|files| files.get(0)) {
                let (onread, told) = (onread.clone(), told.clone());
                spawn_local(async move {
                    let name = chosen.name();
                    told.set(Some(onread.emit((name, file::read(chosen).await))));
                });
            }
            // The same file can be chosen again.
            input.set_value("");
        })
    };
    let download = {
        let ((name, text), phrases, told) = (props.file.clone(), phrases, fate.setter());
        Callback::from(move |_: MouseEvent| {
            if let Err(error) = file::download_as(&name, &text) {
                told.set(Some(FileOutcome::Refused(phrases.text(error.phrase()))));
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
                { (*fate).as_ref().map(notice).unwrap_or_default() }
                { props.children.clone() }
            </div>
        </div>
    }
}

fn notice(fate: &FileOutcome) -> Html {
    match fate {
        FileOutcome::Opened(news) => html! { <p class="notice">{ news }</p> },
        FileOutcome::Refused(why) => html! { <p class="notice alert">{ why }</p> },
    }
}
