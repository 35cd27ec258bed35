//! How the save of a match is fetched and opened, and what is shown while it is not.

use super::title::use_title;
use crate::l10n::{Word, use_phrases};
use crate::route::{Link, Route};
use crate::store::{SaveRecord, StoreError, use_shelf};
use engine::save::SaveError;
use engine::suite::{AnySession, decode_save};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// How far the opening is.
#[derive(Clone)]
pub(super) enum Opening {
    /// The save is being fetched.
    Fetching,
    /// It is not to be had.
    Missing(StoreError),
    /// It is no match that can be played.
    Bad(SaveError),
    /// It is open.
    Open(SaveRecord, Match),
}

/// An opened match, compared by identity.
#[derive(Clone)]
pub(super) struct Match(pub Rc<AnySession>);

impl PartialEq for Match {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Properties of a page that shows an opened match.
#[derive(Properties, PartialEq)]
pub(super) struct OpenProps {
    /// Where it is kept.
    pub record: SaveRecord,
    /// The match.
    pub opened: Match,
    /// The position to begin at, where the address names one.
    #[prop_or_default]
    pub at: Option<usize>,
}

impl Opening {
    fn of(fetched: Result<SaveRecord, StoreError>) -> Self {
        let record = match fetched {
            Ok(record) => record,
            Err(error) => return Self::Missing(error),
        };
        match decode_save(&record.text) {
            Ok(session) => Self::Open(record, Match(Rc::new(session))),
            Err(error) => Self::Bad(error),
        }
    }
}

/// Fetches and opens a save once.
#[hook]
pub(super) fn use_opening(id: &AttrValue) -> Opening {
    let shelf = use_shelf();
    let opening = use_state(|| Opening::Fetching);
    let set = opening.setter();
    let store = shelf.map(|shelf| shelf.store);
    use_effect_with((id.clone(), store.is_some()), move |(id, _)| {
        let id = id.to_string();
        if let Some(store) = store {
            spawn_local(async move { set.set(Opening::of(store.get(&id).await)) });
        }
    });
    (*opening).clone()
}

#[derive(Properties, PartialEq)]
pub(super) struct WaitingProps {
    /// What is said while the save is fetched.
    pub loading: String,
    /// Why there is nothing to see, once that is known: a heading and a sentence.
    #[prop_or_default]
    pub trouble: Option<(String, String)>,
}

/// What stands in the place of a match that is not open.
#[component]
pub(super) fn Waiting(props: &WaitingProps) -> Html {
    let phrases = use_phrases();
    use_title(props.loading.clone());
    match &props.trouble {
        None => {
            html! { <main id="main" class="page"><p class="loading"><span class="spinner" />{ &props.loading }</p></main> }
        }
        Some((title, sentence)) => html! {
            <main id="main" class="page">
                <h1>{ title }</h1>
                <p class="notice alert">{ sentence }</p>
                <div class="buttons"><Link to={Route::Saves} class="button primary">{ phrases.text("nav-saves") }</Link></div>
            </main>
        },
    }
}

/// Draws what stands in the place of a match that is not open.
pub(super) fn waiting(opening: &Opening, phrases: &crate::l10n::Phrases, loading: &str) -> Html {
    let trouble = match opening {
        Opening::Fetching | Opening::Open(..) => None,
        Opening::Missing(error) => Some((
            phrases.text("table-gone-title"),
            phrases.text(error.phrase()),
        )),
        Opening::Bad(error) => {
            let words: Vec<_> = error
                .args()
                .iter()
                .map(|(name, arg)| (*name, Word::of("save", arg)))
                .collect();
            Some((
                phrases.text("table-bad-title"),
                phrases.say(error.phrase(), &words),
            ))
        }
    };
    html! { <Waiting loading={loading.to_owned()} {trouble} /> }
}
