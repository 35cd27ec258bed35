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

/// A command that a button or a key of the editor gives.
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
    /// Opens the set-up page of a match with the document.
    SetUp,
}

/// The message about the last command: whether the command failed, and the text. `None` before the
/// first one.
pub type EditorNotice = Option<(bool, String)>;

/// The callbacks that run the commands of an editor, and what the last command led to.
#[derive(Clone, PartialEq)]
pub struct EditorCommands {
    pub run: Callback<EditorCommand>,
    /// Saves the document and, once it is stored, calls the given callback.
    pub save: Callback<Callback<()>>,
    pub notice: EditorNotice,
    /// Replaces the message.
    pub tell: Callback<EditorNotice>,
    /// The link that the share dialog shows: the part of the address after `#`.
    pub link: Option<String>,
    /// Closes the share dialog.
    pub close_link: Callback<()>,
}

/// Returns the current message and a callback that replaces it.
#[hook]
pub fn use_editor_notice() -> (EditorNotice, Callback<EditorNotice>) {
    let news = use_state(|| None::<(bool, String)>);
    let tell = use_callback(news.setter(), |told, news| news.set(told));
    ((*news).clone(), tell)
}

/// Returns the commands of one editor; `play` starts a match with the document.
#[hook]
pub fn use_editor_commands<T: EditorTools>(
    studio: &UseReducerHandle<EditorState<T>>,
    shelf: &BoardsHandle,
    phrases: &Phrases,
    news: (EditorNotice, Callback<EditorNotice>),
    play: Callback<Rc<T::Document>>,
) -> EditorCommands {
    let (news, tell) = news;
    let link = use_state(|| None::<String>);
    let save = use_save(studio, shelf, phrases, &tell);
    let grant = use_callback((phrases.clone(), tell.clone(), save.clone(), play), {
        let (studio, link) = (studio.clone(), link.setter());
        move |wish, (phrases, tell, save, play)| {
            let thing = studio.document().present();
            match wish {
                EditorCommand::Save => save.emit(Callback::noop()),
                EditorCommand::Export => {
                    let name = format!("{}.json", thing.id());
                    if let Err(error) = file::download_as(&name, &thing.write()) {
                        tell.emit(Some((true, phrases.text(error.phrase()))));
                    }
                }
                EditorCommand::Share => match thing.code() {
                    Some(code) => {
                        let game = T::GAME;
                        link.set(Some(Route::Board { game, code }.href()));
                    }
                    None => tell.emit(Some((true, phrases.text("edit-share-too-long")))),
                },
                EditorCommand::Play => play.emit(thing.clone()),
                EditorCommand::SetUp => {
                    write_handover::<T>(thing);
                    T::setup_route().go();
                }
            }
        }
    });
    let unlink = use_callback(link.setter(), |(), link| link.set(None));
    EditorCommands {
        run: grant,
        save,
        notice: news,
        tell,
        link: (*link).clone(),
        close_link: unlink,
    }
}

/// Returns a callback that saves the document in its own record, or in a new one.
#[hook]
fn use_save<T: EditorTools>(
    studio: &UseReducerHandle<EditorState<T>>,
    shelf: &BoardsHandle,
    phrases: &Phrases,
    tell: &Callback<EditorNotice>,
) -> Callback<Callback<()>> {
    let studio = studio.clone();
    let needs = (shelf.clone(), phrases.clone(), tell.clone());
    use_callback(needs, move |then: Callback<()>, (shelf, phrases, tell)| {
        let thing = studio.document().present().clone();
        // A second press must find the record of the first, which is still being written.
        let id = studio.document().record_id().cloned();
        let id = id.unwrap_or_else(|| BoardRecord::fresh_id(now(), random()));
        studio.dispatch(EditorAction::Document(DocumentAction::Saving(id.clone())));
        let record = BoardRecord {
            id: id.clone(),
            game: T::GAME.name().to_owned(),
            name: thing.name().to_owned(),
            updated: now(),
            text: thing.write(),
        };
        let name = record.name.clone();
        let (studio, phrases, tell) = (studio.clone(), phrases.clone(), tell.clone());
        let done = move |result: Result<(), StoreError>| match result {
            Ok(()) => {
                if studio.document().is_record(&id) {
                    show_in_address::<T>(&DocumentOrigin::Own(id.clone()));
                }
                studio.dispatch(EditorAction::Document(DocumentAction::Saved(
                    id.clone(),
                    thing.clone(),
                )));
                let words = [("name", name.as_str().into())];
                tell.emit(Some((false, phrases.say("edit-kept", &words))));
                then.emit(());
            }
            Err(error) => tell.emit(Some((true, phrases.text(error.phrase())))),
        };
        shelf.put(record, Callback::from(done));
    })
}
