//! Undo and redo.
//!
//! Only an action whose result nobody else has seen can be undone: the last entry, by the seat that
//! took it, if it is [`Undo::Allowed`] and drew no random outcome. Where several seats choose at
//! the same time, others may have acted since. Their entries stay if none of these seats could see
//! the effect of the undone entry, and if their entries can be undone as well.

use super::act::AppliedAction;
use super::{LogEntry, SNAPSHOT_INTERVAL, Session};
use crate::chance::ScriptedChance;
use crate::game::{Game, Seat, Undo, Viewer};

/// Whether a session allows undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UndoPolicy {
    /// Undo is possible wherever the game allows it.
    #[default]
    Free,
    /// Undo is not possible, because other players see every action at once.
    Off,
}

/// The reason why no action was undone or redone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The session does not allow undo.
    #[error("undo is switched off")]
    Off,
    /// The log has no action to undo or redo.
    #[error("there is nothing to undo or redo")]
    Nothing,
    /// The action belongs to another seat.
    #[error("the action belongs to seat {}", .0.0)]
    OtherSeat(Seat),
    /// The action rolled dice or drew cards.
    #[error("an action with a chance outcome cannot be undone")]
    Chance,
    /// The action revealed information, or play has passed on.
    #[error("the action cannot be undone")]
    Barrier,
}

/// A session without one of its entries.
struct LogWithoutEntry<G: Game> {
    /// The state before the entry.
    before: G::State,
    /// The later entries, carried out without the removed one.
    later: Vec<AppliedAction<G>>,
}

impl<G: Game> Session<G> {
    /// Allows or forbids undo.
    pub const fn set_undo(&mut self, undo: UndoPolicy) {
        self.undo = undo;
    }

    /// Checks that `seat` may undo its last action.
    ///
    /// # Errors
    /// Returns the reason why it may not.
    pub fn check_undo(&self, seat: Seat) -> Result<(), UndoError> {
        if self.log.is_empty() && self.undo != UndoPolicy::Off {
            let back = self.partial_session().and_then(|partial| partial.back);
            return if back == Some(seat) {
                Ok(())
            } else {
                Err(UndoError::Nothing)
            };
        }
        let at = self.undoable_index(seat)?;
        if at + 1 == self.log.len() {
            return Ok(());
        }
        self.without(at).map(|_| ())
    }

    /// Returns the number of the entry that `seat` may undo, which is its last one.
    ///
    /// # Errors
    /// Returns the reason why the seat can undo no action.
    pub fn undoable_entry(&self, seat: Seat) -> Result<usize, UndoError> {
        self.check_undo(seat)?;
        self.undoable_index(seat)
            .map(|at| self.visible_entry_count() + at)
    }

    /// Returns the index in the log of the last action of `seat`, if all later entries can be
    /// undone.
    fn undoable_index(&self, seat: Seat) -> Result<usize, UndoError> {
        if self.undo == UndoPolicy::Off {
            return Err(UndoError::Off);
        }
        let last = self.log.last().ok_or(UndoError::Nothing)?;
        let other_seat_acted = UndoError::OtherSeat(last.seat);
        let at = self.log.iter().rposition(|entry| entry.seat == seat);
        let (at, entry) = at
            .and_then(|at| Some((at, self.log.get(at)?)))
            .ok_or(other_seat_acted)?;
        let mut later = self.log.iter().skip(at + 1);
        if !later.all(LogEntry::is_undoable) {
            return Err(other_seat_acted);
        }
        if !entry.draws.is_empty() {
            return Err(UndoError::Chance);
        }
        match entry.undo {
            Undo::Allowed => Ok(at),
            Undo::Barrier => Err(UndoError::Barrier),
        }
    }

    /// Computes the session without entry `at` of the log.
    fn without(&self, at: usize) -> Result<LogWithoutEntry<G>, UndoError> {
        let last = self.log.last().ok_or(UndoError::Nothing)?;
        let other_seat_acted = UndoError::OtherSeat(last.seat);
        let before = self.state_at(self.visible_entry_count() + at);
        let before = before.ok_or(UndoError::Nothing)?;
        let later = self.log.get(at + 1..).unwrap_or_default();
        if !later.is_empty() && !self.is_unseen(at, &before) {
            return Err(other_seat_acted);
        }
        let later = self.steps_from(&before, later).ok_or(other_seat_acted)?;
        Ok(LogWithoutEntry { before, later })
    }

