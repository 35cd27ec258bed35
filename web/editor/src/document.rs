//! What an editor has in hand: its steps back and forth, where it comes from, and whether it is
//! kept as it stands. Draws nothing.

use super::History;
use std::rc::Rc;

/// Where a thing comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum DocumentOrigin {
    /// Nowhere: it is new, or came by file or link.
    #[default]
    New,
    /// The box, by its id.
    Shipped(String),
    /// One's own shelf, by the id of its record.
    Own(String),
}

impl DocumentOrigin {
    /// Its id in addresses; none for a new one.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::New => None,
            Self::Shipped(id) | Self::Own(id) => Some(id),
        }
    }
}

/// What happens to the thing as a whole.
pub enum DocumentAction<S> {
    /// A step back.
    Undo,
    /// The same step again.
    Redo,
    /// Another one comes into hand; the last says whether it is kept nowhere yet.
    Open(Box<S>, DocumentOrigin, bool),
    /// It is about to be kept as a record.
    Saving(String),
    /// It is kept as a record.
    Saved(String, Rc<S>),
}

/// The thing in hand.
#[derive(Clone, PartialEq, Debug)]
pub struct EditorDocument<S> {
    history: History<S>,
    clean: Option<Rc<S>>,
    /// The record in which it is being kept, or was last.
    record: Option<String>,
    /// Where it comes from.
    pub origin: DocumentOrigin,
}

impl<S: Clone + PartialEq> EditorDocument<S> {
    /// Begins with a thing.
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

    /// The same, not saved as it stands.
    #[must_use]
    pub fn into_unsaved(mut self) -> Self {
        self.clean = None;
        self
    }

    /// The record in which the thing in hand is kept, or is about to be.
    #[must_use]
    pub const fn record_id(&self) -> Option<&String> {
        match (&self.origin, &self.record) {
            (DocumentOrigin::Own(id), _)
            | (DocumentOrigin::New | DocumentOrigin::Shipped(_), Some(id)) => Some(id),
            (DocumentOrigin::New | DocumentOrigin::Shipped(_), None) => None,
        }
    }

    /// Whether the thing in hand is the one of a record.
    #[must_use]
    pub fn is_record(&self, record: &str) -> bool {
        self.record_id().is_some_and(|own| own == record)
    }

    /// The thing as it stands.
    #[must_use]
    pub const fn present(&self) -> &Rc<S> {
        self.history.present()
    }

    /// Whether it has changed since it was opened or saved.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.clean.as_ref() != Some(self.history.present())
    }

    /// Whether a step can be taken back, and one done again.
    #[must_use]
    pub const fn can_undo_redo(&self) -> (bool, bool) {
        (self.history.can_undo(), self.history.can_redo())
    }

    /// Goes on to another state of it.
    pub fn commit(&mut self, next: S) {
        self.history.record(next);
    }

    /// The same, as one step with those of the same mark before it.
    pub fn merge(&mut self, mark: &'static str, next: S) {
        self.history.merge(mark, next);
    }

    /// Takes a step of the whole.
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
            // It may come when another thing is in hand.
            DocumentAction::Saved(id, kept) if self.is_record(&id) => {
                self.origin = DocumentOrigin::Own(id);
                self.clean = Some(kept);
            }
            DocumentAction::Saved(..) => {}
        }
    }
}
