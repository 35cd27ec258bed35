//! A drag on the board: what it would leave is seen while it goes on, and recorded when it ends.

use super::Studio;
use crate::board::Stroke;
use crate::edit::shape;
use crate::games::rift::editor::kit::Tool;
use crate::games::rift::editor::marks::{area, grid_of, heading_to, squares};
use crate::games::rift::field::{index_of, square_at};
use engine::grid::Square;
use engine::rift::content::fault::Object;
use engine::rift::sketch::Sketch;
use std::rc::Rc;

/// A drag that is going on.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Drag {
    pub(super) first: Square,
    pub(super) last: Square,
    /// The board as it would be if the drag ended now.
    pub(super) shown: Rc<Sketch>,
    /// What it has taken hold of.
    pub(super) held: Option<Object>,
    /// What it has put.
    pub(super) put: Option<Object>,
}

impl Studio {
    pub(super) fn drag(&mut self, stroke: Stroke) {
        let grid = grid_of(self.settled());
        match stroke {
            Stroke::Begin(cell) => {
                let Some(at) = square_at(grid, cell) else {
                    return;
                };
                let here = self.settled().objects_at(at);
                let own = self.object.filter(|object| here.contains(object));
                self.corner = None;
                self.drag = Some(Drag {
                    first: at,
                    last: at,
                    shown: self.settled().clone(),
                    held: own.or_else(|| here.first().copied()),
                    put: None,
                });
                self.pull(&[at]);
            }
            Stroke::Over(cell) => {
                let last = self.drag.as_ref().map(|drag| drag.last);
                if let (Some(last), Some(at)) = (last, square_at(grid, cell)) {
                    let path = shape::line(grid, index_of(grid, last), cell);
                    if let Some(drag) = &mut self.drag {
                        drag.last = at;
                    }
                    self.pull(&squares(grid, path));
                }
            }
            Stroke::End => self.drop_drag(),
            Stroke::Cancel => self.drag = None,
        }
    }

    /// Goes on with a drag along a path.
    fn pull(&mut self, path: &[Square]) {
        let Some(mut drag) = self.drag.take() else {
            return;
        };
        let kit = &self.kit;
        let mut sketch = match kit.tool {
            Tool::Brush | Tool::Eraser => (*drag.shown).clone(),
            Tool::Select
            | Tool::Line
            | Tool::Rectangle
            | Tool::Fill
            | Tool::Ship
            | Tool::Mine
            | Tool::Mat
            | Tool::Hand => (**self.settled()).clone(),
        };
        let (first, last) = (drag.first, drag.last);
        match kit.tool {
            Tool::Brush => kit.paint(&mut sketch, path),
            Tool::Eraser => kit.wipe(&mut sketch, path),
            Tool::Line | Tool::Rectangle => kit.paint(&mut sketch, &self.between(first, last)),
            Tool::Fill => kit.paint(&mut sketch, &area(self.settled(), last)),
            Tool::Select | Tool::Ship | Tool::Mine if drag.held.is_some() => {
                drag.held
                    .into_iter()
                    .for_each(|object| sketch.shift(object, last));
            }
            Tool::Ship => {
                let facing = heading_to(first, last).unwrap_or(kit.ship.facing);
                drag.put = kit.put_ship(&mut sketch, first, facing);
            }
            Tool::Mine => drag.put = kit.put_mine(&mut sketch, last),
            Tool::Mat => kit.lay(&mut sketch, last),
            Tool::Select | Tool::Hand => {}
        }
        drag.shown = Rc::new(sketch);
        self.drag = Some(drag);
    }

    fn drop_drag(&mut self) {
        let Some(drag) = self.drag.take() else { return };
        self.bench.go_on((*drag.shown).clone());
        self.hold();
        match self.kit.tool {
            Tool::Ship if drag.held.is_none() => self.look(drag.first, drag.put),
            Tool::Select | Tool::Ship | Tool::Mine => {
                self.look(drag.last, drag.held.or(drag.put));
            }
            Tool::Brush
            | Tool::Eraser
            | Tool::Line
            | Tool::Rectangle
            | Tool::Fill
            | Tool::Mat
            | Tool::Hand => {}
        }
    }
}
