//! The page of a document that was opened from a link: a preview, and buttons to edit, save or play
//! it. It stores nothing until the player chooses to.

use super::document_kind::{DocumentKind, HANDOVER_ID};
use super::editor::validation_report::validate;
use super::editor::{Editor, ShareCodeError};
use super::findings::Findings;
use super::open_document::write_handover;
use derive_where::derive_where;
use engine::json_api::ScenarioDocument;
use std::rc::Rc;
use store::start_match::{HistoryMode, use_start_match};
use ui::clock::random_seed;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, load_error_text, use_phrases};
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SharedBoardProps {
    /// The share code in the link.
    pub code: String,
}

/// Renders the page of a document that was opened from a link, or of an unreadable link.
#[component]
pub fn SharedBoard<T: Editor>(props: &SharedBoardProps) -> Html {
    let phrases = use_phrases();
    let needs = (props.code.clone(), phrases.clone());
    let document = use_memo(needs, |(code, phrases)| {
        let document = T::decode(code).map(Rc::new);
        document.map_err(|error| share_code_error_text::<T>(phrases, error))
    });
    use_title(match &*document {
        Ok(_) => T::phrase(&phrases, "shared"),
        Err(_) => phrases.text("edit-code-bad"),
    });
    match &*document {
        Ok(document) => html! { <SharedDocument<T> document={document.clone()} /> },
        Err(error) => unreadable::<T>(&phrases, error),
    }
}

/// Returns the message for a link that could not be opened.
fn share_code_error_text<C: DocumentKind>(phrases: &Phrases, error: ShareCodeError) -> String {
    match error {
        ShareCodeError::Bundle(error) => phrases.text(&format!("edit-{}", error.phrase())),
        ShareCodeError::Document(fault) => {
            let args = [("fault", load_error_text(phrases, &fault).into())];
            phrases.say(&C::phrase_key("link-refused"), &args)
        }
    }
}

/// Renders the page of a link that could not be read, with the reason as `message`.
fn unreadable<C: DocumentKind>(phrases: &Phrases, message: &str) -> Html {
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("edit-code-bad") }</h1>
                <p class="notice alert" role="alert">{ message }</p>
            </div>
            <div class="buttons">
                <Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link>
                <Link to={C::editor_route(None)} class="button large">{ C::phrase(phrases, "open") }</Link>
            </div>
        </main>
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
struct SharedDocumentProps<T: Editor> {
    document: Rc<T::Document>,
}

/// Renders the page of a document that was read from a link.
#[component]
fn SharedDocument<T: Editor>(props: &SharedDocumentProps<T>) -> Html {
    let phrases = use_phrases();
    let document = &props.document;
    let report = validate::<T>(&phrases, document);
    let failed = use_state(|| None::<String>);
    let begin = use_start_match::<T::Plan>(HistoryMode::Push, {
        let failed = failed.setter();
        Callback::from(move |reason| failed.set(Some(reason)))
    });
    let plan = report
        .is_playable
        .then(|| T::plan(document, random_seed()).ok());
    let plan = plan.flatten();
    let onplay = plan.clone().map(|plan| {
        let begin = begin.clone();
        Callback::from(move |_: MouseEvent| begin.emit(plan.clone()))
    });
    let on_hand_over = |to: Route| {
        let document = document.clone();
        Callback::from(move |_: MouseEvent| {
            write_handover::<T>(&document);
            to.go();
        })
    };
    let blurb = T::blurb(document);
    html! {
        <main id="main" class="page shared-board" data-game={T::GAME.name()}>
            <div class="page-head">
                <h1>{ document.name() }</h1>
                <p>{ T::phrase(&phrases, "shared") }</p>
            </div>
            <div class="shared-parts">
                { plan.as_ref().map_or_else(|| T::document_preview(&phrases, document).thumbnail, T::match_picture) }
                <div class="shared-words">
                    if !blurb.is_empty() {
                        <p class="lead">{ blurb }</p>
                    }
                    { T::shared_details(document, plan.as_ref()) }
                    if !report.is_playable {
                        <p>{ T::phrase(&phrases, "mend") }</p>
                        <Findings findings={report.findings.clone()} empty_text="" onshow={Callback::noop()} />
                    }
                    if let Some(reason) = &*failed {
                        <p class="notice alert" role="alert">{ reason }</p>
                    }
                    <div class="buttons">
                        if let Some(onclick) = onplay {
                            <button type="button" class="button primary large" {onclick}>
                                <IconView icon={Icon::Play} />
                                { phrases.text(&format!("{}-play-bot", T::GAME.name())) }
                            </button>
                            <button type="button" class="button large" onclick={on_hand_over(T::setup_route())}>
                                { phrases.text("home-set-up") }
                            </button>
                        }
                        <button type="button" class="button large" onclick={on_hand_over(T::editor_route(Some(HANDOVER_ID)))}>
                            <IconView icon={Icon::Brush} />
                            { T::phrase(&phrases, "edit") }
                        </button>
                    </div>
                </div>
            </div>
        </main>
    }
}
