//! Taking actions back and giving them again.
//!
//! Only what nobody else has seen the result of can be taken back: the last entry, by the seat that
//! gave it, if it is [`Undo::Allowed`] and asked chance for nothing. Where several seats choose at once,
//! others may have gone on meanwhile. Theirs stay, if none of them could see what is taken back, and
//! if theirs are as open.

use super::{AppliedAction, LogEntry, SNAPSHOT_INTERVAL, Session};
use crate::chance::ScriptedChance;
use crate::game::{Game, Seat, Undo, Viewer};

/// Whether a session lets actions be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UndoPolicy {
    /// As far as the game allows.
    #[default]
    Free,
    /// Never: every action is known to others at once.
    Off,
}

/// Why nothing was taken back, or given again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The session does not allow it.
    #[error("taking back is switched off")]
    Off,
    /// There is nothing to take back, or to give again.
    #[error("there is nothing left")]
    Nothing,
    /// The action is another seat's.
    #[error("the action is that of seat {}", .0.0)]
    OtherSeat(Seat),
    /// Dice were rolled or cards drawn.
    #[error("chance has decided")]
    Chance,
    /// Something was revealed, or play has passed on.
    #[error("the action is final")]
    Barrier,
}

/// A session without one of its entries.
struct LogWithoutEntry<G: Game> {
    /// The state before it.
    before: G::State,
    /// What came after it, as it is without it.
    later: Vec<AppliedAction<G>>,
}

impl<G: Game> Session<G> {
    /// Allows or forbids taking back.
    pub const fn set_undo(&mut self, undo: UndoPolicy) {
        self.undo = undo;
    }

    /// Whether `seat` may take back its last action.
    ///
    /// # Errors
    /// Why not.
    pub fn check_undo(&self, seat: Seat) -> Result<(), UndoError> {
        if self.log.is_empty() && self.undo != UndoPolicy::Off {
            let back = self.partial_session().and_then(|hearsay| hearsay.back);
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

    /// The number of the entry that `seat` may take back: its last one.
    ///
    /// # Errors
    /// Why there is none.
    pub fn undoable_entry(&self, seat: Seat) -> Result<usize, UndoError> {
        self.check_undo(seat)?;
        self.undoable_index(seat)
            .map(|at| self.visible_entry_count() + at)
    }

    /// Where in the log the last action of `seat` stands, if all since then is open.
    fn undoable_index(&self, seat: Seat) -> Result<usize, UndoError> {
        if self.undo == UndoPolicy::Off {
            return Err(UndoError::Off);
        }
        let last = self.log.last().ok_or(UndoError::Nothing)?;
        let answered = UndoError::OtherSeat(last.seat);
        let at = self.log.iter().rposition(|entry| entry.seat == seat);
        let (at, entry) = at
            .and_then(|at| Some((at, self.log.get(at)?)))
            .ok_or(answered)?;
        let mut later = self.log.iter().skip(at + 1);
        if !later.all(LogEntry::is_undoable) {
            return Err(answered);
        }
        if !entry.draws.is_empty() {
            return Err(UndoError::Chance);
        }
        match entry.reach {
            Undo::Allowed => Ok(at),
            Undo::Barrier => Err(UndoError::Barrier),
        }
    }

    /// The game as it would be without entry `at` of the log.
    fn without(&self, at: usize) -> Result<LogWithoutEntry<G>, UndoError> {
        let last = self.log.last().ok_or(UndoError::Nothing)?;
        let answered = UndoError::OtherSeat(last.seat);
        let before = self.state_at(self.visible_entry_count() + at);
        let before = before.ok_or(UndoError::Nothing)?;
        let later = self.log.get(at + 1..).unwrap_or_default();
        if !later.is_empty() && !self.is_unseen(at, &before) {
            return Err(answered);
        }
        let later = self.steps_from(&before, later).ok_or(answered)?;
        Ok(LogWithoutEntry { before, later })
    }

    /// Whether nobody but the seat of entry `at` of the log could see what it did.
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

    /// What entries lead to from another state, if they are as open there.
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

    /// Whether `seat` may take back its last action.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.check_undo(seat).is_ok()
    }

    /// Takes back the last action of `seat`. One that was only told is taken back where it was played.
    ///
    /// # Errors
    /// Why not; nothing is changed then.
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

    /// Takes back everything that `seat` did since something became final; says how many actions.
    ///
    /// # Errors
    /// Why not even the last action can be taken back.
    pub fn undo_turn(&mut self, seat: Seat) -> Result<usize, UndoError> {
        self.undo(seat)?;
        let mut count = 1;
        while self.undo(seat).is_ok() {
            count += 1;
        }
        Ok(count)
    }

    /// The seat whose action was taken back last.
    #[must_use]
    pub fn redo_seat(&self) -> Option<Seat> {
        self.undone.last().map(|entry| entry.seat)
    }

    /// Whether `seat` may give again the action it took back last.
    ///
    /// # Errors
    /// Why not.
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

    /// Whether `seat` may give again the action it took back last.
    #[must_use]
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.check_redo(seat).is_ok()
    }

    /// Gives again the action that was taken back last; gives back what happened.
    ///
    /// # Errors
    /// Why not; nothing is changed then.
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
