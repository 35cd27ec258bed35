//! The button that begins a game, and why it may not.

use crate::clock::{now, random};
use crate::games::exodus::draft::{Draft, seed_text};
use crate::l10n::{Phrases, reason_words, use_phrases};
use crate::pages::setup::{self, Arriving, AtOnce, use_at_once, use_entrance};
use crate::store::Sitter;
use crate::store::settings::use_settings;
use engine::error::LoadError;
use yew::prelude::*;

/// How to begin a game: it is dealt, kept, and its table opened. Told when that fails.
#[hook]
pub fn use_begin(arriving: Arriving, onfail: Callback<String>) -> Callback<Draft> {
    let phrases = use_phrases();
    let enter = use_entrance(arriving, onfail.clone());
    use_callback(
        (phrases, enter, onfail),
        |draft: Draft, (phrases, enter, onfail)| match draft.begin(phrases, now(), random()) {
            Ok(record) => {
                let kept = Callback::from(move |()| draft.keep_begun());
                enter.emit((record, kept));
            }
            Err(error) => onfail.emit(words(phrases, &error)),
        },
    )
}

/// Why a game cannot begin, in words.
fn words(phrases: &Phrases, error: &LoadError) -> String {
    let fault = reason_words(phrases, &error.reason);
    phrases.say("setup-fault", &[("fault", fault.into())])
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
    let why = (*fault).as_ref().map(|error| words(&phrases, error));
    let why = why.or_else(|| (*failed).clone());
    let watched = props
        .draft
        .sitters
        .iter()
        .all(|sitter| matches!(sitter, Sitter::Bot(_)));
    let note = watched.then(|| phrases.text("exodus-setup-watch"));
    let onbegin = {
        let draft = props.draft.clone();
        Callback::from(move |()| begin.emit(draft.clone()))
    };
    html! { <setup::Start {why} {note} closed={fault.is_some()} {onbegin} /> }
}

/// Deals a first game against bots as soon as it is shown, and leads on to its table.
#[component]
pub fn QuickStart() -> Html {
    let phrases = use_phrases();
    let failed = use_state(|| None::<String>);
    let setter = failed.setter();
    let onfail = use_callback((), move |why, ()| setter.set(Some(why)));
    let begin = use_begin(Arriving::Instead, onfail.clone());
    let level = use_settings().now.bot;
    use_at_once(Callback::from(move |()| {
        match Draft::first(seed_text(random())) {
            Ok(draft) => begin.emit(draft.against(level)),
            Err(error) => onfail.emit(words(&phrases, &error)),
        }
    }));
    html! { <AtOnce failed={(*failed).clone()} /> }
}
