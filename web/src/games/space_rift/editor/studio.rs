//! A scenario being made: the sketch on the bench, the tool in hand, and what is looked at. Draws
//! nothing.

mod drag;

use super::kit::{Kit, Tool};
use crate::board::Stroke;
use crate::edit::{self, Bench, Step};
use drag::Drag;
use engine::space_rift::field::Hex;
use engine::space_rift::sketch::{Object, Sketch};
use std::rc::Rc;
use yew::Reducible;

/// The state of the editor.
#[derive(Clone, PartialEq, Debug)]
pub struct Studio {
    bench: Bench<Sketch>,
    drag: Option<Drag>,
    /// The tools.
    pub kit: Kit,
    /// The hex that is looked at.
    pub selected: Option<Hex>,
    /// The hex that was touched last.
    pub touched: Option<Hex>,
    /// What is looked at on it.
    pub object: Option<Object>,
    /// The next hex that is picked is where the object goes.
    pub moving: bool,
}

/// What is done in the editor.
pub enum Deed {
    /// A hex is picked.
    Tap(Hex),
    /// A drag on the board.
    Drag(Stroke),
    /// Other tools.
    Take(Kit),
    /// A change that is a step of its own.
    Change(Sketch),
    /// One of a row of changes, such as letters of a name, that are one step.
    Merge(&'static str, Sketch),
    /// Looks at a hex and something on it.
    Look(Hex, Option<Object>),
    /// Takes away what is looked at: the object, or all that is on the hex.
    Delete,
    /// Waits for the hex to which the object goes, or does not wait any more.
    Move(bool),
    /// A step of the whole scenario.
    Step(Step<Sketch>),
    /// Lets go: a move, what is looked at.
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
            object: None,
            moving: false,
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

    /// Records a change made to the settled scenario.
    fn change(&mut self, change: impl FnOnce(&mut Sketch)) {
        let mut sketch = (**self.settled()).clone();
        change(&mut sketch);
        self.bench.go_on(sketch);
        self.hold();
    }

    /// Looks away from what is not there any more.
    fn hold(&mut self) {
        let sketch = self.bench.present();
        let here = self.selected.map(|hex| sketch.objects_at(hex));
        let here = here.unwrap_or_default();
        if !self.object.is_some_and(|object| here.contains(&object)) {
            self.object = here.first().copied();
            self.moving = false;
        }
    }

    fn look(&mut self, hex: Hex, object: Option<Object>) {
        self.touched = Some(hex);
        self.selected = Some(hex);
        self.object = object;
        self.moving = false;
        self.hold();
    }

    fn tap(&mut self, at: Hex) {
        self.touched = Some(at);
        let kit = self.kit;
        if let (true, Some(object)) = (self.moving, self.object) {
            self.change(|sketch| sketch.shift(object, at));
            self.look(at, Some(object));
            return;
        }
        match kit.tool {
            Tool::Select | Tool::Hand => self.pick(at),
            Tool::Brush => self.change(|sketch| kit.paint(sketch, &[at])),
            Tool::Eraser => self.change(|sketch| kit.wipe(sketch, &[at])),
            Tool::Unit => {
                let mut put = None;
                self.change(|sketch| put = kit.put_unit(sketch, at));
                match put {
                    Some(object) => self.look(at, Some(object)),
                    None => self.pick(at),
                }
            }
            Tool::Rift if self.settled().tile_at(at).is_some() => {
                let tile = self.settled().tile_at(at).map(Object::Tile);
                self.look(at, tile);
            }
            Tool::Rift => {
                self.change(|sketch| sketch.lay_rift(at));
                self.look(at, Some(Object::Tile(0)));
            }
        }
    }

    /// Looks at a hex; again at the same one, at the next thing on it.
    fn pick(&mut self, at: Hex) {
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
            (None, Some(hex)) => {
                let kit = self.kit;
                self.change(|sketch| kit.wipe(sketch, &[hex]));
            }
            (None, None) => {}
        }
    }

    fn release(&mut self) {
        if self.drag.take().is_none() && !self.moving {
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
            Deed::Tap(hex) => studio.tap(hex),
            Deed::Drag(stroke) => studio.drag(stroke),
            Deed::Take(kit) => {
                studio.moving &= kit.tool == studio.kit.tool;
                studio.kit = kit;
            }
            Deed::Change(sketch) => studio.change(|now| *now = sketch),
            Deed::Merge(mark, sketch) => {
                studio.bench.merge(mark, sketch);
                studio.hold();
            }
            Deed::Look(hex, object) => studio.look(hex, object),
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
