//! A weekly reminder to save matches to a file if only this browser stores them.

use store::{persistence, use_store};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The reminder, if it is due and the browser has not granted persistent storage.
#[component]
pub fn BackupReminder() -> Html {
    let phrases = use_phrases();
    let is_persistent = use_store().is_some_and(|store| store.store.is_persistent());
    let is_due = use_state_eq(|| false);
    let set = is_due.setter();
    use_effect_with(is_persistent, move |&is_persistent| {
        if is_persistent && persistence::is_reminder_due() {
            spawn_local(async move {
                let promise = persistence::storage_status().await.unwrap_or_default();
                set.set(!promise.is_persistent);
            });
        }
    });
    if !*is_due {
        return Html::default();
    }
    let later = Callback::from(move |_: MouseEvent| {
        persistence::snooze_reminder();
        is_due.set(false);
    });
    html! {
        <div class="notice">
            <span>{ phrases.text("keep-reminder") }</span>
            <span class="notice-tools">
                <Link to={Route::Open} class="button">{ phrases.text("keep-all-download") }</Link>
                <button type="button" class="button quiet" onclick={later}>{ phrases.text("update-later") }</button>
            </span>
        </div>
    }
}
