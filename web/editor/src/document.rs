//! The document that is open in an editor: its undo history, its origin, and whether it is saved.

use super::History;
use std::rc::Rc;

/// The source from which a document was opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum DocumentOrigin {
    /// A new document, or one from a file or a link.
    #[default]
    New,
    /// A shipped document, by its id.
    Shipped(String),
    /// A document that the player has saved, by the id of its record.
    Own(String),
}

impl DocumentOrigin {
    /// Returns the id of the document in URLs, or `None` for a new one.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::New => None,
            Self::Shipped(id) | Self::Own(id) => Some(id),
        }
    }
}

/// An action on the document as a whole.
pub enum DocumentAction<S> {
    Undo,
    Redo,
    /// Opens another document; the flag is true if it is not saved yet.
    Open(Box<S>, DocumentOrigin, bool),
    /// Marks the document as being saved in the record with this id.
    Saving(String),
    /// Marks this version as saved in the record with this id.
    Saved(String, Rc<S>),
}

/// The document that is open in an editor.
#[derive(Clone, PartialEq, Debug)]
pub struct EditorDocument<S> {
    history: History<S>,
    clean: Option<Rc<S>>,
    /// The id of the record in which the document is being saved, or was saved last.
    record: Option<String>,
    pub origin: DocumentOrigin,
}

impl<S: Clone + PartialEq> EditorDocument<S> {
    /// Opens a document that counts as saved.
    #[must_use]
    pub fn new(first: S, origin: DocumentOrigin) -> Self {
        let history = History::new(first);
        Self {
            clean: Some(history.present().clone()),
            history,
            record: None,
            origin,
        }
    }

    /// Returns the same document, marked as unsaved.
    #[must_use]
    pub fn into_unsaved(mut self) -> Self {
        self.clean = None;
        self
    }

    /// Returns the id of the record in which the document is saved, or is about to be.
    #[must_use]
    pub const fn record_id(&self) -> Option<&String> {
        match (&self.origin, &self.record) {
            (DocumentOrigin::Own(id), _)
            | (DocumentOrigin::New | DocumentOrigin::Shipped(_), Some(id)) => Some(id),
            (DocumentOrigin::New | DocumentOrigin::Shipped(_), None) => None,
        }
    }

    /// Returns whether the document is saved, or being saved, in this record.
    #[must_use]
    pub fn is_record(&self, record: &str) -> bool {
        self.record_id().is_some_and(|own_id| own_id == record)
    }

    /// Returns the current version of the document.
    #[must_use]
    pub const fn present(&self) -> &Rc<S> {
        self.history.present()
    }

    /// Returns whether the document has changed since it was opened or saved.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.clean.as_ref() != Some(self.history.present())
    }

    /// Returns whether undo and whether redo is possible.
    #[must_use]
    pub const fn can_undo_redo(&self) -> (bool, bool) {
        (self.history.can_undo(), self.history.can_redo())
    }

    /// Records a new version as one undo step.
    pub fn commit(&mut self, next: S) {
        self.history.record(next);
    }

    /// Records a new version, merged into the last undo step if that has the same mark.
    pub fn merge(&mut self, mark: &'static str, next: S) {
        self.history.merge(mark, next);
    }

    pub fn apply(&mut self, step: DocumentAction<S>) {
        match step {
            DocumentAction::Undo => self.history.undo(),
            DocumentAction::Redo => self.history.redo(),
            DocumentAction::Open(next, origin, foreign) => {
                *self = Self::new(*next, origin);
                if foreign {
                    self.clean = None;
                }
            }
            DocumentAction::Saving(id) => self.record = Some(id),
            // The save may end after another document was opened.
            DocumentAction::Saved(id, saved) if self.is_record(&id) => {
                self.origin = DocumentOrigin::Own(id);
                self.clean = Some(saved);
            }
            DocumentAction::Saved(..) => {}
        }
    }
}
