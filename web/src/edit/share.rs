//! A link that holds the thing that was made, to be copied.

use crate::l10n::use_phrases;
use crate::pages::target;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A link of more letters is cut short by some programs that send messages.
const LONG: usize = 2000;

/// Properties of the dialog.
#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// What is shared.
    pub title: String,
    /// The part of the address after `#`, with it.
    pub hash: String,
    /// It is closed.
    pub onclose: Callback<()>,
}

/// The dialog with the link.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let copied = use_state_eq(|| None::<bool>);
    let link = address(&props.hash);
    let letters = link.len();
    let onclick = {
        let (field, link, told) = (field.clone(), link.clone(), copied.setter());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.select();
            }
            let (link, told) = (link.clone(), told.clone());
            spawn_local(async move { told.set(Some(copy(&link).await)) });
        })
    };
    let onfocus = Callback::from(|event: FocusEvent| {
        if let Some(field) = target::<HtmlInputElement>(&event) {
            field.select();
        }
    });
    let fate = copied.map(|done| {
        phrases.text(if done {
            "edit-share-copied"
        } else {
            "edit-share-by-hand"
        })
    });
    let title = phrases.say("edit-share", &[("title", props.title.as_str().into())]);
    html! {
        <crate::console::Dialog {title} on_close={props.onclose.clone()}>
            <p>{ phrases.text("edit-share.hint") }</p>
            <label class="field">
                { phrases.text("edit-share-link") }
                <input type="text" readonly=true ref={field} value={link} {onfocus} />
            </label>
            if letters > LONG {
                <p class="notice">{ phrases.say("edit-share-long", &[("letters", letters.into())]) }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary" {onclick}>{ phrases.text("edit-share-copy") }</button>
            </div>
            <p role="status">{ fate.unwrap_or_default() }</p>
        </crate::console::Dialog>
    }
}

/// The address of this page with another part after `#`.
fn address(hash: &str) -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{hash}")
}

/// Whether the browser has put the text where it can be pasted from.
async fn copy(text: &str) -> bool {
    // A page that is not served safely has no clipboard, whatever the bindings promise.
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else {
        return false;
    };
    let has = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if !has.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    let done = navigator.clipboard().write_text(text);
    JsFuture::from(done).await.is_ok()
}
