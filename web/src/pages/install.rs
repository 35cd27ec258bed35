//! The browser's offer to install the page, shown as an unobtrusive button.

use ui::device::{BrowserOffer, use_browser_offer};
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// An unobtrusive button, if the browser can install the page.
#[component]
pub fn InstallOffer() -> Html {
    let phrases = use_phrases();
    if !use_browser_offer(BrowserOffer::Install) {
        return Html::default();
    }
    let onclick = Callback::from(|_: MouseEvent| BrowserOffer::Install.accept());
    html! {
        <p class="install-offer">
            <button type="button" class="button quiet" {onclick}>
                <IconView icon={Icon::Export} />
                { phrases.text("install") }
            </button>
            <small>{ phrases.text("install.hint") }</small>
        </p>
    }
}
