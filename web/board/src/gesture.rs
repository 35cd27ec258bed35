//! Pan by drag, zoom by wheel and pinch, or a drag that draws. Not picking: a press that did not
//! move is a tap.

use super::grid::{Extent, Grid};
use super::pen::{BoardProjection, Pen, StrokeEvent};
use super::tap::{ScreenPoint, Tap};
use super::viewport::{ScreenFrame, ViewChange, Viewport};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::{Element, MouseEvent, PointerEvent, WheelEvent};
use yew::prelude::*;

/// A press that moves less than this, in CSS pixels, is a click.
const SLACK: f64 = 6.0;
/// The same for a finger, which is never quite still.
const TOUCH_SLACK: f64 = 12.0;
/// Below this size in CSS pixels a cell is too small for a finger, and a tap comes closer first.
const SMALLEST_CELL: f64 = 26.0;
/// The size in CSS pixels that such a tap gives a cell.
const TAP_CELL: f64 = 46.0;

#[derive(Clone, Copy)]
struct Pointer {
    id: i32,
    x: f64,
    y: f64,
}

/// What a drag asks for.
enum DragStep {
    /// Nothing: it is no drag yet.
    None,
    /// One finger has moved by so many CSS pixels.
    One(f64, f64),
    /// Two fingers ask for another view.
    Two([ViewChange; 2]),
}

/// The fingers that are down and whether they have moved. Shared by the handlers, never drawn.
#[derive(Default)]
pub struct PointerTracker {
    /// What the last press picks.
    pub tap: Tap,
    fingers: RefCell<Vec<Pointer>>,
    start: Cell<ScreenPoint>,
    dragged: Cell<bool>,
    /// Whether the drag has moved the view, or drawn.
    effective: Cell<bool>,
    by_touch: Cell<bool>,
    pen: Pen,
}

impl PointerTracker {
    /// The last press was a finger's.
    pub fn is_touch(&self) -> bool {
        self.by_touch.get()
    }

    fn press(&self, event: &PointerEvent) {
        let mut fingers = self.fingers.borrow_mut();
        let (x, y) = client_point(event);
        // Of a finger that went up where nobody heard of it nothing is left with the first one of the next press.
        fingers.retain(|finger| finger.id != event.pointer_id() && !event.is_primary());
        let several = !fingers.is_empty();
        self.dragged.set(several);
        self.effective.set(several);
        if !several {
            self.pen.reset();
            self.start.set((x, y));
            self.tap.press();
        }
        self.by_touch.set(event.pointer_type() == "touch");
        fingers.push(Pointer {
            id: event.pointer_id(),
            x,
            y,
        });
    }

    /// Forgets a finger; whether it was the last one that was down.
    fn lose(&self, event: &PointerEvent) -> bool {
        let mut fingers = self.fingers.borrow_mut();
        let before = fingers.len();
        fingers.retain(|finger| finger.id != event.pointer_id());
        before > 0 && fingers.is_empty()
    }

    /// Takes a finger up. Gives the number of its press where that may pick: it did not move, or it moved nothing and, as
    /// `stayed` says of where it went down and up, did not leave its cell.
    pub fn release(
        &self,
        event: &PointerEvent,
        stayed: impl FnOnce(ScreenPoint, ScreenPoint) -> bool,
    ) -> Option<u32> {
        if !self.lose(event) {
            return None;
        }
        let (at, time) = (client_point(event), event.time_stamp());
        let drag = self.dragged.get() && (self.effective.get() || !stayed(self.start.get(), at));
        if drag {
            self.tap.consume(time);
            return None;
        }
        Some(self.tap.release(at, time))
    }

    /// What a finger must move to be no click.
    fn slack(&self) -> f64 {
        if self.is_touch() { TOUCH_SLACK } else { SLACK }
    }

    /// What a move of one finger asks for.
    fn drag(&self, event: &PointerEvent, frame: ScreenFrame) -> DragStep {
        let mut fingers = self.fingers.borrow_mut();
        let (x, y) = client_point(event);
        let other = fingers
            .iter()
            .find(|finger| finger.id != event.pointer_id())
            .copied();
        let Some(finger) = fingers
            .iter_mut()
            .find(|finger| finger.id == event.pointer_id())
        else {
            return DragStep::None;
        };
        let (dx, dy) = (x - finger.x, y - finger.y);
        let before = *finger;
        if !self.dragged.get() {
            let (sx, sy) = self.start.get();
            if (x - sx).hypot(y - sy) < self.slack() {
                return DragStep::None;
            }
            self.dragged.set(true);
        }
        (finger.x, finger.y) = (x, y);
        match other {
            None => DragStep::One(dx, dy),
            Some(other) => {
                let apart = |ax: f64, ay: f64| (ax - other.x).hypot(ay - other.y).max(1.0);
                let factor = apart(x, y) / apart(before.x, before.y);
                let middle = frame.point((x + other.x) / 2.0, (y + other.y) / 2.0);
                let half = frame.units / 2.0;
                DragStep::Two([
                    ViewChange::Pan(dx * half, dy * half),
                    ViewChange::Zoom(factor, middle),
                ])
            }
        }
    }
}

