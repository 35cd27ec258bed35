//! Panning by drag, zooming by wheel and pinch, and drags that draw. A press that does not move is
//! a tap and is handled in [`super::tap`].

use super::grid::{Extent, Grid};
use super::stroke_tracker::{BoardProjection, StrokeEvent, StrokeTracker};
use super::tap::{ScreenPoint, Tap};
use super::viewport::{ScreenFrame, ViewChange, Viewport};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::{Element, MouseEvent, PointerEvent, WheelEvent};
use yew::prelude::*;

/// The distance that a press may move and still be a click, in CSS pixels.
const DRAG_THRESHOLD: f64 = 6.0;
/// The same limit for touch, in CSS pixels; fingers always move a little.
const TOUCH_DRAG_THRESHOLD: f64 = 12.0;
/// The smallest cell, in CSS pixels, that a tap picks. On smaller cells a tap zooms in.
const MIN_CELL_PX: f64 = 26.0;
/// The size of a cell in CSS pixels after a tap has zoomed in.
const ZOOMED_CELL_PX: f64 = 46.0;

#[derive(Clone, Copy)]
struct Pointer {
    id: i32,
    x: f64,
    y: f64,
}

/// The effect of a pointer move.
enum DragStep {
    /// The pointer has not moved far enough for a drag.
    None,
    /// A single pointer has moved by this distance in CSS pixels.
    SinglePointer(f64, f64),
    /// Two fingers change the viewport.
    TwoPointers([ViewChange; 2]),
}

/// Tracks the pointers that are down and whether they have moved. The handlers share it; it is
/// never rendered.
#[derive(Default)]
pub struct PointerTracker {
    /// The state of the last press.
    pub tap: Tap,
    fingers: RefCell<Vec<Pointer>>,
    start: Cell<ScreenPoint>,
    has_dragged: Cell<bool>,
    /// Whether the drag has changed the viewport or drawn a stroke.
    had_effect: Cell<bool>,
    is_by_touch: Cell<bool>,
    /// Whether the last press was a long one, whose details are shown.
    is_held: Cell<bool>,
    stroke_tracker: StrokeTracker,
}

impl PointerTracker {
    /// Returns whether the last press was by touch.
    pub fn is_touch(&self) -> bool {
        self.is_by_touch.get()
    }

    /// Returns whether the details of a long press are shown.
    pub fn is_held(&self) -> bool {
        self.is_held.get()
    }

    /// Turns the press into a long one, which picks nothing.
    pub fn hold(&self) {
        self.is_held.set(true);
        self.has_dragged.set(true);
        self.had_effect.set(true);
    }

    fn press(&self, event: &PointerEvent) {
        let mut fingers = self.fingers.borrow_mut();
        let (x, y) = client_point(event);
        // If a pointer was released elsewhere, its entry is removed at the start of the next press.
        fingers.retain(|finger| finger.id != event.pointer_id() && !event.is_primary());
        let is_additional = !fingers.is_empty();
        self.has_dragged.set(is_additional);
        self.had_effect.set(is_additional);
        self.is_held.set(false);
        if !is_additional {
            self.stroke_tracker.reset();
            self.start.set((x, y));
            self.tap.press();
        }
        self.is_by_touch.set(event.pointer_type() == "touch");
        fingers.push(Pointer {
            id: event.pointer_id(),
            x,
            y,
        });
    }

    /// Removes a pointer. Returns whether it was the last one that was down.
    fn remove_pointer(&self, event: &PointerEvent) -> bool {
        let mut fingers = self.fingers.borrow_mut();
        let before = fingers.len();
        fingers.retain(|finger| finger.id != event.pointer_id());
        before > 0 && fingers.is_empty()
    }

    /// Handles a released pointer. Returns the number of its press if the press may pick a cell:
    /// either it did not move, or its move had no effect and started and ended on the same cell, as
    /// `stays_on_cell` reports.
    pub fn release(
        &self,
        event: &PointerEvent,
        stays_on_cell: impl FnOnce(ScreenPoint, ScreenPoint) -> bool,
    ) -> Option<u32> {
        if !self.remove_pointer(event) {
            return None;
        }
        let (at, time) = (client_point(event), event.time_stamp());
        let drag = self.has_dragged.get()
            && (self.had_effect.get() || !stays_on_cell(self.start.get(), at));
        if drag {
            self.tap.consume(time);
            return None;
        }
        Some(self.tap.release(at, time))
    }

    /// Returns the distance in CSS pixels beyond which a press is a drag.
    fn drag_threshold(&self) -> f64 {
        if self.is_touch() {
            TOUCH_DRAG_THRESHOLD
        } else {
            DRAG_THRESHOLD
        }
    }

