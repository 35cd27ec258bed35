//! The interface to `offline.js`, which publishes its state as attributes of the root element and
//! receives requests from the page.

use gloo::events::EventListener;
use web_sys::{Element, Event};
use yew::prelude::*;

/// The event that `offline.js` sends when such an attribute has changed or a file was opened with
/// the page.
pub const APP_STATE_EVENT: &str = "app-news";

/// An action that the browser offers at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrowserOffer {
    /// A new version of the page is waiting to be activated.
    Update,
    /// The page can be installed as an application.
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

    /// Returns whether the browser makes this offer now.
    #[must_use]
    pub fn is_available(self) -> bool {
        root().is_some_and(|root| root.has_attribute(self.mark()))
    }

    /// Accepts the offer. Browsers allow this only in response to a user's action.
    pub fn accept(self) {
        send(self.event_name());
    }
}

/// Returns whether a match between browsers is running, which an update must not interrupt. The
/// table sets the attribute for as long as the match runs.
#[must_use]
pub fn is_online_match() -> bool {
    root().is_some_and(|root| root.has_attribute("data-online"))
}

/// Sets or clears the mark of a running match between browsers.
pub fn mark_online_match(is_running: bool) {
    if let Some(root) = root() {
        // The attribute name is valid, so this cannot fail.
        let _ = root.toggle_attribute_with_force("data-online", is_running);
    }
}

fn root() -> Option<Element> {
    crate::browser::window()?.document()?.document_element()
}

fn send(name: &str) {
    if let (Some(window), Ok(event)) = (crate::browser::window(), Event::new(name)) {
        // The event is not cancelable.
        let _ = window.dispatch_event(&event);
    }
}

/// Calls `onevent` whenever the state of the application has changed.
#[hook]
pub fn use_app_state_event(onevent: Callback<()>) {
    use_effect_with(onevent, |onevent| {
        let onevent = onevent.clone();
        let listener = crate::browser::window()
            .map(|window| EventListener::new(&window, APP_STATE_EVENT, move |_| onevent.emit(())));
        move || drop(listener)
    });
}

/// Returns whether the browser makes this offer now; re-renders when that changes.
#[hook]
pub fn use_browser_offer(offer: BrowserOffer) -> bool {
    let is_available = use_state_eq(|| offer.is_available());
    let set = is_available.setter();
    let look = use_callback((), move |(), ()| set.set(offer.is_available()));
    use_app_state_event(look);
    *is_available
}