/// Where on the screen something happens.
pub fn client_point(event: &MouseEvent) -> ScreenPoint {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The handlers of a board.
pub struct GestureHandlers {
    /// What the fingers do.
    pub hand: Rc<PointerTracker>,
    /// Pointer down.
    pub on_down: Callback<PointerEvent>,
    /// Pointer moved.
    pub on_move: Callback<PointerEvent>,
    /// Pointer up.
    pub on_up: Callback<PointerEvent>,
    /// Pointer taken away.
    pub on_cancel: Callback<PointerEvent>,
    /// Wheel.
    pub on_wheel: Callback<WheelEvent>,
}

/// Binds gestures on an element to a viewport. Drags draw where somebody is told of strokes.
#[hook]
pub fn use_gestures<G: Grid>(
    svg: &NodeRef,
    grid: G,
    view: UseReducerHandle<Viewport>,
    on_draw: Option<Callback<StrokeEvent>>,
) -> GestureHandlers {
    let extent = grid.extent();
    let hand = use_memo((), |()| PointerTracker::default());
    let told = on_draw.clone().unwrap_or_default();
    let on_down = {
        let hand = hand.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() <= 0 {
                hand.press(&event);
            }
        })
    };
    let on_up = {
        let (hand, told) = (hand.clone(), told.clone());
        Callback::from(move |_: PointerEvent| hand.pen.end_stroke(&told))
    };
    let on_cancel = {
        let hand = hand.clone();
        Callback::from(move |event: PointerEvent| {
            hand.lose(&event);
            hand.tap.cancel();
            hand.pen.cancel(&told);
        })
    };
    let look = view.dispatcher();
    let on_move = {
        let (hand, svg, view) = (hand.clone(), svg.clone(), view.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(element) = svg.cast::<Element>() else {
                return;
            };
            let frame = ScreenFrame::measure(&element, extent);
            let drag = hand.drag(&event, frame);
            // Captured only once it is a drag: what is captured is pointed at nowhere else.
            if !matches!(drag, DragStep::None) && !element.has_pointer_capture(event.pointer_id()) {
                element.set_pointer_capture(event.pointer_id()).ok();
            }
            let spot = BoardProjection {
                grid,
                frame,
                view: *view,
            };
            match (drag, &on_draw) {
                (DragStep::None, _) => {}
                (DragStep::One(..), Some(told)) if !hand.is_touch() || spot.is_large() => {
                    hand.effective.set(true);
                    hand.pen
                        .draw(spot, hand.start.get(), client_point(&event), told);
                }
                (DragStep::One(dx, dy), _) => {
                    // A board that is seen as a whole has nowhere to go.
                    hand.effective.set(hand.effective.get() || !view.is_fit());
                    view.dispatch(ViewChange::Pan(dx * frame.units, dy * frame.units));
                }
                (DragStep::Two(looks), told) => {
                    hand.effective.set(true);
                    hand.pen.cancel(&told.clone().unwrap_or_default());
                    looks.into_iter().for_each(|one| view.dispatch(one));
                }
            }
        })
    };
    let on_wheel = {
        let (svg, fit) = (svg.clone(), view.is_fit());
        Callback::from(move |event: WheelEvent| {
            let away = event.delta_y() > 0.0;
            // A wheel that cannot go farther away belongs to the page.
            if event.delta_y() == 0.0 || (away && fit) {
                return;
            }
            event.prevent_default();
            let Some(element) = svg.cast::<Element>() else {
                return;
            };
            let (x, y) = client_point(&event);
            let point = ScreenFrame::measure(&element, extent).point(x, y);
            let factor = (-event.delta_y() / 400.0).clamp(-0.4, 0.4).exp();
            look.dispatch(ViewChange::Zoom(factor, point));
        })
    };
    GestureHandlers {
        hand,
        on_down,
        on_move,
        on_up,
        on_cancel,
        on_wheel,
    }
}

/// What a tap must do before it may pick: come closer where cells of `side` units are too small to hit.
pub fn zoom_before_tap(
    svg: &Element,
    (x, y): ScreenPoint,
    extent: Extent,
    view: Viewport,
    side: f64,
) -> Option<ViewChange> {
    let frame = ScreenFrame::measure(svg, extent);
    let pixels = side * view.scale() / frame.units;
    let point = frame.point(x, y);
    (pixels < SMALLEST_CELL).then(|| ViewChange::Zoom(TAP_CELL / pixels, point))
}
