//! The title of the window, which follows the page.

use crate::l10n::use_phrases;
use yew::prelude::*;

/// Puts `title` before the name of the house in the title of the window.
#[hook]
pub fn use_title(title: String) {
    let phrases = use_phrases();
    use_effect_with((title, phrases), |(title, phrases)| {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(document) = document {
            let whole = phrases.say("window-title", &[("page", title.as_str().into())]);
            document.set_title(&whole);
        }
    });
}
