//! A field with a link to copy or to share with the browser's menu.

use crate::address::{can_share, copy_to_clipboard, page_address, share_link};
use crate::event::target;
use crate::l10n::use_phrases;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Maximum length of a link, in characters; some messaging programs cut off longer ones.
const MAX_SAFE_LINK_LENGTH: usize = 2000;

#[derive(Properties, PartialEq)]
pub struct LinkFieldProps {
    /// The title that is passed to the share menu.
    pub title: String,
    /// The hash part of the URL, including the `#`.
    pub hash: String,
}

#[component]
pub fn LinkField(props: &LinkFieldProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let status_key = use_state_eq(|| None::<&'static str>);
    {
        let status_key = status_key.setter();
        use_effect_with(props.hash.clone(), move |_| status_key.set(None));
    }
    let link = page_address(&props.hash);
    let letters = link.len();
    let on_copy = {
        let (field, link, status_key) = (field.clone(), link.clone(), status_key.setter());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.select();
            }
            let (link, status_key) = (link.clone(), status_key.clone());
            spawn_local(async move {
                let copied = copy_to_clipboard(&link).await;
                status_key.set(Some(if copied {
                    "link-copied"
                } else {
                    "link-by-hand"
                }));
            });
        })
    };
    let on_offer = {
        let (title, link, status_key) = (props.title.clone(), link.clone(), status_key.setter());
        Callback::from(move |_: MouseEvent| {
            let (title, link, status_key) = (title.clone(), link.clone(), status_key.clone());
            spawn_local(async move {
                let offered = share_link(&title, &link).await;
                status_key.set((!offered).then_some("link-not-offered"));
            });
        })
    };
    let onfocus = Callback::from(|event: FocusEvent| {
        if let Some(field) = target::<HtmlInputElement>(&event) {
            field.select();
        }
    });
    let status = status_key.map(|key| phrases.text(key)).unwrap_or_default();
    html! {
        <div class="link-field">
            <label class="field">
                { phrases.text("link") }
                <input type="text" readonly=true ref={field} value={link} {onfocus} />
            </label>
            if letters > MAX_SAFE_LINK_LENGTH {
                <p class="notice">{ phrases.say("link-long", &[("letters", letters.into())]) }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary" onclick={on_copy}>{ phrases.text("link-copy") }</button>
                if can_share() {
                    <button type="button" class="button" onclick={on_offer}>{ phrases.text("link-offer") }</button>
                }
            </div>
            <p role="status">{ status }</p>
        </div>
    }
}
