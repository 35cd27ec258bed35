//! The mount of the page: a separate document, or an element in a host page.
//!
//! Inside a host page the page changes nothing outside its element: no attributes, no
//! title, and no keys that were pressed elsewhere.

use crate::bidi::without_bidi_controls;
use crate::browser::window;
use crate::settings::Settings;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, EventTarget, HtmlElement, ShadowRoot};
use yew::prelude::*;

thread_local! {
    /// The element that last received the settings, for code outside of components.
    static LAST_ROOT: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Where the page is mounted. `None` means that it owns the document.
#[derive(Clone, PartialEq, Default)]
pub struct Mount(Option<Element>);

impl Mount {
    /// Creates a mount in an element of a host page.
    #[must_use]
    pub const fn within(element: Element) -> Self {
        Self(Some(element))
    }

    /// Returns whether the document belongs to the page.
    #[must_use]
    pub const fn owns_document(&self) -> bool {
        self.0.is_none()
    }

    /// Returns the element that contains the whole page.
    #[must_use]
    pub fn root(&self) -> Option<Element> {
        self.0.clone().or_else(|| document()?.document_element())
    }

    /// Returns the target for key listeners: the document, or only the element.
    #[must_use]
    pub fn key_target(&self) -> Option<EventTarget> {
        match &self.0 {
            Some(element) => Some(element.clone().into()),
            None => document().map(Into::into),
        }
    }

    /// Returns whether an element of the page has the focus.
    #[must_use]
    pub fn has_focus(&self) -> bool {
        self.focused().is_some()
    }

    /// Returns the focused element, if it belongs to the page.
    #[must_use]
    pub fn focused(&self) -> Option<HtmlElement> {
        let active = match &self.0 {
            None => document()?.active_element(),
            Some(element) => match element.get_root_node().dyn_into::<ShadowRoot>() {
                Ok(root) => root.active_element(),
                Err(_) => document()?.active_element(),
            },
        }?;
        let is_inside = self.root().is_some_and(|root| root.contains(Some(&active)));
        let has_focus = is_inside && !active.matches("html, body").unwrap_or(false);
        // SVG elements have the methods that are used here as well.
        has_focus.then(|| active.unchecked_into())
    }

    /// Marks that the embedding page does not allow connections between browsers.
    pub fn disable_network(&self) {
        if let Some(root) = self.root() {
            set(&root, &[("data-network", "none")]);
        }
    }

    /// Returns whether the page may offer to connect browsers.
    #[must_use]
    pub fn may_connect(&self) -> bool {
        self.root()
            .is_none_or(|root| !root.has_attribute("data-network"))
    }

    /// Applies settings as attributes of the root.
    pub fn apply_settings(&self, settings: &Settings) {
        let Some(root) = self.root() else { return };
        set(&root, &settings.attributes());
        LAST_ROOT.set(Some(root));
    }

    /// Sets the language, the text direction and the description of the page.
    pub fn set_language(&self, tag: &str, direction: &str, description: &str) {
        if let Some(root) = self.root() {
            set(&root, &[("lang", tag), ("dir", direction)]);
        }
        let about = document().filter(|_| self.owns_document());
        let about =
            about.and_then(|document| document.query_selector("meta[name=description]").ok()?);
        if let Some(about) = about {
            set(&about, &[("content", description)]);
        }
    }

    /// Sets the window title, if the page owns the document.
    pub fn set_title(&self, title: &str) {
        if let Some(document) = document().filter(|_| self.owns_document()) {
            document.set_title(&without_bidi_controls(title));
        }
    }

    /// Gives the focus to the heading of the page.
    pub fn focus_heading(&self) {
        let heading = self
            .root()
            .and_then(|root| root.query_selector("main h1").ok()?)
            .and_then(|heading| heading.dyn_into::<HtmlElement>().ok());
        if let Some(heading) = heading {
            heading.set_tab_index(-1);
            // A heading that is already removed cannot be focused; the next page has its own.
            let _ = heading.focus();
        }
    }
}

/// Returns the mount that the component is rendered in.
#[hook]
pub fn use_mount() -> Mount {
    use_context::<Mount>().unwrap_or_default()
}

/// Returns a setting that style sheets use, from an attribute of the root element.
#[must_use]
pub fn root_attribute(attribute: &str) -> Option<String> {
    let root = LAST_ROOT.with_borrow(Clone::clone);
    root.or_else(|| Mount::default().root())?
        .get_attribute(attribute)
}

/// Sets attributes that differ. Settings change often, since they remember the help tips that were
/// shown, and hardly ever change these attributes.
fn set(element: &Element, attributes: &[(&str, &str)]) {
    for (name, value) in attributes {
        if element.get_attribute(name).as_deref() != Some(value) {
            // The attribute names are valid, so this cannot fail.
            let _ = element.set_attribute(name, value);
        }
    }
}

fn document() -> Option<Document> {
    window()?.document()
}
