//! The behavior of a drawer beside a table: its focus, and the ways to close it.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::RefCell;
use std::rc::Rc;
use ui::keyboard::is_within;
use ui::l10n::use_phrases;
use ui::long_press::suppress_click;
use ui::mount::{Mount, use_mount};
use ui::panels::is_dialog_open;
use ui::swipe::{Swipe, SwipeDirection, SwipeHandlers, use_swipe};
use ui::timing::after;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent, Node, PointerEvent};
use yew::prelude::*;

/// Milliseconds between two checks whether a dialog has closed; `MAX_CHECKS` limits their number.
const CHECK_INTERVAL_MS: i32 = 25;
const MAX_CHECKS: u8 = 80;

/// Closes a drawer when it is swiped down or out of the screen.
#[hook]
pub(super) fn use_swipe_to_close(drawer: &NodeRef, onclose: Callback<()>) -> SwipeHandlers {
    let is_rtl = use_phrases().language().direction() == "rtl";
    let outside = if is_rtl {
        SwipeDirection::Left
    } else {
        SwipeDirection::Right
    };
    let on_swipe = Callback::from(move |swipe: Swipe| {
        if swipe.direction == SwipeDirection::Down || swipe.direction == outside {
            onclose.emit(());
        }
    });
    use_swipe(drawer, outside, on_swipe)
}

/// Listens for touches outside of a drawer, which close it and do nothing else. A mouse or a pen
/// can use the table beside the drawer.
fn listen_outside(drawer: NodeRef, onclose: Callback<()>) -> Option<EventListener> {
    let options = EventListenerOptions::run_in_capture_phase();
    let window = ui::browser::window()?;
    let close = move |event: &Event| {
        let is_touch = event
            .dyn_ref::<PointerEvent>()
            .is_some_and(|event| event.pointer_type() == "touch");
        let pressed = event.composed_path().get(0).dyn_into::<Node>();
        let inside = drawer
            .get()
            .is_none_or(|drawer| drawer.contains(pressed.ok().as_ref()));
        if is_touch && !inside && !is_dialog_open() {
            event.stop_propagation();
            suppress_click();
            onclose.emit(());
        }
    };
    let name = "pointerdown";
    Some(EventListener::new_with_options(
        &window, name, options, close,
    ))
}

/// Manages a drawer: it takes the focus when it opens, restores it when it closes, and closes on
/// Escape wherever the focus is, except in a dialog above it, and on a touch outside.
#[hook]
pub(super) fn use_drawer(onclose: Callback<()>) -> NodeRef {
    let (node, mount) = (use_node_ref(), use_mount());
    let (drawer, on_outside) = (node.clone(), onclose.clone());
    use_effect_with((), move |()| {
        let active = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let listener = mount.key_target().map(|target| {
            EventListener::new_with_options(&target, "keydown", active, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                if event.key() == "Escape" && !is_within(event, "dialog") {
                    event.stop_propagation();
                    event.prevent_default();
                    onclose.emit(());
                }
            })
        });
        let outside = listen_outside(drawer.clone(), on_outside);
        let before = Rc::new(RefCell::new(None::<HtmlElement>));
        take_focus(drawer, before.clone(), mount, MAX_CHECKS);
        move || {
            drop((listener, outside));
            if let Some(before) = before.take().filter(|before| before.is_connected()) {
                let _ = before.focus();
            }
        }
    });
    node
}

/// Moves the focus to a drawer and stores the previously focused element. A dialog from which the
/// drawer was opened closes first and restores the focus itself, which may take a while.
fn take_focus(drawer: NodeRef, before: Rc<RefCell<Option<HtmlElement>>>, mount: Mount, checks: u8) {
    after(
        if checks == MAX_CHECKS {
            0
        } else {
            CHECK_INTERVAL_MS
        },
        move || {
            if checks > 0 && is_dialog_open() {
                take_focus(drawer, before, mount, checks - 1);
                return;
            }
            before.replace(mount.focused());
            let drawer = drawer.cast::<HtmlElement>();
            // A rule at which the drawer opens already has the focus.
            if let Some(drawer) =
                drawer.filter(|drawer| drawer.matches(":focus-within") != Ok(true))
            {
                // Focusing does not fail: the drawer is on the page and focusable.
                let _ = drawer.focus();
            }
        },
    );
}
