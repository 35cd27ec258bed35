//! A field with a link to copy or to share with the browser's menu.

use crate::address::{can_share, copy_to_clipboard, page_address, share_link};
use crate::event::target;
use crate::l10n::use_phrases;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Links longer than this are cut off by some messaging programs.
const LONG: usize = 2000;

/// Properties of [`LinkField`].
#[derive(Properties, PartialEq)]
pub struct LinkFieldProps {
    /// The title that is passed to the share menu.
    pub title: String,
    /// The hash part of the address, including the `#`.
    pub hash: String,
}

/// The field with its buttons.
#[component]
pub fn LinkField(props: &LinkFieldProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let told = use_state_eq(|| None::<&'static str>);
    {
        let told = told.setter();
        use_effect_with(props.hash.clone(), move |_| told.set(None));
    }
    let link = page_address(&props.hash);
    let letters = link.len();
    let on_copy = {
        let (field, link, told) = (field.clone(), link.clone(), told.setter());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.select();
            }
            let (link, told) = (link.clone(), told.clone());
            spawn_local(async move {
                let copied = copy_to_clipboard(&link).await;
                told.set(Some(if copied {
                    "link-copied"
                } else {
                    "link-by-hand"
                }));
            });
        })
    };
    let on_offer = {
        let (title, link, told) = (props.title.clone(), link.clone(), told.setter());
        Callback::from(move |_: MouseEvent| {
            let (title, link, told) = (title.clone(), link.clone(), told.clone());
            spawn_local(async move {
                let offered = share_link(&title, &link).await;
                told.set((!offered).then_some("link-not-offered"));
            });
        })
    };
    let onfocus = Callback::from(|event: FocusEvent| {
        if let Some(field) = target::<HtmlInputElement>(&event) {
            field.select();
        }
    });
    let fate = told.map(|key| phrases.text(key)).unwrap_or_default();
    html! {
        <div class="link-field">
            <label class="field">
                { phrases.text("link") }
                <input type="text" readonly=true ref={field} value={link} {onfocus} />
            </label>
            if letters > LONG {
                <p class="notice">{ phrases.say("link-long", &[("letters", letters.into())]) }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary" onclick={on_copy}>{ phrases.text("link-copy") }</button>
                if can_share() {
                    <button type="button" class="button" onclick={on_offer}>{ phrases.text("link-offer") }</button>
                }
            </div>
            <p role="status">{ fate }</p>
        </div>
    }
}
