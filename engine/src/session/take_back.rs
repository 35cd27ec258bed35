//! Taking actions back and giving them again.
//!
//! Only what nobody else has seen the result of can be taken back: the last entry, by the seat that
//! gave it, if it is [`Reach::Open`] and asked chance for nothing.

use super::{STRIDE, Session};
use crate::chance::Script;
use crate::game::{Game, Reach, Seat};

/// Whether a session lets actions be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Undo {
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
    Final,
}

impl<G: Game> Session<G> {
    /// Allows or forbids taking back.
    pub const fn set_undo(&mut self, undo: Undo) {
        self.undo = undo;
    }

    /// Whether `seat` may take back the last action.
    ///
    /// # Errors
    /// Why not.
    pub fn check_undo(&self, seat: Seat) -> Result<(), UndoError> {
        if self.undo == Undo::Off {
            return Err(UndoError::Off);
        }
        let Some(entry) = self.log.last() else {
            let back = self.hearsay().and_then(|hearsay| hearsay.back);
            return if back == Some(seat) {
                Ok(())
            } else {
                Err(UndoError::Nothing)
            };
        };
        if entry.seat != seat {
            return Err(UndoError::OtherSeat(entry.seat));
        }
        if !entry.draws.is_empty() {
            return Err(UndoError::Chance);
        }
        match entry.reach {
            Reach::Open => Ok(()),
            Reach::Final => Err(UndoError::Final),
        }
    }

    /// Whether `seat` may take back the last action.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.check_undo(seat).is_ok()
    }

    /// Takes back the last action, which `seat` gave. One that was only told is taken back where it was
    /// played.
    ///
    /// # Errors
    /// Why not; nothing is changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.check_undo(seat)?;
        let left = self.log.len().checked_sub(1).ok_or(UndoError::Nothing)?;
        let state = self.state_at(self.told() + left);
        let state = state.ok_or(UndoError::Nothing)?;
        self.state = state;
        self.undone.extend(self.log.pop());
        self.events.truncate(left);
        self.snapshots.truncate(left / STRIDE + 1);
        Ok(())
    }

    /// Takes back everything that `seat` did since something became final; says how many actions.
    ///
    /// # Errors
    /// Why not even the last action can be taken back.
    pub fn take_back_turn(&mut self, seat: Seat) -> Result<usize, UndoError> {
        self.undo(seat)?;
        let mut count = 1;
        while self.undo(seat).is_ok() {
            count += 1;
        }
        Ok(count)
    }

    /// The seat whose action was taken back last.
    #[must_use]
    pub fn taken_back_by(&self) -> Option<Seat> {
        self.undone.last().map(|entry| entry.seat)
    }

    /// Whether `seat` may give again the action it took back last.
    ///
    /// # Errors
    /// Why not.
    pub fn check_redo(&self, seat: Seat) -> Result<(), UndoError> {
        if self.undo == Undo::Off {
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
        let mut script = Script::new(&entry.draws);
        let step = self
            .attempt(entry.seat, entry.action, &mut script)
            .map_err(|_| UndoError::Nothing)?;
        Ok(self.commit(step))
    }
}
