//! Keeps the keyboard focus in place: when the focused element is removed, the group that contained
//! it gets the focus. Another control never gets it, because the next key press would activate it
//! unintentionally.

use crate::mount::{Mount, use_mount};
use crate::timing::after;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};
use yew::prelude::*;

/// Selector of the groups that a screen reader announces when they get the focus.
const GROUP_SELECTOR: &str = "section, article, aside, nav, header, main, form, fieldset, dialog, ul, ol, [role]:not([role=presentation], [role=none])";
/// The attribute of a group that has the focus in place of a removed element.
const FOCUS_HOLDER_ATTRIBUTE: &str = "data-holds-focus";

/// The focused element, followed by its ancestors.
type Path = Vec<Element>;

/// A tracker of the focus of one page.
struct FocusTracker {
    mount: Mount,
    path: RefCell<Path>,
    observer: RefCell<Option<DomObserver>>,
}

/// A mutation observer, which reports every change of the document until it is dropped.
struct DomObserver {
    observer: MutationObserver,
    _seen: Closure<dyn FnMut()>,
}

impl Drop for DomObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Runs an effect that moves the focus, unless the user has moved it since the rendering: Yew runs
/// the effects of a slow rendering after other events, such as the next key press.
#[hook]
pub fn use_focus_effect<D: Clone + PartialEq + 'static>(
    deps: D,
    move_focus: impl FnOnce(&D) + 'static,
) {
    let mount = use_mount();
    // A later rendering replaces an effect that has not run yet, but not this.
    let before = use_memo(deps.clone(), |_| mount.focused());
    use_effect_with(deps, move |deps| {
        let now = mount.focused();
        if now.is_none() || now == *before {
            move_focus(deps);
        }
    });
}

/// Keeps the focus in place for users of a keyboard.
#[component]
pub fn FocusKeeper() -> Html {
    let mount = use_mount();
    use_effect_with(mount, |mount| {
        let tracker = Rc::new(FocusTracker {
            mount: mount.clone(),
            path: RefCell::default(),
            observer: RefCell::default(),
        });
        let key_target = mount.key_target();
        let listeners = key_target.map(|key_target| {
            let (on_focus, on_blur, on_key) = (tracker.clone(), tracker.clone(), tracker.clone());
            let first = EventListenerOptions::run_in_capture_phase();
            [
                EventListener::new_with_options(&key_target, "focusin", first, move |event| {
                    on_focus.on_focus_in(event.target().and_then(|node| node.dyn_into().ok()));
                }),
                EventListener::new_with_options(&key_target, "focusout", first, move |event| {
                    on_blur.on_focus_out(event.target().and_then(|node| node.dyn_into().ok()));
                }),
                // A user who got the focus from a screen reader or a script, and presses a key,
                // counts as a keyboard user as well.
                EventListener::new_with_options(&key_target, "keydown", first, move |event| {
                    if on_key.path.borrow().is_empty() {
                        on_key.follow(event.target().and_then(|node| node.dyn_into().ok()));
                    }
                }),
            ]
        });
        move || {
            drop(listeners);
            drop(tracker.observer.take());
        }
    });
    Html::default()
}

impl FocusTracker {
    /// Handles a focus event: an element got the focus.
    fn on_focus_in(self: &Rc<Self>, to: Option<Element>) {
        self.follow(to.filter(|to| to.matches(":focus-visible") == Ok(true)));
    }

    /// Starts to watch the element, or stops watching with `None`.
    fn follow(self: &Rc<Self>, element: Option<Element>) {
        let path: Path =
            std::iter::successors(element, |element| element.parent_element()).collect();
        // There is no observer, and no cost, without keyboard use.
        let is_watched = !path.is_empty();
        self.path.replace(path);
        if is_watched != self.observer.borrow().is_some() {
            let observer = is_watched.then(|| self.observe()).flatten();
            self.observer.replace(observer);
        }
    }

    /// Handles a blur event: an element lost the focus. A removed or hidden element may report this
    /// before it is gone.
    fn on_focus_out(self: &Rc<Self>, from: Option<Element>) {
        if let Some(group) = from.filter(|from| from.has_attribute(FOCUS_HOLDER_ATTRIBUTE)) {
            // The group was focusable only for this occasion.
            let _ = group.remove_attribute(FOCUS_HOLDER_ATTRIBUTE);
            let _ = group.remove_attribute("tabindex");
        }
        let tracker = Rc::downgrade(self);
        after(0, move || {
            if let Some(tracker) = tracker.upgrade() {
                tracker.restore_focus();
            }
        });
    }

    fn observe(self: &Rc<Self>) -> Option<DomObserver> {
        let tracker = Rc::downgrade(self);
        let on_change: Closure<dyn FnMut()> = Closure::new(move || {
            if let Some(tracker) = tracker.upgrade() {
                tracker.restore_focus();
            }
        });
        let observer = MutationObserver::new(on_change.as_ref().unchecked_ref()).ok()?;
        let options = MutationObserverInit::new();
        options.set_child_list(true);
        options.set_subtree(true);
        let root = self.mount.root()?;
        observer.observe_with_options(&root, &options).ok()?;
        Some(DomObserver {
            observer,
            _seen: on_change,
        })
    }

    /// Gives the focus to the group if the focused element was removed.
    fn restore_focus(&self) {
        let path = self.path.borrow().clone();
        let Some(last) = path.first() else { return };
        if self.mount.has_focus() {
            return;
        }
        if is_visible(last) {
            // The focus was released on purpose.
            self.path.borrow_mut().clear();
            return;
        }
        let groups = || path.iter().skip(1).filter(|group| is_visible(group));
        let group = groups().find(|group| group.matches(GROUP_SELECTOR) == Ok(true));
        // If the whole page is gone, use the page that took its place.
        let page = || self.mount.root()?.query_selector("main").ok()?;
        let group = group.cloned().or_else(page);
        if let Some(group) = group.or_else(|| groups().next().cloned()) {
            focus_group(&group);
        }
    }
}

/// Returns whether an element is in the document and visible.
fn is_visible(element: &Element) -> bool {
    let rect = element.get_bounding_client_rect();
    element.is_connected() && (rect.width() > 0.0 || rect.height() > 0.0)
}

/// Gives the focus to a group without scrolling.
pub fn focus_group(group: &Element) {
    if !group.has_attribute("tabindex") {
        // The attribute names are valid, so this cannot fail.
        let _ = group.set_attribute("tabindex", "-1");
        let _ = group.set_attribute(FOCUS_HOLDER_ATTRIBUTE, "");
    }
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // SVG elements have the same method as HTML elements.
    let group = group.unchecked_ref::<HtmlElement>();
    let _ = group.focus_with_options(&options);
}
