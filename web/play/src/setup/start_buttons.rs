//! The buttons at the end of a set-up: begin here, or play online where the page is served by a
//! table server.

use super::table_draft::TableDraft;
use store::start_match::{MatchSetup, StartButton};
use ui::clock::{now, random};
use ui::fetch::table_server;
use ui::l10n::use_phrases;
use ui::mount::use_mount;
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Route, use_navigator};
use yew::prelude::*;

/// In a page or player whose set-up leads only to an online table: the match cannot begin in this
/// browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OnlyOnline;

#[derive(Properties, PartialEq)]
pub struct StartButtonsProps<P: MatchSetup> {
    pub draft: P,
    /// The text that tells the player what is missing before the start.
    #[prop_or_default]
    pub note: Option<String>,
    /// Whether the setup is incomplete.
    #[prop_or_default]
    pub is_unavailable: bool,
}

/// The buttons that start a match.
#[component]
pub fn StartButtons<P: MatchSetup>(props: &StartButtonsProps<P>) -> Html {
    let mount = use_mount();
    let has_server = *use_memo((), |()| table_server().is_some());
    let is_only_online = use_context::<OnlyOnline>().is_some();
    let beside = (has_server && mount.may_connect()).then(|| {
        let (draft, is_unavailable) = (props.draft.clone(), props.is_unavailable);
        html! { <OnlineButton<P> {draft} {is_unavailable} is_primary={is_only_online} /> }
    });
    html! {
        <StartButton<P> draft={props.draft.clone()} note={props.note.clone()} is_unavailable={props.is_unavailable}
            begins_here={!is_only_online} beside={beside.unwrap_or_default()} />
    }
}

#[derive(Properties, PartialEq)]
struct OnlineButtonProps<P: MatchSetup> {
    draft: P,
    is_unavailable: bool,
    /// Whether there is no other way to start the match.
    is_primary: bool,
}

/// The button that goes on to the page where the table is opened.
#[component]
fn OnlineButton<P: MatchSetup>(props: &OnlineButtonProps<P>) -> Html {
    let (phrases, navigator) = (use_phrases(), use_navigator());
    let error_key = use_state_eq(|| None::<&'static str>);
    let is_playable = *use_memo(props.draft.clone(), |draft| draft.setup_error().is_none());
    let is_unavailable = props.is_unavailable || !is_playable;
    let onclick = {
        let (draft, phrases, error_key) =
            (props.draft.clone(), phrases.clone(), error_key.setter());
        Callback::from(move |_: MouseEvent| {
            let record = draft.create_match(&phrases, now(), random());
            let table = record
                .ok()
                .and_then(|record| TableDraft::from_record(&record));
            match table {
                Some(table) => {
                    table.save();
                    navigator.go(&Route::NewOnlineTable);
                }
                None => error_key.set(Some("online-no-human")),
            }
        })
    };
    html! { <>
        <button type="button" class={classes!("button", "large", props.is_primary.then_some("primary"))} aria-disabled={aria_disabled(is_unavailable)} onclick={unless_disabled(is_unavailable, onclick)}>
            { phrases.text("online-play") }
        </button>
        if let Some(key) = *error_key {
            <p class="notice alert" role="alert">{ phrases.text(key) }</p>
        }
    </> }
}
