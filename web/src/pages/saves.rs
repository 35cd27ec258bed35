//! The page of saved matches: continue, rename, export to a file, delete with undo, and import.

mod import;
mod row;

use import::Import;
use row::SaveRow;
pub(super) use row::{format_date, players_text};
use store::{SaveList, SaveRecord, StoreError, use_saves, use_store, use_unreadable_count};
use ui::l10n::use_phrases;
use ui::live_region::use_announcer;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

/// The result of the last operation, for a line above the list.
#[allow(
    clippy::large_enum_variant,
    reason = "the page shows one notice at a time"
)]
#[derive(Clone, PartialEq)]
pub(super) enum Notice {
    /// A save was deleted and can be restored.
    Deleted(SaveRecord),
    Done(String),
    Failed(String),
}

#[component]
pub fn SavesPage() -> Html {
    let phrases = use_phrases();
    use_title(phrases.text("saves-title"));
    let notice = use_state(|| None::<Notice>);
    let notify = use_callback(notice.setter(), |message, notice| notice.set(message));
    let no_storage = use_store().and_then(|store| store.no_storage_phrase());
    html! {
        <main id="main" class="page">
            <div class="page-head">
                <h1>{ phrases.text("saves-title") }</h1>
                <p>{ phrases.text("saves-lead") }</p>
            </div>
            if let Some(why) = no_storage {
                <p class="notice alert">{ phrases.text(why) }</p>
            }
            <UnreadableSaves />
            if let Some(notice) = &*notice {
                <NoticeLine notice={notice.clone()} notify={notify.clone()} />
            }
            <Import notify={notify.clone()} />
            <SavedMatches {notify} />
        </main>
    }
}

/// A warning about stored saves that this page cannot read.
#[component]
pub fn UnreadableSaves() -> Html {
    let phrases = use_phrases();
    let count = use_unreadable_count();
    if count == 0 {
        return Html::default();
    }
    html! {
        <p class="notice alert">{ phrases.say("saves-unread", &[("count", count.into())]) }</p>
    }
}

#[derive(Properties, PartialEq)]
struct SavedMatchesProps {
    notify: Callback<Option<Notice>>,
}

/// The list of saves, or the reason why it is missing.
#[component]
fn SavedMatches(props: &SavedMatchesProps) -> Html {
    let phrases = use_phrases();
    match use_saves() {
        SaveList::Loading => html! {
            <div class="empty">
                <div class="spinner" aria-hidden="true"></div>
                <p role="status">{ phrases.text("saves-loading") }</p>
            </div>
        },
        SaveList::Failed(error) => html! {
            <div class="empty">
                <h2>{ phrases.text("saves-bad") }</h2>
                <p>{ phrases.text(error.phrase()) }</p>
            </div>
        },
        SaveList::Ready(saves) if saves.is_empty() => html! {
            <div class="empty">
                <h2>{ phrases.text("saves-empty-title") }</h2>
                <p>{ phrases.text("saves-empty") }</p>
                <Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link>
            </div>
        },
        SaveList::Ready(saves) => html! {
            <ul class="saves">
                for save in saves {
                    <li key={save.id.clone()}>
                        <SaveRow save={save} notify={props.notify.clone()} />
                    </li>
                }
            </ul>
        },
    }
}

#[derive(Properties, PartialEq)]
struct NoticeLineProps {
    notice: Notice,
    notify: Callback<Option<Notice>>,
}

/// The result of the last operation, with a button to undo it where possible.
#[component]
fn NoticeLine(props: &NoticeLineProps) -> Html {
    let (phrases, announcer, store) = (use_phrases(), use_announcer(), use_store());
    let message = match &props.notice {
        Notice::Deleted(save) => {
            phrases.say("saves-deleted", &[("title", save.title.as_str().into())])
        }
        Notice::Done(message) | Notice::Failed(message) => message.clone(),
    };
    use_effect_with(message.clone(), move |message| {
        announcer.announce(vec![message.clone()]);
    });
    let has_failed = matches!(props.notice, Notice::Failed(_));
    let undo = match &props.notice {
        Notice::Deleted(save) => store.map(|store| {
            let (save, notify, phrases) = (save.clone(), props.notify.clone(), phrases.clone());
            Callback::from(move |_: MouseEvent| {
                let key = "saves-restored";
                let back = phrases.say(key, &[("title", save.title.as_str().into())]);
                let notice = notice_callback(&phrases, &notify, Notice::Done(back));
                store.put(save.clone(), notice);
            })
        }),
        Notice::Done(_) | Notice::Failed(_) => None,
    };
    html! {
        <div class={classes!("notice", has_failed.then_some("alert"))}>
            <p>{ message }</p>
            if let Some(onclick) = undo {
                <button type="button" class="button" {onclick}>{ phrases.text("undo") }</button>
            }
        </div>
    }
}

/// Returns a callback that reports the result of an operation of the store to `message`.
pub(super) fn notice_callback(
    phrases: &ui::l10n::Phrases,
    notify: &Callback<Option<Notice>>,
    message: Notice,
) -> Callback<Result<(), StoreError>> {
    let (phrases, notify) = (phrases.clone(), notify.clone());
    Callback::from(move |result: Result<(), StoreError>| {
        notify.emit(Some(match result {
            Ok(()) => message.clone(),
            Err(error) => Notice::Failed(phrases.text(error.phrase())),
        }));
    })
}
