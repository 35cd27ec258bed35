//! The state of an editor: the thing on the bench, the tool in hand, and what is looked at. Draws
//! nothing.

pub mod editor_tools;

use super::document::{DocumentAction, EditorDocument};
use crate::state::editor_tools::{EditorTools, ToolKind};
use board::StrokeEvent;
use std::rc::Rc;
use ui::update::Update;
use yew::Reducible;

/// The state of an editor.
#[derive(Clone, PartialEq, Debug)]
pub struct EditorState<H: EditorTools> {
    bench: EditorDocument<H::Document>,
    drag: Option<Drag<H>>,
    /// The tools.
    pub kit: H::ToolSettings,
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
pub struct Drag<H: EditorTools> {
    /// Where it began.
    pub first: H::Place,
    /// Where it has come.
    pub last: H::Place,
    /// The thing as it would be if the drag ended now.
    pub shown: Rc<H::Document>,
    /// What it has taken hold of.
    pub held: Option<H::Object>,
    /// What it has put.
    pub put: Option<H::Object>,
}

/// What is done in an editor.
pub enum EditorAction<H: EditorTools> {
    /// A place is picked.
    Tap(H::Place),
    /// A drag on the board.
    Drag(StrokeEvent),
    /// Replaces the tool settings.
    SetTools(H::ToolSettings),
    /// Changes the tool settings.
    UpdateTools(Update<H::ToolSettings>),
    /// Changes the document as one undo step.
    Change(Update<H::Document>),
    /// Changes the document; consecutive changes with the same mark, such as the letters of a
    /// name, are one undo step.
    Merge(&'static str, Update<H::Document>),
    /// Looks at a place, and at the first thing on it.
    Select(H::Place),
    /// Looks at something on a place.
    SelectObject(H::Place, H::Object),
    /// Takes away what is looked at: the object, or all that is on the place.
    Delete,
    /// Waits for the place to which the object goes, or does not wait any more.
    Move(bool),
    /// A step of the whole thing.
    Document(DocumentAction<H::Document>),
    /// Lets go: a corner that waits, a move, what is looked at.
    Cancel,
}

impl<H: EditorTools> EditorAction<H> {
    /// Changes the document as one undo step.
    pub fn change(change: impl FnOnce(&mut H::Document) + 'static) -> Self {
        Self::Change(Box::new(change))
    }
}

impl<H: EditorTools> EditorState<H> {
    /// Begins with what is on a bench.
    #[must_use]
    pub fn new(bench: EditorDocument<H::Document>) -> Self {
        Self::with_tools(bench, None)
    }

