//! Once a week: games that only this browser keeps should be in a file as well.

use store::{lasting, use_shelf};
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The reminder, when it is due and the browser has promised nothing.
#[component]
pub fn Reminder() -> Html {
    let phrases = use_phrases();
    let lasts = use_shelf().is_some_and(|shelf| shelf.store.is_lasting());
    let due = use_state_eq(|| false);
    let set = due.setter();
    use_effect_with(lasts, move |&lasts| {
        if lasts && lasting::is_reminder_due() {
            spawn_local(async move {
                let promise = lasting::promise().await.unwrap_or_default();
                set.set(!promise.lasts);
            });
        }
    });
    if !*due {
        return Html::default();
    }
    let later = Callback::from(move |_: MouseEvent| {
        lasting::put_off();
        due.set(false);
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
