//! Sessions that begin in a position of somebody's choice instead of a deal.

use super::{LogEntry, ResumeError, Session, UndoPolicy};
use crate::chance::{OutcomeMismatch, Seed};
use crate::error::LoadError;
use crate::game::{Game, Status};
use std::sync::Arc;

impl<G: Game> Session<G> {
    /// A game that begins in `position`; what play draws comes from `seed`.
    ///
    /// # Errors
    /// Names the place in the position that cannot be played, and why.
    pub fn from_position(
        game: G,
        seed: impl Into<Seed>,
        position: G::Position,
    ) -> Result<Self, LoadError> {
        let state = game.state_from_position(position)?;
        Self::from_state(game, seed.into(), state)
    }

    /// As [`Session::from_position`], for a state that its game has checked.
    pub(crate) fn from_state(game: G, seed: Seed, state: G::State) -> Result<Self, LoadError> {
        check_can_continue(&game, &state)?;
        Ok(Self {
            deal: Vec::new(),
            placed: true,
            game: Arc::new(game),
            seed,
            snapshots: vec![Arc::new(state.clone())],
            state,
            log: Vec::new(),
            events: Vec::new(),
            undone: Vec::new(),
            undo: UndoPolicy::Free,
            hearsay: None,
        })
    }

    /// The state in which it began, if that was not dealt.
    #[must_use]
    pub fn start_state(&self) -> Option<&G::State> {
        let first = self.snapshots.first().filter(|_| self.placed);
        first.map(|state| &**state)
    }

    /// A session with the same beginning and another log.
    ///
    /// # Errors
    /// The first entry that this table does not accept.
    pub fn with_log(&self, log: &[LogEntry<G::Action>]) -> Result<Self, ResumeError<G::Refusal>> {
        let mut session = self
            .branch_at(0, self.seed)
            .ok_or(ResumeError::Deal(OutcomeMismatch::default()))?;
        session.replay_log(log)?;
        Ok(session)
    }
}

/// Holds a position to the law that whoever is waited for can act.
fn check_can_continue<G: Game>(game: &G, state: &G::State) -> Result<(), LoadError> {
    let Status::WaitingFor(seats) = game.status(state) else {
        return Ok(());
    };
    let stuck = |reason: &str| Err(LoadError::new("position", "position", reason));
    if seats.is_empty() {
        return stuck("it is over for everybody, and says no result");
    }
    for seat in seats.iter() {
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        if list.is_empty() {
            return stuck("a seat that is waited for can do nothing");
        }
    }
    Ok(())
}
