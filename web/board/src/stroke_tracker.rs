//! Drawing on a board: drags are reported cell by cell instead of panning the view.

use super::grid::Grid;
use super::viewport::{ScreenFrame, Viewport};
use std::cell::Cell;
use yew::prelude::*;

/// The smallest cell, in CSS pixels, on which a finger can draw. On smaller cells the drag pans.
const MIN_CELL_PX: f64 = 18.0;

/// A step of a stroke over cells. A press that does not move is a pick, not a stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrokeEvent {
    /// The stroke starts on a cell.
    Begin(u16),
    /// The stroke has reached another cell. Fast strokes skip cells.
    Over(u16),
    /// The stroke ends on the last reported cell.
    End,
    /// The stroke is canceled, because a second finger came down or the browser took the pointer
    /// away.
    Cancel,
}

/// The state of the pointer that draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum StrokeState {
    /// No stroke.
    #[default]
    Up,
    /// A stroke is on this cell.
    Down(u16),
    /// No stroke can start until all fingers are up.
    Off,
}

/// Tracks the strokes on one board. It is shared by the handlers and never rendered.
#[derive(Default)]
pub struct StrokeTracker {
    state: Cell<StrokeState>,
}

/// Maps points of the screen to cells, for the current viewport.
#[derive(Clone, Copy)]
pub struct BoardProjection<G> {
    pub grid: G,
    /// The position of the frame on the screen.
    pub frame: ScreenFrame,
    /// The visible part of the board.
    pub view: Viewport,
}

impl<G: Grid> BoardProjection<G> {
    /// Returns the cell at a point of the screen.
    pub fn cell_at(self, (x, y): (f64, f64)) -> Option<u16> {
        let (x, y) = self.frame.point(x, y);
        let (x, y) = self.view.to_board(x, y);
        self.grid.at_point(x, y)
    }

    /// Returns whether cells are large enough for a finger to draw on.
    pub fn is_large(self) -> bool {
        let side = self.grid.bounds(0).width;
        side * self.view.scale() / self.frame.units >= MIN_CELL_PX
    }
}

impl StrokeTracker {
    /// Handles the first pointer of a press.
    pub fn reset(&self) {
        self.state.set(StrokeState::Up);
    }

    /// Handles a move of the pointer away from where it was pressed.
    pub fn draw<G: Grid>(
        &self,
        projection: BoardProjection<G>,
        from: (f64, f64),
        to: (f64, f64),
        on_stroke: &Callback<StrokeEvent>,
    ) {
        if self.state.get() == StrokeState::Up {
            match projection.cell_at(from) {
                Some(cell) => {
                    self.state.set(StrokeState::Down(cell));
                    on_stroke.emit(StrokeEvent::Begin(cell));
                }
                None => self.state.set(StrokeState::Off),
            }
        }
        if let (StrokeState::Down(last), Some(cell)) = (self.state.get(), projection.cell_at(to))
            && cell != last
        {
            self.state.set(StrokeState::Down(cell));
            on_stroke.emit(StrokeEvent::Over(cell));
        }
    }

    /// Handles the release of the pointer.
    pub fn end_stroke(&self, on_stroke: &Callback<StrokeEvent>) {
        if let StrokeState::Down(_) = self.state.replace(StrokeState::Off) {
            on_stroke.emit(StrokeEvent::End);
        }
    }

    /// Ends the stroke without a result.
    pub fn cancel(&self, on_stroke: &Callback<StrokeEvent>) {
        if let StrokeState::Down(_) = self.state.replace(StrokeState::Off) {
            on_stroke.emit(StrokeEvent::Cancel);
        }
    }
}
