//! A thing that came by a link: what it is, and what can be done with it. Nothing of one's own is
//! touched until that is wished.

use super::craft::{Craft, HANDED};
use super::findings::{Finding, Findings};
use super::opening::hand_over;
use crate::icon::{Icon, Sign};
use crate::l10n::{Phrases, use_phrases};
use crate::route::{Link, Route};
use std::rc::Rc;
use yew::prelude::*;

/// The page of a link that could not be read, for the reason `why`.
pub fn unreadable<S: Craft>(phrases: &Phrases, why: &str) -> Html {
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("edit-code-bad") }</h1>
                <p class="notice alert" role="alert">{ why }</p>
            </div>
            <div class="buttons">
                <Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link>
                <Link to={S::editor(None)} class="button large">{ S::phrase(phrases, "open") }</Link>
            </div>
        </main>
    }
}

/// Properties of the page of a thing that could be read.
#[derive(Properties)]
pub struct ReceivedProps<S: Craft> {
    /// The thing.
    pub thing: Rc<S>,
    /// Its picture.
    pub picture: Html,
    /// What it is about, in its maker's words.
    pub blurb: String,
    /// What keeps it from being played; nothing when it can be played.
    pub faults: Vec<Finding>,
    /// Why a match with it has not begun.
    pub failed: Option<String>,
    /// Begins a match with it, where it can be played.
    pub onplay: Option<Callback<()>>,
    /// What else is known of it.
    #[prop_or_default]
    pub children: Html,
}

impl<S: Craft> PartialEq for ReceivedProps<S> {
    fn eq(&self, other: &Self) -> bool {
        self.thing == other.thing
            && self.picture == other.picture
            && self.blurb == other.blurb
            && self.faults == other.faults
            && self.failed == other.failed
            && self.onplay == other.onplay
            && self.children == other.children
    }
}

/// The page of a thing that could be read.
#[component]
pub fn Received<S: Craft>(props: &ReceivedProps<S>) -> Html {
    let phrases = use_phrases();
    let hand = |to: Route| {
        let thing = props.thing.clone();
        Callback::from(move |_: MouseEvent| {
            hand_over(&*thing);
            to.go();
        })
    };
    let onplay = props.onplay.as_ref();
    let onplay = onplay.map(|play| play.reform(|_: MouseEvent| ()));
    html! {
        <main id="main" class="page shared-board" data-game={S::GAME.slug()}>
            <div class="page-head">
                <h1>{ props.thing.name() }</h1>
                <p>{ S::phrase(&phrases, "shared") }</p>
            </div>
            <div class="shared-parts">
                { props.picture.clone() }
                <div class="shared-words">
                    if !props.blurb.is_empty() {
                        <p class="lead">{ &props.blurb }</p>
                    }
                    { props.children.clone() }
                    if !props.faults.is_empty() {
                        <p>{ S::phrase(&phrases, "mend") }</p>
                        <Findings findings={props.faults.clone()} none="" onshow={Callback::noop()} />
                    }
                    if let Some(why) = &props.failed {
                        <p class="notice alert" role="alert">{ why }</p>
                    }
                    <div class="buttons">
                        if let Some(onclick) = onplay {
                            <button type="button" class="button primary large" {onclick}>
                                <Sign icon={Icon::Play} />
                                { phrases.text("home-play-bot") }
                            </button>
                            <button type="button" class="button large" onclick={hand(S::set_up())}>
                                { phrases.text("home-set-up") }
                            </button>
                        }
                        <button type="button" class="button large" onclick={hand(S::editor(Some(HANDED)))}>
                            <Sign icon={Icon::Brush} />
                            { S::phrase(&phrases, "edit") }
                        </button>
                    </div>
                </div>
            </div>
        </main>
    }
}
