//! Out of the editor: onto the shelf, into a file, a link, or a match.

use super::bar::Wish;
use super::opening::{HANDED, hand_over};
use super::report::first_match;
use super::studio::{Deed, Origin, Studio};
use crate::clock::{now, random};
use crate::games::GameName;
use crate::games::rift::setup::{Arriving, use_begin};
use crate::l10n::Phrases;
use crate::route::Route;
use crate::store::{BoardRecord, BoardShelf, StoreError, file};
use engine::rift::board_code;
use yew::prelude::*;

/// What is said about the last wish: whether it went wrong, and the words.
pub type News = Option<(bool, String)>;

/// Fulfils wishes.
#[derive(Clone, PartialEq)]
pub struct Wishes {
    /// Fulfils one.
    pub grant: Callback<Wish>,
    /// Keeps the board and then calls back.
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

/// Fulfils the wishes of one editor.
#[hook]
pub fn use_wishes(
    studio: &UseReducerHandle<Studio>,
    shelf: &BoardShelf,
    phrases: &Phrases,
) -> Wishes {
    let news = use_state(|| None::<(bool, String)>);
    let link = use_state(|| None::<String>);
    let tell = use_callback(news.setter(), |told, news| news.set(told));
    let onfail = use_callback(tell.clone(), |why, tell: &Callback<News>| {
        tell.emit(Some((true, why)));
    });
    let begin = use_begin(Arriving::Next, onfail);
    let save = use_save(studio, shelf, phrases, &tell);
    let grant = use_callback((phrases.clone(), tell.clone(), save.clone(), begin), {
        let (studio, link) = (studio.clone(), link.setter());
        move |wish, (phrases, tell, save, begin)| {
            let sketch = studio.settled();
            match wish {
                Wish::Save => save.emit(Callback::noop()),
                Wish::Export => {
                    let name = format!("{}.json", sketch.file().id);
                    if let Err(error) = file::download_as(&name, &sketch.write()) {
                        tell.emit(Some((true, phrases.text(error.phrase()))));
                    }
                }
                Wish::Share => match link_to(&studio) {
                    Some(hash) => link.set(Some(hash)),
                    None => tell.emit(Some((true, phrases.text("edit-share-too-long")))),
                },
                Wish::Play => match first_match(sketch) {
                    Ok(draft) => begin.emit(draft),
                    Err(fault) => tell.emit(Some((true, fault.to_string()))),
                },
                Wish::SetUp => {
                    hand_over(sketch);
                    set_up_route().go();
                }
            }
        }
    });
    let unlink = use_callback(link.setter(), |(), link| link.set(None));
    Wishes {
        grant,
        save,
        news: (*news).clone(),
        tell,
        link: (*link).clone(),
        unlink,
    }
}

/// The set-up of a match on the board that is handed over.
#[must_use]
pub fn set_up_route() -> Route {
    Route::Setup {
        game: GameName::Rift,
        board: Some(HANDED.to_owned()),
    }
}

fn link_to(studio: &Studio) -> Option<String> {
    let code = board_code::encode(studio.settled())?;
    let game = GameName::Rift;
    Some(Route::Board { game, code }.href())
}

/// Keeps the board in hand: in its own record, or in a new one.
#[hook]
fn use_save(
    studio: &UseReducerHandle<Studio>,
    shelf: &BoardShelf,
    phrases: &Phrases,
    tell: &Callback<News>,
) -> Callback<Callback<()>> {
    let studio = studio.clone();
    let needs = (shelf.clone(), phrases.clone(), tell.clone());
    use_callback(needs, move |then: Callback<()>, (shelf, phrases, tell)| {
        let sketch = studio.settled().clone();
        // A second press must find the record of the first, which is still being written.
        let id = studio.record().cloned();
        let id = id.unwrap_or_else(|| BoardRecord::fresh_id(now(), random()));
        studio.dispatch(Deed::Saving(id.clone()));
        let record = record(&id, sketch.file().name.clone(), sketch.write());
        let name = record.name.clone();
        let (studio, phrases, tell) = (studio.clone(), phrases.clone(), tell.clone());
        let done = move |result: Result<(), StoreError>| match result {
            Ok(()) => {
                if studio.is_of(&id) {
                    Origin::Own(id.clone()).show();
                }
                studio.dispatch(Deed::Saved(id.clone(), sketch.clone()));
                let words = [("name", name.as_str().into())];
                tell.emit(Some((false, phrases.say("edit-kept", &words))));
                then.emit(());
            }
            Err(error) => tell.emit(Some((true, phrases.text(error.phrase())))),
        };
        shelf.put(record, Callback::from(done));
    })
}

/// A board of Rift as the store keeps it.
#[must_use]
pub fn record(id: &str, name: String, text: String) -> BoardRecord {
    BoardRecord {
        id: id.to_owned(),
        game: GameName::Rift.slug().to_owned(),
        name,
        updated: now(),
        text,
    }
}
