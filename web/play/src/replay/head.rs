//! The head of a replay: which match, which moment, and what can be done with it.

use super::branch::Branch;
use super::{Film, Stride};
use crate::game_ui::GameUi;
use crate::share::{Outgoing, ShareButton};
use derive_where::derive_where;
use store::SaveRecord;
use ui::console::{Dialog, shut, unless};
use ui::icon::{Icon, Sign};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use yew::prelude::*;

/// Keys of a replay, each with the phrase of what it does; and what they go by.
const KEYS: [(&str, &str, Option<Stride>); 5] = [
    ("← →", "replay-key-action", Some(Stride::Entry)),
    ("⇧ ← →", "replay-key-turn", Some(Stride::Turn)),
    ("↑ ↓", "replay-key-round", Some(Stride::Round)),
    ("Home End", "replay-key-ends", None),
    ("Space", "replay-key-run", None),
];

/// Properties of the head.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct HeadProps<G: GameUi> {
    /// What is watched.
    pub film: Film<G>,
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
pub fn Head<G: GameUi>(props: &HeadProps<G>) -> Html {
    let phrases = use_phrases();
    let above = use_state_eq(|| Above::Nothing);
    let HeadProps { film, record, at } = props;
    let over = film.is_over() && *at == film.end();
    let why = match (over, film.is_open()) {
        (true, _) => Some("replay-branch-over"),
        (false, true) => None,
        (false, false) => Some("replay-branch-secret"),
    };
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
        Callback::from(move |give: Callback<Outgoing>| {
            give.emit(Outgoing::of(&film.session, &record, Some(at)));
        })
    };
    let closed = why.is_some();
    let why = why.map(|key| phrases.text(key));
    let strides = film.course.strides();
    let keys = KEYS
        .into_iter()
        .filter(|(_, _, stride)| stride.is_none_or(|stride| strides.contains(&stride)));
    let key = |(key, phrase, _): (&'static str, &str, Option<Stride>)| html! { <li><kbd>{ key }</kbd>{ phrases.text(phrase) }</li> };
    html! {
        <header class="replay-head panel">
            <h1 class="prompt-text"><span class="save-title">{ &record.title }</span><small>{ film.moment_name(&phrases, *at) }</small></h1>
            <div class="replay-tools">
                <button type="button" class="button primary" aria-label={phrases.text("replay-branch")} aria-disabled={shut(closed)} title={why} onclick={unless(closed, show(Above::Branch))}>
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
                <Branch<G> film={film.clone()} record={record.clone()} at={*at} on_close={close.clone()} />
            }
            if *above == Above::Keys {
                <Dialog title={phrases.text("replay-keys")} on_close={close}>
                    <ul class="key-list">{ for keys.map(key) }</ul>
                </Dialog>
            }
        </header>
    }
}
