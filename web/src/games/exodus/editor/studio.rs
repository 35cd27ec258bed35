//! A map being made: the sketch on the bench, the tool in hand, and the hex that is looked at. Draws
//! nothing.

mod drag;

use super::kit::{Kit, Tool};
use super::spot::Spot;
use crate::board::Stroke;
use crate::edit::{self, Bench, Step};
use drag::Drag;
use engine::exodus::sketch::{Ground, Sketch};
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
    pub selected: Option<Spot>,
    /// The hex that was touched last.
    pub touched: Option<Spot>,
    /// The next hex that is picked is where what is on this one goes.
    pub moving: bool,
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
    /// Takes the hex that is looked at off the map.
    Delete,
    /// Waits for the hex to which goes what is looked at, or does not wait any more.
    Move(bool),
    /// A step of the whole map.
    Step(Step<Sketch>),
    /// Lets go: a move, what is looked at.
    Release,
}

impl Studio {
    fn on(bench: Bench<Sketch>, kit: Kit) -> Self {
        let seat = Kit::next_seat(bench.present());
        Self {
            bench,
            drag: None,
            kit: Kit { seat, ..kit },
            selected: None,
            touched: None,
            moving: false,
        }
    }

    /// The map as it is seen: with a drag that is going on.
    #[must_use]
    pub fn sketch(&self) -> &Rc<Sketch> {
        self.drag
            .as_ref()
            .map_or_else(|| self.bench.present(), |drag| &drag.shown)
    }

    /// The map without a drag that is going on.
    #[must_use]
    pub const fn settled(&self) -> &Rc<Sketch> {
        self.bench.present()
    }

    /// What is on the hex that is looked at.
    #[must_use]
    pub fn ground(&self) -> Option<Ground> {
        self.selected.map(|spot| self.settled().ground(spot.0))
    }

    /// Records a change made to the settled map.
    fn change(&mut self, change: impl FnOnce(&mut Sketch)) {
        let mut sketch = (**self.settled()).clone();
        change(&mut sketch);
        self.bench.go_on(sketch);
        self.hold();
    }

    /// Nothing moves where there is nothing.
    fn hold(&mut self) {
        self.moving &= self.ground().is_some_and(|ground| ground != Ground::Void);
    }

    fn look(&mut self, at: Spot) {
        self.touched = Some(at);
        self.selected = Some(at);
        self.moving = false;
    }

    fn tap(&mut self, at: Spot) {
        self.touched = Some(at);
        let kit = self.kit;
        if let (true, Some(from)) = (self.moving, self.selected) {
            self.shift(from, at);
            return;
        }
        match kit.tool {
            Tool::Select | Tool::Hand => self.look(at),
            Tool::Planet => self.change(|sketch| kit.lay(sketch, &[at])),
            Tool::Guard => self.change(|sketch| kit.guard(sketch, &[at])),
            Tool::Eraser => self.change(|sketch| kit.wipe(sketch, &[at])),
            Tool::Council => self.shift(Spot([0, 0]), at),
            Tool::Home => {
                self.change(|sketch| {
                    kit.put_home(sketch, at);
                });
                self.next_home();
                self.look(at);
            }
        }
    }

    /// Moves what is on a hex, and looks at it where it is then: the middle of the map goes with the
    /// High Council.
    fn shift(&mut self, from: Spot, to: Spot) {
        let council = [from.0, to.0].contains(&[0, 0]);
        self.change(|sketch| sketch.shift(from.0, to.0));
        self.look(if council { Spot([0, 0]) } else { to });
    }

    /// After a Home the next seat's turn comes.
    fn next_home(&mut self) {
        self.kit.seat = Kit::next_seat(self.settled());
    }

    fn delete(&mut self) {
        let kit = self.kit;
        if let Some(at) = self.selected {
            self.change(|sketch| kit.wipe(sketch, &[at]));
        }
    }

    fn release(&mut self) {
        if self.drag.take().is_none() && !self.moving {
            self.selected = None;
        }
        self.moving = false;
    }
}

impl edit::Studio for Studio {
    type Craft = Sketch;

    fn begin(bench: Bench<Sketch>) -> Self {
        Self::on(bench, Kit::fresh())
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
                studio.moving &= kit.tool == studio.kit.tool;
                studio.kit = kit;
            }
            Deed::Change(sketch) => studio.change(|now| *now = sketch),
            Deed::Merge(mark, sketch) => {
                studio.bench.merge(mark, sketch);
                studio.hold();
            }
            Deed::Look(at) => studio.look(at),
            Deed::Delete => studio.delete(),
            Deed::Move(on) => {
                studio.moving = on;
                studio.hold();
            }
            Deed::Release => studio.release(),
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