    /// Returns whether only the seat of entry `at` of the log could see the effect of the entry.
    fn is_unseen(&self, at: usize, before: &G::State) -> bool {
        let entry = self.visible_entry_count() + at;
        let (Some(after), Some(seat)) = (self.state_at(entry + 1), self.actor(entry)) else {
            return false;
        };
        let seats = self.game.seats().without(seat).iter().map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).all(|viewer| {
            self.visible_events_at(entry, viewer).next().is_none()
                && self.game.view(before, viewer) == self.game.view(&after, viewer)
        })
    }

    /// Carries out entries from another state. `None` if one of them cannot be undone there.
    fn steps_from(
        &self,
        before: &G::State,
        entries: &[LogEntry<G::Action>],
    ) -> Option<Vec<AppliedAction<G>>> {
        let mut steps: Vec<AppliedAction<G>> = Vec::with_capacity(entries.len());
        for entry in entries {
            let state = steps.last().map_or(before, |step| &step.state);
            let mut script = ScriptedChance::new(&entry.draws);
            let step = self.attempt_in(state, entry.seat, entry.action, &mut script);
            let step = step.ok().filter(|step| step.entry == *entry)?;
            steps.push(step);
        }
        Some(steps)
    }

    /// Returns whether `seat` may undo its last action.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.check_undo(seat).is_ok()
    }

    /// Undoes the last action of `seat`. In a partial session, only the host can undo an action.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let mut session = Session::new(game, 7);
    /// let before = session.clone();
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// session.act(seat, session.legal_actions(seat)[0])?;
    ///
    /// session.undo(seat)?;
    /// assert_eq!(session, before);
    /// session.redo(seat)?;
    /// assert_eq!(session.log().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the reason why nothing was undone or redone; the session is then unchanged.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let at = self.undoable_index(seat)?;
        let LogWithoutEntry { before, later } = self.without(at)?;
        self.state = before;
        self.undone.extend(self.log.drain(at..).next());
        self.events.truncate(at);
        self.snapshots.truncate(at / SNAPSHOT_INTERVAL + 1);
        for step in later {
            self.commit(step);
        }
        Ok(())
    }

    /// Undoes all actions of `seat` since the last barrier. Returns the number of actions.
    ///
    /// # Errors
    /// Returns the reason why the last action cannot be undone.
    pub fn undo_turn(&mut self, seat: Seat) -> Result<usize, UndoError> {
        self.undo(seat)?;
        let mut count = 1;
        while self.undo(seat).is_ok() {
            count += 1;
        }
        Ok(count)
    }

    /// Returns the seat of the action that would be redone next.
    #[must_use]
    pub fn redo_seat(&self) -> Option<Seat> {
        self.undone.last().map(|entry| entry.seat)
    }

    /// Checks that `seat` may redo the action that it undid last.
    ///
    /// # Errors
    /// Returns the reason why it may not.
    pub fn check_redo(&self, seat: Seat) -> Result<(), UndoError> {
        if self.undo == UndoPolicy::Off {
            return Err(UndoError::Off);
        }
        match self.undone.last() {
            None => Err(UndoError::Nothing),
            Some(entry) if entry.seat != seat => Err(UndoError::OtherSeat(entry.seat)),
            Some(_) => Ok(()),
        }
    }

    /// Returns whether `seat` may redo the action that it undid last.
    #[must_use]
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.check_redo(seat).is_ok()
    }

    /// Redoes the action that was undone last. Returns its events.
    ///
    /// # Errors
    /// Returns the reason why nothing was undone or redone; the session is then unchanged.
    pub fn redo(&mut self, seat: Seat) -> Result<&[G::Event], UndoError> {
        self.check_redo(seat)?;
        let entry = self.undone.pop().ok_or(UndoError::Nothing)?;
        let mut script = ScriptedChance::new(&entry.draws);
        let step = self
            .attempt(entry.seat, entry.action, &mut script)
            .map_err(|_| UndoError::Nothing)?;
        Ok(self.commit(step))
    }
}
