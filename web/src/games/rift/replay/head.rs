//! The head of a replay: which match, which moment, and what can be done with it.

use super::branch::Branch;
use super::film::Film;
use crate::console::Dialog;
use crate::icon::{Icon, Sign};
use crate::l10n::use_phrases;
use crate::route::{Link, Route};
use crate::share::{Outgoing, ShareButton};
use crate::store::SaveRecord;
use yew::prelude::*;

/// Keys of a replay, each with the phrase of what it does.
const KEYS: [(&str, &str); 5] = [
    ("← →", "replay-key-action"),
    ("⇧ ← →", "replay-key-turn"),
    ("↑ ↓", "replay-key-round"),
    ("Home End", "replay-key-ends"),
    ("Space", "replay-key-run"),
];

/// Properties of the head.
#[derive(Properties, PartialEq)]
pub struct HeadProps {
    /// What is watched.
    pub film: Film,
    /// Where it is kept.
    pub record: SaveRecord,
    /// The position.
    pub at: usize,
}

/// What is open above the replay.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Above {
    Nothing,
    Branch,
    Keys,
}

/// The head.
#[component]
pub fn Head(props: &HeadProps) -> Html {
    let phrases = use_phrases();
    let above = use_state_eq(|| Above::Nothing);
    let HeadProps { film, record, at } = props;
    let over = film.is_over() && *at == film.end();
    let show = |what: Above| {
        let above = above.setter();
        Callback::from(move |_: MouseEvent| above.set(what))
    };
    let close = {
        let above = above.setter();
        Callback::from(move |()| above.set(Above::Nothing))
    };
    let pack = {
        let (film, record, at) = (film.clone(), record.clone(), *at);
        Callback::from(move |()| Outgoing::of(&film.session, &record, Some(at)))
    };
    let why = phrases.text("replay-branch-over");
    let key = |(key, phrase): (&'static str, &str)| html! { <li><kbd>{ key }</kbd>{ phrases.text(phrase) }</li> };
    html! {
        <header class="replay-head panel">
            <h1 class="prompt-text"><span class="save-title">{ &record.title }</span><small>{ film.moment_name(&phrases, *at) }</small></h1>
            <div class="replay-tools">
                <button type="button" class="button primary" aria-label={phrases.text("replay-branch")} disabled={over} title={over.then_some(why)} onclick={show(Above::Branch)}>
                    <Sign icon={Icon::Play} /><span>{ phrases.text("replay-branch") }</span>
                </button>
                <ShareButton words={phrases.text("share-open")} label={phrases.text("share-open")} signed=true {pack} />
                <button type="button" class="button" aria-label={phrases.text("replay-keys")} onclick={show(Above::Keys)}>
                    <Sign icon={Icon::Help} /><span>{ phrases.text("replay-keys") }</span>
                </button>
                <Link to={Route::Table { id: record.id.clone() }} class="button" label={phrases.text("replay-to-table")}>
                    <Sign icon={Icon::Close} /><span>{ phrases.text("replay-to-table") }</span>
                </Link>
            </div>
            if *above == Above::Branch {
                <Branch film={film.clone()} record={record.clone()} at={*at} on_close={close.clone()} />
            }
            if *above == Above::Keys {
                <Dialog title={phrases.text("replay-keys")} on_close={close}>
                    <ul class="key-list">{ for KEYS.into_iter().map(key) }</ul>
                </Dialog>
            }
        </header>
    }
}
