//! The focus of a player who uses keys stays where it was: when what has it is taken away, the group in which it stood gets it.
//! Never a control: the next press would do something that nobody wanted.

use crate::mount::{Mount, use_mount};
use crate::timing::after;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};
use yew::prelude::*;

/// What is worth to be read out as the place where the focus was.
const GROUP: &str = "section, article, aside, nav, header, main, form, fieldset, dialog, ul, ol, [role]:not([role=presentation], [role=none])";
/// Marks a group that has the focus in the place of what was in it.
const MARK: &str = "data-holds-focus";

/// What has the focus by keys, first itself, then what it stands in.
type Path = Vec<Element>;

/// Watches over the focus of one page.
struct FocusTracker {
    mount: Mount,
    path: RefCell<Path>,
    observer: RefCell<Option<DomObserver>>,
}

/// Told whenever something is put into the page or taken out, until it is dropped.
struct DomObserver {
    observer: MutationObserver,
    _seen: Closure<dyn FnMut()>,
}

impl Drop for DomObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Keeps the focus of whoever uses keys.
#[component]
pub fn FocusKeeper() -> Html {
    let ground = use_mount();
    use_effect_with(ground, |ground| {
        let keeper = Rc::new(FocusTracker {
            mount: ground.clone(),
            path: RefCell::default(),
            observer: RefCell::default(),
        });
        let place = ground.key_target();
        let listeners = place.map(|place| {
            let (came, left, keyed) = (keeper.clone(), keeper.clone(), keeper.clone());
            let first = EventListenerOptions::run_in_capture_phase();
            [
                EventListener::new_with_options(&place, "focusin", first, move |event| {
                    came.on_focus_in(event.target().and_then(|it| it.dyn_into().ok()));
                }),
                EventListener::new_with_options(&place, "focusout", first, move |event| {
                    left.on_focus_out(event.target().and_then(|it| it.dyn_into().ok()));
                }),
                // Whoever was given the focus by a screen reader or a script, and presses a key, uses keys as well.
                EventListener::new_with_options(&place, "keydown", first, move |event| {
                    if keyed.path.borrow().is_empty() {
                        keyed.follow(event.target().and_then(|it| it.dyn_into().ok()));
                    }
                }),
            ]
        });
        move || {
            drop(listeners);
            drop(keeper.observer.take());
        }
    });
    Html::default()
}

impl FocusTracker {
    /// Something has the focus now.
    fn on_focus_in(self: &Rc<Self>, to: Option<Element>) {
        self.follow(to.filter(|to| to.matches(":focus-visible") == Ok(true)));
    }

    /// Watches over what has the focus, or over nothing.
    fn follow(self: &Rc<Self>, what: Option<Element>) {
        let path: Path = std::iter::successors(what, |it| it.parent_element()).collect();
        // Whoever uses no keys pays nothing.
        let watched = !path.is_empty();
        self.path.replace(path);
        if watched != self.observer.borrow().is_some() {
            let observer = watched.then(|| self.observe()).flatten();
            self.observer.replace(observer);
        }
    }

    /// Something has it no longer. What is taken away, or hidden, may say so before it is gone.
    fn on_focus_out(self: &Rc<Self>, from: Option<Element>) {
        if let Some(group) = from.filter(|from| from.has_attribute(MARK)) {
            // It was focused for once and is a group like any other.
            let _ = group.remove_attribute(MARK);
            let _ = group.remove_attribute("tabindex");
        }
        let keeper = Rc::downgrade(self);
        after(0, move || {
            if let Some(keeper) = keeper.upgrade() {
                keeper.restore_focus();
            }
        });
    }

    fn observe(self: &Rc<Self>) -> Option<DomObserver> {
        let keeper = Rc::downgrade(self);
        let seen: Closure<dyn FnMut()> = Closure::new(move || {
            if let Some(keeper) = keeper.upgrade() {
                keeper.restore_focus();
            }
        });
        let observer = MutationObserver::new(seen.as_ref().unchecked_ref()).ok()?;
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        let root = self.mount.root()?;
        observer.observe_with_options(&root, &what).ok()?;
        Some(DomObserver {
            observer,
            _seen: seen,
        })
    }

    /// Gives the focus to where it was, if nothing has it because what had it is gone.
    fn restore_focus(&self) {
        let path = self.path.borrow().clone();
        let Some(last) = path.first() else { return };
        if self.mount.has_focus() {
            return;
        }
        if is_there(last) {
            // It was let go.
            self.path.borrow_mut().clear();
            return;
        }
        let groups = || path.iter().skip(1).filter(|group| is_there(group));
        let group = groups().find(|group| group.matches(GROUP) == Ok(true));
        // Where all of a page has gone, another stands in its place.
        let page = || self.mount.root()?.query_selector("main").ok()?;
        let group = group.cloned().or_else(page);
        if let Some(group) = group.or_else(|| groups().next().cloned()) {
            focus_group(&group);
        }
    }
}

/// Whether something is in the page and can be seen.
fn is_there(element: &Element) -> bool {
    let place = element.get_bounding_client_rect();
    element.is_connected() && (place.width() > 0.0 || place.height() > 0.0)
}

/// Gives a group the focus, without moving what is seen.
fn focus_group(group: &Element) {
    if !group.has_attribute("tabindex") {
        // Names like these are always taken.
        let _ = group.set_attribute("tabindex", "-1");
        let _ = group.set_attribute(MARK, "");
    }
    let still = FocusOptions::new();
    still.set_prevent_scroll(true);
    // Elements of a drawing have the same method as those of a document.
    let group = group.unchecked_ref::<HtmlElement>();
    let _ = group.focus_with_options(&still);
}
