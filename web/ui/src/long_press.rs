//! Long presses by touch. They show what a mouse shows by hovering, and do nothing else: the click
//! of such a press is suppressed.

use crate::haptics::{HapticPulse, pulse};
use crate::timing::after;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent};

/// Milliseconds until a press is long. Systems open their own menus after about 500.
const DELAY_MS: u32 = 450;
/// The distance that a finger may move meanwhile, in CSS pixels.
const MAX_MOVE: f64 = 12.0;

type Hide = Box<dyn FnOnce()>;

/// A press that is or may become a long one.
struct WatchedPress {
    id: i32,
    at: (f64, f64),
    /// Removes the details, once they are shown.
    hide: Option<Hide>,
    _timer: Timeout,
    _listeners: Vec<EventListener>,
}

thread_local! {
    static PRESS: RefCell<Option<WatchedPress>> = const { RefCell::new(None) };
    /// The listeners that swallow a click, and that end with the next press.
    static SUPPRESSION: RefCell<Vec<EventListener>> = const { RefCell::new(Vec::new()) };
}

/// Watches a press that has just begun. If it is by touch and becomes a long one, `show` shows the
/// details and returns whether there are any, and `hide` removes them at the next press.
pub fn watch_press(
    event: &PointerEvent,
    show: impl FnOnce() -> bool + 'static,
    hide: impl FnOnce() + 'static,
) {
    if event.pointer_type() != "touch" || !event.is_primary() {
        return;
    }
    end_press();
    let timer = Timeout::new(DELAY_MS, move || {
        if !show() {
            return end_press();
        }
        PRESS.with_borrow_mut(|press| {
            if let Some(press) = press {
                press.hide = Some(Box::new(hide));
            }
        });
        suppress_click();
        pulse(HapticPulse::Tick);
    });
    let press = WatchedPress {
        id: event.pointer_id(),
        at: point(event),
        hide: None,
        _timer: timer,
        _listeners: listen(),
    };
    PRESS.with_borrow_mut(|slot| *slot = Some(press));
}

/// Returns whether details are shown. The focus that a press moves does not remove them.
#[must_use]
pub fn is_showing_details() -> bool {
    PRESS.with_borrow(|press| press.as_ref().is_some_and(|press| press.hide.is_some()))
}

/// Swallows the click of the press that is going on.
pub fn suppress_click() {
    // A listener cannot remove itself while it runs.
    let stop = || after(0, || drop(SUPPRESSION.take()));
    let swallow = move |event: &Event| {
        // Keys and scripts click without a press.
        if event
            .dyn_ref::<MouseEvent>()
            .is_some_and(|click| click.detail() > 0)
        {
            event.stop_immediate_propagation();
            event.prevent_default();
            stop();
        }
    };
    let window = crate::browser::window();
    let listeners = window.map_or_else(Vec::new, |window| {
        vec![
            listen_first(&window, "click", swallow),
            listen_first(&window, "pointerdown", move |_: &Event| stop()),
        ]
    });
    SUPPRESSION.set(listeners);
}

/// Returns listeners for everything that ends a press, or the display of its details.
fn listen() -> Vec<EventListener> {
    let Some(window) = crate::browser::window() else {
        return Vec::new();
    };
    let on_pointer = |name: &'static str| listen_first(&window, name, follow);
    let pointers = ["pointermove", "pointerdown", "pointerup", "pointercancel"];
    let mut listeners: Vec<_> = pointers.into_iter().map(on_pointer).collect();
    // The menu of the browser would cover the details.
    let no_menu = |event: &Event| event.prevent_default();
    listeners.push(listen_first(&window, "contextmenu", no_menu));
    listeners
}

fn listen_first(
    window: &web_sys::Window,
    name: &'static str,
    callback: impl FnMut(&Event) + 'static,
) -> EventListener {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    EventListener::new_with_options(window, name, options, callback)
}

fn follow(event: &Event) {
    let Some(event) = event.dyn_ref::<PointerEvent>() else {
        return;
    };
    let is_over = PRESS.with_borrow(|press| {
        press.as_ref().is_some_and(|press| {
            ends(
                &event.type_(),
                event.pointer_id() == press.id,
                distance(press.at, point(event)),
                press.hide.is_some(),
            )
        })
    });
    if is_over {
        end_press();
    }
}

/// Returns whether an event ends a press, or the display of its details once they are shown.
fn ends(event: &str, is_same: bool, distance: f64, is_shown: bool) -> bool {
    match event {
        // The element may have seen the press before the window does.
        "pointerdown" => is_shown || !is_same,
        "pointermove" => !is_shown && is_same && distance > MAX_MOVE,
        _ => !is_shown && is_same,
    }
}

/// Ends the press and hides its details.
fn end_press() {
    let press = PRESS.take();
    if let Some(mut press) = press {
        let hide = press.hide.take();
        // A listener or timer cannot remove itself while it runs.
        after(0, move || drop(press));
        if let Some(hide) = hide {
            hide();
        }
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn distance((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> f64 {
    (ax - bx).hypot(ay - by)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_ends_when_the_finger_moves_or_lifts() {
        assert!(!ends("pointermove", true, MAX_MOVE, false));
        assert!(ends("pointermove", true, MAX_MOVE + 1.0, false));
        assert!(ends("pointerup", true, 0.0, false));
        assert!(ends("pointercancel", true, 0.0, false));
        assert!(ends("pointerdown", false, 0.0, false), "a second finger");
        assert!(!ends("pointerdown", true, 0.0, false), "its own start");
    }

    #[test]
    fn shown_details_stay_until_the_next_press() {
        assert!(!ends("pointerup", true, 0.0, true));
        assert!(!ends("pointermove", true, 90.0, true));
        assert!(ends("pointerdown", true, 0.0, true));
    }
}
