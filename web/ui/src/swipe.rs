//! Swipes by touch that close or resize what lies over a page: dialogs, drawers, sheets.

use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, TouchEvent};
use yew::prelude::*;

/// The shortest swipe, in CSS pixels.
const MIN_LENGTH: f64 = 64.0;
/// The slowest swipe, in milliseconds.
const MAX_MILLIS: f64 = 800.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SwipeDirection {
    Up,
    Down,
    Left,
    Right,
}

impl SwipeDirection {
    /// Returns the direction of a swipe that took `millis` milliseconds, or `None` if it is too
    /// short, too slow or too oblique.
    fn of(dx: f64, dy: f64, millis: f64) -> Option<Self> {
        let (long, short) = (dx.abs().max(dy.abs()), dx.abs().min(dy.abs()));
        if long < MIN_LENGTH || long < 2.0 * short || millis > MAX_MILLIS {
            return None;
        }
        Some(match (dx.abs() > dy.abs(), dx > 0.0, dy > 0.0) {
            (true, true, _) => Self::Right,
            (true, false, _) => Self::Left,
            (false, _, true) => Self::Down,
            (false, _, false) => Self::Up,
        })
    }
}

/// A swipe that ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Swipe {
    pub direction: SwipeDirection,
    /// The element on which it started.
    pub target: Option<Element>,
}

/// The start of a touch by a single finger.
#[derive(Clone, Copy, Default)]
struct TouchStart {
    x: f64,
    y: f64,
    time: f64,
}

/// The handlers for an element that is swiped.
#[derive(Clone, PartialEq)]
pub struct SwipeHandlers {
    pub on_start: Callback<TouchEvent>,
    pub on_move: Callback<TouchEvent>,
    pub on_end: Callback<TouchEvent>,
    pub on_cancel: Callback<TouchEvent>,
}

/// Reports swipes on an element. A swipe that scrolls something is not reported. While a finger
/// drags toward `closing`, the element follows it.
#[hook]
pub fn use_swipe(
    node: &NodeRef,
    closing: SwipeDirection,
    on_swipe: Callback<Swipe>,
) -> SwipeHandlers {
    let start = use_memo((), |()| Cell::new(None::<TouchStart>));
    let on_start = {
        let (start, node) = (start.clone(), node.clone());
        Callback::from(move |event: TouchEvent| {
            let is_single = event.touches().length() == 1;
            let is_free = is_free(&event, &node);
            start.set(touch_point(&event).filter(|_| is_single && is_free));
        })
    };
    let on_move = {
        let (start, node) = (start.clone(), node.clone());
        Callback::from(move |event: TouchEvent| {
            if let (Some(from), Some(to)) = (start.get(), touch_point(&event)) {
                follow(&node, closing, to.x - from.x, to.y - from.y);
            }
        })
    };
    let on_cancel = {
        let (start, node) = (start.clone(), node.clone());
        Callback::from(move |_: TouchEvent| {
            start.set(None);
            follow(&node, closing, 0.0, 0.0);
        })
    };
    let on_end = {
        let (start, node): (Rc<Cell<_>>, _) = (start, node.clone());
        Callback::from(move |event: TouchEvent| {
            follow(&node, closing, 0.0, 0.0);
            let (Some(from), Some(to)) = (start.take(), touch_point(&event)) else {
                return;
            };
            let direction = SwipeDirection::of(to.x - from.x, to.y - from.y, to.time - from.time);
            if let Some(direction) = direction {
                let target = event.target_dyn_into();
                on_swipe.emit(Swipe { direction, target });
            }
        })
    };
    SwipeHandlers {
        on_start,
        on_move,
        on_end,
        on_cancel,
    }
}

fn touch_point(event: &TouchEvent) -> Option<TouchStart> {
    let touch = event.changed_touches().item(0)?;
    Some(TouchStart {
        x: f64::from(touch.client_x()),
        y: f64::from(touch.client_y()),
        time: event.time_stamp(),
    })
}

/// Returns whether a drag from here scrolls nothing back and moves no control.
fn is_free(event: &TouchEvent, node: &NodeRef) -> bool {
    let root: Option<Element> = node.cast();
    let mut element: Option<Element> = event.target_dyn_into();
    while let Some(found) = element {
        if found.matches("input, textarea, select").unwrap_or(false) {
            return false;
        }
        if found.scroll_top() > 0 || found.scroll_left() > 0 {
            return false;
        }
        if Some(&found) == root.as_ref() {
            return true;
        }
        element = found.parent_element();
    }
    true
}

/// Moves an element with the finger, toward the edge at which it closes.
fn follow(node: &NodeRef, closing: SwipeDirection, dx: f64, dy: f64) {
    let Some(element) = node
        .get()
        .and_then(|node| node.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    let (x, y) = match closing {
        SwipeDirection::Down if dy > dx.abs() => (0.0, dy),
        SwipeDirection::Up if -dy > dx.abs() => (0.0, dy),
        SwipeDirection::Right if dx > dy.abs() => (dx, 0.0),
        SwipeDirection::Left if -dx > dy.abs() => (dx, 0.0),
        SwipeDirection::Down
        | SwipeDirection::Up
        | SwipeDirection::Right
        | SwipeDirection::Left => (0.0, 0.0),
    };
    let style = element.style();
    // The property exists in every supported browser; elsewhere the element just does not follow.
    let _ = if (x, y) == (0.0, 0.0) {
        style.remove_property("translate").map(drop)
    } else {
        style.set_property("translate", &format!("{x}px {y}px"))
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swipe_is_long_straight_and_quick() {
        assert_eq!(
            SwipeDirection::of(10.0, 90.0, 200.0),
            Some(SwipeDirection::Down)
        );
        assert_eq!(
            SwipeDirection::of(-5.0, -90.0, 200.0),
            Some(SwipeDirection::Up)
        );
        assert_eq!(
            SwipeDirection::of(120.0, 20.0, 200.0),
            Some(SwipeDirection::Right)
        );
        assert_eq!(
            SwipeDirection::of(-120.0, 20.0, 200.0),
            Some(SwipeDirection::Left)
        );
        assert_eq!(SwipeDirection::of(0.0, 40.0, 200.0), None, "short");
        assert_eq!(SwipeDirection::of(80.0, 90.0, 200.0), None, "oblique");
        assert_eq!(SwipeDirection::of(0.0, 300.0, 2000.0), None, "slow");
    }
}
