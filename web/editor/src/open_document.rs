//! Opens documents in an editor: new, shipped, saved, from a file, or handed over by another page.
//! Asks the player before an unsaved document is replaced.

use super::document_kind::{DocumentKind, HANDOVER_ID};
use super::state::{EditorAction, EditorState};
use super::{DocumentAction, DocumentOrigin, DraftRecord, EditorDocument};
use crate::state::editor_tools::EditorTools;
use engine::error::LoadError;
use engine::json_api::ScenarioDocument;
use std::rc::Rc;
use store::{BoardList, BoardsHandle};
use ui::l10n::Phrases;
use ui::route::Route;
use yew::prelude::*;

/// A request to open a document.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenRequest<S> {
    Blank,
    /// The shipped, saved or handed-over document with this id.
    Id(String),
    /// The document that was read from a file.
    Read(Box<S>),
}

/// The result of a request to open a document.
enum OpenResult<S> {
    /// The saved documents are still being loaded.
    Wait,
    Found(Box<S>, DocumentOrigin),
    /// The document cannot be opened, with the reason as a message.
    Refused(String),
}

impl<S: ScenarioDocument> OpenRequest<S> {
    fn resolve<C: DocumentKind<Document = S>>(
        &self,
        phrases: &Phrases,
        list: &BoardList,
    ) -> OpenResult<S> {
        match self {
            Self::Blank => OpenResult::Found(Box::new(C::blank(phrases)), DocumentOrigin::New),
            Self::Read(document) => OpenResult::Found(document.clone(), DocumentOrigin::New),
            Self::Id(id) if id == HANDOVER_ID => match read_handover::<C>() {
                Some(document) => OpenResult::Found(Box::new(document), DocumentOrigin::New),
                None => OpenResult::Refused(phrases.text("edit-gone")),
            },
            Self::Id(id) => match C::find_shipped(phrases, id) {
                Some(document) => {
                    open_result::<C>(phrases, document, DocumentOrigin::Shipped(id.clone()))
                }
                None => find_saved::<C>(phrases, id, list),
            },
        }
    }

    /// Returns whether the document is not saved in this browser.
    fn is_unsaved(&self) -> bool {
        match self {
            Self::Read(_) => true,
            Self::Id(id) => id == HANDOVER_ID,
            Self::Blank => false,
        }
    }
}

fn find_saved<C: DocumentKind>(
    phrases: &Phrases,
    id: &str,
    list: &BoardList,
) -> OpenResult<C::Document> {
    match list {
        BoardList::Loading => OpenResult::Wait,
        BoardList::Failed(error) => OpenResult::Refused(phrases.text(error.phrase())),
        BoardList::Ready(all) => match all.iter().find(|record| record.id == id) {
            Some(record) => {
                let origin = DocumentOrigin::Own(id.to_owned());
                open_result::<C>(
                    phrases,
                    C::Document::read(&record.name, &record.text),
                    origin,
                )
            }
            None => OpenResult::Refused(phrases.text("edit-gone")),
        },
    }
}

fn open_result<C: DocumentKind>(
    phrases: &Phrases,
    document: Result<C::Document, LoadError>,
    origin: DocumentOrigin,
) -> OpenResult<C::Document> {
    match document {
        Ok(document) => OpenResult::Found(Box::new(document), origin),
        Err(error) => OpenResult::Refused(C::load_error_text(phrases, &error)),
    }
}

/// Reads the document that another page has handed over, if there is one.
#[must_use]
pub fn read_handover<C: DocumentKind>() -> Option<C::Document> {
    C::Document::read("link", &DraftRecord::read(C::HANDOVER_SLOT)?.text).ok()
}

/// Stores a document for another page to read.
pub fn write_handover<C: DocumentKind>(document: &C::Document) {
    let record = DraftRecord {
        origin: String::new(),
        has_changed: true,
        text: document.write(),
    };
    record.write(C::HANDOVER_SLOT);
}

/// Returns the URL of a document from a file: its share page, or the editor if it is too large
/// for a URL.
fn route_of<C: DocumentKind>(document: &C::Document) -> Route {
    match document.code() {
        Some(code) => Route::Board {
            game: C::GAME,
            code,
        },
        None => {
            write_handover::<C>(document);
            C::editor_route(Some(HANDOVER_ID))
        }
    }
}

/// Returns the URL of the document in the text of a file.
///
/// # Errors
/// Returns a message if the text is no valid document.
pub fn route_in_file<C: DocumentKind>(
    phrases: &Phrases,
    file: &str,
    text: &str,
) -> Result<Route, String> {
    match C::Document::read(file, text) {
        Ok(document) => Ok(route_of::<C>(&document)),
        Err(error) => Err(C::load_error_text(phrases, &error)),
    }
}

/// Writes the origin of the open document into the URL, so that a reload opens it again.
pub fn show_in_address<C: DocumentKind>(origin: &DocumentOrigin) {
    let route = C::editor_route(origin.id());
    if Route::current() != route {
        route.replace(&route);
    }
}

