//! A scenario being made: the sketch on the bench, the tool in hand, and the hex that is looked at.
//! Draws nothing.

use super::kit::{Kit, Tool};
use super::spot::{Spot, line, spot_at};
use crate::board::Stroke;
use crate::edit::{self, Bench, Step};
use engine::saga::sketch::Sketch;
use std::rc::Rc;
use yew::Reducible;

/// A drag that is going on: where it was last, and what it would leave.
#[derive(Clone, PartialEq, Debug)]
struct Drag {
    last: Spot,
    shown: Rc<Sketch>,
}

/// The state of the editor.
#[derive(Clone, PartialEq, Debug)]
pub struct Studio {
    bench: Bench<Sketch>,
    drag: Option<Drag>,
    /// The tools.
    pub kit: Kit,
    /// The hex that is looked at.
    pub selected: Option<Spot>,
    /// The hex that was touched last.
    pub touched: Option<Spot>,
}

/// What is done in the editor.
pub enum Deed {
    /// A hex is picked.
    Tap(Spot),
    /// A drag on the board.
    Drag(Stroke),
    /// Other tools.
    Take(Kit),
    /// A change that is a step of its own.
    Change(Sketch),
    /// One of a row of changes, such as letters of a name, that are one step.
    Merge(&'static str, Sketch),
    /// Looks at a hex.
    Look(Spot),
    /// Takes the hex that is looked at off the board.
    Delete,
    /// A step of the whole scenario.
    Step(Step<Sketch>),
    /// Lets go of what is looked at.
    Release,
}

impl Studio {
    const fn on(bench: Bench<Sketch>, kit: Kit) -> Self {
        Self {
            bench,
            drag: None,
            kit,
            selected: None,
            touched: None,
        }
    }

    /// The scenario as it is seen: with a drag that is going on.
    #[must_use]
    pub fn sketch(&self) -> &Rc<Sketch> {
        self.drag
            .as_ref()
            .map_or_else(|| self.bench.present(), |drag| &drag.shown)
    }

    /// The scenario without a drag that is going on.
    #[must_use]
    pub const fn settled(&self) -> &Rc<Sketch> {
        self.bench.present()
    }

    /// Looks away from a side that is not there any more.
    fn hold(&mut self) {
        let variants = &self.bench.present().file().variants;
        self.kit.side = self.kit.side.filter(|side| variants.contains_key(side));
    }

    fn go_on(&mut self, sketch: Sketch) {
        self.bench.go_on(sketch);
        self.hold();
    }

    fn look(&mut self, at: Spot) {
        self.touched = Some(at);
        self.selected = Some(at);
    }

    fn tap(&mut self, at: Spot) {
        self.touched = Some(at);
        let (kit, sketch) = (self.kit, self.settled().clone());
        match kit.tool {
            Tool::Select | Tool::Hand => self.look(at),
            Tool::Sector => self.go_on(kit.lay(&sketch, &[at.0])),
            Tool::Eraser => self.go_on(kit.wipe(&sketch, &[at.0])),
            Tool::Start => self.go_on(kit.start(&sketch, at.0)),
        }
    }

    fn drag(&mut self, stroke: Stroke) {
        match stroke {
            Stroke::Begin(cell) => {
                if let Some(at) = spot_at(cell) {
                    let shown = self.settled().clone();
                    self.drag = Some(Drag { last: at, shown });
                    self.pull(&[at]);
                }
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
            Stroke::End => {
                if let Some(drag) = self.drag.take() {
                    self.go_on((*drag.shown).clone());
                    if self.kit.tool == Tool::Select {
                        self.look(drag.last);
                    }
                }
            }
            Stroke::Cancel => self.drag = None,
        }
    }

    /// Goes on with a drag along a path.
    fn pull(&mut self, path: &[Spot]) {
        let kit = self.kit;
        let Some(drag) = &mut self.drag else { return };
        let hexes: Vec<[i8; 2]> = path.iter().map(|spot| spot.0).collect();
        drag.shown = match kit.tool {
            Tool::Sector => Rc::new(kit.lay(&drag.shown, &hexes)),
            Tool::Eraser => Rc::new(kit.wipe(&drag.shown, &hexes)),
            Tool::Select | Tool::Start | Tool::Hand => return,
        };
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
            Deed::Tap(at) => studio.tap(at),
            Deed::Drag(stroke) => studio.drag(stroke),
            Deed::Take(kit) => {
                studio.kit = kit;
                studio.hold();
            }
            Deed::Change(sketch) => studio.go_on(sketch),
            Deed::Merge(mark, sketch) => {
                studio.bench.merge(mark, sketch);
                studio.hold();
            }
            Deed::Look(at) => studio.look(at),
            Deed::Delete => {
                if let Some(at) = studio.selected {
                    let wiped = studio.kit.wipe(studio.settled(), &[at.0]);
                    studio.go_on(wiped);
                }
            }
            Deed::Release => {
                if studio.drag.take().is_none() {
                    studio.selected = None;
                }
            }
            Deed::Step(step) => {
                if matches!(step, Step::Undo | Step::Redo) {
                    studio.drag = None;
                }
                let opened = matches!(step, Step::Open(..));
                studio.bench.take(step);
                if opened {
                    studio = Self::on(studio.bench, studio.kit);
                }
                studio.hold();
            }
        }
        Rc::new(studio)
    }
}

#[cfg(test)]
mod tests;
