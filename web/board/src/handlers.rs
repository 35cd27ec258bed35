//! Event handlers of a board for clicks, keys, focus and hovering. Gestures, which change the
//! viewport, are in [`super::gesture`].

use super::board_callbacks::BoardCallbacks;
use super::cell::BoardCell;
use super::cursor::{self, HitTarget, KeyPress, cell_of, focus_cell, hit_test, move_cursor};
use super::gesture::{PointerTracker, client_point, zoom_before_tap};
use super::grid::Grid;
use super::stroke_tracker::BoardProjection;
use super::tap::{Click, PickTarget, ScreenPoint};
use super::viewport::ScreenFrame;
use super::viewport::{ViewChange, Viewport, ZOOM_STEP};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use ui::keyboard::key_of;
use ui::long_press::watch_press;
use ui::timing::after;
use web_sys::Element;
use yew::prelude::*;

/// Milliseconds to wait for the click of a mouse, which browsers send right after the button is
/// released.
const MOUSE_CLICK_DELAY_MS: i32 = 50;
/// Milliseconds to wait for the click of a finger.
const TOUCH_CLICK_DELAY_MS: i32 = 350;

/// The handlers of the latest render of a board, for as long as it is mounted.
pub type LatestHandlers<G> = Rc<RefCell<Weak<BoardHandlers<G>>>>;

/// The state that the handlers of one render of a board use.
pub struct BoardHandlers<G> {
    pub grid: G,
    /// The current description of the cells.
    pub cells: Rc<[BoardCell]>,
    /// The index of the cell under the keyboard cursor.
    pub cursor_cell: u16,
    /// The SVG element.
    pub svg: NodeRef,
    pub view: UseReducerHandle<Viewport>,
    /// The state of the pointers.
    pub pointers: Rc<PointerTracker>,
    /// Moves the cursor.
    pub cursor: UseStateSetter<u16>,
    /// Shows or hides the focus ring.
    pub shows_ring: UseStateSetter<bool>,
    /// Shows the details of a cell.
    pub details: UseStateSetter<Option<u16>>,
    /// The callbacks of the game.
    pub callbacks: BoardCallbacks,
    /// The handlers of the latest render.
    pub latest: LatestHandlers<G>,
}

impl<G: Grid> BoardHandlers<G> {
    /// Handles a click: picks the cell under the pointer, even if it was rendered again since the
    /// press.
    pub fn click(self: &Rc<Self>) -> Callback<MouseEvent> {
        let this = self.clone();
        Callback::from(move |event: MouseEvent| {
            let click = Click {
                at: client_point(&event),
                time: event.time_stamp(),
                is_synthetic: event.detail() == 0,
            };
            match this.pointers.tap.click(click) {
                Some(PickTarget::Under(at)) => this.pick(at),
                Some(PickTarget::Target) => {
                    if let Some(cell) = cell_of(event.target()) {
                        this.callbacks.pick.emit(cell);
                    }
                }
                None => {}
            }
        })
    }

