//! What the board does with clicks, keys, focus and pointing. Not the gestures: those move the view.

use super::cell::Cell;
use super::cursor::{self, Stroke, cell_of, focus_cell, travel};
use super::gesture::{Hand, closer_before_tap};
use super::grid::Grid;
use super::viewport::{Look, Viewport, ZOOM_STEP};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

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
    /// A cell was picked.
    pub on_pick: Callback<u16>,
    /// A cell is pointed at.
    pub on_hover: Callback<Option<u16>>,
    /// A key without a use here.
    pub on_key: Callback<KeyboardEvent>,
}

impl<G: Grid> Handlers<G> {
    /// Picks the cell under a click, or comes closer where cells are too small for a finger.
    pub fn click(self: &Rc<Self>) -> Callback<MouseEvent> {
        let this = self.clone();
        Callback::from(move |event: MouseEvent| {
            let Some(cell) = cell_of(event.target()).filter(|_| !this.hand.was_drag()) else {
                return;
            };
            let side = this.grid.bounds(cell).width;
            let closer = || {
                closer_before_tap(
                    this.svg.cast()?,
                    &event,
                    this.grid.extent(),
                    *this.view,
                    side,
                )
            };
            match this.hand.is_touch().then(closer).flatten() {
                Some(look) => this.view.dispatch(look),
                None => this.on_pick.emit(cell),
            }
        })
    }

    /// Keys of the cursor and of the view; all others go to the game.
    pub fn key(self: &Rc<Self>) -> Callback<KeyboardEvent> {
        let this = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            if this.takes(&event) {
                event.prevent_default();
                event.stop_propagation();
            } else {
                this.on_key.emit(event);
            }
        })
    }

    fn takes(&self, event: &KeyboardEvent) -> bool {
        let key = event.key();
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
        match (key.as_str(), stroke.ctrl) {
            ("Enter" | " ", false) => self.on_pick.emit(at),
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
                this.on_hover.emit(Some(cell));
            }
        })
    }

    /// The focus leaves.
    pub fn focus_out(self: &Rc<Self>) -> Callback<FocusEvent> {
        let this = self.clone();
        Callback::from(move |_: FocusEvent| {
            this.ring.set(false);
            this.on_hover.emit(None);
        })
    }

    /// Another cell is pointed at.
    pub fn point(self: &Rc<Self>) -> Callback<PointerEvent> {
        let hover = self.on_hover.clone();
        Callback::from(move |event: PointerEvent| hover.emit(cell_of(event.target())))
    }

    /// The pointer leaves the board.
    pub fn leave(self: &Rc<Self>) -> Callback<PointerEvent> {
        let hover = self.on_hover.clone();
        Callback::from(move |_: PointerEvent| hover.emit(None))
    }
}
