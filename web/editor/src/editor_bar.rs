//! The bar above an editor: home, the name and state of the document, undo and redo, and commands.

use super::commands::EditorCommand;
use super::{DocumentAction, DocumentKind, DocumentOrigin, EditorDocument};
use derive_where::derive_where;
use engine::json_api::ScenarioDocument;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use yew::prelude::*;

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct EditorBarProps<C: DocumentKind> {
    pub document: EditorDocument<C::Document>,
    /// The number of faults, or `None` if the document is playable.
    pub fault_count: Option<usize>,
    /// Reports undo and redo.
    pub onstep: Callback<DocumentAction<C::Document>>,
    pub oncommand: Callback<EditorCommand>,
}

/// Renders the name and state of the document, with the buttons of undo, redo and the commands.
#[component]
pub fn EditorBar<C: DocumentKind>(props: &EditorBarProps<C>) -> Html {
    let phrases = use_phrases();
    let (can_undo, can_redo) = props.document.can_undo_redo();
    let step = |key: &str,
                icon: Icon,
                is_possible: bool,
                step: fn() -> DocumentAction<C::Document>| {
        let onclick = unless_disabled(
            !is_possible,
            props.onstep.reform(move |_: MouseEvent| step()),
        );
        html! {
            <button type="button" class="icon-button" aria-label={phrases.text(key)} title={phrases.text(key)}
                aria-disabled={aria_disabled(!is_possible)} {onclick}><IconView {icon} /></button>
        }
    };
    let command = |key: &str, icon: Icon, class: &'static str, command: EditorCommand| {
        let onclick = props.oncommand.reform(move |_: MouseEvent| command);
        html! {
            <button type="button" class={classes!("button", class)} {onclick}>
                <IconView {icon} />
                <span>{ phrases.text(key) }</span>
            </button>
        }
    };
    let is_unplayable = props.fault_count.is_some();
    let onplay = unless_disabled(
        is_unplayable,
        props.oncommand.reform(|_: MouseEvent| EditorCommand::Play),
    );
    let onsetup = unless_disabled(
        is_unplayable,
        props.oncommand.reform(|_: MouseEvent| EditorCommand::SetUp),
    );
    let fault_text = props
        .fault_count
        .map(|faults| phrases.say("edit-faults", &[("count", faults.into())]));
    html! {
        <header class="editor-bar panel">
            <Link to={Route::Home} class="icon-button quiet" label={phrases.text("go-home")}>
                <IconView icon={Icon::Home} />
            </Link>
            <div class="editor-title">
                <h1>{ props.document.present().name() }</h1>
                <p class={classes!("editor-state", is_unplayable.then_some("bad"))} id="editor-state">
                    { fault_text.unwrap_or_else(|| phrases.text("edit-sound")) }
                    if let Some(key) = save_state_key(&props.document) {
                        { " · " }
                        { phrases.text(key) }
                    }
                </p>
            </div>
            <div class="editor-steps">
                { step("edit-undo", Icon::Undo, can_undo, || DocumentAction::Undo) }
                { step("edit-redo", Icon::Redo, can_redo, || DocumentAction::Redo) }
            </div>
            <div class="editor-ways">
                { command("edit-save", Icon::Save, "", EditorCommand::Save) }
                { command("edit-export", Icon::Export, "", EditorCommand::Export) }
                { command("edit-share-open", Icon::Share, "", EditorCommand::Share) }
                <button type="button" class="button" aria-disabled={aria_disabled(is_unplayable)} onclick={onsetup} aria-describedby="editor-state">
                    <IconView icon={Icon::Settings} />
                    <span>{ phrases.text("home-set-up") }</span>
                </button>
                <button type="button" class="button primary" aria-disabled={aria_disabled(is_unplayable)} onclick={onplay}
                    aria-describedby="editor-state">
                    <IconView icon={Icon::Play} />
                    <span>{ phrases.text("edit-play") }</span>
                </button>
            </div>
        </header>
    }
}

/// Returns the phrase key of the save state, or `None` for a new document without changes.
fn save_state_key<S: ScenarioDocument>(document: &EditorDocument<S>) -> Option<&'static str> {
    match (&document.origin, document.is_changed()) {
        (_, true) => Some("edit-unsaved"),
        (DocumentOrigin::Own(_), false) => Some("edit-saved"),
        (DocumentOrigin::New | DocumentOrigin::Shipped(_), false) => None,
    }
}
