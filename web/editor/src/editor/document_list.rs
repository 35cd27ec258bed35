//! The panel with all documents that can be opened: a new one, a file, saved and shipped documents.

use crate::DocumentKind;
use crate::editor::Editor;
use crate::files::{ChosenFile, OpenFile};
use crate::open_document::OpenRequest;
use derive_where::derive_where;
use engine::json_api::ScenarioDocument;
use store::{BoardList, BoardRecord, BoardsHandle, StoreError};
use ui::file::FileError;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The details of a document that the list shows besides its name.
#[derive(Clone, PartialEq)]
pub struct DocumentPreview {
    pub thumbnail: Html,
    /// The key facts in a few words, such as the size.
    pub facts: String,
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct DocumentListProps<T: Editor> {
    /// The documents that the player has saved.
    pub boards: BoardsHandle,
    /// The id of the open document, if it is saved or shipped.
    pub current: Option<String>,
    /// Requests that a document be opened.
    pub onrequest: Callback<OpenRequest<T::Document>>,
    /// Reports whether an operation failed, and the message.
    pub onnotice: Callback<(bool, String)>,
}

/// Renders the panel that lists all documents of the editor's game.
#[component]
pub fn DocumentList<T: Editor>(props: &DocumentListProps<T>) -> Html {
    let phrases = use_phrases();
    let shipped = use_memo(phrases.clone(), T::shipped_documents);
    let onnew = props.onrequest.reform(|_: MouseEvent| OpenRequest::Blank);
    let onopen = {
        let (phrases, request, notify) = (
            phrases.clone(),
            props.onrequest.clone(),
            props.onnotice.clone(),
        );
        Callback::from(move |(name, text): ChosenFile| {
            match read_file::<T>(&phrases, &name, text) {
                Ok(document) => request.emit(OpenRequest::Read(Box::new(document))),
                Err(why) => notify.emit((true, why)),
            }
        })
    };
    let shipped_card = |(name, document): &(String, T::Document)| {
        let (id, preview) = (
            document.id().to_owned(),
            T::document_preview(&phrases, document),
        );
        let request_id = id.clone();
        let onclick = props
            .onrequest
            .reform(move |_: MouseEvent| OpenRequest::Id(request_id.clone()));
        html! { <DocumentCard key={id} {preview} name={name.clone()} {onclick} /> }
    };
    html! {
        <div class="shelf-panel">
            <div class="buttons">
                <button type="button" class="button" onclick={onnew}>
                    <IconView icon={Icon::Mat} />
                    { T::phrase(&phrases, "new") }
                </button>
                <OpenFile label={T::phrase(&phrases, "open-file")} {onopen} />
            </div>
            <h2>{ T::phrase(&phrases, "own") }</h2>
            if !props.boards.is_persistent {
                <p class="notice alert">{ phrases.text("edit-memory") }</p>
            }
            { saved_documents(&phrases, props) }
            <details class="shelf-group">
                <summary>{ T::phrase(&phrases, "shipped") }</summary>
                <div class="scenarios">{ for shipped.iter().map(shipped_card) }</div>
            </details>
        </div>
    }
}

/// Parses the document in the chosen file. The error is a message for the player.
fn read_file<C: DocumentKind>(
    phrases: &Phrases,
    name: &str,
    text: Result<String, FileError>,
) -> Result<C::Document, String> {
    let text = text.map_err(|error| match error {
        FileError::TooLong => C::phrase(phrases, "too-long"),
        FileError::Unreadable | FileError::Refused => phrases.text(error.phrase()),
    })?;
    C::Document::read(name, &text).map_err(|error| C::load_error_text(phrases, &error))
}

/// Renders the list of saved documents, or a message if the list is empty or unavailable.
fn saved_documents<T: Editor>(phrases: &Phrases, props: &DocumentListProps<T>) -> Html {
    match &props.boards.list {
        BoardList::Loading => html! { <div class="spinner" aria-hidden="true"></div> },
        BoardList::Failed(error) => {
            html! { <p class="notice alert">{ phrases.text(error.phrase()) }</p> }
        }
        BoardList::Ready(documents) if documents.is_empty() => {
            html! { <p class="editor-hint">{ T::phrase(phrases, "shelf-empty") }</p> }
        }
        BoardList::Ready(documents) => html! {
            <div class="scenarios">{ for documents.iter().map(|record| entry(phrases, props, record)) }</div>
        },
    }
}

fn entry<T: Editor>(phrases: &Phrases, props: &DocumentListProps<T>, record: &BoardRecord) -> Html {
    let id = record.id.clone();
    let onclick = props
        .onrequest
        .reform(move |_: MouseEvent| OpenRequest::Id(id.clone()));
    let name = [("name", record.name.as_str().into())];
    let ondelete = {
        let (boards, record, notify) =
            (props.boards.clone(), record.clone(), props.onnotice.clone());
        let phrases = phrases.clone();
        Callback::from(move |_: MouseEvent| {
            let (phrases, notify, name) = (phrases.clone(), notify.clone(), record.name.clone());
            let done = move |result: Result<(), StoreError>| {
                notify.emit(match result {
                    Ok(()) => (
                        false,
                        phrases.say("edit-deleted", &[("name", name.as_str().into())]),
                    ),
                    Err(error) => (true, phrases.text(error.phrase())),
                });
            };
            boards.delete(record.id.clone(), Callback::from(done));
        })
    };
    let document = T::Document::read(&record.name, &record.text).ok();
    let preview = document.map(|document| T::document_preview(phrases, &document));
    html! {
        <div key={record.id.clone()} class="own-entry">
            <DocumentCard {preview} name={record.name.clone()} {onclick} is_current={props.current.as_ref() == Some(&record.id)} />
            <button type="button" class="icon-button quiet" onclick={ondelete}
                aria-label={phrases.say("edit-delete", &name)} title={phrases.say("edit-delete", &name)}>
                <IconView icon={Icon::Trash} />
            </button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DocumentCardProps {
    preview: Option<DocumentPreview>,
    name: String,
    #[prop_or_default]
    is_current: bool,
    onclick: Callback<MouseEvent>,
}

/// Renders the button of one document: thumbnail, name and key facts.
#[component]
fn DocumentCard(props: &DocumentCardProps) -> Html {
    let facts = props.preview.as_ref().map(|preview| preview.facts.clone());
    html! {
        <button type="button" class={classes!("card", "scenario", props.is_current.then_some("chosen"))}
            aria-current={props.is_current.then_some("true")} onclick={props.onclick.clone()}>
            if let Some(preview) = &props.preview {
                { preview.thumbnail.clone() }
            }
            <span class="scenario-name">{ &props.name }</span>
            <span class="scenario-facts">{ facts.unwrap_or_default() }</span>
        </button>
    }
}
