//! Partial sessions: matches that run in another browser and of which only the information of one
//! seat is known. The hidden part of the state is a guess. A partial session knows the view, the
//! legal actions and the past events of the seat; only the host can continue the match.

use super::Session;
use crate::chance::Seed;
use crate::error::LoadError;
use crate::game::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The part of one log entry that a seat may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "VisibleEntry"))]
pub struct VisibleEntry<E> {
    /// The seat that acted.
    pub seat: Seat,
    /// The events that this viewer may know.
    pub events: Vec<E>,
}

/// The part of a match that one seat may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartialSession<E> {
    /// The visible part of each log entry, in order.
    pub steps: Vec<VisibleEntry<E>>,
    /// The seat whose information this is, if it may ask to undo the last entry; otherwise `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Seat>,
}

impl<E> Default for PartialSession<E> {
    fn default() -> Self {
        Self {
            steps: Vec::new(),
            back: None,
        }
    }
}

impl<G: Game> Session<G> {
    /// Creates a partial session from visible entries; `position` is a guess of the current
    /// position.
    ///
    /// # Errors
    /// Returns an error if the position cannot be played; it names the path in the position and the
    /// reason.
    pub fn from_partial(
        game: G,
        position: G::Position,
        partial: PartialSession<G::Event>,
    ) -> Result<Self, LoadError> {
        let mut session = Self::from_position(game, Seed::default(), position)?;
        session.partial = Some(Arc::new(partial));
        Ok(session)
    }

    /// Returns the visible entries; `None` for a session that is known completely.
    #[must_use]
    pub fn partial_session(&self) -> Option<&PartialSession<G::Event>> {
        self.partial.as_deref()
    }

    /// Returns whether the session is partial. Such a session cannot be shared, replayed from the
    /// start or continued.
    #[must_use]
    pub const fn is_partial(&self) -> bool {
        self.partial.is_some()
    }

    /// Returns the number of log entries, including those of which only the events are known.
    #[must_use]
    pub fn entry_count(&self) -> usize {
        self.visible_entry_count() + self.log.len()
    }

    /// Returns the seat that acted in entry number `entry`; `None` beyond the end of the log.
    #[must_use]
    pub fn actor(&self, entry: usize) -> Option<Seat> {
        match self.visible_entry(entry) {
            Some(step) => Some(step.seat),
            None => Some(
                self.log
                    .get(entry.checked_sub(self.visible_entry_count())?)?
                    .seat,
            ),
        }
    }

    /// Returns the number of entries of which only the events are known.
    pub(super) fn visible_entry_count(&self) -> usize {
        self.partial_session()
            .map_or(0, |partial| partial.steps.len())
    }

    /// Returns the visible part of entry number `entry`.
    pub(super) fn visible_entry(&self, entry: usize) -> Option<&VisibleEntry<G::Event>> {
        self.partial_session()?.steps.get(entry)
    }
}
