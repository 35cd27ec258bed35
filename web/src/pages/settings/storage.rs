//! The storage settings: where data is stored, whether the browser guarantees to keep it, and
//! backups.

use crate::pages::{BackupDownload, UnreadableSaves};
use js_sys::{Array, Intl, Object, Reflect};
use persistence::StorageStatus;
use store::{persistence, use_store};
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[component]
pub fn StoragePanel() -> Html {
    let phrases = use_phrases();
    let store = use_store();
    let promise = use_state(|| None::<StorageStatus>);
    let was_refused = use_state_eq(|| false);
    {
        let promise = promise.setter();
        use_effect_with((), move |()| {
            spawn_local(async move { promise.set(persistence::storage_status().await) });
        });
    }
    let on_request = {
        let (promise, was_refused) = (promise.setter(), was_refused.setter());
        Callback::from(move |_: MouseEvent| {
            let (promise, was_refused) = (promise.clone(), was_refused.clone());
            spawn_local(async move {
                was_refused.set(!persistence::request_persistence().await);
                promise.set(persistence::storage_status().await);
            });
        })
    };
    let no_storage = store.and_then(|store| store.no_storage_phrase());
    let used = promise.and_then(|promise| promise.used);
    html! {
        <section class="panel settings-group" aria-labelledby="settings-keep">
            <h2 id="settings-keep">{ phrases.text("keep-title") }</h2>
            if let Some(why) = no_storage {
                <p class="notice alert">{ phrases.text(why) }</p>
            } else {
                <p>{ phrases.text("keep-here") }</p>
            }
            if let Some(promise) = &*promise {
                <div role="status">
                    <p>
                        { phrases.text(if promise.is_persistent { "keep-lasts" } else { "keep-may-go" }) }
                        if let Some(used) = used {
                            { " " }
                            { phrases.say("keep-used", &[("size", megabytes(&phrases, used).into())]) }
                        }
                    </p>
                    if *was_refused && !promise.is_persistent {
                        <p class="notice">{ phrases.text("keep-refused") }</p>
                    }
                </div>
                if !promise.is_persistent {
                    <div class="buttons">
                        <button type="button" class="button" onclick={on_request}>{ phrases.text("keep-ask") }</button>
                    </div>
                }
            }
            <h3>{ phrases.text("keep-all") }</h3>
            <p>{ phrases.text("keep-all.hint") }</p>
            <UnreadableSaves />
            <BackupDownload />
            <p><Link to={Route::Open}>{ phrases.text("keep-back") }</Link></p>
        </section>
    }
}

/// Formats a size in megabytes in the language of the page.
fn megabytes(phrases: &Phrases, bytes: f64) -> String {
    let style = Object::new();
    for (name, value) in [
        ("style", JsValue::from("unit")),
        ("unit", JsValue::from("megabyte")),
        ("maximumFractionDigits", JsValue::from(1)),
    ] {
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&style, &name.into(), &value);
    }
    let locale = Array::of1(&phrases.language().tag().into());
    let format = Intl::NumberFormat::new(&locale, &style).format();
    let formatted = format.call1(&JsValue::UNDEFINED, &JsValue::from(bytes / 1e6));
    formatted
        .ok()
        .and_then(|text| text.as_string())
        .unwrap_or_default()
}