    /// Returns the effect of a move with one pointer.
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
        if !self.has_dragged.get() {
            let (sx, sy) = self.start.get();
            if (x - sx).hypot(y - sy) < self.drag_threshold() {
                return DragStep::None;
            }
            self.has_dragged.set(true);
        }
        (finger.x, finger.y) = (x, y);
        match other {
            None => DragStep::SinglePointer(dx, dy),
            Some(other) => {
                let distance = |ax: f64, ay: f64| (ax - other.x).hypot(ay - other.y).max(1.0);
                let factor = distance(x, y) / distance(before.x, before.y);
                let midpoint = frame.point((x + other.x) / 2.0, (y + other.y) / 2.0);
                let half = frame.units / 2.0;
                DragStep::TwoPointers([
                    ViewChange::Pan(dx * half, dy * half),
                    ViewChange::Zoom(factor, midpoint),
                ])
            }
        }
    }
}

/// Returns the position of an event on the screen, in CSS pixels.
pub fn client_point(event: &MouseEvent) -> ScreenPoint {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The event handlers of a board.
pub struct GestureHandlers {
    /// The state of the pointers.
    pub pointers: Rc<PointerTracker>,
    pub on_down: Callback<PointerEvent>,
    pub on_move: Callback<PointerEvent>,
    pub on_up: Callback<PointerEvent>,
    pub on_cancel: Callback<PointerEvent>,
    pub on_wheel: Callback<WheelEvent>,
}

/// Binds gestures on an element to a viewport. Drags draw if the board has a `draw` callback.
#[hook]
pub fn use_gestures<G: Grid>(
    svg: &NodeRef,
    grid: G,
    view: UseReducerHandle<Viewport>,
    on_draw: Option<Callback<StrokeEvent>>,
) -> GestureHandlers {
    let extent = grid.extent();
    let pointers = use_memo((), |()| PointerTracker::default());
    let on_stroke = on_draw.clone().unwrap_or_default();
    let on_down = {
        let pointers = pointers.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() <= 0 {
                pointers.press(&event);
            }
        })
    };
    let on_up = {
        let (pointers, on_stroke) = (pointers.clone(), on_stroke.clone());
        Callback::from(move |_: PointerEvent| pointers.stroke_tracker.end_stroke(&on_stroke))
    };
    let on_cancel = {
        let pointers = pointers.clone();
        Callback::from(move |event: PointerEvent| {
            pointers.remove_pointer(&event);
            pointers.tap.cancel();
            pointers.stroke_tracker.cancel(&on_stroke);
        })
    };
    let dispatcher = view.dispatcher();
    let on_move = {
        let (pointers, svg, view) = (pointers.clone(), svg.clone(), view.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(element) = svg.cast::<Element>() else {
                return;
            };
            let frame = ScreenFrame::measure(&element, extent);
            let drag = pointers.drag(&event, frame);
            // The pointer is captured only once it drags, because a captured pointer hovers over
            // nothing else.
            if !matches!(drag, DragStep::None) && !element.has_pointer_capture(event.pointer_id()) {
                element.set_pointer_capture(event.pointer_id()).ok();
            }
            let projection = BoardProjection {
                grid,
                frame,
                view: *view,
            };
            match (drag, &on_draw) {
                (DragStep::None, _) => {}
                (DragStep::SinglePointer(..), Some(on_stroke))
                    if !pointers.is_touch() || projection.is_large() =>
                {
                    pointers.had_effect.set(true);
                    pointers.stroke_tracker.draw(
                        projection,
                        pointers.start.get(),
                        client_point(&event),
                        on_stroke,
                    );
                }
                (DragStep::SinglePointer(dx, dy), _) => {
                    // A fully visible board cannot be panned.
                    pointers
                        .had_effect
                        .set(pointers.had_effect.get() || !view.is_fit());
                    view.dispatch(ViewChange::Pan(dx * frame.units, dy * frame.units));
                }
                (DragStep::TwoPointers(changes), on_stroke) => {
                    pointers.had_effect.set(true);
                    pointers
                        .stroke_tracker
                        .cancel(&on_stroke.clone().unwrap_or_default());
                    changes.into_iter().for_each(|change| view.dispatch(change));
                }
            }
        })
    };
    let on_wheel = {
        let (svg, is_fit) = (svg.clone(), view.is_fit());
        Callback::from(move |event: WheelEvent| {
            let away = event.delta_y() > 0.0;
            // Zooming out beyond the whole board scrolls the page instead.
            if event.delta_y() == 0.0 || (away && is_fit) {
                return;
            }
            event.prevent_default();
            let Some(element) = svg.cast::<Element>() else {
                return;
            };
            let (x, y) = client_point(&event);
            let point = ScreenFrame::measure(&element, extent).point(x, y);
            let factor = (-event.delta_y() / 400.0).clamp(-0.4, 0.4).exp();
            dispatcher.dispatch(ViewChange::Zoom(factor, point));
        })
    };
    GestureHandlers {
        pointers,
        on_down,
        on_move,
        on_up,
        on_cancel,
        on_wheel,
    }
}

/// Returns the zoom that a tap performs instead of picking, if cells of `side` units are too small
/// to hit.
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
    (pixels < MIN_CELL_PX).then(|| ViewChange::Zoom(ZOOMED_CELL_PX / pixels, point))
}
