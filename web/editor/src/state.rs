//! The state of an editor (the open document, the tools, the selection) and its reducer.

pub mod editor_tools;

use super::document::{DocumentAction, EditorDocument};
use crate::state::editor_tools::{EditorTools, ToolKind};
use board::StrokeEvent;
use std::rc::Rc;
use ui::update::Update;
use yew::Reducible;

/// The state of an editor of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct EditorState<H: EditorTools> {
    document: EditorDocument<H::Document>,
    drag: Option<Drag<H>>,
    pub tools: H::ToolSettings,
    pub selected: Option<H::Place>,
    /// The place that was touched last, which screen readers announce.
    pub touched: Option<H::Place>,
    /// The selected object on the selected place.
    pub object: Option<H::Object>,
    /// The first corner of a shape, while the second is pending.
    pub corner: Option<H::Place>,
    /// Whether the next place that is picked is the destination of the selected object.
    pub is_moving: bool,
}

/// A drag in progress. Its result is shown as a preview, and recorded when it ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Drag<H: EditorTools> {
    /// The place where the drag began.
    pub first: H::Place,
    /// The place that the drag has reached.
    pub last: H::Place,
    /// The result of the drag if it ended now.
    pub shown: Rc<H::Document>,
    /// The object that the drag moves.
    pub grabbed: Option<H::Object>,
    /// The object that the drag has added to the board.
    pub added: Option<H::Object>,
}

/// An action on the state of an editor.
pub enum EditorAction<H: EditorTools> {
    Tap(H::Place),
    /// An event of a drag on the board.
    Drag(StrokeEvent),
    SetTools(H::ToolSettings),
    UpdateTools(Update<H::ToolSettings>),
    /// Changes the document as one undo step.
    Change(Update<H::Document>),
    /// Changes the document; consecutive changes with the same mark, such as the characters of a
    /// name, are one undo step.
    Merge(&'static str, Update<H::Document>),
    /// Selects a place and the first object on it.
    Select(H::Place),
    SelectObject(H::Place, H::Object),
    /// Deletes the selected object, or clears the selected place if no object is selected.
    Delete,
    /// Starts or stops waiting for the place to which the selected object moves.
    Move(bool),
    /// Applies an action to the document as a whole.
    Document(DocumentAction<H::Document>),
    /// Cancels the drag, the pending corner or the move; if there is none, clears the selection.
    Cancel,
}

impl<H: EditorTools> EditorAction<H> {
    /// Returns an action that changes the document as one undo step.
    pub fn change(change: impl FnOnce(&mut H::Document) + 'static) -> Self {
        Self::Change(Box::new(change))
    }
}

impl<H: EditorTools> EditorState<H> {
    /// Creates the state of an editor with this document and the default tools.
    #[must_use]
    pub fn new(document: EditorDocument<H::Document>) -> Self {
        Self::with_tools(document, None)
    }

    fn with_tools(document: EditorDocument<H::Document>, tools: Option<H::ToolSettings>) -> Self {
        Self {
            tools: H::init_tools(tools, document.present()),
            document,
            drag: None,
            selected: None,
            touched: None,
            object: None,
            corner: None,
            is_moving: false,
        }
    }

    #[must_use]
    pub const fn document(&self) -> &EditorDocument<H::Document> {
        &self.document
    }

    /// Returns the document as shown, including the preview of a drag.
    #[must_use]
    pub fn preview(&self) -> &Rc<H::Document> {
        self.drag
            .as_ref()
            .map_or_else(|| self.document.present(), |drag| &drag.shown)
    }

    /// Returns the document without the preview of a drag.
    #[must_use]
    pub const fn committed(&self) -> &Rc<H::Document> {
        self.document.present()
    }

    #[must_use]
    pub fn tool(&self) -> H::Tool {
        H::tool(&self.tools)
    }

    /// Returns whether an action will select a place; `select` is the tool that only selects.
    #[must_use]
    pub fn selects_place(&self, action: &EditorAction<H>, select: H::Tool) -> bool {
        matches!(
            action,
            EditorAction::Select(_) | EditorAction::SelectObject(..)
        ) || self.tool() == select && matches!(action, EditorAction::Tap(_))
    }

