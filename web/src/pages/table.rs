//! The page of a running match: fetches its save, opens it, and hands it to its game.

use super::title::use_title;
use crate::games::rift::table::{Opened, RiftTable};
use crate::l10n::{Word, use_phrases};
use crate::route::{Link, Route};
use crate::store::{SaveRecord, StoreError, use_shelf};
use engine::save::SaveError;
use engine::suite::{AnySession, decode_save};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct TablePageProps {
    /// The id of the save.
    pub id: AttrValue,
}

/// How far the opening is.
#[derive(Clone, PartialEq)]
enum Opening {
    /// The save is being fetched.
    Fetching,
    /// It is not to be had.
    Missing(StoreError),
    /// It is no match that can be played.
    Bad(SaveError),
    /// It is open.
    Rift(SaveRecord, Opened),
}

/// The page.
#[component]
pub fn TablePage(props: &TablePageProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_shelf();
    let opening = use_state(|| Opening::Fetching);
    {
        let opening = opening.setter();
        let store = shelf.map(|shelf| shelf.store);
        use_effect_with((props.id.clone(), store.is_some()), move |(id, _)| {
            let id = id.to_string();
            if let Some(store) = store {
                spawn_local(async move { opening.set(open(store.get(&id).await)) });
            }
        });
    }
    let title = match &*opening {
        Opening::Rift(record, _) => record.title.clone(),
        Opening::Fetching | Opening::Missing(_) | Opening::Bad(_) => phrases.text("table-loading"),
    };
    use_title(title.clone());
    match &*opening {
        Opening::Fetching => {
            html! { <main id="main" class="page"><p class="loading"><span class="spinner" />{ title }</p></main> }
        }
        Opening::Missing(error) => trouble(
            &phrases.text("table-gone-title"),
            phrases.text(error.phrase()),
            &phrases.text("nav-saves"),
        ),
        Opening::Bad(error) => {
            let words: Vec<_> = error
                .args()
                .iter()
                .map(|(name, arg)| (*name, Word::of("save", arg)))
                .collect();
            let sentence = phrases.say(error.phrase(), &words);
            trouble(
                &phrases.text("table-bad-title"),
                sentence,
                &phrases.text("nav-saves"),
            )
        }
        Opening::Rift(record, opened) => html! {
            <main id="main" class="table-page"><RiftTable key={record.id.clone()} record={record.clone()} opened={opened.clone()} /></main>
        },
    }
}

fn open(fetched: Result<SaveRecord, StoreError>) -> Opening {
    let record = match fetched {
        Ok(record) => record,
        Err(error) => return Opening::Missing(error),
    };
    match decode_save(&record.text) {
        Ok(AnySession::Rift(session)) => Opening::Rift(record, Opened(Rc::new(session))),
        Err(error) => Opening::Bad(error),
    }
}

fn trouble(title: &str, sentence: String, saves: &str) -> Html {
    html! {
        <main id="main" class="page">
            <h1>{ title }</h1>
            <p class="notice alert">{ sentence }</p>
            <div class="buttons"><Link to={Route::Saves} class="button primary">{ saves }</Link></div>
        </main>
    }
}
