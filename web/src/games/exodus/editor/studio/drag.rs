//! A drag on the board: what it would leave is seen while it goes on, and recorded when it ends.

use super::Studio;
use crate::board::Stroke;
use crate::games::exodus::editor::kit::Tool;
use crate::games::exodus::editor::spot::{Spot, line, spot_at};
use engine::exodus::sketch::{Ground, Sketch};
use std::rc::Rc;

/// A drag that is going on.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Drag {
    first: Spot,
    last: Spot,
    /// The map as it would be if the drag ended now.
    pub(super) shown: Rc<Sketch>,
}

impl Studio {
    pub(super) fn drag(&mut self, stroke: Stroke) {
        match stroke {
            Stroke::Begin(cell) => {
                let Some(at) = spot_at(cell) else { return };
                self.drag = Some(Drag {
                    first: at,
                    last: at,
                    shown: self.settled().clone(),
                });
                self.pull(&[at]);
            }
            Stroke::Over(cell) => {
                let last = self.drag.as_ref().map(|drag| drag.last);
                if let (Some(last), Some(at)) = (last, spot_at(cell)) {
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

    /// Goes on with a drag along a path. What moves the whole map waits for the end of the drag, lest
    /// the hexes run away under the hand.
    fn pull(&mut self, path: &[Spot]) {
        let Some(mut drag) = self.drag.take() else {
            return;
        };
        let kit = self.kit;
        let (first, last) = (drag.first, drag.last);
        let mut sketch = match kit.tool {
            Tool::Planet | Tool::Guard | Tool::Eraser => (*drag.shown).clone(),
            Tool::Select | Tool::Home | Tool::Council | Tool::Hand => (**self.settled()).clone(),
        };
        match kit.tool {
            Tool::Planet => kit.lay(&mut sketch, path),
            Tool::Guard => kit.guard(&mut sketch, path),
            Tool::Eraser => kit.wipe(&mut sketch, path),
            Tool::Home if self.grips(Tool::Home, first) => sketch.shift(first.0, last.0),
            Tool::Home => {
                kit.put_home(&mut sketch, last);
            }
            Tool::Select if !self.moves_all(first, last) => sketch.shift(first.0, last.0),
            Tool::Select | Tool::Council | Tool::Hand => {}
        }
        drag.shown = Rc::new(sketch);
        self.drag = Some(drag);
    }

    /// Whether a drag with a tool that begins on a hex takes hold of what is there.
    fn grips(&self, tool: Tool, at: Spot) -> bool {
        match (tool, self.settled().ground(at.0)) {
            (Tool::Select, ground) => ground != Ground::Void,
            (Tool::Home, Ground::Home(_)) => true,
            (_, _) => false,
        }
    }

    /// Whether a move between two hexes is one of the High Council, and so of the middle.
    fn moves_all(&self, first: Spot, last: Spot) -> bool {
        first != last && [first.0, last.0].contains(&[0, 0]) && self.grips(Tool::Select, first)
    }

    fn drop_drag(&mut self) {
        let Some(drag) = self.drag.take() else { return };
        let (first, last) = (drag.first, drag.last);
        match self.kit.tool {
            Tool::Council => self.shift(Spot([0, 0]), last),
            Tool::Select if self.moves_all(first, last) => self.shift(first, last),
            Tool::Select | Tool::Home => {
                self.bench.go_on((*drag.shown).clone());
                if self.kit.tool == Tool::Home {
                    self.next_home();
                }
                self.look(last);
            }
            Tool::Planet | Tool::Guard | Tool::Eraser | Tool::Hand => {
                self.bench.go_on((*drag.shown).clone());
                self.hold();
            }
        }
    }
}
