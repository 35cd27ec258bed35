//! A board being made: the sketch on the bench, the tool in hand, and what is looked at.
//! Draws nothing.

mod drag;

use super::kit::{Kit, Tool};
use super::marks::{area, grid_of, squares};
use crate::board::Stroke;
use crate::edit::{self, Bench, Step, shape};
use crate::games::rift::field::index_of;
use drag::Drag;
use engine::grid::Square;
use engine::rift::content::fault::Object;
use engine::rift::sketch::Sketch;
use std::rc::Rc;
use yew::Reducible;

/// The state of the editor.
#[derive(Clone, PartialEq, Debug)]
pub struct Studio {
    bench: Bench<Sketch>,
    drag: Option<Drag>,
    /// The tools.
    pub kit: Kit,
    /// The square that is looked at.
    pub selected: Option<Square>,
    /// The square that was touched last.
    pub touched: Option<Square>,
    /// What is looked at on it.
    pub object: Option<Object>,
    /// The first corner of a line or rectangle that waits for the second.
    pub corner: Option<Square>,
    /// The next square that is picked is where the object goes.
    pub moving: bool,
}

/// What is done in the editor.
pub enum Deed {
    /// A square is picked.
    Tap(Square),
    /// A drag on the board.
    Drag(Stroke),
    /// Other tools.
    Take(Kit),
    /// A change that is a step of its own.
    Change(Sketch),
    /// One of a row of changes, such as letters of a name, that are one step.
    Merge(&'static str, Sketch),
    /// Looks at a square and something on it.
    Look(Square, Option<Object>),
    /// Takes away what is looked at: the object, or all that is on the square.
    Delete,
    /// Waits for the square to which the object goes, or does not wait any more.
    Move(bool),
    /// A step of the whole board.
    Step(Step<Sketch>),
    /// Lets go: a corner that waits, a move, what is looked at.
    Release,
}

impl Studio {
    fn on(bench: Bench<Sketch>, kit: Kit) -> Self {
        Self {
            bench,
            drag: None,
            kit,
            selected: None,
            touched: None,
            object: None,
            corner: None,
            moving: false,
        }
    }

    /// The board as it is seen: with a drag that is going on.
    #[must_use]
    pub fn sketch(&self) -> &Rc<Sketch> {
        self.drag
            .as_ref()
            .map_or_else(|| self.bench.present(), |drag| &drag.shown)
    }

    /// The board without a drag that is going on.
    #[must_use]
    pub const fn settled(&self) -> &Rc<Sketch> {
        self.bench.present()
    }

    /// The squares that a waiting line or rectangle would take if it ended on a square.
    #[must_use]
    pub fn reach(&self, to: Square) -> Vec<Square> {
        match self.corner {
            Some(from) => self.between(from, to),
            None => Vec::new(),
        }
    }

    fn between(&self, from: Square, to: Square) -> Vec<Square> {
        let grid = grid_of(self.settled());
        let (from, to) = (index_of(grid, from), index_of(grid, to));
        squares(
            grid,
            if self.kit.tool == Tool::Rectangle {
                shape::rectangle(grid, from, to)
            } else {
                shape::line(grid, from, to)
            },
        )
    }

    /// Records a change made to the settled board.
    fn change(&mut self, change: impl FnOnce(&mut Sketch)) {
        let mut sketch = (**self.settled()).clone();
        change(&mut sketch);
        self.bench.go_on(sketch);
        self.hold();
    }

    /// Looks away from what is not there any more.
    fn hold(&mut self) {
        let sketch = self.bench.present();
        let on_board = |square: &Square| sketch.contains(*square);
        self.selected = self.selected.filter(on_board);
        self.touched = self.touched.filter(on_board);
        self.corner = self.corner.filter(on_board);
        let here = self.selected.map(|square| sketch.objects_at(square));
        let here = here.unwrap_or_default();
        if !self.object.is_some_and(|object| here.contains(&object)) {
            self.object = here.first().copied();
            self.moving = false;
        }
    }

    fn look(&mut self, square: Square, object: Option<Object>) {
        self.touched = Some(square);
        self.selected = Some(square);
        self.object = object;
        self.moving = false;
        self.hold();
    }

