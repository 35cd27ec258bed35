//! The line above the editor: the way home, the name, back and forth, and out of the page.

use super::report::Report;
use super::studio::{Deed, Origin, Studio};
use crate::icon::{Icon, Sign};
use crate::l10n::use_phrases;
use crate::route::{Link, Route};
use std::rc::Rc;
use yew::prelude::*;

/// What a button of the line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Keep the board.
    Save,
    /// A file of it.
    Export,
    /// A link to it.
    Share,
    /// A match against a bot.
    Play,
    /// The set-up of a match on it.
    SetUp,
}

/// Properties of the line.
#[derive(Properties, PartialEq)]
pub struct BarProps {
    /// What is shown.
    pub studio: Studio,
    /// What was found about it.
    pub report: Rc<Report>,
    /// Told of steps back and forth.
    pub ondeed: Callback<Deed>,
    /// Told of everything else.
    pub onwish: Callback<Wish>,
}

/// The line.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let phrases = use_phrases();
    let (can_undo, can_redo) = props.studio.steps();
    let step = |key: &str, icon: Icon, can: bool, deed: fn() -> Deed| {
        let onclick = props.ondeed.reform(move |_: MouseEvent| deed());
        html! {
            <button type="button" class="icon-button" aria-label={phrases.text(key)} title={phrases.text(key)}
                disabled={!can} {onclick}><Sign {icon} /></button>
        }
    };
    let wish = |key: &str, icon: Icon, class: &'static str, wish: Wish| {
        let onclick = props.onwish.reform(move |_: MouseEvent| wish);
        html! {
            <button type="button" class={classes!("button", class)} {onclick}>
                <Sign {icon} />
                <span>{ phrases.text(key) }</span>
            </button>
        }
    };
    let faults = props.report.fault_count();
    let onplay = props.onwish.reform(|_: MouseEvent| Wish::Play);
    let onsetup = props.onwish.reform(|_: MouseEvent| Wish::SetUp);
    let closed = !props.report.is_playable;
    let why = closed.then(|| phrases.say("rift-editor-faults", &[("count", faults.into())]));
    html! {
        <header class="editor-bar panel">
            <Link to={Route::Home} class="icon-button quiet" label={phrases.text("go-home")}>
                <Sign icon={Icon::Home} />
            </Link>
            <div class="editor-title">
                <h1>{ &props.studio.settled().file().name }</h1>
                <p class={classes!("editor-state", closed.then_some("bad"))} id="editor-state">
                    { why.unwrap_or_else(|| phrases.text("rift-editor-sound")) }
                    if let Some(key) = kept_key(&props.studio) {
                        { " · " }
                        { phrases.text(key) }
                    }
                </p>
            </div>
            <div class="editor-steps">
                { step("edit-undo", Icon::Undo, can_undo, || Deed::Undo) }
                { step("edit-redo", Icon::Redo, can_redo, || Deed::Redo) }
            </div>
            <div class="editor-ways">
                { wish("edit-save", Icon::Save, "", Wish::Save) }
                { wish("edit-export", Icon::Export, "", Wish::Export) }
                { wish("edit-share-open", Icon::Share, "", Wish::Share) }
                <button type="button" class="button" disabled={closed} onclick={onsetup} aria-describedby="editor-state">
                    <Sign icon={Icon::Settings} />
                    <span>{ phrases.text("home-set-up") }</span>
                </button>
                <button type="button" class="button primary" disabled={closed} onclick={onplay}
                    aria-describedby="editor-state">
                    <Sign icon={Icon::Play} />
                    <span>{ phrases.text("rift-editor-play") }</span>
                </button>
            </div>
        </header>
    }
}

/// Whether the board is kept as it stands; nothing is said of one that nobody has touched.
fn kept_key(studio: &Studio) -> Option<&'static str> {
    match (&studio.origin, studio.is_changed()) {
        (_, true) => Some("edit-unsaved"),
        (Origin::Own(_), false) => Some("edit-saved"),
        (Origin::New | Origin::Shipped(_), false) => None,
    }
}
