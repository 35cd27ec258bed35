//! Drawing on a board: a drag that is reported cell by cell in place of moving the view.

use super::grid::Grid;
use super::viewport::{Frame, Viewport};
use std::cell::Cell;
use yew::prelude::*;

/// Below this size in CSS pixels a cell cannot be drawn on by finger: the drag moves the view.
const SMALLEST_CELL: f64 = 18.0;

/// What a drag does to the cells under it. A press that did not move is a pick and no stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
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
enum Touch {
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
    touch: Cell<Touch>,
}

/// A place of the screen on a board as it is seen.
#[derive(Clone, Copy)]
pub struct Spot<G> {
    /// The cells.
    pub grid: G,
    /// How the frame lies on the screen.
    pub frame: Frame,
    /// What is seen of the board.
    pub view: Viewport,
}

impl<G: Grid> Spot<G> {
    /// The cell at a point of the screen.
    pub fn cell(self, (x, y): (f64, f64)) -> Option<u16> {
        let (x, y) = self.frame.point(x, y);
        let (x, y) = self.view.unplace(x, y);
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
        self.touch.set(Touch::Up);
    }

    /// The pointer has come from where it was pressed to another place.
    pub fn draw<G: Grid>(
        &self,
        spot: Spot<G>,
        from: (f64, f64),
        to: (f64, f64),
        tell: &Callback<Stroke>,
    ) {
        if self.touch.get() == Touch::Up {
            match spot.cell(from) {
                Some(cell) => {
                    self.touch.set(Touch::Down(cell));
                    tell.emit(Stroke::Begin(cell));
                }
                None => self.touch.set(Touch::Off),
            }
        }
        if let (Touch::Down(last), Some(cell)) = (self.touch.get(), spot.cell(to))
            && cell != last
        {
            self.touch.set(Touch::Down(cell));
            tell.emit(Stroke::Over(cell));
        }
    }

    /// The pointer is up.
    pub fn lift(&self, tell: &Callback<Stroke>) {
        if let Touch::Down(_) = self.touch.replace(Touch::Off) {
            tell.emit(Stroke::End);
        }
    }

    /// It was no stroke after all.
    pub fn cancel(&self, tell: &Callback<Stroke>) {
        if let Touch::Down(_) = self.touch.replace(Touch::Off) {
            tell.emit(Stroke::Cancel);
        }
    }
}
