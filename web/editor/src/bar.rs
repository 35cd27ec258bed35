//! The line above an editor: the way home, the name, back and forth, and out of the page.

use super::wishes::Wish;
use super::{Bench, Craft, Origin, Step};
use derive_where::derive_where;
use engine::drive::Sketched;
use ui::console::{shut, unless};
use ui::icon::{Icon, Sign};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use yew::prelude::*;

/// Properties of the line.
#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct BarProps<C: Craft> {
    /// What is in hand.
    pub bench: Bench<C::Sketch>,
    /// How many faults it has; none when it can be played.
    pub faults: Option<usize>,
    /// Told of steps back and forth.
    pub onstep: Callback<Step<C::Sketch>>,
    /// Told of everything else.
    pub onwish: Callback<Wish>,
}

/// The line.
#[component]
pub fn Bar<C: Craft>(props: &BarProps<C>) -> Html {
    let phrases = use_phrases();
    let (can_undo, can_redo) = props.bench.steps();
    let step = |key: &str, icon: Icon, can: bool, step: fn() -> Step<C::Sketch>| {
        let onclick = unless(!can, props.onstep.reform(move |_: MouseEvent| step()));
        html! {
            <button type="button" class="icon-button" aria-label={phrases.text(key)} title={phrases.text(key)}
                aria-disabled={shut(!can)} {onclick}><Sign {icon} /></button>
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
    let closed = props.faults.is_some();
    let onplay = unless(closed, props.onwish.reform(|_: MouseEvent| Wish::Play));
    let onsetup = unless(closed, props.onwish.reform(|_: MouseEvent| Wish::SetUp));
    let why = props
        .faults
        .map(|faults| phrases.say("edit-faults", &[("count", faults.into())]));
    html! {
        <header class="editor-bar panel">
            <Link to={Route::Home} class="icon-button quiet" label={phrases.text("go-home")}>
                <Sign icon={Icon::Home} />
            </Link>
            <div class="editor-title">
                <h1>{ props.bench.present().name() }</h1>
                <p class={classes!("editor-state", closed.then_some("bad"))} id="editor-state">
                    { why.unwrap_or_else(|| phrases.text("edit-sound")) }
                    if let Some(key) = kept_key(&props.bench) {
                        { " · " }
                        { phrases.text(key) }
                    }
                </p>
            </div>
            <div class="editor-steps">
                { step("edit-undo", Icon::Undo, can_undo, || Step::Undo) }
                { step("edit-redo", Icon::Redo, can_redo, || Step::Redo) }
            </div>
            <div class="editor-ways">
                { wish("edit-save", Icon::Save, "", Wish::Save) }
                { wish("edit-export", Icon::Export, "", Wish::Export) }
                { wish("edit-share-open", Icon::Share, "", Wish::Share) }
                <button type="button" class="button" aria-disabled={shut(closed)} onclick={onsetup} aria-describedby="editor-state">
                    <Sign icon={Icon::Settings} />
                    <span>{ phrases.text("home-set-up") }</span>
                </button>
                <button type="button" class="button primary" aria-disabled={shut(closed)} onclick={onplay}
                    aria-describedby="editor-state">
                    <Sign icon={Icon::Play} />
                    <span>{ phrases.text("edit-play") }</span>
                </button>
            </div>
        </header>
    }
}

/// Whether the thing is kept as it stands; nothing is said of one that nobody has touched.
fn kept_key<S: Sketched>(bench: &Bench<S>) -> Option<&'static str> {
    match (&bench.origin, bench.is_changed()) {
        (_, true) => Some("edit-unsaved"),
        (Origin::Own(_), false) => Some("edit-saved"),
        (Origin::New | Origin::Shipped(_), false) => None,
    }
}