fn origin_of<C: DocumentKind>(phrases: &Phrases, id: &str) -> DocumentOrigin {
    if id.is_empty() {
        DocumentOrigin::New
    } else if C::find_shipped(phrases, id).is_some() {
        DocumentOrigin::Shipped(id.to_owned())
    } else {
        DocumentOrigin::Own(id.to_owned())
    }
}

/// Restores the draft of the last visit, or creates a new document.
fn restore_draft<C: DocumentKind>(phrases: &Phrases) -> EditorDocument<C::Document> {
    let record = DraftRecord::read(C::DRAFT_SLOT);
    let document = record
        .as_ref()
        .and_then(|record| C::Document::read("draft", &record.text).ok());
    match (record, document) {
        (Some(record), Some(document)) => {
            let edited = EditorDocument::new(document, origin_of::<C>(phrases, &record.origin));
            if record.has_changed {
                edited.into_unsaved()
            } else {
                edited
            }
        }
        (None | Some(_), _) => EditorDocument::new(C::blank(phrases), DocumentOrigin::New),
    }
}

/// The state of an editor, with the request that waits for an answer and the last error.
pub struct OpenState<T: EditorTools> {
    pub editor_state: UseReducerHandle<EditorState<T>>,
    /// The request that waits for the player to decide about unsaved changes.
    pub pending: UseStateHandle<Option<OpenRequest<T::Document>>>,
    /// Requests that a document be opened; asks first if changes would be lost.
    pub request: Callback<OpenRequest<T::Document>>,
    /// Opens a document and discards unsaved changes.
    pub force: Callback<OpenRequest<T::Document>>,
    /// The message that explains why the last document was not opened.
    pub error: UseStateHandle<Option<String>>,
}

/// Opens the document that the URL names, and saves the draft after every change.
#[hook]
pub fn use_open_document<T: EditorTools>(
    place: Option<String>,
    phrases: &Phrases,
    boards: &BoardsHandle,
) -> OpenState<T> {
    let editor_state = use_reducer(|| EditorState::new(restore_draft::<T>(phrases)));
    let pending_request = use_state(|| None::<OpenRequest<T::Document>>);
    let requested = use_state(|| None::<OpenRequest<T::Document>>);
    let refused = use_state(|| None::<String>);
    let force = {
        let (requested, pending_request) = (requested.clone(), pending_request.clone());
        Callback::from(move |wanted_request| {
            pending_request.set(None);
            requested.set(Some(wanted_request));
        })
    };
    let request = {
        let (editor_state, pending_request, force) =
            (editor_state.clone(), pending_request.clone(), force.clone());
        Callback::from(move |wanted_request| {
            if editor_state.document().is_changed() {
                pending_request.set(Some(wanted_request));
            } else {
                force.emit(wanted_request);
            }
        })
    };
    {
        let (editor_state, request) = (editor_state.clone(), request.clone());
        use_effect_with(place, move |place| {
            // A URL without an id refers to the open document. A document that is already open
            // is not opened again.
            let open_id = editor_state.document().origin.id();
            if let Some(id) = place.as_ref().filter(|id| open_id != Some(id)) {
                request.emit(OpenRequest::Id(id.clone()));
            }
        });
    }
    let dispatcher = editor_state.dispatcher();
    let (set, set_error, phrases) = (requested.setter(), refused.setter(), phrases.clone());
    use_effect_with(
        ((*requested).clone(), boards.list.clone()),
        move |(requested, list)| {
            let Some(wanted_request) = requested else {
                return;
            };
            match wanted_request.resolve::<T>(&phrases, list) {
                OpenResult::Wait => return,
                OpenResult::Found(document, origin) => {
                    show_in_address::<T>(&origin);
                    dispatcher.dispatch(EditorAction::Document(DocumentAction::Open(
                        document,
                        origin,
                        wanted_request.is_unsaved(),
                    )));
                    set_error.set(None);
                }
                OpenResult::Refused(why) => set_error.set(Some(why)),
            }
            set.set(None);
        },
    );
    use_draft_saving::<T>(editor_state.document());
    OpenState {
        editor_state,
        pending: pending_request,
        request,
        force,
        error: refused,
    }
}

/// Saves the draft after every change.
#[hook]
fn use_draft_saving<C: DocumentKind>(edited: &EditorDocument<C::Document>) {
    let draft: (Rc<C::Document>, DocumentOrigin, bool) = (
        edited.present().clone(),
        edited.origin.clone(),
        edited.is_changed(),
    );
    use_effect_with(draft, |(document, origin, changed)| {
        let record = DraftRecord {
            origin: origin.id().unwrap_or_default().to_owned(),
            has_changed: *changed,
            text: document.write(),
        };
        record.write(C::DRAFT_SLOT);
    });
}
