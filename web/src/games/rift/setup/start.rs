//! The button that begins a match, and why it may not.

use crate::clock::{now, random};
use crate::games::rift::draft::{Draft, FIRST_BOARD, seed_text};
use crate::l10n::use_phrases;
use crate::route::Route;
use crate::store::settings::use_settings;
use crate::store::{StoreError, use_shelf};
use engine::error::LoadError;
use yew::prelude::*;

/// How the table of a new match is entered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Arriving {
    /// The way back leads to where we are.
    Next,
    /// The way back leads past where we are.
    Instead,
}

/// How to begin a match: it is dealt, kept, and its table opened. Told when that fails.
#[hook]
pub fn use_begin(arriving: Arriving, onfail: Callback<String>) -> Callback<Draft> {
    let (phrases, shelf) = (use_phrases(), use_shelf());
    use_callback(
        (phrases, shelf, onfail),
        move |draft: Draft, (phrases, shelf, onfail)| {
            let Some(shelf) = shelf else { return };
            match draft.begin(phrases, now(), random()) {
                Ok(record) => {
                    let table = Route::Table {
                        id: record.id.clone(),
                    };
                    let (phrases, onfail) = (phrases.clone(), onfail.clone());
                    let done = move |result: Result<(), StoreError>| match (result, arriving) {
                        (Ok(()), Arriving::Next) => {
                            Draft::forget_kept();
                            table.go();
                        }
                        (Ok(()), Arriving::Instead) => table.replace(),
                        (Err(error), _) => onfail.emit(phrases.text(error.phrase())),
                    };
                    shelf.put(record, Callback::from(done));
                }
                Err(fault) => onfail.emit(words(phrases, &fault)),
            }
        },
    )
}

/// Why a set-up cannot be played, in words.
fn words(phrases: &crate::l10n::Phrases, fault: &LoadError) -> String {
    phrases.say(
        "rift-setup-fault",
        &[
            ("place", fault.place.as_str().into()),
            ("reason", fault.reason.as_str().into()),
        ],
    )
}

#[derive(Properties, PartialEq)]
pub(super) struct StartProps {
    pub draft: Draft,
}

/// The last step of the set-up.
#[component]
pub(super) fn Start(props: &StartProps) -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_begin(Arriving::Next, onfail);
    let fault = use_memo(props.draft.clone(), Draft::fault);
    let drafting = props.draft.is_drafting();
    let why = (*fault)
        .as_ref()
        .map(|fault| words(&phrases, fault))
        .or_else(|| (*failed).clone());
    let onclick = {
        let draft = props.draft.clone();
        move |_: MouseEvent| begin.emit(draft.clone())
    };
    html! {
        <div class="setup-start">
            <div role="status">
                if let Some(why) = why {
                    <p class="notice alert">{ why }</p>
                } else if drafting {
                    <p class="notice">{ phrases.text("rift-draft-unfinished") }</p>
                }
            </div>
            <button type="button" class="button primary large" disabled={drafting || fault.is_some()} {onclick}>
                { phrases.text("rift-setup-begin") }
            </button>
        </div>
    }
}

/// Deals a first match against a bot as soon as it is shown, and leads on to its table.
#[component]
pub fn QuickStart() -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_begin(Arriving::Instead, onfail.clone());
    let ready = use_shelf().is_some();
    let level = use_settings().now.bot;
    {
        let phrases = phrases.clone();
        use_effect_with(ready, move |ready| {
            if *ready {
                match Draft::on(FIRST_BOARD, seed_text(random())) {
                    Ok(draft) => begin.emit(draft.against(level)),
                    Err(fault) => onfail.emit(words(&phrases, &fault)),
                }
            }
        });
    }
    match &*failed {
        Some(why) => html! { <p class="notice alert" role="alert">{ why }</p> },
        None => {
            html! { <p class="loading"><span class="spinner" />{ phrases.text("table-loading") }</p> }
        }
    }
}
