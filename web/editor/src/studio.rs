//! The state of an editor: the thing on the bench, the tool in hand, and what is looked at. Draws
//! nothing.

pub mod handwork;

use super::bench::{Bench, Step};
use crate::studio::handwork::{Handwork, Tools};
use board::Stroke;
use std::rc::Rc;
use yew::Reducible;

/// The state of an editor.
#[derive(Clone, PartialEq, Debug)]
pub struct Studio<H: Handwork> {
    bench: Bench<H::Sketch>,
    drag: Option<Drag<H>>,
    /// The tools.
    pub kit: H::Kit,
    /// The place that is looked at.
    pub selected: Option<H::Place>,
    /// The place that was touched last.
    pub touched: Option<H::Place>,
    /// What is looked at on it.
    pub object: Option<H::Object>,
    /// The first corner of a figure that waits for the second.
    pub corner: Option<H::Place>,
    /// The next place that is picked is where the object goes.
    pub moving: bool,
}

/// A drag that is going on: what it would leave is seen, and recorded when it ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Drag<H: Handwork> {
    /// Where it began.
    pub first: H::Place,
    /// Where it has come.
    pub last: H::Place,
    /// The thing as it would be if the drag ended now.
    pub shown: Rc<H::Sketch>,
    /// What it has taken hold of.
    pub held: Option<H::Object>,
    /// What it has put.
    pub put: Option<H::Object>,
}

/// What is done in an editor.
pub enum Deed<H: Handwork> {
    /// A place is picked.
    Tap(H::Place),
    /// A drag on the board.
    Drag(Stroke),
    /// Other tools.
    Take(H::Kit),
    /// A change that is a step of its own.
    Change(H::Sketch),
    /// One of a row of changes, such as letters of a name, that are one step.
    Merge(&'static str, H::Sketch),
    /// Looks at a place, and at the first thing on it.
    Look(H::Place),
    /// Looks at something on a place.
    Regard(H::Place, H::Object),
    /// Takes away what is looked at: the object, or all that is on the place.
    Delete,
    /// Waits for the place to which the object goes, or does not wait any more.
    Move(bool),
    /// A step of the whole thing.
    Step(Step<H::Sketch>),
    /// Lets go: a corner that waits, a move, what is looked at.
    Release,
}

impl<H: Handwork> Studio<H> {
    /// Begins with what is on a bench.
    #[must_use]
    pub fn begin(bench: Bench<H::Sketch>) -> Self {
        Self::on(bench, None)
    }

    fn on(bench: Bench<H::Sketch>, kit: Option<H::Kit>) -> Self {
        Self {
            kit: H::ready(kit, bench.present()),
            bench,
            drag: None,
            selected: None,
            touched: None,
            object: None,
            corner: None,
            moving: false,
        }
    }

    /// What is in hand.
    #[must_use]
    pub const fn bench(&self) -> &Bench<H::Sketch> {
        &self.bench
    }

    /// The thing as it is seen: with a drag that is going on.
    #[must_use]
    pub fn sketch(&self) -> &Rc<H::Sketch> {
        self.drag
            .as_ref()
            .map_or_else(|| self.bench.present(), |drag| &drag.shown)
    }

    /// The thing without a drag that is going on.
    #[must_use]
    pub const fn settled(&self) -> &Rc<H::Sketch> {
        self.bench.present()
    }

    /// The tool in hand.
    #[must_use]
    pub fn tool(&self) -> H::Tool {
        H::tool(&self.kit)
    }

    /// Whether a deed is about to look at a place; `select` is the tool that does nothing else.
    #[must_use]
    pub fn looks(&self, deed: &Deed<H>, select: H::Tool) -> bool {
        matches!(deed, Deed::Look(_) | Deed::Regard(..))
            || self.tool() == select && matches!(deed, Deed::Tap(_))
    }

    /// The deed of a key that means the same in every editor.
    #[must_use]
    pub fn press(&self, key: &str, pointed: Option<H::Place>) -> Option<Deed<H>> {
        if let Some(tool) = H::Tool::with_key(key) {
            return Some(Deed::Take(H::with_tool(&self.kit, tool)));
        }
        match key {
            "m" => Some(Deed::Move(!self.moving)),
            "delete" | "backspace" => match pointed.filter(|at| Some(*at) != self.selected) {
                Some(at) => Some(self.changed(|thing| H::wipe(&self.kit, thing, at))),
                None => Some(Deed::Delete),
            },
            "escape" => Some(Deed::Release),
            _ => None,
        }
    }

    /// The deed of a change to the settled thing.
    pub fn changed(&self, change: impl FnOnce(&mut H::Sketch)) -> Deed<H> {
        let mut thing = (**self.settled()).clone();
        change(&mut thing);
        Deed::Change(thing)
    }

    /// Records a change made to the settled thing.
    pub fn change(&mut self, change: impl FnOnce(&mut H::Sketch)) {
        let mut thing = (**self.settled()).clone();
        change(&mut thing);
        self.go_on(thing);
    }

