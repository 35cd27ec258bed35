//! Carries out actions: first on a copy of the state, then as an entry in the log.

use super::{ActError, LogEntry, ResumeError, SNAPSHOT_INTERVAL, Session};
use crate::chance::{
    Chance, ChanceOutcome, DynChance, Recorder, ScriptedChance, ScriptedPrefix, SeededRng,
};
use crate::game::{Game, Seat};
use std::sync::Arc;

/// The result of an action that was carried out on a copy of the state.
pub(super) struct AppliedAction<G: Game> {
    pub(super) entry: LogEntry<G::Action>,
    pub(super) state: G::State,
    pub(super) events: Vec<G::Event>,
}

impl<G: Game> Session<G> {
    /// Carries out every entry with its recorded draws.
    pub(crate) fn replay_log(
        &mut self,
        log: &[LogEntry<G::Action>],
    ) -> Result<(), ResumeError<G::Refusal>> {
        for (entry, recorded) in log.iter().enumerate() {
            self.act_scripted(recorded.seat, recorded.action, &recorded.draws)
                .map_err(|cause| ResumeError::Entry { entry, cause })?;
        }
        Ok(())
    }

    /// Carries out `action` for `seat`, with random outcomes from the seed. Returns the events.
    ///
    /// ```
    /// use engine::game::{Game, Seat};
    /// use engine::rift::{Rift, action::Action, options::Options};
    /// use engine::session::{ActError, Session};
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let mut session = Session::new(game, 7);
    /// let refused = session.act(Seat(0), Action::EndTurn);
    /// assert!(matches!(refused, Err(ActError::Refused(_))));
    /// // Nothing has changed.
    /// assert!(session.log().is_empty());
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    ///
    /// # Errors
    /// Returns the reason why the action is not legal.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let mut chance = self.chance();
        self.act_with(seat, action, &mut chance)
    }

    /// Carries out `action` with outcomes of another source, such as real dice.
    ///
    /// # Errors
    /// Returns the reason why the action is not legal.
    pub fn act_with(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let step = self.attempt(seat, action, chance)?;
        self.undone.clear();
        Ok(self.commit(step))
    }

    /// Carries out `action` with exactly these outcomes.
    ///
    /// # Errors
    /// Returns the reason why the action is not legal, or the mismatch if it requests other
    /// outcomes.
    pub fn act_scripted(
        &mut self,
        seat: Seat,
        action: G::Action,
        draws: &[ChanceOutcome],
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let mut script = ScriptedChance::new(draws);
        let step = self.attempt(seat, action, &mut script)?;
        if let Some(mismatch) = script.mismatch() {
            return Err(ActError::Draws(mismatch));
        }
        self.undone.clear();
        Ok(self.commit(step))
    }

    /// Carries out `action` with these outcomes first and those of the seed afterwards.
    ///
    /// # Errors
    /// Returns the reason why the action is not legal, or the first outcome that does not fit.
    pub fn act_with_prefix(
        &mut self,
        seat: Seat,
        action: G::Action,
        draws: &[ChanceOutcome],
    ) -> Result<&[G::Event], ActError<G::Refusal>> {
        let mut prefixed = ScriptedPrefix::new(draws, self.chance());
        let step = self.attempt(seat, action, &mut prefixed)?;
        if let Some(mismatch) = prefixed.mismatch() {
            return Err(ActError::Draws(mismatch));
        }
        self.undone.clear();
        Ok(self.commit(step))
    }

    /// Returns the source of outcomes for the next entry.
    fn chance(&self) -> SeededRng {
        SeededRng::new(self.seed, self.log.len() as u64 + 1)
    }

    /// Computes the result of `action` without changing the session.
    pub(super) fn attempt(
        &self,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<AppliedAction<G>, ActError<G::Refusal>> {
        self.attempt_in(&self.state, seat, action, chance)
    }

    /// Like [`Session::attempt`], from any state.
    pub(super) fn attempt_in(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<AppliedAction<G>, ActError<G::Refusal>> {
        if seat != Seat::TABLE && !self.game.seats().contains(seat) {
            return Err(ActError::NoSuchSeat(seat));
        }
        let mut state = state.clone();
        let mut events = Vec::new();
        let mut recorder = Recorder::new(chance);
        let mut chance = DynChance(&mut recorder);
        let undo = self
            .game
            .act(&mut state, seat, action, &mut chance, &mut events)
            .map_err(ActError::Refused)?;
        let draws = recorder.draws;
        Ok(AppliedAction {
            entry: LogEntry {
                seat,
                action,
                draws,
                undo,
            },
            state,
            events,
        })
    }

    pub(super) fn commit(&mut self, step: AppliedAction<G>) -> &[G::Event] {
        self.state = step.state;
        // A game cannot check all properties of a given position, so later states may not be
        // reachable by play.
        debug_assert!(
            self.starts_from_position || self.game.validate(&self.state).is_ok(),
            "{:?} after {:?}",
            self.game.validate(&self.state),
            step.entry
        );
        self.log.push(step.entry);
        self.events.push(step.events.into());
        if self.log.len().is_multiple_of(SNAPSHOT_INTERVAL) {
            self.snapshots.push(Arc::new(self.state.clone()));
        }
        self.events.last().map_or(&[], |events| events)
    }
}