    fn tap(&mut self, at: Square) {
        self.touched = Some(at);
        let kit = self.kit.clone();
        if let (true, Some(object)) = (self.moving, self.object) {
            self.change(|sketch| sketch.shift(object, at));
            self.look(at, Some(object));
            return;
        }
        match kit.tool {
            Tool::Select | Tool::Hand => self.pick(at),
            Tool::Brush => self.change(|sketch| kit.paint(sketch, &[at])),
            Tool::Eraser => self.change(|sketch| kit.wipe(sketch, &[at])),
            Tool::Fill => {
                let squares = area(self.settled(), at);
                self.change(|sketch| kit.paint(sketch, &squares));
            }
            Tool::Line | Tool::Rectangle => match self.corner.take() {
                None => self.corner = Some(at),
                Some(from) => {
                    let squares = self.between(from, at);
                    self.change(|sketch| kit.paint(sketch, &squares));
                }
            },
            Tool::Ship | Tool::Mine => {
                let mut put = None;
                self.change(|sketch| {
                    put = if kit.tool == Tool::Ship {
                        kit.put_ship(sketch, at, kit.ship.facing)
                    } else {
                        kit.put_mine(sketch, at)
                    };
                });
                match put {
                    Some(object) => self.look(at, Some(object)),
                    None => self.pick(at),
                }
            }
            Tool::Mat => self.change(|sketch| kit.lay(sketch, at)),
        }
    }

    /// Looks at a square; again at the same one, at the next thing on it.
    fn pick(&mut self, at: Square) {
        let here = self.settled().objects_at(at);
        let again = self.selected == Some(at);
        let place = here.iter().position(|object| Some(*object) == self.object);
        let next = match place {
            Some(place) if again => (place + 1) % here.len().max(1),
            Some(_) | None => 0,
        };
        self.look(at, here.get(next).copied());
    }

    fn delete(&mut self) {
        match (self.object, self.selected) {
            (Some(object), _) => self.change(|sketch| sketch.remove(object)),
            (None, Some(square)) => {
                let kit = self.kit.clone();
                self.change(|sketch| kit.wipe(sketch, &[square]));
            }
            (None, None) => {}
        }
    }

    fn release(&mut self) {
        if self.drag.take().is_none() && self.corner.take().is_none() && !self.moving {
            self.selected = None;
            self.object = None;
        }
        self.moving = false;
    }
}

impl edit::Studio for Studio {
    type Craft = Sketch;

    fn begin(bench: Bench<Sketch>) -> Self {
        Self::on(bench, Kit::default())
    }

    fn bench(&self) -> &Bench<Sketch> {
        &self.bench
    }

    fn deed(step: Step<Sketch>) -> Deed {
        Deed::Step(step)
    }
}

impl Reducible for Studio {
    type Action = Deed;

    fn reduce(self: Rc<Self>, deed: Deed) -> Rc<Self> {
        let mut studio = (*self).clone();
        match deed {
            Deed::Tap(square) => studio.tap(square),
            Deed::Drag(stroke) => studio.drag(stroke),
            Deed::Take(kit) => {
                if kit.tool != studio.kit.tool {
                    studio.corner = None;
                    studio.moving = false;
                }
                studio.kit = kit;
            }
            Deed::Change(sketch) => studio.change(|now| *now = sketch),
            Deed::Merge(mark, sketch) => {
                studio.bench.merge(mark, sketch);
                studio.hold();
            }
            Deed::Look(square, object) => studio.look(square, object),
            Deed::Delete => studio.delete(),
            Deed::Move(on) => studio.moving = on && studio.object.is_some(),
            Deed::Release => studio.release(),
            Deed::Step(step) => {
                if matches!(step, Step::Open(..)) {
                    studio = Self::on(studio.bench, studio.kit);
                }
                if matches!(step, Step::Undo | Step::Redo) {
                    studio.drag = None;
                }
                studio.bench.take(step);
                studio.hold();
            }
        }
        Rc::new(studio)
    }
}

#[cfg(test)]
mod tests;