    /// Records what the thing is now.
    pub fn go_on(&mut self, thing: H::Sketch) {
        self.bench.go_on(thing);
        self.hold();
    }

    /// Looks at a place and something on it: the first, where it is not said.
    pub fn look(&mut self, at: H::Place, object: Option<H::Object>) {
        self.touched = Some(at);
        self.selected = Some(at);
        self.object = object;
        self.moving = false;
        self.hold();
    }

    /// Looks at a place; again at the same one, at the next thing on it.
    pub fn pick(&mut self, at: H::Place) {
        let here = H::objects_at(self.settled(), at);
        let again = self.selected == Some(at);
        let place = here.iter().position(|object| Some(*object) == self.object);
        let next = match place {
            Some(place) if again => (place + 1) % here.len().max(1),
            Some(_) | None => 0,
        };
        self.look(at, here.get(next).copied());
    }

    /// Looks away from what is not there any more.
    fn hold(&mut self) {
        H::hold(self);
        let here = self.selected.map(|at| H::objects_at(self.settled(), at));
        let here = here.unwrap_or_default();
        if !self.object.is_some_and(|object| here.contains(&object)) {
            self.object = here.first().copied();
            self.moving = false;
        }
    }

    fn tap(&mut self, at: H::Place) {
        self.touched = Some(at);
        match (self.moving, self.object, self.selected) {
            (true, Some(object), Some(from)) => H::moved(self, object, from, at),
            (_, _, _) => H::tap(self, at),
        }
    }

    fn drag(&mut self, stroke: Stroke) {
        match stroke {
            Stroke::Begin(cell) => {
                let Some(at) = H::place_at(self.settled(), cell) else {
                    return;
                };
                self.corner = None;
                self.drag = Some(Drag {
                    first: at,
                    last: at,
                    shown: self.settled().clone(),
                    held: H::grip(self, at),
                    put: None,
                });
                self.pull(&[at]);
            }
            Stroke::Over(cell) => {
                let Some(drag) = &mut self.drag else { return };
                let settled = self.bench.present();
                if let Some(at) = H::place_at(settled, cell) {
                    let path = H::line(settled, drag.last, at);
                    drag.last = at;
                    self.pull(&path);
                }
            }
            Stroke::End => {
                if let Some(drag) = self.drag.take() {
                    H::dropped(self, drag);
                }
            }
            Stroke::Cancel => self.drag = None,
        }
    }

    /// Goes on with a drag along a path.
    fn pull(&mut self, path: &[H::Place]) {
        let Some(mut drag) = self.drag.take() else {
            return;
        };
        let mut thing = if H::paints(self.tool()) {
            (*drag.shown).clone()
        } else {
            (**self.settled()).clone()
        };
        H::pull(self, &mut drag, &mut thing, path);
        drag.shown = Rc::new(thing);
        self.drag = Some(drag);
    }

    fn take(&mut self, kit: H::Kit) {
        if H::tool(&kit) != self.tool() {
            self.corner = None;
            self.moving = false;
        }
        self.kit = kit;
        self.hold();
    }

    fn delete(&mut self) {
        let kit = self.kit.clone();
        match (self.selected, self.object) {
            (Some(at), Some(object)) => self.change(|thing| H::remove(&kit, thing, at, object)),
            (Some(at), None) => self.change(|thing| H::wipe(&kit, thing, at)),
            (None, _) => {}
        }
    }

    fn release(&mut self) {
        if self.drag.take().is_none() && self.corner.take().is_none() && !self.moving {
            self.selected = None;
            self.object = None;
        }
        self.moving = false;
    }

    fn step(&mut self, step: Step<H::Sketch>) {
        if matches!(step, Step::Undo | Step::Redo) {
            self.drag = None;
        }
        let opened = matches!(step, Step::Open(..));
        self.bench.take(step);
        if opened {
            *self = Self::on(self.bench.clone(), Some(self.kit.clone()));
        }
        self.hold();
    }
}

impl<H: Handwork> Reducible for Studio<H> {
    type Action = Deed<H>;

    fn reduce(self: Rc<Self>, deed: Deed<H>) -> Rc<Self> {
        let mut studio = (*self).clone();
        match deed {
            Deed::Tap(at) => studio.tap(at),
            Deed::Drag(stroke) => studio.drag(stroke),
            Deed::Take(kit) => studio.take(kit),
            Deed::Change(thing) => studio.go_on(thing),
            Deed::Merge(mark, thing) => {
                studio.bench.merge(mark, thing);
                studio.hold();
            }
            Deed::Look(at) => studio.look(at, None),
            Deed::Regard(at, object) => studio.look(at, Some(object)),
            Deed::Delete => studio.delete(),
            Deed::Move(on) => studio.moving = on && studio.object.is_some(),
            Deed::Release => studio.release(),
            Deed::Step(step) => studio.step(step),
        }
        Rc::new(studio)
    }
}
