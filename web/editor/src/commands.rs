//! Out of an editor: onto the shelf, into a file, a link, or a match.

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

/// What a button of the line above asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorCommand {
    /// Keep it.
    Save,
    /// A file of it.
    Export,
    /// A link to it.
    Share,
    /// A match against a bot.
    Play,
    /// The set-up of a match with it.
    SetUp,
}

/// What is said about the last wish: whether it went wrong, and the words.
pub type EditorNotice = Option<(bool, String)>;

/// Fulfils wishes.
#[derive(Clone, PartialEq)]
pub struct EditorCommands {
    /// Fulfils one.
    pub run: Callback<EditorCommand>,
    /// Keeps the thing and then calls back.
    pub save: Callback<Callback<()>>,
    /// What is said about the last one.
    pub notice: EditorNotice,
    /// Says something else.
    pub tell: Callback<EditorNotice>,
    /// The part of the address after `#` of the link that is shown.
    pub link: Option<String>,
    /// Puts the link away.
    pub close_link: Callback<()>,
}

/// What is told, and how to tell it.
#[hook]
pub fn use_editor_notice() -> (EditorNotice, Callback<EditorNotice>) {
    let news = use_state(|| None::<(bool, String)>);
    let tell = use_callback(news.setter(), |told, news| news.set(told));
    ((*news).clone(), tell)
}

/// Fulfils the wishes of one editor. A match with the thing in hand is begun by `play`.
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

/// Keeps the thing in hand: in its own record, or in a new one.
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
