//! Out of an editor: onto the shelf, into a file, a link, or a match.

use super::opening::{hand_over, show};
use super::studio::{Deed, Studio};
use super::{Origin, Step};
use crate::studio::handwork::Handwork;
use engine::drive::Sketched;
use std::rc::Rc;
use store::{BoardRecord, BoardShelf, StoreError};
use ui::clock::{now, random};
use ui::file;
use ui::l10n::Phrases;
use ui::route::Route;
use yew::prelude::*;

/// What a button of the line above asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
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
pub type News = Option<(bool, String)>;

/// Fulfils wishes.
#[derive(Clone, PartialEq)]
pub struct Wishes {
    /// Fulfils one.
    pub grant: Callback<Wish>,
    /// Keeps the thing and then calls back.
    pub save: Callback<Callback<()>>,
    /// What is said about the last one.
    pub news: News,
    /// Says something else.
    pub tell: Callback<News>,
    /// The part of the address after `#` of the link that is shown.
    pub link: Option<String>,
    /// Puts the link away.
    pub unlink: Callback<()>,
}

/// What is told, and how to tell it.
#[hook]
pub fn use_news() -> (News, Callback<News>) {
    let news = use_state(|| None::<(bool, String)>);
    let tell = use_callback(news.setter(), |told, news| news.set(told));
    ((*news).clone(), tell)
}

/// Fulfils the wishes of one editor. A match with the thing in hand is begun by `play`.
#[hook]
pub fn use_wishes<T: Handwork>(
    studio: &UseReducerHandle<Studio<T>>,
    shelf: &BoardShelf,
    phrases: &Phrases,
    news: (News, Callback<News>),
    play: Callback<Rc<T::Sketch>>,
) -> Wishes {
    let (news, tell) = news;
    let link = use_state(|| None::<String>);
    let save = use_save(studio, shelf, phrases, &tell);
    let grant = use_callback((phrases.clone(), tell.clone(), save.clone(), play), {
        let (studio, link) = (studio.clone(), link.setter());
        move |wish, (phrases, tell, save, play)| {
            let thing = studio.bench().present();
            match wish {
                Wish::Save => save.emit(Callback::noop()),
                Wish::Export => {
                    let name = format!("{}.json", thing.id());
                    if let Err(error) = file::download_as(&name, &thing.write()) {
                        tell.emit(Some((true, phrases.text(error.phrase()))));
                    }
                }
                Wish::Share => match thing.code() {
                    Some(code) => {
                        let game = T::GAME;
                        link.set(Some(Route::Board { game, code }.href()));
                    }
                    None => tell.emit(Some((true, phrases.text("edit-share-too-long")))),
                },
                Wish::Play => play.emit(thing.clone()),
                Wish::SetUp => {
                    hand_over::<T>(thing);
                    T::set_up().go();
                }
            }
        }
    });
    let unlink = use_callback(link.setter(), |(), link| link.set(None));
    Wishes {
        grant,
        save,
        news,
        tell,
        link: (*link).clone(),
        unlink,
    }
}

/// Keeps the thing in hand: in its own record, or in a new one.
#[hook]
fn use_save<T: Handwork>(
    studio: &UseReducerHandle<Studio<T>>,
    shelf: &BoardShelf,
    phrases: &Phrases,
    tell: &Callback<News>,
) -> Callback<Callback<()>> {
    let studio = studio.clone();
    let needs = (shelf.clone(), phrases.clone(), tell.clone());
    use_callback(needs, move |then: Callback<()>, (shelf, phrases, tell)| {
        let thing = studio.bench().present().clone();
        // A second press must find the record of the first, which is still being written.
        let id = studio.bench().record().cloned();
        let id = id.unwrap_or_else(|| BoardRecord::fresh_id(now(), random()));
        studio.dispatch(Deed::Step(Step::Saving(id.clone())));
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
                if studio.bench().is_of(&id) {
                    show::<T>(&Origin::Own(id.clone()));
                }
                studio.dispatch(Deed::Step(Step::Saved(id.clone(), thing.clone())));
                let words = [("name", name.as_str().into())];
                tell.emit(Some((false, phrases.say("edit-kept", &words))));
                then.emit(());
            }
            Err(error) => tell.emit(Some((true, phrases.text(error.phrase())))),
        };
        shelf.put(record, Callback::from(done));
    })
}