    /// Handles a press. A long one by touch shows the details of its cell, unless it could also be
    /// the start of a stroke.
    pub fn pointer_down(
        self: &Rc<Self>,
        on_pointer_down: Callback<PointerEvent>,
    ) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            on_pointer_down.emit(event.clone());
            if this.callbacks.draw.is_some() {
                return;
            }
            let (at, latest) = (client_point(&event), this.latest.clone());
            let show = move || {
                latest
                    .borrow()
                    .upgrade()
                    .is_some_and(|handlers| handlers.show_details(at))
            };
            let latest = this.latest.clone();
            let hide = move || {
                if let Some(handlers) = latest.borrow().upgrade() {
                    handlers.details.set(None);
                    handlers.callbacks.hover.emit(None);
                }
            };
            watch_press(&event, show, hide);
        })
    }

    /// Shows the details of the cell at a point of the screen. Returns whether there is one.
    fn show_details(&self, at: ScreenPoint) -> bool {
        let Some(cell) = self.cell_at(at) else {
            return false;
        };
        self.pointers.hold();
        self.details.set(Some(cell));
        self.callbacks.hover.emit(Some(cell));
        true
    }

    /// Handles a released pointer. The press picks when its click arrives, or after a delay without
    /// one.
    pub fn pointer_up(
        self: &Rc<Self>,
        on_pointer_up: Callback<PointerEvent>,
    ) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let stays_on_cell = |from, to| {
                let cell = this.cell_at(from);
                cell.is_some() && cell == this.cell_at(to)
            };
            let press = this.pointers.release(&event, stays_on_cell);
            // On some systems, a press with Control opens a menu and sends no click.
            if let Some(press) = press.filter(|_| !event.ctrl_key()) {
                let delay = if this.pointers.is_touch() {
                    TOUCH_CLICK_DELAY_MS
                } else {
                    MOUSE_CLICK_DELAY_MS
                };
                let latest = this.latest.clone();
                after(delay, move || {
                    let latest = latest.borrow().upgrade();
                    if let Some(handlers) = latest
                        && let Some(at) = handlers.pointers.tap.take_overdue(press)
                    {
                        handlers.pick(at);
                    }
                });
            }
            on_pointer_up.emit(event);
        })
    }

    /// Returns the cell at a point of the screen, unless another element covers it there.
    fn cell_at(&self, at: ScreenPoint) -> Option<u16> {
        let svg: Element = self.svg.cast()?;
        match hit_test(&svg, at) {
            HitTarget::Cell(cell) => Some(cell),
            // The point is between two cells, or its cell is being replaced at this moment.
            HitTarget::Board => {
                let projection = BoardProjection {
                    grid: self.grid,
                    frame: ScreenFrame::measure(&svg, self.grid.extent()),
                    view: *self.view,
                };
                projection.cell_at(at)
            }
            HitTarget::Other => None,
        }
    }

    /// Picks the cell at a point of the screen, or zooms in if cells are too small for a finger.
    fn pick(&self, at: ScreenPoint) {
        let Some((cell, svg)) = self.cell_at(at).zip(self.svg.cast::<Element>()) else {
            return;
        };
        let side = self.grid.bounds(cell).width;
        let zoom_in = || zoom_before_tap(&svg, at, self.grid.extent(), *self.view, side);
        match self.pointers.is_touch().then(zoom_in).flatten() {
            Some(change) => self.view.dispatch(change),
            None => self.callbacks.pick.emit(cell),
        }
    }

    /// Handles keys of the cursor and the viewport, and passes all others to the game.
    pub fn key_down(self: &Rc<Self>) -> Callback<KeyboardEvent> {
        let this = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            if this.handle_key(&event) {
                event.prevent_default();
                event.stop_propagation();
            } else {
                this.callbacks.key.emit(event);
            }
        })
    }

    fn handle_key(&self, event: &KeyboardEvent) -> bool {
        let key = key_of(event);
        let press = KeyPress {
            key: &key,
            is_ctrl_held: event.ctrl_key(),
            is_shift_held: event.shift_key(),
        };
        if event.alt_key() || event.meta_key() {
            return false;
        }
        // Uses the cell with the focus, because a key may arrive before the new cursor is rendered.
        let cell = cell_of(event.target()).unwrap_or(self.cursor_cell);
        if let Some(target_cell) = move_cursor(self.grid, &self.cells, cell, press) {
            self.svg
                .cast::<Element>()
                .iter()
                .for_each(|root| focus_cell(root, target_cell));
            return true;
        }
        // Where digits need Shift, the unshifted digit keys may produce shortcut characters.
        let typed_key = event.key();
        let zooms = matches!(typed_key.as_str(), "+" | "=" | "-");
        let name = if zooms { &typed_key } else { &key };
        match (name.as_str(), press.is_ctrl_held) {
            ("Enter" | " ", false) => self.callbacks.pick.emit(cell),
            ("+" | "=", false) => self.view.dispatch(ViewChange::ZoomCenter(ZOOM_STEP)),
            ("-", false) => self.view.dispatch(ViewChange::ZoomCenter(1.0 / ZOOM_STEP)),
            ("0", false) => self.view.dispatch(ViewChange::Fit),
            _ => return false,
        }
        true
    }

    /// Moves the cursor to the focused cell. The ring shows only if the focus came by keyboard.
    pub fn focus_in(self: &Rc<Self>) -> Callback<FocusEvent> {
        let this = self.clone();
        Callback::from(move |event: FocusEvent| {
            let Some(cell) = cell_of(event.target()) else {
                return;
            };
            let by_key = cursor::shows_focus(event.target());
            this.cursor.set(cell);
            this.shows_ring.set(by_key);
            if by_key {
                this.view.dispatch(ViewChange::Show(this.grid.bounds(cell)));
                this.callbacks.hover.emit(Some(cell));
            }
        })
    }

    pub fn focus_out(self: &Rc<Self>) -> Callback<FocusEvent> {
        let this = self.clone();
        Callback::from(move |_: FocusEvent| {
            this.shows_ring.set(false);
            if !this.pointers.is_held() {
                this.callbacks.hover.emit(None);
            }
        })
    }

    /// Reports the cell under the pointer.
    pub fn pointer_over(self: &Rc<Self>) -> Callback<PointerEvent> {
        let hover = self.callbacks.hover.clone();
        Callback::from(move |event: PointerEvent| hover.emit(cell_of(event.target())))
    }

    pub fn pointer_leave(self: &Rc<Self>) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |_: PointerEvent| {
            // The details of a long press stay after the finger has left.
            if !this.pointers.is_held() {
                this.callbacks.hover.emit(None);
            }
        })
    }
}