    fn with_tools(bench: EditorDocument<H::Document>, kit: Option<H::ToolSettings>) -> Self {
        Self {
            kit: H::init_tools(kit, bench.present()),
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
    pub const fn document(&self) -> &EditorDocument<H::Document> {
        &self.bench
    }

    /// The thing as it is seen: with a drag that is going on.
    #[must_use]
    pub fn preview(&self) -> &Rc<H::Document> {
        self.drag
            .as_ref()
            .map_or_else(|| self.bench.present(), |drag| &drag.shown)
    }

    /// The thing without a drag that is going on.
    #[must_use]
    pub const fn committed(&self) -> &Rc<H::Document> {
        self.bench.present()
    }

    /// The tool in hand.
    #[must_use]
    pub fn tool(&self) -> H::Tool {
        H::tool(&self.kit)
    }

    /// Whether a deed is about to look at a place; `select` is the tool that does nothing else.
    #[must_use]
    pub fn selects_place(&self, deed: &EditorAction<H>, select: H::Tool) -> bool {
        matches!(
            deed,
            EditorAction::Select(_) | EditorAction::SelectObject(..)
        ) || self.tool() == select && matches!(deed, EditorAction::Tap(_))
    }

    /// The deed of a key that means the same in every editor.
    #[must_use]
    pub fn key_action(&self, key: &str, pointed: Option<H::Place>) -> Option<EditorAction<H>> {
        if let Some(tool) = H::Tool::from_key(key) {
            return Some(EditorAction::SetTools(H::with_tool(&self.kit, tool)));
        }
        match key {
            "m" => Some(EditorAction::Move(!self.moving)),
            "delete" | "backspace" => match pointed.filter(|at| Some(*at) != self.selected) {
                Some(at) => {
                    let tools = self.kit.clone();
                    Some(EditorAction::change(move |document| {
                        H::clear_place(&tools, document, at);
                    }))
                }
                None => Some(EditorAction::Delete),
            },
            "escape" => Some(EditorAction::Cancel),
            _ => None,
        }
    }

    /// Records a change made to the settled thing.
    pub fn change(&mut self, change: impl FnOnce(&mut H::Document)) {
        let mut thing = (**self.committed()).clone();
        change(&mut thing);
        self.commit(thing);
    }

    /// Records what the thing is now.
    pub fn commit(&mut self, thing: H::Document) {
        self.bench.commit(thing);
        self.prune_selection();
    }

    /// Looks at a place and something on it: the first, where it is not said.
    pub fn select(&mut self, at: H::Place, object: Option<H::Object>) {
        self.touched = Some(at);
        self.selected = Some(at);
        self.object = object;
        self.moving = false;
        self.prune_selection();
    }

    /// Looks at a place; again at the same one, at the next thing on it.
    pub fn select_next(&mut self, at: H::Place) {
        let here = H::objects_at(self.committed(), at);
        let again = self.selected == Some(at);
        let place = here.iter().position(|object| Some(*object) == self.object);
        let next = match place {
            Some(place) if again => (place + 1) % here.len().max(1),
            Some(_) | None => 0,
        };
        self.select(at, here.get(next).copied());
    }

    /// Looks away from what is not there any more.
    fn prune_selection(&mut self) {
        H::prune_selection(self);
        let here = self.selected.map(|at| H::objects_at(self.committed(), at));
        let here = here.unwrap_or_default();
        if !self.object.is_some_and(|object| here.contains(&object)) {
            self.object = here.first().copied();
            self.moving = false;
        }
    }

    fn tap(&mut self, at: H::Place) {
        self.touched = Some(at);
        match (self.moving, self.object, self.selected) {
            (true, Some(object), Some(from)) => H::move_object(self, object, from, at),
            (_, _, _) => H::tap(self, at),
        }
    }

    fn drag(&mut self, stroke: StrokeEvent) {
        match stroke {
            StrokeEvent::Begin(cell) => {
                let Some(at) = H::place_at(self.committed(), cell) else {
                    return;
                };
                self.corner = None;
                self.drag = Some(Drag {
                    first: at,
                    last: at,
                    shown: self.committed().clone(),
                    held: H::grab(self, at),
                    put: None,
                });
                self.drag_along(&[at]);
            }
            StrokeEvent::Over(cell) => {
                let Some(drag) = &mut self.drag else { return };
                let settled = self.bench.present();
                if let Some(at) = H::place_at(settled, cell) {
                    let path = H::path_between(settled, drag.last, at);
                    drag.last = at;
                    self.drag_along(&path);
                }
            }
            StrokeEvent::End => {
                if let Some(drag) = self.drag.take() {
                    H::finish_drag(self, drag);
                }
            }
            StrokeEvent::Cancel => self.drag = None,
        }
    }

    /// Goes on with a drag along a path.
    fn drag_along(&mut self, path: &[H::Place]) {
        let Some(mut drag) = self.drag.take() else {
            return;
        };
        let mut thing = if H::paints(self.tool()) {
            (*drag.shown).clone()
        } else {
            (**self.committed()).clone()
        };
        H::drag_along(self, &mut drag, &mut thing, path);
        drag.shown = Rc::new(thing);
        self.drag = Some(drag);
    }

    fn set_tools(&mut self, kit: H::ToolSettings) {
        if H::tool(&kit) != self.tool() {
            self.corner = None;
            self.moving = false;
        }
        self.kit = kit;
        self.prune_selection();
    }

    fn delete(&mut self) {
        let kit = self.kit.clone();
        match (self.selected, self.object) {
            (Some(at), Some(object)) => {
                self.change(|thing| H::remove_object(&kit, thing, at, object))
            }
            (Some(at), None) => self.change(|thing| H::clear_place(&kit, thing, at)),
            (None, _) => {}
        }
    }

    fn cancel(&mut self) {
        if self.drag.take().is_none() && self.corner.take().is_none() && !self.moving {
            self.selected = None;
            self.object = None;
        }
        self.moving = false;
    }

    fn apply_document_action(&mut self, step: DocumentAction<H::Document>) {
        if matches!(step, DocumentAction::Undo | DocumentAction::Redo) {
            self.drag = None;
        }
        let opened = matches!(step, DocumentAction::Open(..));
        self.bench.apply(step);
        if opened {
            *self = Self::with_tools(self.bench.clone(), Some(self.kit.clone()));
        }
        self.prune_selection();
    }
}

impl<H: EditorTools> Reducible for EditorState<H> {
    type Action = EditorAction<H>;

    fn reduce(self: Rc<Self>, deed: EditorAction<H>) -> Rc<Self> {
        let mut studio = (*self).clone();
        match deed {
            EditorAction::Tap(at) => studio.tap(at),
            EditorAction::Drag(stroke) => studio.drag(stroke),
            EditorAction::SetTools(kit) => studio.set_tools(kit),
            EditorAction::UpdateTools(update) => {
                let mut tools = studio.kit.clone();
                update(&mut tools);
                studio.set_tools(tools);
            }
            EditorAction::Change(update) => studio.change(update),
            EditorAction::Merge(mark, update) => {
                let mut document = (**studio.committed()).clone();
                update(&mut document);
                studio.bench.merge(mark, document);
                studio.prune_selection();
            }
            EditorAction::Select(at) => studio.select(at, None),
            EditorAction::SelectObject(at, object) => studio.select(at, Some(object)),
            EditorAction::Delete => studio.delete(),
            EditorAction::Move(on) => studio.moving = on && studio.object.is_some(),
            EditorAction::Cancel => studio.cancel(),
            EditorAction::Document(step) => studio.apply_document_action(step),
        }
        Rc::new(studio)
    }
}