    /// Returns the action of a key that all editors share; `pointed` is the place under the
    /// pointer.
    #[must_use]
    pub fn key_action(&self, key: &str, pointed: Option<H::Place>) -> Option<EditorAction<H>> {
        if let Some(tool) = H::Tool::from_key(key) {
            return Some(EditorAction::SetTools(H::with_tool(&self.tools, tool)));
        }
        match key {
            "m" => Some(EditorAction::Move(!self.is_moving)),
            "delete" | "backspace" => match pointed.filter(|at| Some(*at) != self.selected) {
                Some(at) => {
                    let tools = self.tools.clone();
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

    /// Changes the document, without the preview of a drag, as one undo step.
    pub fn change(&mut self, change: impl FnOnce(&mut H::Document)) {
        let mut document = (**self.committed()).clone();
        change(&mut document);
        self.commit(document);
    }

    /// Records a new version of the document as one undo step.
    pub fn commit(&mut self, document: H::Document) {
        self.document.commit(document);
        self.prune_selection();
    }

    /// Selects a place and an object on it, by default the first.
    pub fn select(&mut self, at: H::Place, object: Option<H::Object>) {
        self.touched = Some(at);
        self.selected = Some(at);
        self.object = object;
        self.is_moving = false;
        self.prune_selection();
    }

    /// Selects a place; if it is already selected, selects the next object on it.
    pub fn select_next(&mut self, at: H::Place) {
        let objects = H::objects_at(self.committed(), at);
        let is_same_place = self.selected == Some(at);
        let place = objects
            .iter()
            .position(|object| Some(*object) == self.object);
        let next = match place {
            Some(place) if is_same_place => (place + 1) % objects.len().max(1),
            Some(_) | None => 0,
        };
        self.select(at, objects.get(next).copied());
    }

    /// Clears the parts of the selection that no longer exist.
    fn prune_selection(&mut self) {
        H::prune_selection(self);
        let objects = self.selected.map(|at| H::objects_at(self.committed(), at));
        let objects = objects.unwrap_or_default();
        if !self.object.is_some_and(|object| objects.contains(&object)) {
            self.object = objects.first().copied();
            self.is_moving = false;
        }
    }

    fn tap(&mut self, at: H::Place) {
        self.touched = Some(at);
        match (self.is_moving, self.object, self.selected) {
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
                    grabbed: H::grab(self, at),
                    added: None,
                });
                self.drag_along(&[at]);
            }
            StrokeEvent::Over(cell) => {
                let Some(drag) = &mut self.drag else { return };
                let unchanged = self.document.present();
                if let Some(at) = H::place_at(unchanged, cell) {
                    let path = H::path_between(unchanged, drag.last, at);
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

    /// Applies the next places of a drag. Only tools that paint keep the effect of the places before
    /// them; the others start again from the document before the drag.
    fn drag_along(&mut self, path: &[H::Place]) {
        let Some(mut drag) = self.drag.take() else {
            return;
        };
        let mut document = if H::paints(self.tool()) {
            (*drag.shown).clone()
        } else {
            (**self.committed()).clone()
        };
        H::drag_along(self, &mut drag, &mut document, path);
        drag.shown = Rc::new(document);
        self.drag = Some(drag);
    }

    fn set_tools(&mut self, tools: H::ToolSettings) {
        if H::tool(&tools) != self.tool() {
            self.corner = None;
            self.is_moving = false;
        }
        self.tools = tools;
        self.prune_selection();
    }

    fn delete(&mut self) {
        let tools = self.tools.clone();
        match (self.selected, self.object) {
            (Some(at), Some(object)) => {
                self.change(|document| H::remove_object(&tools, document, at, object))
            }
            (Some(at), None) => self.change(|document| H::clear_place(&tools, document, at)),
            (None, _) => {}
        }
    }

    fn cancel(&mut self) {
        if self.drag.take().is_none() && self.corner.take().is_none() && !self.is_moving {
            self.selected = None;
            self.object = None;
        }
        self.is_moving = false;
    }

    fn apply_document_action(&mut self, step: DocumentAction<H::Document>) {
        if matches!(step, DocumentAction::Undo | DocumentAction::Redo) {
            self.drag = None;
        }
        let opened = matches!(step, DocumentAction::Open(..));
        self.document.apply(step);
        if opened {
            *self = Self::with_tools(self.document.clone(), Some(self.tools.clone()));
        }
        self.prune_selection();
    }
}

impl<H: EditorTools> Reducible for EditorState<H> {
    type Action = EditorAction<H>;

    fn reduce(self: Rc<Self>, action: EditorAction<H>) -> Rc<Self> {
        let mut editor_state = (*self).clone();
        match action {
            EditorAction::Tap(at) => editor_state.tap(at),
            EditorAction::Drag(stroke) => editor_state.drag(stroke),
            EditorAction::SetTools(tools) => editor_state.set_tools(tools),
            EditorAction::UpdateTools(update) => {
                let mut tools = editor_state.tools.clone();
                update(&mut tools);
                editor_state.set_tools(tools);
            }
            EditorAction::Change(update) => editor_state.change(update),
            EditorAction::Merge(mark, update) => {
                let mut document = (**editor_state.committed()).clone();
                update(&mut document);
                editor_state.document.merge(mark, document);
                editor_state.prune_selection();
            }
            EditorAction::Select(at) => editor_state.select(at, None),
            EditorAction::SelectObject(at, object) => editor_state.select(at, Some(object)),
            EditorAction::Delete => editor_state.delete(),
            EditorAction::Move(on) => editor_state.is_moving = on && editor_state.object.is_some(),
            EditorAction::Cancel => editor_state.cancel(),
            EditorAction::Document(step) => editor_state.apply_document_action(step),
        }
        Rc::new(editor_state)
    }
}
