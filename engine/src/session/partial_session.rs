//! Matches of which a seat knows only what it was told: they are played elsewhere, and what that seat
//! may not know is guessed. Such a session answers what the seat sees, what it may do and what it was
//! told before. Only those who play the match go on with it.

use super::Session;
use crate::chance::Seed;
use crate::error::LoadError;
use crate::game::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What was told of one entry of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct VisibleEntry<E> {
    /// Who acted.
    pub seat: Seat,
    /// What may be known of what happened.
    pub events: Vec<E>,
}

/// What was told of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartialSession<E> {
    /// An entry of the log after another.
    pub steps: Vec<VisibleEntry<E>>,
    /// Who may ask to take back the last one, if that is the one who was told.
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
    /// A match as it was told: `position` is a guess of where it stands.
    ///
    /// # Errors
    /// Names the place in the position that cannot be played, and why.
    pub fn from_partial(
        game: G,
        position: G::Position,
        hearsay: PartialSession<G::Event>,
    ) -> Result<Self, LoadError> {
        let mut session = Self::from_position(game, Seed::default(), position)?;
        session.hearsay = Some(Arc::new(hearsay));
        Ok(session)
    }

    /// What was told, where the match is known by that alone.
    #[must_use]
    pub fn partial_session(&self) -> Option<&PartialSession<G::Event>> {
        self.hearsay.as_deref()
    }

    /// Whether the match is known only by what was told of it: it cannot be handed on, watched again
    /// or played without those who know it.
    #[must_use]
    pub const fn is_partial(&self) -> bool {
        self.hearsay.is_some()
    }

    /// How many entries its log has, with those that were told.
    #[must_use]
    pub fn entry_count(&self) -> usize {
        self.visible_entry_count() + self.log.len()
    }

    /// Who acted in entry number `entry`, told or not; nobody beyond the end.
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

    /// How many entries were told.
    pub(super) fn visible_entry_count(&self) -> usize {
        self.partial_session()
            .map_or(0, |hearsay| hearsay.steps.len())
    }

    /// What was told of entry number `entry`.
    pub(super) fn visible_entry(&self, entry: usize) -> Option<&VisibleEntry<G::Event>> {
        self.partial_session()?.steps.get(entry)
    }
}
