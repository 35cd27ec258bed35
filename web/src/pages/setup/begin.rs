//! How a match that was set up begins: it is kept, and its table opened. It knows no game.

use crate::l10n::use_phrases;
use crate::route::{Route, use_way};
use crate::store::{SaveRecord, StoreError, use_shelf};
use yew::prelude::*;

/// How the table of a new match is entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Arriving {
    /// The way back leads to where we are.
    Next,
    /// The way back leads past where we are.
    Instead,
}

/// A match that was dealt, and what is done once it is kept.
pub type Dealt = (SaveRecord, Callback<()>);

/// Keeps a new match and opens its table. Told when that fails.
#[hook]
pub fn use_entrance(arriving: Arriving, onfail: Callback<String>) -> Callback<Dealt> {
    let (phrases, shelf, way) = (use_phrases(), use_shelf(), use_way());
    use_callback(
        (phrases, shelf, onfail, way),
        move |(record, kept): Dealt, (phrases, shelf, onfail, way)| {
            let Some(shelf) = shelf else { return };
            let table = Route::Table {
                id: record.id.clone(),
            };
            let (phrases, onfail, way) = (phrases.clone(), onfail.clone(), way.clone());
            let done = move |result: Result<(), StoreError>| match (result, arriving) {
                (Ok(()), Arriving::Next) => {
                    kept.emit(());
                    way.go(&table);
                }
                (Ok(()), Arriving::Instead) => way.replace(&table),
                (Err(error), _) => onfail.emit(phrases.text(error.phrase())),
            };
            shelf.put(record, Callback::from(done));
        },
    )
}

/// Properties of the last step of a set-up.
#[derive(Properties, PartialEq)]
pub struct StartProps {
    /// Why it cannot begin, or has not.
    pub why: Option<String>,
    /// What is still to be done before it can.
    #[prop_or_default]
    pub note: Option<String>,
    /// Whether it cannot begin.
    pub closed: bool,
    /// Told to begin.
    pub onbegin: Callback<()>,
}

/// The button that begins a match, and why it may not.
#[component]
pub fn Start(props: &StartProps) -> Html {
    let phrases = use_phrases();
    let onclick = props.onbegin.reform(|_: MouseEvent| ());
    html! {
        <div class="setup-start">
            <div role="status">
                if let Some(why) = &props.why {
                    <p class="notice alert">{ why }</p>
                } else if let Some(note) = &props.note {
                    <p class="notice">{ note }</p>
                }
            </div>
            <button type="button" class="button primary large" disabled={props.closed} {onclick}>
                { phrases.text("setup-begin") }
            </button>
        </div>
    }
}

/// Calls back once, as soon as there is a place where a match can be kept.
#[hook]
pub fn use_at_once(onready: Callback<()>) {
    let ready = use_shelf().is_some();
    use_effect_with(ready, move |ready| {
        if *ready {
            onready.emit(());
        }
    });
}

/// Properties of what is seen while a match begins by itself.
#[derive(Properties, PartialEq)]
pub struct AtOnceProps {
    /// Why it has not begun.
    pub failed: Option<String>,
}

/// What is seen while a match begins by itself.
#[component]
pub fn AtOnce(props: &AtOnceProps) -> Html {
    let phrases = use_phrases();
    match &props.failed {
        Some(why) => html! { <p class="notice alert" role="alert">{ why }</p> },
        None => {
            html! { <p class="loading"><span class="spinner" />{ phrases.text("table-loading") }</p> }
        }
    }
}
