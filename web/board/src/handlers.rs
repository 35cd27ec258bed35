//! What the board does with clicks, keys, focus and pointing. Not the gestures: those move the view.

use super::cell::Cell;
use super::cursor::{self, Stroke, Under, cell_of, focus_cell, travel, under};
use super::draw::Spot;
use super::gesture::{Hand, closer_before_tap, point};
use super::grid::Grid;
use super::reports::Reports;
use super::tap::{Aim, Click, Point};
use super::viewport::Frame;
use super::viewport::{Look, Viewport, ZOOM_STEP};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use ui::keyboard::key_of;
use ui::later::after;
use web_sys::Element;
use yew::prelude::*;

/// Milliseconds in which the click of a mouse comes, which browsers send right behind the button.
const MOUSE_CLICK: i32 = 50;
/// Milliseconds in which the click of a finger comes.
const TOUCH_CLICK: i32 = 350;

/// The handlers of the newest drawing of a board, as long as it stands.
pub type Newest<G> = Rc<RefCell<Weak<Handlers<G>>>>;

/// Everything that the handlers of one drawing of a board touch.
pub struct Handlers<G> {
    /// The cells.
    pub grid: G,
    /// What they are now.
    pub cells: Rc<[Cell]>,
    /// Where the cursor stands.
    pub at: u16,
    /// The drawing.
    pub svg: NodeRef,
    /// What is seen of it.
    pub view: UseReducerHandle<Viewport>,
    /// The fingers.
    pub hand: Rc<Hand>,
    /// Moves the cursor.
    pub cursor: UseStateSetter<u16>,
    /// Shows the ring of focus.
    pub ring: UseStateSetter<bool>,
    /// Who is told of what is done.
    pub reports: Reports,
    /// Those of the newest drawing.
    pub newest: Newest<G>,
}

impl<G: Grid> Handlers<G> {
    /// Picks by a click: the cell that lies under the pointer, whatever was drawn anew since it went down.
    pub fn click(self: &Rc<Self>) -> Callback<MouseEvent> {
        let this = self.clone();
        Callback::from(move |event: MouseEvent| {
            let click = Click {
                at: point(&event),
                time: event.time_stamp(),
                synthetic: event.detail() == 0,
            };
            match this.hand.tap.click(click) {
                Some(Aim::Under(at)) => this.pick(at),
                Some(Aim::Target) => {
                    if let Some(cell) = cell_of(event.target()) {
                        this.reports.pick.emit(cell);
                    }
                }
                None => {}
            }
        })
    }

    /// A pointer goes up. Its press picks by its click, and by itself where none comes.
    pub fn up(self: &Rc<Self>, then: Callback<PointerEvent>) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let stayed = |from, to| {
                let cell = this.cell_at(from);
                cell.is_some() && cell == this.cell_at(to)
            };
            let press = this.hand.release(&event, stayed);
            // With Control some systems open a menu and send no click.
            if let Some(press) = press.filter(|_| !event.ctrl_key()) {
                let wait = if this.hand.is_touch() {
                    TOUCH_CLICK
                } else {
                    MOUSE_CLICK
                };
                let newest = this.newest.clone();
                after(wait, move || {
                    let newest = newest.borrow().upgrade();
                    if let Some(now) = newest
                        && let Some(at) = now.hand.tap.overdue(press)
                    {
                        now.pick(at);
                    }
                });
            }
            then.emit(event);
        })
    }

    /// The cell at a point of the screen, unless something covers it there.
    fn cell_at(&self, at: Point) -> Option<u16> {
        let svg: Element = self.svg.cast()?;
        match under(&svg, at) {
            Under::Cell(cell) => Some(cell),
            // Between two cells, or where one is just being replaced.
            Under::Board => {
                let spot = Spot {
                    grid: self.grid,
                    frame: Frame::measure(&svg, self.grid.extent()),
                    view: *self.view,
                };
                spot.cell(at)
            }
            Under::Other => None,
        }
    }

    /// Picks the cell at a point of the screen, or comes closer where cells are too small for a finger.
    fn pick(&self, at: Point) {
        let Some((cell, svg)) = self.cell_at(at).zip(self.svg.cast::<Element>()) else {
            return;
        };
        let side = self.grid.bounds(cell).width;
        let closer = || closer_before_tap(&svg, at, self.grid.extent(), *self.view, side);
        match self.hand.is_touch().then(closer).flatten() {
            Some(look) => self.view.dispatch(look),
            None => self.reports.pick.emit(cell),
        }
    }

    /// Keys of the cursor and of the view; all others go to the game.
    pub fn key(self: &Rc<Self>) -> Callback<KeyboardEvent> {
        let this = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            if this.takes(&event) {
                event.prevent_default();
                event.stop_propagation();
            } else {
                this.reports.key.emit(event);
            }
        })
    }

    fn takes(&self, event: &KeyboardEvent) -> bool {
        let key = key_of(event);
        let stroke = Stroke {
            key: &key,
            ctrl: event.ctrl_key(),
            shift: event.shift_key(),
        };
        if event.alt_key() || event.meta_key() {
            return false;
        }
        // The cell with the focus: keys may come before the cursor was drawn where it is now.
        let at = cell_of(event.target()).unwrap_or(self.at);
        if let Some(goal) = travel(self.grid, &self.cells, at, stroke) {
            self.svg
                .cast::<Element>()
                .iter()
                .for_each(|root| focus_cell(root, goal));
            return true;
        }
        // Where the upper row has digits with Shift, these may lie on its keys.
        let own = event.key();
        let zooms = matches!(own.as_str(), "+" | "=" | "-");
        let sign = if zooms { &own } else { &key };
        match (sign.as_str(), stroke.ctrl) {
            ("Enter" | " ", false) => self.reports.pick.emit(at),
            ("+" | "=", false) => self.view.dispatch(Look::ZoomCenter(ZOOM_STEP)),
            ("-", false) => self.view.dispatch(Look::ZoomCenter(1.0 / ZOOM_STEP)),
            ("0", false) => self.view.dispatch(Look::Fit),
            _ => return false,
        }
        true
    }

    /// The cursor follows the focus; the ring shows only when the focus came by key.
    pub fn focus_in(self: &Rc<Self>) -> Callback<FocusEvent> {
        let this = self.clone();
        Callback::from(move |event: FocusEvent| {
            let Some(cell) = cell_of(event.target()) else {
                return;
            };
            let by_key = cursor::shows_focus(event.target());
            this.cursor.set(cell);
            this.ring.set(by_key);
            if by_key {
                this.view.dispatch(Look::Show(this.grid.bounds(cell)));
                this.reports.hover.emit(Some(cell));
            }
        })
    }

    /// The focus leaves.
    pub fn focus_out(self: &Rc<Self>) -> Callback<FocusEvent> {
        let this = self.clone();
        Callback::from(move |_: FocusEvent| {
            this.ring.set(false);
            this.reports.hover.emit(None);
        })
    }

    /// Another cell is pointed at.
    pub fn point(self: &Rc<Self>) -> Callback<PointerEvent> {
        let hover = self.reports.hover.clone();
        Callback::from(move |event: PointerEvent| hover.emit(cell_of(event.target())))
    }

    /// The pointer leaves the board.
    pub fn leave(self: &Rc<Self>) -> Callback<PointerEvent> {
        let hover = self.reports.hover.clone();
        Callback::from(move |_: PointerEvent| hover.emit(None))
    }
}
