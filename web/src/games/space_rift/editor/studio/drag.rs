//! A drag on the board: what it would leave is seen while it goes on, and recorded when it ends.

use super::Studio;
use crate::board::Stroke;
use crate::games::space_rift::editor::kit::Tool;
use crate::games::space_rift::editor::marks::line;
use crate::games::space_rift::field::hex_at;
use engine::space_rift::field::Hex;
use engine::space_rift::sketch::{Object, Sketch};
use std::rc::Rc;

/// A drag that is going on.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Drag {
    pub(super) last: Hex,
    /// The scenario as it would be if the drag ended now.
    pub(super) shown: Rc<Sketch>,
    /// What it has taken hold of.
    pub(super) held: Option<Object>,
    /// What it has put.
    pub(super) put: Option<Object>,
}

impl Studio {
    pub(super) fn drag(&mut self, stroke: Stroke) {
        match stroke {
            Stroke::Begin(cell) => {
                let Some(at) = hex_at(cell) else { return };
                self.drag = Some(Drag {
                    last: at,
                    shown: self.settled().clone(),
                    held: self.grip(at),
                    put: None,
                });
                self.pull(&[at]);
            }
            Stroke::Over(cell) => {
                let last = self.drag.as_ref().map(|drag| drag.last);
                if let (Some(last), Some(at)) = (last, hex_at(cell)) {
                    if let Some(drag) = &mut self.drag {
                        drag.last = at;
                    }
                    self.pull(&line(last, at));
                }
            }
            Stroke::End => self.drop_drag(),
            Stroke::Cancel => self.drag = None,
        }
    }

    /// What a drag that begins on a hex takes hold of.
    fn grip(&self, at: Hex) -> Option<Object> {
        let here = self.settled().objects_at(at);
        let is_tile = |object: &Object| matches!(object, Object::Tile(_));
        match self.kit.tool {
            Tool::Rift => here.into_iter().find(is_tile),
            Tool::Select | Tool::Unit => {
                let own = self.object.filter(|object| here.contains(object));
                own.or_else(|| here.first().copied())
                    .filter(|object| self.kit.tool == Tool::Select || !is_tile(object))
            }
            Tool::Brush | Tool::Eraser | Tool::Hand => None,
        }
    }

    /// Goes on with a drag along a path.
    fn pull(&mut self, path: &[Hex]) {
        let Some(mut drag) = self.drag.take() else {
            return;
        };
        let kit = self.kit;
        let mut sketch = match kit.tool {
            Tool::Brush | Tool::Eraser => (*drag.shown).clone(),
            Tool::Select | Tool::Unit | Tool::Rift | Tool::Hand => (**self.settled()).clone(),
        };
        let last = drag.last;
        match (kit.tool, drag.held) {
            (Tool::Brush, _) => kit.paint(&mut sketch, path),
            (Tool::Eraser, _) => kit.wipe(&mut sketch, path),
            // The tile with the dial takes the others along.
            (Tool::Rift, None | Some(Object::Tile(0))) => {
                sketch.lay_rift(last);
                drag.put = Some(Object::Tile(0));
            }
            (Tool::Select | Tool::Unit | Tool::Rift, Some(object)) => sketch.shift(object, last),
            (Tool::Unit, None) => drag.put = kit.put_unit(&mut sketch, last),
            (Tool::Select, None) | (Tool::Hand, _) => {}
        }
        drag.shown = Rc::new(sketch);
        self.drag = Some(drag);
    }

    fn drop_drag(&mut self) {
        let Some(drag) = self.drag.take() else { return };
        self.bench.go_on((*drag.shown).clone());
        self.hold();
        match self.kit.tool {
            Tool::Select | Tool::Unit | Tool::Rift => self.look(drag.last, drag.held.or(drag.put)),
            Tool::Brush | Tool::Eraser | Tool::Hand => {}
        }
    }
}
