//! What `offline.js` knows of the browser around the page, as marks on the root, and what the page wishes of it.

use gloo::events::EventListener;
use web_sys::{Element, Event};
use yew::prelude::*;

/// Sent whenever a mark has changed, or files have been laid down for the page.
pub const APP_STATE_EVENT: &str = "app-news";

/// Something that the browser offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrowserOffer {
    /// A new version of the page waits to be let in.
    Update,
    /// The page can be installed.
    Install,
}

impl BrowserOffer {
    const fn mark(self) -> &'static str {
        match self {
            Self::Update => "data-update",
            Self::Install => "data-install",
        }
    }

    const fn event_name(self) -> &'static str {
        match self {
            Self::Update => "app-update",
            Self::Install => "app-install",
        }
    }

    /// Whether it stands.
    #[must_use]
    pub fn is_available(self) -> bool {
        root().is_some_and(|root| root.has_attribute(self.mark()))
    }

    /// Takes it up. Only a player's own deed may do that.
    pub fn accept(self) {
        send(self.event_name());
    }
}

/// Whether a match is played with somebody far away, which nothing may break off. Whoever plays
/// one marks the root for as long as it runs.
#[must_use]
pub fn is_online_match() -> bool {
    root().is_some_and(|root| root.has_attribute("data-online"))
}

/// Says whether one is played now.
pub fn mark_online_match(on: bool) {
    if let Some(root) = root() {
        // A name like this one is always taken.
        let _ = root.toggle_attribute_with_force("data-online", on);
    }
}

fn root() -> Option<Element> {
    crate::browser::window()?.document()?.document_element()
}

fn send(name: &str) {
    if let (Some(window), Ok(event)) = (crate::browser::window(), Event::new(name)) {
        // Nobody can cancel it.
        let _ = window.dispatch_event(&event);
    }
}

/// Calls back whenever there is news.
#[hook]
pub fn use_app_state_event(onnews: Callback<()>) {
    use_effect_with(onnews, |onnews| {
        let onnews = onnews.clone();
        let listener = crate::browser::window()
            .map(|window| EventListener::new(&window, APP_STATE_EVENT, move |_| onnews.emit(())));
        move || drop(listener)
    });
}

/// Whether an offer stands now.
#[hook]
pub fn use_browser_offer(offer: BrowserOffer) -> bool {
    let stands = use_state_eq(|| offer.is_available());
    let set = stands.setter();
    let look = use_callback((), move |(), ()| set.set(offer.is_available()));
    use_app_state_event(look);
    *stands
}
