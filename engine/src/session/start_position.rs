//! Sessions that begin in a given position instead of a deal.

use super::{LogEntry, ResumeError, Session, UndoPolicy};
use crate::chance::{OutcomeMismatch, Seed};
use crate::error::LoadError;
use crate::game::{Game, Status};
use std::sync::Arc;

impl<G: Game> Session<G> {
    /// Starts a session in `position`; later outcomes are drawn from `seed`.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let dealt = Session::new(game.clone(), 7);
    /// let mut position = game.to_position(dealt.state());
    /// position.round = 5;
    ///
    /// let session = Session::from_position(game, 7, position)?;
    /// assert_eq!(session.state().round, 5);
    /// assert!(session.start_state().is_some() && dealt.start_state().is_none());
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the position cannot be played; it names the path in the position and the
    /// reason.
    pub fn from_position(
        game: G,
        seed: impl Into<Seed>,
        position: G::Position,
    ) -> Result<Self, LoadError> {
        let state = game.state_from_position(position)?;
        Self::from_state(game, seed.into(), state)
    }

    /// Like [`Session::from_position`], for a state that its game has checked.
    pub(crate) fn from_state(game: G, seed: Seed, state: G::State) -> Result<Self, LoadError> {
        check_can_continue(&game, &state)?;
        Ok(Self {
            deal: Vec::new(),
            starts_from_position: true,
            game: Arc::new(game),
            seed,
            snapshots: vec![Arc::new(state.clone())],
            state,
            log: Vec::new(),
            events: Vec::new(),
            undone: Vec::new(),
            undo: UndoPolicy::Free,
            partial: None,
        })
    }

    /// Returns the state in which the session began; `None` if it was dealt.
    #[must_use]
    pub fn start_state(&self) -> Option<&G::State> {
        let first = self.snapshots.first().filter(|_| self.starts_from_position);
        first.map(|state| &**state)
    }

    /// Returns a session with the same start and another log.
    ///
    /// # Errors
    /// Returns the first entry that this game does not accept.
    pub fn with_log(&self, log: &[LogEntry<G::Action>]) -> Result<Self, ResumeError<G::Refusal>> {
        let mut session = self
            .branch_at(0, self.seed)
            .ok_or(ResumeError::Deal(OutcomeMismatch::default()))?;
        session.replay_log(log)?;
        Ok(session)
    }
}

/// Rejects a state in which a seat that the game waits for cannot act.
fn check_can_continue<G: Game>(game: &G, state: &G::State) -> Result<(), LoadError> {
    let Status::WaitingFor(seats) = game.status(state) else {
        return Ok(());
    };
    let stuck = |reason: &str| Err(LoadError::new("position", "position", reason));
    if seats.is_empty() {
        return stuck("the match is over, but the position has no result");
    }
    for seat in seats.iter() {
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        if list.is_empty() {
            return stuck("a seat that must act has no legal action");
        }
    }
    Ok(())
}
