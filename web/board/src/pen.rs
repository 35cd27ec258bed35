//! Drawing on a board: a drag that is reported cell by cell in place of moving the view.

use super::grid::Grid;
use super::viewport::{ScreenFrame, Viewport};
use std::cell::Cell;
use yew::prelude::*;

/// Below this size in CSS pixels a cell cannot be drawn on by finger: the drag moves the view.
const SMALLEST_CELL: f64 = 18.0;

/// What a drag does to the cells under it. A press that did not move is a pick and no stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrokeEvent {
    /// It begins on a cell.
    Begin(u16),
    /// It has come to another cell; fast ones leave cells out.
    Over(u16),
    /// It ends where it was last.
    End,
    /// It was none: a second finger has come down, or the browser took the pointer away.
    Cancel,
}

/// Where the pen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum PenState {
    /// Above the board.
    #[default]
    Up,
    /// On a cell.
    Down(u16),
    /// Not drawing until all fingers are up.
    Off,
}

/// The pen of one board. Shared by its handlers, never drawn.
#[derive(Default)]
pub struct Pen {
    touch: Cell<PenState>,
}

/// A place of the screen on a board as it is seen.
#[derive(Clone, Copy)]
pub struct BoardProjection<G> {
    /// The cells.
    pub grid: G,
    /// How the frame lies on the screen.
    pub frame: ScreenFrame,
    /// What is seen of the board.
    pub view: Viewport,
}

impl<G: Grid> BoardProjection<G> {
    /// The cell at a point of the screen.
    pub fn cell_at(self, (x, y): (f64, f64)) -> Option<u16> {
        let (x, y) = self.frame.point(x, y);
        let (x, y) = self.view.to_board(x, y);
        self.grid.at_point(x, y)
    }

    /// Whether a finger can hit one cell.
    pub fn is_large(self) -> bool {
        let side = self.grid.bounds(0).width;
        side * self.view.scale() / self.frame.units >= SMALLEST_CELL
    }
}

impl Pen {
    /// A first finger or button has come down.
    pub fn reset(&self) {
        self.touch.set(PenState::Up);
    }

    /// The pointer has come from where it was pressed to another place.
    pub fn draw<G: Grid>(
        &self,
        spot: BoardProjection<G>,
        from: (f64, f64),
        to: (f64, f64),
        tell: &Callback<StrokeEvent>,
    ) {
        if self.touch.get() == PenState::Up {
            match spot.cell_at(from) {
                Some(cell) => {
                    self.touch.set(PenState::Down(cell));
                    tell.emit(StrokeEvent::Begin(cell));
                }
                None => self.touch.set(PenState::Off),
            }
        }
        if let (PenState::Down(last), Some(cell)) = (self.touch.get(), spot.cell_at(to))
            && cell != last
        {
            self.touch.set(PenState::Down(cell));
            tell.emit(StrokeEvent::Over(cell));
        }
    }

    /// The pointer is up.
    pub fn end_stroke(&self, tell: &Callback<StrokeEvent>) {
        if let PenState::Down(_) = self.touch.replace(PenState::Off) {
            tell.emit(StrokeEvent::End);
        }
    }

    /// It was no stroke after all.
    pub fn cancel(&self, tell: &Callback<StrokeEvent>) {
        if let PenState::Down(_) = self.touch.replace(PenState::Off) {
            tell.emit(StrokeEvent::Cancel);
        }
    }
}
