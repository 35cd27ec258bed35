//! The commands of the editor bar: save the document, export it to a file, share it as a link, or
//! start a match with it.

use super::open_document::{show_in_address, write_handover};
use super::state::{EditorAction, EditorState};
use super::{DocumentAction, DocumentOrigin};
use crate::state::editor_tools::EditorTools;
use engine::json_api::ScenarioDocument;
use std::rc::Rc;
use store::{BoardRecord, BoardsHandle, StoreError};
use ui::clock::{now, random};
use ui::file;
use ui::l10n::Phrases;
use ui::route::Route;
use yew::prelude::*;

/// A command of the editor bar, given by a button or a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorCommand {
    /// Saves the document in the browser.
    Save,
    /// Downloads the document as a file.
    Export,
    /// Shows a link that contains the document.
    Share,
    /// Starts a match against bots.
    Play,
    /// Opens the setup page of a match with the document.
    SetUp,
}

/// The message about the last command: whether the command failed, and the text. `None` before the
/// first one.
pub type EditorNotice = Option<(bool, String)>;

/// The callbacks that run the commands of an editor, and the link of the share dialog.
#[derive(Clone, PartialEq)]
pub struct EditorCommands {
    pub run: Callback<EditorCommand>,
    /// Saves the document and, once it is stored, calls the given callback.
    pub save: Callback<Callback<()>>,
    pub notice: EditorNotice,
    /// Replaces the message.
    pub notify: Callback<EditorNotice>,
    /// The link that the share dialog shows: the part of the URL after `#`.
    pub link: Option<String>,
    /// Closes the share dialog.
    pub close_link: Callback<()>,
}

/// Returns the current message and a callback that replaces it.
#[hook]
pub fn use_editor_notice() -> (EditorNotice, Callback<EditorNotice>) {
    let notice = use_state(|| None::<(bool, String)>);
    let notify = use_callback(notice.setter(), |value, notice| notice.set(value));
    ((*notice).clone(), notify)
}

/// Returns the commands of one editor; `play` starts a match with the document.
#[hook]
pub fn use_editor_commands<T: EditorTools>(
    editor_state: &UseReducerHandle<EditorState<T>>,
    boards: &BoardsHandle,
    phrases: &Phrases,
    notice: (EditorNotice, Callback<EditorNotice>),
    play: Callback<Rc<T::Document>>,
) -> EditorCommands {
    let (notice, notify) = notice;
    let link = use_state(|| None::<String>);
    let save = use_save(editor_state, boards, phrases, &notify);
    let run = use_callback((phrases.clone(), notify.clone(), save.clone(), play), {
        let (editor_state, link) = (editor_state.clone(), link.setter());
        move |command, (phrases, notify, save, play)| {
            let document = editor_state.document().present();
            match command {
                EditorCommand::Save => save.emit(Callback::noop()),
                EditorCommand::Export => {
                    let name = format!("{}.json", document.id());
                    if let Err(error) = file::download_as(&name, &document.write()) {
                        notify.emit(Some((true, phrases.text(error.phrase()))));
                    }
                }
                EditorCommand::Share => match document.code() {
                    Some(code) => {
                        let game = T::GAME;
                        link.set(Some(Route::Board { game, code }.href()));
                    }
                    None => notify.emit(Some((true, phrases.text("edit-share-too-long")))),
                },
                EditorCommand::Play => play.emit(document.clone()),
                EditorCommand::SetUp => {
                    write_handover::<T>(document);
                    T::setup_route().go();
                }
            }
        }
    });
    let close_link = use_callback(link.setter(), |(), link| link.set(None));
    EditorCommands {
        run,
        save,
        notice,
        notify,
        link: (*link).clone(),
        close_link,
    }
}

/// Returns a callback that saves the document in its record, or in a new one.
#[hook]
fn use_save<T: EditorTools>(
    editor_state: &UseReducerHandle<EditorState<T>>,
    boards: &BoardsHandle,
    phrases: &Phrases,
    notify: &Callback<EditorNotice>,
) -> Callback<Callback<()>> {
    let editor_state = editor_state.clone();
    let needs = (boards.clone(), phrases.clone(), notify.clone());
    use_callback(
        needs,
        move |on_saved: Callback<()>, (boards, phrases, notify)| {
            let document = editor_state.document().present().clone();
            // A second press must find the record of the first, even if that is still being
            // written.
            let id = editor_state.document().record_id().cloned();
            let id = id.unwrap_or_else(|| BoardRecord::fresh_id(now(), random()));
            editor_state.dispatch(EditorAction::Document(DocumentAction::Saving(id.clone())));
            let record = BoardRecord {
                id: id.clone(),
                game: T::GAME.name().to_owned(),
                name: document.name().to_owned(),
                updated: now(),
                text: document.write(),
            };
            let name = record.name.clone();
            let (editor_state, phrases, notify) =
                (editor_state.clone(), phrases.clone(), notify.clone());
            let done = move |result: Result<(), StoreError>| match result {
                Ok(()) => {
                    if editor_state.document().is_record(&id) {
                        show_in_address::<T>(&DocumentOrigin::Own(id.clone()));
                    }
                    editor_state.dispatch(EditorAction::Document(DocumentAction::Saved(
                        id.clone(),
                        document.clone(),
                    )));
                    let args = [("name", name.as_str().into())];
                    notify.emit(Some((false, phrases.say("edit-kept", &args))));
                    on_saved.emit(());
                }
                Err(error) => notify.emit(Some((true, phrases.text(error.phrase())))),
            };
            boards.put(record, Callback::from(done));
        },
    )
}
