//! Notices of the page itself, shown on every screen: a new version is available, a save failed, or
//! this browser stores nothing. They do not block the page.

use crate::{SaveFailure, StoreHandle, use_store};
use gloo::timers::callback::Interval;
use ui::device::{BrowserOffer, is_online_match, use_browser_offer};
use ui::file;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use ui::motion;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds between two checks whether the page is idle.
const POLL_INTERVAL: u32 = 500;

#[derive(Properties, PartialEq)]
pub struct NoticesProps {
    pub route: Route,
}

/// All notices that apply now.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let store = use_store();
    let is_open = store.is_some();
    let failure = store.as_ref().and_then(|store| store.failure.clone());
    let table = matches!(
        props.route,
        Route::Table { .. } | Route::Text { .. } | Route::OnBoard { .. }
    );
    let no_storage = store.as_ref().and_then(StoreHandle::no_storage_phrase);
    let is_persistent = is_open && no_storage.is_none();
    let dismiss = Callback::from(move |()| {
        if let Some(store) = &store {
            store.dismiss_failure();
        }
    });
    // A reload is not offered while the match exists only on this page.
    let is_safe = is_persistent && failure.is_none();
    html! {
        <div class="notices">
            <div role="status">
                if is_safe {
                    <UpdateNotice />
                }
            </div>
            if let Some(failure) = failure {
                <SaveFailedNotice {failure} on_close={dismiss} />
            } else if let Some(why) = no_storage.filter(|_| table) {
                <NoStorageNotice {why} />
            }
        </div>
    }
}

/// Says that a new version is available, once no animation runs and no match is played online.
#[component]
fn UpdateNotice() -> Html {
    let phrases = use_phrases();
    let store = use_store();
    let update_available = use_browser_offer(BrowserOffer::Update);
    let (is_idle, later) = (use_state_eq(|| false), use_state_eq(|| false));
    let rest = is_idle.setter();
    use_effect_with(update_available && !*is_idle, move |&looks| {
        let look = move || rest.set(!motion::is_animating() && !is_online_match());
        if looks {
            look();
        }
        let timer = looks.then(|| Interval::new(POLL_INTERVAL, look));
        move || drop(timer)
    });
    if !update_available || !*is_idle || *later {
        return Html::default();
    }
    let reload = Callback::from(move |_: MouseEvent| {
        let store = store.clone();
        spawn_local(async move {
            // The match has been passed to the store; it must be written before the page is left.
            if let Some(store) = store {
                store.store.wait_until_written().await;
            }
            BrowserOffer::Update.accept();
        });
    });
    let later = Callback::from(move |_: MouseEvent| later.set(true));
    html! {
        <div class="notice">
            <span>{ phrases.text("update-ready") }</span>
            <span class="notice-tools">
                <button type="button" class="button primary" onclick={reload}>{ phrases.text("update-reload") }</button>
                <button type="button" class="button" onclick={later}>{ phrases.text("update-later") }</button>
            </span>
        </div>
    }
}

/// Says once that a save exists only on this page; used where the game is embedded in another page.
#[component]
pub fn UnsavedNotice() -> Html {
    let is_dismissed = use_state_eq(|| false);
    let failure = use_store().and_then(|store| store.failure);
    let Some(failure) = failure.filter(|_| !*is_dismissed) else {
        return Html::default();
    };
    let on_close = Callback::from(move |()| is_dismissed.set(true));
    html! { <div class="notices"><SaveFailedNotice {failure} {on_close} /></div> }
}

#[derive(Properties, PartialEq)]
struct SaveFailedNoticeProps {
    failure: SaveFailure,
    on_close: Callback<()>,
}

/// Says that the last save exists only on this page, and offers it as a file.
#[component]
fn SaveFailedNotice(props: &SaveFailedNoticeProps) -> Html {
    let phrases = use_phrases();
    let refused = use_state_eq(|| None::<String>);
    let SaveFailure { error, record } = &props.failure;
    let download = {
        let (record, refused, phrases) = (record.clone(), refused.setter(), phrases.clone());
        Callback::from(move |_: MouseEvent| {
            let done = file::download(&record.title, &record.text);
            refused.set(done.err().map(|error| phrases.text(error.phrase())));
        })
    };
    let close = props.on_close.reform(|_: MouseEvent| ());
    let title = [("title", record.title.as_str().into())];
    html! {
        <div class="notice alert" role="alert">
            <span>
                { phrases.say("keep-failed", &title) }{ " " }{ phrases.text(error.phrase()) }
                if let Some(why) = &*refused {
                    { " " }{ why }
                }
            </span>
            <span class="notice-tools">
                <button type="button" class="button" onclick={download}>{ phrases.text("saves-download") }</button>
                <Link to={Route::Saves} class="button">{ phrases.text("nav-saves") }</Link>
                <CloseButton onclick={close} />
            </span>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct NoStorageNoticeProps {
    /// Phrase key of the message.
    why: &'static str,
}

/// Says that nothing is stored here.
#[component]
fn NoStorageNotice(props: &NoStorageNoticeProps) -> Html {
    let phrases = use_phrases();
    let is_dismissed = use_state_eq(|| false);
    if *is_dismissed {
        return Html::default();
    }
    let close = Callback::from(move |_: MouseEvent| is_dismissed.set(true));
    html! {
        <div class="notice alert" role="alert">
            <span>{ phrases.text(props.why) }</span>
            <CloseButton onclick={close} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct CloseButtonProps {
    onclick: Callback<MouseEvent>,
}

#[component]
fn CloseButton(props: &CloseButtonProps) -> Html {
    let phrases = use_phrases();
    html! {
        <button type="button" class="button quiet" onclick={props.onclick.clone()} aria-label={phrases.text("close")}>
            <IconView icon={Icon::Close} />
        </button>
    }
}
